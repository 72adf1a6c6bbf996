//! The adviser of Yaku-Narabe.

use super::{Decision, Reason};
use crate::rules::{Level, View};

/// What the player would do best.
#[must_use]
pub fn think(view: &View, _level: Level, _seed: u64, out_of_turn: bool) -> Option<Decision> {
    let action = *view.legal.first().filter(|_| !out_of_turn)?;
    Some(Decision { action, reasons: vec![Reason::OnlyMove] })
}
