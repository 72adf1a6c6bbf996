//! Plans that get better: two cards change rows, or two rows their places, again and again.
//!
//! What is worth more is kept, what is worth less with a chance that falls as the heat does (simulated
//! annealing), and what cannot be played never ([`super::schedule`]). All in integers, with dice of its own.

use super::aims::score;
use super::schedule::{OVER, Plan, works};
use crate::cpu::baselines::mix;
use crate::rules::yaku_narabe::ROWS;
use crate::rules::{CARDS, Card, CardSet};

/// 1, in the unit of heat: a loss of as many points is accepted every other time.
pub const DEGREE: i64 = 1 << 16;
/// How far from each other in the deck two near cards are at most.
const NEAR: i64 = 4;

/// A plan under way.
#[derive(Debug, Clone)]
pub struct Anneal {
    deck: [Card; CARDS],
    bonus: CardSet,
    cup_is_chaff: bool,
    dice: u64,
    plan: Plan,
    rows: [CardSet; ROWS + 1],
    scores: [i32; ROWS + 1],
    total: i32,
    /// The best plan so far, and what its rows come to.
    pub best: (i32, Plan),
}

impl Anneal {
    /// Of this deck; the plan must be one that works.
    #[must_use]
    pub fn new(deck: [Card; CARDS], bonus: CardSet, cup_is_chaff: bool, plan: Plan) -> Self {
        let (rows, scores) = ([CardSet::EMPTY; ROWS + 1], [0; ROWS + 1]);
        let mut new = Self { deck, bonus, cup_is_chaff, dice: 0, plan, rows, scores, total: 0, best: (0, plan) };
        new.restart(plan);
        new.best.0 = new.total;
        new
    }

    /// Goes on from another plan that works.
    pub fn restart(&mut self, plan: Plan) {
        self.plan = plan;
        self.rows = [CardSet::EMPTY; ROWS + 1];
        for (card, row) in self.deck.iter().zip(plan) {
            self.rows[usize::from(row)].insert(*card);
        }
        self.scores = std::array::from_fn(|row| self.score(row, self.rows[row]));
        self.total = self.scores.iter().sum();
    }

    /// Tries so many changes, at this heat in [`DEGREE`]s.
    pub fn changes(&mut self, count: u32, heat: i64) {
        for _ in 0..count {
            self.dice = self.dice.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let dice = mix(self.dice);
            // 48 bits for two places and a chance, the rest for the kind of change.
            let below = |from: u32, n: i64| ((dice >> from & 0xFFFF) as i64 * n) >> 16;
            let one = below(0, CARDS as i64);
            let kind = dice >> 58;
            let other = if kind < 32 { one + below(16, 2 * NEAR + 1) - NEAR } else { below(16, CARDS as i64) };
            if !(0..CARDS as i64).contains(&other) {
                continue;
            }
            let (one, other) = (one as usize, other as usize);
            if self.plan[one] == self.plan[other] {
                continue;
            }
            if kind < 60 {
                self.swap_cards(one, other, allowance((dice >> 26) as u32, heat));
            } else {
                self.swap_rows(self.plan[one], self.plan[other]);
            }
        }
    }

    fn score(&self, row: usize, cards: CardSet) -> i32 {
        if row < ROWS { score(cards, self.bonus, self.cup_is_chaff) } else { 0 }
    }

    /// Two cards change rows, if that loses no more than is allowed.
    fn swap_cards(&mut self, one: usize, other: usize, allowed: i64) {
        let at = [usize::from(self.plan[one]), usize::from(self.plan[other])];
        let cards = [CardSet::of(self.deck[one]), CardSet::of(self.deck[other])];
        let rows = [(self.rows[at[0]] - cards[0]) | cards[1], (self.rows[at[1]] - cards[1]) | cards[0]];
        let scores = [self.score(at[0], rows[0]), self.score(at[1], rows[1])];
        let gain = scores[0] + scores[1] - self.scores[at[0]] - self.scores[at[1]];
        if -i64::from(gain) * DEGREE > allowed {
            return;
        }
        self.plan.swap(one, other);
        if !works(&self.plan) {
            self.plan.swap(one, other);
            return;
        }
        for (i, row) in at.into_iter().enumerate() {
            (self.rows[row], self.scores[row]) = (rows[i], scores[i]);
        }
        self.total += gain;
        if self.total > self.best.0 {
            self.best = (self.total, self.plan);
        }
    }

    /// Two rows change places: neither gains nor loses.
    fn swap_rows(&mut self, one: u8, other: u8) {
        if one == OVER || other == OVER {
            return;
        }
        let swapped = self.plan.map(|row| match row {
            row if row == one => other,
            row if row == other => one,
            row => row,
        });
        if works(&swapped) {
            self.plan = swapped;
            self.rows.swap(usize::from(one), usize::from(other));
            self.scores.swap(usize::from(one), usize::from(other));
        }
    }
}

/// What may be lost by these dice: more than so many times the heat with a chance of 1 / 2 to that power.
const fn allowance(dice: u32, heat: i64) -> i64 {
    let dice = dice | 1;
    let zeros = dice.leading_zeros();
    // The logarithm, by straight lines between the powers of two.
    let fraction = (dice << zeros) >> 15 & 0xFFFF;
    ((((zeros as i64 + 1) << 16) - fraction as i64) * heat) >> 16
}
