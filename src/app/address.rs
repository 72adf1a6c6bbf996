//! What the address asks for: parameters and fragment. A bad value gets a message, and the rest counts.

use super::prefs::{Ground, Plan, Prefs, Speed, Theme};
use super::saves::{self, Saved};
use super::words::Lang;
use crate::platform::seeds;
use crate::present::Msg;
use crate::record::{Deal, Mode, Record, SeatKind, Setup};
use crate::rules::{GameId, Level, RuleSet, Seed};

/// What an address asks for.
#[derive(Debug, Default)]
pub struct Asked {
    /// The match to open at once.
    pub plan: Option<(Plan, Option<Seed>)>,
    /// What could not be understood.
    pub bad: Vec<Msg>,
}

fn bad(name: &str, value: &str) -> Msg {
    Msg::new("error-address-value")
        .with("name", name.to_owned())
        .with("value", value.chars().take(40).collect::<String>())
}

/// Reads the parameters; display settings are put into `prefs` for this visit.
pub fn read(pairs: &[(String, String)], prefs: &mut Prefs) -> Asked {
    let mut asked = Asked::default();
    let mut plan = Plan::default();
    let mut game = false;
    let mut seed = None;
    // The preset comes before a code, whatever their order in the address.
    for (name, value) in pairs {
        let understood = match name.as_str() {
            "game" => value
                .parse::<GameId>()
                .map(|id| {
                    game = true;
                    plan.rules = RuleSet::new(id);
                })
                .is_ok(),
            "preset" => RuleSet::preset(plan.rules.game(), value).map(|rules| plan.rules = rules).is_ok(),
            "rules" => RuleSet::from_code(value).map(|rules| plan.rules = rules).is_ok(),
            "players" => {
                let (min, max) = plan.rules.game().players();
                let players = value.parse().ok().filter(|players| (min..=max).contains(players));
                players.map(|players| plan.players = players).is_some()
            }
            "level" => value.parse::<Level>().map(|level| plan.levels.fill(level)).is_ok(),
            "seed" => Seed::new(value.clone()).map(|text| seed = Some(text)).is_ok(),
            "lang" => Lang::of(value).map(|lang| prefs.lang = Some(lang)).is_some(),
            "theme" => Theme::of(value).map(|theme| prefs.theme = theme).is_some(),
            "table" => Ground::of(value).map(|ground| prefs.ground = ground).is_some(),
            "speed" => Speed::of(value).map(|speed| prefs.speed = speed).is_some(),
            "teams" => value == "none",
            "deck" => value == "standard",
            "help" | "controls" | "embed" => true,
            _ => false,
        };
        if !understood {
            asked.bad.push(bad(name, value));
        }
    }
    if game {
        asked.plan = Some((plan, seed));
    }
    asked
}

/// A fresh record of a plan: the person in seat 0, CPUs at the others.
#[must_use]
pub fn record_of(plan: &Plan, seed: Option<Seed>) -> Record {
    let seed = seed.unwrap_or_else(seeds::fresh);
    let mut seats = vec![SeatKind::Human];
    seats.extend(plan.levels.iter().take(usize::from(plan.players) - 1).map(|level| SeatKind::Cpu { level: *level }));
    let first_dealer = Setup::drawn_dealer(&seed, plan.players);
    let mut record = Record::new(Setup { rules: plan.rules, seats, first_dealer, deal: Deal::Seed(seed) });
    record.mode = Some(if plan.practice { Mode::Practice } else { Mode::Ordinary });
    record.cpu_seed = Some(seeds::fresh().to_string());
    record
}

/// A new slot for a record. Of one that was played before, only a result that nobody has played on from waits.
#[must_use]
pub fn slot_of(record: Record) -> Saved {
    let seen = record.replay().map_or(0, |game| {
        let waits = game.finished().last().is_some_and(|last| last.actions == game.actions().len());
        game.finished().len() - usize::from(waits)
    });
    Saved { id: saves::fresh_id(), record, seen, revision: 0, at: 0, done: false, lesson: false }
}

/// What a fragment brings: a record (`r=`) or rules (`h=`).
pub enum Brought {
    /// A shared match or deal.
    Record(Box<Record>),
    /// A rule code.
    Rules(RuleSet),
    /// Something that cannot be read, and why.
    Bad(Msg),
}

/// Reads a fragment; `None` when it brings nothing.
#[must_use]
pub fn fragment(fragment: &str) -> Option<Brought> {
    if let Some(code) = fragment.strip_prefix("r=") {
        return Some(record(code));
    }
    if let Some(code) = fragment.strip_prefix("h=") {
        return Some(RuleSet::from_code(code).map_or_else(|why| Brought::Bad(code_error(&why)), Brought::Rules));
    }
    fragment
        .starts_with("l=")
        .then(|| Brought::Bad(Msg::new("error-address").with("list", vec![bad("l", &fragment[2..])])))
}

/// Reads a shared match: a code, a whole link, or a record's JSON.
#[must_use]
pub fn record(text: &str) -> Brought {
    let text = text.trim();
    if text.starts_with('{') {
        return Record::read(text)
            .map_or_else(|_| Brought::Bad(Msg::new("error-record")), |r| Brought::Record(Box::new(r)));
    }
    let code = text.rsplit_once("#r=").map_or(text, |(_, code)| code);
    match Record::from_code(code) {
        Ok(record) if record.replay().is_err() => Brought::Bad(Msg::new("error-record")),
        Ok(mut record) => {
            record.cpu_seed = Some(seeds::fresh().to_string());
            Brought::Record(Box::new(record))
        }
        Err(why) => Brought::Bad(code_error(&why)),
    }
}

/// Why a code cannot be read.
#[must_use]
pub fn code_error(why: &crate::record::CodeError) -> Msg {
    use crate::record::CodeError;
    Msg::new(match why {
        CodeError::Newer => "error-code-newer",
        CodeError::Unknown | CodeError::Setup(_) => "error-code-unknown",
        CodeError::Damaged => "error-code-damaged",
        CodeError::Unreadable | CodeError::Action(_) | CodeError::TooLong => "error-code",
    })
}
