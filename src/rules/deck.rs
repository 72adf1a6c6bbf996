//! What the cards count as, game by game.

use serde::{Deserialize, Serialize};

use super::card::{CARDS, Card};
use super::set::CardSet;
use crate::cards;

/// The four categories of the standard deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// 光札 hikari-fuda, 20 points.
    Bright,
    /// 種札 tane-fuda, 10 points.
    Animal,
    /// 短冊札 tanzaku-fuda, 5 points.
    Ribbon,
    /// カス札 kasu-fuda, 1 point.
    Plain,
}

impl Kind {
    /// The kinds in the order in which captured cards are grouped.
    pub const ALL: [Self; 4] = [Self::Bright, Self::Animal, Self::Ribbon, Self::Plain];

    /// The word that names the kind in message ids and in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bright => "bright",
            Self::Animal => "animal",
            Self::Ribbon => "ribbon",
            Self::Plain => "plain",
        }
    }
}

/// The five brights.
pub const BRIGHTS: CardSet = cards!["1B", "3B", "8B", "11B", "12B"];
/// The nine animals.
pub const ANIMALS: CardSet = cards!["2A", "4A", "5A", "6A", "7A", "8A", "9A", "10A", "11A"];
/// The ten ribbons.
pub const RIBBONS: CardSet = cards!["1R", "2R", "3R", "4R", "5R", "6R", "7R", "9R", "10R", "11R"];
/// The 24 plains.
pub const PLAINS: CardSet =
    CardSet::from_bits(CardSet::FULL.bits() & !(BRIGHTS.bits() | ANIMALS.bits() | RIBBONS.bits()));

/// The category of a card in the standard deck.
#[must_use]
pub const fn kind(card: Card) -> Kind {
    if BRIGHTS.contains(card) {
        Kind::Bright
    } else if ANIMALS.contains(card) {
        Kind::Animal
    } else if RIBBONS.contains(card) {
        Kind::Ribbon
    } else {
        Kind::Plain
    }
}

/// The points of a card in the standard deck: 20, 10, 5 or 1.
#[must_use]
pub const fn points(card: Card) -> i32 {
    match kind(card) {
        Kind::Bright => 20,
        Kind::Animal => 10,
        Kind::Ribbon => 5,
        Kind::Plain => 1,
    }
}

/// The card points of a pile in the standard deck; the whole deck has 264.
#[must_use]
pub const fn card_points(pile: CardSet) -> i32 {
    20 * count_in(pile, BRIGHTS) + 10 * count_in(pile, ANIMALS) + 5 * count_in(pile, RIBBONS) + count_in(pile, PLAINS)
}

const fn count_in(pile: CardSet, part: CardSet) -> i32 {
    (pile.bits() & part.bits()).count_ones() as i32
}

/// The cards of a deck with some months left out (bit 0 is month 1), in deck order.
#[must_use]
pub fn without_months(left_out: u16) -> Vec<Card> {
    let mut cards = Vec::with_capacity(CARDS);
    cards.extend(Card::all().filter(|card| left_out >> (card.month() - 1) & 1 == 0));
    cards
}
