//! What `docs/referee.md` shows is what the referee says.

#[path = "../examples/referee/ops.rs"]
mod ops;

mod common;

use std::collections::BTreeSet;
use std::fs;

use common::{path, text};
use hanakago::record::{Record, answer};
use hanakago::rules::GameId;
use serde_json::Value;

/// The fenced blocks of a kind, in order, with the kind that comes next.
fn blocks() -> Vec<(String, Value)> {
    let text = text("docs/referee.md");
    let fenced = text.split("\n```json ").skip(1);
    let block = |part: &str| {
        let (kind, rest) = part.split_once('\n').expect("a kind");
        let json = rest.split("\n```").next().expect("an end");
        (kind.to_owned(), serde_json::from_str(json).unwrap_or_else(|why| panic!("{why}: {json}")))
    };
    fenced.map(block).collect()
}

#[test]
fn every_example_has_the_answer_that_is_shown() {
    let blocks = blocks();
    let mut shown = BTreeSet::new();
    for (place, (kind, request)) in blocks.iter().enumerate().filter(|(_, (kind, _))| kind == "request") {
        let got = ops::answer(&request.to_string());
        let (next, want) = &blocks[place + 1];
        match next.as_str() {
            "answer" => assert_eq!(&got, want, "{kind} {request}"),
            // What a computer player does may change; that it answers so does not.
            "sample" => assert_eq!(got.as_object().unwrap().keys().collect::<Vec<_>>(), ["action", "reasons"]),
            other => panic!("{other} after a request"),
        }
        shown.insert(request["op"].as_str().unwrap().to_owned());
    }
    assert_eq!(shown.into_iter().collect::<Vec<_>>(), ["choose", "deal", "replay", "row", "score", "view"]);
}

#[test]
fn the_record_that_is_shown_can_be_read_and_replayed() {
    let blocks = blocks();
    let (_, record) = blocks.iter().find(|(kind, _)| kind == "record").expect("a record");
    let read = Record::from_json(record).unwrap();
    assert_eq!(&read.to_json(), record);
    assert!(read.replay().is_ok());
}

#[test]
fn every_event_is_shown_as_it_happened_in_a_golden_match() {
    let mut happened = BTreeSet::new();
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(path("tests/records/matches")).unwrap() {
        let golden: Value = serde_json::from_str(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap();
        let mut events = Vec::new();
        Record::from_json(&golden["record"]).unwrap().replay_to(&mut events).unwrap();
        for event in &events {
            let event = answer::event(event);
            names.insert(event["event"].as_str().unwrap().to_owned());
            happened.insert(event.to_string());
        }
    }
    let text = text("docs/referee.md");
    let mut shown = BTreeSet::new();
    for (at, _) in text.match_indices("`{\"event\":") {
        let json = text[at + 1..].split('`').next().unwrap();
        let event: Value = serde_json::from_str(json).unwrap();
        assert!(happened.contains(&event.to_string()), "{json} never happened");
        shown.insert(event["event"].as_str().unwrap().to_owned());
    }
    assert_eq!(shown, names);
}

#[test]
fn every_setting_value_and_preset_is_named() {
    let text = text("docs/referee.md");
    let titles = ["### Rules of Hana-awase\n", "### Rules of Pilina\n", "### Rules of Yaku-Narabe\n"];
    for (game, title) in GameId::ALL.into_iter().zip(titles) {
        let section = text.split(title).nth(1).and_then(|rest| rest.split("\n#").next()).expect(title);
        for setting in game.rules().settings {
            let row = section.lines().find(|line| line.starts_with(&format!("| `{}` |", setting.id)));
            let row = row.unwrap_or_else(|| panic!("{game}: {} is missing", setting.id));
            for value in setting.all_values().filter(|_| setting.id != "rounds") {
                let name = match setting.value_name(value).as_str() {
                    "off" if setting.all_values().count() == 2 => "false".to_owned(),
                    "on" => "true".to_owned(),
                    name => name.to_owned(),
                };
                assert!(row.contains(&name), "{}: {name}", setting.id);
            }
            let default = match setting.value_name(setting.default).as_str() {
                "off" if setting.all_values().count() == 2 => "`false`".to_owned(),
                "on" if setting.all_values().count() == 2 => "`true`".to_owned(),
                name if setting.id == "rounds" => format!("`{name}`"),
                name => format!("`\"{name}\"`"),
            };
            assert!(row.contains(&format!("| {default}")), "{}: {default} comes first", setting.id);
        }
        for preset in game.rules().presets {
            assert!(section.contains(&format!("`{}`", preset.id)), "{}", preset.id);
        }
    }
}

#[test]
fn every_field_of_an_answer_is_named() {
    let text = text("docs/referee.md");
    let named = |field: &str| text.contains(&format!("| `{field}` |")) || text.contains(&format!("| `…{field}` |"));
    for (_, request) in blocks().iter().filter(|(kind, _)| kind == "request") {
        let answer = ops::answer(&request.to_string());
        for field in answer.as_object().unwrap().keys().filter(|field| !["error", "at"].contains(&field.as_str())) {
            let told = named(field) || ["seat", "rounds"].contains(&field.as_str());
            assert!(told, "{}: {field}", request["op"]);
        }
        for list in ["seats", "sides"] {
            for part in answer[list].as_array().into_iter().flatten() {
                assert!(part.as_object().unwrap().keys().all(|field| named(field)), "{part}");
            }
        }
    }
}

#[test]
fn every_game_is_shown_by_every_operation_that_differs() {
    let blocks = blocks();
    let game = |request: &Value| request.get("game").unwrap_or(&request["record"]["game"]).as_str().unwrap().to_owned();
    let shown: BTreeSet<(String, String)> = blocks
        .iter()
        .filter(|(kind, _)| kind == "request")
        .map(|(_, request)| (request["op"].as_str().unwrap().to_owned(), game(request)))
        .collect();
    for op in ["score", "replay", "view"] {
        for game in GameId::ALL {
            // A row of the solitaire has an operation of its own.
            let op = if game == GameId::YakuNarabe && op == "score" { "row" } else { op };
            assert!(shown.contains(&(op.to_owned(), game.id().to_owned())), "{op} of {game}");
        }
    }
}
