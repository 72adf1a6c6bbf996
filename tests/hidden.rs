//! No level can tell hidden cards apart: what it cannot see does not change what it does.

#[path = "strength/arena.rs"]
#[allow(dead_code, reason = "only the deals are used here")]
mod arena;
mod common;

use common::runs;
use hanakago::cpu::baselines::{self, mix};
use hanakago::cpu::{BUILT, decide, react};
use hanakago::record::{Deal, Match, SeatKind, Setup};
use hanakago::rules::{
    Action, Card, CardSet, Draws, GameId, Level, Round, RoundView, RuleSet, Seat, Seed, Silent, View,
};

/// A match of one round as far as it was played: its pack and its actions.
struct Position {
    rules: RuleSet,
    seats: u8,
    pack: Vec<Card>,
    actions: Vec<Action>,
}

impl Position {
    /// Plays some actions of a fresh deal by lot and by plan, in turn.
    fn fresh(rules: &RuleSet, seats: u8, number: usize) -> Self {
        let seed = Seed::new(format!("hidden {number}")).expect("a short seed");
        let (pack, _) = Round::shuffled(rules, seats, &mut seed.stream(1)).expect("a number of seats of the game");
        let mut position = Self { rules: *rules, seats, pack, actions: Vec::new() };
        let mut dice = mix(number as u64);
        for _ in 0..dice % 20 {
            let round = position.round();
            let view = arena::seen(&round, rules, seats);
            dice = mix(dice);
            let action = match dice % 3 {
                // Of another seat too, out of turn.
                0 => round.legal().last().copied(),
                1 => baselines::random(&view, dice),
                _ => baselines::greedy_yaku(&view),
            };
            position.actions.push(action.expect("a seat that is to move decides"));
            if position.round().phase().is_none() {
                position.actions.pop();
                break;
            }
        }
        position
    }

    fn round(&self) -> Round {
        let mut round = Round::deal(&self.rules, self.seats, 0, &self.pack).expect("a pack that stands");
        for action in &self.actions {
            round.apply(*action, &mut Silent).expect("it was legal before");
        }
        round
    }

    /// The view of a match, its history and all.
    fn view(&self, seat: Seat) -> View {
        let seats = vec![SeatKind::Cpu { level: Level::Normal }; usize::from(self.seats)];
        let deal = Deal::Decks(vec![self.pack.clone()]);
        let setup = Setup { rules: self.rules, seats, first_dealer: 0, deal };
        let mut game = Match::start(setup, &mut Silent).expect("a pack that stands");
        for action in &self.actions {
            game.apply(*action, &mut Silent).expect("it was legal before");
        }
        game.view(seat)
    }

    /// The same position with the cards that a seat cannot see dealt anew: those still in other hands and
    /// those still in the stack change places.
    fn dealt_anew(&self, seat: Seat, draws: &mut Draws) -> Option<Self> {
        let view = self.view(seat);
        let hidden = match &view.cards {
            RoundView::HanaAwase(cards) => cards.unseen(self.pack.iter().copied().collect()),
            RoundView::Pilina(cards) => cards.unseen(),
            RoundView::YakuNarabe(cards) => cards.unseen(),
        };
        let places: Vec<usize> = (0..self.pack.len()).filter(|place| hidden.contains(self.pack[*place])).collect();
        let mut order: Vec<Card> = hidden.iter().collect();
        draws.shuffle(&mut order);
        let mut pack = self.pack.clone();
        for (place, card) in places.into_iter().zip(order) {
            pack[place] = card;
        }
        let anew = Self { rules: self.rules, seats: self.seats, pack, actions: self.actions.clone() };
        // Some deals would have been thrown in, or would have shown other cards on the way.
        let mut round = Round::deal(&self.rules, self.seats, 0, &anew.pack).ok()?;
        for action in &self.actions {
            round.apply(*action, &mut Silent).ok()?;
        }
        let was = self.round();
        let same =
            round.phase() == was.phase() && round.to_move() == was.to_move() && round.view(seat) == was.view(seat);
        same.then_some(anew)
    }
}

fn some_rules(number: usize) -> RuleSet {
    let presets = GameId::HanaAwase.rules().presets;
    let mut rules = RuleSet::preset(GameId::HanaAwase, presets[number % presets.len()].id).expect("a preset");
    rules.set("hand_yaku", (number / 2 % 2) as u8).expect("a toggle");
    rules.set("rain_washout", (number / 3 % 4) as u8).expect("a choice of four");
    rules
}

/// How many deals differed in what the seats cannot see, and how many reactions were compared. Every seat
/// decides the same in both, on its turn and out of it.
fn compare(positions: impl Iterator<Item = (usize, Position)>) -> (usize, usize) {
    let mut draws = Seed::new("swaps").expect("a short seed").stream(1);
    let (mut compared, mut reacted) = (0, 0);
    for (number, position) in positions {
        let to_move = position.round().to_move();
        // The seat to move, and one of the others.
        let other = (to_move + 1 + (number as u8 / 7) % (position.seats - 1)) % position.seats;
        for seat in [to_move, to_move, other, other] {
            let view = position.view(seat);
            let Some(anew) = position.dealt_anew(seat, &mut draws) else { continue };
            compared += usize::from(anew.round() != position.round());
            for level in Level::ALL {
                let seed = mix(number as u64);
                let think = |view: &View| (decide(view, level, seed), react(view, level, seed));
                let (one, two) = (think(&view), think(&anew.view(seat)));
                assert_eq!(one.0.is_some(), seat == to_move);
                assert_eq!(one, two, "position {number}, seat {seat}, {level}");
                reacted += usize::from(one.1.is_some());
            }
        }
    }
    (compared, reacted)
}

