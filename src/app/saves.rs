//! Saved matches: a slot each, sealed, with a revision that shows when another tab has gone on.

use serde_json::Value;

use crate::platform::storage::{self, Health};
use crate::platform::{clock, seeds};
use crate::record::fields::{Fields, number, object};
use crate::record::{Record, envelope};
use crate::rules::GameId;

const FORMAT: &str = "hanakago-slot";
const SLOTS: &str = "match:";
/// Unreadable saves lie here, as they were.
const ASIDE: &str = "aside:";
/// Finished matches are kept up to this number; the oldest go first.
const FINISHED: usize = 50;
/// The match that was played last.
const LAST: &str = "last";

/// A saved match.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved {
    /// The slot's name.
    pub id: String,
    /// The match.
    pub record: Record,
    /// How many results of rounds were dismissed.
    pub seen: usize,
    /// How often the slot was written.
    pub revision: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Whether the last result was dismissed: nothing is left to play or to see.
    pub done: bool,
    /// Whether this is the guided first round.
    pub lesson: bool,
    /// Whether it was begun elsewhere and brought here with moves already made: no game of one's own records.
    pub brought: bool,
}

/// What became of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// It is kept as well as the browser allows.
    Kept(Health),
    /// Another tab has written since: nothing was overwritten.
    Conflict,
}

/// A name for a new slot.
#[must_use]
pub fn fresh_id() -> String {
    seeds::fresh().to_string()
}

const KNOWN: [&str; 7] = ["record", "seen", "revision", "at", "done", "lesson", "brought"];

fn read(key: &str, text: &str) -> Option<Saved> {
    let body = envelope::open(FORMAT, text).ok()?;
    let fields = Fields::of("slot", &body, &KNOWN).ok()?;
    let flag = |key: &str| fields.get(key).and_then(Value::as_bool).unwrap_or(false);
    Some(Saved {
        id: key.strip_prefix(SLOTS)?.to_owned(),
        record: Record::from_json(fields.get("record")?).ok()?,
        seen: number(fields.get("seen")?)?,
        revision: number(fields.get("revision")?)?,
        at: number(fields.get("at")?)?,
        done: flag("done"),
        lesson: flag("lesson"),
        brought: flag("brought"),
    })
}

/// The saved matches, newest first. Slots that cannot be read are set aside.
#[must_use]
pub fn list() -> Vec<Saved> {
    let mut list: Vec<Saved> = Vec::new();
    for key in storage::keys(SLOTS) {
        let Some(text) = storage::get(&key) else { continue };
        match read(&key, &text) {
            Some(saved) => {
                let at = list.partition_point(|newer| newer.at >= saved.at);
                list.insert(at, saved);
            }
            None => {
                if set_aside(&key, &text) {
                    storage::remove(&key);
                }
            }
        }
    }
    // Matches under way stay for ever; finished ones make room.
    let mut finished = 0;
    list.retain(|saved| {
        finished += usize::from(saved.done);
        let stays = !saved.done || finished <= FINISHED;
        if !stays {
            delete(&saved.id);
        }
        stays
    });
    list
}

/// One saved match.
#[must_use]
pub fn get(id: &str) -> Option<Saved> {
    let key = format!("{SLOTS}{id}");
    read(&key, &storage::get(&key)?)
}

/// Writes a match over its last revision, unless another tab did so first.
pub fn write(saved: &mut Saved) -> Written {
    let key = format!("{SLOTS}{}", saved.id);
    if let Some(text) = storage::get(&key) {
        match read(&key, &text) {
            Some(there) if there.revision != saved.revision => return Written::Conflict,
            Some(_) => {}
            // Whatever spoiled the slot: what lies there is not overwritten.
            None => drop(set_aside(&key, &text)),
        }
    }
    saved.revision += 1;
    saved.at = clock::now();
    let body = object(vec![
        ("record", saved.record.to_json()),
        ("seen", saved.seen.into()),
        ("revision", saved.revision.into()),
        ("at", saved.at.into()),
        ("done", saved.done.into()),
        ("lesson", saved.lesson.into()),
        ("brought", saved.brought.into()),
    ]);
    let health = storage::set(&key, &envelope::seal(FORMAT, &body));
    storage::set(LAST, &saved.id);
    Written::Kept(health)
}

/// Forgets a match for good; the page asks first.
pub fn delete(id: &str) {
    storage::remove(&format!("{SLOTS}{id}"));
}

/// The match that was played last.
#[must_use]
pub fn last() -> Option<String> {
    storage::get(LAST)
}

/// Puts a text that cannot be read where nothing overwrites it; `false` when there is no room for it.
pub fn set_aside(key: &str, text: &str) -> bool {
    let place = (0..10_000).map(|n: u32| format!("{ASIDE}{key}:{n}")).find(|place| storage::get(place).is_none());
    place.is_some_and(|place| storage::set(&place, text) == Health::Kept)
}

/// Sets a saved match aside as it is, so that it is not opened again by itself.
pub fn set_match_aside(id: &str) {
    let key = format!("{SLOTS}{id}");
    if storage::get(&key).is_some_and(|text| set_aside(&key, &text)) {
        storage::remove(&key);
    }
}

/// How many texts were set aside.
#[must_use]
pub fn aside() -> usize {
    storage::keys(ASIDE).len()
}

/// Everything that is kept, as one sealed text: saved matches, settings, and what was set aside.
#[must_use]
pub fn export() -> String {
    let mut texts = serde_json::Map::new();
    for key in storage::keys("") {
        if let Some(text) = storage::get(&key) {
            texts.insert(key, Value::String(text));
        }
    }
    envelope::seal("hanakago-file", &Value::Object(texts))
}

/// What an exported text brought.
#[derive(Debug, Default)]
pub struct Brought {
    /// How many matches.
    pub matches: usize,
    /// The history of the solitaire, still to be taken up.
    pub history: Option<String>,
}

/// Brings matches from an exported text back, each into its slot unless that one is taken.
pub fn import(text: &str) -> Result<Brought, envelope::EnvelopeError> {
    let body = envelope::open("hanakago-file", text.trim())?;
    let mut brought = Brought::default();
    for (key, text) in body.as_object().into_iter().flatten() {
        let Some(text) = text.as_str() else { continue };
        // What was played elsewhere joins what was played here.
        if key == super::history::KEY {
            brought.history = Some(text.to_owned());
            continue;
        }
        let wanted = key.starts_with(SLOTS) && read(key, text).is_some() || key.starts_with(ASIDE);
        if wanted && storage::get(key).is_none() {
            storage::set(key, text);
            brought.matches += usize::from(key.starts_with(SLOTS));
        }
    }
    Ok(brought)
}

/// The match with the same game, rules, players and seed, if one is under way.
#[must_use]
pub fn same_deal(saves: &[Saved], record: &Record) -> Option<String> {
    let same = |saved: &&Saved| {
        let (a, b) = (&saved.record.setup, &record.setup);
        !saved.done && a.rules == b.rules && a.seats.len() == b.seats.len() && a.deal == b.deal
    };
    saves.iter().find(same).map(|saved| saved.id.clone())
}

impl Saved {
    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.record.setup.rules.game()
    }
}
