//! A turn allocates nothing, so that a search can play millions of them.
//!
//! The profiler of divan counts, for the project allows itself no unsafe code. It only prints, so this
//! test runs itself as another process and reads what that says.

use std::process::Command;

use divan::{AllocProfiler, Bencher, Divan, black_box};
use hanakago::cpu::baselines::mix;
use hanakago::rules::{GameId, Round, RuleSet, Seed, Silent};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

/// A whole round by lot from a copy of its deal: every kind of turn, and the settlement.
fn whole_rounds(bencher: Bencher, game: GameId, seats: u8) {
    let rules = RuleSet::new(game);
    let mut draws = Seed::new("allocations").expect("a short seed").stream(1);
    let (pack, _) = Round::shuffled(&rules, seats, &mut draws).expect("a number of seats of the game");
    let deal = Round::deal(&rules, seats, 0, &pack).expect("a pack that stands");
    let mut dice = 1;
    bencher.bench_local(move || {
        let mut round = deal.clone();
        while round.phase().is_some() {
            let legal = round.legal();
            dice = mix(dice);
            let action = legal[(dice % legal.len() as u64) as usize];
            round.apply(action, &mut Silent).expect("a legal action");
        }
        black_box(round.settle())
    });
}

#[divan::bench(args = [2, 3, 4])]
fn every_turn_of_hana_awase(bencher: Bencher, seats: u8) {
    whole_rounds(bencher, GameId::HanaAwase, seats);
}

#[divan::bench(args = [2, 3, 4, 5, 6, 7])]
fn every_turn_of_pilina(bencher: Bencher, seats: u8) {
    whole_rounds(bencher, GameId::Pilina, seats);
}

/// What the profiler must see.
#[divan::bench]
fn a_box() -> Box<u64> {
    Box::new(black_box(7))
}

#[test]
#[ignore = "run by the test below in a process of its own"]
fn profile() {
    Divan::default().color(false).sample_count(100).sample_size(10).run_benches();
}

#[test]
fn a_turn_allocates_nothing() {
    let this = std::env::current_exe().expect("a test has a program");
    let run =
        Command::new(this).args(["profile", "--exact", "--ignored", "--nocapture"]).output().expect("it runs again");
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{said}");
    let (boxes, turns) = said.split_once("every_turn").unwrap_or_else(|| panic!("no benches in\n{said}"));
    assert!(boxes.contains("alloc:"), "the profiler counts\n{said}");
    assert!(["4 ", "7 "].iter().all(|seats| turns.contains(seats)) && !turns.contains("alloc:"), "{said}");
}
