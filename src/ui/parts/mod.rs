//! Pieces that several screens use.

pub mod card;
pub mod controls;
pub mod icon;
pub mod live;
pub mod sheet;

pub use card::{CardBack, Face, HuiIcon, MiniCard};
pub use controls::{LangSwitch, Segmented, Stepper, ThemeSwitch, Toggle};
pub use icon::Icon;
pub use sheet::Sheet;
