//! The browser: everything that touches web APIs. Called by `app`; knows no game.

pub mod analyst;
pub mod bindings;
pub mod clock;
pub mod cpu;
pub mod crash;
pub mod deck;
pub mod flip;
pub mod own_thread;
pub mod page;
pub mod part;
pub mod seeds;
pub mod storage;
