//! Thinking about Pilina.
//!
//! - [`greedy`]: counts the card points of what it takes at once; Easy, and a yardstick.

pub mod greedy;

use super::{Decision, Reason};
use crate::rules::pilina::View as Cards;
use crate::rules::{Level, View};

/// What a level plays when it is to move. Ties go to the first action in deck order.
#[must_use]
pub fn decide(view: &View, cards: &Cards, _level: Level) -> Option<Decision> {
    let action = greedy::decide(view, cards)?;
    Some(Decision { action, reasons: vec![Reason::OnlyMove] })
}

/// What a level does out of turn: an ʻohana, or `None` to wait.
#[must_use]
pub fn react(view: &View, cards: &Cards, _level: Level) -> Option<Decision> {
    let action = greedy::react(view, cards)?;
    Some(Decision { action, reasons: vec![Reason::OnlyMove] })
}
