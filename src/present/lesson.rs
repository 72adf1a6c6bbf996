//! The guided first round: a fixed deal, and what is said when.

use crate::record::{Deal, Mode, Record, SeatKind, Setup};
use crate::rules::{Action, Card, CardSet, Event, GameId, Level, Phase, RuleSet, Seed, View};

/// How many things the coach says.
pub const STEPS: u8 = 9;

/// A deal's first cards; the rest of the deck follows in an order of its own.
struct Script {
    /// The person's hand, then the other two.
    hands: [&'static [&'static str]; 3],
    table: &'static [&'static str],
    /// The top of the stack.
    top: &'static [&'static str],
}

const HANA_AWASE: Script = Script {
    hands: [
        &["1B", "3B", "9A", "7A", "5a", "6b", "10a"],
        &["2a", "5R", "7a", "8a", "10R", "11R", "12Y"],
        &["3a", "4a", "6A", "8b", "10b", "11A", "1b"],
    ],
    table: &["1a", "9R", "9b", "4A", "2R", "12a"],
    top: &["4R", "8A", "6a", "5A"],
};

/// An ʻohana lies between hand and field from the first, and Pele is in the hand.
const PILINA: Script = Script {
    hands: [
        &["1B", "9R", "9a", "9A", "5a", "7b", "11P"],
        &["2a", "5R", "7a", "8a", "10R", "11R", "12a"],
        &["3a", "4a", "6A", "8b", "10b", "11A", "1b"],
    ],
    table: &["1a", "9b", "4A", "2R", "12Y", "6R"],
    top: &["4R", "8A", "3R", "5A"],
};

/// The curtain and the sake cup come early: a first row with a yaku, and pines for the bonus month.
const YAKU_NARABE: Script = Script {
    hands: [&["3B", "7a"], &[], &[]],
    table: &[],
    top: &["9A", "4b", "1a", "6R", "8b", "10R", "12Y", "1R", "2A", "9R", "4R", "8A"],
};

/// The pack of the guided round of a game.
#[must_use]
pub fn deck(game: GameId) -> Vec<Card> {
    let script = match game {
        GameId::HanaAwase => HANA_AWASE,
        GameId::Pilina => PILINA,
        GameId::YakuNarabe => YAKU_NARABE,
    };
    let parts = script.hands.into_iter().chain([script.table, script.top]);
    let mut pack: Vec<Card> = parts.flatten().filter_map(|code| code.parse().ok()).collect();
    let dealt: CardSet = pack.iter().copied().collect();
    let mut rest: Vec<Card> = (CardSet::FULL - dealt).iter().collect();
    if let Ok(seed) = Seed::new("lesson") {
        seed.stream(1).shuffle(&mut rest);
    }
    pack.extend(rest);
    pack
}

/// The record that the guided round of a game starts from.
#[must_use]
pub fn record(game: GameId) -> Record {
    let mut rules = RuleSet::new(game);
    let mut seats = vec![SeatKind::Human];
    // The solitaire has no match of one round: it ends with its only deck.
    if game != GameId::YakuNarabe {
        let one_round = rules.set("rounds", 1);
        debug_assert!(one_round.is_ok());
        seats.extend([SeatKind::Cpu { level: Level::Easy }; 2]);
    }
    let setup = Setup { rules, seats, first_dealer: 0, deal: Deal::Decks(vec![deck(game)]) };
    let mut record = Record::new(setup);
    record.mode = Some(Mode::Practice);
    record.cpu_seed = Some("lesson".into());
    record
}

/// Whether the moment for a step (from 1) has come; `idle` says that the person is to move.
#[must_use]
pub fn due(step: u8, view: &View, idle: bool) -> bool {
    let own = |event: &&Event| match event {
        Event::Played { seat, .. } | Event::Ohana { seat, .. } | Event::Placed { seat, .. } => *seat == view.seat,
        _ => false,
    };
    let own_turns = view.events.iter().filter(own).count();
    if view.game() == GameId::Pilina {
        // ʻOhana and Pele are told of as soon as the first card was played: the person may use them next.
        return match step {
            1..=3 => true,
            4 => own_turns >= 1,
            5 | 6 => own_turns >= 1 && idle,
            7 | 8 => own_turns >= 2 && idle,
            _ => own_turns >= 3 && idle,
        };
    }
    if view.game() == GameId::YakuNarabe {
        let scored = view.events.iter().any(|event| matches!(event, Event::Row { .. }));
        return match step {
            1..=3 => true,
            4 => own_turns >= 1,
            5..=7 => own_turns + 3 >= usize::from(step) && idle,
            _ => scored && idle,
        };
    }
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
pub const fn points_at(game: GameId, step: u8) -> &'static str {
    match (game, step) {
        (GameId::YakuNarabe, 4 | 5) => "columns",
        (GameId::YakuNarabe, 6) => "tally",
        (GameId::YakuNarabe, 7) => "month",
        (GameId::YakuNarabe, 8) => "",
        (_, 2 | 3) | (GameId::HanaAwase, 6) | (GameId::Pilina, 5 | 6) => "hand",
        (_, 4) | (GameId::HanaAwase, 5) | (GameId::Pilina, 7) => "field",
        (GameId::HanaAwase, 7) => "own",
        (_, 8) => "goals",
        _ => "",
    }
}
