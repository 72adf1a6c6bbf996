//! The rules, one suite for each notion that they settle.

#[path = "../common/mod.rs"]
mod common;

mod captures;
mod facts;
mod house_rules;
mod notation;
mod pilina;
mod rounds;
mod settlement;
mod shown_plains;
mod shuffle;
mod yaku;
mod yaku_narabe;
