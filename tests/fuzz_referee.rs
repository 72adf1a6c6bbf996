//! The referee meets any input: one JSON answer each, and never a panic.

#[path = "../examples/referee/ops.rs"]
mod ops;

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use common::{Dice, path, runs, text};
use serde_json::{Map, Value, json};

/// Real requests of every operation, to be mutated.
fn real_requests() -> Vec<String> {
    let mut requests = Vec::new();
    for file in ["bad", "deal", "seeded"] {
        requests.extend(requests_of(file, 200));
    }
    requests.extend(requests_of("rows", 80));
    requests.extend(requests_of("replay_yaku_narabe_1", 200));
    for (game, seats) in [("hana_awase", 2..=4), ("pilina", 2..=7)] {
        requests.extend(seats.flat_map(|seats| requests_of(&format!("replay_{game}_{seats}"), 200)));
        requests.extend(requests_of(&format!("score_{game}"), 80));
    }
    // Views and choices over the records of the replays.
    for at in 0..requests.len() {
        let request: Value = serde_json::from_str(&requests[at]).expect("JSON");
        if let Some(record) = request.get("record") {
            // Cut somewhere, so that choices and answers are owed.
            let mut record = record.clone();
            if let Some(actions) = record["actions"].as_array_mut() {
                actions.truncate(at * 7 % (actions.len() + 1));
            }
            requests.push(json!({"op": "view", "record": record, "seat": at % 8}).to_string());
            requests.push(json!({"op": "choose", "record": record, "level": "easy", "seed": "x"}).to_string());
            requests.push(json!({"op": "choose", "record": record, "level": "easy", "seat": at % 7}).to_string());
        }
    }
    requests
}

fn requests_of(file: &str, most: usize) -> Vec<String> {
    let lines = text(&format!("tests/cases/{file}.jsonl"));
    let cases = lines.lines().take(most).map(|line| serde_json::from_str::<Value>(line).expect("a case is JSON"));
    cases.map(|case| case["request"].to_string()).collect()
}

/// A value of any type, often one that sits at some edge.
fn any_value(dice: &mut Dice, depth: usize) -> Value {
    let texts = [
        "",
        "7a",
        "7a>7A",
        ">8B",
        "flip",
        "12R",
        "ohana 3",
        "ohana 11",
        "11P",
        "11P>8B",
        "stop",
        "pass",
        "hana-awase",
        "pilina",
        "yaku-narabe",
        "7a@2",
        "reference",
        "board-game-arena",
        "2x2",
        "3x2",
        "2x3",
        "none",
        "odd-card",
        "松",
        "\u{0}",
    ];
    match dice.below(if depth == 0 { 8 } else { 10 }) {
        0 => Value::Null,
        1 => json!(dice.coin()),
        2 => json!(dice.next() as i64),
        3 => json!(dice.below(20)),
        4 => json!(*dice.pick(&[-1.0, 0.5, 1e308, -0.0, 1e-9, 255.0, 256.0, 4_294_967_296.0])),
        5 => json!(*dice.pick(&[u64::MAX, u64::from(u32::MAX), 255, 256, 65_536, 0])),
        6 => json!(*dice.pick(&texts)),
        7 => json!(String::from_utf8_lossy(&random_bytes(dice, 80))),
        8 => Value::Array((0..dice.below(6)).map(|_| any_value(dice, depth - 1)).collect()),
        _ => {
            let names =
                ["op", "record", "seed", "decks", "kind", "level", "preset", "at", "teams", "pele_user", "x", ""];
            let field = |dice: &mut Dice| ((*dice.pick(&names)).to_owned(), any_value(dice, depth - 1));
            Value::Object((0..dice.below(5)).map(|_| field(dice)).collect::<Map<_, _>>())
        }
    }
}

