//! A record as JSON: what is read, what is refused and how the refusal names it.

use hanakago::record::envelope::{checksum, open, seal};
use hanakago::record::{EnvelopeError, Mark, Mode, Record, RecordError, ReplayError, SeatKind};
use hanakago::rules::{Level, Phase};
use serde_json::{Value, json};

use crate::common::{Dice, random_pack, rules};

fn minimal() -> Value {
    json!({
        "format": "hanakago-record", "version": 1, "game": "hana-awase",
        "rules": {"preset": "reference", "rounds": 1},
        "seats": [{"kind": "human"}, {"kind": "cpu", "level": "normal"}, {"kind": "cpu", "level": "hard"}],
        "first_dealer": 0,
        "deal": {"seed": "kiku-ni-sakazuki"},
        "actions": [],
    })
}

/// The minimal record with the value at a JSON pointer set (or added).
fn with(pointer: &str, value: Value) -> Value {
    let mut record = minimal();
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match record.pointer_mut(parent).expect("a parent") {
        Value::Object(fields) => {
            fields.insert(key.into(), value);
        }
        Value::Array(items) => items[key.parse::<usize>().expect("a place")] = value,
        _ => panic!("no parent: {pointer}"),
    }
    record
}

fn without(key: &str) -> Value {
    let mut record = minimal();
    record.as_object_mut().expect("an object").remove(key).expect("a field");
    record
}

#[test]
fn a_record_reads_and_writes() {
    let record = Record::from_json(&minimal()).unwrap();
    assert_eq!(record.setup.seats[0], SeatKind::Human);
    assert_eq!(record.setup.seats[2], SeatKind::Cpu { level: Level::Hard });
    assert_eq!(record.to_json(), minimal());
    assert_eq!(Record::read(&minimal().to_string()).unwrap(), record);
    // Without rules the game's first preset is played.
    assert_eq!(Record::from_json(&without("rules")).unwrap().setup.rules, rules("{}"));
}

#[test]
fn every_level_is_a_seat() {
    for level in ["sprout", "easy", "normal", "hard", "master"] {
        let record = Record::from_json(&with("/seats/0", json!({"kind": "cpu", "level": level}))).unwrap();
        assert_eq!(record.to_json()["seats"][0]["level"], level);
    }
}

#[test]
fn unknown_fields_are_refused_and_named_at_every_level() {
    let full = {
        let mut record = minimal();
        record["marks"] = json!([{"at": 0, "mark": "hint"}]);
        record
    };
    for parent in ["", "/rules", "/seats/0", "/seats/1", "/deal", "/marks/0"] {
        let mut record = full.clone();
        record.pointer_mut(parent).unwrap()["wholly_unknown"] = json!(1);
        let error = Record::from_json(&record).expect_err(parent).to_string();
        assert!(error.contains("wholly_unknown"), "{parent}: {error}");
    }
    let level_of_a_person = with("/seats/0", json!({"kind": "human", "level": "hard"}));
    let error = Record::from_json(&level_of_a_person).expect_err("a person has no level").to_string();
    assert!(error.contains("level"), "{error}");
}

