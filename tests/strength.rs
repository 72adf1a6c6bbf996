//! How strong the levels are, over duplicate deals; see `docs/strength.md`.
//!
//! Seeded samples here; `HANAKAGO_FULL=1` plays ten times as many deals.
//! `cargo test --release --no-default-features --test strength -- --ignored --nocapture` prints the table.

#[path = "strength/arena.rs"]
mod arena;
mod common;

use arena::{Gain, gain};
use common::runs;
use hanakago::cpu::{baselines, decide};
use hanakago::rules::{Action, GameId, Level, RuleSet, View};

fn random(view: &View, seed: u64) -> Option<Action> {
    baselines::random(view, seed)
}

fn greedy(view: &View, _: u64) -> Option<Action> {
    baselines::greedy(view)
}

fn greedy_yaku(view: &View, _: u64) -> Option<Action> {
    baselines::greedy_yaku(view)
}

fn easy(view: &View, seed: u64) -> Option<Action> {
    decide(view, Level::Easy, seed).map(|decision| decision.action)
}

fn normal(view: &View, seed: u64) -> Option<Action> {
    decide(view, Level::Normal, seed).map(|decision| decision.action)
}

fn reference(seats: u8, deals: usize, hero: arena::Player, other: arena::Player) -> Gain {
    gain(&RuleSet::new(GameId::HanaAwase), seats, "strength", deals, hero, other)
}

#[test]
fn normal_gains_forty_points_a_round_on_two_random_players() {
    let gain = reference(3, runs(300, 3_000), &normal, &random);
    assert!(gain.lower() > 40.0, "{gain}");
}

#[test]
fn normal_beats_easy() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(800, 8_000), &normal, &easy);
        assert!(gain.lower() > 0.0, "{seats} seats: {gain}");
    }
}

#[test]
fn easy_beats_random() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(200, 2_000), &easy, &random);
        assert!(gain.lower() > 0.0, "{seats} seats: {gain}");
    }
}

#[test]
fn normal_beats_the_greedy_yaku_yardstick() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(1_000, 10_000), &normal, &greedy_yaku);
        assert!(gain.lower() > 0.0, "{seats} seats: {gain}");
    }
}

#[test]
fn normal_beats_easy_under_every_preset_and_house_rule() {
    let rules = [
        r#"{"preset":"fewer-yaku"}"#,
        r#"{"preset":"bakappana"}"#,
        r#"{"preset":"fudawiki-classic"}"#,
        r#"{"preset":"friendly"}"#,
        r#"{"preset":"nintendo-chotto"}"#,
        r#"{"hand_yaku":true}"#,
        r#"{"fuke":true}"#,
        r#"{"rain_washout":"own"}"#,
        r#"{"rain_washout":"all"}"#,
        r#"{"rain_washout":"others"}"#,
        r#"{"table_multiplier":true,"redeal_on_hand_four":true}"#,
    ];
    for rules in rules {
        let gain = gain(&common::rules(rules), 3, "house", runs(600, 6_000), &normal, &easy);
        assert!(gain.lower() > 0.0, "{rules}: {gain}");
    }
}

#[test]
fn a_player_against_itself_gains_nothing() {
    for seats in 2..=4 {
        let gain = reference(seats, 50, &normal, &normal);
        assert!(gain.mean.abs() < 1e-9, "{seats} seats: {gain}");
    }
}

#[test]
#[ignore = "prints the table of docs/strength.md"]
fn print_the_table() {
    let players: [(&str, arena::Player, &str, arena::Player); 6] = [
        ("easy", &easy, "random", &random),
        ("greedy-yaku", &greedy_yaku, "random", &random),
        ("greedy-yaku", &greedy_yaku, "greedy", &greedy),
        ("normal", &normal, "random", &random),
        ("normal", &normal, "easy", &easy),
        ("normal", &normal, "greedy-yaku", &greedy_yaku),
    ];
    for (name, hero, others, other) in players {
        let cells = (2..=4).map(|seats| reference(seats, 20_000, hero, other).to_string());
        println!("| {name} | {others} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}
