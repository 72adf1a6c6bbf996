//! What the address asks for: parameters and fragment. A bad value gets a message, and the rest counts.

use super::plan::Plan;
use super::prefs::{Deck, Ground, Prefs, Speed, Theme};
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
    let mut plan = Plan::new(GameId::HanaAwase);
    let (mut game, mut players, mut teams) = (false, None, None);
    let mut seed = None;
    // What depends on others comes after them, whatever their order in the address.
    for stage in 0..4 {
        for (name, value) in pairs.iter().filter(|(name, _)| order(name) == stage) {
            let understood = match name.as_str() {
                "game" => value
                    .parse::<GameId>()
                    .map(|id| {
                        game = true;
                        plan = Plan { levels: plan.levels.clone(), ..Plan::new(id) };
                    })
                    .is_ok(),
                "preset" => RuleSet::preset(plan.rules.game(), value).map(|rules| plan.rules = rules).is_ok(),
                // A code of another game than the one that is asked for is not understood.
                "rules" => {
                    let code = RuleSet::from_code(value).ok();
                    let code = code.filter(|rules| rules.game() == plan.rules.game());
                    code.map(|rules| plan.rules = rules).is_some()
                }
                "players" => {
                    let (min, max) = plan.rules.game().players();
                    players = value.parse().ok().filter(|players| (min..=max).contains(players));
                    players.is_some()
                }
                "teams" => {
                    teams = team_value(&plan.rules, value);
                    teams.is_some()
                }
                "level" => value.parse::<Level>().map(|level| plan.levels.fill(level)).is_ok(),
                "seed" => Seed::new(value.clone()).map(|text| seed = Some(text)).is_ok(),
                "lang" => Lang::of(value).map(|lang| prefs.lang = Some(lang)).is_some(),
                "theme" => Theme::of(value).map(|theme| prefs.theme = theme).is_some(),
                "table" => Ground::of(value).map(|ground| prefs.ground = ground).is_some(),
                "speed" => Speed::of(value).map(|speed| prefs.speed = speed).is_some(),
                "deck" => Deck::of(value).map(|deck| prefs.deck = deck).is_some(),
                "help" | "controls" | "embed" => true,
                _ => false,
            };
            if !understood {
                asked.bad.push(bad(name, value));
            }
        }
    }
    if let Some((value, text)) = teams {
        let kept = plan.rules.set("teams", value);
        debug_assert!(kept.is_ok() || value == 0);
        // Teams say how many play, where the address does not.
        let (min, max) = plan.rules.game().players();
        let fitting = players.map_or(min..=max, |players| players..=players);
        match fitting.clone().find(|players| value != 0 && plan.rules.sides(*players).is_ok()) {
            Some(fits) => players = Some(fits),
            None if value != 0 => asked.bad.push(bad("teams", &text)),
            None => {}
        }
    }
    plan.players = players.unwrap_or(plan.players);
    plan.fit();
    if game {
        asked.plan = Some((plan, seed));
    }
    asked
}

/// When a parameter is read: the game first, then rules over its preset, then what must fit them.
fn order(name: &str) -> u8 {
    match name {
        "game" => 0,
        "preset" => 1,
        "rules" => 2,
        _ => 3,
    }
}

/// The value of the setting `teams` by its name, with the text; `none` is understood in every game.
fn team_value(rules: &RuleSet, text: &str) -> Option<(u8, String)> {
    let named = rules.table().settings.iter().find(|setting| setting.id == "teams");
    let value = named.and_then(|setting| setting.all_values().find(|value| setting.value_name(*value) == text));
    value.or((text == "none").then_some(0)).map(|value| (value, text.to_owned()))
}

/// A fresh record of a plan: the person in seat 0, CPUs at the others.
#[must_use]
pub fn record_of(plan: &Plan, seed: Option<Seed>) -> Record {
    let seed = seed.unwrap_or_else(seeds::fresh);
    let mut seats = vec![SeatKind::Human];
    seats.extend(
        plan.levels
            .iter()
            .take(usize::from(plan.players).saturating_sub(1))
            .map(|level| SeatKind::Cpu { level: *level }),
    );
    let first_dealer = Setup::drawn_dealer(&plan.rules, plan.players, &seed).unwrap_or(0);
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
    let brought = !record.actions.is_empty();
    Saved { id: saves::fresh_id(), record, seen, revision: 0, at: 0, done: false, lesson: false, brought }
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
    let code = text.rsplit_once('#').and_then(|(_, part)| part.strip_prefix("r=")).unwrap_or(text);
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