#[test]
fn what_is_missing_or_of_another_type_is_refused() {
    for key in ["format", "version", "game", "seats", "first_dealer", "deal", "actions"] {
        assert!(Record::from_json(&without(key)).is_err(), "without {key}");
    }
    let wrong = [
        ("/format", json!("hanakago-file")),
        ("/format", json!(1)),
        ("/game", json!("pilina-9")),
        ("/game", json!(0)),
        ("/rules", json!([])),
        ("/rules", json!("reference")),
        ("/rules/rounds", json!(13)),
        ("/seats", json!([])),
        ("/seats", json!([{"kind": "human"}])),
        (
            "/seats",
            json!([{"kind": "human"}, {"kind": "human"}, {"kind": "human"}, {"kind": "human"}, {"kind": "human"}]),
        ),
        ("/seats", json!(3)),
        ("/seats/0", json!("human")),
        ("/seats/0", json!({"kind": "robot"})),
        ("/seats/0", json!({"kind": "cpu"})),
        ("/seats/0", json!({"kind": "cpu", "level": "Hard"})),
        ("/seats/0", json!({"level": "hard"})),
        ("/first_dealer", json!(3)),
        ("/first_dealer", json!(259)),
        ("/first_dealer", json!(-1)),
        ("/first_dealer", json!("0")),
        ("/first_dealer", json!(null)),
        ("/first_dealer", json!(0.5)),
        ("/deal", json!({})),
        ("/deal", json!("kiku")),
        ("/deal", json!({"seed": "x", "decks": []})),
        ("/deal", json!({"seed": 7})),
        ("/deal", json!({"seed": "菊".repeat(65)})),
        ("/deal", json!({"decks": []})),
        ("/deal", json!({"decks": [[]]})),
        ("/deal", json!({"decks": [["1B"]]})),
        ("/deal", json!({"decks": [["12R"]]})),
        ("/deal", json!({"decks": "1B"})),
        ("/actions", json!("7a")),
        ("/actions", json!([7])),
        ("/actions", json!([null])),
        ("/names", json!(["a", "b", "c", "d"])),
        ("/names", json!([1])),
        ("/names", json!("a")),
        ("/mode", json!("endless")),
        ("/mode", json!(1)),
        ("/cpu_seed", json!(1)),
        ("/marks", json!({})),
        ("/marks", json!([{"at": 0}])),
        ("/marks", json!([{"mark": "undo"}])),
        ("/marks", json!([{"at": -1, "mark": "undo"}])),
        ("/marks", json!([{"at": 0, "mark": "redo"}])),
        ("/marks", json!([{"at": 0, "mark": "seat", "level": "deity"}])),
    ];
    for (pointer, value) in wrong {
        assert!(Record::from_json(&with(pointer, value.clone())).is_err(), "{pointer}: {value}");
    }
    for text in ["", "{", "[]", "null", "1", "\"x\"", "{}"] {
        assert!(Record::read(text).is_err(), "{text}");
    }
}

#[test]
fn a_version_that_this_build_does_not_know_is_named() {
    for version in [json!(2), json!(0), json!("1"), json!(1.5), json!(null), json!(-1)] {
        // A newer record may have fields that this build does not know: the version is what counts.
        let mut record = with("/version", version.clone());
        record["from_the_future"] = json!(1);
        let error = Record::from_json(&record).unwrap_err();
        assert_eq!(error, RecordError::Version(version.to_string()));
    }
}

#[test]
fn positions_are_reserved() {
    for deal in
        [json!({"position": {}}), json!({"position": {"hands": [["1B"]]}}), json!({"position": {}, "seed": "x"})]
    {
        assert_eq!(Record::from_json(&with("/deal", deal)).unwrap_err(), RecordError::Position);
    }
}

#[test]
fn names_mode_seeds_of_cpus_and_marks_are_kept_and_never_change_the_replay() {
    let plain = Record::from_json(&minimal()).unwrap();
    let mut full = minimal();
    full["names"] = json!(["松", "Second", ""]);
    full["mode"] = json!("practice");
    full["cpu_seed"] = json!("a seed of their own");
    full["marks"] = json!([
        {"at": 0, "mark": "undo"},
        {"at": 3, "mark": "hint", "seat": 0},
        {"at": 9999, "mark": "seat", "seat": 0, "level": "hard"},
        {"at": 4, "mark": "seat", "seat": 0},
    ]);
    let record = Record::from_json(&full).unwrap();
    assert_eq!(record.to_json(), full);
    assert_eq!(record.mode, Some(Mode::Practice));
    let marks = record.marks.clone().unwrap();
    assert_eq!((marks[2].mark, marks[2].level, marks[3].level), (Mark::Seat, Some(Level::Hard), None));
    assert_eq!(record.replay().unwrap(), plain.replay().unwrap());
    for (key, value) in
        [("names", json!([])), ("mode", json!("ordinary")), ("cpu_seed", json!("")), ("marks", json!([]))]
    {
        let mut one = minimal();
        one[key] = value;
        let record = Record::from_json(&one).unwrap();
        assert_eq!(record.to_json(), one);
        assert_eq!(record.replay().unwrap(), plain.replay().unwrap());
    }
}

#[test]
fn an_action_that_cannot_be_read_is_an_illegal_action_at_its_place() {
    let mut record = Record::from_json(&minimal()).unwrap();
    let mut game = record.replay().unwrap();
    for k in 0..8 {
        for text in ["", "7c", "flip ", "ohana 13", "🎴", "play 7a"] {
            let mut bad = record.clone();
            bad.actions.extend([text.to_owned(), "never reached".to_owned()]);
            let error = bad.replay().unwrap_err();
            assert_eq!((error.at(), &error), (Some(k), &ReplayError::Unreadable { at: k, text: text.to_owned() }));
        }
        for text in ["flip", "pass", "koi", "ohana 1", "1B@1"] {
            let mut bad = record.clone();
            bad.actions.push(text.to_owned());
            assert!(matches!(bad.replay(), Err(ReplayError::Illegal { at, .. }) if at == k), "{text} at {k}");
        }
        let action = game.legal()[0];
        game.apply(action, &mut hanakago::rules::Silent).unwrap();
        record.actions.push(action.to_string());
    }
    let endless = "x".repeat(1 << 20);
    record.actions.push(endless);
    assert!(record.replay().unwrap_err().to_string().len() < 100, "an error quotes no endless text");
}

