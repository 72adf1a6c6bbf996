//! The record as JSON: `{"format":"hanakago-record","version":1,…}`. Unknown fields are refused.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::game::{Deal, Match, Setup, SetupError};
use crate::rules::event::Silent;
use crate::rules::game::UnknownGame;
use crate::rules::shuffle::{Seed, SeedTooLong};
use crate::rules::{Action, Card, EventSink, GameId, Level, RuleError, RuleSet, Seat, SettingError};

/// The format's name.
const FORMAT: &str = "hanakago-record";
/// The version that this build writes.
const VERSION: u64 = 1;

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", from = "RawSeat")]
pub enum SeatKind {
    /// A person.
    Human,
    /// A CPU of some strength.
    Cpu {
        /// How strong.
        level: Level,
    },
}

/// How a match is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Take-backs only until a new card was seen.
    Ordinary,
    /// Take-backs without end.
    Practice,
}

/// What a mark tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Actions were taken back to this place.
    Undo,
    /// A hint was shown.
    Hint,
    /// A seat was handed to a CPU, or back to a person.
    Seat,
}

/// A note beside the actions: it never changes the replay, and undo never cuts it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marked {
    /// How many actions came before it.
    pub at: usize,
    /// What it tells of.
    pub mark: Mark,
    /// The seat that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// For [`Mark::Seat`]: the level of the CPU that took over; without it a person did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

/// A match as it is kept, shared and replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Rules, seats, first dealer, deal.
    pub setup: Setup,
    /// The actions in the notation. One that cannot be read is an illegal action of the replay.
    pub actions: Vec<String>,
    /// Names by seat.
    pub names: Option<Vec<String>>,
    /// How the match is meant.
    pub mode: Option<Mode>,
    /// What the CPUs' own randomness comes from.
    pub cpu_seed: Option<String>,
    /// Take-backs, hints, seats handed over.
    pub marks: Option<Vec<Marked>>,
}

