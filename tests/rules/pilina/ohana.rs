//! ʻOhana: all four cards of a suit, in one hand and on the field.

use hanakago::rules::{CardSet, Phase, RuleError};
use serde_json::json;

use crate::common::pile;
use crate::common::pilina::Table;

/// A suit split between a hand and the field of four seats, in every mix.
const MIXES: [(&str, &str); 4] = [("4A", "4R 4a 4b"), ("4A 4R", "4a 4b"), ("4A 4R 4a", "4b"), ("4A 4R 4a 4b", "")];

#[test]
fn on_the_own_turn_it_stands_for_the_hand_card_in_every_mix() {
    for (hand, field) in MIXES {
        let mut table = Table::new("{}", &[hand, "", "", ""], field, "");
        let before = table.events.len();
        assert!(table.can("ohana 4"), "{hand} + {field}");
        let (held, stack) = (pile(hand), table.round.stack_left());
        table.play("ohana 4");
        assert!(table.round.captures()[0].includes(pile("4A 4R 4a 4b")));
        assert_eq!(table.round.hands()[0].len(), 5 - held.len());
        assert_eq!(table.round.stack_left(), stack - 1, "the stack card is turned as after a hand card");
        let told = json!({"event":"ohana","seat":0,"suit":4,"hand":held,"table":pile(field)});
        assert_eq!(hanakago::record::answer::event(&table.events[before]), told);
        assert_eq!(table.told(before)[1], "turned");
    }
}

#[test]
fn out_of_turn_it_costs_no_turn_while_another_seat_is_about_to_play() {
    for (hand, field) in MIXES {
        let mut table = Table::new("{}", &["", "", hand, ""], field, "");
        let before = table.events.len();
        let stack = table.round.stack_left();
        assert_eq!(table.round.actor(crate::common::action("ohana 4")), 2);
        table.play("ohana 4");
        assert_eq!(table.round.captures()[2], pile("4A 4R 4a 4b"), "{hand} + {field}");
        assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Play), 0), "seat 0 plays on");
        assert_eq!((table.round.stack_left(), table.told(before)), (stack, vec!["ohana".to_owned()]));
        assert_eq!(table.round.hands()[2].len(), 5 - pile(hand).len());
        assert_eq!(table.round.hands()[0].len(), 5);
    }
}

/// Seat 0 empties its hand with its first ʻohana and has only the stack card in its second turn.
fn about_to_flip() -> Table {
    let mut table = Table::new("{}", &["1B 1R 1a", "", "", "", "", ""], "1b", "");
    table.play("ohana 1");
    while table.round.turn() != 0 || table.round.phase() == Some(Phase::Choose) {
        table.finish_turns(1);
    }
    table
}

#[test]
fn a_seat_whose_hand_is_empty_turns_the_stack_card_each_turn() {
    let mut table = about_to_flip();
    assert!(table.round.hands()[0].is_empty());
    assert_eq!(table.round.phase(), Some(Phase::Flip));
    let quiet: Vec<String> = table.legal().into_iter().filter(|text| !text.starts_with("ohana")).collect();
    assert_eq!(quiet, ["flip"]);
    assert!(matches!(table.refused("stop"), RuleError::WrongPhase { phase: Phase::Flip, .. }));
    let stack = table.round.stack_left();
    let before = table.events.len();
    table.play("flip");
    assert_eq!((table.round.stack_left(), table.told(before)[0].as_str()), (stack - 1, "turned"));
    table.finish();
    assert!(table.round.stack().is_empty(), "every turn turned its card");
}

#[test]
fn out_of_turn_it_is_declared_before_another_seat_flips_too() {
    let mut table =
        Table::new("{}", &["1B 1R 1a", "4A 4R", "", "", "", ""], "1b 4a 4b 2A 3B 5A 6A 7A 8A 9A 10A 12B", "");
    table.play("ohana 1");
    while table.round.turn() != 0 || table.round.phase() == Some(Phase::Choose) {
        // Nobody touches the fourth suit.
        let quiet = table.legal().into_iter().find(|text| {
            !text.starts_with("ohana")
                && text != "stop"
                && !text.starts_with('4')
                && !text.ends_with("4a")
                && !text.ends_with("4b")
        });
        table.play(&quiet.unwrap());
    }
    assert_eq!(table.round.phase(), Some(Phase::Flip));
    let (stack, before) = (table.round.stack_left(), table.events.len());
    table.play("ohana 4");
    assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Flip), 0));
    assert_eq!((table.round.stack_left(), table.told(before)), (stack, vec!["ohana".to_owned()]));
    assert_eq!(table.round.captures()[1] & CardSet::month(4), CardSet::month(4));
    table.play("flip");
    assert_eq!(table.round.stack_left(), stack - 1);
}

#[test]
fn it_cannot_be_declared_while_a_choice_or_an_answer_is_owed() {
    let mut choice = Table::new("{}", &["8a", "4A 4R", "", ""], "9A 9R 4a 4b 1a 2a 3a 5a", "9b");
    assert!(choice.can("ohana 4"));
    choice.play("8a");
    assert_eq!(choice.round.phase(), Some(Phase::Choose));
    assert!(matches!(choice.refused("ohana 4"), RuleError::WrongPhase { phase: Phase::Choose, .. }));
    choice.play(">9A");
    assert!(choice.can("ohana 4"), "in the next turn again");

    let mut answer = Table::new("{}", &["11P 9a", "4A 4R", "", ""], "9A 9R 4a 4b 1a 2a 3a 5a", "");
    answer.play("11P>1a");
    assert_eq!(answer.round.phase(), Some(Phase::Answer));
    assert!(matches!(answer.refused("ohana 4"), RuleError::WrongPhase { phase: Phase::Answer, .. }));
}

