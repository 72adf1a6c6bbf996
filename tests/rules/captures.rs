//! A card meets none, one, two or three of its month: from the hand and from the stack alike.

use hanakago::rules::capture::{Meeting, meet};
use hanakago::rules::event::Event;
use hanakago::rules::hana_awase::Round;
use hanakago::rules::{Action, Card, CardSet, Phase, RuleError, Silent};

use crate::common::{action, card, dealt, list, pile};

/// Seat 0's first hand card, the cards of its month on a table of eight, and the stack's top.
fn two_seats(hand: &str, table: &str, top: &str) -> Round {
    dealt("{}", &[hand, ""], table, top)
}

fn legal(round: &Round) -> Vec<String> {
    round.legal().iter().map(ToString::to_string).collect()
}

fn legal_of(round: &Round, card: &str) -> Vec<String> {
    let own = |action: &String| action == card || action.starts_with(&format!("{card}>"));
    legal(round).into_iter().filter(own).collect()
}

struct Meets {
    name: &'static str,
    /// The cards of month 1 on the table.
    there: &'static str,
    /// What `1B` can do from the hand.
    legal: &'static [&'static str],
    /// What is done with it, and after the flip.
    play: &'static str,
    choose: &'static str,
    /// What lies in seat 0's pile.
    taken: &'static str,
}

const MEETINGS: [Meets; 5] = [
    Meets { name: "none", there: "", legal: &["1B"], play: "1B", choose: "", taken: "" },
    Meets { name: "one", there: "1a", legal: &["1B"], play: "1B", choose: "", taken: "1B 1a" },
    Meets { name: "two", there: "1R 1a", legal: &["1B>1R", "1B>1a"], play: "1B>1R", choose: ">1R", taken: "1B 1R" },
    Meets { name: "two", there: "1R 1a", legal: &["1B>1R", "1B>1a"], play: "1B>1a", choose: ">1a", taken: "1B 1a" },
    Meets { name: "three", there: "1R 1a 1b", legal: &["1B"], play: "1B", choose: "", taken: "1B 1R 1a 1b" },
];

/// Eight table cards, the given ones first; the others are of months 5 to 12, one each.
fn table_of(there: &str) -> String {
    let fill = ["5A", "6A", "7A", "8A", "9A", "10A", "11A", "12B"];
    let count = there.split_whitespace().count();
    format!("{there} {}", fill[count..].join(" "))
}

#[test]
fn a_played_card_takes_none_one_the_chosen_of_two_or_all_three() {
    for case in MEETINGS {
        let mut round = two_seats("1B", &table_of(case.there), "2A");
        assert_eq!(legal_of(&round, "1B"), case.legal, "{}", case.name);
        round.apply(action(case.play), &mut Silent).unwrap();
        assert_eq!(round.captures()[0], pile(case.taken), "{}", case.name);
        let left = pile(&table_of(case.there)).with(card("1B")).with(card("2A")) - pile(case.taken);
        assert_eq!(round.table(), left, "{}: what is not taken stays", case.name);
        assert_eq!((round.to_move(), round.phase()), (1, Some(Phase::Play)));
    }
}

#[test]
fn a_turned_card_takes_none_one_the_chosen_of_two_or_all_three() {
    for case in MEETINGS {
        let mut round = two_seats("2A", &table_of(case.there), "1B");
        let mut events: Vec<Event> = Vec::new();
        round.apply(action("2A"), &mut events).unwrap();
        if case.choose.is_empty() {
            assert_eq!(round.pending(), None, "{}", case.name);
        } else {
            assert_eq!((round.to_move(), round.phase(), round.pending()), (0, Some(Phase::Choose), Some(card("1B"))));
            assert_eq!(round.options(), pile(case.there));
            assert_eq!(legal(&round), [">1R", ">1a"]);
            assert!(
                matches!(events.last(), Some(Event::Asked { seat: 0, options, .. }) if *options == pile(case.there))
            );
            assert!(!round.table().contains(card("1B")) && !round.captures()[0].contains(card("1B")));
            round.apply(action(case.choose), &mut events).unwrap();
        }
        assert_eq!(round.captures()[0], pile(case.taken), "{}", case.name);
        let left = pile(&table_of(case.there)).with(card("1B")).with(card("2A")) - pile(case.taken);
        assert_eq!(round.table(), left, "{}", case.name);
        assert_eq!((round.to_move(), round.phase(), round.pending()), (1, Some(Phase::Play), None));
    }
}

