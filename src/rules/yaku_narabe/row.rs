//! What five cards in a row come to, with every term named.
//!
//! `score = multiplier × the points of all yaku`, where the multiplier is 1 and the number of cards of the
//! bonus month. Those cards multiply whether or not they take part in a yaku.

use arrayvec::ArrayVec;

use super::COLUMNS;
use super::yaku::{BRIGHT_YAKU, YAKU, YakuId};
use crate::rules::CardSet;

/// The yaku of a row; no row has more.
pub type Counted = ArrayVec<YakuId, 8>;

/// One yaku of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Which one.
    pub id: YakuId,
    /// The cards of the row that make it.
    pub cards: CardSet,
    /// Its points, not multiplied.
    pub points: i32,
}

/// A row that explains itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RowScore {
    /// Its yaku, in the table's order.
    pub yaku: ArrayVec<Line, 8>,
    /// Its cards of the bonus month.
    pub bonus: CardSet,
}

/// The yaku of at most five cards that count, in the table's order.
#[must_use]
pub fn count(cards: CardSet, cup_is_chaff: bool) -> Counted {
    debug_assert!(cards.len() <= COLUMNS);
    let mut counted = Counted::new();
    let mut bright_yaku = false;
    for yaku in &YAKU {
        let wanted = if yaku.id == YakuId::Chaff { yaku.id.cards(cup_is_chaff) } else { yaku.cards };
        if (cards & wanted).len() < yaku.need || !cards.includes(yaku.must) {
            continue;
        }
        if BRIGHT_YAKU.contains(&yaku.id) {
            if bright_yaku {
                continue;
            }
            bright_yaku = true;
        }
        counted.push(yaku.id);
    }
    counted
}

impl RowScore {
    /// What at most five cards come to in a bonus month (1–12; without one nothing is multiplied).
    #[must_use]
    pub fn of(cards: CardSet, month: Option<u8>, cup_is_chaff: bool) -> Self {
        let line = |id: YakuId| Line { id, cards: cards & id.cards(cup_is_chaff), points: id.yaku().points };
        let bonus = month.filter(|month| (1..=12).contains(month)).map_or(CardSet::EMPTY, CardSet::month);
        Self { yaku: count(cards, cup_is_chaff).into_iter().map(line).collect(), bonus: cards & bonus }
    }

    /// The points of all its yaku.
    #[must_use]
    pub fn base(&self) -> i32 {
        self.yaku.iter().map(|line| line.points).sum()
    }

    /// 1, and 1 more for each card of the bonus month.
    #[must_use]
    pub fn multiplier(&self) -> i32 {
        1 + self.bonus.len() as i32
    }

    /// What it comes to.
    #[must_use]
    pub fn score(&self) -> i32 {
        self.base() * self.multiplier()
    }
}
