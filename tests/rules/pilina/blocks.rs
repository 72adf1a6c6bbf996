//! "Stop!": Pele is blocked, aims again or goes back, any number of times.

use hanakago::rules::pilina::{Aim, Pele};
use hanakago::rules::{Phase, RuleError};
use serde_json::json;

use crate::common::pilina::Table;
use crate::common::{card, pile};

const BACK: &str = r#"{"blocked_pele":"back-to-hand"}"#;

#[test]
fn the_blocker_shows_the_suit_and_takes_all_four() {
    for (hand, field) in [("3R 3a 3b", "3B"), ("3R 3a", "3B 3b"), ("3R", "3B 3a 3b")] {
        let mut table = Table::new("{}", &["11P", "", hand, ""], &format!("{field} 1a 2a 4a"), "");
        table.play("11P>3B, pass, stop");
        assert_eq!(table.round.captures()[2], pile("3B 3R 3a 3b"));
        let told = json!({"event":"stopped","seat":2,"suit":3,"hand":pile(hand),"table":pile(field)});
        assert!(table.last(2).contains(&told), "{told}");
        assert_eq!(table.round.hands()[2].len(), 5 - pile(hand).len());
        assert_eq!(table.round.aim(), None);
        assert_eq!(table.round.pele(), None, "Pele took nothing yet");
    }
}

#[test]
fn nobody_after_the_blocker_is_asked_and_the_pele_player_aims_again() {
    let mut table = Table::new("{}", &["11P", "3R 3a 3b", "", ""], "3B 1a 2a 4a 5a 6a 7a 8a", "");
    table.play("11P>3B, stop");
    assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Choose), 0));
    assert_eq!(table.round.pending(), Some(card("11P")));
    let field: Vec<String> = table.round.table().iter().map(|card| format!(">{card}")).collect();
    assert_eq!(table.legal(), field, "every card of the field that is left");
    assert_eq!(
        table.refused("11P>1a"),
        RuleError::WrongPhase { action: crate::common::action("11P>1a"), phase: Phase::Choose }
    );
    let stack = table.round.stack_left();
    table.play(">1a, pass, pass, pass");
    assert!(table.round.captures()[0].includes(pile("1a 11P")));
    assert_eq!(table.round.stack_left(), stack - 1, "the stack card of the turn comes after it");
}

#[test]
fn several_blocks_can_follow_each_other_in_one_turn() {
    let mut table = Table::new("{}", &["11P", "3R 3a 3b 1B 1R 1b", "2A 2R 2b"], "3B 1a 2a 5a 6a 7a", "");
    table.play("11P>3B, stop, >1a, stop, >2a, pass, stop, >5a, pass, pass");
    assert_eq!(table.round.captures()[1], pile("3B 3R 3a 3b 1B 1R 1a 1b"));
    assert_eq!(table.round.captures()[2], pile("2A 2R 2a 2b"));
    assert!(table.round.captures()[0].includes(pile("5a 11P")));
    assert_eq!(table.round.pele(), Some(Pele { seat: 0, prey: card("5a") }));
    let aims = table.told(0).iter().filter(|name| *name == "aimed").count();
    assert_eq!(aims, 4);
}

#[test]
fn left_with_one_card_it_is_aimed_by_itself_and_may_be_blocked_again() {
    // The dealer takes suit 4; the field keeps a card of each of two suits that seat 1 holds the rest of.
    let mut table = Table::new("{}", &["11P", "3R 3a 3b 12B 12Y 12a", ""], "4A 4R 4a 4b 3B 12b", "1a");
    table.play("11P>3B, stop");
    assert_eq!(table.round.aim(), Some(Aim { seat: 0, target: card("12b") }), "one card: no choice");
    assert!(!table.told(0).contains(&"asked".to_owned()));
    table.play("stop");
    assert_eq!(table.round.captures()[1], pile("3B 3R 3a 3b 12B 12Y 12a 12b"));
    // Nothing is left: Pele stays as a plain fern, and the stack card follows.
    assert_eq!((table.round.table(), table.round.pele(), table.round.turn()), (pile("1a 11P"), None, 1));
}

