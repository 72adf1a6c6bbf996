//! Golden records and codes: what was written once must read the same for ever.
//!
//! `tests/records/README.md` says how one is added.

use std::fs;
use std::path::PathBuf;

use hanakago::record::{Match, Record, answer};
use hanakago::rules::{GameId, RuleSet};
use serde_json::{Value, json};

use crate::common::{path, text};

fn files() -> Vec<PathBuf> {
    let all = fs::read_dir(path("tests/records/matches")).expect("a folder");
    let mut files: Vec<PathBuf> = all.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

/// What is kept of a match: where it stands, and the scores of each finished round.
fn outcome(game: &Match) -> Value {
    let mut position = answer::position(game, &[]);
    position.as_object_mut().expect("an object").remove("events");
    position["round_scores"] = json!(game.finished().iter().map(|round| round.settlement.scores()).collect::<Vec<_>>());
    position["dealers"] = json!(game.finished().iter().map(|round| round.dealer).collect::<Vec<_>>());
    position
}

#[test]
fn every_golden_record_replays_to_the_same_end() {
    let files = files();
    assert!(files.len() >= 10);
    for file in files {
        let name = file.display();
        let golden: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let record = Record::from_json(&golden["record"]).unwrap_or_else(|why| panic!("{name}: {why}"));
        let game = record.replay().unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(outcome(&game), golden["outcome"], "{name}");
    }
}

#[test]
fn every_golden_share_code_reads_as_its_record() {
    for file in files() {
        let name = file.display();
        let golden: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let mut record = Record::from_json(&golden["record"]).unwrap();
        let code = golden["code"].as_str().unwrap_or_else(|| panic!("{name}: no code"));
        // The code is public: these are not in it.
        (record.names, record.cpu_seed, record.marks) = (None, None, None);
        assert_eq!(Record::from_code(code), Ok(record), "{name}");
    }
}

#[test]
fn every_golden_rule_code_reads_as_its_rules() {
    let golden: Value = serde_json::from_str(&text("tests/records/rule-codes.json")).unwrap();
    let codes = golden.as_array().unwrap();
    assert!(codes.len() >= 12);
    for case in codes {
        let rules = RuleSet::read(GameId::HanaAwase, &case["rules"]).unwrap();
        assert_eq!(RuleSet::from_code(case["code"].as_str().unwrap()), Ok(rules), "{case}");
    }
}

#[test]
#[ignore = "writes: fills in what a new golden file lacks, and touches no finished one"]
fn complete_new_files() {
    for file in files() {
        let mut golden: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        if golden.get("outcome").is_some() && golden.get("code").is_some() {
            continue;
        }
        let record = Record::from_json(&golden["record"]).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        golden["outcome"] = outcome(&record.replay().unwrap());
        golden["code"] = json!(record.to_code().unwrap());
        fs::write(&file, format!("{}\n", serde_json::to_string(&golden).unwrap())).unwrap();
    }
}
