//! Who deals first: everybody draws a card, the highest points deal, the tied draw on.

use arrayvec::ArrayVec;

use super::book::Settings;
use crate::rules::{Card, Draws, Seat};

/// One draw for the first deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Draw {
    /// Who drew.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

/// All draws in order, and who deals. In teams each team's first seat draws. `draws` is the match's stream 0.
#[must_use]
pub fn draw(settings: &Settings, draws: &mut Draws) -> (Vec<Draw>, Seat) {
    let mut pack: Vec<Card> = Card::all().collect();
    draws.shuffle(&mut pack);
    let mut pack = pack.into_iter();
    let mut drawing: ArrayVec<Seat, 7> = (0..settings.sides).collect();
    let mut cards = Vec::new();
    while drawing.len() > 1 && pack.len() >= drawing.len() {
        let from = cards.len();
        cards.extend(drawing.iter().zip(&mut pack).map(|(seat, card)| Draw { seat: *seat, card }));
        let points = |draw: &Draw| settings.values.card(draw.card);
        let highest = cards[from..].iter().map(points).max();
        drawing = cards[from..].iter().filter(|draw| Some(points(draw)) == highest).map(|draw| draw.seat).collect();
    }
    let dealer = drawing.first().copied().unwrap_or(0);
    (cards, dealer)
}
