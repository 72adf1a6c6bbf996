//! The 48 cards and the notation that names them everywhere.
//!
//! A code is `<month><kind>`: month 1–12, then `B` bright, `A` animal, `R` ribbon, `a`/`b` the two
//! plains; `11P` is the lightning, `12Y` the yellow paulownia plain. What a card is worth differs by
//! game and lives in [`crate::rules::deck`], never here.
//!
//! ```
//! use hanakago::rules::Card;
//! let curtain: Card = "3B".parse()?;
//! assert_eq!((curtain.month(), curtain.to_string()), (3, "3B".to_owned()));
//! assert!("12R".parse::<Card>().is_err());
//! # Ok::<(), hanakago::rules::UnknownCard>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

/// How many cards a full deck has.
pub const CARDS: usize = 48;

/// The codes in deck order: month, then bright, animal, ribbon, then the plains.
const CODES: [&str; CARDS] = [
    "1B", "1R", "1a", "1b", "2A", "2R", "2a", "2b", "3B", "3R", "3a", "3b", "4A", "4R", "4a", "4b", "5A", "5R", "5a",
    "5b", "6A", "6R", "6a", "6b", "7A", "7R", "7a", "7b", "8B", "8A", "8a", "8b", "9A", "9R", "9a", "9b", "10A", "10R",
    "10a", "10b", "11B", "11A", "11R", "11P", "12B", "12Y", "12a", "12b",
];

/// One card, named by its place in deck order (0–47).
///
/// Four neighbours make a month, so that a month is four bits of a [`crate::rules::CardSet`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A text that names no card.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown card '{0}'")]
pub struct UnknownCard(pub String);

impl Card {
    /// The card at `index` in deck order, if there is one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < CARDS { Some(Self(index)) } else { None }
    }

    /// The card at the lowest set bit of a pile that is known to hold one of the 48 bits.
    pub(crate) const fn from_bit(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// The card of a code that is known at compile time; a wrong code does not compile in a `const`.
    #[must_use]
    pub const fn literal(code: &str) -> Self {
        let mut i = 0;
        while i < CARDS {
            if same(CODES[i].as_bytes(), code.as_bytes()) {
                return Self(i as u8);
            }
            i += 1;
        }
        panic!("no such card")
    }

    /// The place in deck order, 0–47.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The month, 1–12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.0 / 4 + 1
    }

    /// The code, such as `7a`.
    #[must_use]
    pub fn code(self) -> &'static str {
        CODES[self.index()]
    }

    /// All 48 cards in deck order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..CARDS as u8).map(Self)
    }
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Card {
    type Err = UnknownCard;

    fn from_str(text: &str) -> Result<Self, UnknownCard> {
        let found = CODES.iter().position(|code| *code == text);
        found.map(|i| Self(i as u8)).ok_or_else(|| UnknownCard(text.chars().take(24).collect()))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.code())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Code;
        impl Visitor<'_> for Code {
            type Value = Card;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a card's code")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
                text.parse().map_err(E::custom)
            }
        }
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(Code)
        } else {
            let index = u8::deserialize(deserializer)?;
            Card::new(index).ok_or_else(|| de::Error::custom("no such card"))
        }
    }
}

/// A card by its code, checked at compile time: `card!("7a")`.
#[macro_export]
macro_rules! card {
    ($code:literal) => {
        const { $crate::rules::Card::literal($code) }
    };
}

/// A set of cards by their codes, checked at compile time: `cards!["6A", "7A", "10A"]`.
#[macro_export]
macro_rules! cards {
    ($($code:literal),* $(,)?) => {
        const { $crate::rules::CardSet::EMPTY$(.with($crate::rules::Card::literal($code)))* }
    };
}
