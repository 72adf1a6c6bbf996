//! Pele: what she is worth while she waits in the hand, and the risk that an aim is stopped.

use super::outlook::{POINT, outlook};
use super::sight::{Lie, Sight, Step};
use crate::rules::{Card, CardSet};

/// What Pele in the hand is worth on the last turn, in points. These three were found head to head.
const KEPT: i64 = 12;
/// And for every turn more in which a better card may come.
const A_TURN: i64 = 2;
/// And in teams, where there are fewer others to bring it.
const IN_TEAMS: i64 = 4;

/// What Pele in the hand is worth, in points, beyond the cards by their chances.
#[must_use]
pub fn kept(sight: &Sight<'_>, lie: &Lie) -> i64 {
    let team = if sight.sides < sight.seats { IN_TEAMS } else { 0 };
    KEPT + A_TURN * (lie.hand.len() as i64 - 1) + team
}

/// The chance that the aim of a step is stopped, in 256ths: somebody else holds all the rest of its suit.
#[must_use]
pub fn risk(sight: &Sight<'_>, step: &Step) -> i64 {
    let Some(target) = step.aim() else { return 0 };
    let unseen = sight.unseen();
    let rest = CardSet::month(target.month()) - sight.cards.table;
    if !unseen.includes(rest) {
        return 0;
    }
    // The ways to draw the rest, in order, out of so many cards.
    let ways = |cards: usize| (0..rest.len()).map(|drawn| cards.saturating_sub(drawn) as i64).product::<i64>();
    let hidden = |seat: usize| usize::from(sight.cards.hand_sizes[seat]).saturating_sub(sight.cards.known[seat].len());
    let held: i64 = (0..sight.seats).filter(|seat| *seat != sight.me).map(|seat| ways(hidden(seat))).sum();
    256 * held / ways(unseen.len()).max(1)
}

/// What each step is worth. Where an aim may be stopped, so far as it is, the best other aim counts: the
/// suit was lost in any case.
#[must_use]
pub fn weigh(sight: &Sight<'_>, steps: &[Step]) -> Vec<i64> {
    let plain: Vec<i64> = steps.iter().map(|step| outlook(sight, &step.lie)).collect();
    let weighed = |(step, worth): (&Step, &i64)| {
        let risk = risk(sight, step);
        let suit = step.prey().map(Card::month);
        let others = steps.iter().zip(&plain).filter(|(other, _)| {
            other.card == step.card && other.prey().is_some_and(|prey| Some(prey.month()) != suit)
        });
        let next = others.map(|(_, worth)| *worth).max().unwrap_or(worth - KEPT * POINT);
        worth / 256 * (256 - risk) + next / 256 * risk
    };
    steps.iter().zip(&plain).map(weighed).collect()
}