#[test]
fn an_action_after_the_end_is_illegal() {
    let mut record = Record::from_json(&minimal()).unwrap();
    let mut game = record.replay().unwrap();
    while let Some(action) = game.legal().first().copied() {
        game.apply(action, &mut hanakago::rules::Silent).unwrap();
        record.actions.push(action.to_string());
    }
    assert_eq!(record.replay().unwrap().phase(), Phase::MatchOver);
    let end = record.actions.len();
    record.actions.push("flip".into());
    assert_eq!(record.replay().unwrap_err().at(), Some(end));
}

#[test]
fn decks_are_checked_when_the_record_is_read() {
    let mut dice = Dice::new(40);
    let deck = random_pack(&mut dice, &rules("{}"), 3);
    let codes = |deck: &[hanakago::rules::Card]| deck.iter().map(|card| card.code()).collect::<Vec<_>>();
    let good = with("/deal", json!({"decks": [codes(&deck)]}));
    assert!(Record::from_json(&good).is_ok());
    assert_eq!(Record::from_json(&good).unwrap().to_json(), good);
    let mut twice = deck.clone();
    twice[0] = twice[1];
    // The table of three seats is dealt after 21 hand cards.
    let mut month: Vec<_> = deck.iter().copied().filter(|card| card.month() != 6).collect();
    month.splice(21..21, deck.iter().copied().filter(|card| card.month() == 6));
    let cases = [(twice, "permutation"), (deck[1..].to_vec(), "permutation"), (month, "again")];
    for (bad, why) in cases {
        let error = Record::from_json(&with("/deal", json!({"decks": [codes(&bad)]}))).unwrap_err().to_string();
        assert!(error.contains(why) && error.contains("deck 1"), "{error}");
    }
}

#[test]
fn a_sealed_file_opens_and_every_damage_is_noticed() {
    let body = minimal();
    let text = seal("hanakago-file", &body);
    assert_eq!(open("hanakago-file", &text), Ok(body.clone()));
    assert_eq!(open("hanakago-file", &format!("  {text}\n")), Ok(body.clone()));
    // Layout and order of the fields are not what is sealed.
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&text).unwrap()).unwrap();
    assert_eq!(open("hanakago-file", &pretty), Ok(body.clone()));
    assert_eq!(open("hanakago-slot", &text), Err(EnvelopeError::Kind));

    let sealed: Value = serde_json::from_str(&text).unwrap();
    let changed = |key: &str, value: Value| {
        let mut json = sealed.clone();
        json[key] = value;
        open("hanakago-file", &json.to_string())
    };
    let dropped = |key: &str| {
        let mut json = sealed.clone();
        json.as_object_mut().unwrap().remove(key);
        open("hanakago-file", &json.to_string())
    };
    assert_eq!(changed("version", json!(2)), Err(EnvelopeError::Newer));
    for version in [json!(0), json!("1"), json!(null), json!(1.5), json!(-1)] {
        assert_eq!(changed("version", version), Err(EnvelopeError::Unreadable));
    }
    assert_eq!(changed("sum", json!("0000000000000000")), Err(EnvelopeError::Damaged));
    assert_eq!(changed("sum", json!("")), Err(EnvelopeError::Damaged));
    assert_eq!(changed("sum", json!(1)), Err(EnvelopeError::Unreadable));
    assert_eq!(changed("body", json!(null)), Err(EnvelopeError::Damaged));
    for key in ["format", "version", "sum", "body"] {
        assert_eq!(dropped(key), Err(EnvelopeError::Unreadable), "without {key}");
    }
    for end in 0..text.len() {
        assert!(open("hanakago-file", &text[..end]).is_err(), "cut at {end}");
    }
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
        if let Ok(text) = String::from_utf8(bytes) {
            assert_ne!(open("hanakago-file", &text), Ok(body.clone()), "changed at {at}");
        }
    }
    for text in ["", "x", "[]", "null", "{}", "{\"format\":1}"] {
        assert_eq!(open("hanakago-file", text), Err(EnvelopeError::Unreadable));
    }
    assert_eq!(checksum("", 8), "e3b0c44298fc1c14");
    assert_eq!(checksum("", 32).len(), 64);
}
