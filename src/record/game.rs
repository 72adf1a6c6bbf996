//! A match under way: rounds dealt one after the other, and what they came to.

use crate::rules::event::{Event, EventSink, Scores};
use crate::rules::game::Settlement;
use crate::rules::pilina::Draw;
use crate::rules::shuffle::Seed;
use crate::rules::{Action, Card, DealError, Legal, Phase, Round, RuleError, RuleSet, Seat, View};

use super::json::SeatKind;

/// Where the packs come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deal {
    /// Every round from one seed.
    Seed(Seed),
    /// One pack a round, in the order dealt. May be shorter than the match.
    Decks(Vec<Vec<Card>>),
}

/// What a match starts from. See [`Match::start`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The rules, and with them the game.
    pub rules: RuleSet,
    /// The seats in turn order.
    pub seats: Vec<SeatKind>,
    /// Who deals the first round.
    pub first_dealer: Seat,
    /// Where the packs come from.
    pub deal: Deal,
}

/// Why a match cannot start.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for so many.
    #[error("seats: {min} to {max} are wanted, not {got}")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// How many were given.
        got: usize,
    },
    /// The sides do not fit the seats.
    #[error("rules: {0}")]
    Sides(DealError),
    /// The first dealer is no seat.
    #[error("first_dealer: no seat {0}")]
    FirstDealer(u64),
    /// No pack at all.
    #[error("decks: a list of decks is wanted")]
    NoDecks,
    /// More packs than rounds.
    #[error("decks: more decks than rounds")]
    TooManyDecks,
    /// A pack that cannot be dealt.
    #[error("decks: deck {round}: {why}")]
    Deck {
        /// The round that it is for, from 1.
        round: usize,
        /// Why not.
        why: DealError,
    },
}

/// A finished round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// How many actions of the match came before its end.
    pub actions: usize,
    /// Who dealt it.
    pub dealer: Seat,
    /// The cards as the round ended.
    pub cards: Round,
    /// What it came to.
    pub settlement: Settlement,
    /// Its events, the deal first and `RoundOver` last.
    pub events: Vec<Event>,
    /// The totals after it.
    pub totals: Scores,
}

/// A match under way, all cards known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    setup: Setup,
    number: u8,
    round: Round,
    dealer: Seat,
    /// Who deals the next round.
    next: Seat,
    over: Option<Phase>,
    totals: Scores,
    actions: Vec<Action>,
    events: Vec<Event>,
    finished: Vec<Finished>,
}

impl Match {
    /// Deals the first round, or says why not. Every given deck is checked now.
    pub fn start<S: EventSink>(setup: Setup, sink: &mut S) -> Result<Self, SetupError> {
        let seats = setup.check()?;
        let sides = setup.rules.sides(seats).map_err(SetupError::Sides)?;
        let (pack, redeals) = setup.pack(1)?.ok_or(SetupError::NoDecks)?;
        let dealer = setup.first_dealer;
        let round =
            Round::deal(&setup.rules, seats, dealer, &pack).map_err(|why| SetupError::Deck { round: 1, why })?;
        let mut game = Self {
            number: 1,
            dealer,
            next: dealer,
            over: None,
            totals: std::iter::repeat_n(0, usize::from(sides)).collect(),
            actions: Vec::new(),
            events: Vec::new(),
            finished: Vec::new(),
            setup,
            round,
        };
        game.round.announce(1, redeals, &mut game.events);
        game.tell(0, sink);
        Ok(game)
    }

