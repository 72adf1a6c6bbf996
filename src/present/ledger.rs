//! A settlement as rows: every term of the sum, by seat.

use crate::rules::hana_awase::{CancelledBy, Round, Settlement, YakuId, multiplier_cards};
use crate::rules::{CardSet, Event, HandYaku, Seat};

/// One row: what it is, and what it brings each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What the row is about.
    pub what: What,
    /// What each seat gains or loses by it.
    pub cells: Vec<i32>,
    /// Whose it is, where it is someone's.
    pub owner: Option<Seat>,
}

/// What a row of a settlement is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// Card points less the baseline; the points themselves by seat.
    Cards {
        /// Card points by seat.
        points: Vec<i32>,
        /// What each seat owes of them.
        baseline: i32,
    },
    /// A yaku that counts.
    Yaku {
        /// Which one.
        yaku: YakuId,
        /// Its points from each, never multiplied.
        points: i32,
        /// The captured cards that make it.
        cards: CardSet,
    },
    /// A yaku of the dealt hand.
    Hand {
        /// Which one.
        yaku: HandYaku,
        /// Its points from each, never multiplied.
        points: i32,
        /// The cards that were shown.
        cards: CardSet,
    },
    /// The sum times the multiplier.
    Times {
        /// 2 or 3.
        multiplier: u8,
        /// The cards of the opening table that did it.
        cards: CardSet,
    },
}

/// A complete yaku that does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Void {
    /// Whose.
    pub seat: Seat,
    /// Which one.
    pub yaku: YakuId,
    /// Why not.
    pub by: CancelledBy,
}

/// A settlement as the page prints it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger {
    /// The terms.
    pub rows: Vec<Row>,
    /// What does not count, and why.
    pub voids: Vec<Void>,
    /// What each seat scored in the round.
    pub scores: Vec<i32>,
    /// The match totals after it.
    pub totals: Vec<i32>,
    /// Who captured too little, where that voids the round.
    pub fuke: bool,
    /// Whether the scores sum to zero by the rules.
    pub zero_sum: bool,
}

/// The rows of a settlement. `round` is the round as it ended, `events` are its events, `totals` the match's.
#[must_use]
pub fn ledger(settlement: &Settlement, round: &Round, events: &[Event], totals: &[i32]) -> Ledger {
    let (captures, opening) = (round.captures(), round.opening());
    let shown = |owner: Seat| {
        let shown = events.iter().find_map(|event| match event {
            Event::Shown { seat, cards, .. } if *seat == owner => Some(*cards),
            _ => None,
        });
        shown.unwrap_or_default()
    };
    let seats = settlement.seats.len();
    let mut rows = vec![Row {
        what: What::Cards {
            points: settlement.seats.iter().map(|seat| seat.card_points).collect(),
            baseline: settlement.baseline,
        },
        cells: settlement.seats.iter().map(|seat| seat.cards).collect(),
        owner: None,
    }];
    // What one yaku moves, as the engine's terms say: everything to the owner, or from each of the others.
    let moved = |owner: usize, points: i32, each_pays: bool| -> Vec<i32> {
        let others = seats as i32 - 1;
        (0..seats)
            .map(|seat| match (seat == owner, each_pays) {
                (true, true) => others * points,
                (true, false) => points,
                (false, true) => -points,
                (false, false) => 0,
            })
            .collect()
    };
    for (owner, seat) in settlement.seats.iter().enumerate() {
        for (yaku, points) in &seat.yaku {
            let counted = if settlement.fuke { 0 } else { *points };
            rows.push(Row {
                what: What::Yaku { yaku: *yaku, points: *points, cards: captures[owner] & yaku.yaku().cards },
                cells: moved(owner, counted, !settlement.additive),
                owner: Some(owner as Seat),
            });
        }
    }
    for (owner, seat) in settlement.seats.iter().enumerate() {
        if let Some(yaku) = seat.hand_yaku {
            let points = yaku.points();
            let what = What::Hand { yaku, points, cards: shown(owner as Seat) };
            rows.push(Row { what, cells: moved(owner, points, true), owner: Some(owner as Seat) });
        }
    }
    if settlement.multiplier > 1 {
        let (doubles, trebles) = multiplier_cards(opening);
        rows.push(Row {
            what: What::Times {
                multiplier: settlement.multiplier,
                cards: if trebles.is_empty() { doubles } else { trebles },
            },
            cells: settlement.seats.iter().map(|seat| seat.sum).collect(),
            owner: None,
        });
    }
    let voids = settlement
        .seats
        .iter()
        .enumerate()
        .flat_map(|(seat, part)| {
            part.cancelled.iter().map(move |(yaku, by)| Void { seat: seat as Seat, yaku: *yaku, by: *by })
        })
        .collect();
    Ledger {
        rows,
        voids,
        scores: settlement.seats.iter().map(|seat| seat.score).collect(),
        totals: totals.to_vec(),
        fuke: settlement.fuke,
        zero_sum: !settlement.additive,
    }
}
