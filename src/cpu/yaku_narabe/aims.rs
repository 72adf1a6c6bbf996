//! The yaku as the players look at them: bits and points that add up.

use crate::rules::yaku_narabe::{YAKU, Yaku, YakuId};
use crate::rules::{CARDS, CardSet};

/// A yaku, in a form that is quick to look at.
#[derive(Debug, Clone, Copy)]
pub struct Aim {
    /// The cards that count towards it.
    pub cards: u64,
    /// Those of them that must be there.
    pub must: u64,
    /// How many are needed.
    pub need: u32,
    /// What it adds to the other yaku of its cards. Of the bright yaku only the best counts, so each has the
    /// points that it has more than those it contains: then all of them add up.
    pub points: i64,
    /// Whether all of its cards are needed.
    pub all: bool,
}

const TABLE: [Yaku; YAKU.len()] = YAKU;
const CHAFF: usize = YakuId::Chaff as usize;
/// The yaku that several rows can have: there are enough cards.
pub const MANY: [usize; 2] = [YakuId::Ribbons as usize, CHAFF];
const CUP: u64 = crate::cards!["9A"].bits();

/// Every yaku, by its place in the table.
pub static AIMS: [Aim; TABLE.len()] = aims();

const fn aims() -> [Aim; TABLE.len()] {
    let mut aims = [Aim { cards: 0, must: 0, need: 0, points: 0, all: false }; TABLE.len()];
    let mut at = 0;
    while at < TABLE.len() {
        let yaku = &TABLE[at];
        let contained = match yaku.id {
            // Four Brights, Rainy Four Brights and Three Brights, as they stand here.
            YakuId::FiveBrights => 110,
            YakuId::FourBrights | YakuId::RainyFourBrights => 30,
            _ => 0,
        };
        aims[at] = Aim {
            cards: yaku.cards.bits(),
            must: yaku.must.bits(),
            need: yaku.need as u32,
            points: yaku.points as i64 - contained,
            all: yaku.cards.len() == yaku.need,
        };
        at += 1;
    }
    aims
}

/// The yaku that each card counts towards, as bits.
static OF_CARD: [u32; CARDS] = of_card();

const fn of_card() -> [u32; CARDS] {
    let aims = aims();
    let mut of_card = [0; CARDS];
    let mut card = 0;
    while card < CARDS {
        let mut at = 0;
        while at < aims.len() {
            of_card[card] |= ((aims[at].cards >> card & 1) as u32) << at;
            at += 1;
        }
        card += 1;
    }
    of_card
}

impl Aim {
    /// The cards that count towards it.
    #[must_use]
    pub const fn wanted(&self, at: usize, cup_is_chaff: bool) -> u64 {
        if at == CHAFF && !cup_is_chaff { self.cards & !CUP } else { self.cards }
    }
}

/// The yaku that a row of these cards has a card of, or that can start there with a single one, as bits.
#[must_use]
pub const fn of_cards(cards: u64, fresh: bool) -> u32 {
    if fresh {
        return (1 << TABLE.len()) - 1;
    }
    let mut yaku = 1 << YakuId::WildCard as u32;
    let mut rest = cards;
    while rest != 0 {
        yaku |= OF_CARD[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    yaku
}

/// What a row of five cards scores: the same as [`crate::rules::yaku_narabe::RowScore`], without its terms.
#[must_use]
pub fn score(row: CardSet, bonus: CardSet, cup_is_chaff: bool) -> i32 {
    let cards = row.bits();
    let mut rest = of_cards(cards, false);
    let mut sum = 0;
    while rest != 0 {
        let at = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let aim = &AIMS[at];
        if (cards & aim.wanted(at, cup_is_chaff)).count_ones() >= aim.need && cards & aim.must == aim.must {
            sum += aim.points as i32;
        }
    }
    sum * (1 + (row & bonus).len() as i32)
}