    /// Does an action, or says why not; then nothing has changed. The action that ends a round also
    /// settles it and deals the next.
    pub fn apply<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        if self.over.is_some() {
            return Err(RuleError::Over);
        }
        // The round always tells its events to the match, which passes them on: one machine for every sink.
        let told = self.events.len();
        self.round.apply(action, &mut self.events)?;
        self.actions.push(action);
        if self.round.phase().is_some() {
            self.tell(told, sink);
        } else {
            self.end_round();
            if let Some(finished) = self.finished.last() {
                finished.events[told..].iter().for_each(|event| sink.push(event.clone()));
            }
            self.next_round();
            // What the next deal (or the end of the match) added comes after the round's own last event.
            let from = if self.over == Some(Phase::MatchOver) { self.events.len() - 1 } else { 0 };
            if self.over != Some(Phase::RoundOver) {
                self.tell(from, sink);
            }
        }
        Ok(())
    }

    /// Passes on the events from a place on.
    fn tell<S: EventSink>(&self, from: usize, sink: &mut S) {
        if S::LISTENS {
            self.events[from..].iter().for_each(|event| sink.push(event.clone()));
        }
    }

    fn end_round(&mut self) {
        let (settlement, next_dealer) = self.round.settle();
        let scores = settlement.scores();
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total = total.saturating_add(*score);
        }
        self.events.push(Event::RoundOver { round: self.number, scores, next_dealer });
        self.finished.push(Finished {
            actions: self.actions.len(),
            dealer: self.dealer,
            cards: self.round.clone(),
            settlement,
            events: self.events.clone(),
            totals: self.totals.clone(),
        });
        self.next = next_dealer;
    }

    fn next_round(&mut self) {
        if self.number >= self.rounds() {
            self.over = Some(Phase::MatchOver);
            self.events.push(Event::MatchOver { totals: self.totals.clone() });
            return;
        }
        // Decks were checked at the start, and a shuffle always ends: without a pack the match stops here.
        let next_dealer = self.next;
        let dealt = self.setup.pack(self.number + 1).ok().flatten().and_then(|(pack, redeals)| {
            let number = self.number + 1;
            let round = Round::deal_round(&self.setup.rules, self.seats(), next_dealer, number, &pack).ok()?;
            Some((round, redeals))
        });
        let Some((round, redeals)) = dealt else {
            self.over = Some(Phase::RoundOver);
            return;
        };
        self.number += 1;
        self.dealer = next_dealer;
        self.round = round;
        self.events.clear();
        self.round.announce(self.number, redeals, &mut self.events);
    }

    /// What the match started from.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.setup.rules
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.setup.seats.len() as u8
    }

    /// How many rounds the match has.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.setup.rounds()
    }

    /// The round, from 1.
    #[must_use]
    pub const fn number(&self) -> u8 {
        self.number
    }

    /// The dealer of the round.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The cards, all known.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// What is due.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.over.or_else(|| self.round.phase()).unwrap_or(Phase::RoundOver)
    }

    /// The seat to move; `None` when nothing can be played.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.over.is_none().then(|| self.round.to_move())
    }

    /// Every action that would be accepted now.
    #[must_use]
    pub fn legal(&self) -> Legal {
        if self.over.is_some() { Legal::new() } else { self.round.legal() }
    }

    /// The totals over the finished rounds, by seat; in teams by side.
    #[must_use]
    pub const fn totals(&self) -> &Scores {
        &self.totals
    }

    /// The actions so far.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The finished rounds.
    #[must_use]
    pub fn finished(&self) -> &[Finished] {
        &self.finished
    }

    /// The round's public events so far.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The match as one seat may know it.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let legal = self.legal().into_iter().filter(|action| self.round.actor(*action) == seat).collect();
        View {
            rules: self.setup.rules,
            seats: self.seats(),
            seat,
            phase: self.phase(),
            to_move: self.to_move(),
            dealer: self.dealer,
            round: self.number,
            rounds: self.rounds(),
            totals: self.totals.clone(),
            legal,
            cards: self.round.view(seat),
            events: self.events.clone(),
        }
    }

    /// A finished round as one seat may know it: whole, for it is over.
    #[must_use]
    pub fn finished_view(&self, round: usize, seat: Seat) -> Option<View> {
        let finished = self.finished.get(round)?;
        let before = round.checked_sub(1).and_then(|last| self.finished.get(last));
        Some(View {
            rules: self.setup.rules,
            seats: self.seats(),
            seat,
            phase: Phase::RoundOver,
            to_move: None,
            dealer: finished.dealer,
            round: round as u8 + 1,
            rounds: self.rounds(),
            totals: before.map_or_else(|| self.totals.iter().map(|_| 0).collect(), |before| before.totals.clone()),
            legal: Legal::new(),
            cards: finished.cards.view(seat),
            events: finished.events.clone(),
        })
    }
}

impl Setup {
    /// How many rounds the match has.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        self.rules.rounds().max(1)
    }

    /// Who deals first in a fresh match with this seed.
    pub fn drawn_dealer(rules: &RuleSet, seats: u8, seed: &Seed) -> Result<Seat, SetupError> {
        rules.first_dealer(seats, &mut seed.stream(0)).map(|(_, dealer)| dealer).map_err(SetupError::Sides)
    }

    /// The cards that were drawn for the first deal, where the match has a seed and they say the same.
    #[must_use]
    pub fn drawn(&self) -> Vec<Draw> {
        let Deal::Seed(seed) = &self.deal else { return Vec::new() };
        match self.rules.first_dealer(self.seats.len() as u8, &mut seed.stream(0)) {
            Ok((drawn, dealer)) if dealer == self.first_dealer => drawn,
            _ => Vec::new(),
        }
    }

    /// The pack of a round (from 1) and how many deals were thrown in before it; `None` where the list
    /// of decks ends.
    fn pack(&self, round: u8) -> Result<Option<(Vec<Card>, u8)>, SetupError> {
        match &self.deal {
            Deal::Decks(decks) => Ok(decks.get(usize::from(round) - 1).map(|pack| (pack.clone(), 0))),
            Deal::Seed(seed) => {
                let mut draws = seed.stream(u64::from(round));
                let dealt = Round::shuffled(&self.rules, self.seats.len() as u8, &mut draws);
                dealt.map(Some).map_err(|why| SetupError::Deck { round: usize::from(round), why })
            }
        }
    }

    pub(super) fn check(&self) -> Result<u8, SetupError> {
        let (min, max) = self.rules.game().players();
        let got = self.seats.len();
        if !(usize::from(min)..=usize::from(max)).contains(&got) {
            return Err(SetupError::Seats { min, max, got });
        }
        self.rules.sides(got as u8).map_err(SetupError::Sides)?;
        if usize::from(self.first_dealer) >= got {
            return Err(SetupError::FirstDealer(self.first_dealer.into()));
        }
        if let Deal::Decks(decks) = &self.deal {
            if decks.is_empty() {
                return Err(SetupError::NoDecks);
            }
            if decks.len() > usize::from(self.rounds()) {
                return Err(SetupError::TooManyDecks);
            }
            for (place, pack) in decks.iter().enumerate() {
                Round::deal(&self.rules, got as u8, 0, pack)
                    .map_err(|why| SetupError::Deck { round: place + 1, why })?;
            }
        }
        Ok(got as u8)
    }
}
