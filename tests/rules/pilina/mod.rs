//! The rules of Pilina, one suite for each notion that they settle.

mod aims;
mod blocks;
mod captures;
mod deals;
mod draws;
mod endings;
mod hui;
mod leftovers;
mod ohana;
mod opening;
mod presets;
mod stack_pele;
mod teams;
mod values;
