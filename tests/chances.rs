//! The shares that the CPU reckons with are what its own games give.
//!
//! `cargo test --release --no-default-features --test chances -- --ignored --nocapture` prints the table
//! for `src/cpu/hana_awase/chances.rs`.

#[path = "strength/arena.rs"]
#[allow(dead_code, reason = "only the deals are used here")]
mod arena;
mod common;

use common::runs;
use hanakago::cpu::baselines::{mix, random};
use hanakago::cpu::decide;
use hanakago::cpu::hana_awase::chances::{COLUMNS, Place, SHARES, Spread, row};
use hanakago::cpu::hana_awase::sight::Sight;
use hanakago::rules::{CardSet, GameId, Level, Phase, Round, RuleSet, Silent, View};

/// How often a card was seen, and how often the seat that saw it captured it in the end.
type Counts = [[(u32, u32); COLUMNS.len()]; SHARES.len()];

/// Adds a dealt round of Normal against itself; one move in ten is drawn by lot, so that every kind of
/// position comes up.
fn count(rules: &RuleSet, seats: u8, number: usize, counts: &mut Counts) {
    let mut round = arena::deal(rules, seats, "chances", number);
    let mut dice = number as u64;
    let mut notes = Vec::new();
    while let Some(phase) = round.phase() {
        let view = arena::seen(&round, rules, seats);
        dice = mix(dice);
        let action = match dice % 10 {
            0 => random(&view, mix(dice)),
            _ => decide(&view, Level::Normal, dice).map(|decision| decision.action),
        };
        let action = action.expect("a seat that is to move decides");
        if phase == Phase::Play {
            note(&view, action, &mut notes);
        }
        round.apply(action, &mut Silent).expect("a decision is legal");
    }
    let Round::HanaAwase(round) = round else { panic!("a round of hana-awase") };
    for (seat, card, row, column) in notes {
        let (seen, captured) = &mut counts[row][column];
        *seen += 1;
        *captured += u32::from(round.captures()[seat].contains(card));
    }
}

/// Notes where each card lies after a hand card was played.
fn note(view: &View, action: hanakago::rules::Action, notes: &mut Vec<(usize, hanakago::rules::Card, usize, usize)>) {
    let hanakago::rules::RoundView::HanaAwase(cards) = &view.cards else { panic!("a view of hana-awase") };
    let sight = Sight::new(view, cards);
    let step = sight.moves.iter().find(|step| step.action == action).expect("a legal action");
    let lie = sight.lie_after(step);
    let captured = sight.captured() | step.gained;
    for card in sight.deck - captured {
        let of_month = |pile: CardSet| pile.month_of(card).len() as u8;
        let spread = Spread { table: of_month(lie.reach), hand: of_month(lie.hand), unseen: of_month(lie.unseen) };
        let place = match (lie.hand.contains(card), lie.reach.contains(card)) {
            (true, _) => Place::Hand,
            (_, true) => Place::Table,
            _ => Place::Unseen,
        };
        if let Some(column) = COLUMNS.iter().position(|known| *known == (spread, place)) {
            notes.push((sight.me, card, row(sight.seats, lie.hand.len()), column));
        }
    }
}

fn counted(rounds: usize) -> Counts {
    let rules = RuleSet::new(GameId::HanaAwase);
    let mut counts = [[(0, 0); COLUMNS.len()]; SHARES.len()];
    for seats in 2..=4 {
        for number in 0..rounds {
            count(&rules, seats, number, &mut counts);
        }
    }
    counts
}

#[test]
fn the_shares_are_what_games_give() {
    let counts = counted(runs(1_000, 20_000));
    let mut looked_at = 0;
    for (row, (shares, counts)) in SHARES.iter().zip(&counts).enumerate() {
        for (column, (share, (seen, captured))) in
            shares.iter().zip(counts).enumerate().filter(|(_, (_, c))| c.0 >= 1_000)
        {
            let (expected, got) = (f64::from(*share) / 256.0, f64::from(*captured) / f64::from(*seen));
            // Cards of one round hang together, so the interval is a wide one.
            let margin = 0.02 + 5.0 * (0.25 / f64::from(*seen)).sqrt();
            assert!((expected - got).abs() < margin, "row {row}, column {column}: {expected:.3}, counted {got:.3}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 200, "{looked_at} shares");
}

#[test]
#[ignore = "prints the table"]
fn print_the_shares() {
    let counts = counted(100_000);
    for row in 0..SHARES.len() {
        let first = [0, 10, 17].into_iter().rfind(|first| *first <= row).unwrap_or(0);
        let end = [10, 17, 22].into_iter().find(|end| row < *end).unwrap_or(22);
        let shares = (0..COLUMNS.len()).map(|column| {
            // Where hardly any case came up: the nearest rows of the same number of seats.
            let near = (0..10).map(|far| {
                let rows = [row.checked_sub(far), (far > 0).then_some(row + far)];
                let rows = rows.into_iter().flatten().filter(|row| (first..end).contains(row));
                rows.fold((0, 0), |sum, row| (sum.0 + counts[row][column].0, sum.1 + counts[row][column].1))
            });
            let (seen, captured) = near.into_iter().find(|(seen, _)| *seen >= 60).unwrap_or((1, 0));
            ((captured * 256 + seen / 2) / seen).min(255).to_string()
        });
        println!("    [{}],", shares.collect::<Vec<_>>().join(", "));
    }
}
