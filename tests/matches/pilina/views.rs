//! A view of Pilina says what the match says, and nothing that lies hidden.

use hanakago::record::answer;
use hanakago::rules::pilina::CardValues;
use hanakago::rules::{CardSet, Phase, RoundView, Seat, View};
use serde_json::{Value, json};

use crate::common::pilina::{cards, lively_match, lively_setup, tables};
use crate::common::{Dice, runs};

#[test]
fn a_view_says_what_the_match_says() {
    let mut dice = Dice::new(140);
    for (seats, teams) in tables() {
        for _ in 0..runs(5, 150) {
            let setup = lively_setup(&mut dice, seats, teams);
            lively_match(&mut dice, setup, |_, game| {
                let round = cards(game);
                for seat in 0..seats {
                    let view = game.view(seat);
                    assert_eq!((view.seat, view.phase, view.to_move), (seat, game.phase(), game.to_move()));
                    assert_eq!((view.dealer, view.round, view.rounds), (game.dealer(), game.number(), game.rounds()));
                    assert_eq!((&view.totals, view.events.as_slice()), (game.totals(), game.events()));
                    let RoundView::Pilina(seen) = view.cards else { panic!("a view of pilina") };
                    assert_eq!(seen.hand, round.hands()[usize::from(seat)]);
                    assert_eq!((seen.table, seen.stack), (round.table(), round.stack_left()));
                    assert_eq!((seen.pending, seen.aim, seen.pele), (round.pending(), round.aim(), round.pele()));
                    assert_eq!((seen.opening, seen.leftovers), (round.opening(), round.leftovers()));
                    assert_eq!((seen.turn, seen.sides), (round.turn(), round.settings().sides));
                    assert_eq!(seen.captures[..round.captures().len()], *round.captures());
                    for other in 0..usize::from(seats) {
                        assert_eq!(usize::from(seen.hand_sizes[other]), round.hands()[other].len());
                        assert!(round.hands()[other].includes(seen.known[other]));
                        assert_eq!(seen.side(other as Seat), round.settings().side(other as Seat));
                    }
                    for other in usize::from(seats)..7 {
                        assert!(seen.hand_sizes[other] == 0 && seen.known[other].is_empty());
                    }
                    let own: Vec<u8> = seen.ohana().collect();
                    let want: Vec<u8> = (1..=12).filter(|suit| round.holder(*suit) == Some(seat)).collect();
                    assert_eq!(own, want);
                }
            });
        }
    }
}

#[test]
fn turns_that_are_left_are_counted_down() {
    let mut dice = Dice::new(141);
    for (seats, teams) in tables() {
        let setup = lively_setup(&mut dice, seats, teams);
        lively_match(&mut dice, setup, |_, game| {
            let RoundView::Pilina(seen) = game.view(0).cards else { panic!("a view of pilina") };
            let undrawn = if seats == 2 { 8 } else { 0 };
            let open = u8::from(matches!(game.phase(), Phase::Choose | Phase::Answer))
                * u8::from(in_stack_part(&game.view(0)));
            if game.to_move().is_some() {
                assert_eq!(seen.turns_left, seen.stack - undrawn + open);
            }
        });
    }
}

/// Whether the stack card of the turn under way was turned already.
fn in_stack_part(view: &View) -> bool {
    let last = view.events.iter().rev().find_map(|event| match event {
        hanakago::rules::Event::Turned { .. } => Some(true),
        hanakago::rules::Event::Played { .. } => Some(false),
        _ => None,
    });
    last == Some(true)
}

#[test]
fn the_referees_view_has_the_fields_of_replay_without_what_is_hidden() {
    let mut dice = Dice::new(142);
    for (seats, teams) in tables() {
        for _ in 0..runs(3, 60) {
            let setup = lively_setup(&mut dice, seats, teams);
            lively_match(&mut dice, setup, |_, game| {
                if game.to_move().is_none() {
                    return;
                }
                let all = answer::position(game, &[]);
                for seat in 0..seats {
                    let view = game.view(seat);
                    let json = answer::view(&view);
                    let RoundView::Pilina(seen) = view.cards else { panic!("a view of pilina") };
                    for (key, value) in all.as_object().unwrap() {
                        match key.as_str() {
                            "legal" | "hands" | "events" => {}
                            _ => assert_eq!(json[key], *value, "{key}"),
                        }
                    }
                    for (owner, hand) in json["hands"].as_array().unwrap().iter().enumerate() {
                        let (known, size) = (seen.known[owner], usize::from(seen.hand_sizes[owner]));
                        let want = if known.len() == size { json!(known) } else { json!(size) };
                        assert_eq!(*hand, want);
                    }
                    // What is listed, what is a number, and what the seat has not seen make the deck.
                    let count = |json: &Value| json.as_array().map_or(0, Vec::len);
                    let piles: usize = json["captures"].as_array().unwrap().iter().map(count).sum();
                    // The prey is listed among the captures too, where it counts.
                    let prey = seen.pele.map(|pele| pele.prey).filter(|prey| CardValues::SCORING.contains(*prey));
                    let pele = count(&json["pele"]) - usize::from(prey.is_some());
                    let open = piles + count(&json["discard"]) + pele + count(&json["table"]);
                    let known: usize = seen.known.iter().map(|cards: &CardSet| cards.len()).sum();
                    let pending = usize::from(!json["pending"].is_null());
                    assert_eq!(open + pending + known + seen.unseen().len(), 48);
                }
            });
        }
    }
}
