//! Every message id that the tables of the engine ask for: of all games, and of each game beside them. A test
//! holds each language against it.

use crate::rules::deck::Kind;
use crate::rules::hana_awase::YAKU;
use crate::rules::pilina::HUI;
use crate::rules::{Card, GameId, Level, MAX_SEATS, Phase, Values, yaku_narabe};

use super::lesson;

/// The sections of the rules page of Hana-awase, in order.
const SECTIONS: [&str; 13] = [
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

/// The sections of the rules page of Yaku-Narabe, in order.
const YAKU_NARABE_SECTIONS: [&str; 15] = [
    "aim",
    "deck",
    "deal",
    "turn",
    "row",
    "yaku",
    "month",
    "memory",
    "takeback",
    "daily",
    "hint",
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
        GameId::YakuNarabe => &YAKU_NARABE_SECTIONS,
    }
}

/// The ids that stand in the files of all games, in no special order.
#[must_use]
pub fn common_ids() -> Vec<String> {
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
    for game in GameId::ALL {
        ids.extend(["", "-ja", "-about"].map(|end| format!("game-{game}{end}")));
        for preset in game.rules().presets {
            ids.push(format!("preset-{}", preset.id));
            ids.push(format!("preset-{}-about", preset.id));
        }
    }
    for level in Level::ALL {
        ids.push(format!("level-{level}"));
        ids.push(format!("level-{level}-about"));
    }
    for phase in [Phase::Play, Phase::Flip, Phase::Choose, Phase::RoundOver, Phase::MatchOver] {
        ids.push(format!("error-wrong-phase-{phase}"));
    }
    for seat in 0..MAX_SEATS {
        ids.push(format!("seat-name-{seat}"));
    }
    for screen in ["home", "settings", "table", "result", "rules", "about", "stats"] {
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
    for (setting, values) in [
        ("deck", ["auto", "standard", "hawaii"]),
        ("words", ["auto", "hanafuda", "hawaiian"]),
        ("ohana_wait", ["wait", "dismiss", "never"]),
    ] {
        ids.push(format!("setting-{setting}"));
        ids.push(format!("setting-{setting}-about"));
        ids.extend(values.map(|value| format!("value-{setting}-{value}")));
    }
    ids
}

/// The ids that stand in the files of a game, in no special order. Other games may have the same.
#[must_use]
pub fn game_ids(game: GameId) -> Vec<String> {
    let mut ids = Vec::new();
    match game {
        GameId::HanaAwase => {
            for slug in YAKU.iter().map(|yaku| yaku.slug).chain(["six-plains", "seven-plains"]) {
                ids.extend(["", "-term", "-reading", "-about"].map(|end| format!("yaku-{slug}{end}")));
            }
            ids.push("yaku-rain-washout".into());
        }
        GameId::Pilina => {
            for slug in HUI.iter().map(|hui| hui.slug) {
                ids.extend(["", "-icon", "-about"].map(|end| format!("hui-{slug}{end}")));
            }
            for side in 0..3 {
                ids.push(format!("team-{side}"));
            }
            for won in 1..=3 {
                ids.push(format!("ui-rounds-won-{won}"));
            }
            ids.extend(["20", "10", "5", "0"].map(|points| format!("group-{points}")));
            ids.push("error-wrong-phase-answer".into());
            ids.push("value-leftovers-by-players".into());
            ids.push("value-leftovers-by-players-about".into());
        }
        GameId::YakuNarabe => {
            for slug in yaku_narabe::YAKU.iter().map(|yaku| yaku.slug) {
                ids.extend(["", "-term", "-reading", "-about"].map(|end| format!("yaku-{slug}{end}")));
            }
        }
    }
    for setting in game.rules().settings {
        ids.push(format!("setting-{}", setting.id));
        ids.push(format!("setting-{}-about", setting.id));
        if let Values::Choice(names) = setting.values {
            for name in names {
                ids.push(format!("value-{}-{name}", setting.id));
                ids.push(format!("value-{}-{name}-about", setting.id));
            }
        }
    }
    for section in sections(game) {
        ids.push(format!("rules-{section}-title"));
        ids.push(format!("rules-{section}-1"));
    }
    for step in 1..=lesson::STEPS {
        ids.push(format!("lesson-{step}"));
        ids.push(format!("lesson-{step}-title"));
    }
    ids
}

/// The ids that stand in the file of the Hawaiʻi deck, in no special order.
#[must_use]
pub fn hawaii_ids() -> Vec<String> {
    let mut ids = Vec::new();
    for card in Card::all() {
        ids.extend(["-hawaii", "-short-hawaii", "-haw", "-gloss"].map(|end| format!("card-{card}{end}")));
    }
    for month in 1..=12 {
        ids.extend(["-hawaii", "-haw", "-gloss"].map(|end| format!("month-{month}{end}")));
        ids.push(format!("plant-{month}"));
    }
    ids
}
