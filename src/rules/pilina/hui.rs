//! The eight hui: combinations of three cards, one for each island.
//!
//! Which island labels which set is a reading of the printed chart's order; it is data, here alone.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cards;
use crate::rules::CardSet;

/// What a hui takes from each opposing side (or, by the setting, adds to its own).
pub const HUI_POINTS: i32 = 50;

/// A hui, by its place in [`HUI`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HuiId {
    /// Hawaiʻi; *nomi*.
    Hawaii,
    /// Maui; *omote-sugawara*.
    Maui,
    /// Molokaʻi; *akatan*.
    Molokai,
    /// Lānaʻi; *aotan*.
    Lanai,
    /// Kahoʻolawe.
    Kahoolawe,
    /// Oʻahu; *kusatan*.
    Oahu,
    /// Kauaʻi.
    Kauai,
    /// Niʻihau; *inoshikagan*.
    Niihau,
}

/// What makes a hui.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hui {
    /// Which one.
    pub id: HuiId,
    /// Its id in records, message keys and the page.
    pub slug: &'static str,
    /// Its three cards.
    pub cards: CardSet,
}

const fn hui(id: HuiId, slug: &'static str, cards: CardSet) -> Hui {
    Hui { id, slug, cards }
}

/// Every hui, by [`HuiId`]. A card may serve in two; ferns and kukui serve in none.
pub static HUI: [Hui; 8] = [
    hui(HuiId::Hawaii, "hawaii", cards!["3B", "8B", "9A"]),
    hui(HuiId::Maui, "maui", cards!["1B", "2A", "3B"]),
    hui(HuiId::Molokai, "molokai", cards!["1R", "2R", "3R"]),
    hui(HuiId::Lanai, "lanai", cards!["6R", "9R", "10R"]),
    hui(HuiId::Kahoolawe, "kahoolawe", cards!["6A", "9A", "10A"]),
    hui(HuiId::Oahu, "oahu", cards!["4R", "5R", "7R"]),
    hui(HuiId::Kauai, "kauai", cards!["4A", "5A", "7A"]),
    hui(HuiId::Niihau, "niihau", cards!["7A", "8A", "10A"]),
];

impl HuiId {
    /// What makes it.
    #[must_use]
    pub fn hui(self) -> &'static Hui {
        &HUI[self as usize]
    }

    /// Its id in records, message keys and the page.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.hui().slug
    }
}

/// The hui that a pile holds, in the table's order.
#[must_use]
pub fn held(pile: CardSet) -> ArrayVec<HuiId, 8> {
    HUI.iter().filter(|hui| pile.includes(hui.cards)).map(|hui| hui.id).collect()
}
