//! Where cards come from: the diff of two tables.
//!
//! A card that was face up before flies from where it lay; the page knows that spot. A card that is face
//! up for the first time comes from a place that [`origins`] names.

use super::table::TableModel;
use crate::rules::{Card, Seat};

/// Where a card that was not face up before comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The stack.
    Stack,
    /// The hidden hand of a seat.
    Hand(Seat),
}

/// The cards that are newly face up in `after`, each with where it comes from, in deck order.
#[must_use]
pub fn origins(before: &TableModel, after: &TableModel) -> Vec<(Card, Origin)> {
    let dealt = after.round != before.round;
    let new = if dealt { after.face_up() } else { after.face_up() - before.face_up() };
    new.iter()
        .map(|card| {
            // A hand that shrank laid the card; everything else comes off the stack.
            let shrank = after.seats.iter().zip(&before.seats).find(|(now, then)| now.hand < then.hand);
            let origin = match shrank {
                Some((seat, _)) if !dealt && after.turned != Some(card) => Origin::Hand(seat.seat),
                _ => Origin::Stack,
            };
            (card, origin)
        })
        .collect()
}
