//! What must hold in every game of Yaku-Narabe.

mod events;
mod games;
mod history;
