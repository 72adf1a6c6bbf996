//! What was possible: a good line for a deal whose whole order is known.
//!
//! It starts with what the player and the adviser made of the deal, so that it finds nothing worse, and goes
//! on from plans of its own ([`super::anneal`]). Counted in changes, never in time: the same deal gives the
//! same line everywhere.

use std::task::Poll;

use super::advise;
use super::anneal::{Anneal, DEGREE};
use super::lie::bonus;
use super::schedule::{line, plain};
use crate::cpu::Think;
use crate::cpu::protocol::{AnalyseRequest, Best, FromWorker, ToWorker};
use crate::cpu::thinking::{self, Job, Progress};
use crate::rules::yaku_narabe::{Round, Settings};
use crate::rules::{Action, CARDS, Card, DealError, Silent};

/// The changes of a unit: about half a millisecond in a browser.
const CHANGES: u32 = 2_000;
/// The units from a start until the heat is low.
const COOLING: u32 = 1_000;
/// How often it starts.
const STARTS: u32 = 8;
/// The heat at a start.
const HOT: i64 = 14 * DEGREE;
/// What each unit takes of the heat, in millionths: a seventh is left at the end.
const FALL: i64 = 1_944;

/// An analysis under way. How its work is divided never changes what it finds.
#[derive(Debug, Clone)]
pub struct Analysis {
    start: Round,
    deck: [Card; CARDS],
    anneal: Anneal,
    heat: i64,
    done: u32,
    best: Best,
}

impl Analysis {
    /// Knows the player's line and the adviser's at once.
    pub fn new(request: &AnalyseRequest) -> Result<Self, DealError> {
        let AnalyseRequest { deck, month, cup_is_chaff, played, .. } = request;
        let settings = Settings { show_scored: false, cup_is_chaff: *cup_is_chaff };
        let start = Round::deal(settings, *month, deck)?;
        let deck = deck.as_slice().try_into().map_err(|_| DealError::NotTheDeck { cards: CARDS as u8 })?;
        let anneal = Anneal::new(deck, bonus(*month), *cup_is_chaff, plain());
        let mut best = replay(&start, &line(&deck, &anneal.best.1));
        for line in [played.as_slice(), &[]] {
            let line = replay(&start, line);
            if line.score > best.score {
                best = line;
            }
        }
        Ok(Self { start, deck, anneal, heat: HOT, done: 0, best })
    }

    /// Does up to so many units of work; ready once all are done.
    pub fn work(&mut self, units: u32) -> Poll<&Best> {
        let Progress { of, .. } = self.progress();
        for _ in 0..units.min(of - self.done) {
            if self.done.is_multiple_of(COOLING) {
                self.anneal.restart(plain());
                self.heat = HOT;
            }
            self.anneal.changes(CHANGES, self.heat);
            self.heat -= self.heat * FALL / 1_000_000;
            self.done += 1;
        }
        if self.anneal.best.0 > self.best.score {
            self.best = replay(&self.start, &line(&self.deck, &self.anneal.best.1));
        }
        if self.done == of { Poll::Ready(&self.best) } else { Poll::Pending }
    }

    /// How far it is.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        Progress { done: self.done, of: COOLING * STARTS }
    }

    /// The best line so far: all placements, legal one after the other.
    #[must_use]
    pub const fn best(&self) -> &Best {
        &self.best
    }
}

/// What the rules make of a line. From the first action that is not legal on, and where it stops, the adviser
/// plays.
fn replay(start: &Round, line: &[Action]) -> Best {
    let mut round = start.clone();
    let mut actions: Vec<Action> =
        line.iter().copied().take_while(|action| round.apply(*action, &mut Silent).is_ok()).collect();
    while let Some(action) = advise(&round.view()) {
        if round.apply(action, &mut Silent).is_err() {
            break;
        }
        actions.push(action);
    }
    Best { score: round.points(), actions, rows: round.view().scored }
}

/// An analysis, or a pack that none can be made of, for a worker.
struct Asked {
    number: u64,
    analysis: Option<Analysis>,
    /// The score of what was told last.
    told: Option<i32>,
}

/// The work that a message asks for.
#[must_use]
pub fn job(message: ToWorker, think: Think) -> Option<Box<dyn Job>> {
    match message {
        ToWorker::Analyse(request) => {
            Some(Box::new(Asked { number: request.number, analysis: Analysis::new(&request).ok(), told: None }))
        }
        message => thinking::job(message, think),
    }
}

impl Asked {
    fn progress(&self) -> Progress {
        self.analysis.as_ref().map_or(Progress { done: 0, of: 0 }, Analysis::progress)
    }

    fn analysed(&self) -> FromWorker {
        let Progress { done, of } = self.progress();
        let best = self.analysis.as_ref().map(|analysis| Box::new(analysis.best().clone()));
        FromWorker::Analysed { number: self.number, done, of, best }
    }
}

impl Job for Asked {
    /// Long, for browsers let some milliseconds pass between two slices.
    fn slice(&self) -> u32 {
        80
    }

    fn advance(&mut self, units: u32) -> Poll<FromWorker> {
        match self.analysis.as_mut().map(|analysis| analysis.work(units).is_pending()) {
            Some(true) => Poll::Pending,
            Some(false) | None => Poll::Ready(self.analysed()),
        }
    }

    fn news(&mut self) -> FromWorker {
        let score = self.analysis.as_ref().map(|analysis| analysis.best().score);
        if self.told != score {
            self.told = score;
            return self.analysed();
        }
        let Progress { done, of } = self.progress();
        FromWorker::Progress { number: self.number, done, of }
    }
}
