//! The web worker with the computer players of Hanafuda Pilina.

mod worker;

/// How the players of this worker think.
const THINK: hanakago::cpu::Think = hanakago::cpu::pilina::think;

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::thread::start();
}
