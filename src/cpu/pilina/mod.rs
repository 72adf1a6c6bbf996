//! Thinking about Pilina.
//!
//! - [`greedy`]: counts the card points of what it takes at once; Easy, and a yardstick.
//! - [`sight`]: a view with what each action would do.
//! - [`outlook`]: what the round is likely to come to, by [`chances`]; Normal.
//! - [`pele`]: her worth in the hand and the risk of an aim.
//! - [`reasons`]: what speaks for an action.
//!
//! A whole ʻohana in hand and field is safe: nobody can take a card of it, and a Pele aimed at one is
//! stopped. So Normal holds it back for as long as it has something else to play, as moves to wait with
//! and as a bar to Pele, and declares it when that is the best play of its turn. Out of turn it declares
//! once there is nothing more to wait for: no Pele at large, and no other card in the hand.

pub mod chances;
pub mod greedy;
pub mod outlook;
pub mod pele;
pub mod reasons;
pub mod sight;
#[cfg(test)]
mod tests;

use super::{Decision, playing};
use crate::rules::pilina::View as Cards;
use crate::rules::{Action, CardSet, Level, RoundView, View};
use sight::{Sight, Step};

/// How the players of this game think.
#[must_use]
pub fn think(view: &View, level: Level, _seed: u64, out_of_turn: bool) -> Option<Decision> {
    match &view.cards {
        RoundView::Pilina(cards) if out_of_turn => react(view, cards, level),
        RoundView::Pilina(cards) if view.to_move == Some(view.seat) => decide(view, cards, level),
        _ => None,
    }
}

/// What a level plays when it is to move. Ties go to the first action in deck order.
#[must_use]
pub fn decide(view: &View, cards: &Cards, level: Level) -> Option<Decision> {
    let sight = Sight::new(view, cards)?;
    let easy = playing(level) == Level::Easy;
    let action = if easy { greedy::decide(view, cards) } else { best(&sight) }?;
    Some(Decision { action, reasons: reasons::reasons(&sight, action, !easy) })
}

/// What a level does out of turn: an ʻohana, or `None` to wait.
#[must_use]
pub fn react(view: &View, cards: &Cards, level: Level) -> Option<Decision> {
    if view.to_move == Some(view.seat) {
        return None;
    }
    let sight = Sight::new(view, cards)?;
    let easy = playing(level) == Level::Easy;
    let action = if easy { greedy::react(view, cards) } else { out_of_turn(&sight) }?;
    Some(Decision { action, reasons: reasons::reasons(&sight, action, !easy) })
}

fn best(sight: &Sight<'_>) -> Option<Action> {
    let legal = &sight.view.legal;
    if legal.len() < 2 {
        return legal.first().copied();
    }
    // A partner's Pele too: she takes something else, and the suit is safe.
    if legal.contains(&Action::Stop) {
        return Some(Action::Stop);
    }
    let steps: Vec<Step> = legal.iter().map(|action| sight.step(*action)).collect();
    let worth = pele::weigh(sight, &steps);
    let most = worth.iter().max()?;
    let at = worth.iter().position(|worth| worth == most)?;
    legal.get(at).copied()
}

fn out_of_turn(sight: &Sight<'_>) -> Option<Action> {
    let suits = sight.cards.ohana().fold(CardSet::EMPTY, |suits, suit| suits | CardSet::month(suit));
    let waits = sight.pele_at_large() || !suits.includes(sight.cards.hand);
    if waits { None } else { sight.view.legal.first().copied() }
}