#[test]
fn it_is_optional_and_can_be_held_back_or_played_a_card_at_a_time() {
    let mut table = Table::new("{}", &["4A 4R 9a", "", "", ""], "4a 4b 9A 1a 2a 3a 5a 6a", "12b 10b 7b 8b");
    table.play("9a");
    assert!(table.can("ohana 4"), "held back, it stays possible in other seats' turns");
    table.finish_turns(3);
    assert_eq!(table.round.turn(), 0);
    table.play("4A>4a");
    assert!(table.round.captures()[0].includes(pile("4A 4a")));
    assert!(!table.can("ohana 4"), "two of them are captured");
    assert_eq!(table.refused("ohana 4"), RuleError::NoOhana { suit: 4 });
}

#[test]
fn it_needs_all_four_in_one_hand_and_on_the_field() {
    let table = Table::new("{}", &["4A", "4R", "", ""], "4a 4b 1a 2a 3a 5a 6a 7a", "");
    assert_eq!(table.refused("ohana 4"), RuleError::NoOhana { suit: 4 }, "two hands");
    let stack = Table::new("{}", &["4A", "", "", ""], "4a 4b 1a 2a 3a 5a 6a 7a", "8a 4R");
    assert_eq!(stack.refused("ohana 4"), RuleError::NoOhana { suit: 4 }, "one in the stack");
    assert_eq!(table.round.holder(4), None);
}

#[test]
fn the_hands_of_partners_are_not_added_together() {
    let field = "4a 4b 1a 2a 3a 5a 6a 7a";
    let partners = Table::new(r#"{"teams":"2x2"}"#, &["4A", "", "4R", ""], field, "");
    assert_eq!(partners.refused("ohana 4"), RuleError::NoOhana { suit: 4 });
    // One partner's own goes to the common pile, out of turn too.
    let mut own = Table::new(r#"{"teams":"2x2"}"#, &["", "", "4A 4R", ""], field, "");
    own.play("ohana 4");
    assert_eq!(own.round.captures(), [pile("4A 4R 4a 4b"), CardSet::EMPTY]);
    assert_eq!(own.round.to_move(), 0);
}

#[test]
fn the_ferns_count_with_pele_in_the_hand_or_on_the_field() {
    for (hand, field) in
        [("11P", "11B 11A 11R"), ("11P 11B", "11A 11R"), ("11B 11A", "11R 11P"), ("11B", "11A 11R 11P")]
    {
        for seat in [0, 1] {
            let hands = if seat == 0 { [hand, "", ""] } else { ["", hand, ""] };
            let mut table = Table::new("{}", &hands, &format!("{field} 1a 2a"), "");
            table.play("ohana 11");
            assert!(table.round.captures()[seat].includes(pile("11B 11A 11R 11P")), "{hand} + {field}");
            assert_eq!(table.round.pele(), None, "Pele was not used wild");
        }
    }
}

#[test]
fn several_can_be_declared_one_after_the_other_by_whoever_holds_them() {
    let mut table = Table::new("{}", &["1B 1R", "4A 4R", "7A"], "1a 1b 4a 4b 7R 7a", "10a");
    assert!(table.can("ohana 1") && table.can("ohana 4") && !table.can("ohana 7"));
    table.play("ohana 4");
    assert_eq!(table.round.to_move(), 0, "seat 1 declared, seat 0 is still to play");
    table.play("ohana 1");
    assert_eq!(table.round.captures()[..2], [pile("1B 1R 1a 1b"), pile("4A 4R 4a 4b")]);
    assert_eq!(table.round.turn(), 1);
}

#[test]
fn a_played_or_turned_card_can_complete_a_suit_for_another_seat() {
    let mut table = Table::new("{}", &["7b", "7A 7R 7a", ""], "1a 2a 3a 4a 5a 6a", "9a");
    assert!(!table.can("ohana 7"));
    table.play("7b");
    assert!(table.can("ohana 7"), "the card that seat 0 played lies on the field");
    let mut turned = Table::new("{}", &["9b", "", "7A 7R 7a"], "1a 2a 3a 4a 5a 6a", "7b");
    turned.play("9b, ohana 7");
    assert_eq!(turned.round.captures()[2], pile("7A 7R 7a 7b"));
}

#[test]
fn an_out_of_turn_declaration_can_leave_the_next_seat_nothing_but_its_stack_card() {
    let mut table = Table::new("{}", &["", "4A 4R 4a", "", "", "", ""], "4b", "");
    table.play("ohana 4");
    assert!(table.round.hands()[1].is_empty());
    table.finish_turns(1);
    assert_eq!((table.round.turn(), table.round.phase()), (1, Some(Phase::Flip)));
}

#[test]
fn suits_that_no_card_has_are_refused() {
    let table = Table::new("{}", &["", ""], "", "");
    for suit in [0, 13, 14, 64, 255] {
        let mut round = table.round.clone();
        let refused = round.apply(hanakago::rules::Action::Ohana(suit), &mut hanakago::rules::Silent);
        assert_eq!(refused, Err(RuleError::NoOhana { suit }));
    }
}
