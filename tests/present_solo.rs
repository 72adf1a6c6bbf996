//! What the table of Yaku-Narabe shows: rows, previews, what can still be made.

mod common;

use hanakago::present::solo::Solo;
use hanakago::rules::yaku_narabe::{COLUMNS, Round, Settings, YakuId};
use hanakago::rules::{Action, Card, CardSet, GameId, Round as AnyRound, Silent};

use common::{Dice, card, list, random_match, random_setup_of, runs};

/// A round whose first cards are these, after some placements.
fn after(first: &str, actions: &str) -> (Solo, CardSet) {
    let mut pack = list(first);
    let given: CardSet = pack.iter().copied().collect();
    pack.extend(CardSet::FULL - given);
    let settings = Settings { show_scored: false, cup_is_chaff: true };
    let mut round = Round::deal(settings, 1, &pack).expect("a whole pack");
    for action in actions.split_whitespace() {
        let action = action.parse::<Action>().expect("an action");
        round.apply(action, &mut Silent).expect("a legal action");
    }
    (Solo::of(&round.view()), round.hand())
}

fn wishes(solo: &Solo, row: usize, adding: Option<Card>, hand: CardSet) -> Vec<YakuId> {
    solo.outlook(row, adding, hand).possible.iter().map(|wish| wish.id).collect()
}

#[test]
fn a_preview_says_what_the_row_holds_and_what_a_card_would_make_of_it() {
    let (solo, hand) = after("3B 9A 1a 5A 8B", "3B@1 9A@2 1a@3 5A@4");
    let held = solo.outlook(0, None, hand);
    assert_eq!((held.held.base(), held.held.score(), held.free), (25, 50, 1));
    assert_eq!(solo.completes(card("8B"), 5), Some(100));
    assert_eq!(solo.completes(card("8B"), 1), None, "that goes to the second row");
    let with = solo.outlook(0, Some(card("8B")), hand);
    assert_eq!((with.held.score(), with.free, with.possible.len()), (100, 0, 0));
}

#[test]
fn what_is_gone_or_does_not_fit_is_no_wish() {
    let (solo, hand) = after("3B 9A 2A 5a 6b 7A 1B", "3B@1 2A@2 5a@3");
    let names = wishes(&solo, 0, None, hand);
    assert!(names.contains(&YakuId::FrontSugawara) && names.contains(&YakuId::FlowerViewing));
    assert!(!names.contains(&YakuId::FourBrights), "two places are left, three cards are missing");
    // The sake cup goes to the second row for good.
    let (solo, hand) = after("3B 9A 2A 5a 6b 7A 1B", "3B@1 9A@1 2A@2");
    assert!(!wishes(&solo, 0, None, hand).contains(&YakuId::FlowerViewing));
    assert!(wishes(&solo, 1, None, hand).contains(&YakuId::MoonViewing));
}

#[test]
fn a_better_yaku_of_brights_leaves_no_wish_for_a_lesser_one() {
    let (solo, hand) = after("1B 3B 8B 12B 5a", "1B@1 3B@2 8B@3");
    let names = wishes(&solo, 0, None, hand);
    assert!(names.contains(&YakuId::FourBrights) && names.contains(&YakuId::FiveBrights));
    let (solo, hand) = after("1B 3B 8B 12B 5a", "1B@1 3B@2 8B@3 12B@4");
    let names = wishes(&solo, 0, None, hand);
    assert!(names.contains(&YakuId::FiveBrights) && !names.contains(&YakuId::RainyFourBrights));
}

#[test]
fn every_wish_can_come_true() {
    let mut dice = Dice::new(430);
    let mut seen = CardSet::EMPTY;
    let mut told = 0;
    for _ in 0..runs(6, 200) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        random_match(&mut dice, setup, |dice, game| {
            let AnyRound::YakuNarabe(round) = game.round() else { panic!("a round of yaku-narabe") };
            if game.to_move().is_none() || !dice.coin() {
                return;
            }
            let solo = Solo::of(&round.view());
            let deepest = solo.columns.iter().map(Vec::len).max().unwrap_or(0);
            for row in 0..deepest {
                let outlook = solo.outlook(row, None, round.hand());
                assert_eq!(outlook.cards.len() + outlook.free, COLUMNS);
                for wish in &outlook.possible {
                    let musts = wish.id.yaku().must - outlook.cards;
                    let others = (wish.open - musts).iter().take(wish.missing - musts.len());
                    let row = others.fold(outlook.cards | musts, CardSet::with);
                    assert!(row.len() <= COLUMNS);
                    let counts = solo.score(row).yaku.iter().any(|line| line.id == wish.id);
                    let outdone = wish.id <= YakuId::ThreeBrights;
                    assert!(counts || outdone, "{:?} with {row:?}", wish.id);
                    told += 1;
                }
                seen |= outlook.cards;
            }
        });
    }
    assert!(told > 500 && seen == CardSet::FULL, "{told} wishes");
}
