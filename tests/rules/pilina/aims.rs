//! Pele from the hand: what it can be aimed at, and who is asked.

use hanakago::rules::pilina::{Aim, Pele};
use hanakago::rules::{CardSet, Phase, RuleError};
use serde_json::json;

use crate::common::pilina::Table;
use crate::common::{card, pile};

const FIELD: &str = "1a 2a 3B 4R 5A 8a 9R 12Y";

fn others_pass(table: &mut Table, count: usize) {
    for _ in 0..count {
        table.play("pass");
    }
}

#[test]
fn it_takes_any_one_card_of_the_field() {
    for target in FIELD.split(' ') {
        let mut table = Table::new("{}", &["11P", "", "", ""], FIELD, "");
        table.play(&format!("11P>{target}"));
        assert_eq!(table.round.aim(), Some(Aim { seat: 0, target: card(target) }));
        assert_eq!((table.round.pending(), table.round.phase()), (Some(card("11P")), Some(Phase::Answer)));
        assert!(table.round.table().contains(card(target)), "the target lies there until all have passed");
        assert!(!table.round.hands()[0].contains(card("11P")));
        others_pass(&mut table, 3);
        assert!(table.round.captures()[0].includes(pile(&format!("11P {target}"))));
        assert_eq!(table.round.pele(), Some(Pele { seat: 0, prey: card(target) }));
        assert!(!table.round.table().contains(card(target)));
    }
}

#[test]
fn a_target_is_always_written_and_must_lie_on_the_field() {
    let table = Table::new("{}", &["11P", "", "", ""], FIELD, "");
    assert_eq!(table.refused("11P"), RuleError::TargetWanted { card: card("11P") });
    assert_eq!(table.refused("11P>7a"), RuleError::CannotTake { card: card("11P"), target: card("7a") });
    assert_eq!(table.refused("11P>11P"), RuleError::CannotTake { card: card("11P"), target: card("11P") });
    let empty = Table::new("{}", &["11P", ""], "4A 4R 4a 4b 12B 12Y 12a 12b", "");
    assert_eq!(empty.refused("11P>4A"), RuleError::NoTarget { card: card("11P") });
}

#[test]
fn a_single_card_of_the_field_is_written_too() {
    // The dealer takes suit 4, and seat 1 declares suit 12 before the dealer plays: one card is left.
    let mut table = Table::new("{}", &["11P", "12B 12Y 12a", ""], "4A 4R 4a 4b 3B 12b", "");
    table.play("ohana 12");
    assert_eq!(table.round.table(), pile("3B"));
    assert_eq!(table.refused("11P"), RuleError::TargetWanted { card: card("11P") });
    table.play("11P>3B, pass, pass");
    assert!(table.round.captures()[0].includes(pile("3B 11P")));
}

