//! The shares that the CPU reckons with in Pilina are what its own games give.
//!
//! `cargo test --release --no-default-features --test chances_pilina -- --ignored --nocapture` prints the
//! tables for `src/cpu/pilina/chances.rs`.

#[path = "strength/arena.rs"]
#[allow(dead_code, reason = "only single rounds are played here")]
mod arena;
mod common;

use arena::Player;
use common::runs;
use hanakago::cpu::baselines::{mix, random};
use hanakago::cpu::pilina::chances::{COLUMNS, ODD_COLUMNS, ODD_SHARES, OTHER, Place, SHARES, Suit, row};
use hanakago::cpu::pilina::sight::Sight;
use hanakago::cpu::{decide, react};
use hanakago::rules::pilina::{FERNS, PELE};
use hanakago::rules::{Action, Card, CardSet, GameId, Level, Phase, Round, RoundView, RuleSet, Silent, View};

/// How often a card was seen, and how often it was captured in the end by whom the row names.
struct Counts {
    even: Vec<[(u32, u32); COLUMNS.len()]>,
    odd: Vec<[(u32, u32); ODD_COLUMNS.len()]>,
}

/// A card that a seat saw: whose, which, and its cell.
struct Note {
    seat: usize,
    card: Card,
    odd: bool,
    row: usize,
    other_row: usize,
    column: usize,
}

const NORMAL: Player = Player {
    decide: |view, seed| match seed % 10 {
        0 => random(view, mix(seed)),
        _ => decide(view, Level::Normal, seed).map(|decision| decision.action),
    },
    react: |view, seed| react(view, Level::Normal, seed).map(|decision| decision.action),
};

/// Adds a dealt round of Normal against itself; one move in ten is drawn by lot, so that every kind of
/// position comes up.
fn count(rules: &RuleSet, seats: u8, number: usize, counts: &mut Counts) {
    let mut round = arena::deal(rules, seats, "chances", number);
    let mut dice = number as u64;
    let mut notes = Vec::new();
    while let Some(phase) = round.phase() {
        dice = mix(dice);
        let action = arena::next(&round, rules, seats, dice, |_| NORMAL);
        if phase == Phase::Play && round.actor(action) == round.to_move() {
            note(&arena::seen(&round, rules, seats), &round, action, &mut notes);
        }
        round.apply(action, &mut Silent).expect("a decision is legal");
    }
    let Round::Pilina(round) = round else { panic!("a round of pilina") };
    for Note { seat, card, odd, row, other_row, column } in notes {
        let mut add = |row: usize, captured: bool| {
            let (seen, got) = if odd { &mut counts.odd[row][column] } else { &mut counts.even[row][column] };
            *seen += 1;
            *got += u32::from(captured);
        };
        add(row, round.captures()[seat].contains(card));
        if seats == 2 {
            add(other_row, round.captures()[1 - seat].contains(card));
        }
    }
}

/// Notes where each card lies after a hand card was played.
fn note(view: &View, round: &Round, action: Action, notes: &mut Vec<Note>) {
    let (RoundView::Pilina(cards), Round::Pilina(round)) = (&view.cards, round) else { panic!("a view of pilina") };
    let sight = Sight::new(view, cards).expect("a table of the game");
    let step = sight.step(action);
    // A Pele that is stopped takes something else.
    if step.aim().is_some_and(|target| round.holder(target.month()).is_some()) {
        return;
    }
    let lie = step.lie;
    let unseen = lie.unseen(sight.shown);
    for card in lie.hand | lie.table | unseen {
        let of_suit = |pile: CardSet| pile.month_of(card).len();
        let suit = Suit {
            table: of_suit(lie.table),
            hand: of_suit(lie.hand),
            unseen: of_suit(unseen),
            odd: lie.pele == Some((sight.side, card.month())),
        };
        // Ferns with a Pele that may fly away are no even suit.
        if FERNS.contains(card) && (lie.hand | unseen).contains(PELE) {
            continue;
        }
        let place = match (lie.hand.contains(card), lie.table.contains(card)) {
            (true, _) => Place::Hand,
            (_, true) => Place::Table,
            _ => Place::Unseen,
        };
        let odd = (suit.table + suit.hand + suit.unseen) % 2 == 1;
        let columns: &[(Suit, Place)] = if odd { &ODD_COLUMNS } else { &COLUMNS };
        if let Some(column) = columns.iter().position(|known| *known == (suit, place)) {
            let (row, other_row) = if odd {
                (sight.seats - 2, OTHER[1])
            } else {
                let row = row(sight.seats, lie.hand.len());
                (row, row % 8 + OTHER[0])
            };
            notes.push(Note { seat: sight.me, card, odd, row, other_row, column });
        }
    }
}

