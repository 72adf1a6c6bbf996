//! The state of a round, all cards known.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::book::Settings;
use super::settlement::{Settlement, settle};
use crate::rules::pack::Stack;
use crate::rules::{Card, CardSet, Phase, Seat};

/// A Pele that is aimed at a card, while the others answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aim {
    /// Who aims.
    pub seat: Seat,
    /// The field card that it is to take; never a fern.
    pub target: Card,
}

/// A Pele that was used wild. It lies beside the card it took until the round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pele {
    /// Who used it.
    pub seat: Seat,
    /// What it took: one card of any suit.
    pub prey: Card,
}

/// A round under way or over. `Clone` copies about 300 bytes and allocates nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) settings: Settings,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    /// Who answers, while Pele is aimed.
    pub(super) answering: Seat,
    pub(super) phase: Option<Phase>,
    pub(super) hands: [CardSet; SEATS],
    pub(super) table: CardSet,
    /// Everything captured, zero cards too, by side.
    pub(super) captures: [CardSet; SEATS],
    pub(super) stack: Stack<24>,
    /// Turns that are still to be played, the one under way included, over all seats.
    pub(super) turns_left: u8,
    /// The card that waits for a choice or for answers.
    pub(super) pending: Option<Card>,
    pub(super) aim: Option<Aim>,
    /// Whether the waiting Pele came from the hand.
    pub(super) from_hand: bool,
    /// Whether Pele went back to the hand in this turn, and so cannot be played in it.
    pub(super) barred: bool,
    pub(super) pele: Option<Pele>,
    /// Who was seen to take Pele back into the hand.
    pub(super) pele_seen: Option<Seat>,
    pub(super) opening: CardSet,
    /// What went to the side that used Pele when the round ended.
    pub(super) leftovers: CardSet,
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

    /// Whose turn it is; the dealer when the round is over.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The seat to move: who answers while Pele is aimed, else whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        if let Some(Phase::Answer) = self.phase { self.answering } else { self.turn }
    }

    /// What is due; `None` when the round is over.
    #[must_use]
    pub const fn phase(&self) -> Option<Phase> {
        self.phase
    }

    /// The hands by seat.
    #[must_use]
    pub fn hands(&self) -> &[CardSet] {
        &self.hands[..usize::from(self.seats)]
    }

    /// Everything captured by side, zero cards too.
    #[must_use]
    pub fn captures(&self) -> &[CardSet] {
        &self.captures[..usize::from(self.settings.sides)]
    }

    /// The field.
    #[must_use]
    pub const fn table(&self) -> CardSet {
        self.table
    }

    /// The field as it was dealt.
    #[must_use]
    pub const fn opening(&self) -> CardSet {
        self.opening
    }

    /// The card that waits for a choice or for answers.
    #[must_use]
    pub const fn pending(&self) -> Option<Card> {
        self.pending
    }

    /// What Pele is aimed at, while the others answer.
    #[must_use]
    pub const fn aim(&self) -> Option<Aim> {
        self.aim
    }

    /// The Pele that was used wild, with its prey.
    #[must_use]
    pub const fn pele(&self) -> Option<Pele> {
        self.pele
    }

    /// What went to the side that used Pele when the round ended.
    #[must_use]
    pub const fn leftovers(&self) -> CardSet {
        self.leftovers
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

    /// The seat whose hand and the field hold all four cards of a suit (1–12). One at most does.
    #[must_use]
    pub fn holder(&self, suit: u8) -> Option<Seat> {
        let wanted = CardSet::month(suit) - self.table;
        let holds = |seat: &Seat| self.hands[usize::from(*seat)].includes(wanted);
        if wanted.is_empty() { None } else { (0..self.seats).find(holds) }
    }

    /// What the captured cards come to as they lie.
    #[must_use]
    pub fn settle(&self) -> Settlement {
        let settlement = settle(&self.settings, self.captures(), self.leftovers, self.pele.map(|pele| pele.seat));
        let winner = self.settings.side(self.next_dealer(&settlement));
        settlement.credited(winner)
    }

    /// Who won and deals next: the first seat in turn order, the dealer first, whose side has the top score.
    #[must_use]
    pub fn next_dealer(&self, settlement: &Settlement) -> Seat {
        let top = settlement.sides.iter().map(|side| side.score).max();
        let score = |seat: Seat| settlement.sides.get(usize::from(self.settings.side(seat))).map(|side| side.score);
        let mut in_turn = (0..self.seats).map(|place| (self.dealer + place) % self.seats);
        in_turn.find(|seat| score(*seat) == top).unwrap_or(self.dealer)
    }
}
