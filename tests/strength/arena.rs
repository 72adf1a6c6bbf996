//! Duplicate deals: the hero sits in every seat of the same deal, and the deal is the unit.

use hanakago::cpu::baselines::mix;
use hanakago::rules::event::Scores;
use hanakago::rules::{Action, Round, RuleSet, Seat, Seed, Silent, View};

/// A player: a view and a seed of its own to a legal action.
pub type Player<'a> = &'a dyn Fn(&View, u64) -> Option<Action>;

/// A mean with the half-width of its 95 % interval, in points a round.
#[derive(Debug, Clone, Copy)]
pub struct Gain {
    pub mean: f64,
    pub half: f64,
    pub deals: usize,
}

impl Gain {
    pub fn lower(&self) -> f64 {
        self.mean - self.half
    }

    fn of(samples: &[f64]) -> Self {
        let deals = samples.len();
        let mean = samples.iter().sum::<f64>() / deals as f64;
        let variance = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (deals as f64 - 1.0);
        Self { mean, half: 1.96 * (variance / deals as f64).sqrt(), deals }
    }
}

impl std::fmt::Display for Gain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:+.2} ± {:.2} ({} deals)", self.mean, self.half, self.deals)
    }
}

/// A round of its own, the first round of the seed `<label> <number>`.
pub fn deal(rules: &RuleSet, seats: u8, label: &str, number: usize) -> Round {
    let seed = Seed::new(format!("{label} {number}")).expect("a short seed");
    let (pack, _) = Round::shuffled(rules, seats, &mut seed.stream(1)).expect("a number of seats of the game");
    Round::deal(rules, seats, 0, &pack).expect("a shuffled pack stands")
}

/// What a seat may know of a single round. The history is left out: no level reads it.
pub fn seen(round: &Round, rules: &RuleSet, seats: u8) -> View {
    View {
        rules: *rules,
        seats,
        seat: round.to_move(),
        phase: round.phase().expect("a round under way"),
        to_move: Some(round.to_move()),
        dealer: 0,
        round: 1,
        rounds: 1,
        totals: std::iter::repeat_n(0, usize::from(seats)).collect(),
        legal: round.legal(),
        cards: round.view(round.to_move()),
        events: Vec::new(),
    }
}

/// Plays a dealt round to its end.
pub fn play(
    mut round: Round,
    rules: &RuleSet,
    seats: u8,
    mut seed: u64,
    at: impl Fn(Seat) -> bool,
    hero: Player,
    other: Player,
) -> Scores {
    while round.phase().is_some() {
        let view = seen(&round, rules, seats);
        let player = if at(view.seat) { hero } else { other };
        seed = mix(seed);
        let action = player(&view, seed).expect("a seat that is to move decides");
        round.apply(action, &mut Silent).expect("a decision is legal");
    }
    round.settle().0.scores()
}

/// What the hero gains a round on the mean of the table (0 where scores sum to zero); the others are all
/// the same player.
pub fn gain(rules: &RuleSet, seats: u8, label: &str, deals: usize, hero: Player, other: Player) -> Gain {
    let samples: Vec<f64> = (0..deals)
        .map(|number| {
            let start = deal(rules, seats, label, number);
            let of_seat = |seat: u8| {
                let scores = play(start.clone(), rules, seats, number as u64, |at| at == seat, hero, other);
                let mean = f64::from(scores.iter().sum::<i32>()) / f64::from(seats);
                f64::from(scores[usize::from(seat)]) - mean
            };
            (0..seats).map(of_seat).sum::<f64>() / f64::from(seats)
        })
        .collect();
    Gain::of(&samples)
}
