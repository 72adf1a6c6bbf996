//! No level of Pilina can tell hidden cards apart, on its turn, when it answers to Pele and out of turn.

mod common;

use common::pilina::{cards, combinations, lively_match, lively_round, tables};
use common::{Dice, runs};
use hanakago::cpu::{decide, react};
use hanakago::record::{Deal, Match};
use hanakago::rules::{Card, CardSet, Level, Phase, RoundView, Seat, Silent, View};

/// The same match with the cards that a seat has not seen dealt anew among the places where they lie.
fn dealt_anew(dice: &mut Dice, game: &Match, seat: Seat) -> Option<Match> {
    let RoundView::Pilina(seen) = game.view(seat).cards else { panic!("a view of pilina") };
    let hidden = seen.unseen();
    let mut setup = game.setup().clone();
    let Deal::Decks(decks) = &mut setup.deal else { panic!("packs are written out") };
    let places: Vec<usize> = (0..48).filter(|place| hidden.contains(decks[0][*place])).collect();
    let mut order: Vec<Card> = hidden.iter().collect();
    dice.shuffle(&mut order);
    for (place, card) in places.into_iter().zip(order) {
        decks[0][place] = card;
    }
    let mut anew = Match::start(setup, &mut Silent).ok()?;
    for action in game.actions() {
        anew.apply(*action, &mut Silent).ok()?;
    }
    Some(anew)
}

/// What a seat does now: on its turn, or out of turn.
fn does(view: &View, level: Level, seed: u64) -> Option<String> {
    let think = if view.to_move == Some(view.seat) { decide } else { react };
    think(view, level, seed).map(|decision| format!("{} {:?}", decision.action, decision.reasons))
}

#[test]
fn swapping_hidden_cards_never_changes_what_a_seat_does() {
    let mut dice = Dice::new(160);
    let (mut compared, mut acted, mut answered) = (0, 0, 0);
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        for _ in 0..runs(3, 60) {
            let rules = *dice.pick(&all);
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |dice, game| {
                if game.to_move().is_none() || dice.below(4) > 0 {
                    return;
                }
                for seat in 0..seats {
                    let Some(anew) = dealt_anew(dice, game, seat) else { continue };
                    let (view, other) = (game.view(seat), anew.view(seat));
                    assert_eq!(view, other, "seat {seat} sees hidden cards");
                    compared += usize::from(anew.round() != game.round());
                    for level in Level::ALL {
                        let seed = dice.next();
                        let does_now = does(&view, level, seed);
                        assert_eq!(does_now, does(&other, level, seed), "seat {seat}, {level}");
                        assert!(does_now.is_some() || game.to_move() != Some(seat), "who is to move decides");
                        acted += usize::from(does_now.is_some() && game.to_move() != Some(seat));
                    }
                    answered += usize::from(game.phase() == Phase::Answer);
                }
            });
        }
    }
    assert!(
        compared > 300 && acted > 10 && answered > 50,
        "{compared} compared, {acted} reactions, {answered} answers"
    );
}

#[test]
fn what_a_seat_does_is_legal_for_it_at_every_table() {
    let mut dice = Dice::new(161);
    for (seats, teams) in tables() {
        for rules in combinations(seats, teams).into_iter().step_by(runs(24, 1)) {
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |dice, game| {
                for seat in 0..seats {
                    let view = game.view(seat);
                    let level = *dice.pick(&Level::ALL);
                    let think = if game.to_move() == Some(seat) { decide } else { react };
                    if let Some(decision) = think(&view, level, 1) {
                        assert!(view.legal.contains(&decision.action), "{} of seat {seat}", decision.action);
                    }
                }
            });
        }
    }
}

#[test]
fn changing_visible_cards_can_change_what_a_seat_does() {
    let mut dice = Dice::new(162);
    let (mut changed, mut all) = (0, 0);
    for (seats, teams) in tables() {
        let rules = *dice.pick(&combinations(seats, teams));
        let setup = lively_round(&mut dice, &rules, seats);
        lively_match(&mut dice, setup, |_, game| {
            let Some(seat) = game.to_move().filter(|_| game.phase() == Phase::Play) else { return };
            let view = game.view(seat);
            // The field is another one, and with it what can be played.
            let mut other = view.clone();
            let RoundView::Pilina(seen) = &mut other.cards else { panic!("a view of pilina") };
            seen.table = CardSet::EMPTY;
            let own = cards(game).hands()[usize::from(seat)];
            other.legal = own.iter().map(hanakago::rules::Action::Play).collect();
            all += 1;
            changed += usize::from(does(&view, Level::Easy, 1) != does(&other, Level::Easy, 1));
        });
    }
    assert!(changed * 4 > all, "{changed} of {all}");
}
