//! A match is its record: seed or decks, rules, seats and the list of actions.
//!
//! Everything else is derived by replay. Saving, resuming, undo, review, sharing and bug reports are all
//! the same [`Record`]. Pure: no browser, no clock, no randomness.
//!
//! ```
//! use hanakago::record::Record;
//! let record = Record::read(r#"{"format":"hanakago-record","version":1,"game":"hana-awase","rules":{},
//!     "seats":[{"kind":"human"},{"kind":"cpu","level":"normal"}],"first_dealer":0,
//!     "deal":{"seed":"kiku-ni-sakazuki"},"actions":[]}"#)?;
//! let game = record.replay()?;
//! assert_eq!(game.legal().len(), game.view(0).legal.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod answer;
pub mod code;
pub mod envelope;
pub mod fields;
pub mod game;
pub mod history;
mod json;
mod score;
pub mod takeback;

pub use code::{CodeError, RULE_CODE_CHARS};
pub use envelope::EnvelopeError;
pub use game::{Deal, Match, Setup, SetupError};
pub use history::History;
pub use json::{Mark, Marked, Mode, Record, RecordError, ReplayError, SeatKind};
pub use score::{RowRequest, ScoreRequest, row, score};
