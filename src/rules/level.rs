//! The names of the strengths that a CPU seat can have; records, settings and CPUs share them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How strong a CPU seat plays. A level that is not built plays the strongest there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A beginner.
    Sprout,
    /// Counts card points.
    Easy,
    /// Knows the yaku.
    Normal,
    /// Looks ahead.
    Hard,
    /// As strong as it gets.
    Master,
}

/// A name that is no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown level '{0}'")]
pub struct UnknownLevel(pub String);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Sprout, Self::Easy, Self::Normal, Self::Hard, Self::Master];

    /// The id in records, message keys and the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sprout => "sprout",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.id() == text);
        found.ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
