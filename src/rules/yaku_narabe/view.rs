//! The cards of a round as the player may know them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::round::Round;
use super::{COLUMN_CARDS, COLUMNS, ROWS};
use crate::rules::{Card, CardSet};

/// A column, top card first.
pub type Column = ArrayVec<Card, COLUMN_CARDS>;

/// What the player may know of the cards. What was scored is in it: it was seen, and the page alone decides
/// whether it still shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The hand.
    pub hand: CardSet,
    /// The columns, top card first.
    pub columns: [Column; COLUMNS],
    /// The rows that were scored, in order; cards by column, and what each came to.
    pub scored: ArrayVec<([Card; COLUMNS], i32), ROWS>,
    /// How many cards the stack has.
    pub stack: u8,
    /// The bonus month.
    pub month: u8,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
}

impl Round {
    /// What the player may know.
    #[must_use]
    pub fn view(&self) -> View {
        View {
            hand: self.hand,
            columns: self.columns.clone(),
            scored: self.scored.iter().map(|row| (row.cards, row.score)).collect(),
            stack: self.stack_left(),
            month: self.month,
            cup_is_chaff: self.settings.cup_is_chaff,
        }
    }
}

impl View {
    /// The points of the round so far.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.scored.iter().map(|(_, score)| score).sum()
    }

    /// The cards of a row (from 0, the top one) that lie in the columns.
    #[must_use]
    pub fn row(&self, row: usize) -> CardSet {
        self.columns.iter().filter_map(|column| column.get(row).copied()).collect()
    }

    /// Every card that was seen: hand, columns, scored rows.
    #[must_use]
    pub fn seen(&self) -> CardSet {
        let columns: CardSet = self.columns.iter().flatten().copied().collect();
        let scored: CardSet = self.scored.iter().flat_map(|(cards, _)| *cards).collect();
        self.hand | columns | scored
    }

    /// The cards that are still to come.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        CardSet::FULL - self.seen()
    }
}
