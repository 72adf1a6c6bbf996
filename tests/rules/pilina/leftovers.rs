//! What is left of Pele's suit when the round ends.

use hanakago::rules::CardSet;
use hanakago::rules::pilina::{FERNS, HuiId, leftovers};
use serde_json::json;

use crate::common::pilina::{Table, pack, settings};
use crate::common::{card, pile};

const KINDS: [&str; 3] = ["odd-card", "odd-card-and-ferns", "none"];

fn rules(kind: &str) -> String {
    format!(r#"{{"leftovers":"{kind}"}}"#)
}

#[test]
fn each_kind_gives_what_the_rules_say() {
    let field = pile("3B 11A 11R 5a");
    for seats in 2..=7 {
        let given = |kind: &str, prey: &str| leftovers(&settings(&rules(kind), seats), field, card(prey));
        assert_eq!(given("odd-card", "3a"), pile("3B"));
        assert_eq!(given("odd-card-and-ferns", "3a"), pile("3B 11A 11R"));
        assert_eq!(given("none", "3a"), CardSet::EMPTY);
        // Nothing of its suit is left: the ferns go along all the same.
        assert_eq!(given("odd-card", "9a"), CardSet::EMPTY);
        assert_eq!(given("odd-card-and-ferns", "9a"), pile("11A 11R"));
        // Pele that took a fern was not used on another suit.
        for kind in KINDS {
            assert_eq!(given(kind, "11B"), CardSet::EMPTY, "{kind}");
        }
    }
}

/// Plays a round to its end in which Pele takes 3B, and gives what was left before and after.
fn ended(rules: &str, seats: usize) -> Table {
    let mut hands = vec![""; seats];
    hands[0] = "11P";
    let mut table = Table::new(rules, &hands, "3B", "");
    table.play("11P>3B");
    while table.round.phase() == Some(hanakago::rules::Phase::Answer) {
        table.play("pass");
    }
    table.finish();
    table
}

#[test]
fn with_three_to_seven_seats_one_card_of_the_suit_and_one_fern_are_left() {
    for seats in 3..=7 {
        let plain = ended(&rules("none"), seats);
        let left = plain.round.table();
        assert_eq!(
            (left.len(), (left & FERNS).len(), (left & CardSet::month(3)).len()),
            (2, 1, 1),
            "{seats}: {left:?}"
        );
        assert!(plain.round.leftovers().is_empty());
        assert!(!plain.told(0).contains(&"leftovers".to_owned()));

        let odd = ended(&rules("odd-card"), seats);
        assert_eq!(odd.round.leftovers(), left - FERNS);
        assert_eq!(odd.round.table(), left & FERNS, "the fern is dead");
        assert!(odd.round.captures()[0].includes(left - FERNS));

        let ferns = ended(&rules("odd-card-and-ferns"), seats);
        assert_eq!((ferns.round.leftovers(), ferns.round.table()), (left, CardSet::EMPTY));
        assert!(ferns.round.captures()[0].includes(left));
        assert_eq!(ferns.round.settle().leftovers, left);
        assert_eq!(ferns.round.settle().pele_seat, Some(0));
    }
}

#[test]
fn with_two_seats_only_the_field_counts_and_the_stack_is_dead() {
    for kind in KINDS {
        let table = ended(&rules(kind), 2);
        let stack: CardSet = table.round.stack().iter().copied().collect();
        assert_eq!(stack.len(), 8);
        assert!((table.round.leftovers() & stack).is_empty(), "{kind}");
        let captured = table.round.captures().iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
        assert_eq!(captured | table.round.table() | stack, CardSet::FULL);
        let suit = CardSet::month(3);
        match kind {
            "odd-card" => assert!((table.round.table() & suit).is_empty()),
            "odd-card-and-ferns" => assert!((table.round.table() & (suit | FERNS)).is_empty()),
            _ => assert!(table.round.leftovers().is_empty()),
        }
    }
}

#[test]
fn they_go_to_the_side_before_hui_are_counted() {
    // Seat 0 takes 3B and 9A by pairs, and 8a with Pele; the last card of the stack is 8B, and stays.
    let hands = ["11P 3a 9a", "8A", ""];
    for (kind, held) in [("odd-card", true), ("none", false)] {
        let mut pack = pack(&hands, "8a 8b 3B 9A 1a 2a", "12b 10b 7b 6b 5b 4b");
        let place = pack.iter().position(|other| *other == card("8B")).unwrap();
        assert!(place >= 27, "it lies in the stack");
        pack.swap(place, 47);
        let mut table = Table::of(&rules(kind), 3, &pack);
        table.play("11P>8a, pass, pass, 8A").finish_turns(1).play("3a").finish_turns(2).play("9a").finish();
        let sides = table.round.settle().sides;
        assert!(table.round.captures()[0].includes(pile("3B 9A 8a 11P")));
        assert_eq!(sides[0].hui.contains(&HuiId::Hawaii), held);
        let end = [
            json!({"event":"leftovers","seat":0,"cards":["8B"]}),
            json!({"event":"hui","side":0,"seat":0,"hui":"hawaii"}),
        ];
        assert_eq!(table.last(2) == end, held);
    }
}

#[test]
fn in_teams_they_go_to_the_common_pile_of_the_seat_that_used_pele() {
    let mut table =
        Table::new(r#"{"teams":"2x2"}"#, &["1b", "2b", "4b", "11P"], "3B 1a 2a 4a 5a 6a 7a 8a", "12b 10b 9b");
    table.play("1b, 2b, 4b, 11P>3B, pass, pass, pass").finish();
    assert_eq!(table.round.pele().map(|pele| pele.seat), Some(3));
    let given = table.round.leftovers();
    assert!(!given.is_empty() && table.round.captures()[1].includes(given));
    assert_eq!(table.round.settle().pele_seat, Some(3));
}

#[test]
fn a_pele_that_was_not_used_wild_leaves_nothing_to_give() {
    let plain = r#"{"pele_from_stack":"plain","leftovers":"odd-card-and-ferns"}"#;
    for (rules, hand, field, stack) in [
        (plain, "9a", "3B 1a 2a 4a 5a 6a", "11P"),
        (&rules("odd-card-and-ferns"), "11P", "11B 11A 11R 4a 5a 6a", ""),
        (&rules("odd-card-and-ferns"), "11B", "11P 1a 2a 4a 5a 6a", ""),
    ] {
        let mut table = Table::new(rules, &[hand, "", ""], field, stack);
        let first = if hand == "9a" { "9a" } else { hand };
        table.play(first).finish();
        assert_eq!((table.round.pele(), table.round.leftovers()), (None, CardSet::EMPTY));
        assert!(table.round.table().is_empty(), "every suit is taken in pairs");
    }
}
