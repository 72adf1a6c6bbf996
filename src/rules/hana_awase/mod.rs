//! Hana-awase 花合わせ, for two to four players.
//!
//! Each turn a seat plays a hand card and then turns the top of the stack; both capture cards of
//! their month. When all cards are captured, card points and yaku are settled among the players.
//! Sources of the rules: the reference rules of the Fuda Wiki's Hana-awase pages and their named
//! house rules; every choice between customs is a setting (see [`TABLE`]).

mod book;
mod deal;
mod round;
mod settlement;
mod turn;
mod view;
mod yaku;

pub use book::{Book, Settings, TABLE, Washout, YakuChoice};
pub use deal::shuffled;
pub use round::Round;
pub use settlement::{CancelledBy, SeatSettlement, Settlement, multiplier, multiplier_cards, settle};
pub use view::View;
pub use yaku::{Counted, YAKU, Yaku, YakuId, count};

/// The most seats of this game.
pub const SEATS: usize = 4;