#[test]
fn blocked_onto_an_empty_field_it_stays_as_a_plain_fern() {
    let field = "4A 4R 4a 4b 3B 3b";
    let mut table = Table::new("{}", &["11P", "3R 3a", "11B"], field, "1a 2a");
    table.play("11P>3B, stop");
    assert_eq!(table.last(3)[0], json!({"event":"stayed","seat":0,"card":"11P"}));
    assert_eq!((table.round.table(), table.round.pele(), table.round.turn()), (pile("1a 11P"), None, 1));
    table.finish_turns(1).play("11B");
    assert!(table.round.captures()[2].includes(pile("11B 11P")), "only a fern takes it, and not wild");
    assert_eq!(table.round.pele(), None);
    // Where it may go back to the hand, it does.
    let mut back = Table::new(BACK, &["11P", "3R 3a", ""], field, "1a");
    back.play("11P>3B, stop");
    assert!(back.round.table().is_empty() && back.round.hands()[0].contains(card("11P")));
    assert_eq!(back.refused("11P"), RuleError::PeleAgain, "not even onto the empty field");
    // From the stack it goes back nowhere.
    for rules in ["{}", BACK] {
        let mut turned = Table::new(rules, &["3B", "3R 3a 3b"], "4A 4R 4a 4b 12B 12Y 12a 12b", "11P");
        turned.play("3B, stop");
        assert_eq!((turned.round.table(), turned.round.turn()), (pile("11P"), 1), "{rules}");
    }
}

#[test]
fn a_block_brings_no_fern_onto_the_field() {
    // Three ferns on the field must be taken at once, and a block takes cards away alone: after it there are two
    // ferns at most, and the blocked Pele may take one of them, which nobody can stop.
    let mut table = Table::new("{}", &["11P", "", "3R 3a 3b"], "11B 11A 3B 1a 2a 4a", "");
    table.play("11P>3B, pass, stop, >11B");
    assert!(table.round.captures()[0].includes(pile("11B 11P")));
    assert_eq!((table.round.pele(), table.round.turn()), (Some(Pele { seat: 0, prey: card("11B") }), 1));
}

#[test]
fn back_in_the_hand_pele_waits_and_another_card_is_played() {
    let mut table = Table::new(BACK, &["11P 9a 1b", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a", "12b");
    let stack = table.round.stack_left();
    table.play("11P>3B, stop");
    assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Play), 0));
    assert!(table.round.hands()[0].contains(card("11P")) && table.round.pending().is_none());
    assert!(table.last(2).contains(&json!({"event":"returned","seat":0})));
    assert_eq!(table.refused("11P>1a"), RuleError::PeleAgain);
    assert_eq!(table.refused("11P"), RuleError::PeleAgain);
    assert!(table.legal().iter().all(|text| !text.starts_with("11P")));
    assert_eq!(table.round.stack_left(), stack, "the turn is not over");
    table.play("1b");
    assert_eq!((table.round.stack_left(), table.round.turn()), (stack - 1, 1));
    table.finish_turns(2);
    assert_eq!(table.round.turn(), 0);
    assert!(table.legal().iter().any(|text| text.starts_with("11P>")), "in the next turn it may be played again");
}

#[test]
fn an_ohana_may_be_declared_after_pele_went_back() {
    let mut table = Table::new(BACK, &["11P 1B 1R 1b", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a", "12b");
    table.play("11P>3B, stop, ohana 1");
    assert_eq!(table.round.captures()[0], pile("1B 1R 1a 1b"));
    assert_eq!(table.round.turn(), 1);
    assert!(table.round.hands()[0].contains(card("11P")));
    // The ferns with Pele in them are an ʻohana like any other.
    let mut ferns = Table::new(BACK, &["11P 11B", "3R 3a 3b", ""], "3B 11A 11R 4a 5a 6a", "12b");
    ferns.play("11P>3B, stop, ohana 11");
    assert_eq!(ferns.round.captures()[0], pile("11B 11A 11R 11P"));
}

#[test]
fn another_seat_may_declare_while_pele_is_back_in_the_hand() {
    let mut table = Table::new(BACK, &["11P", "3R 3a 3b", "2A 2R 2b"], "3B 1a 2a 4a 5a 6a", "12b");
    table.play("11P>3B, stop, ohana 2");
    assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Play), 0));
    assert!(matches!(table.refused("11P>1a"), RuleError::PeleAgain), "still not in this turn");
}

