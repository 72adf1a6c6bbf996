//! What the cards count: 20, 10, 5 or nothing, by one of two readings of the printed decks.

use crate::rules::{Card, CardSet};
use crate::{card, cards};

/// The Pele card. It never counts.
pub const PELE: Card = card!("11P");

/// The setting `values`: both readings come to 240 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardValues {
    /// Eleven kapa cards count 10; the fern ribbon counts 5, the turtle (8A) 10.
    Pilina,
    /// The older decks: the fern ribbon counts 10, the turtle 5.
    HawaiiStyle,
}

const TWENTIES: CardSet = cards!["1B", "3B", "8B", "12B"];
const TENS: CardSet = cards!["1R", "2R", "3R", "4R", "5R", "6R", "7R", "9R", "10R", "12Y"];
const FIVES: CardSet = cards!["2A", "4A", "5A", "6A", "7A", "9A", "10A", "11A", "11B"];
const TURTLE: CardSet = cards!["8A"];
const FERN_RIBBON: CardSet = cards!["11R"];

const fn both(a: CardSet, b: CardSet) -> CardSet {
    CardSet::from_bits(a.bits() | b.bits())
}

impl CardValues {
    /// Every card that counts anything; the others are zero cards, Pele among them.
    pub const SCORING: CardSet = both(both(TWENTIES, TENS), both(FIVES, both(TURTLE, FERN_RIBBON)));

    /// The cards that count 20, 10 and 5.
    #[must_use]
    pub const fn groups(self) -> [(i32, CardSet); 3] {
        let (tens, fives) = match self {
            Self::Pilina => (both(TENS, TURTLE), both(FIVES, FERN_RIBBON)),
            Self::HawaiiStyle => (both(TENS, FERN_RIBBON), both(FIVES, TURTLE)),
        };
        [(20, TWENTIES), (10, tens), (5, fives)]
    }

    /// The points of a pile; the whole deck has 240.
    #[must_use]
    pub const fn of(self, pile: CardSet) -> i32 {
        let groups = self.groups();
        let mut points = 0;
        let mut at = 0;
        while at < groups.len() {
            points += groups[at].0 * (pile.bits() & groups[at].1.bits()).count_ones() as i32;
            at += 1;
        }
        points
    }

    /// The points of one card.
    #[must_use]
    pub const fn card(self, card: Card) -> i32 {
        self.of(CardSet::of(card))
    }
}
