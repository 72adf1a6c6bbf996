//! The rules of the games: cards, deals, turns, captures, yaku and settlements.
//!
//! Pure: no browser, no clock, no randomness but a passed generator. Everything that a player can do
//! is an [`Action`], everything that happens is an [`Event`], everything that a seat may know is a
//! [`View`]. This layer speaks in ids and facts; words come from the locale files.
//!
//! # Words
//!
//! | word | meaning |
//! |---|---|
//! | month | the four cards of one flower; in Pilina an ʻohana |
//! | table | the cards that lie face up for all, *ba* |
//! | stack | the face-down cards, *yamafuda* |
//! | seat | a place at the table, from 0 in turn order; turns run counter-clockwise |
//! | dealer | *oya*; deals and plays first |
//! | yaku | a set of captured cards that scores |
//! | shown | cards of a hand that lie face up before their owner (Six and Seven Plains) |

pub mod action;
pub mod capture;
pub mod card;
pub mod deck;
pub mod error;
pub mod event;
pub mod game;
pub mod hana_awase;
pub mod level;
pub mod pack;
pub mod pilina;
pub mod set;
pub mod setting;
pub mod shuffle;
pub mod view;
pub mod yaku_narabe;

pub use action::{Action, UnreadableAction};
pub use card::{CARDS, Card, UnknownCard};
pub use error::{DealError, RuleError};
pub use event::{Event, EventSink, HandYaku, Scores, Silent};
pub use game::{GameId, Phase, Round};
pub use level::Level;
pub use set::CardSet;
pub use setting::{Preset, RuleSet, RuleTable, Setting, SettingError, Values};
pub use shuffle::{Draws, Seed};
pub use view::{RoundView, View};

/// A place at the table, from 0 in turn order.
pub type Seat = u8;

/// No game has more seats.
pub const MAX_SEATS: usize = 7;

/// All that a seat can do now; no position of any game has more.
pub type Legal = arrayvec::ArrayVec<Action, 64>;
