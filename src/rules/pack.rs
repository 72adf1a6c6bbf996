//! How a pack is split when it is dealt: hands in turn order from the dealer, then the table, then the stack.

use arrayvec::ArrayVec;

use super::card::{CARDS, Card};
use super::error::DealError;
use super::set::CardSet;

/// How many cards go where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Cards in each hand.
    pub hand: u8,
    /// Cards on the opening table.
    pub table: u8,
    /// Cards in the stack.
    pub stack: u8,
}

/// The parts of a pack as it would be dealt. `N` is the most seats that the game has.
pub(super) struct Parts<const N: usize> {
    /// By place from the dealer; unused places are empty.
    pub(super) hands: [CardSet; N],
    /// The opening table.
    pub(super) table: CardSet,
    /// The stack, top first.
    pub(super) stack: ArrayVec<Card, 24>,
}

/// A stack as it was dealt, and how many of its cards are gone. `N` is the most cards that it can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stack<const N: usize> {
    cards: ArrayVec<Card, N>,
    gone: u8,
}

impl<const N: usize> From<ArrayVec<Card, N>> for Stack<N> {
    fn from(cards: ArrayVec<Card, N>) -> Self {
        Self { cards, gone: 0 }
    }
}

impl<const N: usize> Stack<N> {
    /// Takes the top card.
    pub(super) fn draw(&mut self) -> Option<Card> {
        let card = self.rest().first().copied()?;
        self.gone += 1;
        Some(card)
    }

    /// The cards that are left, top first.
    pub(super) fn rest(&self) -> &[Card] {
        &self.cards[usize::from(self.gone)..]
    }

    /// How many are left.
    pub(super) fn left(&self) -> u8 {
        self.rest().len() as u8
    }

    /// All of it as it was dealt, top first.
    pub(super) fn dealt(&self) -> &[Card] {
        &self.cards
    }
}

impl Layout {
    /// Splits a pack of `deck`'s cards (first card first) among the seats.
    pub(super) fn split<const N: usize>(self, deck: &[Card], pack: &[Card], seats: u8) -> Result<Parts<N>, DealError> {
        let wanted: CardSet = deck.iter().copied().collect();
        let given: CardSet = pack.iter().copied().collect();
        if pack.len() != deck.len() || given != wanted {
            return Err(DealError::NotTheDeck { cards: deck.len() as u8 });
        }
        let hand = usize::from(self.hand);
        let mut hands = [CardSet::EMPTY; N];
        for (place, cards) in pack.chunks(hand).take(usize::from(seats)).enumerate() {
            hands[place] = cards.iter().copied().collect();
        }
        let table = hand * usize::from(seats);
        let stack = table + usize::from(self.table);
        debug_assert!(pack.len() == stack + usize::from(self.stack) && pack.len() <= CARDS);
        Ok(Parts {
            hands,
            table: pack[table..stack].iter().copied().collect(),
            stack: pack[stack..].iter().copied().collect(),
        })
    }
}
