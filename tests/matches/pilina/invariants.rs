//! Every combination of the settings, at every table: cards and points are conserved, and every phase has an exit.

use hanakago::record::{Match, answer};
use hanakago::rules::pilina::{CardValues, FERNS, HuiScoring, Leftovers, Round};
use hanakago::rules::{CardSet, Phase, Round as AnyRound, RuleSet};
use serde_json::Value;

use crate::common::pilina::{cards, combinations, lively_match, lively_round, lively_setup, tables};
use crate::common::{Dice, card, played_match, runs};

/// Every card lies in exactly one place.
fn assert_conserved(round: &Round) {
    let mut places: Vec<CardSet> = vec![round.table(), round.stack().iter().copied().collect()];
    places.extend(round.hands());
    places.extend(round.captures());
    places.extend(round.pending().map(CardSet::of));
    assert_eq!(places.iter().fold(CardSet::EMPTY, |all, pile| all | *pile), CardSet::FULL);
    assert_eq!(places.iter().map(|pile| pile.len()).sum::<usize>(), 48, "a card lies in two places");
    let values = round.settings().values;
    assert_eq!(places.iter().map(|pile| values.of(*pile)).sum::<i32>(), 240);
    if let Some(pele) = round.pele() {
        let side = usize::from(round.settings().side(pele.seat));
        assert!(round.captures()[side].includes(CardSet::of(card("11P")).with(pele.prey)), "Pele lies beside its prey");
    }
}

/// Every card is in exactly one list of the referee's answer, but that Pele's prey is in `captures` too where it
/// counts; those in the stack are a number.
fn assert_listed_once(game: &Match) {
    fn collect(json: &Value, into: &mut Vec<String>) {
        match json {
            Value::String(code) => into.push(code.clone()),
            Value::Array(parts) => parts.iter().for_each(|part| collect(part, into)),
            _ => {}
        }
    }
    let json = answer::position(game, &[]);
    let mut listed = Vec::new();
    collect(&json["pele"], &mut listed);
    listed.retain(|code| !CardValues::SCORING.contains(card(code)));
    for field in ["hands", "table", "captures", "discard", "pending"] {
        collect(&json[field], &mut listed);
    }
    let pile: CardSet = listed.iter().map(|code| card(code)).collect();
    assert_eq!(pile.len(), listed.len(), "a card is listed twice: {json}");
    assert_eq!(json["stack"], 48 - listed.len(), "{json}");
}

/// What is due fits who is to move and what can be done.
fn assert_exit(game: &Match) {
    let (round, legal) = (cards(game), game.legal());
    assert_eq!(legal.is_empty(), game.to_move().is_none());
    match game.phase() {
        Phase::Play => assert!(!round.hands()[usize::from(round.turn())].is_empty() && round.pending().is_none()),
        Phase::Flip => assert!(round.hands()[usize::from(round.turn())].is_empty() && round.pending().is_none()),
        Phase::Choose => assert!(round.pending().is_some() && round.aim().is_none() && legal.len() > 1),
        Phase::Answer => {
            assert_eq!(round.pending(), Some(card("11P")));
            let aim = round.aim().expect("something is aimed at");
            assert!(aim.seat == round.turn() && round.table().contains(aim.target) && !FERNS.contains(aim.target));
            assert_ne!(round.to_move(), round.turn(), "nobody answers to itself");
        }
        Phase::MatchOver => assert_eq!(game.finished().len(), usize::from(game.rounds())),
        other => panic!("{other} in a match of Pilina"),
    }
    if game.phase() != Phase::Answer && game.to_move().is_some() {
        assert_eq!(round.to_move(), round.turn());
    }
}

/// The facts of a finished round.
fn assert_ended(round: &Round) {
    assert!(round.hands().iter().all(|hand| hand.is_empty()) && round.pending().is_none());
    assert_eq!(round.stack().len(), if round.seats() == 2 { 8 } else { 0 });
    let wild = round.pele().map(|pele| pele.prey).filter(|prey| !FERNS.contains(*prey));
    let left = round.table() | round.leftovers();
    if round.seats() > 2 {
        match wild {
            None => assert!(left.is_empty(), "{left:?}"),
            Some(prey) => {
                let suit = CardSet::month(prey.month());
                assert_eq!(((left & suit).len(), (left & FERNS).len(), left.len()), (1, 1, 2), "{left:?}");
            }
        }
    }
    let given = match (wild, round.settings().leftovers) {
        (None, _) | (_, Leftovers::None) => CardSet::EMPTY,
        (Some(prey), Leftovers::OddCard) => left & CardSet::month(prey.month()),
        (Some(prey), Leftovers::OddCardAndFerns) => left & (CardSet::month(prey.month()) | FERNS),
    };
    assert_eq!(round.leftovers(), given);
}

