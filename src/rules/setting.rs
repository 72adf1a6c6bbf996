//! House rules as data: what can be set, the presets, and a chosen set of rules.
//!
//! A game brings one [`RuleTable`]. Everything that lists rules walks it: the settings panel, records,
//! rule codes, tests. A setting's place in the table and a value's place in its list are part of the
//! rule code and never change: new ones are appended.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};

use super::game::GameId;

/// At most this many settings in one game.
pub const MAX_SETTINGS: usize = 12;

/// The value of a preset's setting that depends on the number of seats. No player and no record can choose
/// it: it is what the preset has where nothing is laid over it.
pub const BY_SEATS: u8 = 15;

/// The values that a setting can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Values {
    /// Off (0) and on (1); JSON booleans.
    Toggle,
    /// A number in a range; JSON numbers.
    Count {
        /// The lowest number.
        min: u8,
        /// The highest number.
        max: u8,
        /// The numbers that the panel offers first.
        offered: &'static [u8],
    },
    /// One of these names, by its place; JSON strings, but numbers where the name is one.
    Choice(&'static [&'static str]),
}

/// One house rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// The id in records, message keys and the page.
    pub id: &'static str,
    /// What it can be.
    pub values: Values,
    /// The value where neither preset nor player says otherwise.
    pub default: u8,
}

/// A named set of settings, and of what no single setting can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// The id in records, message keys and the page.
    pub id: &'static str,
    /// The settings that differ from the defaults.
    pub differs: &'static [(&'static str, u8)],
}

/// All that can be set in one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleTable {
    /// The settings, in the order of the panel and of the rule code.
    pub settings: &'static [Setting],
    /// The presets; the first is the default.
    pub presets: &'static [Preset],
}

/// Why a text, number or name is no rule of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// The game has no such setting.
    #[error("rules: unknown field '{0}'")]
    UnknownSetting(String),
    /// The game has no such preset.
    #[error("rules: unknown preset '{0}'")]
    UnknownPreset(String),
    /// The setting cannot have that value.
    #[error("rules: {setting} cannot be {value}")]
    BadValue {
        /// The setting.
        setting: &'static str,
        /// The value as it was written.
        value: String,
    },
    /// Rules are an object of settings.
    #[error("rules: an object is wanted")]
    NotAnObject,
}

impl Setting {
    /// Whether `value` is one of the setting's values.
    #[must_use]
    pub fn accepts(&self, value: u8) -> bool {
        match self.values {
            Values::Toggle => value <= 1,
            Values::Count { min, max, .. } => (min..=max).contains(&value),
            Values::Choice(names) => usize::from(value) < names.len(),
        }
    }

    /// Every value that the setting can have.
    pub fn all_values(&self) -> impl Iterator<Item = u8> {
        let (min, max) = match self.values {
            Values::Toggle => (0, 1),
            Values::Count { min, max, .. } => (min, max),
            Values::Choice(names) => (0, names.len() as u8 - 1),
        };
        min..=max
    }

    /// The name of a value in message keys: `off` and `on`, the number, or the choice.
    #[must_use]
    pub fn value_name(&self, value: u8) -> String {
        match self.values {
            Values::Toggle => if value == 0 { "off" } else { "on" }.to_owned(),
            Values::Count { .. } => value.to_string(),
            Values::Choice(_) if value == BY_SEATS => "by-players".to_owned(),
            Values::Choice(names) => names.get(usize::from(value)).copied().unwrap_or_default().to_owned(),
        }
    }

    fn to_json(self, value: u8) -> Json {
        match self.values {
            Values::Toggle => json!(value == 1),
            Values::Count { .. } => json!(value),
            Values::Choice(_) => {
                let name = self.value_name(value);
                name.parse::<u32>().map_or_else(|_| json!(name), |number| json!(number))
            }
        }
    }

    fn read(&self, json: &Json) -> Option<u8> {
        let value = match (self.values, json) {
            (Values::Toggle, Json::Bool(on)) => u8::from(*on),
            (Values::Count { .. }, Json::Number(number)) => u8::try_from(number.as_u64()?).ok()?,
            (Values::Choice(names), Json::String(text)) if text.parse::<u32>().is_err() => place(names, text)?,
            (Values::Choice(names), Json::Number(number)) => place(names, &number.as_u64()?.to_string())?,
            _ => return None,
        };
        self.accepts(value).then_some(value)
    }
}

fn place(names: &[&str], wanted: &str) -> Option<u8> {
    names.iter().position(|name| *name == wanted).map(|i| i as u8)
}

impl RuleTable {
    /// The place of a setting in the table.
    #[must_use]
    pub fn position(&self, setting: &str) -> Option<usize> {
        self.settings.iter().position(|known| known.id == setting)
    }

    fn preset_value(&self, preset: u8, setting: usize) -> u8 {
        let setting = &self.settings[setting];
        let differs = self.presets[usize::from(preset)].differs;
        differs.iter().find(|(id, _)| *id == setting.id).map_or(setting.default, |(_, value)| *value)
    }
}

/// A game's rules as chosen: a preset with single settings laid over it. Always valid.
///
/// ```
/// use hanakago::rules::{GameId, RuleSet};
/// let rules = RuleSet::read(GameId::HanaAwase, &serde_json::json!({"preset": "friendly", "fuke": true}))?;
/// assert_eq!(rules.preset_id(), "friendly");
/// assert_eq!(rules.get("fuke"), Some(1));
/// assert_eq!(rules.to_json(), serde_json::json!({"preset": "friendly", "fuke": true}));
/// # Ok::<(), hanakago::rules::SettingError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RawRules")]
pub struct RuleSet {
    game: GameId,
    preset: u8,
    values: [u8; MAX_SETTINGS],
}

