//! Dealing, and what four of a suit on the opening field do.

use super::SEATS;
use super::book::{Settings, layout};
use super::round::Round;
use super::turn::tell_hui;
use crate::rules::event::{Event, EventSink};
use crate::rules::pack::{Layout, Parts};
use crate::rules::{Card, CardSet, DealError, Draws, Phase, Seat};

fn split(settings: &Settings, seats: u8, pack: &[Card]) -> Result<Parts<SEATS>, DealError> {
    let deck: arrayvec::ArrayVec<Card, 48> = Card::all().collect();
    let parts = layout(seats).split(&deck, pack, seats)?;
    if settings.redeal && parts.table.has_four_of_a_month() { Err(DealError::Redealt) } else { Ok(parts) }
}

/// A shuffled pack that stands, and how many were thrown in before it.
pub fn shuffled(settings: &Settings, seats: u8, draws: &mut Draws) -> Result<(Vec<Card>, u8), DealError> {
    let mut thrown = 0_u8;
    loop {
        let mut pack: Vec<Card> = Card::all().collect();
        draws.shuffle(&mut pack);
        match split(settings, seats, &pack) {
            Err(DealError::Redealt) => thrown = thrown.saturating_add(1),
            parts => return parts.map(|_| (pack, thrown)),
        }
    }
}

/// The cards of every suit that lies there whole.
fn whole_suits(table: CardSet) -> CardSet {
    (1..=12).map(CardSet::month).filter(|suit| table.includes(*suit)).fold(CardSet::EMPTY, |all, suit| all | suit)
}

impl Round {
    /// Deals a pack (first card first) to 2–7 seats. The dealer takes every suit that lies whole on the field.
    pub fn deal(settings: &Settings, seats: u8, dealer: Seat, pack: &[Card]) -> Result<Self, DealError> {
        let parts = split(settings, seats, pack)?;
        let dealer = dealer % seats;
        let hand = layout(seats).hand;
        let taken = whole_suits(parts.table);
        let mut hands = [CardSet::EMPTY; SEATS];
        for place in 0..seats {
            hands[usize::from((dealer + place) % seats)] = parts.hands[usize::from(place)];
        }
        let mut captures = [CardSet::EMPTY; SEATS];
        captures[usize::from(settings.side(dealer))] = taken;
        Ok(Self {
            settings: *settings,
            seats,
            dealer,
            turn: dealer,
            answering: dealer,
            phase: Some(Phase::Play),
            hands,
            table: parts.table - taken,
            captures,
            stack: parts.stack.into(),
            turns_left: hand * seats,
            pending: None,
            aim: None,
            from_hand: false,
            barred: false,
            pele: None,
            pele_seen: None,
            opening: parts.table,
            leftovers: CardSet::EMPTY,
        })
    }

    /// Tells the deal, and the suits that the dealer takes from the opening field.
    pub fn announce<S: EventSink>(&self, round: u8, redeals: u8, sink: &mut S) {
        let Layout { hand, stack, .. } = layout(self.seats);
        let (dealer, table) = (self.dealer, self.opening);
        sink.push(Event::Dealt { round, dealer, table, hand, stack, redeals, multiplier: 1 });
        let taken = whole_suits(self.opening);
        for suit in 1..=12 {
            if taken.includes(CardSet::month(suit)) {
                sink.push(Event::TookWhole { seat: self.dealer, suit });
            }
        }
        tell_hui(self.settings.side(self.dealer), self.dealer, CardSet::EMPTY, taken, sink);
    }
}
