//! The operations: `score`, `row`, `replay`, `view`, `choose`, `deal`.

use hanakago::cpu;
use hanakago::record::{Record, RowRequest, ScoreRequest, answer as answers, row, score};
use hanakago::rules::{GameId, Level, Round, RuleSet, Seat, Seed};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// Answers one request.
pub fn answer(line: &str) -> Value {
    let request: Value = match serde_json::from_str(line) {
        Ok(request) => request,
        Err(why) => return json!({ "error": format!("not JSON: {why}") }),
    };
    let Value::Object(mut fields) = request else {
        return json!({ "error": "an object is wanted" });
    };
    let op = match fields.remove("op") {
        Some(Value::String(op)) => op,
        Some(_) => return json!({ "error": "op: a text is wanted" }),
        None => return json!({ "error": "op: one is wanted" }),
    };
    let result = match op.as_str() {
        "score" => score_op(fields),
        "row" => row_op(fields),
        "replay" => return replay(fields),
        "view" => view(fields),
        "choose" => choose(fields),
        "deal" => deal(fields),
        other => Err(format!("unknown op '{}'", other.chars().take(40).collect::<String>())),
    };
    result.unwrap_or_else(|why| json!({ "error": why }))
}

fn read<T: for<'de> Deserialize<'de>>(fields: Map<String, Value>) -> Result<T, String> {
    T::deserialize(Value::Object(fields)).map_err(|why| why.to_string())
}

/// Takes the game and its rules out of a request.
fn rules(fields: &mut Map<String, Value>) -> Result<RuleSet, String> {
    let game: GameId = match fields.remove("game") {
        Some(Value::String(id)) => id.parse().map_err(|why| format!("game: {why}"))?,
        _ => return Err("game: one is wanted".into()),
    };
    match fields.remove("rules") {
        None => Ok(RuleSet::new(game)),
        Some(rules) => RuleSet::read(game, &rules).map_err(|why| why.to_string()),
    }
}

fn score_op(mut fields: Map<String, Value>) -> Result<Value, String> {
    let rules = rules(&mut fields)?;
    score(&rules, &read::<ScoreRequest>(fields)?)
}

fn row_op(mut fields: Map<String, Value>) -> Result<Value, String> {
    let rules = rules(&mut fields)?;
    row(&rules, &read::<RowRequest>(fields)?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplayRequest {
    record: Value,
}

fn replay(fields: Map<String, Value>) -> Value {
    let record = read::<ReplayRequest>(fields)
        .and_then(|request| Record::from_json(&request.record).map_err(|why| why.to_string()));
    let record = match record {
        Ok(record) => record,
        Err(why) => return json!({ "error": why }),
    };
    let mut events = Vec::new();
    match record.replay_to(&mut events) {
        Ok(game) => answers::position(&game, &events),
        Err(why) => match why.at() {
            Some(at) => json!({ "error": why.to_string(), "at": at }),
            None => json!({ "error": why.to_string() }),
        },
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewRequest {
    record: Value,
    seat: Seat,
}

fn view(fields: Map<String, Value>) -> Result<Value, String> {
    let request = read::<ViewRequest>(fields)?;
    let game = Record::from_json(&request.record).map_err(|why| why.to_string())?;
    let game = game.replay().map_err(|why| why.to_string())?;
    if request.seat >= game.seats() {
        return Err(format!("seat: no seat {}", request.seat));
    }
    Ok(answers::view(&game.view(request.seat)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChooseRequest {
    record: Value,
    level: Level,
    #[serde(default)]
    seed: String,
    seat: Option<Seat>,
}

/// What the seat to move does, or what another seat does out of turn.
fn choose(fields: Map<String, Value>) -> Result<Value, String> {
    let request = read::<ChooseRequest>(fields)?;
    let game = Record::from_json(&request.record).map_err(|why| why.to_string())?;
    let game = game.replay().map_err(|why| why.to_string())?;
    let Some(seat) = request.seat.or(game.to_move()) else {
        return Err("nobody is to move".into());
    };
    if seat >= game.seats() {
        return Err(format!("seat: no seat {seat}"));
    }
    let think = if game.to_move() == Some(seat) { cpu::decide } else { cpu::react };
    let seed = cpu::seed(&request.seed, game.actions().len());
    let decision = think(&game.view(seat), request.level, seed);
    let (action, reasons) = decision.map_or((None, Vec::new()), |decision| (Some(decision.action), decision.reasons));
    Ok(json!({ "action": action, "reasons": reasons.iter().map(reason).collect::<Vec<_>>() }))
}

/// A reason with its name in the field `reason`: `{"reason":"takes","card":"7a","taken":["7A"],"points":11}`.
fn reason(reason: &cpu::Reason) -> Value {
    let mut flat = Map::from_iter([("reason".to_owned(), json!(reason.id()))]);
    if let Ok(Value::Object(named)) = serde_json::to_value(reason) {
        flat.extend(named.into_iter().filter_map(|(_, facts)| facts.as_object().cloned()).flatten());
    }
    Value::Object(flat)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DealRequest {
    players: u8,
    seed: String,
    round: u64,
}

fn deal(mut fields: Map<String, Value>) -> Result<Value, String> {
    let rules = rules(&mut fields)?;
    let request = read::<DealRequest>(fields)?;
    let (min, max) = rules.game().players();
    if !(min..=max).contains(&request.players) {
        return Err(format!("players: {min} to {max} are wanted"));
    }
    let seed = Seed::new(request.seed).map_err(|why| format!("seed: {why}"))?;
    if request.round == 0 {
        return Err("round: counted from 1".into());
    }
    let mut draws = seed.stream(request.round);
    let (deck, redeals) = Round::shuffled(&rules, request.players, &mut draws).map_err(|why| why.to_string())?;
    Ok(json!({ "deck": deck, "redeals": redeals }))
}
