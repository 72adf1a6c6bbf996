//! The yardsticks that every strength is measured against. They never change.
//!
//! Ties go to the first action in deck order.

use super::hana_awase::greedy::{best, by_points, by_yaku};
use super::hana_awase::sight::Sight;
use super::pilina;
use crate::rules::{Action, RoundView, View};

/// A legal action at random: the one at place `⌊mix(seed) · n / 2⁶⁴⌋`, where `mix` is the output
/// function of `SplitMix64`.
#[must_use]
pub fn random(view: &View, seed: u64) -> Option<Action> {
    let place = (u128::from(mix(seed)) * view.legal.len() as u128) >> 64;
    view.legal.get(place as usize).copied()
}

/// The most card points at once; without a match, the card that gives up the fewest.
#[must_use]
pub fn greedy(view: &View) -> Option<Action> {
    match &view.cards {
        RoundView::HanaAwase(cards) => best(&Sight::new(view, cards), by_points).map(|step| step.action),
        RoundView::Pilina(cards) => pilina::greedy::decide(view, cards),
        RoundView::YakuNarabe(_) => solo(view),
    }
}

/// What [`greedy`] does out of turn.
#[must_use]
pub fn greedy_react(view: &View) -> Option<Action> {
    match &view.cards {
        RoundView::HanaAwase(_) | RoundView::YakuNarabe(_) => None,
        RoundView::Pilina(cards) => pilina::greedy::react(view, cards),
    }
}

/// The same with progress towards yaku, one's own and the others', in the value of the cards.
#[must_use]
pub fn greedy_yaku(view: &View) -> Option<Action> {
    match &view.cards {
        RoundView::HanaAwase(cards) => best(&Sight::new(view, cards), by_yaku).map(|step| step.action),
        RoundView::Pilina(cards) => pilina::greedy::decide(view, cards),
        RoundView::YakuNarabe(_) => solo(view),
    }
}

/// The solitaire has no card points: its yardstick is the first legal action.
fn solo(view: &View) -> Option<Action> {
    view.legal.first().copied()
}

/// One well-mixed number from another.
#[must_use]
pub const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
