//! The referee's `score` and `row`: a settlement from captured cards alone, and what five cards in a row come to.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::rules::hana_awase::{Settings, multiplier, settle};
use crate::rules::yaku_narabe::RowScore;
use crate::rules::{Card, CardSet, GameId, HandYaku, RuleSet, pilina, yaku_narabe};

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
    #[serde(default)]
    pele_user: Option<Value>,
    #[serde(default)]
    pele_took: Option<Value>,
    #[serde(default)]
    field: Option<Value>,
}

/// Settles a round of `rules`' game from what was captured. Errors say which field is wrong.
pub fn score(rules: &RuleSet, request: &ScoreRequest) -> Result<Value, String> {
    match rules.game() {
        GameId::HanaAwase => {
            none_of(
                "pilina",
                &[("pele_user", &request.pele_user), ("pele_took", &request.pele_took), ("field", &request.field)],
            )?;
            hana_awase(rules, request)
        }
        GameId::Pilina => {
            let fields = [("opening_table", &request.opening_table), ("dealt_hands", &request.dealt_hands)];
            none_of("hana-awase", &fields)?;
            pilina(rules, request)
        }
        GameId::YakuNarabe => Err("game: a row of yaku-narabe is scored by the op 'row'".into()),
    }
}

/// What is asked of [`row`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowRequest {
    cards: Value,
    #[serde(default)]
    month: Option<Value>,
}

/// Scores five cards as a row of Yaku-Narabe. Errors say which field is wrong.
pub fn row(rules: &RuleSet, request: &RowRequest) -> Result<Value, String> {
    if rules.game() != GameId::YakuNarabe {
        return Err("game: only yaku-narabe has rows".into());
    }
    let codes = request.cards.as_array().ok_or("cards: a list of cards is wanted")?;
    let cards = codes.iter().map(|code| Card::deserialize(code).map_err(|why| format!("cards: {why}")));
    let cards = cards.collect::<Result<Vec<Card>, _>>()?;
    if cards.len() != yaku_narabe::COLUMNS {
        return Err("cards: five are wanted".into());
    }
    let month = match &request.month {
        None => None,
        Some(json) => {
            let month = json.as_u64().and_then(|month| u8::try_from(month).ok());
            Some(month.filter(|month| (1..=12).contains(month)).ok_or("month: 1 to 12")?)
        }
    };
    let cards = one_pile("cards", &cards, CardSet::FULL, CardSet::EMPTY)?;
    let settings = yaku_narabe::Settings::from(rules);
    let told = RowScore::of(cards, month, settings.cup_is_chaff);
    let yaku = told.yaku.iter().map(|line| json!({ "id": line.id, "points": line.points }));
    let cards = told.yaku.iter().map(|line| (line.id.slug().to_owned(), json!(line.cards)));
    Ok(json!({
        "yaku": yaku.collect::<Vec<_>>(),
        "cards": cards.collect::<serde_json::Map<_, _>>(),
        "base": told.base(),
        "bonus": told.bonus,
        "multiplier": told.multiplier(),
        "score": told.score(),
    }))
}

/// Fields of another game are refused by name.
fn none_of(game: &str, fields: &[(&str, &Option<Value>)]) -> Result<(), String> {
    match fields.iter().find(|(_, field)| field.is_some()) {
        Some((name, _)) => Err(format!("unknown field `{name}`: it belongs to {game}")),
        None => Ok(()),
    }
}

/// Captures by side, with what Pele's side gets of the field.
fn pilina(rules: &RuleSet, request: &ScoreRequest) -> Result<Value, String> {
    let captures = lists("captures", &request.captures)?;
    let settings = pilina::Settings::of(rules, seats_of(rules, captures.len())?);
    let settings = settings.map_err(|why| format!("captures: {why}"))?;
    let mut piles = piles("captures", &captures, CardSet::FULL)?;
    let taken = piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
    let field = match &request.field {
        None => CardSet::EMPTY,
        Some(json) => {
            let field: Vec<Card> = Vec::deserialize(json).map_err(|why| format!("field: {why}"))?;
            one_pile("field", &field, CardSet::FULL, taken)?
        }
    };
    let read = |field: &str, why: serde_json::Error| format!("{field}: {why}");
    let user: Option<u8> = match &request.pele_user {
        None => None,
        Some(json) => Option::deserialize(json).map_err(|why| read("pele_user", why))?,
    };
    let prey: Option<Card> = match &request.pele_took {
        None => None,
        Some(json) => Option::deserialize(json).map_err(|why| read("pele_took", why))?,
    };
    let mut given = CardSet::EMPTY;
    if let Some(user) = user {
        let pile = piles.get_mut(usize::from(user)).ok_or_else(|| format!("pele_user: no side {user}"))?;
        let odd = |suit: &u8| (taken & CardSet::month(*suit)).len() % 2 == 1;
        let found = || (1..=12).filter(|suit| *suit != 11).find(odd).and_then(|suit| CardSet::month(suit).first());
        if let Some(prey) = prey.or_else(found) {
            given = pilina::leftovers(&settings, field, prey);
            *pile |= given;
        }
    }
    let settlement = pilina::settle(&settings, &piles, given, user);
    let sides: Vec<Value> = settlement
        .sides
        .iter()
        .map(|side| json!({ "card_points": side.card_points, "hui": side.hui, "score": side.score }))
        .collect();
    Ok(json!({ "sides": sides, "leftovers": given }))
}

/// How many seats stand behind so many sides: those of the teams, or else one each.
fn seats_of(rules: &RuleSet, sides: usize) -> Result<u8, String> {
    let (wanted, seats) = match rules.get("teams") {
        Some(1) => (2, 4),
        Some(2) => (3, 6),
        Some(3) => (2, 6),
        _ => return Ok(u8::try_from(sides).unwrap_or(u8::MAX)),
    };
    if sides == wanted { Ok(seats) } else { Err(format!("captures: {wanted} lists are wanted, one for each team")) }
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
