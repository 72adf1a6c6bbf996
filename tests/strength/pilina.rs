//! The levels in Pilina, at each number of seats and in each form of teams.

use super::arena::{Gain, Player, gain};
use super::common::runs;
use super::{EASY, GREEDY, NORMAL, RANDOM};
use hanakago::rules::{GameId, RuleSet};

/// Seats, the value of `teams`, and its name.
const TABLES: [(u8, u8, &str); 9] = [
    (2, 0, "2 players"),
    (3, 0, "3 players"),
    (4, 0, "4 players"),
    (5, 0, "5 players"),
    (6, 0, "6 players"),
    (7, 0, "7 players"),
    (4, 1, "2x2"),
    (6, 2, "3x2"),
    (6, 3, "2x3"),
];

/// The reference rules with teams and other settings.
fn rules(teams: u8, others: &[(&str, u8)]) -> RuleSet {
    let mut rules = RuleSet::new(GameId::Pilina);
    for (id, value) in [("teams", teams)].iter().chain(others) {
        rules.set(id, *value).expect("a setting of the game");
    }
    rules
}

fn at(seats: u8, teams: u8, deals: usize, hero: Player, other: Player) -> Gain {
    gain(&rules(teams, &[]), seats, "pilina", deals, hero, other)
}

#[test]
fn normal_beats_a_player_that_only_counts_card_points_at_every_table() {
    for (seats, teams, name) in TABLES {
        let gain = at(seats, teams, runs(150, 5_000), NORMAL, GREEDY);
        assert!(gain.lower() > 0.0, "{name}: {gain}");
    }
}

#[test]
fn easy_beats_random_at_every_table() {
    for (seats, teams, name) in TABLES {
        let gain = at(seats, teams, runs(100, 5_000), EASY, RANDOM);
        assert!(gain.lower() > 0.0, "{name}: {gain}");
    }
}

#[test]
fn normal_beats_easy_under_other_rules() {
    let house: [&[(&str, u8)]; 6] = [
        &[("values", 1)],
        &[("hui_scoring", 1)],
        &[("hui_scoring", 2)],
        &[("pele_from_stack", 1), ("blocked_pele", 1)],
        &[("leftovers", 1), ("four_on_field", 1)],
        &[("leftovers", 2)],
    ];
    for others in house {
        let gain = gain(&rules(0, others), 3, "house", runs(200, 5_000), NORMAL, EASY);
        assert!(gain.lower() > 0.0, "{others:?}: {gain}");
    }
}

#[test]
fn a_player_against_itself_gains_nothing_at_any_table() {
    for (seats, teams, name) in TABLES {
        let gain = at(seats, teams, 10, NORMAL, NORMAL);
        assert!(gain.mean.abs() < 1e-9, "{name}: {gain}");
    }
}

#[test]
#[ignore = "prints the table of docs/strength.md"]
fn print_the_table_of_pilina() {
    let pairs = [(EASY, RANDOM), (NORMAL, RANDOM), (NORMAL, GREEDY)];
    for (seats, teams, name) in TABLES {
        let cells = pairs.map(|(hero, other)| at(seats, teams, 20_000, hero, other).to_string());
        println!("| {name} | {} |", cells.join(" | "));
    }
}
