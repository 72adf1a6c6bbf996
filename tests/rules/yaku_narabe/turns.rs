//! A turn: a card to a column, a card from the stack, perhaps a row.

use hanakago::rules::event::Event;
use hanakago::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS, Round, Settings};
use hanakago::rules::{Action, Card, CardSet, DealError, GameId, Phase, Round as AnyRound, RuleError, RuleSet, Silent};

use crate::common::{card, list};

const SETTINGS: Settings = Settings { show_scored: false, cup_is_chaff: true };

/// A round (from 1) whose first cards are these; the rest follows in deck order.
fn dealt(number: u8, first: &str) -> Round {
    let mut pack = list(first);
    let given: CardSet = pack.iter().copied().collect();
    pack.extend(CardSet::FULL - given);
    Round::deal(SETTINGS, number, &pack).expect("a whole pack")
}

fn put(round: &mut Round, actions: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let action = action.parse().expect("an action");
        round.apply(action, &mut events).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
    events
}

#[test]
fn the_first_two_cards_are_the_hand_and_the_rest_is_the_stack() {
    let round = dealt(1, "3B 9A 8B");
    assert_eq!(round.hand(), [card("3B"), card("9A")].into_iter().collect());
    assert_eq!((round.stack_left(), round.stack()[0]), (46, card("8B")));
    assert_eq!(round.phase(), Some(Phase::Play));
    assert_eq!(round.legal().len(), 10);
}

#[test]
fn a_card_goes_to_the_bottom_of_a_column_and_the_hand_is_filled_up() {
    let mut round = dealt(1, "3B 9A 8B 1a");
    let events = put(&mut round, "9A@2 8B@2");
    assert_eq!(round.columns()[1].as_slice(), [card("9A"), card("8B")], "top card first");
    assert_eq!(round.hand(), [card("3B"), card("1a")].into_iter().collect());
    let first = [Event::Placed { seat: 0, card: card("9A"), column: 2 }, Event::Drew { seat: 0, card: card("8B") }];
    assert_eq!(events[..2], first);
}

#[test]
fn the_top_row_scores_and_leaves_as_soon_as_every_column_holds_a_card() {
    let mut round = dealt(3, "3B 9A 8B 1a 2R 6R");
    put(&mut round, "3B@1 9A@2 8B@2 1a@3 2R@4");
    assert!(round.scored().is_empty(), "column 5 is empty");
    let events = put(&mut round, "6R@5");
    let row = [card("3B"), card("9A"), card("1a"), card("2R"), card("6R")];
    assert_eq!(events.last(), Some(&Event::Row { seat: 0, cards: row, base: 25, multiplier: 2, score: 50 }));
    assert_eq!((round.scored()[0].cards, round.points()), (row, 50));
    let lying = round.columns().iter().flatten().count();
    assert_eq!((lying, round.columns()[1].len()), (1, 1));
    assert_eq!(round.columns()[1][0], card("8B"), "the card below moved up");
}

#[test]
fn the_row_comes_after_the_new_card() {
    let mut round = dealt(1, "3B 9A 8B 1a 2R 6R");
    put(&mut round, "3B@1 9A@2 8B@3 1a@4");
    let events = put(&mut round, "2R@5");
    let kinds: Vec<u8> = events
        .iter()
        .map(|event| match event {
            Event::Placed { .. } => 1,
            Event::Drew { .. } => 2,
            Event::Row { .. } => 3,
            _ => 0,
        })
        .collect();
    assert_eq!(kinds, [1, 2, 3]);
}

#[test]
fn a_tenth_card_in_a_column_is_refused_and_changes_nothing() {
    let mut round = dealt(1, "");
    for _ in 0..COLUMN_CARDS {
        let card = round.hand().first().unwrap();
        round.apply(Action::Column(card, 3), &mut Silent).unwrap();
    }
    let before = round.clone();
    let card = round.hand().first().unwrap();
    let refused = round.apply(Action::Column(card, 3), &mut Silent);
    assert_eq!(refused, Err(RuleError::ColumnFull { column: 3 }));
    assert_eq!(round, before);
    assert!(round.legal().iter().all(|action| !matches!(action, Action::Column(_, 3))));
    assert_eq!(round.legal().len(), 8);
    // A row that leaves makes room again.
    for column in [1, 2, 4, 5] {
        let card = round.hand().first().unwrap();
        round.apply(Action::Column(card, column), &mut Silent).unwrap();
    }
    assert!(round.legal().iter().any(|action| matches!(action, Action::Column(_, 3))));
}

#[test]
fn a_card_that_is_not_in_the_hand_and_actions_of_other_games_are_refused() {
    let mut round = dealt(1, "3B 9A");
    let other = card("12B");
    assert_eq!(round.apply(Action::Column(other, 1), &mut Silent), Err(RuleError::NotInHand { card: other }));
    for action in ["3B", "3B>9A", ">3B", "flip", "ohana 3", "stop", "pass", "koi", "shobu"] {
        let action: Action = action.parse().unwrap();
        let phase = Phase::Play;
        assert_eq!(round.apply(action, &mut Silent), Err(RuleError::WrongPhase { action, phase }));
    }
    for column in [0, 6, 255] {
        assert!(round.apply(Action::Column(card("3B"), column), &mut Silent).is_err());
    }
}

#[test]
fn the_round_ends_when_all_cards_are_placed_and_unfinished_rows_score_nothing() {
    let mut round = dealt(1, "");
    let mut turns = 0;
    while let Some(action) = round.legal().first().copied() {
        round.apply(action, &mut Silent).unwrap();
        turns += 1;
    }
    assert_eq!((turns, round.phase(), round.stack_left()), (48, None, 0));
    let settlement = round.settle();
    let scored: i32 = settlement.rows.iter().map(|(row, _)| row.score).sum();
    assert_eq!(settlement.scores().as_slice(), [scored]);
    assert_eq!(settlement.left.len() + 5 * settlement.rows.len(), 48);
    assert!(settlement.left.len() >= 3);
    assert_eq!(round.apply("1B@1".parse().unwrap(), &mut Silent), Err(RuleError::Over));
}

#[test]
fn nine_rows_leave_three_cards_over() {
    let mut round = dealt(1, "");
    let mut column = 0;
    while let Some(card) = round.hand().first() {
        round.apply(Action::Column(card, 1 + column % COLUMNS as u8), &mut Silent).unwrap();
        column += 1;
    }
    assert_eq!((round.scored().len(), round.settle().left.len()), (9, 3));
}

#[test]
fn the_bonus_month_is_the_round() {
    let rules = RuleSet::new(GameId::YakuNarabe);
    let pack: Vec<Card> = Card::all().collect();
    for number in 1..=12 {
        let AnyRound::YakuNarabe(round) = AnyRound::deal_round(&rules, 1, 0, number, &pack).unwrap() else {
            panic!("a round of yaku-narabe")
        };
        assert_eq!(round.month(), number);
    }
    let short = &pack[1..];
    assert_eq!(AnyRound::deal(&rules, 1, 0, short), Err(DealError::NotTheDeck { cards: 48 }));
    assert_eq!(AnyRound::deal(&rules, 2, 0, &pack), Err(DealError::Seats { min: 1, max: 1 }));
}
