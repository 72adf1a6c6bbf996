//! A player that only counts card points: what an action takes at once, or less half of what it gives up.

use crate::rules::capture::{Meeting, meet};
use crate::rules::pilina::{CardValues, FERNS, PELE, View as Cards};
use crate::rules::{Action, Card, CardSet, View};

/// The reading of the printed values that a view's rules have.
#[must_use]
pub fn values(view: &View) -> CardValues {
    if view.rules.get("values") == Some(0) { CardValues::Pilina } else { CardValues::HawaiiStyle }
}

/// The action of the most card points; always stops Pele, and declares an ʻohana that is worth anything.
#[must_use]
pub fn decide(view: &View, cards: &Cards) -> Option<Action> {
    let mut best: Option<(i32, Action)> = None;
    for action in &view.legal {
        let worth = worth(values(view), cards, *action);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *action));
        }
    }
    best.map(|(_, action)| action)
}

/// Declares the best ʻohana out of turn.
#[must_use]
pub fn react(view: &View, cards: &Cards) -> Option<Action> {
    if view.to_move == Some(view.seat) { None } else { decide(view, cards) }
}

/// Twice the card points that an action takes at once, or less the points that it leaves on the field.
fn worth(values: CardValues, cards: &Cards, action: Action) -> i32 {
    let both = |card: Card, taken: CardSet| 2 * values.of(taken.with(card));
    match action {
        Action::Play(PELE) => 2 * values.of(cards.table & FERNS),
        Action::Play(card) => match meet(card, cards.table) {
            Meeting::Takes(taken) => both(card, taken),
            Meeting::Stays | Meeting::Choice(_) => -values.card(card),
        },
        Action::Take(card, target) => both(card, CardSet::of(target)),
        Action::Choose(target) => 2 * values.card(target),
        Action::Ohana(suit) => 2 * values.of(CardSet::month(suit)),
        Action::Stop => 1,
        _ => 0,
    }
}
