//! The settings and the preset of Yaku-Narabe.

use crate::rules::setting::{Preset, RuleSet, RuleTable, Setting, Values};

/// Every setting and preset of the game. New ones are appended: places are part of the rule code.
pub static TABLE: RuleTable = RuleTable {
    settings: &[
        Setting { id: "rounds", values: Values::Choice(&["3", "6", "12"]), default: 0 },
        Setting { id: "show_scored", values: Values::Toggle, default: 0 },
        Setting { id: "cup_is_chaff", values: Values::Toggle, default: 1 },
    ],
    presets: &[Preset { id: "standard", differs: &[] }],
};

/// The house rules of one match, typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Whether the scored rows and the cards seen so far stay in a side list.
    pub show_scored: bool,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
}

impl From<&RuleSet> for Settings {
    /// The settings of a rule set of this game.
    fn from(rules: &RuleSet) -> Self {
        Self { show_scored: rules.get("show_scored") == Some(1), cup_is_chaff: rules.get("cup_is_chaff") != Some(0) }
    }
}