/// Any bytes but the one that ends a line.
fn random_bytes(dice: &mut Dice, most: usize) -> Vec<u8> {
    let ascii = dice.coin();
    let byte = |dice: &mut Dice| match dice.next() as u8 {
        b'\n' => b' ',
        byte if ascii => 32 + byte % 95,
        byte => byte,
    };
    (0..dice.below(most)).map(|_| byte(dice)).collect()
}

/// Changes one value somewhere in a request.
fn mutate_value(dice: &mut Dice, value: &mut Value) {
    let deeper = dice.below(4) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let key = dice.pick(&keys).clone();
            match dice.below(8) {
                0 => {
                    fields.remove(&key);
                }
                1 => {
                    let other = any_value(dice, 2);
                    fields.insert(format!("{key}{}", dice.below(3)), other);
                }
                _ => mutate_value(dice, fields.get_mut(&key).expect("a field")),
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = dice.below(items.len());
            match dice.below(8) {
                0 => {
                    items.remove(at);
                }
                1 => items.insert(at, any_value(dice, 2)),
                2 => items.push(items[at].clone()),
                3 => {
                    let other = dice.below(items.len());
                    items.swap(at, other);
                }
                _ => mutate_value(dice, &mut items[at]),
            }
        }
        _ => *value = any_value(dice, 2),
    }
}

/// Changes some bytes of a request.
fn mutate_bytes(dice: &mut Dice, bytes: &mut Vec<u8>, others: &[String]) {
    for _ in 0..=dice.below(4) {
        if bytes.is_empty() {
            return;
        }
        let at = dice.below(bytes.len());
        let end = at + dice.below((bytes.len() - at).min(40) + 1);
        match dice.below(6) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            3 => {
                let part = random_bytes(dice, 6);
                bytes.splice(at..at, part);
            }
            4 => bytes.truncate(at),
            _ => {
                let other = dice.pick(others).as_bytes();
                let from = dice.below(other.len());
                let part = other[from..(from + 60).min(other.len())].to_vec();
                bytes.splice(at..end, part);
            }
        }
    }
    for byte in bytes {
        if *byte == b'\n' {
            *byte = b' ';
        }
    }
}

/// A line of input: nonsense, or a real request, mostly with something changed.
fn line(dice: &mut Dice, real: &[String]) -> Vec<u8> {
    match dice.below(11) {
        0 => random_bytes(dice, 200),
        1 => any_value(dice, 4).to_string().into_bytes(),
        2 => ["[", "{\"op\":", "\"", "-", "[[[{\"a\":"][dice.below(5)].repeat(dice.below(400)).into_bytes(),
        3..=5 => {
            let mut bytes = dice.pick(real).clone().into_bytes();
            mutate_bytes(dice, &mut bytes, real);
            bytes
        }
        6 => dice.pick(real).clone().into_bytes(),
        _ => {
            let mut request = serde_json::from_str(dice.pick(real).as_str()).expect("JSON");
            for _ in 0..=dice.below(3) {
                mutate_value(dice, &mut request);
            }
            request.to_string().into_bytes()
        }
    }
}

#[test]
fn any_line_has_one_answer_and_none_panics() {
    let real = real_requests();
    assert!(real.len() > 200);
    let mut dice = Dice::new(60);
    let (mut refused, mut answered) = (0, 0);
    for _ in 0..runs(5_000, 100_000) {
        let bytes = line(&mut dice, &real);
        let request = String::from_utf8_lossy(&bytes);
        let answer = ops::answer(&request);
        let Value::Object(fields) = &answer else { panic!("{request}\n{answer} is no object") };
        assert!(!answer.to_string().contains('\n'), "one line");
        match fields.get("error") {
            None => answered += 1,
            Some(error) => {
                assert!(error.as_str().is_some_and(|text| !text.is_empty()), "{request}\n{answer}");
                refused += 1;
            }
        }
    }
    assert!(refused > 2_000 && answered > 200, "{refused} refused, {answered} answered");
}

