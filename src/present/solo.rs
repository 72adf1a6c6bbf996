//! The table of Yaku-Narabe: columns, scored rows, and what a row holds and can still make.

use crate::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS, RowScore, View, YAKU, YakuId};
use crate::rules::{Card, CardSet};

/// What lies in the columns, and what has left them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solo {
    /// The bonus month.
    pub month: u8,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
    /// The columns, top card first.
    pub columns: [Vec<Card>; COLUMNS],
    /// The scored rows in order: cards by column, and what each came to.
    pub scored: Vec<([Card; COLUMNS], i32)>,
}

/// A yaku that a row can still make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Possible {
    /// Which one.
    pub id: YakuId,
    /// The cards of it that lie in the row.
    pub have: CardSet,
    /// How many more it needs.
    pub missing: usize,
    /// The cards that could still come into it.
    pub open: CardSet,
}

/// What a row holds and what it can still become.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outlook {
    /// The cards of the row.
    pub cards: CardSet,
    /// How many places are still free.
    pub free: usize,
    /// What its cards come to as they lie.
    pub held: RowScore,
    /// What it can still make, the nearest first.
    pub possible: Vec<Possible>,
}

impl Solo {
    /// The columns of a view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        Self {
            month: view.month,
            cup_is_chaff: view.cup_is_chaff,
            columns: view.columns.each_ref().map(|column| column.to_vec()),
            scored: view.scored.to_vec(),
        }
    }

    /// The top row leaves the columns, scored.
    pub fn clear(&mut self, score: i32) {
        if self.columns.iter().all(|column| !column.is_empty()) {
            let cards = self.columns.each_mut().map(|column| column.remove(0));
            self.scored.push((cards, score));
        }
    }

    /// The cards that lie in the columns.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.columns.iter().flatten().copied().collect()
    }

    /// Every card that was scored.
    #[must_use]
    pub fn gone(&self) -> CardSet {
        self.scored.iter().flat_map(|(cards, _)| *cards).collect()
    }

    /// The points of the round so far.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.scored.iter().map(|(_, score)| score).sum()
    }

    /// The row (from 0, the top one) that the next card of a column (from 1) comes to lie in; `None` where the
    /// column is full.
    #[must_use]
    pub fn next_row(&self, column: u8) -> Option<usize> {
        let height = self.columns.get(usize::from(column).checked_sub(1)?)?.len();
        (height < COLUMN_CARDS).then_some(height)
    }

    /// How many rows are begun: the length of the longest column.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.columns.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The cards of a row, from 0.
    #[must_use]
    pub fn row(&self, row: usize) -> CardSet {
        self.columns.iter().filter_map(|column| column.get(row).copied()).collect()
    }

    /// What a row comes to with these cards.
    #[must_use]
    pub fn score(&self, cards: CardSet) -> RowScore {
        RowScore::of(cards, Some(self.month), self.cup_is_chaff)
    }

    /// What the top row scores when a card goes to a column (from 1), where that completes it.
    #[must_use]
    pub fn completes(&self, card: Card, column: u8) -> Option<i32> {
        let row = self.row(0).with(card);
        (self.next_row(column) == Some(0) && row.len() == COLUMNS).then(|| self.score(row).score())
    }

    /// What a row (from 0) holds and can still make, with one more card if `adding`; `hand` is what can be put there
    /// beside what is still to come.
    #[must_use]
    pub fn outlook(&self, row: usize, adding: Option<Card>, hand: CardSet) -> Outlook {
        let cards = adding.map_or(self.row(row), |card| self.row(row).with(card));
        let free = COLUMNS.saturating_sub(cards.len());
        // A card never changes its row: only the hand and the stack can still bring one.
        let coming = CardSet::FULL - self.gone() - self.cards() - cards;
        debug_assert!((coming | cards).includes(hand));
        let held = self.score(cards);
        let mut possible: Vec<Possible> = Vec::with_capacity(8);
        for yaku in &YAKU {
            let wanted = yaku.id.cards(self.cup_is_chaff);
            let (have, open) = (cards & wanted, coming & wanted);
            let missing = yaku.need.saturating_sub(have.len());
            let musts = yaku.must - cards;
            let made = held.yaku.iter().any(|line| line.id == yaku.id);
            // Nobody counts on any five of a kind before the row shows it.
            let any_five = yaku.need == COLUMNS && yaku.must.is_empty();
            let begun = have.len() > usize::from(any_five);
            let can = missing <= free && missing <= open.len() && open.includes(musts) && musts.len() <= missing;
            if !made && begun && can && missing > 0 && !outdone(yaku.id, &held) {
                let this = Possible { id: yaku.id, have, missing, open };
                let place = possible.partition_point(|other| rank(other) <= rank(&this));
                possible.insert(place, this);
            }
        }
        Outlook { cards, free, held, possible }
    }
}

/// Whether a yaku of brights alone could not count any more beside a better one.
fn outdone(id: YakuId, held: &RowScore) -> bool {
    let bright = |id: YakuId| id <= YakuId::ThreeBrights;
    bright(id) && held.yaku.iter().any(|line| bright(line.id) && line.id < id)
}

/// The nearest first, then what is worth most.
fn rank(possible: &Possible) -> (usize, i32) {
    (possible.missing, -possible.id.yaku().points)
}
