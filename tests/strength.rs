//! How strong the levels are, over duplicate deals; see `docs/strength.md`.
//!
//! Seeded samples here; `HANAKAGO_FULL=1` plays ten times as many deals.
//! `cargo test --release --no-default-features --test strength -- --ignored --nocapture` prints the table.

#[path = "strength/arena.rs"]
mod arena;
mod common;
#[path = "strength/pilina.rs"]
mod pilina;
#[path = "strength/yaku_narabe.rs"]
mod yaku_narabe;

use arena::{Gain, Player, gain};
use common::runs;
use hanakago::cpu::{baselines, decide, react};
use hanakago::rules::{Action, GameId, Level, RuleSet, View};

fn stays(_: &View, _: u64) -> Option<Action> {
    None
}

/// Plays by lot, and out of turn not at all.
const RANDOM: Player = Player { decide: baselines::random, react: stays };

const GREEDY: Player =
    Player { decide: |view, _| baselines::greedy(view), react: |view, _| baselines::greedy_react(view) };

const GREEDY_YAKU: Player = Player { decide: |view, _| baselines::greedy_yaku(view), react: stays };

const EASY: Player = Player {
    decide: |view, seed| decide(view, Level::Easy, seed).map(|decision| decision.action),
    react: |view, seed| react(view, Level::Easy, seed).map(|decision| decision.action),
};

const NORMAL: Player = Player {
    decide: |view, seed| decide(view, Level::Normal, seed).map(|decision| decision.action),
    react: |view, seed| react(view, Level::Normal, seed).map(|decision| decision.action),
};

fn reference(seats: u8, deals: usize, hero: Player, other: Player) -> Gain {
    gain(&RuleSet::new(GameId::HanaAwase), seats, "strength", deals, hero, other)
}

#[test]
fn normal_gains_forty_points_a_round_on_two_random_players() {
    let gain = reference(3, runs(300, 3_000), NORMAL, RANDOM);
    assert!(gain.lower() > 40.0, "{gain}");
}

#[test]
fn normal_beats_easy() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(800, 8_000), NORMAL, EASY);
        assert!(gain.lower() > 0.0, "{seats} seats: {gain}");
    }
}

#[test]
fn easy_beats_random() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(200, 2_000), EASY, RANDOM);
        assert!(gain.lower() > 0.0, "{seats} seats: {gain}");
    }
}

#[test]
fn normal_beats_the_greedy_yaku_yardstick() {
    for seats in 2..=4 {
        let gain = reference(seats, runs(1_000, 10_000), NORMAL, GREEDY_YAKU);
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
        let gain = gain(&common::rules(rules), 3, "house", runs(600, 6_000), NORMAL, EASY);
        assert!(gain.lower() > 0.0, "{rules}: {gain}");
    }
}

#[test]
fn a_player_against_itself_gains_nothing() {
    for seats in 2..=4 {
        let gain = reference(seats, 50, NORMAL, NORMAL);
        assert!(gain.mean.abs() < 1e-9, "{seats} seats: {gain}");
    }
}

#[test]
#[ignore = "prints the table of docs/strength.md"]
fn print_the_table() {
    let players: [(&str, Player, &str, Player); 6] = [
        ("easy", EASY, "random", RANDOM),
        ("greedy-yaku", GREEDY_YAKU, "random", RANDOM),
        ("greedy-yaku", GREEDY_YAKU, "greedy", GREEDY),
        ("normal", NORMAL, "random", RANDOM),
        ("normal", NORMAL, "easy", EASY),
        ("normal", NORMAL, "greedy-yaku", GREEDY_YAKU),
    ];
    for (name, hero, others, other) in players {
        let cells = (2..=4).map(|seats| reference(seats, 20_000, hero, other).to_string());
        println!("| {name} | {others} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}
