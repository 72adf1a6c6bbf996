//! What a person has set: display, pace, and the rules of the next match.

use serde_json::{Value, json};

use super::words::Lang;
use crate::platform::storage;
use crate::present::table::Sort;
use crate::record::{Mode, Record, SeatKind, envelope};
use crate::rules::{GameId, Level, RuleSet};

/// The key, and the format of its envelope.
const KEY: &str = "settings";
const FORMAT: &str = "hanakago-settings";

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What the cards lie on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ground {
    /// Washi.
    #[default]
    Paper,
    /// Cedar.
    Wood,
    /// Woven cloth.
    Cloth,
}

/// How fast the table goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// No motion, no waiting.
    Off,
    /// Fast.
    Quick,
    /// As a friendly round goes.
    #[default]
    Normal,
    /// To follow every card.
    Slow,
}

macro_rules! ids {
    ($kind:ident { $($variant:ident = $id:literal),* $(,)? }) => {
        impl $kind {
            /// Every value, in the order of the panel.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The id in settings, parameters and message keys.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),* }
            }

            /// The value of an id.
            #[must_use]
            pub fn of(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.id() == id)
            }
        }
    };
}

ids!(Theme { Auto = "auto", Light = "light", Dark = "dark" });
ids!(Ground { Paper = "paper", Wood = "wood", Cloth = "cloth" });
ids!(Speed { Off = "off", Quick = "quick", Normal = "normal", Slow = "slow" });

impl Speed {
    /// A time of the table at this speed, in milliseconds.
    #[must_use]
    pub const fn scale(self, normal: u32) -> u32 {
        match self {
            Self::Off => 0,
            Self::Quick => normal / 2,
            Self::Normal => normal,
            Self::Slow => normal * 2,
        }
    }
}

/// What a person has set. Unknown fields of a newer version are kept out; missing ones take the default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prefs {
    /// The language; `None` follows the browser.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub theme: Theme,
    /// What the cards lie on.
    pub ground: Ground,
    /// How fast the table goes.
    pub speed: Speed,
    /// Month number and kind mark in the corners of the cards.
    pub aids: bool,
    /// Whether matching field cards light up.
    pub lights: bool,
    /// Whether a hand card asks for a second tap.
    pub confirm: bool,
    /// How the hand is sorted.
    pub sort: Sort,
    /// Whether the guided first round was played or declined.
    pub lesson_seen: bool,
    /// The last plan for a match, as [`Plan::to_json`] writes it.
    pub plan: Value,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::default(),
            ground: Ground::default(),
            speed: Speed::default(),
            aids: true,
            lights: true,
            confirm: false,
            sort: Sort::default(),
            lesson_seen: false,
            plan: Value::Null,
        }
    }
}

impl Prefs {
    /// The settings as they were kept, or the defaults. Unreadable settings are set aside.
    #[must_use]
    pub fn load() -> Self {
        let Some(text) = storage::get(KEY) else { return Self::default() };
        envelope::open(FORMAT, &text).map_or_else(
            |_| {
                super::saves::set_aside(KEY, &text);
                Self::default()
            },
            |body| Self::from_json(&body),
        )
    }

    /// Keeps the settings. What the address asked for (`visit`, over the settings `before` it) is for this
    /// visit only, unless the person has changed it since.
    pub fn save(&self, before: &Self, visit: &Self) {
        let mut kept = self.clone();
        if kept.lang == visit.lang {
            kept.lang = before.lang;
        }
        if kept.theme == visit.theme {
            kept.theme = before.theme;
        }
        if kept.ground == visit.ground {
            kept.ground = before.ground;
        }
        if kept.speed == visit.speed {
            kept.speed = before.speed;
        }
        storage::set(KEY, &envelope::seal(FORMAT, &kept.to_json()));
    }

    /// Settings as they are kept; what is missing or unknown takes its default.
    fn from_json(json: &Value) -> Self {
        let fresh = Self::default();
        let id = |key: &str| json.get(key).and_then(Value::as_str).unwrap_or_default();
        let flag = |key: &str, default: bool| json.get(key).and_then(Value::as_bool).unwrap_or(default);
        Self {
            lang: Lang::of(id("lang")),
            theme: Theme::of(id("theme")).unwrap_or_default(),
            ground: Ground::of(id("ground")).unwrap_or_default(),
            speed: Speed::of(id("speed")).unwrap_or_default(),
            aids: flag("aids", fresh.aids),
            lights: flag("lights", fresh.lights),
            confirm: flag("confirm", fresh.confirm),
            sort: Sort::of(id("sort")).unwrap_or_default(),
            lesson_seen: flag("lesson_seen", fresh.lesson_seen),
            plan: json.get("plan").cloned().unwrap_or_default(),
        }
    }

    fn to_json(&self) -> Value {
        json!({
            "lang": self.lang.map(Lang::tag),
            "theme": self.theme.id(),
            "ground": self.ground.id(),
            "speed": self.speed.id(),
            "aids": self.aids,
            "lights": self.lights,
            "confirm": self.confirm,
            "sort": self.sort.id(),
            "lesson_seen": self.lesson_seen,
            "plan": self.plan,
        })
    }
}

/// What the next match is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The rules, and with them the game.
    pub rules: RuleSet,
    /// How many play.
    pub players: u8,
    /// The level of each CPU seat, from the one at the right; as many as the game can have.
    pub levels: Vec<Level>,
    /// Whether take-backs are free.
    pub practice: bool,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            rules: RuleSet::new(GameId::HanaAwase),
            players: 3,
            levels: vec![Level::Normal; crate::rules::MAX_SEATS - 1],
            practice: false,
        }
    }
}

impl Plan {
    /// The plan as it was kept; what is missing or unknown takes its default.
    #[must_use]
    pub fn of(saved: &Value) -> Self {
        let mut plan = Self::default();
        let (min, max) = plan.rules.game().players();
        if let Some(players) = saved.get("players").and_then(Value::as_u64) {
            plan.players = (players.min(u64::from(max)) as u8).max(min);
        }
        let levels = saved.get("levels").and_then(Value::as_array);
        for (level, kept) in plan.levels.iter_mut().zip(levels.into_iter().flatten()) {
            if let Some(kept) = kept.as_str().and_then(|id| id.parse().ok()) {
                *level = kept;
            }
        }
        if let Some(Ok(rules)) = saved.get("rules").map(|rules| RuleSet::read(plan.rules.game(), rules)) {
            plan.rules = rules;
        }
        plan.practice = saved.get("practice").and_then(Value::as_bool).unwrap_or(false);
        plan
    }

    /// The plan that leads to a match like this one: for a rematch.
    #[must_use]
    pub fn of_record(record: &Record) -> Self {
        let mut plan = Self { rules: record.setup.rules, ..Self::default() };
        plan.players = record.setup.seats.len() as u8;
        let levels = record.setup.seats.iter().filter_map(|seat| match seat {
            SeatKind::Cpu { level } => Some(*level),
            SeatKind::Human => None,
        });
        for (place, level) in plan.levels.iter_mut().zip(levels) {
            *place = level;
        }
        plan.practice = record.mode == Some(Mode::Practice);
        plan
    }

    /// The plan as it is kept: rules by their JSON, so that it outlives changes of the table.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let levels: Vec<Value> = self.levels.iter().map(|level| level.id().into()).collect();
        json!({
            "players": self.players,
            "levels": levels,
            "rules": self.rules.to_json(),
            "practice": self.practice,
        })
    }
}
