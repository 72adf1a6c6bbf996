//! What a round comes to, with every term named.
//!
//! For a side with card points C, and 50 for each hui H of its own and each hui h of the other sides:
//! `take`: C − 50·h; `add`: C + 50·H; `off`: C. Ranks and margins are the same under `take` and `add`.

use arrayvec::ArrayVec;

use super::FERNS;
use super::SEATS;
use super::book::{HuiScoring, Leftovers, MatchScoring, Settings};
use super::hui::{HUI_POINTS, HuiId, held};
use crate::rules::event::Scores;
use crate::rules::{Card, CardSet, Seat};

/// By how much a round must be won for chu, which counts 2 in a match of rounds.
const CHU: i32 = 50;
/// And for basa, which counts 3.
const BASA: i32 = 100;

/// One side's part of a settlement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideSettlement {
    /// Points of its captured cards, leftovers included.
    pub card_points: i32,
    /// Its hui.
    pub hui: ArrayVec<HuiId, 8>,
    /// What its own hui add; 0 but under `add`.
    pub gain: i32,
    /// What the other sides' hui take, as a number of 0 or less; 0 but under `take`.
    pub loss: i32,
    /// The sum.
    pub score: i32,
    /// What the round adds to the match: the score, or 0–3 where rounds are counted.
    pub credit: i32,
}

/// What a round comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    /// By side.
    pub sides: ArrayVec<SideSettlement, SEATS>,
    /// What hui are worth.
    pub hui_scoring: HuiScoring,
    /// What the round adds to the match.
    pub match_scoring: MatchScoring,
    /// What went to the side that used Pele, before hui were counted.
    pub leftovers: CardSet,
    /// Who used Pele wild.
    pub pele_seat: Option<Seat>,
}

impl Settlement {
    /// What the round adds to the match, by side.
    #[must_use]
    pub fn scores(&self) -> Scores {
        self.sides.iter().map(|side| side.credit).collect()
    }

    /// The lead of the best side over the next one.
    #[must_use]
    pub fn margin(&self) -> i32 {
        margin(&self.sides)
    }
}

fn margin(sides: &[SideSettlement]) -> i32 {
    let (mut best, mut next) = (i32::MIN, i32::MIN);
    for side in sides {
        if side.score > best {
            (best, next) = (side.score, best);
        } else {
            next = next.max(side.score);
        }
    }
    if next == i32::MIN { 0 } else { best - next }
}

/// What of the field goes to the side that used Pele on `prey`, when the round ends.
#[must_use]
pub fn leftovers(settings: &Settings, field: CardSet, prey: Card) -> CardSet {
    let suit = CardSet::month(prey.month());
    match settings.leftovers {
        _ if FERNS.contains(prey) => CardSet::EMPTY,
        Leftovers::OddCard => field & suit,
        Leftovers::OddCardAndFerns => field & (suit | FERNS),
        Leftovers::None => CardSet::EMPTY,
    }
}

/// Settles a round from everything captured by side, leftovers included. Credits are scores here; a match
/// of rounds needs the winner too (see [`super::Round::settle`]).
#[must_use]
pub fn settle(settings: &Settings, captures: &[CardSet], leftovers: CardSet, pele_seat: Option<Seat>) -> Settlement {
    let held: ArrayVec<ArrayVec<HuiId, 8>, SEATS> = captures.iter().map(|pile| held(*pile)).take(SEATS).collect();
    let all = held.iter().map(ArrayVec::len).sum::<usize>() as i32;
    let scoring = settings.hui_scoring;
    let sides = captures
        .iter()
        .zip(held)
        .map(|(pile, hui)| {
            let own = hui.len() as i32;
            let gain = if scoring == HuiScoring::Add { HUI_POINTS * own } else { 0 };
            let loss = if scoring == HuiScoring::Take { HUI_POINTS * (own - all) } else { 0 };
            let card_points = settings.values.of(*pile);
            let score = card_points + gain + loss;
            SideSettlement { card_points, hui, gain, loss, score, credit: score }
        })
        .collect();
    let match_scoring = settings.match_scoring;
    Settlement { sides, hui_scoring: scoring, match_scoring, leftovers, pele_seat }
}

impl Settlement {
    /// Where rounds are counted: 1, 2 or 3 for the winning side, nothing for the others.
    #[must_use]
    pub(super) fn credited(mut self, winner: u8) -> Self {
        if self.match_scoring == MatchScoring::RoundsWon {
            let won = match margin(&self.sides) {
                BASA.. => 3,
                CHU.. => 2,
                _ => 1,
            };
            for (side, part) in self.sides.iter_mut().enumerate() {
                part.credit = if side == usize::from(winner) { won } else { 0 };
            }
        }
        self
    }
}
