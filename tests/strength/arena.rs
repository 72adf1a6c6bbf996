//! Duplicate deals: the hero sits in every seat of the same deal, and the deal is the unit.

use hanakago::cpu::baselines::mix;
use hanakago::rules::event::Scores;
use hanakago::rules::{Action, Phase, Round, RuleSet, Seat, Seed, Silent, View};

/// A view and a seed to a legal action.
type Think = fn(&View, u64) -> Option<Action>;

/// A player: what it does when it is to move, and what it does out of turn.
#[derive(Clone, Copy)]
pub struct Player {
    pub decide: Think,
    pub react: Think,
}

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
pub fn seen_by(seat: Seat, round: &Round, rules: &RuleSet, seats: u8) -> View {
    View {
        rules: *rules,
        seats,
        seat,
        phase: round.phase().expect("a round under way"),
        to_move: Some(round.to_move()),
        dealer: 0,
        round: 1,
        rounds: 1,
        totals: std::iter::repeat_n(0, usize::from(rules.sides(seats).expect("a table of the game"))).collect(),
        legal: round.legal().into_iter().filter(|action| round.actor(*action) == seat).collect(),
        cards: round.view(seat),
        events: Vec::new(),
    }
}

/// What the seat to move may know.
pub fn seen(round: &Round, rules: &RuleSet, seats: u8) -> View {
    seen_by(round.to_move(), round, rules, seats)
}

/// The next action of a round: before a seat plays or turns a card, every other seat is asked in order
/// whether it does something out of turn; then the seat to move decides.
pub fn next(round: &Round, rules: &RuleSet, seats: u8, seed: u64, player: impl Fn(Seat) -> Player) -> Action {
    if rules.game() != hanakago::rules::GameId::HanaAwase && matches!(round.phase(), Some(Phase::Play | Phase::Flip)) {
        for seat in (0..seats).filter(|seat| *seat != round.to_move()) {
            if let Some(action) = (player(seat).react)(&seen_by(seat, round, rules, seats), seed) {
                assert_eq!(round.actor(action), seat, "{action} is its own");
                return action;
            }
        }
    }
    (player(round.to_move()).decide)(&seen(round, rules, seats), seed).expect("a seat that is to move decides")
}

/// Plays a dealt round to its end.
pub fn play(
    mut round: Round,
    rules: &RuleSet,
    seats: u8,
    mut seed: u64,
    hero_at: impl Fn(Seat) -> bool,
    hero: Player,
    other: Player,
) -> Scores {
    while round.phase().is_some() {
        seed = mix(seed);
        let action = next(&round, rules, seats, seed, |seat| if hero_at(seat) { hero } else { other });
        round.apply(action, &mut Silent).expect("a decision is legal");
    }
    round.settle().0.scores()
}

/// What the hero gains a round on the mean of the table (0 where scores sum to zero); the others are all
/// the same player. In teams the hero is a whole side, and the mean is that of the sides.
pub fn gain(rules: &RuleSet, seats: u8, label: &str, deals: usize, hero: Player, other: Player) -> Gain {
    let sides = rules.sides(seats).expect("a table of the game");
    let samples: Vec<f64> = (0..deals)
        .map(|number| {
            let start = deal(rules, seats, label, number);
            let of_side = |side: u8| {
                let at = |seat: Seat| seat % sides == side;
                let scores = play(start.clone(), rules, seats, number as u64, at, hero, other);
                let mean = f64::from(scores.iter().sum::<i32>()) / f64::from(sides);
                f64::from(scores[usize::from(side)]) - mean
            };
            (0..sides).map(of_side).sum::<f64>() / f64::from(sides)
        })
        .collect();
    Gain::of(&samples)
}
