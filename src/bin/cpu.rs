//! The web worker with the computer players of Hana-awase.

mod worker;

/// How the players of this worker think.
const THINK: hanakago::cpu::Think = hanakago::cpu::hana_awase::think;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::thread::start();
}
