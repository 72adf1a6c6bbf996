//! The cards of a round as one seat may know them.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::round::Round;
use crate::rules::event::HandYaku;
use crate::rules::{Card, CardSet, Seat};

/// What one seat may know of the cards. Arrays are by seat; unused places are empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The seat's own hand, shown cards included.
    pub hand: CardSet,
    /// How many cards each hand holds.
    pub hand_sizes: [u8; SEATS],
    /// The cards of each hand that this seat knows: its own, shown ones, open hands.
    pub known: [CardSet; SEATS],
    /// The cards that lie face up before their owner and can be captured by the others.
    pub shown: [CardSet; SEATS],
    /// The face-up cards in the middle.
    pub table: CardSet,
    /// The captured cards.
    pub captures: [CardSet; SEATS],
    /// How many cards the stack has.
    pub stack: u8,
    /// The turned card that waits for a choice.
    pub pending: Option<Card>,
    /// The table as it was dealt.
    pub opening: CardSet,
    /// The yaku of the dealt hands.
    pub hand_yaku: [Option<HandYaku>; SEATS],
    /// What the opening table multiplies the round by.
    pub multiplier: u8,
}

impl Round {
    /// What `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let own = usize::from(seat);
        let mut known = self.shown;
        let mut hand_sizes = [0; SEATS];
        for (owner, hand) in self.hands().iter().enumerate() {
            hand_sizes[owner] = hand.len() as u8;
            if owner == own || self.settings.book.open_hands {
                known[owner] = *hand;
            }
        }
        View {
            hand: self.hands().get(own).copied().unwrap_or_default(),
            hand_sizes,
            known,
            shown: self.shown,
            table: self.table,
            captures: self.captures,
            stack: self.stack_left(),
            pending: self.pending,
            opening: self.opening,
            hand_yaku: self.hand_yaku,
            multiplier: self.multiplier(),
        }
    }
}

impl View {
    /// The cards that this seat has not seen: in other hands or in the stack.
    #[must_use]
    pub fn unseen(&self, deck: CardSet) -> CardSet {
        let mut seen = self.table;
        for seat in 0..SEATS {
            seen |= self.known[seat] | self.captures[seat];
        }
        if let Some(card) = self.pending {
            seen.insert(card);
        }
        deck - seen
    }

    /// What a seat's card can meet: the table, and what the others show.
    #[must_use]
    pub fn reach(&self, seat: Seat) -> CardSet {
        let others = self.shown.iter().enumerate().filter(|(owner, _)| *owner != usize::from(seat));
        others.fold(self.table, |reach, (_, shown)| reach | *shown)
    }
}
