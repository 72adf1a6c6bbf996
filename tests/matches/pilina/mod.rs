//! What must hold in every match of Pilina.

mod events;
mod hidden_ohana;
mod invariants;
mod legal;
mod score;
mod views;
