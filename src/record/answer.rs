//! A match as other programs read it: the answers of the referee's `replay` and `view`.

use serde_json::{Map, Value, json};

use super::game::Match;
use crate::rules::{CardSet, Event, Phase, Round, RoundView, View};

/// An event with its name in the field `event`: `{"event":"played","seat":0,"card":"7a"}`.
#[must_use]
pub fn event(event: &Event) -> Value {
    let mut flat = Map::new();
    if let Ok(Value::Object(named)) = serde_json::to_value(event) {
        for (name, facts) in named {
            flat.insert("event".into(), name.into());
            if let Value::Object(facts) = facts {
                flat.extend(facts);
            }
        }
    }
    Value::Object(flat)
}

/// Where a match stands, all cards known, with the events that led there.
#[must_use]
pub fn position(game: &Match, events: &[Event]) -> Value {
    let phase = game.phase();
    let (number, round) = match (phase, game.finished().last()) {
        // A stopped match shows the cards as the last round ended.
        (Phase::MatchOver | Phase::RoundOver, Some(last)) => (game.finished().len(), &last.cards),
        _ => (usize::from(game.number()), game.round()),
    };
    let mut json = json!({
        "phase": phase,
        "to_move": game.to_move(),
        "legal": game.legal().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "round": number,
        "scores": game.totals(),
        "events": events.iter().map(event).collect::<Vec<_>>(),
    });
    let cards = match round {
        Round::HanaAwase(round) => json!({
            "hands": round.hands(),
            "shown": round.shown(),
            "table": round.table(),
            "stack": round.stack_left(),
            "pending": round.pending(),
            "captures": round.captures(),
            "dealer": round.dealer(),
            "multiplier": round.multiplier(),
        }),
    };
    merge(&mut json, cards);
    json
}

/// Where a match stands as one seat may know it; a hidden hand is its number of cards.
#[must_use]
pub fn view(view: &View) -> Value {
    let mut json = json!({
        "seat": view.seat,
        "phase": view.phase,
        "to_move": view.to_move,
        "legal": view.legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "round": view.round,
        "rounds": view.rounds,
        "dealer": view.dealer,
        "scores": view.totals,
        "events": view.events.iter().map(event).collect::<Vec<_>>(),
    });
    let cards = match &view.cards {
        RoundView::HanaAwase(cards) => {
            let seats = usize::from(view.seats);
            let hands: Vec<Value> = (0..seats)
                .map(|seat| {
                    let (size, known) = (cards.hand_sizes[seat], cards.known[seat]);
                    if usize::from(size) == known.len() { json!(known) } else { json!(size) }
                })
                .collect();
            json!({
                "hands": hands,
                "shown": cards.shown[..seats],
                "table": cards.table,
                "stack": cards.stack,
                "pending": cards.pending,
                "captures": cards.captures[..seats].iter().collect::<Vec<&CardSet>>(),
                "multiplier": cards.multiplier,
            })
        }
    };
    merge(&mut json, cards);
    json
}

fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
