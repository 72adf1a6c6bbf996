//! What a seat decides, and its notation in records, logs, links and tests.
//!
//! ```
//! use hanakago::rules::Action;
//! for text in ["7a", "7a>7A", ">8B", "flip", "ohana 3", "stop", "pass", "7a@2", "koi", "shobu"] {
//!     assert_eq!(text.parse::<Action>()?.to_string(), text);
//! }
//! # Ok::<(), hanakago::rules::UnreadableAction>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize, Serializer};

use super::card::Card;

/// One decision of a seat, of whichever game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `7a`: play a hand card; what it takes follows from the table.
    Play(Card),
    /// `7a>7A`: play a hand card and take that one (of two, or with Pele).
    Take(Card, Card),
    /// `>8B`: the choice owed for a turned card or a blocked Pele.
    Choose(Card),
    /// `flip`: turn the stack card, when that is all a seat can do.
    Flip,
    /// `ohana 3`: declare all four cards of a suit (1–12).
    Ohana(u8),
    /// `stop`: block the Pele that was aimed.
    Stop,
    /// `pass`: let the Pele that was aimed through.
    Pass,
    /// `7a@2`: put a card in a column (1–5).
    Column(Card, u8),
    /// `koi`: play on.
    Koi,
    /// `shobu`: end the round and score.
    Shobu,
}

/// A text that is no action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no action")]
pub struct UnreadableAction(pub String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "{card}"),
            Self::Take(card, target) => write!(f, "{card}>{target}"),
            Self::Choose(target) => write!(f, ">{target}"),
            Self::Flip => f.write_str("flip"),
            Self::Ohana(suit) => write!(f, "ohana {suit}"),
            Self::Stop => f.write_str("stop"),
            Self::Pass => f.write_str("pass"),
            Self::Column(card, column) => write!(f, "{card}@{column}"),
            Self::Koi => f.write_str("koi"),
            Self::Shobu => f.write_str("shobu"),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Action {
    type Err = UnreadableAction;

    fn from_str(text: &str) -> Result<Self, UnreadableAction> {
        let unreadable = || UnreadableAction(text.chars().take(40).collect());
        let card = |code: &str| code.parse::<Card>().map_err(|_| unreadable());
        Ok(match text {
            "flip" => Self::Flip,
            "stop" => Self::Stop,
            "pass" => Self::Pass,
            "koi" => Self::Koi,
            "shobu" => Self::Shobu,
            _ => {
                if let Some(suit) = text.strip_prefix("ohana ") {
                    Self::Ohana(number(suit, 12).ok_or_else(unreadable)?)
                } else if let Some((played, column)) = text.split_once('@') {
                    Self::Column(card(played)?, number(column, 5).ok_or_else(unreadable)?)
                } else {
                    match text.split_once('>') {
                        None => Self::Play(card(text)?),
                        Some(("", target)) => Self::Choose(card(target)?),
                        Some((played, target)) => Self::Take(card(played)?, card(target)?),
                    }
                }
            }
        })
    }
}

/// A number from 1 to `max` in its only spelling: no sign, no leading zero.
fn number(text: &str, max: u8) -> Option<u8> {
    let number = text.parse().ok().filter(|n| (1..=max).contains(n))?;
    (number.to_string() == text).then_some(number)
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
