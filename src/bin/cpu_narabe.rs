//! The web worker of Yaku-Narabe: its adviser, and its analyst.

mod worker;

use hanakago::cpu::protocol::ToWorker;
use hanakago::cpu::thinking::Job;
use hanakago::cpu::yaku_narabe::{analyst, think};

/// The work that a message asks for.
fn job(message: ToWorker) -> Option<Box<dyn Job>> {
    analyst::job(message, think)
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::thread::start();
}
