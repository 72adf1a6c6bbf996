//! The record as JSON: `{"format":"hanakago-record","version":1,…}`. Unknown fields are refused.

use serde_json::{Map, Value};

use super::fields::{FieldError, Fields, list, number, object, text, texts};
use super::game::{Deal, Match, Setup, SetupError};
use crate::rules::event::Silent;
use crate::rules::game::UnknownGame;
use crate::rules::shuffle::{Seed, SeedTooLong};
use crate::rules::{Action, EventSink, GameId, Level, RuleError, RuleSet, Seat, SettingError};

/// The format's name.
const FORMAT: &str = "hanakago-record";
/// The version that this build writes.
const VERSION: u64 = 1;

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Take-backs only until a new card was seen.
    Ordinary,
    /// Take-backs without end.
    Practice,
}

/// What a mark tells of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Actions were taken back to this place.
    Undo,
    /// A hint was shown.
    Hint,
    /// A seat was handed to a CPU, or back to a person.
    Seat,
}

/// A note beside the actions: it never changes the replay, and undo never cuts it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Marked {
    /// How many actions came before it.
    pub at: usize,
    /// What it tells of.
    pub mark: Mark,
    /// The seat that it is about.
    pub seat: Option<Seat>,
    /// For [`Mark::Seat`]: the level of the CPU that took over; without it a person did.
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
    /// Not JSON.
    #[error("record: {0}")]
    Malformed(String),
    /// A wrong type, a missing or an unknown field.
    #[error(transparent)]
    Fields(#[from] FieldError),
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

impl SeatKind {
    fn from_json(json: &Value) -> Result<Self, FieldError> {
        let fields = Fields::of("seats", json, &["kind", "level"])?;
        match fields.get("kind").and_then(Value::as_str) {
            // A person has no level.
            Some("human") => Fields::of("seats", json, &["kind"]).map(|_| Self::Human),
            Some("cpu") => fields.must("level", "a level", level).map(|level| Self::Cpu { level }),
            _ => Err(fields.wanted("kind", "human or cpu")),
        }
    }

    fn to_json(self) -> Value {
        match self {
            Self::Human => object(vec![("kind", "human".into())]),
            Self::Cpu { level } => object(vec![("kind", "cpu".into()), ("level", level.id().into())]),
        }
    }
}

impl Mode {
    const fn id(self) -> &'static str {
        match self {
            Self::Ordinary => "ordinary",
            Self::Practice => "practice",
        }
    }
}

impl Mark {
    const fn id(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Seat => "seat",
        }
    }
}

impl Marked {
    fn from_json(json: &Value) -> Result<Self, FieldError> {
        let fields = Fields::of("marks", json, &["at", "mark", "seat", "level"])?;
        let mark = |json: &Value| [Mark::Undo, Mark::Hint, Mark::Seat].into_iter().find(|mark| json == mark.id());
        Ok(Self {
            at: fields.must("at", "a number", number)?,
            mark: fields.must("mark", "undo, hint or seat", mark)?,
            seat: fields.maybe("seat", "a seat", number)?,
            level: fields.maybe("level", "a level", level)?,
        })
    }

    fn to_json(self) -> Value {
        let mut json = object(vec![("at", self.at.into()), ("mark", self.mark.id().into())]);
        if let Some(seat) = self.seat {
            json["seat"] = seat.into();
        }
        if let Some(level) = self.level {
            json["level"] = level.id().into();
        }
        json
    }
}

fn level(json: &Value) -> Option<Level> {
    json.as_str()?.parse().ok()
}

fn all<T>(
    fields: Fields<'_>,
    key: &str,
    read: impl Fn(&Value) -> Result<T, FieldError>,
) -> Result<Option<Vec<T>>, FieldError> {
    let Some(json) = fields.get(key) else { return Ok(None) };
    let list = json.as_array().ok_or_else(|| fields.wanted(key, "a list"))?;
    list.iter().map(read).collect::<Result<Vec<T>, _>>().map(Some)
}

