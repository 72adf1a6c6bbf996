//! The referee's `score`: a settlement from captured cards alone.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::rules::hana_awase::{Settings, multiplier, settle};
use crate::rules::{Card, CardSet, GameId, HandYaku, RuleSet};

/// Lists of cards by seat.
type Lists = Vec<Vec<Card>>;

/// What is asked of [`score`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRequest {
    captures: Value,
    #[serde(default)]
    opening_table: Option<Value>,
    #[serde(default)]
    dealt_hands: Option<Value>,
}

/// Settles a round of `rules`' game from what was captured. Errors say which field is wrong.
pub fn score(rules: &RuleSet, request: &ScoreRequest) -> Result<Value, String> {
    match rules.game() {
        GameId::HanaAwase => hana_awase(rules, request),
    }
}

fn hana_awase(rules: &RuleSet, request: &ScoreRequest) -> Result<Value, String> {
    let settings = Settings::from(rules);
    let captures = lists("captures", &request.captures)?;
    let seats = captures.len();
    if !(2..=4).contains(&seats) {
        return Err("captures: two to four lists are wanted".into());
    }
    let deck: CardSet = settings.book.deck().into_iter().collect();
    let piles = piles("captures", &captures, deck)?;
    let opening = match &request.opening_table {
        None => CardSet::EMPTY,
        Some(json) => {
            let table: Vec<Card> = Vec::deserialize(json).map_err(|why| format!("opening_table: {why}"))?;
            one_pile("opening_table", &table, deck, CardSet::EMPTY)?
        }
    };
    let mut hand_yaku = vec![None; seats];
    if let Some(json) = &request.dealt_hands {
        let hands = lists("dealt_hands", json)?;
        if hands.len() != seats {
            return Err("dealt_hands: one list for each of the captures is wanted".into());
        }
        let hands = self::piles("dealt_hands", &hands, deck - opening)?;
        if settings.hand_yaku && seats == 3 {
            hand_yaku = hands.into_iter().map(HandYaku::of).collect();
        }
    }
    let settlement = settle(&settings, &piles, &hand_yaku, multiplier(opening, &settings));
    let seats: Vec<Value> = settlement
        .seats
        .iter()
        .map(|seat| {
            json!({
                "card_points": seat.card_points,
                "yaku": seat.yaku.iter().map(|(id, points)| json!({"id": id, "points": points})).collect::<Vec<_>>(),
                "cancelled": seat.cancelled.iter().map(|(id, by)| json!({"id": id, "by": by})).collect::<Vec<_>>(),
                "hand_yaku": seat.hand_yaku.iter().map(|yaku| json!({"id": yaku, "points": yaku.points()})).collect::<Vec<_>>(),
                "score": seat.score,
            })
        })
        .collect();
    Ok(json!({ "seats": seats, "multiplier": settlement.multiplier, "fuke": settlement.fuke }))
}

fn lists(field: &str, json: &Value) -> Result<Lists, String> {
    Lists::deserialize(json).map_err(|why| format!("{field}: {why}"))
}

fn piles(field: &str, lists: &Lists, deck: CardSet) -> Result<Vec<CardSet>, String> {
    let mut seen = CardSet::EMPTY;
    lists
        .iter()
        .map(|list| {
            let pile = one_pile(field, list, deck, seen)?;
            seen |= pile;
            Ok(pile)
        })
        .collect()
}

fn one_pile(field: &str, list: &[Card], deck: CardSet, mut seen: CardSet) -> Result<CardSet, String> {
    for card in list {
        if seen.contains(*card) {
            return Err(format!("{field}: {card} appears twice"));
        }
        if !deck.contains(*card) {
            return Err(format!("{field}: {card} cannot be there"));
        }
        seen.insert(*card);
    }
    Ok(list.iter().copied().collect())
}
