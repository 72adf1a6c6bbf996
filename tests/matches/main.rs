//! Matches, records, codes and views.

#[path = "../common/mod.rs"]
mod common;

mod codes;
mod golden;
mod pilina;
mod random_matches;
mod record_json;
mod views;
mod yaku_narabe;
