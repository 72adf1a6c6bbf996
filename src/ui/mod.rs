//! Components that walk the model and pass on what a person does. No rules, no state of the game.

pub mod parts;
pub mod root;
pub mod screens;
pub mod solo;
pub mod table;