/// Why a text is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, a wrong type, a missing or an unknown field.
    #[error("record: {0}")]
    Malformed(String),
    /// Another format.
    #[error("format: 'hanakago-record' is wanted")]
    Format,
    /// A version that this build does not know.
    #[error("version: this build reads version 1, not {0}")]
    Version(String),
    /// A game that this build does not know.
    #[error("game: {0}")]
    Game(#[from] UnknownGame),
    /// Rules that the game does not have.
    #[error(transparent)]
    Rules(#[from] SettingError),
    /// A seed that is too long.
    #[error("seed: {0}")]
    Seed(#[from] SeedTooLong),
    /// A deal that is not built yet.
    #[error("deal: 'position' is reserved and cannot be played yet")]
    Position,
    /// A deal that is neither a seed nor decks, or both.
    #[error("deal: either a seed or decks are wanted")]
    Deal,
    /// More names than seats.
    #[error("names: more names than seats")]
    Names,
    /// A match that cannot start.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// An action of a record that was not legal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The match cannot start.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The action at this place (from 0) cannot be read.
    #[error("action {at}: '{text}' is no action")]
    Unreadable {
        /// Its place.
        at: usize,
        /// Its text.
        text: String,
    },
    /// The action at this place (from 0) is against the rules.
    #[error("action {at}: {why}")]
    Illegal {
        /// Its place.
        at: usize,
        /// Why.
        why: RuleError,
    },
}

impl ReplayError {
    /// The place of the first illegal action, if that is what is wrong.
    #[must_use]
    pub const fn at(&self) -> Option<usize> {
        match self {
            Self::Setup(_) => None,
            Self::Unreadable { at, .. } | Self::Illegal { at, .. } => Some(*at),
        }
    }
}

/// A seat as it is read: serde lets unknown fields pass beside a tag that has none of its own.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum RawSeat {
    Human {},
    Cpu { level: Level },
}

impl From<RawSeat> for SeatKind {
    fn from(raw: RawSeat) -> Self {
        match raw {
            RawSeat::Human {} => Self::Human,
            RawSeat::Cpu { level } => Self::Cpu { level },
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "format")]
    _format: Value,
    #[serde(rename = "version")]
    _version: Value,
    game: String,
    #[serde(default)]
    rules: Option<Value>,
    seats: Vec<SeatKind>,
    first_dealer: u64,
    deal: RawDeal,
    actions: Vec<String>,
    names: Option<Vec<String>>,
    mode: Option<Mode>,
    cpu_seed: Option<String>,
    marks: Option<Vec<Marked>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeal {
    seed: Option<String>,
    decks: Option<Vec<Vec<Card>>>,
    position: Option<Value>,
}

impl Record {
    /// A fresh record.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup, actions: Vec::new(), names: None, mode: None, cpu_seed: None, marks: None }
    }

    /// Reads a record's text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let json = serde_json::from_str(text).map_err(|why| RecordError::Malformed(why.to_string()))?;
        Self::from_json(&json)
    }

    /// Reads a record. Decks are checked, actions are not (see [`Record::replay`]).
    pub fn from_json(json: &Value) -> Result<Self, RecordError> {
        let Value::Object(fields) = json else {
            return Err(RecordError::Malformed("an object is wanted".into()));
        };
        if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(RecordError::Format);
        }
        // A newer version may have fields that this build does not know: name the version, not the field.
        match fields.get("version") {
            Some(version) if version.as_u64() == Some(VERSION) => {}
            other => {
                let text = other.map_or_else(|| "none".to_owned(), ToString::to_string);
                return Err(RecordError::Version(text.chars().take(20).collect()));
            }
        }
        let raw = Raw::deserialize(json).map_err(|why| RecordError::Malformed(why.to_string()))?;
        let game: GameId = raw.game.parse()?;
        let rules = raw.rules.as_ref().map_or_else(|| Ok(RuleSet::new(game)), |rules| RuleSet::read(game, rules))?;
        let deal = match raw.deal {
            RawDeal { position: Some(_), .. } => return Err(RecordError::Position),
            RawDeal { seed: Some(seed), decks: None, .. } => Deal::Seed(Seed::new(seed)?),
            RawDeal { seed: None, decks: Some(decks), .. } => Deal::Decks(decks),
            _ => return Err(RecordError::Deal),
        };
        if raw.names.as_ref().is_some_and(|names| names.len() > raw.seats.len()) {
            return Err(RecordError::Names);
        }
        let first_dealer = Seat::try_from(raw.first_dealer).map_err(|_| SetupError::FirstDealer(raw.first_dealer))?;
        let setup = Setup { rules, seats: raw.seats, first_dealer, deal };
        setup.check()?;
        Ok(Self {
            setup,
            actions: raw.actions,
            names: raw.names,
            mode: raw.mode,
            cpu_seed: raw.cpu_seed,
            marks: raw.marks,
        })
    }

    /// The record as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let deal = match &self.setup.deal {
            Deal::Seed(seed) => json!({ "seed": seed }),
            Deal::Decks(decks) => json!({ "decks": decks }),
        };
        let mut json = json!({
            "format": FORMAT,
            "version": VERSION,
            "game": self.setup.rules.game(),
            "rules": self.setup.rules.to_json(),
            "seats": self.setup.seats,
            "first_dealer": self.setup.first_dealer,
            "deal": deal,
            "actions": self.actions,
        });
        let mut optional = |key: &str, value: Option<Value>| {
            if let (Some(fields), Some(value)) = (json.as_object_mut(), value) {
                fields.insert(key.into(), value);
            }
        };
        optional("names", self.names.as_ref().map(|names| json!(names)));
        optional("mode", self.mode.map(|mode| json!(mode)));
        optional("cpu_seed", self.cpu_seed.as_ref().map(|seed| json!(seed)));
        optional("marks", self.marks.as_ref().map(|marks| json!(marks)));
        json
    }

    /// Plays the record from the first deal to its last action.
    pub fn replay(&self) -> Result<Match, ReplayError> {
        self.replay_to(&mut Silent)
    }

    /// Plays the record and tells what happened.
    pub fn replay_to<S: EventSink>(&self, sink: &mut S) -> Result<Match, ReplayError> {
        let mut game = Match::start(self.setup.clone(), sink)?;
        for (at, text) in self.actions.iter().enumerate() {
            let action: Action =
                text.parse().map_err(|_| ReplayError::Unreadable { at, text: text.chars().take(40).collect() })?;
            game.apply(action, sink).map_err(|why| ReplayError::Illegal { at, why })?;
        }
        Ok(game)
    }
}
