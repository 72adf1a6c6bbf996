//! A turn without ʻohana and without Pele: one hand card, then the stack card.

use hanakago::rules::{Phase, RuleError};
use serde_json::json;

use crate::common::pilina::Table;
use crate::common::{card, pile};

#[test]
fn any_hand_card_may_be_played_for_there_is_no_duty_to_match() {
    let table = Table::new("{}", &["9a 1a 2a 12b", "", "", ""], "9A 9R 3a 4a 5a 6a 7a 8a", "");
    // 9a meets two and says which; the others match nothing, and may be played all the same.
    for text in ["9a>9A", "9a>9R", "1a", "2a", "12b"] {
        assert!(table.can(text), "{text}");
    }
    assert_eq!(table.refused("9a"), RuleError::TargetWanted { card: card("9a") });
    assert_eq!(table.refused("1a>9A"), RuleError::NoTarget { card: card("1a") });
    assert_eq!(table.refused("9a>3a"), RuleError::CannotTake { card: card("9a"), target: card("3a") });
    assert_eq!(table.refused("3a"), RuleError::NotInHand { card: card("3a") });
    for text in ["flip", ">9A", "stop", "pass", "koi", "shobu", "9a@1"] {
        assert!(matches!(table.refused(text), RuleError::WrongPhase { phase: Phase::Play, .. }), "{text}");
    }
}

#[test]
fn a_match_once_played_is_captured() {
    let mut one = Table::new("{}", &["9a", "", "", ""], "9A 1a 2a 3a 4a 5a 6a 7a", "12b");
    one.play("9a");
    assert_eq!(one.round.captures()[0], pile("9A 9a"));
    let mut two = Table::new("{}", &["9a", "", "", ""], "9A 9R 1a 2a 3a 4a 5a 6a", "12b");
    two.play("9a>9R");
    assert_eq!(two.round.captures()[0], pile("9R 9a"));
    assert!(two.round.table().contains(card("9A")));
    let mut three = Table::new("{}", &["9a", "", "", ""], "9A 9R 9b 1a 2a 3a 4a 5a", "12b");
    three.play("9a");
    assert_eq!(three.round.captures()[0], pile("9A 9R 9a 9b"), "the fourth takes all three");
}

#[test]
fn the_stack_card_is_played_the_same_way() {
    let field = "9A 9R 1a 3B 3R 3a 5a 6a";
    let mut asks = Table::new("{}", &["8a", "", "", ""], field, "9b");
    asks.play("8a");
    assert_eq!((asks.round.phase(), asks.round.pending()), (Some(Phase::Choose), Some(card("9b"))));
    assert_eq!(asks.round.options(), pile("9A 9R"));
    assert_eq!(asks.last(1), [json!({"event":"asked","seat":0,"card":"9b","options":["9A","9R"]})]);
    assert_eq!(asks.legal(), [">9A", ">9R"]);
    assert_eq!(asks.refused(">1a"), RuleError::CannotTake { card: card("9b"), target: card("1a") });
    assert!(matches!(asks.refused("1b"), RuleError::WrongPhase { phase: Phase::Choose, .. }));
    asks.play(">9A");
    assert_eq!((asks.round.captures()[0], asks.round.turn()), (pile("9A 9b"), 1));
    let mut stays = Table::new("{}", &["8a", "", "", ""], field, "10b");
    stays.play("8a");
    assert_eq!(stays.last(1), [json!({"event":"stayed","seat":0,"card":"10b"})]);
    let mut whole = Table::new("{}", &["8a", "", "", ""], field, "3b");
    whole.play("8a");
    assert_eq!(whole.round.captures()[0], pile("3B 3R 3a 3b"));
}

#[test]
fn a_card_that_was_just_played_can_be_taken_by_the_stack_card() {
    let mut table = Table::new("{}", &["8a", "", "", ""], "1a 2a 3a 4a 5a 6a 7a 9a", "8B");
    table.play("8a");
    assert_eq!(table.round.captures()[0], pile("8B 8a"));
}

#[test]
fn a_plain_fern_takes_pele_from_the_field_and_pele_is_not_wild_for_its_taker() {
    let mut table = Table::new("{}", &["11B", "", "", ""], "11P 1a 2a 3a 4a 5a 6a 7a", "12b");
    assert!(table.can("11B") && !table.can("11B>1a"));
    table.play("11B");
    assert_eq!(table.round.captures()[0], pile("11B 11P"));
    assert_eq!(table.round.pele(), None);
    assert_eq!(table.round.settle().sides[0].card_points, 5, "Pele counts nothing");
    // With another fern there it is a choice like any other.
    let choice = Table::new("{}", &["11B", "", "", ""], "11P 11A 2a 3a 4a 5a 6a 7a", "12b");
    assert!(choice.can("11B>11A") && choice.can("11B>11P") && !choice.can("11B"));
    // Another suit does not take it.
    let mut other = Table::new("{}", &["1b", "", "", ""], "11P 10a 2a 3a 4a 5a 6a 7a", "12b");
    other.play("1b");
    assert!(other.round.table().contains(card("11P")));
}
