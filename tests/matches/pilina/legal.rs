//! Legal actions are exactly those that are accepted, for every action there is.

use std::collections::HashSet;

use hanakago::rules::pilina::{FERNS, PELE, Round};
use hanakago::rules::{Action, Card, CardSet, Event, Phase, Silent};

use crate::common::pilina::{cards, combinations, lively_match, lively_round, tables};
use crate::common::{Dice, runs};

/// Every value of [`Action`] but suits and columns that cannot be written (a few of them).
fn everything() -> Vec<Action> {
    let mut actions = vec![Action::Flip, Action::Stop, Action::Pass, Action::Koi, Action::Shobu];
    actions.extend((0..=16).chain([31, 63, 64, 127, 128, 255]).map(Action::Ohana));
    for card in Card::all() {
        actions.extend([Action::Play(card), Action::Choose(card)]);
        actions.extend(Card::all().map(|target| Action::Take(card, target)));
        actions.extend((0..=6).chain([255]).map(|column| Action::Column(card, column)));
    }
    actions
}

/// The legal actions as the rules tell them, from the cards alone.
fn told(round: &Round, barred: bool, turned: bool) -> HashSet<Action> {
    let table = round.table();
    let mut legal = HashSet::new();
    let suits = |legal: &mut HashSet<Action>| {
        for suit in 1..=12 {
            let whole = CardSet::month(suit);
            let holds = |hand: &CardSet| (*hand | table).includes(whole) && !(*hand & whole).is_empty();
            if round.hands().iter().any(holds) {
                legal.insert(Action::Ohana(suit));
            }
        }
    };
    match round.phase() {
        Some(Phase::Play) => {
            for card in round.hands()[usize::from(round.turn())] {
                let matches = table.month_of(card);
                if card != PELE {
                    match matches.len() {
                        2 => legal.extend(matches.iter().map(|target| Action::Take(card, target))),
                        _ => drop(legal.insert(Action::Play(card))),
                    }
                } else if !barred {
                    if table.is_empty() || (table & FERNS).len() == 3 {
                        legal.insert(Action::Play(card));
                    } else {
                        legal.extend(table.iter().map(|target| Action::Take(card, target)));
                    }
                }
            }
            suits(&mut legal);
        }
        Some(Phase::Flip) => {
            legal.insert(Action::Flip);
            suits(&mut legal);
        }
        Some(Phase::Choose) => {
            let card = round.pending().expect("a card waits");
            let wild = card == PELE && (round.settings().wild_from_stack || !turned);
            let options = if wild { table } else { table.month_of(card) };
            legal.extend(options.iter().map(Action::Choose));
        }
        Some(Phase::Answer) => {
            let suit = CardSet::month(round.aim().expect("Pele is aimed").target.month());
            let hand = round.hands()[usize::from(round.to_move())];
            if (hand | table).includes(suit) {
                legal.insert(Action::Stop);
            }
            legal.insert(Action::Pass);
        }
        _ => {}
    }
    legal
}

#[test]
fn legal_actions_are_exactly_those_that_are_accepted_at_every_table() {
    let everything = everything();
    assert!(everything.len() > 2_700);
    let mut dice = Dice::new(120);
    let mut phases = [0; 4];
    for (seats, teams) in tables() {
        let mut all = combinations(seats, teams);
        dice.shuffle(&mut all);
        all.truncate(runs(3, all.len()));
        for rules in all {
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                let legal = game.legal();
                let listed: HashSet<Action> = legal.iter().copied().collect();
                assert_eq!(listed.len(), legal.len(), "no action is listed twice");
                let mut tried = game.clone();
                for action in &everything {
                    if listed.contains(action) {
                        let mut round = game.round().clone();
                        assert!(round.apply(*action, &mut Silent).is_ok(), "{action} in phase {}", game.phase());
                    } else {
                        let mut events: Vec<Event> = Vec::new();
                        let refused = tried.apply(*action, &mut events);
                        assert!(refused.is_err() && events.is_empty(), "{action} in phase {}", game.phase());
                    }
                }
                assert_eq!(tried, *game, "a refused action changes nothing");
                let place = [Phase::Play, Phase::Flip, Phase::Choose, Phase::Answer];
                if let Some(place) = place.iter().position(|phase| *phase == game.phase()) {
                    phases[place] += 1;
                }
            });
        }
    }
    assert!(phases.iter().all(|count| *count > 10), "{phases:?}");
}

#[test]
fn legal_actions_are_those_that_the_rules_tell() {
    let mut dice = Dice::new(121);
    for (seats, teams) in tables() {
        for rules in combinations(seats, teams) {
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                if game.to_move().is_none() {
                    return;
                }
                // Pele is barred from its return to the end of the turn, which is the next turned card.
                let since = game.events().iter().rev().find_map(|event| match event {
                    Event::Returned { .. } => Some(true),
                    Event::Turned { .. } => Some(false),
                    _ => None,
                });
                let turned = game.events().iter().rev().find_map(|event| match event {
                    Event::Played { .. } => Some(false),
                    Event::Turned { .. } => Some(true),
                    _ => None,
                });
                let listed: HashSet<Action> = game.legal().into_iter().collect();
                let told = told(cards(game), since == Some(true), turned == Some(true));
                assert_eq!(listed, told, "phase {}", game.phase());
            });
        }
    }
}

#[test]
fn an_action_belongs_to_who_is_to_move_but_an_ohana_to_who_holds_it() {
    let mut dice = Dice::new(122);
    let mut out_of_turn = 0;
    for (seats, teams) in tables() {
        for rules in combinations(seats, teams).into_iter().step_by(runs(16, 1)) {
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                let round = cards(game);
                let mut all = Vec::new();
                for seat in 0..seats {
                    let view = game.view(seat);
                    for action in &view.legal {
                        match action {
                            Action::Ohana(suit) => assert_eq!(round.holder(*suit), Some(seat)),
                            _ => assert_eq!(game.to_move(), Some(seat)),
                        }
                        out_of_turn += usize::from(game.to_move() != Some(seat));
                    }
                    all.extend(view.legal);
                }
                let (all, legal): (HashSet<Action>, HashSet<Action>) =
                    (all.into_iter().collect(), game.legal().into_iter().collect());
                assert_eq!(all, legal, "every legal action is some seat's own");
            });
        }
    }
    assert!(out_of_turn > 50, "{out_of_turn}");
}
