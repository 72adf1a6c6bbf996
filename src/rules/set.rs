//! A pile as a bit set: one `u64`, one bit a card, in deck order.
//!
//! ```
//! use hanakago::{card, cards};
//! let field = cards!["9R", "9a", "4a"];
//! assert_eq!(field.month_of(card!("9A")).len(), 2);
//! assert!(field.contains(card!("4a")));
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize, Serializer};

use super::card::{CARDS, Card};

/// An unordered pile of different cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 48 cards.
    pub const FULL: Self = Self((1 << CARDS) - 1);

    /// The pile of these bits, in deck order from the lowest; bits above the 48th are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::FULL.0)
    }

    /// One bit a card, the lowest for `1B`.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The pile of one card.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// This pile and that card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in the pile.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether every card of `other` is in the pile.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// The cards of the pile that are of `card`'s month.
    #[must_use]
    pub const fn month_of(self, card: Card) -> Self {
        Self(self.0 & 0xF << (card.index() & !3))
    }

    /// All four cards of a month (1–12).
    #[must_use]
    pub const fn month(month: u8) -> Self {
        Self::from_bits(0xF << (4 * (month as u32 - 1)))
    }

    /// Whether all four cards of some month are in the pile.
    #[must_use]
    pub const fn has_four_of_a_month(self) -> bool {
        let pairs = self.0 & self.0 >> 1;
        pairs & pairs >> 2 & 0x1111_1111_1111 != 0
    }

    /// The first card in deck order.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_bit(self.0.trailing_zeros())) }
    }

    /// The cards in deck order.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The cards of a [`CardSet`] in deck order.
#[derive(Debug, Clone)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(*self) } else { serializer.serialize_u64(self.0) }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(Self::from_bits);
        }
        let mut set = Self::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if set.contains(card) {
                return Err(de::Error::custom(format!("{card} appears twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}