#[test]
fn swapping_hidden_cards_never_changes_a_decision() {
    let positions = (0..runs(300, 5_000)).map(|number| {
        let seats = 2 + (number % 3) as u8;
        (number, Position::fresh(&some_rules(number), seats, number))
    });
    let (compared, _) = compare(positions);
    assert!(compared > runs(500, 9_000), "only {compared} swaps changed hidden cards");
}

#[test]
fn swapping_hidden_cards_never_changes_a_decision_or_a_reaction_in_pilina() {
    let positions = (0..runs(900, 15_000)).map(|number| {
        let seats = 2 + (number % 6) as u8;
        let mut rules = RuleSet::new(GameId::Pilina);
        let teams = match (seats, number / 6 % 3) {
            (4, 1) => 1,
            (6, 1) => 2,
            (6, 2) => 3,
            _ => 0,
        };
        rules.set("teams", teams).expect("a form of teams");
        rules.set("blocked_pele", (number / 18 % 2) as u8).expect("a choice of two");
        (number, Position::fresh(&rules, seats, number))
    });
    let (compared, reacted) = compare(positions);
    assert!(compared > runs(1_500, 25_000), "only {compared} swaps changed hidden cards");
    assert!(reacted > runs(20, 400), "only {reacted} reactions");
}

#[test]
fn the_order_of_the_stack_never_changes_advice() {
    let rules = RuleSet::new(GameId::YakuNarabe);
    let mut draws = Seed::new("orders").expect("a short seed").stream(1);
    let (mut compared, mut differ) = (0, 0);
    for number in 0..runs(120, 2_000) {
        let seed = Seed::new(format!("hidden {number}")).expect("a short seed");
        let (pack, _) = Round::shuffled(&rules, 1, &mut seed.stream(1)).expect("a solitaire");
        let mut round = Round::deal(&rules, 1, 0, &pack).expect("a whole pack");
        let mut dice = mix(number as u64);
        let mut actions = Vec::new();
        while round.phase().is_some() {
            let think = |round: &Round| decide(&arena::seen(round, &rules, 1), Level::Normal, 1);
            let decision = think(&round).expect("it is to move");
            // The cards that were drawn stay where they are; those after them change places.
            let gone = (actions.len() + 2).min(48);
            let mut anew = pack.clone();
            for i in (gone + 1..48).rev() {
                anew.swap(i, gone + draws.below((i - gone) as u32 + 1) as usize);
            }
            let mut other = Round::deal(&rules, 1, 0, &anew).expect("a whole pack");
            for action in &actions {
                other.apply(*action, &mut Silent).expect("it was legal before");
            }
            differ += usize::from(other != round);
            compared += 1;
            assert_eq!(think(&other).as_ref(), Some(&decision), "round {number}, turn {}", actions.len());
            dice = mix(dice);
            let by_lot = baselines::random(&arena::seen(&round, &rules, 1), dice).expect("it is to move");
            let action = if dice.is_multiple_of(3) { by_lot } else { decision.action };
            round.apply(action, &mut Silent).expect("a legal action");
            actions.push(action);
        }
    }
    assert!(compared == 48 * runs(120, 2_000) && differ * 10 > compared * 8, "{differ} of {compared}");
}

#[test]
fn changing_visible_cards_can_change_the_decision() {
    let mut changed = vec![0; BUILT.len()];
    for number in 0..200 {
        let position = Position::fresh(&RuleSet::new(GameId::HanaAwase), 2 + (number % 3) as u8, number);
        let view = position.view(position.round().to_move());
        let mut other = view.clone();
        // A capture of the next seat goes to this one, as if it had been quicker.
        let RoundView::HanaAwase(cards) = &mut other.cards else { panic!("a view of hana-awase") };
        let (me, next) = (usize::from(view.seat), usize::from((view.seat + 1) % view.seats));
        cards.captures.swap(me, next);
        let mut bare = view.clone();
        let RoundView::HanaAwase(cards) = &mut bare.cards else { panic!("a view of hana-awase") };
        // Or the table is empty, and with it the choice another one.
        cards.table = CardSet::EMPTY;
        for (level, changed) in BUILT.iter().zip(&mut changed) {
            let action = |view: &View| decide(view, *level, 0).map(|decision| decision.action);
            *changed += u32::from(action(&view) != action(&other) || action(&view) != action(&bare));
        }
    }
    assert!(changed.iter().all(|changed| *changed > 10), "{changed:?}");
}

#[test]
fn changing_visible_cards_can_change_the_decision_in_pilina() {
    let mut changed = vec![0; BUILT.len()];
    for number in 0..300 {
        let position = Position::fresh(&RuleSet::new(GameId::Pilina), 2 + (number % 6) as u8, number);
        let view = position.view(position.round().to_move());
        let mut other = view.clone();
        let RoundView::Pilina(cards) = &mut other.cards else { panic!("a view of pilina") };
        cards.captures.swap(0, 1);
        let mut bare = view.clone();
        let RoundView::Pilina(cards) = &mut bare.cards else { panic!("a view of pilina") };
        cards.table = CardSet::EMPTY;
        for (level, changed) in BUILT.iter().zip(&mut changed) {
            let action = |view: &View| decide(view, *level, 0).map(|decision| decision.action);
            *changed += u32::from(action(&view) != action(&other) || action(&view) != action(&bare));
        }
    }
    assert!(changed.iter().all(|changed| *changed > 10), "{changed:?}");
}