#[test]
fn with_no_other_card_it_aims_again_under_both_settings() {
    for rules in ["{}", BACK] {
        let hands = ["11P 1B 1R", "2A 2R 12B", "4A 4R 12Y", "5A 5b 6A", "7A 8A 9A", "11B 3R 3a"];
        let field = "1a 1b 3B 3b 4a 5a 6a 7a 8a 9a 10a 12a";
        let mut table = Table::new(rules, &hands, field, "5R 6R 7R 8B 9R 10R 12b");
        table.play("ohana 1, 2A, 4A, 5A, 7A, 11B");
        assert_eq!(table.round.hands()[0], pile("11P"));
        let stack = table.round.stack_left();
        table.play("11P>3B, pass, pass, pass, pass, stop");
        assert_eq!((table.round.phase(), table.round.pending()), (Some(Phase::Choose), Some(card("11P"))), "{rules}");
        table.play(">11B");
        assert_eq!(table.round.stack_left(), stack - 1);
        assert!(table.round.captures()[0].includes(pile("11B 11P")));
    }
}

#[test]
fn blocked_again_in_a_later_turn_it_goes_back_again() {
    let hands = ["11P 9a 7b", "3R 3a 3b", "5A 5R 5b"];
    let mut table = Table::new(BACK, &hands, "3B 5a 2a 4a 10a 6a", "12b 10b 8b");
    table.play("11P>3B, stop, 9a").finish_turns(1);
    // Seat 2 keeps its suit, and plays something else.
    let quiet = |text: &String| !text.contains('5') && !text.starts_with("ohana");
    let other = table.legal().into_iter().find(quiet).unwrap();
    table.play(&other).play("11P>5a, pass, stop");
    assert!(table.round.hands()[0].contains(card("11P")));
    assert_eq!(table.refused("11P>2a"), RuleError::PeleAgain);
}

#[test]
fn a_partner_may_stop_it_or_decline_and_the_pile_is_common() {
    let hands = ["11P", "", "3R 3a 3b", ""];
    for (answer, seat_2) in [("stop", true), ("pass", false)] {
        let mut table = Table::new(r#"{"teams":"2x2"}"#, &hands, "3B 1a 2a 4a 5a 6a 7a 8a", "");
        table.play("11P>3B, pass");
        assert_eq!((table.round.to_move(), table.legal()), (2, vec!["stop".to_owned(), "pass".to_owned()]));
        table.play(answer);
        if seat_2 {
            assert_eq!(table.round.captures()[0], pile("3B 3R 3a 3b"));
            assert_eq!(table.round.phase(), Some(Phase::Choose), "the partner aims again");
        } else {
            table.play("pass");
            assert!(table.round.captures()[0].includes(pile("3B 11P")));
        }
    }
}

#[test]
fn a_pele_that_went_back_is_known_to_all_until_it_is_played_again() {
    let mut table = Table::new(BACK, &["11P 9a 1b", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a", "12b 10b 8b");
    table.play("11P>3B, stop");
    for seat in 1..3 {
        let view = table.round.view(seat);
        assert_eq!(view.known[0], pile("11P"), "seat {seat}");
        assert!(!view.unseen().contains(card("11P")) && view.barred);
    }
    table.play("1b");
    assert_eq!(table.round.view(1).known[0], pile("11P"));
    assert!(!table.round.view(1).barred);
    table.finish_turns(2);
    let aim = table.legal().into_iter().find(|text| text.starts_with("11P>")).unwrap();
    table.play(&aim);
    assert!(table.round.view(1).known[0].is_empty(), "it lies on the field now");
}
