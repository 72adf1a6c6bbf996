//! Hanakago 花籠: hanafuda games in the browser.
//!
//! # Layers
//!
//! Arrows point one way: `ui → app → present → record → rules`, `cpu → rules`; `platform` is called by
//! `app`. The pure layers compile and test with `--no-default-features`.
//!
//! - [`rules`]: cards, deals, turns, captures, yaku, settlements. The only judge.
//! - [`record`]: a match as its record; replay, notation, share codes, sealed files.
//! - [`cpu`]: players that decide from a view alone; levels, reasons, the worker's messages.
//! - [`present`]: what to draw and to say, from views and events.
//! - `platform`: the browser: storage, worker, motion, crash panel.
//! - `app`: the state of the page: words, settings, the match under way.
//! - `ui`: components that walk the models.
//!
//! # A round
//!
//! ```
//! use hanakago::record::{Deal, Match, SeatKind, Setup};
//! use hanakago::rules::{Event, GameId, Level, RuleSet, Seed};
//!
//! let seed = Seed::new("kiku-ni-sakazuki")?;
//! let cpu = SeatKind::Cpu { level: Level::Normal };
//! let mut rules = RuleSet::new(GameId::HanaAwase);
//! rules.set("rounds", 1)?;
//! let mut events = Vec::new();
//! let setup = Setup { rules, seats: vec![cpu; 3], first_dealer: 0, deal: Deal::Seed(seed) };
//! let mut game = Match::start(setup, &mut events)?;
//! while let Some(seat) = game.to_move() {
//!     let view = game.view(seat);
//!     let decision = hanakago::cpu::decide(&view, Level::Normal, 7).ok_or("nothing to decide")?;
//!     game.apply(decision.action, &mut events)?;
//! }
//! assert_eq!(game.totals().iter().sum::<i32>(), 0);
//! assert!(matches!(events.last(), Some(Event::MatchOver { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod cpu;
pub mod present;
pub mod record;
pub mod rules;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod platform;
#[cfg(feature = "app")]
pub mod ui;