fn counted(rounds: usize) -> Counts {
    let rules = RuleSet::new(GameId::Pilina);
    let mut counts = Counts {
        even: vec![[(0, 0); COLUMNS.len()]; SHARES.len()],
        odd: vec![[(0, 0); ODD_COLUMNS.len()]; ODD_SHARES.len()],
    };
    for seats in 2..=7 {
        for number in 0..rounds {
            count(&rules, seats, number, &mut counts);
        }
    }
    counts
}

fn check<const N: usize>(shares: &[[u8; N]], counts: &[[(u32, u32); N]]) -> usize {
    let mut looked_at = 0;
    for (row, (shares, counts)) in shares.iter().zip(counts).enumerate() {
        for (column, (share, (seen, captured))) in
            shares.iter().zip(counts).enumerate().filter(|(_, (_, counts))| counts.0 >= 1_000)
        {
            let (expected, got) = (f64::from(*share) / 255.0, f64::from(*captured) / f64::from(*seen));
            // Cards of one round hang together, so the interval is a wide one.
            let margin = 0.02 + 5.0 * (0.25 / f64::from(*seen)).sqrt();
            assert!((expected - got).abs() < margin, "row {row}, column {column}: {expected:.3}, counted {got:.3}");
            looked_at += 1;
        }
    }
    looked_at
}

#[test]
fn the_shares_are_what_games_give() {
    let counts = counted(runs(500, 20_000));
    let looked_at = check(&SHARES, &counts.even) + check(&ODD_SHARES, &counts.odd);
    assert!(looked_at > 200, "{looked_at} shares");
}

/// The shares of a block of rows for one number of seats. Where hardly any case came up, the nearest
/// rows stand, or the table as it was.
fn print<const N: usize>(shares: &[[u8; N]], counts: &[[(u32, u32); N]], blocks: &[usize]) {
    for row in 0..shares.len() {
        let first = blocks.iter().copied().rfind(|first| *first <= row).unwrap_or(0);
        let end = blocks.iter().copied().find(|end| row < *end).unwrap_or(shares.len());
        let cells = (0..N).map(|column| {
            let near = (0..8).map(|far| {
                let rows = [row.checked_sub(far), (far > 0).then_some(row + far)];
                let rows = rows.into_iter().flatten().filter(|row| (first..end).contains(row));
                rows.fold((0, 0), |sum, row| (sum.0 + counts[row][column].0, sum.1 + counts[row][column].1))
            });
            let counted = near.into_iter().find(|(seen, _)| *seen >= 60);
            let old = u32::from(shares[row][column]);
            counted.map_or(old, |(seen, captured)| (captured * 255 + seen / 2) / seen).to_string()
        });
        println!("    [{}],", cells.collect::<Vec<_>>().join(", "));
    }
}

#[test]
#[ignore = "prints the tables"]
fn print_the_shares() {
    let counts = counted(80_000);
    print(&SHARES, &counts.even, &[0, 8, 15, 20, 24, 27, 30]);
    println!("];");
    print(&ODD_SHARES, &counts.odd, &[0, 1, 2, 3, 4, 5, 6]);
}
