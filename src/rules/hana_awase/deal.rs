//! Dealing: hands in turn order from the dealer, then the table, then the stack.

use super::SEATS;
use super::book::Settings;
use super::round::Round;
use super::settlement::multiplier;
use crate::rules::deck::PLAINS;
use crate::rules::event::{Event, EventSink, HandYaku};
use crate::rules::pack::Parts;
use crate::rules::{Card, CardSet, DealError, Draws, Seat};

/// Whether the rules throw this deal in: four of a month on the table (or, by the house rule, in a hand).
fn thrown_in(parts: &Parts<SEATS>, settings: &Settings) -> bool {
    parts.table.has_four_of_a_month()
        || settings.redeal_on_hand_four && parts.hands.iter().any(|hand| hand.has_four_of_a_month())
}

/// A shuffled pack that stands, and how many were thrown in before it.
pub fn shuffled(settings: &Settings, seats: u8, draws: &mut Draws) -> Result<(Vec<Card>, u8), DealError> {
    let layout = settings.book.layout(seats)?;
    let deck = settings.book.deck();
    let mut thrown = 0_u8;
    loop {
        let mut pack = deck.clone();
        draws.shuffle(&mut pack);
        if !thrown_in(&layout.split(&deck, &pack, seats)?, settings) {
            return Ok((pack, thrown));
        }
        thrown = thrown.saturating_add(1);
    }
}

impl Round {
    /// Deals a pack (first card first) to 2–4 seats.
    pub fn deal(settings: &Settings, seats: u8, dealer: Seat, pack: &[Card]) -> Result<Self, DealError> {
        let parts = settings.book.layout(seats)?.split(&settings.book.deck(), pack, seats)?;
        if thrown_in(&parts, settings) {
            return Err(DealError::Redealt);
        }
        let dealer = dealer % seats;
        let mut round = Self {
            settings: *settings,
            seats,
            dealer,
            to_move: dealer,
            phase: Some(crate::rules::Phase::Play),
            hands: [CardSet::EMPTY; SEATS],
            shown: [CardSet::EMPTY; SEATS],
            table: parts.table,
            captures: [CardSet::EMPTY; SEATS],
            stack: parts.stack.into(),
            pending: None,
            opening: parts.table,
            hand_yaku: [None; SEATS],
        };
        for place in 0..seats {
            let seat = usize::from((dealer + place) % seats);
            let hand = parts.hands[usize::from(place)];
            round.hands[seat] = hand;
            if settings.hand_yaku && seats == 3 {
                round.hand_yaku[seat] = HandYaku::of(hand);
                round.shown[seat] = match round.hand_yaku[seat] {
                    None => CardSet::EMPTY,
                    Some(HandYaku::SixPlains) => hand & PLAINS,
                    Some(HandYaku::SevenPlains) => hand,
                };
            }
        }
        Ok(round)
    }

    /// Tells the deal, then open hands and shown plains in turn order from the dealer.
    pub fn announce<S: EventSink>(&self, round: u8, redeals: u8, sink: &mut S) {
        let hand = self.hands[usize::from(self.dealer)].len() as u8;
        sink.push(Event::Dealt {
            round,
            dealer: self.dealer,
            table: self.opening,
            hand,
            stack: self.stack_left(),
            redeals,
            multiplier: multiplier(self.opening, &self.settings),
        });
        for place in 0..self.seats {
            let seat = (self.dealer + place) % self.seats;
            let at = usize::from(seat);
            if self.settings.book.open_hands {
                sink.push(Event::Opened { seat, cards: self.hands[at] });
            }
            if let Some(yaku) = self.hand_yaku[at] {
                sink.push(Event::Shown { seat, cards: self.shown[at], yaku });
            }
        }
    }
}