/// A list, each part as JSON.
fn array<T>(parts: &[T], to_json: impl Fn(&T) -> Value) -> Value {
    Value::Array(parts.iter().map(to_json).collect())
}

fn string(text: &str) -> Value {
    Value::String(text.to_owned())
}

const KNOWN: [&str; 12] = [
    "format",
    "version",
    "game",
    "rules",
    "seats",
    "first_dealer",
    "deal",
    "actions",
    "names",
    "mode",
    "cpu_seed",
    "marks",
];

impl Record {
    /// A fresh record.
    #[must_use]
    pub const fn new(setup: Setup) -> Self {
        Self { setup, actions: Vec::new(), names: None, mode: None, cpu_seed: None, marks: None }
    }

    /// Reads a record's text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let json = super::parse(text).map_err(|why| RecordError::Malformed(why.to_string()))?;
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
        let fields = Fields::of("record", json, &KNOWN)?;
        let game: GameId = fields.must("game", "a game", text)?.parse()?;
        let rules = fields.get("rules").map_or_else(|| Ok(RuleSet::new(game)), |rules| RuleSet::read(game, rules))?;
        let seats = all(fields, "seats", SeatKind::from_json)?.ok_or_else(|| fields.wanted("seats", "a list"))?;
        let deal = Fields::of("deal", fields.must("deal", "a deal", Some)?, &["seed", "decks", "position"])?;
        let deck = |json: &Value| list(json, |code| code.as_str()?.parse().ok());
        let seed = deal.maybe("seed", "a text", text)?;
        let decks = deal.maybe("decks", "a list of decks", |json| list(json, deck))?;
        let deal = match (deal.get("position"), seed, decks) {
            (Some(_), ..) => return Err(RecordError::Position),
            (None, Some(seed), None) => Deal::Seed(Seed::new(seed)?),
            (None, None, Some(decks)) => Deal::Decks(decks),
            _ => return Err(RecordError::Deal),
        };
        let names = fields.maybe("names", "a list of texts", texts)?;
        if names.as_ref().is_some_and(|names| names.len() > seats.len()) {
            return Err(RecordError::Names);
        }
        let first_dealer: u64 = fields.must("first_dealer", "a seat", number)?;
        let first_dealer = Seat::try_from(first_dealer).map_err(|_| SetupError::FirstDealer(first_dealer))?;
        let setup = Setup { rules, seats, first_dealer, deal };
        setup.check()?;
        let mode = |json: &Value| [Mode::Ordinary, Mode::Practice].into_iter().find(|mode| json == mode.id());
        Ok(Self {
            setup,
            actions: fields.must("actions", "a list of texts", texts)?,
            names,
            mode: fields.maybe("mode", "ordinary or practice", mode)?,
            cpu_seed: fields.maybe("cpu_seed", "a text", text)?,
            marks: all(fields, "marks", Marked::from_json)?,
        })
    }

    /// The record as JSON.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let (kind, deal) = match &self.setup.deal {
            Deal::Seed(seed) => ("seed", string(seed.as_str())),
            Deal::Decks(decks) => ("decks", array(decks, |deck| array(deck, |card| string(card.code())))),
        };
        let mut fields = Map::new();
        let mut put = |key: &str, value: Value| drop(fields.insert(key.to_owned(), value));
        put("format", string(FORMAT));
        put("version", VERSION.into());
        put("game", string(self.setup.rules.game().id()));
        put("rules", self.setup.rules.to_json());
        put("seats", array(&self.setup.seats, |seat| seat.to_json()));
        put("first_dealer", self.setup.first_dealer.into());
        put("deal", object(vec![(kind, deal)]));
        put("actions", array(&self.actions, |action| string(action)));
        if let Some(names) = &self.names {
            put("names", array(names, |name| string(name)));
        }
        if let Some(mode) = self.mode {
            put("mode", string(mode.id()));
        }
        if let Some(seed) = &self.cpu_seed {
            put("cpu_seed", string(seed));
        }
        if let Some(marks) = &self.marks {
            put("marks", array(marks, |mark| mark.to_json()));
        }
        Value::Object(fields)
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