/// Numbers, texts and the like that no field of Pilina should be.
fn odd_values() -> Vec<Value> {
    let numbers = [
        "-1",
        "0",
        "1",
        "2",
        "6",
        "7",
        "8",
        "255",
        "256",
        "65536",
        "4294967296",
        "18446744073709551615",
        "18446744073709551616",
        "-9223372036854775809",
        "1e2",
        "1E400",
        "0.0",
        "-0",
        "2.5",
        "123456789012345678901234567890",
    ];
    let mut odd: Vec<Value> = numbers.iter().map(|text| serde_json::from_str(text).expect("a number")).collect();
    odd.extend([
        json!(null),
        json!(true),
        json!([]),
        json!({}),
        json!([0]),
        json!([null]),
        json!([[]]),
        json!({"0": 0}),
    ]);
    odd.extend(["", "0", "11P", "11a", "8B", "8B ", "none", "2x2", "side 0", "松"].map(|text| json!(text)));
    odd.extend([
        json!(["8B"]),
        json!(["8B", "8B"]),
        json!(["11P", 0]),
        json!([["8B"], ["8B"]]),
        json!(["1B"].repeat(60)),
    ]);
    odd
}

/// One JSON object, which is an error with words or has the field of an answer.
fn answered(request: &Value, field: &str) -> bool {
    let answer = ops::answer(&request.to_string());
    let error = answer.get("error").and_then(Value::as_str);
    assert!(error.map_or(answer.get(field).is_some(), |text| !text.is_empty()), "{request}\n{answer}");
    error.is_none()
}

#[test]
fn odd_values_in_the_fields_of_pilina_have_one_answer_each() {
    let score = json!({
        "op": "score", "game": "pilina", "rules": {}, "captures": [["3B", "8A", "11P"], ["1R"], []],
        "pele_user": 0, "pele_took": "8A", "field": ["8a", "11R"],
    });
    let record = json!({
        "format": "hanakago-record", "version": 1, "game": "pilina", "rules": {"teams": "2x2"}, "first_dealer": 0,
        "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}, {"kind": "human"}],
        "deal": {"seed": "odd"}, "actions": [],
    });
    let replay = json!({"op": "replay", "record": record});
    let view = json!({"op": "view", "record": record, "seat": 0});
    let choose = json!({"op": "choose", "record": record, "level": "easy", "seat": 0, "seed": ""});
    let deal = json!({"op": "deal", "game": "pilina", "rules": {}, "players": 7, "seed": "x", "round": 1});
    let cases = [
        (
            score,
            "sides",
            vec![
                "/captures",
                "/captures/0",
                "/captures/0/0",
                "/pele_user",
                "/pele_took",
                "/field",
                "/field/0",
                "/rules",
                "/game",
            ],
        ),
        (
            replay,
            "phase",
            vec![
                "/record/rules/teams",
                "/record/seats",
                "/record/first_dealer",
                "/record/actions",
                "/record/deal",
                "/record/deal/seed",
                "/record/rules",
            ],
        ),
        (view, "hands", vec!["/seat", "/record"]),
        (choose, "action", vec!["/seat", "/level", "/seed", "/record"]),
        (deal, "deck", vec!["/players", "/seed", "/round", "/rules", "/game"]),
    ];
    for (request, field, places) in cases {
        assert!(answered(&request, field), "{request}");
        let mut refused = 0;
        for place in places {
            for odd in odd_values() {
                let mut request = request.clone();
                *request.pointer_mut(place).expect("a field") = odd;
                refused += usize::from(!answered(&request, field));
            }
        }
        assert!(refused > 40, "{field}: {refused}");
    }
}

