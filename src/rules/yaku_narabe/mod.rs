//! Yaku-Narabe 花札役並べ, a solitaire.
//!
//! Each turn one of two hand cards goes to the bottom of one of five columns. When every column holds a
//! card, the five cards of the top row are scored and leave, and the cards below move up. A row scores the
//! yaku among its five cards, times the cards of the bonus month: round r is month r.
//!
//! ```
//! use hanakago::cards;
//! use hanakago::rules::yaku_narabe::{RowScore, YakuId};
//! let row = RowScore::of(cards!["1B", "3B", "8B", "9A", "12B"], Some(3), true);
//! assert_eq!(row.yaku[0].id, YakuId::FourBrights);
//! assert_eq!((row.base(), row.multiplier(), row.score()), (130, 2, 260));
//! ```

mod book;
mod round;
mod row;
mod turn;
mod view;
mod yaku;

pub use book::{Settings, TABLE};
pub use round::{Round, ScoredRow, Settlement, layout, shuffled};
pub use row::{Counted, Line, RowScore, count};
pub use view::{Column, View};
pub use yaku::{YAKU, Yaku, YakuId};

/// The most seats of this game.
pub const SEATS: usize = 1;
/// How many columns there are, and how many cards make a row.
pub const COLUMNS: usize = 5;
/// How many cards a column can hold.
pub const COLUMN_CARDS: usize = 9;
/// How many rows a round can have at most: the three last cards stay over.
pub const ROWS: usize = 9;
/// How many cards the hand holds while the stack lasts.
pub const HAND: usize = 2;
