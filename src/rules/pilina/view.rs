//! The cards of a round as one seat may know them.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::round::{Aim, Pele, Round};
use super::value::PELE;
use crate::rules::{Card, CardSet, Phase, Seat};

/// What one seat may know of the cards. Arrays are by seat or by side; unused places are empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The seat's own hand.
    pub hand: CardSet,
    /// How many cards each hand holds.
    pub hand_sizes: [u8; SEATS],
    /// The cards of each hand that this seat knows: its own, and a Pele that went back.
    pub known: [CardSet; SEATS],
    /// The field.
    pub table: CardSet,
    /// Everything captured by side, zero cards too: all of it lay open when it was taken.
    pub captures: [CardSet; SEATS],
    /// How many sides play: teams, or else the seats.
    pub sides: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns that are still to be played, the one under way included, over all seats.
    pub turns_left: u8,
    /// How many cards the stack has.
    pub stack: u8,
    /// The card that waits for a choice or for answers.
    pub pending: Option<Card>,
    /// What Pele is aimed at, while the others answer.
    pub aim: Option<Aim>,
    /// Whether Pele went back to the hand in this turn, and so cannot be played in it.
    pub barred: bool,
    /// The Pele that was used wild, with its prey.
    pub pele: Option<Pele>,
    /// The field as it was dealt.
    pub opening: CardSet,
    /// What went to the side that used Pele when the round ended.
    pub leftovers: CardSet,
}

impl Round {
    /// What `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let own = usize::from(seat);
        let mut known = [CardSet::EMPTY; SEATS];
        let mut hand_sizes = [0; SEATS];
        for (owner, hand) in self.hands().iter().enumerate() {
            hand_sizes[owner] = hand.len() as u8;
            if owner == own {
                known[owner] = *hand;
            }
        }
        if let Some(seat) = self.pele_seen {
            known[usize::from(seat)] |= self.hands[usize::from(seat)] & CardSet::of(PELE);
        }
        View {
            hand: self.hands().get(own).copied().unwrap_or_default(),
            hand_sizes,
            known,
            table: self.table,
            captures: self.captures,
            sides: self.settings.sides,
            turn: self.turn,
            turns_left: self.turns_left,
            stack: self.stack_left(),
            pending: self.pending,
            aim: self.aim,
            barred: self.barred && self.phase == Some(Phase::Play),
            pele: self.pele,
            opening: self.opening,
            leftovers: self.leftovers,
        }
    }
}

impl View {
    /// The side of a seat.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> u8 {
        seat % self.sides
    }

    /// The cards that this seat has not seen: in other hands or in the stack.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let mut seen = self.table;
        for at in 0..SEATS {
            seen |= self.known[at] | self.captures[at];
        }
        if let Some(card) = self.pending {
            seen.insert(card);
        }
        CardSet::FULL - seen
    }

    /// The whole suits that the seat holds together with the field, one bit each from month 1.
    pub fn ohana(&self) -> impl Iterator<Item = u8> + use<> {
        let (hand, table) = (self.hand, self.table);
        (1..=12).filter(move |suit| {
            let whole = CardSet::month(*suit);
            (hand | table).includes(whole) && !(hand & whole).is_empty()
        })
    }
}
