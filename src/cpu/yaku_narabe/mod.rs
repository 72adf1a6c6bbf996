//! Thinking about Yaku-Narabe: an adviser for a round under way, and an analyst for one that is over.
//!
//! - [`lie`]: a view as rows and what is still to come.
//! - [`aims`]: the yaku as bits, and the score of a row.
//! - [`potential`]: what the open rows are likely to come to, by [`weights`].
//! - [`weigh`]: what each placement is worth by that; the adviser.
//! - [`reasons`]: what speaks for a placement.
//! - [`analyst`]: the best line that it finds for a deal whose whole order is known, by [`schedule`] and [`anneal`].
//!
//! The adviser sees what the player sees: which cards are still to come, not in which order. It looks one
//! placement ahead and plays the same at every level.

pub mod aims;
pub mod analyst;
pub mod anneal;
pub mod lie;
pub mod potential;
pub mod reasons;
pub mod schedule;
#[cfg(test)]
mod tests;
pub mod weigh;
pub mod weights;

use super::Decision;
use crate::rules::yaku_narabe::View as Cards;
use crate::rules::{Action, Level, RoundView, View};
use lie::Lie;

/// How the adviser thinks.
#[must_use]
pub fn think(view: &View, _level: Level, _seed: u64, out_of_turn: bool) -> Option<Decision> {
    let RoundView::YakuNarabe(cards) = &view.cards else { return None };
    if out_of_turn || view.to_move != Some(view.seat) {
        return None;
    }
    let lie = Lie::of(cards);
    let (card, row) = weigh::best(&lie, &weights::TUNED)?;
    let action = cards.action(card, row)?;
    Some(Decision { action, reasons: reasons::reasons(&lie, card, row, view.legal.len() == 1) })
}

/// What the adviser plays; `None` once nothing is left to place.
#[must_use]
pub fn advise(cards: &Cards) -> Option<Action> {
    let (card, row) = weigh::best(&Lie::of(cards), &weights::TUNED)?;
    cards.action(card, row)
}

impl Cards {
    /// The action that puts a card into a row: into the leftmost column that has as many cards.
    fn action(&self, card: crate::rules::Card, row: usize) -> Option<Action> {
        let column = self.columns.iter().position(|cards| cards.len() == row)?;
        Some(Action::Column(card, column as u8 + 1))
    }
}
