//! A turn: a hand card to the bottom of a column, then a new card, then perhaps a row.

use super::round::{Round, ScoredRow};
use super::{COLUMN_CARDS, COLUMNS};
use crate::rules::event::{Event, EventSink};
use crate::rules::{Action, Card, Legal, RuleError};

impl Round {
    /// Every action that would be accepted now: cards in deck order, columns from the left. Never empty
    /// before the round is over: five full columns hold 45 cards, and then a row leaves.
    #[must_use]
    pub fn legal(&self) -> Legal {
        let open = |column: &u8| self.columns[usize::from(*column - 1)].len() < COLUMN_CARDS;
        let columns = (1..=COLUMNS as u8).filter(open);
        self.hand.iter().flat_map(|card| columns.clone().map(move |column| Action::Column(card, column))).collect()
    }

    /// Does an action, or says why not; then nothing has changed.
    pub fn apply<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        let Some(phase) = self.phase() else {
            return Err(RuleError::Over);
        };
        let Action::Column(card, column) = action else {
            return Err(RuleError::WrongPhase { action, phase });
        };
        if !self.hand.contains(card) {
            return Err(RuleError::NotInHand { card });
        }
        let place = usize::from(column).wrapping_sub(1);
        let Some(cards) = self.columns.get_mut(place) else {
            return Err(RuleError::WrongPhase { action, phase });
        };
        if cards.try_push(card).is_err() {
            return Err(RuleError::ColumnFull { column });
        }
        self.hand.remove(card);
        sink.push(Event::Placed { seat: 0, card, column });
        if let Some(drawn) = self.stack.draw() {
            self.hand.insert(drawn);
            sink.push(Event::Drew { seat: 0, card: drawn });
        }
        self.end_turn(sink);
        Ok(())
    }

    /// Scores the top row, if every column holds a card. A placement fills at most one row, so this is at most one.
    fn end_turn<S: EventSink>(&mut self, sink: &mut S) {
        let Some(cards) = self.top_row() else { return };
        for column in &mut self.columns {
            column.remove(0);
        }
        let row = ScoredRow { cards, score: 0 };
        let told = self.row_score(row.set());
        // Nine rows are 45 cards, so there is always room for the next.
        let kept = self.scored.try_push(ScoredRow { score: told.score(), ..row });
        debug_assert!(kept.is_ok());
        let (base, multiplier, score) = (told.base(), told.multiplier(), told.score());
        sink.push(Event::Row { seat: 0, cards, base, multiplier, score });
    }

    /// The top row, once every column holds a card.
    fn top_row(&self) -> Option<[Card; COLUMNS]> {
        let mut cards = [crate::card!("1B"); COLUMNS];
        for (place, column) in cards.iter_mut().zip(&self.columns) {
            *place = *column.first()?;
        }
        Some(cards)
    }
}