#[test]
fn teams_and_numbers_that_do_not_fit_are_refused_by_every_operation() {
    for (teams, seats) in
        [("2x2", 2), ("2x2", 3), ("2x2", 6), ("3x2", 4), ("3x2", 7), ("2x3", 5), ("none", 1), ("none", 8)]
    {
        let rules = json!({ "teams": teams });
        let record = json!({
            "format": "hanakago-record", "version": 1, "game": "pilina", "rules": rules, "first_dealer": 0,
            "seats": vec![json!({"kind": "human"}); seats], "deal": {"seed": "misfit"}, "actions": [],
        });
        for request in [
            json!({"op": "replay", "record": record}),
            json!({"op": "view", "record": record, "seat": 0}),
            json!({"op": "choose", "record": record, "level": "easy"}),
            json!({"op": "deal", "game": "pilina", "rules": rules, "players": seats, "seed": "x", "round": 1}),
            json!({"op": "score", "game": "pilina", "rules": rules, "captures": vec![json!([]); seats | 1]}),
        ] {
            let answer = ops::answer(&request.to_string());
            assert!(answer["error"].is_string(), "{request}\n{answer}");
        }
    }
}

#[test]
fn as_many_captures_as_sides_are_wanted() {
    for count in [0, 1, 8, 9, 255, 256, 258, 263, 65_538] {
        let request = json!({"op": "score", "game": "pilina", "captures": vec![json!([]); count]});
        assert!(!answered(&request, "sides"), "{count} lists");
    }
    for count in 2..=7_usize {
        let request = json!({"op": "score", "game": "pilina", "captures": vec![json!([]); count]});
        assert_eq!(ops::answer(&request.to_string())["sides"].as_array().map(Vec::len), Some(count));
    }
}

/// The built example; where only this test was built, it is built now.
fn referee() -> PathBuf {
    let here = std::env::current_exe().expect("this program");
    let built = here.parent().and_then(|deps| deps.parent()).expect("a target folder").join("examples/referee");
    if !built.exists() {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--locked", "--example", "referee", "--manifest-path"]);
        cargo.arg(path("Cargo.toml")).args(if cfg!(feature = "app") { &[][..] } else { &["--no-default-features"] });
        assert!(cargo.status().expect("cargo").success());
    }
    built
}

/// The answers of the program itself to these lines of input.
fn answers(input: Vec<u8>) -> Vec<String> {
    let mut child = Command::new(referee())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || stdin.write_all(&input).expect("the referee reads on"));
    let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    let answers = stdout.lines().map(|line| line.expect("UTF-8")).collect();
    writer.join().expect("all was written");
    let end = child.wait_with_output().expect("it ends");
    assert!(end.status.success() && end.stderr.is_empty(), "{}", String::from_utf8_lossy(&end.stderr));
    answers
}

#[test]
fn the_program_answers_each_line_with_one_line() {
    let real = real_requests();
    let mut dice = Dice::new(61);
    let lines: Vec<Vec<u8>> = (0..runs(5_000, 100_000)).map(|_| line(&mut dice, &real)).collect();
    let answers = answers(lines.iter().flat_map(|line| [line.as_slice(), b"\n"].concat()).collect());
    assert_eq!(answers.len(), lines.len());
    for (line, answer) in lines.iter().zip(answers) {
        let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|why| panic!("{why}: {answer}"));
        assert_eq!(answer, ops::answer(&String::from_utf8_lossy(line)), "{}", String::from_utf8_lossy(line));
    }
}

#[test]
fn blank_lines_and_a_last_line_without_an_end_are_lines_too() {
    let input = b"\n \t\n\r\n\xe3\x80\x80\n{\"op\":\"deal\",\"game\":\"hana-awase\",\"players\":2,\"seed\":\"x\",\"round\":1}\r\n\xff\xfe\n{}";
    let answers = answers(input.to_vec());
    assert_eq!(answers.len(), 7, "{answers:?}");
    let deals: Vec<bool> = answers.iter().map(|answer| answer.contains("\"deck\"")).collect();
    assert_eq!(deals, [false, false, false, false, true, false, false]);
    assert!(answers.iter().zip(deals).all(|(answer, deal)| deal || answer.starts_with("{\"error\":")));
}
