//! The sixteen yaku: when they are complete, what cancels what, and what they are worth by preset.

use std::collections::BTreeSet;

use hanakago::rules::hana_awase::{Settings, YAKU, YakuId, count};
use hanakago::rules::{CardSet, GameId, RuleSet};

use crate::common::{Dice, pile, runs, table};

fn book(preset: &str) -> Settings {
    Settings::from(&RuleSet::preset(GameId::HanaAwase, preset).expect("a preset"))
}

/// A row of the table of yaku.
struct Row {
    id: String,
    need: usize,
    cards: CardSet,
    reference: i32,
    classic: i32,
    chotto: i32,
    fewer: bool,
}

impl Row {
    fn points(&self, preset: &str) -> i32 {
        match preset {
            "fudawiki-classic" => self.classic,
            "nintendo-chotto" => self.chotto,
            "fewer-yaku" if !self.fewer => 0,
            "bakappana" => 0,
            _ => self.reference,
        }
    }
}

fn listed() -> Vec<Row> {
    let number = |cell: &String| cell.parse().expect("a number");
    let row = |row: Vec<String>| Row {
        id: row[0].clone(),
        need: row[1].parse().expect("a number"),
        cards: pile(&row[2]),
        reference: number(&row[3]),
        classic: number(&row[4]),
        chotto: number(&row[5]),
        fewer: row[6] == "yes",
    };
    table("yaku.txt").into_iter().map(row).collect()
}

const PRESETS: [&str; 6] = ["reference", "fewer-yaku", "bakappana", "fudawiki-classic", "friendly", "nintendo-chotto"];

/// Who cancels whom under a preset, by the table.
fn cancellations(preset: &str) -> Vec<(String, String)> {
    let rows = table("cancellations.txt").into_iter().filter(|row| row[2] == "every" || row[2] == preset);
    rows.map(|row| (row[0].clone(), row[1].clone())).collect()
}

/// What a pile makes by the tables alone: what counts, what is cancelled, the points.
fn by_the_tables(preset: &str, pile: CardSet) -> (BTreeSet<String>, BTreeSet<String>, i32) {
    let listed = listed();
    let played = |row: &&Row| row.points(preset) > 0 && (pile & row.cards).len() >= row.need;
    let complete: BTreeSet<String> = listed.iter().filter(played).map(|row| row.id.clone()).collect();
    let pairs = cancellations(preset);
    let cancels = |by: &String, victim: &String| pairs.contains(&(by.clone(), victim.clone()));
    let counts: BTreeSet<String> =
        complete.iter().filter(|victim| !complete.iter().any(|by| cancels(by, victim))).cloned().collect();
    // Only a yaku that counts is named as the one that cancels.
    let mut cancelled = BTreeSet::new();
    for victim in complete.difference(&counts) {
        let by = listed.iter().map(|row| &row.id).find(|by| counts.contains(*by) && cancels(by, victim));
        cancelled.insert(format!("{victim}<{}", by.expect("one that counts cancels it")));
    }
    let points = listed.iter().filter(|row| counts.contains(&row.id)).map(|row| row.points(preset)).sum();
    (counts, cancelled, points)
}

fn by_the_engine(preset: &str, pile: CardSet) -> (BTreeSet<String>, BTreeSet<String>, i32) {
    let book = book(preset).book;
    let counted = count(pile, &book);
    let counts = counted.yaku.iter().map(|id| id.slug().to_owned()).collect();
    let cancelled = counted.cancelled.iter().map(|(victim, by)| format!("{}<{}", victim.slug(), by.slug())).collect();
    (counts, cancelled, counted.points(&book))
}

#[test]
fn the_engine_lists_the_sixteen_yaku_of_the_rules() {
    let listed = listed();
    assert_eq!(listed.len(), 16);
    for (row, yaku) in listed.iter().zip(&YAKU) {
        assert_eq!((yaku.slug, yaku.cards, yaku.need), (row.id.as_str(), row.cards, row.need));
        assert_eq!(yaku.id.yaku().slug, yaku.slug);
        assert_eq!(serde_json::to_string(&yaku.id).unwrap(), format!("\"{}\"", row.id));
    }
}

#[test]
fn each_preset_gives_its_own_points() {
    for preset in PRESETS {
        let book = book(preset).book;
        for (row, yaku) in listed().iter().zip(&YAKU) {
            assert_eq!(book.points(yaku.id), row.points(preset), "{} in {preset}", row.id);
        }
        let played: Vec<&str> = book.played().map(YakuId::slug).collect();
        let listed = listed();
        let want: Vec<&str> = listed.iter().filter(|row| row.points(preset) > 0).map(|row| row.id.as_str()).collect();
        assert_eq!(played, want);
    }
}

