//! No level can tell hidden cards apart: what it cannot see does not change what it does.

#[path = "strength/arena.rs"]
#[allow(dead_code, reason = "only the deals are used here")]
mod arena;
mod common;

use common::runs;
use hanakago::cpu::baselines::{self, mix};
use hanakago::cpu::{BUILT, decide};
use hanakago::record::{Deal, Match, SeatKind, Setup};
use hanakago::rules::{Action, Card, CardSet, Draws, GameId, Level, Round, RoundView, RuleSet, Seed, Silent, View};

/// A match of one round as far as it was played: its pack and its actions.
struct Position {
    rules: RuleSet,
    seats: u8,
    pack: Vec<Card>,
    actions: Vec<Action>,
}

impl Position {
    /// Plays some actions of a fresh deal by lot and by plan, in turn.
    fn fresh(rules: &RuleSet, number: usize) -> Self {
        let seats = 2 + (number % 3) as u8;
        let seed = Seed::new(format!("hidden {number}")).expect("a short seed");
        let (pack, _) = Round::shuffled(rules, seats, &mut seed.stream(1)).expect("a number of seats of the game");
        let mut position = Self { rules: *rules, seats, pack, actions: Vec::new() };
        let mut dice = mix(number as u64);
        for _ in 0..dice % 20 {
            let round = position.round();
            let view = arena::seen(&round, rules, seats);
            dice = mix(dice);
            let action =
                if dice.is_multiple_of(2) { baselines::random(&view, dice) } else { baselines::greedy_yaku(&view) };
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

    /// The view of a match, its history and all, for the seat to move.
    fn view(&self) -> View {
        let seats = vec![SeatKind::Cpu { level: Level::Normal }; usize::from(self.seats)];
        let deal = Deal::Decks(vec![self.pack.clone()]);
        let setup = Setup { rules: self.rules, seats, first_dealer: 0, deal };
        let mut game = Match::start(setup, &mut Silent).expect("a pack that stands");
        for action in &self.actions {
            game.apply(*action, &mut Silent).expect("it was legal before");
        }
        game.view(game.to_move().expect("a round under way"))
    }

    /// The same position with the cards that the seat to move cannot see dealt anew: those still in
    /// other hands and those still in the stack change places.
    fn dealt_anew(&self, draws: &mut Draws) -> Option<Self> {
        let view = self.view();
        let RoundView::HanaAwase(cards) = &view.cards else { panic!("a view of hana-awase") };
        let deck: CardSet = self.pack.iter().copied().collect();
        let hidden = cards.unseen(deck);
        let places: Vec<usize> = (0..self.pack.len()).filter(|place| hidden.contains(self.pack[*place])).collect();
        let mut order: Vec<Card> = hidden.iter().collect();
        draws.shuffle(&mut order);
        let mut pack = self.pack.clone();
        for (place, card) in places.into_iter().zip(order) {
            pack[place] = card;
        }
        let anew = Self { rules: self.rules, seats: self.seats, pack, actions: self.actions.clone() };
        // Some deals would have been thrown in, or would have shown other plains.
        let mut round = Round::deal(&self.rules, self.seats, 0, &anew.pack).ok()?;
        for action in &self.actions {
            round.apply(*action, &mut Silent).ok()?;
        }
        let (Round::HanaAwase(was), Round::HanaAwase(is)) = (self.round(), round) else { panic!("hana-awase") };
        let me = usize::from(was.to_move());
        let same = was.table() == is.table()
            && was.captures() == is.captures()
            && was.shown() == is.shown()
            && was.pending() == is.pending()
            && was.hand_yaku() == is.hand_yaku()
            && was.hands()[me] == is.hands()[me];
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

#[test]
fn swapping_hidden_cards_never_changes_a_decision() {
    let mut draws = Seed::new("swaps").expect("a short seed").stream(1);
    let mut compared = 0;
    for number in 0..runs(300, 5_000) {
        let position = Position::fresh(&some_rules(number), number);
        let view = position.view();
        for _ in 0..4 {
            let Some(anew) = position.dealt_anew(&mut draws) else { continue };
            compared += usize::from(anew.round() != position.round());
            for level in Level::ALL {
                let seed = mix(number as u64);
                let (one, other) = (decide(&view, level, seed), decide(&anew.view(), level, seed));
                assert!(one.is_some());
                assert_eq!(one, other, "position {number}, {level}");
            }
        }
    }
    assert!(compared > runs(500, 9_000), "only {compared} swaps changed hidden cards");
}

#[test]
fn changing_visible_cards_can_change_the_decision() {
    let mut changed = vec![0; BUILT.len()];
    for number in 0..200 {
        let position = Position::fresh(&RuleSet::new(GameId::HanaAwase), number);
        let view = position.view();
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
