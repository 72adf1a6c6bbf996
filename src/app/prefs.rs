//! What a person has set: display, pace, and the last plan of each game.

use serde_json::{Map, Value};

use super::plan::Plan;
use super::words::Lang;
use crate::platform::storage;
use crate::present::table::Sort;
use crate::record::envelope;
use crate::record::fields::object;
use crate::rules::GameId;

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

/// Which pictures the cards have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Deck {
    /// As the game and its preset have them.
    #[default]
    Auto,
    /// The flowers of Japan.
    Standard,
    /// The plants of Hawaiʻi.
    Hawaii,
}

/// Which words name things in the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Terms {
    /// As the game and its preset have them.
    #[default]
    Auto,
    /// Japanese ones: hiki, yaku, gaji, kasu.
    Hanafuda,
    /// Hawaiian ones: ʻohana, hui, Pele.
    Hawaiian,
}

/// Whether the table waits for a person who may declare an ʻohana out of turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OhanaWait {
    /// Before every turn of another.
    #[default]
    Wait,
    /// Until it was declined once.
    Dismiss,
    /// Never: it can be declared on one's own turn only.
    Never,
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
ids!(Deck { Auto = "auto", Standard = "standard", Hawaii = "hawaii" });
ids!(Terms { Auto = "auto", Hanafuda = "hanafuda", Hawaiian = "hawaiian" });
ids!(OhanaWait { Wait = "wait", Dismiss = "dismiss", Never = "never" });
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
    /// Which pictures the cards have.
    pub deck: Deck,
    /// Which words name things in the games.
    pub terms: Terms,
    /// Whether the table waits for an ʻohana out of turn.
    pub ohana_wait: OhanaWait,
    /// Month number and kind mark in the corners of the cards.
    pub aids: bool,
    /// Whether matching field cards light up.
    pub lights: bool,
    /// Whether a hand card asks for a second tap.
    pub confirm: bool,
    /// How the hand is sorted.
    pub sort: Sort,
    /// Whether a guided first round was played or declined.
    pub lesson_seen: bool,
    /// The game that was planned last.
    pub game: GameId,
    /// The last plan of each game by its id, as [`Plan::to_json`] writes it.
    pub plans: Map<String, Value>,
}

impl Default for Prefs {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::default(),
            ground: Ground::default(),
            speed: Speed::default(),
            deck: Deck::default(),
            terms: Terms::default(),
            ohana_wait: OhanaWait::default(),
            aids: true,
            lights: true,
            confirm: false,
            sort: Sort::default(),
            lesson_seen: false,
            game: GameId::HanaAwase,
            plans: Map::new(),
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
        if kept.deck == visit.deck {
            kept.deck = before.deck;
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
            deck: Deck::of(id("deck")).unwrap_or_default(),
            terms: Terms::of(id("words")).unwrap_or_default(),
            ohana_wait: OhanaWait::of(id("ohana_wait")).unwrap_or_default(),
            aids: flag("aids", fresh.aids),
            lights: flag("lights", fresh.lights),
            confirm: flag("confirm", fresh.confirm),
            sort: Sort::of(id("sort")).unwrap_or_default(),
            lesson_seen: flag("lesson_seen", fresh.lesson_seen),
            game: id("game").parse().unwrap_or(fresh.game),
            plans: json.get("plans").and_then(Value::as_object).cloned().unwrap_or_else(|| old_plan(json)),
        }
    }

    fn to_json(&self) -> Value {
        object(vec![
            ("lang", self.lang.map(Lang::tag).into()),
            ("theme", self.theme.id().into()),
            ("ground", self.ground.id().into()),
            ("speed", self.speed.id().into()),
            ("deck", self.deck.id().into()),
            ("words", self.terms.id().into()),
            ("ohana_wait", self.ohana_wait.id().into()),
            ("aids", self.aids.into()),
            ("lights", self.lights.into()),
            ("confirm", self.confirm.into()),
            ("sort", self.sort.id().into()),
            ("lesson_seen", self.lesson_seen.into()),
            ("game", self.game.id().into()),
            ("plans", self.plans.clone().into()),
        ])
    }

    /// The last plan of a game, or a fresh one.
    #[must_use]
    pub fn plan(&self, game: GameId) -> Plan {
        self.plans.get(game.id()).map_or_else(|| Plan::new(game), |kept| Plan::of(game, kept))
    }

    /// Keeps a plan for its game, which is the one planned last.
    pub fn keep(&mut self, plan: &Plan) {
        self.game = plan.rules.game();
        self.plans.insert(self.game.id().to_owned(), plan.to_json());
    }
}

/// The plan of settings that knew one game only.
fn old_plan(json: &Value) -> Map<String, Value> {
    let mut plans = Map::new();
    if let Some(plan) = json.get("plan").filter(|plan| plan.is_object()) {
        plans.insert(GameId::HanaAwase.id().to_owned(), plan.clone());
    }
    plans
}