#[test]
fn piles_make_what_the_table_says() {
    let rows = table("piles.txt");
    assert!(rows.len() > 60);
    for row in rows {
        let pile = match row[1].as_str() {
            "all" => CardSet::FULL,
            "none" => CardSet::EMPTY,
            codes => pile(codes),
        };
        let words = |cell: &String| cell.split_whitespace().map(ToOwned::to_owned).collect::<BTreeSet<_>>();
        let want = (words(&row[2]), words(&row[3]), row[4].parse().unwrap());
        assert_eq!(by_the_engine(&row[0], pile), want, "{row:?}");
    }
}

#[test]
fn every_yaku_needs_each_of_its_cards() {
    for yaku in &YAKU {
        let exact: Vec<CardSet> = if yaku.need == yaku.cards.len() {
            vec![yaku.cards]
        } else {
            // Any seven, any six of the nine counted ribbons.
            let nine: Vec<_> = yaku.cards.iter().collect();
            let choose = |bits: u32| (0..9).filter(|place| bits >> place & 1 == 1).map(|place| nine[place]).collect();
            (0..512_u32).filter(|bits| bits.count_ones() as usize == yaku.need).map(choose).collect()
        };
        for pile in exact {
            let made = |pile: CardSet| {
                let counted = count(pile, &book("reference").book);
                counted.yaku.contains(&yaku.id) || counted.cancelled.iter().any(|(victim, _)| *victim == yaku.id)
            };
            assert!(made(pile), "{} with {pile:?}", yaku.slug);
            for card in pile {
                let short = pile - CardSet::of(card);
                assert!(!made(short), "{} without {card}", yaku.slug);
                // Nor does anything outside of the yaku's cards make up for the missing one.
                assert!(!made((CardSet::FULL - yaku.cards) | short), "{} without {card}", yaku.slug);
            }
        }
    }
}

#[test]
fn the_willow_ribbon_never_counts_for_six_or_seven() {
    for bits in 0..1024_u64 {
        let ribbons = ["1R", "2R", "3R", "4R", "5R", "6R", "7R", "9R", "10R", "11R"];
        let codes: Vec<&str> = (0..10).filter(|place| bits >> place & 1 == 1).map(|place| ribbons[place]).collect();
        let counted = codes.iter().filter(|code| **code != "11R").count();
        let (counts, cancelled, _) = by_the_engine("reference", pile(&codes.join(" ")));
        assert_eq!(counts.contains("seven-ribbons"), counted >= 7, "{codes:?}");
        assert_eq!(counts.contains("six-ribbons"), counted == 6, "{codes:?}");
        assert_eq!(cancelled.contains("six-ribbons<seven-ribbons"), counted >= 7, "{codes:?}");
    }
}

#[test]
fn nothing_cancels_but_what_the_table_names() {
    // Two at a time and three at a time, every yaku with every other.
    for preset in PRESETS {
        for a in &YAKU {
            for b in &YAKU {
                for c in &YAKU {
                    let pile = a.cards | b.cards | c.cards;
                    assert_eq!(by_the_engine(preset, pile), by_the_tables(preset, pile), "{preset}: {pile:?}");
                    if b.id >= a.id {
                        break;
                    }
                }
            }
        }
    }
}

#[test]
fn random_piles_make_what_the_tables_say() {
    let mut dice = Dice::new(4);
    for _ in 0..runs(300, 20_000) {
        let pile = dice.pile();
        let preset = *dice.pick(&PRESETS);
        assert_eq!(by_the_engine(preset, pile), by_the_tables(preset, pile), "{preset}: {pile:?}");
    }
}

#[test]
fn fewer_and_none_lie_over_any_preset() {
    for preset in PRESETS {
        let mut rules = RuleSet::preset(GameId::HanaAwase, preset).unwrap();
        rules.set("yaku", 1).unwrap();
        for (row, yaku) in listed().iter().zip(&YAKU) {
            let own = if matches!(preset, "fewer-yaku" | "bakappana") { row.reference } else { row.points(preset) };
            let points = Settings::from(&rules).book.points(yaku.id);
            assert_eq!(points, if row.fewer { own } else { 0 }, "{} in {preset}", row.id);
        }
        rules.set("yaku", 2).unwrap();
        assert_eq!(Settings::from(&rules).book.played().count(), 0);
    }
}
