//! What a round comes to, with every term of the sum named.
//!
//! For n players, card points C, yaku Y, hand yaku H and multiplier M:
//! `score = M × [(C − 264/n) + (n−1)·Y − ΣY of the others + (n−1)·H − ΣH of the others]`.
//! Additive presets leave out the baseline and what the others' yaku take.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

use super::SEATS;
use super::book::{Settings, Washout};
use super::yaku::{self, WILLOWS, YakuId};
use crate::cards;
use crate::rules::CardSet;
use crate::rules::deck::card_points;
use crate::rules::event::{HandYaku, Scores};

/// Card points of the whole deck that the baseline shares out.
const ALL_POINTS: i32 = 264;
/// Fuke: this many card points or fewer void the round.
const FUKE: i32 = 20;

/// What cancels a complete yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CancelledBy {
    /// A yaku of the same pile that no other cancels (a washout may still void it).
    Yaku(YakuId),
    /// A player's four willows, by the house rule.
    RainWashout,
}

impl CancelledBy {
    /// The id in answers and message keys.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Yaku(yaku) => yaku.slug(),
            Self::RainWashout => "rain-washout",
        }
    }
}

impl Serialize for CancelledBy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// One seat's part of a settlement. Points of yaku are never multiplied here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSettlement {
    /// Card points captured.
    pub card_points: i32,
    /// The yaku that count, with their points.
    pub yaku: ArrayVec<(YakuId, i32), 16>,
    /// The complete yaku that do not count, and why.
    pub cancelled: ArrayVec<(YakuId, CancelledBy), 16>,
    /// The yaku of the dealt hand.
    pub hand_yaku: Option<HandYaku>,
    /// The term of the cards: C less the baseline; C where points only add up; 0 under fuke.
    pub cards: i32,
    /// What the seat's own yaku bring: (n−1)·Y; Y where points only add up; 0 under fuke.
    pub yaku_gain: i32,
    /// What the others' yaku take, as a number of 0 or less.
    pub yaku_loss: i32,
    /// What the seat's own hand yaku bring: (n−1)·H.
    pub hand_gain: i32,
    /// What the others' hand yaku take, as a number of 0 or less.
    pub hand_loss: i32,
    /// The sum of the terms, before the multiplier.
    pub sum: i32,
    /// The sum times the multiplier.
    pub score: i32,
}

/// What a round comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settlement {
    /// By seat.
    pub seats: ArrayVec<SeatSettlement, SEATS>,
    /// 1, 2 or 3.
    pub multiplier: u8,
    /// What each player owes of the card points: 264/n, or 0 where points only add up.
    pub baseline: i32,
    /// Whether a player with too few card points voided cards and yaku.
    pub fuke: bool,
    /// Whether points only add up, so that the scores need not sum to zero.
    pub additive: bool,
}

impl Settlement {
    /// The scores by seat.
    #[must_use]
    pub fn scores(&self) -> Scores {
        self.seats.iter().map(|seat| seat.score).collect()
    }
}

/// The brights of an opening table that multiply the round, by what they multiply it.
#[must_use]
pub fn multiplier_cards(opening: CardSet) -> (CardSet, CardSet) {
    (opening & cards!["1B", "3B", "8B"], opening & cards!["11B", "12B"])
}

/// What the opening table multiplies the round by (Big and Grand table): 1, 2 or 3.
#[must_use]
pub fn multiplier(opening: CardSet, settings: &Settings) -> u8 {
    let (doubles, trebles) = multiplier_cards(opening);
    match (settings.table_multiplier, trebles.is_empty(), doubles.is_empty()) {
        (false, ..) | (true, true, true) => 1,
        (true, true, false) => 2,
        (true, false, _) => 3,
    }
}

/// Settles a round from the captured cards by seat.
#[must_use]
pub fn settle(settings: &Settings, captures: &[CardSet], hand_yaku: &[Option<HandYaku>], multiplier: u8) -> Settlement {
    let book = &settings.book;
    let n = captures.len() as i32;
    let additive = book.additive;
    let baseline = if additive { 0 } else { ALL_POINTS / n.max(1) };
    let fuke = settings.fuke && captures.iter().any(|pile| card_points(*pile) <= FUKE);
    let rain: ArrayVec<bool, SEATS> = captures.iter().map(|pile| pile.includes(WILLOWS)).take(SEATS).collect();
    let washed = |seat: usize| match settings.rain_washout {
        Washout::Off => false,
        Washout::Own => rain[seat],
        Washout::All => rain.contains(&true),
        Washout::Others => rain.iter().enumerate().any(|(other, has)| *has && other != seat),
    };

    let mut seats = ArrayVec::<SeatSettlement, SEATS>::new();
    for (seat, pile) in captures.iter().enumerate().take(SEATS) {
        let counted = yaku::count(*pile, book);
        let mut list = ArrayVec::new();
        let mut cancelled = ArrayVec::new();
        // The washout comes last: it voids what the cancellations left.
        cancelled.extend(counted.cancelled.iter().map(|(victim, by)| (*victim, CancelledBy::Yaku(*by))));
        if washed(seat) {
            cancelled.extend(counted.yaku.iter().map(|id| (*id, CancelledBy::RainWashout)));
        } else {
            list.extend(counted.yaku.iter().map(|id| (*id, book.points(*id))));
        }
        seats.push(SeatSettlement {
            card_points: card_points(*pile),
            yaku: list,
            cancelled,
            hand_yaku: hand_yaku.get(seat).copied().flatten(),
            cards: 0,
            yaku_gain: 0,
            yaku_loss: 0,
            hand_gain: 0,
            hand_loss: 0,
            sum: 0,
            score: 0,
        });
    }

    let yaku_of = |seat: &SeatSettlement| {
        if fuke { 0 } else { seat.yaku.iter().map(|(_, points)| points).sum::<i32>() }
    };
    let hand_of = |seat: &SeatSettlement| seat.hand_yaku.map_or(0, HandYaku::points);
    let yaku_sum: i32 = seats.iter().map(yaku_of).sum();
    let hand_sum: i32 = seats.iter().map(hand_of).sum();
    for seat in &mut seats {
        let (own_yaku, own_hand) = (yaku_of(seat), hand_of(seat));
        seat.cards = if fuke { 0 } else { seat.card_points - baseline };
        seat.yaku_gain = if additive { own_yaku } else { (n - 1) * own_yaku };
        seat.yaku_loss = if additive { 0 } else { own_yaku - yaku_sum };
        seat.hand_gain = (n - 1) * own_hand;
        seat.hand_loss = own_hand - hand_sum;
        seat.sum = seat.cards + seat.yaku_gain + seat.yaku_loss + seat.hand_gain + seat.hand_loss;
        seat.score = i32::from(multiplier) * seat.sum;
    }
    Settlement { seats, multiplier, baseline, fuke, additive }
}
