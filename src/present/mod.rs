//! What to draw and what to say, from views and events. Pure: no browser, no Leptos, no words.
//!
//! - [`table`]: the table as a model, built from a [`crate::rules::View`] and moved on step by step;
//! - [`step`]: events grouped into the steps that an eye can follow;
//! - [`motion`]: where a card that newly lies face up came from;
//! - [`solo`]: the columns of Yaku-Narabe, and what a row holds and can still make;
//! - [`goals`]: how near each yaku is; [`ledger`]: a settlement as rows; [`narrate`]: facts to messages;
//! - [`advice`]: what a player advises, and why;
//! - [`msg`]: a message is an id with arguments; [`catalog`] lists every id that can be asked for.

pub mod advice;
pub mod catalog;
pub mod goals;
pub mod ledger;
pub mod lesson;
pub mod motion;
pub mod msg;
pub mod narrate;
pub mod seat;
pub mod solo;
pub mod step;
pub mod table;
pub mod worth;

pub use msg::{Arg, Msg};
pub use seat::Place;
pub use solo::Solo;
pub use table::TableModel;
pub use worth::Worth;
