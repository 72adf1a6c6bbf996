//! The state of a round, all cards known.

use super::SEATS;
use super::book::Settings;
use super::settlement::{Settlement, multiplier, settle};
use crate::rules::event::HandYaku;
use crate::rules::pack::Stack;
use crate::rules::{Card, CardSet, Phase, Seat};

/// A round under way or over. `Clone` copies about 350 bytes and allocates nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) settings: Settings,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) to_move: Seat,
    pub(super) phase: Option<Phase>,
    /// What each seat still holds, shown cards included.
    pub(super) hands: [CardSet; SEATS],
    /// The cards that lie face up before their owner and can be captured by the others.
    pub(super) shown: [CardSet; SEATS],
    pub(super) table: CardSet,
    pub(super) captures: [CardSet; SEATS],
    pub(super) stack: Stack<24>,
    /// The turned card that waits for a choice.
    pub(super) pending: Option<Card>,
    pub(super) opening: CardSet,
    pub(super) hand_yaku: [Option<HandYaku>; SEATS],
}

impl Round {
    /// The house rules.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Who deals and played first.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat to move; the dealer when the round is over.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// What is due; `None` when the round is over.
    #[must_use]
    pub const fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// The hands by seat, shown cards included.
    #[must_use]
    pub fn hands(&self) -> &[CardSet] {
        &self.hands[..usize::from(self.seats)]
    }

    /// The shown cards by seat.
    #[must_use]
    pub fn shown(&self) -> &[CardSet] {
        &self.shown[..usize::from(self.seats)]
    }

    /// The captured cards by seat.
    #[must_use]
    pub fn captures(&self) -> &[CardSet] {
        &self.captures[..usize::from(self.seats)]
    }

    /// The hand yaku by seat.
    #[must_use]
    pub fn hand_yaku(&self) -> &[Option<HandYaku>] {
        &self.hand_yaku[..usize::from(self.seats)]
    }

    /// The face-up cards in the middle.
    #[must_use]
    pub const fn table(&self) -> CardSet {
        self.table
    }

    /// The table as it was dealt.
    #[must_use]
    pub const fn opening(&self) -> CardSet {
        self.opening
    }

    /// The turned card that waits for a choice.
    #[must_use]
    pub const fn pending(&self) -> Option<Card> {
        self.pending
    }

    /// How many cards the stack still has.
    #[must_use]
    pub fn stack_left(&self) -> u8 {
        self.stack.left()
    }

    /// The cards still in the stack, top first.
    #[must_use]
    pub fn stack(&self) -> &[Card] {
        self.stack.rest()
    }

    /// What a seat's card can meet: the table, and what the others show.
    #[must_use]
    pub fn reach(&self, seat: Seat) -> CardSet {
        let mut reach = self.table;
        for (owner, shown) in self.shown().iter().enumerate() {
            if owner != usize::from(seat) {
                reach |= *shown;
            }
        }
        reach
    }

    /// What the opening table multiplies the round by: 1, 2 or 3.
    #[must_use]
    pub fn multiplier(&self) -> u8 {
        multiplier(self.opening, &self.settings)
    }

    /// What the captured cards come to as they lie.
    #[must_use]
    pub fn settle(&self) -> Settlement {
        settle(&self.settings, self.captures(), self.hand_yaku(), self.multiplier())
    }

    /// Who deals next: the top score; among the tied the current dealer, else the first after the dealer.
    #[must_use]
    pub fn next_dealer(&self, settlement: &Settlement) -> Seat {
        let scores = settlement.scores();
        let top = scores.iter().copied().max().unwrap_or(0);
        let in_turn = (0..self.seats).map(|place| (self.dealer + place) % self.seats);
        in_turn.into_iter().find(|seat| scores.get(usize::from(*seat)) == Some(&top)).unwrap_or(self.dealer)
    }
}
