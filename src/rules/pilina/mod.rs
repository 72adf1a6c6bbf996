//! Hanafuda Pilina, the Hawaiʻi style of hanafuda, for two to seven players, alone or in teams.
//!
//! Each turn a seat plays a hand card (or takes a whole ʻohana) and then turns the top of the stack. The
//! Pele card takes any card it is aimed at, unless somebody holds the rest of that suit and says "stop!".
//! Captured cards count 20, 10 or 5, and each hui costs every opposing side 50.
//! Sources of the rules: the Pilina text and its older Hawaiʻi Style and Higobana relatives; every choice
//! between customs is a setting (see [`TABLE`]).

mod answer;
mod book;
mod deal;
mod draw;
mod hui;
mod round;
mod settlement;
mod turn;
mod value;
mod view;

pub use book::{BlockedPele, HuiScoring, LEFTOVERS_BY_SEATS, Leftovers, MatchScoring, Settings, TABLE, layout};
pub use deal::shuffled;
pub use draw::{Draw, draw};
pub use hui::{HUI, HUI_POINTS, Hui, HuiId, held};
pub use round::{Aim, Pele, Round};
pub use settlement::{Settlement, SideSettlement, leftovers, settle};
pub use value::{CardValues, PELE};
pub use view::View;

use super::CardSet;
use crate::cards;

/// The most seats of this game.
pub const SEATS: usize = 7;

/// The fern suit, the Pele card included.
pub const FERNS: CardSet = cards!["11B", "11A", "11R", "11P"];
