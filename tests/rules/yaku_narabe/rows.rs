//! What five cards in a row come to.

use hanakago::rules::CardSet;
use hanakago::rules::yaku_narabe::{RowScore, YAKU, YakuId, count};

use crate::common::{pile, table};

fn slugs(cards: &str) -> Vec<&'static str> {
    count(pile(cards), true).iter().map(|id| id.slug()).collect()
}

/// `(base, multiplier, score)` of a row.
fn told(cards: &str, month: u8) -> (i32, i32, i32) {
    let row = RowScore::of(pile(cards), Some(month), true);
    (row.base(), row.multiplier(), row.score())
}

#[test]
fn the_31_yaku_are_those_of_the_makers_list_and_one_card_short_is_none() {
    let rows = table("rows_yaku.txt");
    assert_eq!(rows.len(), YAKU.len());
    for (row, yaku) in rows.iter().zip(&YAKU) {
        let [slug, points, cards, filler] = row.as_slice() else { panic!("four cells: {row:?}") };
        assert_eq!((slug.as_str(), points.as_str()), (yaku.slug, yaku.points.to_string().as_str()));
        let made = pile(&format!("{cards} {filler}"));
        // A whole month has its plains inside it; everything else is made alone.
        let inside: &[YakuId] = match yaku.id {
            YakuId::FourWisterias => &[YakuId::Wisterias],
            YakuId::FourRains => &[YakuId::WildCard],
            YakuId::FourPaulownias => &[YakuId::Paulownias],
            _ => &[],
        };
        let want: Vec<YakuId> = inside.iter().copied().chain([yaku.id]).collect();
        assert_eq!(count(made, true).as_slice(), want, "{slug}");
        for card in pile(cards) {
            let mut short = made;
            short.remove(card);
            assert!(!count(short, true).contains(&yaku.id), "{slug} without {card}");
        }
    }
}

#[test]
fn the_four_yaku_of_brights_alone_exclude_each_other() {
    assert_eq!(slugs("1B 3B 8B 11B 12B"), ["five-brights"]);
    assert_eq!(slugs("1B 3B 8B 12B 5a"), ["four-brights"]);
    assert_eq!(slugs("1B 3B 11B 12B 5a"), ["rainy-four-brights"]);
    assert_eq!(slugs("1B 3B 12B 5a 6b"), ["three-brights"]);
    assert!(slugs("1B 11B 12B 5a 6b").is_empty(), "the rain man is none of the three");
}

#[test]
fn all_else_stacks() {
    assert_eq!(slugs("1B 3B 8B 9A 12B"), ["four-brights", "flower-viewing", "moon-viewing"]);
    assert_eq!(slugs("4A 4R 4a 4b 11P"), ["wisterias", "wild-card", "four-wisterias"]);
    assert_eq!(slugs("11B 11A 11R 11P 1a"), ["wild-card", "four-rains"]);
    assert_eq!(slugs("12B 12Y 12a 12b 1a"), ["paulownias", "four-paulownias"]);
    assert_eq!(slugs("1a 1b 2a 2b 11P"), ["pines", "plums", "wild-card", "chaff"]);
    assert_eq!(slugs("5A 8A 9A 8B 10A"), ["moon-viewing", "field-flowers"]);
    assert_eq!(slugs("2A 4A 8A 11A 6A"), ["flying-birds", "animals"]);
    assert_eq!(slugs("1R 2R 3R 11R 4R"), ["poetry-ribbons", "ribbons"]);
}

#[test]
fn the_sake_cup_is_a_plain_for_chaff_only_where_the_rule_says_so() {
    let row = pile("1a 2a 3a 5a 9A");
    assert_eq!(count(row, true).as_slice(), [YakuId::Chaff]);
    assert!(count(row, false).is_empty());
    assert!(count(pile("1a 2a 3a 5a 9b"), false).contains(&YakuId::Chaff), "five plains are always chaff");
    assert_eq!(count(pile("2A 4A 5A 6A 9A"), true).as_slice(), [YakuId::Animals], "and an animal all the same");
}

#[test]
fn every_card_of_the_bonus_month_multiplies_whether_or_not_it_takes_part() {
    assert_eq!(told("1R 2R 3R 6a 7a", 6), (25, 2, 50));
    assert_eq!(told("8B 9A 9R 9a 9b", 9), (35, 5, 175));
    assert_eq!(told("4A 4R 4a 4b 11P", 4), (55, 5, 275));
    assert_eq!(told("1B 3B 8B 9A 12B", 2), (130, 1, 130));
    assert_eq!(told("1a 2R 5R 1b 1R", 1), (10, 4, 40));
    assert_eq!(told("1B 2R 5R 1R 4a", 1), (0, 3, 0), "nothing times something is nothing");
    assert_eq!(RowScore::of(pile("1R 2R 3R 6a 7a"), None, true).multiplier(), 1);
}

#[test]
fn a_row_explains_itself() {
    let row = RowScore::of(pile("3B 8B 9A 3a 5a"), Some(3), true);
    let lines: Vec<(YakuId, CardSet, i32)> = row.yaku.iter().map(|line| (line.id, line.cards, line.points)).collect();
    assert_eq!(
        lines,
        [(YakuId::FlowerViewing, pile("3B 9A"), 25), (YakuId::MoonViewing, pile("8B 9A"), 25)],
        "each yaku with its cards"
    );
    assert_eq!(row.bonus, pile("3B 3a"));
    assert_eq!((row.base(), row.multiplier(), row.score()), (50, 3, 150));
    let rainy = RowScore::of(pile("1B 3B 11B 12B 5a"), None, true);
    assert_eq!(rainy.yaku[0].cards, pile("1B 3B 11B 12B"));
}

#[test]
fn a_row_that_is_not_full_says_what_it_holds_already() {
    assert_eq!(told("3B 9A", 3), (25, 2, 50));
    assert_eq!(told("", 3), (0, 1, 0));
}