#[test]
fn every_card_matches_its_month_and_no_other_whatever_lies_there() {
    for card in Card::all() {
        for bits in 0..16_u64 {
            let month = CardSet::from_bits(bits << (4 * (u64::from(card.month()) - 1)));
            if month.contains(card) {
                continue;
            }
            let strangers = CardSet::FULL - CardSet::FULL.month_of(card);
            let want = match month.len() {
                0 => Meeting::Stays,
                2 => Meeting::Choice(month),
                _ => Meeting::Takes(month),
            };
            assert_eq!(meet(card, month), want);
            assert_eq!(meet(card, month | strangers), want, "{card}");
        }
    }
}

#[test]
fn every_card_is_captured_by_its_month_in_play() {
    for card in Card::all() {
        for bits in 0..16_u64 {
            let month = CardSet::from_bits(bits << (4 * (u64::from(card.month()) - 1)));
            if month.contains(card) {
                continue;
            }
            // One card each of the months after this one, so that only the tried card can match.
            let mut table: Vec<Card> = month.iter().collect();
            table.extend(
                (1..12)
                    .filter_map(|ahead| Card::new(((card.index() / 4 + ahead) % 12 * 4) as u8))
                    .take(8 - table.len()),
            );
            let codes: Vec<&str> = table.iter().map(|card| card.code()).collect();
            let round = two_seats(card.code(), &codes.join(" "), "");
            for action in round.legal().into_iter().filter(|action| match action {
                Action::Play(played) | Action::Take(played, _) => *played == card,
                _ => false,
            }) {
                let mut events: Vec<Event> = Vec::new();
                round.clone().apply(action, &mut events).unwrap();
                let want = match (month.len(), action) {
                    (0, _) => Event::Stayed { seat: 0, card },
                    (2, Action::Take(_, target)) => Event::Took { seat: 0, card, taken: CardSet::of(target) },
                    _ => Event::Took { seat: 0, card, taken: month },
                };
                assert_eq!(events[..2], [Event::Played { seat: 0, card }, want], "{card} on {month:?}");
            }
            assert_eq!(legal_of(&round, card.code()).len(), if month.len() == 2 { 2 } else { 1 });
        }
    }
}

#[test]
fn a_target_is_named_with_two_matches_and_only_then() {
    let tries: [(&str, &str, RuleError); 8] = [
        ("1R 1a", "1B", RuleError::TargetWanted { card: card("1B") }),
        ("1R 1a", "1B>1b", RuleError::CannotTake { card: card("1B"), target: card("1b") }),
        ("1R 1a", "1B>1B", RuleError::CannotTake { card: card("1B"), target: card("1B") }),
        ("1R 1a", "1B>9A", RuleError::CannotTake { card: card("1B"), target: card("9A") }),
        ("1R 1a 1b", "1B>1R", RuleError::NoTarget { card: card("1B") }),
        ("1R", "1B>1R", RuleError::NoTarget { card: card("1B") }),
        ("", "1B>9A", RuleError::NoTarget { card: card("1B") }),
        ("", "1R", RuleError::NotInHand { card: card("1R") }),
    ];
    for (there, text, why) in tries {
        // The other cards of month 1 lie in seat 1's hand, where seat 0 cannot play them.
        let there_pile = pile(there);
        let rest: Vec<&str> = ["1R", "1a", "1b"].into_iter().filter(|code| !there_pile.contains(card(code))).collect();
        let before = dealt("{}", &["1B", &rest.join(" ")], &table_of(there), "2A");
        let mut round = before.clone();
        assert_eq!(round.apply(action(text), &mut Silent), Err(why), "{text} with {there} on the table");
        assert_eq!(round, before, "a refused action changes nothing");
    }
}

