//! The web worker with the computer players of Hanafuda Pilina.

mod worker;

use hanakago::cpu::protocol::ToWorker;
use hanakago::cpu::thinking::{self, Job};

/// The work that a message asks for.
fn job(message: ToWorker) -> Option<Box<dyn Job>> {
    thinking::job(message, hanakago::cpu::pilina::think)
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::thread::start();
}
