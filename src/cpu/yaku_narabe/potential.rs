//! What the open rows are likely to come to.
//!
//! For each row and each yaku that can still be completed there: the chance that the missing cards come
//! while the row waits, times its points, times the multiplier that is to be expected. A yaku is counted
//! in its best row alone, for its cards are there once; Ribbons and Chaff, of which there are enough cards,
//! in every row. The first empty row counts with what may start there, so that a card put where it helps
//! nothing shows as a loss elsewhere.

use super::aims::{AIMS, Aim, MANY, of_cards};
use super::lie::Lie;
use super::weights::{Weights, phase};
use crate::rules::CardSet;
use crate::rules::yaku_narabe::COLUMNS;

/// A chance of one.
const SURE: i64 = 1 << 12;
/// One point, in the unit of [`Worths`].
pub const POINT: i64 = 1 << 10;
/// 1024 / n.
const SHARES: [i64; 6] = [0, 1024, 512, 341, 256, 205];

/// From 1/1024 of a unit.
const fn milli(value: i64) -> i64 {
    value >> 10
}

/// From a product with a chance.
const fn sure(value: i64) -> i64 {
    value >> 12
}

/// What each yaku is likely to come to, by its place in the table, in [`POINT`]s. The last place is empty.
pub type Worths = [i32; 32];

/// What is still to come, as a row sees it.
#[derive(Debug)]
pub struct Prospect<'a> {
    weights: &'a Weights,
    /// The phase of the round.
    pub phase: usize,
    /// How many cards are still to be placed.
    pub left: usize,
    stack: i64,
    hand: u64,
    coming: u64,
    bonus: u64,
    cup_is_chaff: bool,
}

/// What a row of some cards has in common for all yaku.
struct Row {
    cards: u64,
    free: usize,
    /// The chance that any k certain cards of the stack come in time, by k.
    chances: [i64; 6],
}

impl<'a> Prospect<'a> {
    /// After a placement, before a card is drawn.
    #[must_use]
    pub const fn new(lie: &Lie, weights: &'a Weights) -> Self {
        let (hand, unseen) = (lie.hand.bits(), lie.unseen.bits());
        let left = lie.left();
        Self {
            weights,
            phase: phase(left),
            left,
            stack: lie.unseen.len() as i64,
            hand,
            coming: hand | unseen,
            bonus: lie.bonus.bits(),
            cup_is_chaff: lie.cup_is_chaff,
        }
    }

    fn of_row(&self, cards: CardSet, above: usize) -> Row {
        let free = COLUMNS - cards.len();
        let chance = self.chance(free, above);
        let mut chances = [SURE; 6];
        for k in 1..chances.len() {
            chances[k] = sure(chances[k - 1] * chance);
        }
        Row { cards: cards.bits(), free, chances }
    }

    /// The chance that one certain card of the stack comes in time.
    fn chance(&self, free: usize, above: usize) -> i64 {
        if self.stack == 0 {
            return 0;
        }
        let Weights { wait, above: more, share, .. } = self.weights;
        let sixteenths = i64::from(wait[self.phase][free]) + i64::from(more[self.phase]) * above as i64;
        let waits = (sixteenths << 6) + self.stack * i64::from(share[self.phase]);
        (waits * (SURE / 1024) / self.stack).clamp(0, SURE)
    }

    /// What the yaku are likely to come to in a row below so many others, with `slack` cards to place beyond
    /// those that complete it.
    #[must_use]
    pub fn worths(&self, cards: CardSet, above: usize, slack: usize) -> Worths {
        let row = self.of_row(cards, above);
        let fresh = row.free == COLUMNS;
        let Weights { slack: slacks, fresh: start, yaku, .. } = self.weights;
        let mut factor = i64::from(slacks[self.phase][slack.min(3)]);
        if fresh {
            factor = milli(factor * i64::from(start[self.phase]));
        }
        let mut worths = [0; 32];
        let mut wants = [0; 32];
        let mut likeliest = (0, 0);
        let mut rest = of_cards(row.cards, fresh);
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let aim = &AIMS[at];
            let Some((chance, times, lacks)) = self.outlook(&row, aim, aim.wanted(at, self.cup_is_chaff)) else {
                continue;
            };
            let worth = sure(aim.points * i64::from(yaku[at]) * chance);
            worths[at] = ((milli(worth * times) * factor) >> 8) as i32;
            if aim.all {
                wants[at] = lacks;
                if worths[at] > likeliest.0 {
                    likeliest = (worths[at], lacks);
                }
            }
        }
        if !fresh {
            let clash = i64::from(self.weights.clash[self.phase]);
            for (worth, lacks) in worths.iter_mut().zip(wants) {
                if (lacks | likeliest.1).count_ones() as usize > row.free {
                    *worth = milli(i64::from(*worth) * clash) as i32;
                }
            }
        }
        worths
    }

    /// The chance of a yaku in a row, the multiplier in 1/1024, and what may still come for it. `None`: it
    /// cannot be completed there.
    fn outlook(&self, row: &Row, aim: &Aim, wanted: u64) -> Option<(i64, i64, u64)> {
        let Weights { missing, spare: spares, bonus, hand, .. } = self.weights;
        let need = (aim.need as usize).saturating_sub((row.cards & wanted).count_ones() as usize);
        let lacks = wanted & !row.cards & self.coming;
        let count = lacks.count_ones() as usize;
        if need > row.free || count < need || aim.must & !(row.cards | self.coming) != 0 {
            return None;
        }
        let held = ((lacks & self.hand).count_ones() as usize).min(need);
        let (k, n) = (need - held, count - held);
        let mut chance = if aim.all {
            row.chances[k]
        } else {
            // Any k of n: as often as k certain ones, times the choice.
            let one =
                |chance: i64, j: usize| sure(chance * milli(row.chances[1] * (n - j) as i64 * SHARES[k - j]).min(SURE));
            (0..k).fold(SURE, one)
        };
        if held > 0 {
            chance = milli(chance * i64::from(hand[self.phase]));
        }
        let spare = row.free - need;
        let trust = milli(i64::from(missing[self.phase][need]) * i64::from(spares[self.phase][spare]));
        let certain = if aim.all { row.cards | wanted } else { row.cards } & self.bonus;
        let others = (self.coming & self.bonus & !certain).count_ones();
        let times =
            1024 * (1 + i64::from(certain.count_ones())) + i64::from(others) * i64::from(bonus[self.phase][spare]);
        Some((milli(chance * trust), times, lacks))
    }
}

/// Adds what a row is likely to come to.
pub fn add(sum: &mut Worths, row: &Worths) {
    let many = MANY.map(|at| sum[at] + row[at]);
    for (sum, row) in sum.iter_mut().zip(row) {
        *sum = (*sum).max(*row);
    }
    for (at, many) in MANY.into_iter().zip(many) {
        sum[at] = many;
    }
}

/// The terms that no yaku has: how many rows can take a card, and how deep the cards lie.
#[must_use]
pub fn shape(lie: &Lie, phase: usize, weights: &Weights) -> i64 {
    let (mut open, mut worth, mut above) = (0, 0, COLUMNS);
    for (cards, depth) in lie.rows.iter().zip(weights.depth[phase]) {
        let here = cards.len();
        open += usize::from(here < above);
        worth += here as i64 * i64::from(depth);
        if here == 0 {
            break;
        }
        above = here;
    }
    (worth + i64::from(weights.open[phase][open])) * (POINT / 64)
}
