//! What a player advises, and why; how a game of the solitaire was played, and on which deal: as messages.

use super::msg::{Arg, Msg};
use crate::cpu::{Decision, Reason};
use crate::record::history::{DAILY, Marks};
use crate::rules::yaku_narabe::YakuId;
use crate::rules::{Action, CardSet};

/// A piece of advice as it is said: the move, then the weightiest reason.
#[must_use]
pub fn told(decision: &Decision) -> Vec<Msg> {
    let mut said = vec![placed(decision.action)];
    said.extend(decision.reasons.first().and_then(reason));
    said
}

/// A placement as a sentence.
#[must_use]
pub fn placed(action: Action) -> Msg {
    let msg = Msg::new("ui-hint-move");
    match action {
        Action::Column(card, column) => msg.with("card", Msg::card(card)).with("column", column),
        other => msg.with("card", Arg::Text(other.to_string())).with("column", 0),
    }
}

/// A reason as a sentence; `None` for one that the page has no words for yet.
#[must_use]
pub fn reason(reason: &Reason) -> Option<Msg> {
    let msg = Msg::new(format!("reason-{}", reason.id()));
    let name = |yaku: YakuId| Msg::new(format!("yaku-{}", yaku.slug()));
    Some(match *reason {
        Reason::OnlyMove | Reason::BonusWaits | Reason::MakesRoom => msg,
        Reason::RowScores { yaku, points } => msg.with("yaku", name(yaku)).with("points", points),
        Reason::CompletesRow { score } | Reason::EndsRow { score } => msg.with("score", score),
        Reason::KeepsAlive { yaku, missing } => msg.with("yaku", name(yaku)).with("missing", list(missing)),
        Reason::Gathers { yaku, have, need } => msg.with("yaku", name(yaku)).with("have", have).with("need", need),
        Reason::BonusCard { times } => msg.with("times", times),
        Reason::Dumps { card } => msg.with("card", Msg::card(card)),
        _ => return None,
    })
}

/// How a game of the solitaire was played, where that is to be known beside its score.
#[must_use]
pub fn marks(marks: &Marks) -> Vec<Msg> {
    let mut says = Vec::new();
    if marks.practice {
        says.push(Msg::new("ui-practice"));
    }
    if marks.shown {
        says.push(Msg::new("ui-mark-shown"));
    }
    if marks.strict_cup {
        says.push(Msg::new("ui-mark-cup"));
    }
    if marks.hints > 0 {
        says.push(Msg::new("ui-mark-hints").with("count", marks.hints));
    }
    if marks.undos > 0 {
        says.push(Msg::new("ui-mark-undos").with("count", marks.undos));
    }
    says
}

/// What a deal is called: the day of a daily deal, else its seed.
#[must_use]
pub fn deal(seed: &str) -> Msg {
    match seed.strip_prefix(DAILY) {
        Some(day) => Msg::new("ui-daily-of").with("day", day.to_owned()),
        None if seed.is_empty() => Msg::new("ui-own-deck"),
        None => Msg::new("ui-deal-named").with("seed", seed.to_owned()),
    }
}

/// Cards as a list of their names.
fn list(cards: CardSet) -> Arg {
    Arg::List(cards.iter().map(Msg::card).collect())
}
