//! What each placement is worth.

use super::aims::score;
use super::lie::Lie;
use super::potential::{POINT, Prospect, Worths, add, shape};
use super::weights::Weights;
use crate::rules::Card;
use crate::rules::yaku_narabe::COLUMN_CARDS;

/// A hand card that is placed: what the rows come to that it does not change.
struct Choice<'a> {
    /// The lie without the card.
    rest: Lie,
    prospect: Prospect<'a>,
    /// How many rows were begun.
    begun: usize,
    /// How many places are free in the rows above each.
    cells: [usize; COLUMN_CARDS + 1],
    /// What each row is likely to come to when the card goes there or above: then one place and one card less
    /// are left for it.
    kept: [Worths; COLUMN_CARDS],
}

impl<'a> Choice<'a> {
    fn new(lie: &Lie, card: Card, weights: &'a Weights) -> Self {
        let mut rest = *lie;
        rest.hand.remove(card);
        let prospect = Prospect::new(&rest, weights);
        let begun = lie.rows.iter().take_while(|row| !row.is_empty()).count();
        let mut new = Self { rest, prospect, begun, cells: [0; COLUMN_CARDS + 1], kept: [[0; 32]; COLUMN_CARDS] };
        // Where the first empty row gets the card, the next one is the empty row that counts.
        for row in 0..(begun + 2).min(lie.rows_left()).min(COLUMN_CARDS) {
            new.cells[row + 1] = new.cells[row] + lie.free(row);
            if let Some(slack) = (new.prospect.left + 1).checked_sub(new.cells[row + 1]) {
                new.kept[row] = new.prospect.worths(lie.rows[row], row, slack);
            }
        }
        new
    }

    /// What all rows are likely to come to after the placement `next`, which completes none.
    fn open(&self, next: &Lie, row: usize) -> Worths {
        let mut sum = [0; 32];
        let Prospect { left, .. } = self.prospect;
        let empty = self.begun + usize::from(row == self.begun);
        for at in 0..(empty + 1).min(next.rows_left()).min(COLUMN_CARDS) {
            // A row above the card has one card less to come, and as many places.
            let Some(slack) = (left + usize::from(at >= row)).checked_sub(self.cells[at + 1]) else { break };
            if at == row || at < row && slack < 3 {
                add(&mut sum, &self.prospect.worths(next.rows[at], at, slack));
            } else {
                add(&mut sum, &self.kept[at]);
            }
        }
        sum
    }

    /// The same for one that completes the top row: the others move up.
    fn closed(&self, next: &Lie) -> Worths {
        let (mut sum, mut cells) = ([0; 32], 0);
        for at in 0..self.begun.min(next.rows_left()) {
            cells += next.free(at);
            let Some(slack) = self.prospect.left.checked_sub(cells) else { break };
            add(&mut sum, &self.prospect.worths(next.rows[at], at, slack));
        }
        sum
    }
}

/// Calls `each` with every placement of a hand card and its worth in [`POINT`]s: cards in deck order, rows from
/// the top.
pub fn weigh(lie: &Lie, weights: &Weights, mut each: impl FnMut(Card, usize, i64)) {
    for card in lie.hand {
        let choice = Choice::new(lie, card, weights);
        for row in (0..COLUMN_CARDS).filter(|row| lie.open(*row)) {
            let (next, done) = choice.rest.put(card, row);
            let (now, sum) = match done {
                Some(cards) => (score(cards, lie.bonus, lie.cup_is_chaff), choice.closed(&next)),
                None => (0, choice.open(&next, row)),
            };
            let likely: i64 = sum.iter().map(|worth| i64::from(*worth)).sum();
            each(card, row, i64::from(now) * POINT + likely + shape(&next, choice.prospect.phase, weights));
        }
    }
}

/// The best placement; ties go to the first card in deck order, then to the top row.
#[must_use]
pub fn best(lie: &Lie, weights: &Weights) -> Option<(Card, usize)> {
    let (mut best, mut most) = (None, i64::MIN);
    weigh(lie, weights, |card, row, worth| {
        if worth > most {
            (most, best) = (worth, Some((card, row)));
        }
    });
    best
}
