//! The worked cases: requests to the referee with the answers of a second implementation.
//!
//! Only the fields that an answer has are compared. Order has no meaning in lists of cards, actions
//! and yaku; it has in `deck`. The texts of errors are not compared, that there is one and `at` are.

#[path = "../examples/referee/ops.rs"]
mod ops;

use std::fs;

use hanakago::rules::Card;
use hanakago::rules::pilina::CardValues;
use serde_json::Value;

fn same(key: &str, want: &Value, got: &Value) -> bool {
    match (want, got) {
        (Value::Array(want), Value::Array(got)) => {
            if want.len() != got.len() {
                return false;
            }
            let ordered = matches!(key, "deck" | "hands" | "captures" | "seats" | "scores" | "shown") && !leaf(want);
            if ordered || key == "deck" || key == "scores" {
                return want.iter().zip(got).all(|(want, got)| same("", want, got));
            }
            let sorted = |list: &[Value]| {
                let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
                texts.sort();
                texts
            };
            sorted(want) == sorted(got)
        }
        (Value::Object(want), Value::Object(got)) => {
            want.iter().all(|(key, want)| got.get(key).is_some_and(|got| same(key, want, got)))
        }
        _ => want == got,
    }
}

fn leaf(list: &[Value]) -> bool {
    list.iter().all(Value::is_string) && !list.is_empty()
}

/// The cases list all that a side of Pilina has captured; the referee lists the cards that count, and the rest
/// in `discard` and `pele`.
fn scoring_only(request: &Value, answer: &Value) -> Value {
    let mut answer = answer.clone();
    if request["op"] == "replay" && request["record"]["game"] == "pilina" {
        for pile in answer["captures"].as_array_mut().into_iter().flatten() {
            let counts = |card: &Value| card.as_str().and_then(|code| code.parse().ok()).is_some_and(counts);
            if let Some(pile) = pile.as_array_mut() {
                pile.retain(counts);
            }
        }
    }
    answer
}

fn counts(card: Card) -> bool {
    CardValues::SCORING.contains(card)
}

fn agrees(want: &Value, got: &Value) -> bool {
    if want.get("error").is_some() {
        return got.get("error").is_some() && want.get("at") == got.get("at");
    }
    got.get("error").is_none() && same("", want, got)
}

fn run(file: &str) -> usize {
    let path = format!("{}/tests/cases/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
    let mut compared = 0;
    for (number, line) in text.lines().enumerate() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let got = ops::answer(&case["request"].to_string());
        assert!(
            agrees(&scoring_only(&case["request"], &case["answer"]), &got),
            "{file}:{}\n{}\nwant {}\ngot  {got}",
            number + 1,
            case["request"],
            case["answer"]
        );
        compared += 1;
    }
    compared
}

#[test]
fn settlements_agree() {
    assert_eq!(run("score_hana_awase"), 600);
}

#[test]
fn matches_of_two_three_and_four_agree() {
    assert_eq!(run("replay_hana_awase_2"), 10);
    assert_eq!(run("replay_hana_awase_3"), 18);
    assert_eq!(run("replay_hana_awase_4"), 10);
}

#[test]
fn hui_and_leftovers_agree() {
    assert_eq!(run("score_pilina"), 600);
}

#[test]
fn pilina_of_two_to_seven_agrees() {
    let counts = (2..=7).map(|seats| run(&format!("replay_pilina_{seats}")));
    assert_eq!(counts.collect::<Vec<_>>(), [17, 17, 21, 17, 26, 18]);
}

#[test]
fn rows_agree() {
    assert_eq!(run("rows"), 600);
}

#[test]
fn games_of_yaku_narabe_agree() {
    assert_eq!(run("replay_yaku_narabe_1"), 10);
}

#[test]
fn shuffles_and_redeals_agree() {
    assert_eq!(run("deal"), 70);
}

#[test]
fn seeded_records_agree() {
    assert_eq!(run("seeded"), 11);
}

#[test]
fn bad_requests_are_refused() {
    assert_eq!(run("bad"), 12);
}
