//! CPU players: they decide from a [`View`], which holds nothing that their seat may not know.
//!
//! A player is two functions: [`decide`], when it is to move, and [`react`], when it may do something
//! out of turn. Equal views, levels and seeds give equal decisions, on every machine: all is counted in
//! integers, ties go to the first action in deck order, and nothing here knows the time.
//!
//! Pure: uses the rules alone. [`protocol`] is what the page and its worker say to each other,
//! [`thinking`] is a decision in slices, [`baselines`] are the yardsticks of `tests/strength.rs`.
//!
//! ```
//! use hanakago::cpu;
//! use hanakago::record::{Deal, Match, SeatKind, Setup};
//! use hanakago::rules::{GameId, Level, RuleSet, Seed, Silent};
//!
//! let seats = vec![SeatKind::Cpu { level: Level::Normal }; 3];
//! let deal = Deal::Seed(Seed::new("kiku-ni-sakazuki")?);
//! let setup = Setup { rules: RuleSet::new(GameId::HanaAwase), seats, first_dealer: 0, deal };
//! let mut game = Match::start(setup, &mut Silent)?;
//! while let Some(seat) = game.to_move() {
//!     let seed = cpu::seed("an own seed", game.actions().len());
//!     let decision = cpu::decide(&game.view(seat), Level::Normal, seed).expect("it is to move");
//!     game.apply(decision.action, &mut Silent)?;
//! }
//! assert_eq!(game.totals().iter().sum::<i32>(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod baselines;
pub mod chances;
pub mod hana_awase;
pub mod pilina;
pub mod protocol;
pub mod reason;
pub mod thinking;
pub mod yaku_narabe;

pub use reason::Reason;
pub use thinking::Thinking;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::rules::{Action, GameId, Level, View};

/// What a CPU does, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// A legal action.
    pub action: Action,
    /// At least one fact that speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// The levels that are built, weakest first; only these are offered.
///
/// - `easy` takes the most card points at once; in Pilina it declares every ʻohana and stops every Pele.
/// - `normal` knows the yaku or the hui, and how likely each card is to end with its side
///   ([`hana_awase::outlook`], [`pilina::outlook`]).
pub const BUILT: &[Level] = &[Level::Easy, Level::Normal];

/// The strongest level that is built.
#[must_use]
pub const fn strongest() -> Level {
    BUILT[BUILT.len() - 1]
}

/// The level that really plays where `level` is asked for: the strongest, where it is not built.
#[must_use]
pub fn playing(level: Level) -> Level {
    if BUILT.contains(&level) { level } else { strongest() }
}

/// The seed of one decision: the first eight bytes, little-endian, of SHA-256 of the text
/// `cpu <cpu_seed> <action_index>`, in UTF-8. `cpu_seed` is the record's own text for its CPUs (empty
/// where it has none), never that of the deal; the index counts the actions of the match so far.
#[must_use]
pub fn seed(cpu_seed: &str, action_index: usize) -> u64 {
    let digest = Sha256::digest(format!("cpu {cpu_seed} {action_index}").as_bytes());
    digest.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// How a player thinks: what the seat of a view does now, or (with `true`) out of turn. `None` for nothing. The
/// seed is for levels that draw lots; none that is built does.
pub type Think = fn(view: &View, level: Level, seed: u64, out_of_turn: bool) -> Option<Decision>;

/// What the seat of a view does, in whatever game.
#[must_use]
pub fn think(view: &View, level: Level, seed: u64, out_of_turn: bool) -> Option<Decision> {
    let think: Think = match view.game() {
        GameId::HanaAwase => hana_awase::think,
        GameId::Pilina => pilina::think,
        GameId::YakuNarabe => yaku_narabe::think,
    };
    think(view, level, seed, out_of_turn)
}

/// What the seat of a view does now. `None` when it is not to move.
#[must_use]
pub fn decide(view: &View, level: Level, seed: u64) -> Option<Decision> {
    think(view, level, seed, false)
}

/// What the seat of a view does out of turn. `None` waits; in Hana-awase there is nothing to do.
#[must_use]
pub fn react(view: &View, level: Level, seed: u64) -> Option<Decision> {
    think(view, level, seed, true)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::rules::{Event, Round, RuleSet, Seat, Seed};

    /// What a seat sees of a fresh deal; seat 0 is to move.
    pub(crate) fn dealt(seats: u8, seat: Seat) -> View {
        let rules = RuleSet::new(GameId::HanaAwase);
        let (pack, redeals) =
            Round::shuffled(&rules, seats, &mut Seed::new("a fresh deal").unwrap().stream(1)).unwrap();
        let round = Round::deal(&rules, seats, 0, &pack).unwrap();
        let mut events = Vec::<Event>::new();
        round.announce(1, redeals, &mut events);
        View {
            rules,
            seats,
            seat,
            phase: round.phase().unwrap(),
            to_move: Some(0),
            dealer: 0,
            round: 1,
            rounds: 12,
            totals: std::iter::repeat_n(0, usize::from(seats)).collect(),
            legal: if seat == 0 { round.legal() } else { crate::rules::Legal::new() },
            cards: round.view(seat),
            events,
        }
    }

    #[test]
    fn a_seat_that_is_not_to_move_decides_nothing() {
        for level in Level::ALL {
            assert!(decide(&dealt(3, 0), level, 1).is_some());
            assert_eq!(decide(&dealt(3, 1), level, 1), None);
            assert_eq!(react(&dealt(3, 1), level, 1), None);
        }
    }

    #[test]
    fn a_level_that_is_not_built_plays_the_strongest() {
        assert_eq!(playing(Level::Easy), Level::Easy);
        for level in [Level::Sprout, Level::Normal, Level::Hard, Level::Master] {
            assert_eq!(playing(level), strongest());
        }
    }

    #[test]
    fn the_seed_of_a_decision_is_the_documented_digest() {
        // printf 'cpu kiku 7' | sha256sum
        assert_eq!(seed("kiku", 7), 0xf7a7_7ac7_a94d_9340);
        assert_ne!(seed("kiku", 7), seed("kiku", 8));
        assert_ne!(seed("kiku", 7), seed("ume", 7));
    }
}
