//! Events as the steps that an eye can follow: a card is laid, a card is turned, cards are collected.

use crate::rules::{Card, CardSet, Event, Seat};

/// One visible change of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A new round lies dealt.
    Deal,
    /// A card goes from a hand or the stack to the table, onto the card it takes first if it takes any.
    Lay {
        /// Whose turn.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it takes; empty when it stays.
        taken: CardSet,
    },
    /// The top of the stack is turned face up.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card and what it took go to the pile of a seat.
    Collect {
        /// Who captured.
        seat: Seat,
        /// All of them.
        cards: CardSet,
    },
    /// Pele is laid onto the card that it is aimed at, and may be stopped there.
    Aim {
        /// Who aims.
        seat: Seat,
        /// At what.
        target: Card,
    },
    /// A seat lays cards of its hand face up: an ʻohana is declared, or Pele stopped.
    Reveal {
        /// Who shows.
        seat: Seat,
        /// The cards of its hand.
        cards: CardSet,
    },
    /// A blocked Pele goes back to the hand.
    Return {
        /// Whose hand.
        seat: Seat,
    },
    /// A hand card goes to the bottom of a column (from 1).
    Place {
        /// The card.
        card: Card,
        /// The column.
        column: u8,
    },
    /// The hand is filled up from the stack.
    Draw {
        /// The card.
        card: Card,
    },
    /// The top row leaves, scored.
    Clear {
        /// What it came to.
        score: i32,
    },
    /// Something to say, with nothing that moves: shown plains, a yaku, a round's end.
    Say(Event),
}

/// The steps of events, in order. Every event but the fine detail of a capture is one.
#[must_use]
pub fn steps(events: &[Event]) -> Vec<Step> {
    let mut steps = Vec::with_capacity(events.len());
    for event in events {
        match event {
            Event::Dealt { .. } => steps.push(Step::Deal),
            Event::Turned { seat, card } => steps.push(Step::Turn { seat: *seat, card: *card }),
            Event::Stayed { seat, card } => {
                steps.push(Step::Lay { seat: *seat, card: *card, taken: CardSet::EMPTY });
            }
            Event::Took { seat, card, taken } => {
                steps.push(Step::Lay { seat: *seat, card: *card, taken: *taken });
                steps.push(Step::Collect { seat: *seat, cards: taken.with(*card) });
            }
            Event::TookWhole { seat, suit } => {
                steps.push(Step::Say(event.clone()));
                steps.push(Step::Collect { seat: *seat, cards: CardSet::month(*suit) });
            }
            Event::Ohana { seat, suit, hand, .. } | Event::Stopped { seat, suit, hand, .. } => {
                steps.push(Step::Reveal { seat: *seat, cards: *hand });
                steps.push(Step::Say(event.clone()));
                steps.push(Step::Collect { seat: *seat, cards: CardSet::month(*suit) });
            }
            Event::Aimed { seat, target } => steps.push(Step::Aim { seat: *seat, target: *target }),
            Event::Returned { seat } => {
                steps.push(Step::Say(event.clone()));
                steps.push(Step::Return { seat: *seat });
            }
            Event::Leftovers { seat, cards } => {
                steps.push(Step::Say(event.clone()));
                steps.push(Step::Collect { seat: *seat, cards: *cards });
            }
            Event::Placed { card, column, .. } => steps.push(Step::Place { card: *card, column: *column }),
            Event::Drew { card, .. } => steps.push(Step::Draw { card: *card }),
            Event::Row { score, .. } => {
                steps.push(Step::Say(event.clone()));
                steps.push(Step::Clear { score: *score });
            }
            Event::Shown { .. }
            | Event::Made { .. }
            | Event::Hui { .. }
            | Event::RoundOver { .. }
            | Event::MatchOver { .. } => steps.push(Step::Say(event.clone())),
            // Played and Asked show in the step that follows; open hands lie there from the deal.
            // That a seat lets Pele through is told in the log.
            Event::Played { .. } | Event::Asked { .. } | Event::Opened { .. } | Event::Passed { .. } => {}
        }
    }
    steps
}
