//! A match as other programs read it: the answers of the referee's `replay` and `view`.

use serde_json::{Map, Value, json};

use super::game::Match;
use crate::rules::pilina::{CardValues, PELE, Pele};
use crate::rules::yaku_narabe::{COLUMNS, Column};
use crate::rules::{Card, CardSet, Event, Phase, Round, RoundView, View};

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
        Round::Pilina(round) => {
            let mut cards = pilina(round.captures(), round.pele(), round.pending(), round.aim().map(|aim| aim.target));
            let more = json!({
                "hands": round.hands(),
                "table": round.table(),
                "stack": round.stack_left(),
                "dealer": round.dealer(),
                "turn": round.turn(),
            });
            merge(&mut cards, more);
            cards
        }
        Round::YakuNarabe(round) => {
            let over = matches!(phase, Phase::MatchOver | Phase::RoundOver);
            if !over {
                json["scores"] = json!(running(game.totals(), round.points()));
            }
            let rows: Vec<_> = round.scored().iter().map(|row| row.cards).collect();
            yaku_narabe(round.hand(), round.columns(), &rows, round.stack_left(), round.month())
        }
    };
    merge(&mut json, cards);
    json
}

/// Match totals with what the round under way has brought so far.
fn running(totals: &[i32], points: i32) -> Vec<i32> {
    totals.iter().map(|total| total.saturating_add(points)).collect()
}

/// The cards of Yaku-Narabe: one hand, the columns top card first, the scored rows.
fn yaku_narabe(hand: CardSet, columns: &[Column; COLUMNS], rows: &[[Card; COLUMNS]], stack: u8, month: u8) -> Value {
    json!({
        "hands": [hand],
        "table": columns,
        "stack": stack,
        "pending": null,
        "captures": rows,
        "month": month,
    })
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
            json!({
                "hands": hands(&cards.hand_sizes[..seats], &cards.known),
                "shown": cards.shown[..seats],
                "table": cards.table,
                "stack": cards.stack,
                "pending": cards.pending,
                "captures": cards.captures[..seats].iter().collect::<Vec<&CardSet>>(),
                "multiplier": cards.multiplier,
            })
        }
        RoundView::Pilina(cards) => {
            let captures = &cards.captures[..usize::from(cards.sides)];
            let mut json = pilina(captures, cards.pele, cards.pending, cards.aim.map(|aim| aim.target));
            let more = json!({
                "hands": hands(&cards.hand_sizes[..usize::from(view.seats)], &cards.known),
                "table": cards.table,
                "stack": cards.stack,
                "turn": cards.turn,
            });
            merge(&mut json, more);
            json
        }
        RoundView::YakuNarabe(cards) => {
            if view.to_move.is_some() {
                json["scores"] = json!(running(&view.totals, cards.points()));
            }
            let rows: Vec<_> = cards.scored.iter().map(|(row, _)| *row).collect();
            yaku_narabe(cards.hand, &cards.columns, &rows, cards.stack, cards.month)
        }
    };
    merge(&mut json, cards);
    json
}

/// Hands as a seat knows them: the cards where it knows all, else their number.
fn hands(sizes: &[u8], known: &[CardSet]) -> Vec<Value> {
    let hand = |(size, known): (&u8, &CardSet)| {
        if usize::from(*size) == known.len() { json!(known) } else { json!(size) }
    };
    sizes.iter().zip(known).map(hand).collect()
}

/// What Pilina adds: the scoring cards by side, the common discard of zero cards, the used Pele with its
/// prey, and the card that waits.
fn pilina(captures: &[CardSet], pele: Option<Pele>, pending: Option<Card>, aim: Option<Card>) -> Value {
    let beside = pele.map_or(CardSet::EMPTY, |pele| CardSet::of(PELE).with(pele.prey));
    let taken = captures.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
    let scoring = CardValues::SCORING;
    json!({
        "captures": captures.iter().map(|pile| *pile & scoring).collect::<Vec<_>>(),
        "discard": taken - scoring - beside,
        "pele": pele.map(|_| beside),
        "pele_seat": pele.map(|pele| pele.seat),
        "pending": pending,
        "aim": aim,
    })
}

fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
