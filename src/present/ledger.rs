//! A settlement as rows: every term of the sum, by seat; in teams by side.

use crate::record::game::Finished;
use crate::rules::game::{Round as AnyRound, Settlement as AnySettlement};
use crate::rules::hana_awase::{CancelledBy, Round, Settlement, YakuId, multiplier_cards};
use crate::rules::pilina::{self, HUI_POINTS, HuiId, HuiScoring, MatchScoring};
use crate::rules::yaku_narabe::{RowScore, ScoredRow};
use crate::rules::{CardSet, Event, HandYaku, Seat};

/// One row: what it is, and what it brings each seat (or side).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What the row is about.
    pub what: What,
    /// What each seat (or side) gains or loses by it.
    pub cells: Vec<i32>,
    /// Whose it is, where it is someone's.
    pub owner: Option<u8>,
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
    /// A hui: what it takes from each other side, or adds.
    Hui {
        /// Which one.
        hui: HuiId,
        /// Its three cards.
        cards: CardSet,
        /// Whether it takes from the others, and does not add.
        takes: bool,
    },
    /// What was left of Pele's suit.
    Leftovers {
        /// The cards.
        cards: CardSet,
    },
    /// The score of the round, where the match counts rounds won: the row after it says what that is worth.
    Score,
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
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    /// The terms.
    pub rows: Vec<Row>,
    /// What does not count, and why.
    pub voids: Vec<Void>,
    /// What the round adds to the match.
    pub scores: Vec<i32>,
    /// The match totals after it.
    pub totals: Vec<i32>,
    /// Who captured too little, where that voids the round.
    pub fuke: bool,
    /// Whether the scores sum to zero by the rules.
    pub zero_sum: bool,
    /// How many sides there are, where seats share one; else 0.
    pub teams: u8,
    /// Whether the match counts rounds won.
    pub rounds_won: bool,
    /// The sides that share the top score of a round, of which only the first in turn order wins.
    pub tied: Vec<u8>,
    /// Who won the round, where a tie has an order.
    pub winner: Option<u8>,
    /// The scored rows of a solitaire, each explained, instead of `rows`.
    pub solo: Vec<(ScoredRow, RowScore)>,
}

/// The rows of a finished round.
#[must_use]
pub fn of(finished: &Finished) -> Ledger {
    match (&finished.settlement, &finished.cards) {
        (AnySettlement::HanaAwase(settlement), AnyRound::HanaAwase(round)) => {
            ledger(settlement, round, &finished.events, &finished.totals)
        }
        (AnySettlement::Pilina(settlement), AnyRound::Pilina(round)) => pilina(settlement, round, &finished.totals),
        (AnySettlement::YakuNarabe(settlement), AnyRound::YakuNarabe(_)) => Ledger {
            solo: settlement.rows.clone(),
            scores: settlement.scores().to_vec(),
            totals: finished.totals.to_vec(),
            ..Ledger::default()
        },
        // A settlement is always of its round's game.
        _ => Ledger::default(),
    }
}

/// The rows of a round of Pilina, by side.
fn pilina(settlement: &pilina::Settlement, round: &pilina::Round, totals: &[i32]) -> Ledger {
    let values = round.settings().values;
    let sides = settlement.sides.len();
    let left = values.of(settlement.leftovers);
    let pele_side = settlement.pele_seat.map(|seat| usize::from(round.settings().side(seat)));
    let of_pele = |side: usize| if Some(side) == pele_side { left } else { 0 };
    let points: Vec<i32> =
        settlement.sides.iter().enumerate().map(|(side, part)| part.card_points - of_pele(side)).collect();
    let mut rows = vec![Row { what: What::Cards { points: points.clone(), baseline: 0 }, cells: points, owner: None }];
    if !settlement.leftovers.is_empty() {
        rows.push(Row {
            what: What::Leftovers { cards: settlement.leftovers },
            cells: (0..sides).map(of_pele).collect(),
            owner: pele_side.map(|side| side as u8),
        });
    }
    let takes = settlement.hui_scoring == HuiScoring::Take;
    if settlement.hui_scoring != HuiScoring::Off {
        for (owner, side) in settlement.sides.iter().enumerate() {
            for hui in &side.hui {
                let moved = |side: usize| match (takes, side == owner) {
                    (true, false) => -HUI_POINTS,
                    (false, true) => HUI_POINTS,
                    _ => 0,
                };
                rows.push(Row {
                    what: What::Hui { hui: *hui, cards: hui.hui().cards, takes },
                    cells: (0..sides).map(moved).collect(),
                    owner: Some(owner as u8),
                });
            }
        }
    }
    let rounds_won = settlement.match_scoring == MatchScoring::RoundsWon;
    if rounds_won {
        let cells = settlement.sides.iter().map(|side| side.score).collect();
        rows.push(Row { what: What::Score, cells, owner: None });
    }
    let top = settlement.sides.iter().map(|side| side.score).max();
    let tied: Vec<u8> =
        (0..sides).filter(|side| Some(settlement.sides[*side].score) == top).map(|side| side as u8).collect();
    let winner = round.settings().side(round.next_dealer(settlement));
    Ledger {
        rows,
        scores: settlement.scores().to_vec(),
        totals: totals.to_vec(),
        teams: if sides < round.hands().len() { sides as u8 } else { 0 },
        rounds_won,
        tied,
        winner: Some(winner),
        ..Ledger::default()
    }
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
        ..Ledger::default()
    }
}
