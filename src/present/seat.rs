//! A seat as it lies at the table: where it sits, what it is in the round, what it holds.

use crate::rules::{CardSet, GameId, Seat};

/// Where a seat sits, seen from the viewer; play runs to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The viewer.
    Own,
    /// The next player, at the right hand.
    Right,
    /// Opposite.
    Top,
    /// The player before the viewer.
    Left,
    /// With five to seven: so many seats after the viewer, counter-clockwise around a horseshoe.
    Ring(u8),
}

impl Place {
    /// Where `seat` sits for `viewer`.
    #[must_use]
    pub fn of(viewer: Seat, seat: Seat, seats: u8) -> Self {
        match ((seat + seats - viewer) % seats, seats) {
            (0, _) => Self::Own,
            (after, 5..) => Self::Ring(after),
            (1, 2) | (2, 4) => Self::Top,
            (1, _) => Self::Right,
            _ => Self::Left,
        }
    }
}

/// What a seat is in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// 親 oya: deals and plays first.
    Dealer,
    /// 胴二 dōni: plays second.
    Second,
    /// 尾季 biki: plays last.
    Last,
    /// No name of its own: the third of four, and in Pilina everybody but the dealer.
    Other,
}

impl Role {
    /// What `seat` is when `dealer` deals.
    #[must_use]
    pub fn of(game: GameId, dealer: Seat, seat: Seat, seats: u8) -> Self {
        match (seat + seats - dealer) % seats {
            0 => Self::Dealer,
            _ if game != GameId::HanaAwase => Self::Other,
            last if last + 1 == seats => Self::Last,
            1 => Self::Second,
            _ => Self::Other,
        }
    }
}

/// One seat at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatModel {
    /// Which seat.
    pub seat: Seat,
    /// Its side: the team, or the seat itself.
    pub side: u8,
    /// Whether the side's pile lies before it: before the viewer, else before the side's first seat.
    pub holds: bool,
    /// Where it sits.
    pub place: Place,
    /// What it is in this round.
    pub role: Role,
    /// Cards in the hand, shown ones included.
    pub hand: u8,
    /// The cards of the hand that the viewer knows.
    pub known: CardSet,
    /// The cards that lie face up before the seat and can be captured by others.
    pub shown: CardSet,
    /// The captured cards that lie before it; in Pilina those that count.
    pub captures: CardSet,
    /// The wild Pele and the card it took, beside each other.
    pub pele: CardSet,
    /// Card points that the side captured in this round.
    pub points: i32,
    /// The side's match total over the finished rounds.
    pub total: i32,
}
