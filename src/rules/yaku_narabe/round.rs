//! The state of a round, all cards known.

use arrayvec::ArrayVec;

use super::book::Settings;
use super::row::RowScore;
use super::{COLUMN_CARDS, COLUMNS, HAND, ROWS};
use crate::rules::event::{Event, EventSink, Scores};
use crate::rules::pack::{Layout, Stack};
use crate::rules::{Card, CardSet, DealError, Draws, Phase, Seat};

/// A row that was scored and has left the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoredRow {
    /// Its cards, by column.
    pub cards: [Card; COLUMNS],
    /// What it came to.
    pub score: i32,
}

impl ScoredRow {
    /// Its cards.
    #[must_use]
    pub fn set(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }
}

/// A round under way or over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub(super) settings: Settings,
    /// The round, from 1, and so the bonus month.
    pub(super) month: u8,
    pub(super) hand: CardSet,
    /// The columns, top card first.
    pub(super) columns: [ArrayVec<Card, COLUMN_CARDS>; COLUMNS],
    pub(super) scored: ArrayVec<ScoredRow, ROWS>,
    pub(super) stack: Stack<46>,
}

/// What a finished round comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    /// The rows that were scored, in order, each with what it came to.
    pub rows: Vec<(ScoredRow, RowScore)>,
    /// The cards that stay over.
    pub left: CardSet,
}

impl Settlement {
    /// What the round adds to the match.
    #[must_use]
    pub fn scores(&self) -> Scores {
        std::iter::once(self.rows.iter().map(|(row, _)| row.score).sum()).collect()
    }
}

/// A pack is dealt two cards to the hand; the rest is the stack.
#[must_use]
pub const fn layout() -> Layout {
    Layout { hand: HAND as u8, table: 0, stack: 48 - HAND as u8 }
}

/// A shuffled pack; none is ever thrown in.
#[must_use]
pub fn shuffled(draws: &mut Draws) -> Vec<Card> {
    let mut pack: Vec<Card> = Card::all().collect();
    draws.shuffle(&mut pack);
    pack
}

impl Round {
    /// Deals a pack (first card first) for a round (from 1).
    pub fn deal(settings: Settings, number: u8, pack: &[Card]) -> Result<Self, DealError> {
        let given: CardSet = pack.iter().copied().collect();
        let (Some(hand), Some(stack)) = (pack.get(..HAND), pack.get(HAND..)) else {
            return Err(DealError::NotTheDeck { cards: 48 });
        };
        if pack.len() != 48 || given != CardSet::FULL {
            return Err(DealError::NotTheDeck { cards: 48 });
        }
        Ok(Self {
            settings,
            month: number,
            hand: hand.iter().copied().collect(),
            columns: [const { ArrayVec::new_const() }; COLUMNS],
            scored: ArrayVec::new(),
            stack: stack.iter().copied().collect::<ArrayVec<Card, 46>>().into(),
        })
    }

    /// Tells the start of the round.
    pub fn announce<S: EventSink>(&self, redeals: u8, sink: &mut S) {
        let Layout { hand, stack, .. } = layout();
        let (round, table) = (self.month, CardSet::EMPTY);
        sink.push(Event::Dealt { round, dealer: 0, table, hand, stack, redeals, multiplier: 1 });
    }

    /// The house rules.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The bonus month: the number of the round.
    #[must_use]
    pub const fn month(&self) -> u8 {
        self.month
    }

    /// The cards of the hand: two, while the stack lasts.
    #[must_use]
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The columns, top card first.
    #[must_use]
    pub const fn columns(&self) -> &[ArrayVec<Card, COLUMN_CARDS>; COLUMNS] {
        &self.columns
    }

    /// The rows that were scored, in order.
    #[must_use]
    pub fn scored(&self) -> &[ScoredRow] {
        &self.scored
    }

    /// The points of the round so far.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.scored.iter().map(|row| row.score).sum()
    }

    /// The pack as it was dealt: the two cards of the first hand in deck order, then the stack.
    #[must_use]
    pub fn pack(&self) -> Vec<Card> {
        let stack = self.stack.dealt();
        let hand = CardSet::FULL - stack.iter().copied().collect();
        hand.iter().chain(stack.iter().copied()).collect()
    }

    /// How many cards the stack still has.
    #[must_use]
    pub fn stack_left(&self) -> u8 {
        self.stack.left()
    }

    /// The cards still in the stack, top first.
    #[must_use]
    pub fn stack(&self) -> &[Card] {
        self.stack.rest()
    }

    /// What is due; `None` when the round is over.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        (!self.hand.is_empty()).then_some(Phase::Play)
    }

    /// What a row of these cards comes to in this round.
    #[must_use]
    pub fn row_score(&self, cards: CardSet) -> RowScore {
        RowScore::of(cards, Some(self.month), self.settings.cup_is_chaff)
    }

    /// What the round comes to as it stands.
    #[must_use]
    pub fn settle(&self) -> Settlement {
        let rows = self.scored.iter().map(|row| (*row, self.row_score(row.set()))).collect();
        Settlement { rows, left: self.columns.iter().flatten().copied().collect() }
    }

    /// The only seat.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        0
    }
}
