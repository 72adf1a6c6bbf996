//! How the cards lie: rows instead of columns, and what is still to come.
//!
//! Only the heights of columns matter: a card put on a column that holds h cards joins row h, whichever
//! column it is, and stays in that row. So a placement is a card and a row.

use crate::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS, ROWS, View};
use crate::rules::{Action, Card, CardSet};

/// The open rows of a round, top first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lie {
    /// The cards of each row that waits.
    pub rows: [CardSet; COLUMN_CARDS],
    /// How many rows were scored.
    pub scored: usize,
    /// The hand.
    pub hand: CardSet,
    /// The cards of the stack, in an order that nobody knows.
    pub unseen: CardSet,
    /// The cards of the bonus month.
    pub bonus: CardSet,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
}

impl Lie {
    /// How the cards of a view lie.
    #[must_use]
    pub fn of(cards: &View) -> Self {
        Self {
            rows: std::array::from_fn(|row| cards.row(row)),
            scored: cards.scored.len(),
            hand: cards.hand,
            unseen: cards.unseen(),
            bonus: bonus(cards.month),
            cup_is_chaff: cards.cup_is_chaff,
        }
    }

    /// How many more cards a row can take.
    #[must_use]
    pub const fn free(&self, row: usize) -> usize {
        COLUMNS - self.rows[row].len()
    }

    /// Whether some column is so high that its next card joins this row.
    #[must_use]
    pub const fn open(&self, row: usize) -> bool {
        let above = if row == 0 { COLUMNS } else { self.rows[row - 1].len() };
        self.rows[row].len() < above
    }

    /// How many cards are still to be placed.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.hand.len() + self.unseen.len()
    }

    /// How many rows, at most, can still be scored.
    #[must_use]
    pub const fn rows_left(&self) -> usize {
        ROWS - self.scored
    }

    /// The lie after this card of the hand was put into an open row, before a card is drawn; and the row, if that
    /// completed it.
    #[must_use]
    pub fn placed(&self, card: Card, row: usize) -> (Self, Option<CardSet>) {
        let mut lie = *self;
        lie.hand.remove(card);
        lie.put(card, row)
    }

    /// The same for a card that was taken out of the hand.
    #[must_use]
    pub fn put(mut self, card: Card, row: usize) -> (Self, Option<CardSet>) {
        self.rows[row].insert(card);
        let top = self.rows[0];
        if top.len() < COLUMNS {
            return (self, None);
        }
        self.rows.rotate_left(1);
        self.rows[COLUMN_CARDS - 1] = CardSet::EMPTY;
        self.scored += 1;
        (self, Some(top))
    }
}

/// The row that an action would put its card into.
#[must_use]
pub fn row_of(cards: &View, action: Action) -> Option<(Card, usize)> {
    let Action::Column(card, column) = action else { return None };
    cards.columns.get(usize::from(column).wrapping_sub(1)).map(|cards| (card, cards.len()))
}

/// The cards of a bonus month.
#[must_use]
pub fn bonus(month: u8) -> CardSet {
    if (1..=12).contains(&month) { CardSet::month(month) } else { CardSet::EMPTY }
}