#[test]
fn every_other_seat_is_asked_in_turn_order_partners_too() {
    for (teams, seats) in [("none", 2), ("none", 3), ("2x2", 4), ("none", 5), ("3x2", 6), ("2x3", 6), ("none", 7)] {
        let mut hands = vec![""; seats];
        hands[0] = "11P";
        let mut table = Table::new(&format!(r#"{{"teams":"{teams}"}}"#), &hands, "3B", "");
        table.play("11P>3B");
        for seat in 1..seats as u8 {
            assert_eq!((table.round.to_move(), table.round.turn()), (seat, 0), "{teams} {seats}");
            assert_eq!(table.round.phase(), Some(Phase::Answer));
            assert!(table.can("pass"));
            assert!(matches!(table.refused("flip"), RuleError::WrongPhase { phase: Phase::Answer, .. }));
            table.play("pass");
            assert_eq!(
                table.events.iter().rev().find_map(|event| match event {
                    hanakago::rules::Event::Passed { seat } => Some(*seat),
                    _ => None,
                }),
                Some(seat)
            );
        }
        assert!(table.round.pele().is_some(), "nobody stopped it");
    }
}

#[test]
fn the_order_of_the_answers_goes_on_from_the_pele_player_whoever_deals() {
    let mut table = Table::new("{}", &["9a", "", "11P", "", ""], "3B 1a 2a 4a 5a 6a 7a 8a", "");
    table.finish_turns(2);
    table.play("11P>3B");
    let mut asked = Vec::new();
    while table.round.phase() == Some(Phase::Answer) {
        asked.push(table.round.to_move());
        table.play("pass");
    }
    assert_eq!(asked, [3, 4, 0, 1]);
}

#[test]
fn ferns_cannot_be_blocked_and_nobody_is_asked() {
    // Seat 1 holds the rest of the fern suit: with Pele away it can never be whole there.
    let mut table = Table::new("{}", &["11P", "11A 11R", ""], "11B 1a 2a 3a 4a 5a", "12b");
    table.play("11P>11B");
    assert_eq!(table.round.captures()[0], pile("11B 11P"));
    assert_eq!(table.round.turn(), 1, "the turn is over");
    assert_eq!(table.round.pele(), Some(Pele { seat: 0, prey: card("11B") }));
    let told = table.last(4);
    assert_eq!(told[0], json!({"event":"aimed","seat":0,"target":"11B"}));
    assert_eq!(told[1], json!({"event":"took","seat":0,"card":"11P","taken":["11B"]}));
}

#[test]
fn with_three_ferns_it_is_the_fourth_and_takes_all_without_a_target() {
    let mut table = Table::new("{}", &["11P", "", ""], "11B 11A 11R 1a 2a 3a", "12b");
    assert!(table.can("11P") && table.can("ohana 11"));
    for target in ["11B", "1a"] {
        assert_eq!(table.refused(&format!("11P>{target}")), RuleError::NoTarget { card: card("11P") });
    }
    table.play("11P");
    assert_eq!(table.round.captures()[0], pile("11B 11A 11R 11P"));
    assert_eq!(table.round.pele(), None, "it was no wild use");
    // With two of them it is aimed like anywhere else.
    let two = Table::new("{}", &["11P", "", ""], "11B 11A 9a 1a 2a 3a", "12b");
    for text in ["11P>11B", "11P>11A", "11P>1a"] {
        assert!(two.can(text), "{text}");
    }
}

#[test]
fn on_an_empty_field_it_stays_as_a_plain_fern() {
    let mut table = Table::new("{}", &["11P", "11B"], "4A 4R 4a 4b 12B 12Y 12a 12b", "1a");
    table.play("11P");
    assert_eq!((table.round.table(), table.round.pele()), (pile("1a 11P"), None));
    table.play("11B");
    assert!(table.round.captures()[1].includes(pile("11B 11P")), "a fern takes it");
}

#[test]
fn it_lies_beside_its_prey_until_the_round_ends() {
    let mut table = Table::new("{}", &["11P", "", ""], "3B 1a 2a 4a 5a 6a", "");
    table.play("11P>3B, pass, pass");
    let pele = table.round.pele();
    assert_eq!(pele, Some(Pele { seat: 0, prey: card("3B") }));
    while table.round.phase().is_some() {
        assert_eq!(table.round.pele(), pele);
        assert!(table.round.captures()[0].includes(pile("3B 11P")));
        table.finish_turns(1);
    }
    assert_eq!(
        table.round.captures()[1..].iter().fold(CardSet::EMPTY, |all, pile| all | *pile) & pile("3B 11P"),
        CardSet::EMPTY
    );
}

#[test]
fn only_the_holder_can_stop_and_everybody_can_pass() {
    let mut table = Table::new("{}", &["11P", "9A", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a 7a 8a", "");
    table.play("11P>3B");
    assert_eq!(table.legal(), ["pass"]);
    assert_eq!(table.refused("stop"), RuleError::NotHolder { suit: 3 });
    table.play("pass");
    assert_eq!(table.legal(), ["stop", "pass"]);
    table.play("pass");
    assert_eq!(table.legal(), ["pass"], "the holder held it back");
    table.play("pass");
    assert!(table.round.captures()[0].includes(pile("3B 11P")));
}

#[test]
fn the_pele_player_itself_cannot_stop_what_it_holds() {
    let mut table = Table::new("{}", &["11P 3R 3a 3b", "", ""], "3B 1a 2a 4a 5a 6a", "");
    assert!(table.can("ohana 3"));
    table.play("11P>3B");
    for _ in 0..2 {
        assert_eq!(table.legal(), ["pass"]);
        table.play("pass");
    }
    assert!(table.round.captures()[0].includes(pile("3B 11P")));
}
