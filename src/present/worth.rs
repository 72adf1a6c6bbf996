//! What cards count in the game in play, and how captured cards are grouped by it.

use crate::rules::deck;
use crate::rules::pilina::CardValues;
use crate::rules::{Card, CardSet, GameId, RuleSet};

/// What cards count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// 20, 10, 5 and 1 by kind.
    Kinds,
    /// 20, 10, 5 and nothing, by the readings of Pilina.
    Pilina(CardValues),
}

/// Cards that count the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// Its message.
    pub message: &'static str,
    /// The mark that the page draws for it.
    pub mark: &'static str,
    /// All cards of it.
    pub cards: CardSet,
    /// What each of them counts.
    pub points: i32,
}

impl Worth {
    /// What cards count under these rules.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Self {
        match rules.game() {
            GameId::HanaAwase | GameId::YakuNarabe => Self::Kinds,
            GameId::Pilina if rules.get("values") == Some(0) => Self::Pilina(CardValues::Pilina),
            GameId::Pilina => Self::Pilina(CardValues::HawaiiStyle),
        }
    }

    /// The points of a pile.
    #[must_use]
    pub const fn points(self, pile: CardSet) -> i32 {
        match self {
            Self::Kinds => deck::card_points(pile),
            Self::Pilina(values) => values.of(pile),
        }
    }

    /// The groups, the weightiest first; together they are the whole deck.
    #[must_use]
    pub fn groups(self) -> [Group; 4] {
        match self {
            Self::Kinds => [
                Group { message: "kind-bright-many", mark: "bright", cards: deck::BRIGHTS, points: 20 },
                Group { message: "kind-animal-many", mark: "animal", cards: deck::ANIMALS, points: 10 },
                Group { message: "kind-ribbon-many", mark: "ribbon", cards: deck::RIBBONS, points: 5 },
                Group { message: "kind-plain-many", mark: "plain", cards: deck::PLAINS, points: 1 },
            ],
            Self::Pilina(values) => {
                let [twenty, ten, five] = values.groups();
                [
                    Group { message: "group-20", mark: "20", cards: twenty.1, points: 20 },
                    Group { message: "group-10", mark: "10", cards: ten.1, points: 10 },
                    Group { message: "group-5", mark: "5", cards: five.1, points: 5 },
                    Group { message: "group-0", mark: "0", cards: CardSet::FULL - CardValues::SCORING, points: 0 },
                ]
            }
        }
    }

    /// The group of a card.
    #[must_use]
    pub fn group(self, card: Card) -> Group {
        let [a, b, c, d] = self.groups();
        [a, b, c].into_iter().find(|group| group.cards.contains(card)).unwrap_or(d)
    }
}
