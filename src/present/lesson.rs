//! The guided first round: a fixed deal, and what is said when.

use crate::record::{Deal, Mode, Record, SeatKind, Setup};
use crate::rules::{Action, Card, CardSet, GameId, Level, Phase, RuleSet, Seed, View};

/// How many things the coach says.
pub const STEPS: u8 = 9;

/// The deal's first cards: the person's hand, the next two hands, the table, the top of the stack.
/// The rest of the deck follows in an order of its own.
const HAND: [&str; 7] = ["1B", "3B", "9A", "7A", "5a", "6b", "10a"];
const NEXT: [&str; 7] = ["2a", "5R", "7a", "8a", "10R", "11R", "12Y"];
const LAST: [&str; 7] = ["3a", "4a", "6A", "8b", "10b", "11A", "1b"];
const TABLE: [&str; 6] = ["1a", "9R", "9b", "4A", "2R", "12a"];
const TOP: [&str; 4] = ["4R", "8A", "6a", "5A"];

/// The pack of the guided round.
#[must_use]
pub fn deck() -> Vec<Card> {
    let parts = [&HAND[..], &NEXT, &LAST, &TABLE, &TOP];
    let mut pack: Vec<Card> = parts.into_iter().flatten().filter_map(|code| code.parse().ok()).collect();
    let dealt: CardSet = pack.iter().copied().collect();
    let mut rest: Vec<Card> = (CardSet::FULL - dealt).iter().collect();
    if let Ok(seed) = Seed::new("lesson") {
        seed.stream(1).shuffle(&mut rest);
    }
    pack.extend(rest);
    pack
}

/// The record that the guided round starts from.
#[must_use]
pub fn record() -> Record {
    let mut rules = RuleSet::new(GameId::HanaAwase);
    let one_round = rules.set("rounds", 1);
    debug_assert!(one_round.is_ok());
    let cpu = SeatKind::Cpu { level: Level::Easy };
    let setup =
        Setup { rules, seats: vec![SeatKind::Human, cpu, cpu], first_dealer: 0, deal: Deal::Decks(vec![deck()]) };
    let mut record = Record::new(setup);
    record.mode = Some(Mode::Practice);
    record.cpu_seed = Some("lesson".into());
    record
}

/// Whether the moment for a step (from 1) has come; `idle` says that the person is to move.
#[must_use]
pub fn due(step: u8, view: &View, idle: bool) -> bool {
    let own_turns = view
        .events
        .iter()
        .filter(|event| matches!(event, crate::rules::Event::Played { seat, .. } if *seat == view.seat))
        .count();
    let choice = view.legal.iter().any(|action| matches!(action, Action::Take(..)));
    match step {
        1..=3 => true,
        // The first turn was played: the stack card has been turned.
        4 => own_turns >= 1,
        5 => own_turns >= 1 && idle && (choice || view.phase == Phase::Choose || own_turns >= 3),
        6 | 7 => own_turns >= 2 && idle,
        8 => own_turns >= 3 && idle,
        _ => own_turns >= 4 && idle,
    }
}

/// Whether a step waits for the person to play instead of for "next".
#[must_use]
pub const fn waits_for_play(step: u8) -> bool {
    step == 3
}

/// What a step points at, as a part of the table.
#[must_use]
pub const fn points_at(step: u8) -> &'static str {
    match step {
        2 | 3 | 6 => "hand",
        4 | 5 => "field",
        7 => "own",
        8 => "goals",
        _ => "",
    }
}