/// A rule set as it is read, which may name what the game does not have.
#[derive(Deserialize)]
#[serde(rename = "RuleSet")]
struct RawRules {
    game: GameId,
    preset: u8,
    values: [u8; MAX_SETTINGS],
}

impl TryFrom<RawRules> for RuleSet {
    type Error = SettingError;

    fn try_from(raw: RawRules) -> Result<Self, SettingError> {
        let table = raw.game.rules();
        let Some(preset) = table.presets.get(usize::from(raw.preset)) else {
            return Err(SettingError::UnknownPreset(raw.preset.to_string()));
        };
        let mut rules = Self::preset(raw.game, preset.id)?;
        for (setting, value) in table.settings.iter().zip(raw.values) {
            rules.set(setting.id, value)?;
        }
        Ok(rules)
    }
}

impl RuleSet {
    /// The game's default rules.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        Self { game, preset: 0, values: [0; MAX_SETTINGS] }.with_preset_place(0)
    }

    fn with_preset_place(mut self, preset: u8) -> Self {
        self.preset = preset;
        for setting in 0..self.table().settings.len() {
            self.values[setting] = self.table().preset_value(preset, setting);
        }
        self
    }

    /// The rules of a preset, with nothing laid over it.
    pub fn preset(game: GameId, id: &str) -> Result<Self, SettingError> {
        let place = game.rules().presets.iter().position(|preset| preset.id == id);
        let place = place.ok_or_else(|| SettingError::UnknownPreset(id.chars().take(40).collect()))?;
        Ok(Self::new(game).with_preset_place(place as u8))
    }

    /// The game that these rules are for.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The game's table of settings and presets.
    #[must_use]
    pub fn table(&self) -> &'static RuleTable {
        self.game.rules()
    }

    /// The preset's place in the table.
    #[must_use]
    pub const fn preset_place(&self) -> usize {
        self.preset as usize
    }

    /// The preset's id.
    #[must_use]
    pub fn preset_id(&self) -> &'static str {
        self.table().presets[self.preset_place()].id
    }

    /// The value of a setting, by id.
    #[must_use]
    pub fn get(&self, setting: &str) -> Option<u8> {
        self.table().position(setting).map(|place| self.values[place])
    }

    /// The value of a setting, by its place in the table; 0 past its end.
    #[must_use]
    pub fn at(&self, place: usize) -> u8 {
        self.values.get(place).copied().unwrap_or(0)
    }

    /// How many rounds a match has.
    #[must_use]
    pub fn rounds(&self) -> u8 {
        let named = |place: usize| self.table().settings[place].value_name(self.at(place)).parse().ok();
        self.table().position("rounds").and_then(named).unwrap_or(1)
    }

    /// Seconds for a turn, if they are limited.
    #[must_use]
    pub fn turn_limit(&self) -> Option<u8> {
        let place = self.table().position("turn_limit")?;
        self.table().settings[place].value_name(self.at(place)).parse().ok()
    }

    /// Sets one setting over the preset.
    pub fn set(&mut self, setting: &str, value: u8) -> Result<(), SettingError> {
        let Some(place) = self.table().position(setting) else {
            return Err(SettingError::UnknownSetting(setting.chars().take(40).collect()));
        };
        let known = &self.table().settings[place];
        if !known.accepts(value) && value != self.table().preset_value(self.preset, place) {
            return Err(SettingError::BadValue { setting: known.id, value: value.to_string() });
        }
        self.values[place] = value;
        Ok(())
    }

    /// The places of the settings that differ from the preset.
    pub fn changed(&self) -> impl Iterator<Item = usize> + use<> {
        let rules = *self;
        (0..self.table().settings.len()).filter(move |place| rules.is_changed(*place))
    }

    /// Whether the setting at a place differs from the preset.
    #[must_use]
    pub fn is_changed(&self, place: usize) -> bool {
        self.at(place) != self.table().preset_value(self.preset, place)
    }

    /// Puts the setting at a place back to the preset's value.
    pub fn reset(&mut self, place: usize) {
        if place < self.table().settings.len() {
            self.values[place] = self.table().preset_value(self.preset, place);
        }
    }

    /// Reads rules as records write them: `{"preset":"reference","fuke":true}`.
    pub fn read(game: GameId, json: &Json) -> Result<Self, SettingError> {
        let Json::Object(fields) = json else {
            return Err(SettingError::NotAnObject);
        };
        let mut rules = match fields.get("preset") {
            None => Self::new(game),
            Some(Json::String(id)) => Self::preset(game, id)?,
            Some(other) => return Err(SettingError::UnknownPreset(written(other))),
        };
        for (id, json) in fields.iter().filter(|(id, _)| *id != "preset") {
            let Some(place) = game.rules().position(id) else {
                return Err(SettingError::UnknownSetting(id.chars().take(40).collect()));
            };
            let setting = &game.rules().settings[place];
            let bad = || SettingError::BadValue { setting: setting.id, value: written(json) };
            rules.values[place] = setting.read(json).ok_or_else(bad)?;
        }
        Ok(rules)
    }

    /// The rules as records write them: the preset, and the settings that differ from it.
    #[must_use]
    pub fn to_json(&self) -> Json {
        let mut fields = Map::new();
        fields.insert("preset".into(), json!(self.preset_id()));
        for place in self.changed() {
            let setting = self.table().settings[place];
            fields.insert(setting.id.into(), setting.to_json(self.at(place)));
        }
        Json::Object(fields)
    }
}

/// A bad value as it was written, cut to a length that fits a message.
fn written(json: &Json) -> String {
    match json {
        Json::String(text) => format!("'{}'", text.chars().take(40).collect::<String>()),
        other => other.to_string().chars().take(40).collect(),
    }
}
