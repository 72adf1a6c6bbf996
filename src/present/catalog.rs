//! Every message id that the tables of the engine ask for; a test holds each language against it.

use crate::rules::deck::Kind;
use crate::rules::hana_awase::{TABLE, YAKU};
use crate::rules::{Card, GameId, Level, MAX_SEATS, Phase, Values};

use super::lesson;

/// The sections of the rules page, in order.
pub const SECTIONS: [&str; 13] = [
    "aim",
    "deck",
    "deal",
    "turn",
    "capture",
    "yaku",
    "settlement",
    "dealer",
    "match",
    "house",
    "presets",
    "terms",
    "questions",
];

/// The sections of Pilina's rules page, in order.
const PILINA_SECTIONS: [&str; 17] = [
    "aim",
    "deck",
    "deal",
    "turn",
    "capture",
    "ohana",
    "pele",
    "block",
    "leftovers",
    "hui",
    "teams",
    "settlement",
    "match",
    "house",
    "presets",
    "terms",
    "questions",
];

/// The sections of a game's rules page, in order.
#[must_use]
pub const fn sections(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::HanaAwase => &SECTIONS,
        GameId::Pilina => &PILINA_SECTIONS,
    }
}

/// The ids, in no special order.
#[must_use]
pub fn ids() -> Vec<String> {
    let mut ids = Vec::new();
    for card in Card::all() {
        ids.push(format!("card-{card}"));
        ids.push(format!("card-{card}-short"));
    }
    for month in 1..=12 {
        ids.push(format!("month-{month}"));
        ids.push(format!("month-{month}-name"));
    }
    for kind in Kind::ALL {
        ids.push(format!("kind-{}", kind.id()));
        ids.push(format!("kind-{}-many", kind.id()));
    }
    for slug in YAKU.iter().map(|yaku| yaku.slug).chain(["six-plains", "seven-plains"]) {
        ids.extend(["", "-term", "-reading", "-about"].map(|end| format!("yaku-{slug}{end}")));
    }
    ids.push("yaku-rain-washout".into());
    for setting in TABLE.settings {
        ids.push(format!("setting-{}", setting.id));
        ids.push(format!("setting-{}-about", setting.id));
        if let Values::Choice(names) = setting.values {
            for name in names {
                ids.push(format!("value-{}-{name}", setting.id));
                ids.push(format!("value-{}-{name}-about", setting.id));
            }
        }
    }
    for preset in TABLE.presets {
        ids.push(format!("preset-{}", preset.id));
        ids.push(format!("preset-{}-about", preset.id));
    }
    for level in Level::ALL {
        ids.push(format!("level-{level}"));
        ids.push(format!("level-{level}-about"));
    }
    for section in SECTIONS {
        ids.push(format!("rules-{section}-title"));
        ids.push(format!("rules-{section}-1"));
    }
    for step in 1..=lesson::STEPS {
        ids.push(format!("lesson-{step}"));
        ids.push(format!("lesson-{step}-title"));
    }
    for phase in [Phase::Play, Phase::Flip, Phase::Choose, Phase::RoundOver, Phase::MatchOver] {
        ids.push(format!("error-wrong-phase-{phase}"));
    }
    for seat in 0..MAX_SEATS {
        ids.push(format!("seat-name-{seat}"));
    }
    for screen in ["home", "settings", "table", "result", "rules", "about"] {
        ids.push(format!("ui-screen-{screen}"));
    }
    for speed in ["off", "quick", "normal", "slow"] {
        ids.push(format!("value-speed-{speed}"));
    }
    for theme in ["auto", "light", "dark"] {
        ids.push(format!("value-theme-{theme}"));
    }
    for ground in ["paper", "wood", "cloth"] {
        ids.push(format!("value-ground-{ground}"));
    }
    ids
}
