//! Which rows the cards of a known deck can be brought into, and by what line.
//!
//! A plan says for every card of the deck in which row it ends; a plan is kept when some order of play
//! brings it about. The hand is a buffer of one: of the card held and the card drawn one is placed, the
//! other is held on. So after each turn the cards on the table are those drawn so far without one, and
//! whether they can lie so depends on the row of that one alone. Ten bits hold all that can be held.

use crate::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS, ROWS};
use crate::rules::{Action, CARDS, Card};

/// Where the cards go that stay over: below all rows that are completed.
pub const OVER: u8 = ROWS as u8;

/// The row of every card, by its place in the deck: each of the rows 0–8 five times, [`OVER`] three times.
pub type Plan = [u8; CARDS];

/// The plan that needs no choice: every card is placed as it comes.
#[must_use]
pub fn plain() -> Plan {
    std::array::from_fn(|place| (place / COLUMNS) as u8)
}

/// How many cards of each row were drawn so far, and what may be held of them.
#[derive(Default)]
struct Drawn {
    counts: [u8; ROWS + 2],
    /// The rows that have one card more than the row above.
    over: u16,
    /// The rows that have two cards more than the row above, or still more.
    far: u16,
    /// The rows that have no more cards than the row below: none of theirs can be missing.
    tight: u16,
}

impl Drawn {
    const fn new() -> Self {
        Self { counts: [0; ROWS + 2], over: 0, far: 0, tight: (1 << ROWS) - 1 }
    }

    /// Draws a card of this row; the rows of which one card can be held now, as bits.
    fn draw(&mut self, row: u8) -> u16 {
        let at = usize::from(row);
        self.counts[at] += 1;
        if row < OVER {
            let here = self.counts[at];
            if at > 0 {
                let above = self.counts[at - 1];
                set(&mut self.over, at, here > above);
                set(&mut self.far, at, here > above + 1);
                set(&mut self.tight, at - 1, above <= here);
            }
            // The cards that stay over hold nothing up.
            let below = if at + 1 < ROWS { self.counts[at + 1] } else { 0 };
            set(&mut self.over, at + 1, below > here);
            set(&mut self.far, at + 1, below > here + 1);
            set(&mut self.tight, at, here <= below);
        }
        let holdable = if self.far != 0 {
            0
        } else if self.over == 0 {
            (!self.tight & ((1 << ROWS) - 1)) | u16::from(self.counts[ROWS] > 0) << ROWS
        } else if self.over.is_power_of_two() {
            self.over & !self.tight
        } else {
            0
        };
        if self.counts[ROWS] == 0 { holdable } else { self.with_room(holdable) }
    }

    /// Those of the rows that leave room for the cards that stay over: they lie below the last row, which
    /// must have begun, and no column holds more than nine cards.
    fn with_room(&self, holdable: u16) -> u16 {
        let fits = |row: &usize| {
            let left = |of: usize| self.counts[of] - u8::from(of == *row);
            let scored = (0..ROWS).take_while(|of| usize::from(left(*of)) == COLUMNS).count() as u8;
            left(ROWS) <= left(ROWS - 1) * scored
        };
        (0..=ROWS).filter(|row| holdable >> row & 1 == 1).filter(fits).fold(0, |rows, row| rows | 1 << row)
    }
}

const fn set(bits: &mut u16, at: usize, to: bool) {
    *bits = *bits & !(1 << at) | (to as u16) << at;
}

/// Whether some order of play brings the plan about.
#[must_use]
pub fn works(plan: &Plan) -> bool {
    let mut drawn = Drawn::new();
    let mut held = 0;
    for (place, row) in plan.iter().enumerate() {
        let holdable = drawn.draw(*row);
        held = if place == 0 { 1 << row } else { (held | 1 << row) & holdable };
        if held == 0 {
            return false;
        }
    }
    true
}

/// The line of play that brings a plan about, for the deck that it is of. Empty where none does.
#[must_use]
pub fn line(deck: &[Card; CARDS], plan: &Plan) -> Vec<Action> {
    let mut drawn = Drawn::new();
    let mut held = [0u16; CARDS];
    for (place, row) in plan.iter().enumerate() {
        let holdable = drawn.draw(*row);
        held[place] = if place == 0 { 1 << row } else { (held[place - 1] | 1 << row) & holdable };
        if held[place] == 0 {
            return Vec::new();
        }
    }
    // From the end: which row's card is held after each draw, and so whether the drawn one is.
    let mut keeps = [false; CARDS];
    let mut row = held[CARDS - 1].trailing_zeros();
    for place in (1..CARDS).rev() {
        keeps[place] = held[place - 1] >> row & 1 == 0;
        if keeps[place] {
            row = held[place - 1].trailing_zeros();
        }
    }
    let mut table = Table::default();
    let mut hand = 0;
    let mut actions = Vec::with_capacity(CARDS);
    for (place, keeps) in keeps.iter().enumerate().skip(1) {
        let placed = if *keeps { std::mem::replace(&mut hand, place) } else { place };
        actions.extend(table.place(deck[placed], plan[placed]));
    }
    actions.extend(table.place(deck[hand], plan[hand]));
    actions
}

/// The heights of the columns, scored cards included.
#[derive(Default)]
struct Table {
    heights: [u8; COLUMNS],
}

impl Table {
    /// Puts a card into a row, or where it stays over, into the leftmost column that can take it.
    fn place(&mut self, card: Card, row: u8) -> Option<Action> {
        let scored = *self.heights.iter().min()?;
        let fits = |height: u8| if row < OVER { height == row } else { height >= OVER };
        let room = |height: u8| usize::from(height - scored) < COLUMN_CARDS;
        let open = self.heights.iter().enumerate().filter(|(_, height)| fits(**height) && room(**height));
        let (column, _) = open.min_by_key(|(_, height)| **height)?;
        self.heights[column] += 1;
        Some(Action::Column(card, column as u8 + 1))
    }
}