#[test]
fn a_choice_that_is_owed_accepts_the_two_cards_and_nothing_else() {
    let mut round = two_seats("2A", &table_of("1R 1a"), "1B");
    round.apply(action("2A"), &mut Silent).unwrap();
    let before = round.clone();
    for text in ["1B>1R", "1B", "flip", ">1b", ">1B", ">5A", "stop", "pass", "koi", "shobu", "ohana 1", "3B@1"] {
        assert!(round.apply(action(text), &mut Silent).is_err(), "{text}");
    }
    for card in before.hands()[0] {
        assert!(round.apply(Action::Play(card), &mut Silent).is_err(), "{card}");
    }
    assert_eq!(round, before);
}

#[test]
fn a_card_played_to_the_table_can_be_taken_by_the_flip_of_the_same_turn() {
    let mut round = two_seats("1B", &table_of(""), "1R");
    round.apply(action("1B"), &mut Silent).unwrap();
    assert_eq!(round.captures()[0], pile("1B 1R"));
}

#[test]
fn the_flip_meets_the_table_as_the_hand_card_left_it() {
    // Two lie there; the hand card takes one, so the turned card takes the last without a choice.
    let mut round = two_seats("1B", &table_of("1R 1a"), "1b");
    round.apply(action("1B>1R"), &mut Silent).unwrap();
    assert_eq!(round.captures()[0], pile("1B 1R 1a 1b"));
    assert_eq!(round.phase(), Some(Phase::Play));
}

#[test]
fn every_seat_has_as_many_turns_as_cards_and_the_round_never_stops_early() {
    for (seats, hand, table, stack) in [(2_u8, 10, 8, 20), (3, 7, 6, 21), (4, 5, 8, 20)] {
        let full = ["1B 2A 3B 4A 5A 6A 7A 8B", "1B 2A 3B 4A 5A 6A"][usize::from(table == 6)];
        let mut round = dealt("{}", &vec![""; usize::from(seats)], full, "");
        assert_eq!(round.hands().iter().map(|hand| hand.len()).collect::<Vec<_>>(), vec![hand; usize::from(seats)]);
        assert_eq!((round.table().len(), usize::from(round.stack_left())), (table, stack));
        let mut turns = vec![0; usize::from(seats)];
        while let Some(phase) = round.phase() {
            if phase == Phase::Play {
                turns[usize::from(round.to_move())] += 1;
            }
            let first = round.legal()[0];
            round.apply(first, &mut Silent).unwrap();
        }
        assert_eq!(turns, vec![hand; usize::from(seats)]);
        assert_eq!(round.captures().iter().fold(CardSet::EMPTY, |all, pile| all | *pile), CardSet::FULL);
        assert!(round.legal().is_empty());
        assert_eq!(round.apply(action("flip"), &mut Silent), Err(RuleError::Over));
    }
}

#[test]
fn hands_come_from_the_top_in_turn_order_from_the_dealer_then_the_table() {
    let settings = crate::common::settings("{}");
    let pack = crate::common::pack(&settings, &["", "", ""], "1B 2A 3B 4A 5A 6A", "");
    for dealer in 0..3_u8 {
        let round = Round::deal(&settings, 3, dealer, &pack).unwrap();
        for place in 0..3_u8 {
            let seat = usize::from((dealer + place) % 3);
            let from = usize::from(place) * 7;
            assert_eq!(round.hands()[seat], pack[from..from + 7].iter().copied().collect());
        }
        assert_eq!(round.table(), list("1B 2A 3B 4A 5A 6A").into_iter().collect());
        assert_eq!(round.stack(), &pack[27..]);
        assert_eq!((round.dealer(), round.to_move()), (dealer, dealer));
    }
}