#[test]
fn every_combination_of_the_settings_keeps_the_invariants_at_every_table() {
    let mut dice = Dice::new(110);
    let mut met = [0; 5];
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        assert!(all.len() > 280);
        for rules in all {
            for _ in 0..runs(1, 12) {
                let setup = lively_round(&mut dice, &rules, seats);
                let game = lively_match(&mut dice, setup, |_, game| {
                    if game.to_move().is_some() {
                        assert_conserved(cards(game));
                        assert_listed_once(game);
                    }
                    assert_exit(game);
                });
                let AnyRound::Pilina(round) = &game.finished()[0].cards else { unreachable!() };
                assert_conserved(round);
                assert_listed_once(&game);
                assert_ended(round);
                let names = ["stopped", "ohana", "returned", "leftovers", "took-whole"];
                for event in &game.finished()[0].events {
                    let name = answer::event(event)["event"].clone();
                    if let Some(place) = names.iter().position(|known| name == *known) {
                        met[place] += 1;
                    }
                }
            }
        }
    }
    assert!(met.iter().all(|count| *count > 100), "the sample has blocks, ʻohana and the like: {met:?}");
}

#[test]
fn ranks_and_margins_are_the_same_under_take_and_add() {
    let mut dice = Dice::new(111);
    let mut differ = 0;
    for (seats, teams) in tables() {
        for _ in 0..runs(25, 500) {
            let mut setup = lively_setup(&mut dice, seats, teams);
            setup.rules.set("hui_scoring", 0).unwrap();
            let take = lively_match(&mut dice, setup.clone(), |_, _| {});
            setup.rules.set("hui_scoring", 1).unwrap();
            let mut actions = take.actions().iter();
            let add = played_match(&mut dice, setup, |_, _| *actions.next().expect("as long"), |_, _| {});
            assert_eq!(take.finished().len(), add.finished().len());
            for (one, other) in take.finished().iter().zip(add.finished()) {
                assert_eq!(one.dealer, other.dealer);
                let (AnyRound::Pilina(one), AnyRound::Pilina(other)) = (&one.cards, &other.cards) else {
                    unreachable!()
                };
                assert_eq!(one.settings().hui_scoring, HuiScoring::Take);
                let scores = |round: &Round| round.settle().sides.iter().map(|side| side.score).collect::<Vec<_>>();
                let (one, other) = (scores(one), scores(other));
                let shift = other[0] - one[0];
                assert!(one.iter().zip(&other).all(|(one, other)| other - one == shift), "{one:?} {other:?}");
                differ += i32::from(shift != 0);
            }
        }
    }
    assert!(differ > 20, "only {differ} rounds had hui");
}

#[test]
fn a_match_has_its_rounds_and_each_deals_by_its_own_dealer() {
    let mut dice = Dice::new(112);
    for (seats, teams) in tables() {
        let mut setup = lively_setup(&mut dice, seats, teams);
        let rounds = 1 + dice.below(12) as u8;
        setup.rules.set("rounds", rounds).unwrap();
        setup.rules.set("four_on_field", 0).unwrap();
        setup.deal =
            hanakago::record::Deal::Seed(hanakago::rules::Seed::new(format!("rounds {seats} {teams}")).unwrap());
        let game = lively_match(&mut dice, setup, |_, _| {});
        assert_eq!((game.finished().len(), game.phase()), (usize::from(rounds), Phase::MatchOver));
    }
}

#[test]
fn the_settings_that_count_play_change_no_card() {
    // Values, hui and the counting of the match never change what lies where.
    let mut dice = Dice::new(113);
    for (seats, teams) in tables() {
        for _ in 0..runs(4, 60) {
            let rules = *dice.pick(&combinations(seats, teams));
            let setup = lively_round(&mut dice, &rules, seats);
            let game = lively_match(&mut dice, setup.clone(), |_, _| {});
            for (setting, value) in [("values", 1), ("hui_scoring", 2), ("match_scoring", 1), ("turn_limit", 2)] {
                let mut other: RuleSet = setup.rules;
                other.set(setting, value).unwrap();
                let mut actions = game.actions().iter();
                let setup = hanakago::record::Setup { rules: other, ..setup.clone() };
                let other = played_match(&mut dice, setup, |_, _| *actions.next().expect("as long"), |_, _| {});
                let (AnyRound::Pilina(one), AnyRound::Pilina(other)) =
                    (&game.finished()[0].cards, &other.finished()[0].cards)
                else {
                    unreachable!()
                };
                assert_eq!((one.captures(), one.table()), (other.captures(), other.table()), "{setting}");
            }
        }
    }
}
