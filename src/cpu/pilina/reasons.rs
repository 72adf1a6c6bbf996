//! What speaks for an action of Pilina.

use super::outlook::chances;
use super::sight::{Sight, Step};
use crate::cpu::Reason;
use crate::rules::pilina::{HUI, HUI_POINTS, Hui, HuiScoring, PELE};
use crate::rules::{Action, Card, CardSet, Phase};

/// The facts of an action, the weightiest first; `with_plan` where the level looks further than at the
/// card points. Never empty.
#[must_use]
pub fn reasons(sight: &Sight<'_>, action: Action, with_plan: bool) -> Vec<Reason> {
    let step = sight.step(action);
    let mut reasons = Vec::new();
    if sight.view.to_move == Some(sight.view.seat) && sight.view.legal.len() == 1 {
        reasons.push(Reason::OnlyMove);
    }
    if with_plan && sight.settings.hui_scoring != HuiScoring::Off {
        hui(sight, &step, &mut reasons);
    }
    reasons.extend(done(sight, &step));
    if let Some(card) = step.left() {
        reasons.push(left(sight, &step, card, with_plan));
    }
    if with_plan && sight.view.phase == Phase::Play {
        let kept = |suit: &u8| (step.lie.hand | step.lie.table).includes(CardSet::month(*suit));
        reasons.extend(sight.cards.ohana().filter(kept).map(|suit| Reason::HoldsBack { suit }).next());
        if step.lie.hand.contains(PELE) && !sight.cards.barred && !sight.cards.table.is_empty() {
            reasons.push(Reason::KeepsPele);
        }
    }
    reasons
}

/// What the action takes, and how.
fn done(sight: &Sight<'_>, step: &Step) -> Option<Reason> {
    let points = sight.settings.values.of(step.gained);
    match (step.action, step.card) {
        (Action::Ohana(suit), _) => Some(Reason::Ohana { suit, points }),
        (Action::Stop, _) => sight.cards.aim.map(|aim| Reason::Stops { suit: aim.target.month(), points }),
        (_, Some(PELE)) if step.prey().is_some() => step.prey().map(|target| Reason::Aims { target, points }),
        (_, Some(card)) if !step.gained.is_empty() => {
            let mut taken = step.gained;
            taken.remove(card);
            Some(Reason::Takes { card, taken, points })
        }
        _ => None,
    }
}

/// A card that is left on the field.
fn left(sight: &Sight<'_>, step: &Step, card: Card, with_plan: bool) -> Reason {
    if with_plan {
        if (step.lie.unseen(sight.shown) | sight.shown).month_of(card).is_empty() {
            return Reason::SafeDiscard { card };
        }
        let chances = chances(sight, &step.lie);
        let of = |side: usize| chances[side][card.index()];
        if sight.sides < sight.seats && (0..sight.sides).all(|side| side == sight.side || of(side) < of(sight.side)) {
            return Reason::LeavesForPartner { card };
        }
    }
    Reason::LeastLoss { card }
}

/// The hui that the captured cards complete, spoil for another side, or bring nearer.
fn hui(sight: &Sight<'_>, step: &Step, reasons: &mut Vec<Reason>) {
    let before = &sight.cards.captures[..sight.sides];
    let held = |side: usize, hui: &Hui| (before[side] & hui.cards).len();
    let touched = || HUI.iter().filter(|hui| !(hui.cards & step.gained).is_empty());
    let lost = |hui: &Hui| (0..sight.sides).filter(|side| *side != sight.side).any(|side| held(side, hui) > 0);
    let now = |hui: &Hui| (step.lie.piles[sight.side] & hui.cards).len();
    let complete = touched().filter(|hui| now(hui) == 3);
    reasons.extend(complete.map(|hui| Reason::CompletesHui { hui: hui.id, points: HUI_POINTS }));
    for hui in touched().filter(|hui| held(sight.side, hui) == 0) {
        let side = (0..sight.sides).find(|side| *side != sight.side && held(*side, hui) == 2);
        reasons.extend(side.map(|side| Reason::BlocksHui { side: side as u8, hui: hui.id, held: 2 }));
    }
    let nearer = touched().filter(|hui| now(hui) == 2 && !lost(hui));
    reasons.extend(nearer.map(|hui| Reason::AdvancesHui { hui: hui.id, held: 2 }));
}
