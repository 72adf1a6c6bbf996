//! The rules of Yaku-Narabe, one suite for each notion that they settle.

mod every_row;
mod rows;
mod turns;
