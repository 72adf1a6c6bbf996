//! What one seat may know: the only thing that a CPU, a hint or the table ever sees.
//!
//! Hidden hands and the order of the stack are not in it, by type: a view holds counts where the seat
//! sees backs, and the round's public events in order.

use serde::{Deserialize, Serialize};

use super::event::{Event, Scores};
use super::game::{GameId, Phase};
use super::setting::RuleSet;
use super::{Legal, Seat, hana_awase, pilina, yaku_narabe};

/// A match as one seat may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The rules in force.
    pub rules: RuleSet,
    /// How many seats there are.
    pub seats: u8,
    /// The seat that looks.
    pub seat: Seat,
    /// What is due.
    pub phase: Phase,
    /// The seat to move; `None` when nothing can be played.
    pub to_move: Option<Seat>,
    /// The dealer of the round.
    pub dealer: Seat,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds the match has.
    pub rounds: u8,
    /// The match totals over the finished rounds, by seat; in teams by side.
    pub totals: Scores,
    /// What this seat itself may do now.
    pub legal: Legal,
    /// The cards.
    pub cards: RoundView,
    /// The round's public events, in order.
    pub events: Vec<Event>,
}

/// The cards of a round as one seat may know them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundView {
    /// Of Hana-awase.
    HanaAwase(hana_awase::View),
    /// Of Pilina.
    Pilina(pilina::View),
    /// Of Yaku-Narabe.
    YakuNarabe(yaku_narabe::View),
}

impl View {
    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.rules.game()
    }
}
