//! Hanakago 花籠: hanafuda games in the browser.
//!
//! # Layers
//!
//! Arrows point one way: `ui → app → present → record → rules`, `cpu → rules`; `platform` is called by
//! `app`. The pure layers compile and test with `--no-default-features`.
//!
//! - [`rules`]: cards, deals, turns, captures, yaku, settlements. The only judge.
//! - [`record`]: a match as its record; replay, notation, share codes, sealed files.

pub mod record;
pub mod rules;
