//! The adviser and the analyst of Yaku-Narabe, in points a round.
//!
//! Rounds of their own: round n is dealt from the first stream of the seed `held-out <n>`, the months in turn.
//! Nothing was tuned on them.

use crate::common::runs;
use hanakago::cpu::protocol::{AnalyseRequest, Best};
use hanakago::cpu::yaku_narabe::advise;
use hanakago::cpu::yaku_narabe::analyst::Analysis;
use hanakago::rules::yaku_narabe::{Round, Settings, shuffled};
use hanakago::rules::{Action, Card, Seed, Silent};

const SETTINGS: Settings = Settings { show_scored: false, cup_is_chaff: true };

fn dealt(number: usize) -> (Vec<Card>, u8) {
    let seed = Seed::new(format!("held-out {number}")).expect("a short seed");
    (shuffled(&mut seed.stream(1)), ((number - 1) % 12 + 1) as u8)
}

/// What the adviser makes of a round, and by what line.
fn advised(number: usize) -> (i32, Vec<Action>) {
    let (deck, month) = dealt(number);
    let mut round = Round::deal(SETTINGS, month, &deck).expect("a whole pack");
    let mut line = Vec::new();
    while let Some(action) = advise(&round.view()) {
        round.apply(action, &mut Silent).expect("advice is legal");
        line.push(action);
    }
    (round.points(), line)
}

/// What the analyst finds in so many units of work.
fn analysed(number: usize, played: &[Action], units: u32) -> Best {
    let (deck, month) = dealt(number);
    let deal = AnalyseRequest { number: 0, deck, month, cup_is_chaff: true, played: played.to_vec() };
    let mut analysis = Analysis::new(&deal).expect("a whole pack");
    let _ = analysis.work(units);
    analysis.best().clone()
}

struct Points {
    sorted: Vec<i32>,
    mean: f64,
    deviation: f64,
}

impl Points {
    fn of(points: impl Iterator<Item = i32>) -> Self {
        let mut sorted: Vec<i32> = points.collect();
        sorted.sort_unstable();
        let count = sorted.len() as f64;
        let mean = sorted.iter().map(|points| f64::from(*points)).sum::<f64>() / count;
        let squares: f64 = sorted.iter().map(|points| (f64::from(*points) - mean).powi(2)).sum();
        Self { sorted, mean, deviation: (squares / (count - 1.0)).sqrt() }
    }

    /// The half-width of the 95 % interval.
    fn half(&self) -> f64 {
        1.96 * self.deviation / (self.sorted.len() as f64).sqrt()
    }
}

impl std::fmt::Display for Points {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.sorted.len();
        let above = self.sorted.iter().filter(|points| **points > 300).count() as f64 / count as f64;
        write!(f, "{count} | {:.1} ± {:.1} | {:.0} | ", self.mean, self.half(), self.deviation)?;
        write!(f, "{} | {:.1} %", self.sorted[count / 2], above * 100.0)
    }
}

#[test]
fn the_adviser_makes_260_points_a_round() {
    let points = Points::of((1..=runs(200, 2_000)).map(|number| advised(number).0));
    assert!(points.mean > 260.0 + points.half(), "{points}");
}

#[test]
fn the_analyst_finds_more_than_the_adviser_and_no_less_than_the_player() {
    let full = runs(0, 1) == 1;
    let units = if full { u32::MAX } else { 60 };
    let mut most = Vec::new();
    for number in 1..=runs(3, 50) {
        let (score, line) = advised(number);
        let best = analysed(number, &[], units);
        assert!(best.score > score || !full && best.score == score, "round {number}: {} after {score}", best.score);
        // Who played the best line is told of nothing worse.
        assert!(analysed(number, &best.actions, 1).score >= best.score);
        assert!(analysed(number, &line[..20], 1).score >= score);
        most.push(best.score);
    }
    let points = Points::of(most.into_iter());
    assert!(!full || points.mean > 550.0, "{points}");
}

#[test]
#[ignore = "prints the table of docs/strength.md"]
fn print_the_table_of_yaku_narabe() {
    println!("| adviser | {} |", Points::of((1..=2_000).map(|number| advised(number).0)));
    println!("| analyst | {} |", Points::of((1..=50).map(|number| analysed(number, &[], u32::MAX).score)));
}
