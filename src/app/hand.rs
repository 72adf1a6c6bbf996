//! What a tap means: on a hand card, on a field card, on nothing.

use leptos::prelude::*;

use super::App;
use crate::present::Msg;
use crate::present::narrate;
use crate::rules::{Action, Card, Phase, RuleError};

/// What would be accepted now from the viewer; empty while something is being shown.
#[must_use]
pub fn legal(app: App) -> Vec<Action> {
    if !app.session.idle.get() {
        return Vec::new();
    }
    app.session.view.with(|view| view.as_ref().map(|view| view.legal.to_vec()).unwrap_or_default())
}

/// Whether a card of the viewer's hand meets an open card: the table says so.
#[must_use]
pub fn meets(app: App, card: Card, open: Card) -> bool {
    app.session.model.with(|model| model.as_ref().is_some_and(|model| model.matches(card).contains(open)))
}

/// The actions that a hand card begins.
fn of_card(legal: &[Action], card: Card) -> Vec<Action> {
    let begins =
        |action: &&Action| matches!(action, Action::Play(c) | Action::Take(c, _) | Action::Column(c, _) if *c == card);
    legal.iter().filter(begins).copied().collect()
}

/// The action that taking `target` now is, with the hand card that is picked.
#[must_use]
pub fn taking(legal: &[Action], picked: Option<Card>, target: Card, matches: bool) -> Option<Action> {
    let wanted = match picked {
        Some(card) if legal.contains(&Action::Take(card, target)) => Action::Take(card, target),
        Some(card) if matches => Action::Play(card),
        Some(_) => return None,
        None => Action::Choose(target),
    };
    legal.contains(&wanted).then_some(wanted)
}

/// A tap on a hand card: plays it, asks what it takes, or says why not.
pub fn tap_hand(app: App, card: Card) {
    if !app.session.idle.get_untracked() {
        app.session.hurry();
        return;
    }
    let (legal, phase) = untrack(|| (legal(app), phase(app)));
    let actions = of_card(&legal, card);
    let picked = app.session.picked.get_untracked();
    let confirm = app.prefs.with_untracked(|prefs| prefs.confirm);
    match actions.as_slice() {
        [] => app.tell(refusal(app, Action::Play(card), phase)),
        [single] if !confirm || picked == Some(card) => app.session.act(app, *single),
        // The second tap on a card with a choice puts it back.
        [_, _, ..] if picked == Some(card) => app.session.picked.set(None),
        _ => pick(app, card, actions.len() == 1),
    }
}

/// Why an action is not allowed now; while something is offered out of turn, whose turn it is.
fn refusal(app: App, action: Action, phase: Phase) -> Msg {
    if untrack(|| app.session.offered()) {
        let names = app.session.names.get_untracked();
        let seat = app.session.view.with_untracked(|view| view.as_ref().and_then(|view| view.to_move));
        return Msg::new("ui-others-turn").with_seat(&names, seat.unwrap_or(names.viewer));
    }
    let why = app.session.why_not(action).unwrap_or(RuleError::WrongPhase { action, phase });
    narrate::refusal(&why)
}

/// A hand card waits for its target, or for the second tap; said aloud, for the prompt is only seen.
fn pick(app: App, card: Card, single: bool) {
    app.session.picked.set(Some(card));
    app.session.say(vec![Msg::new(if single { "ui-confirm" } else { "ui-choose" }).with("card", Msg::card(card))]);
}

/// A tap on a card that lies open: takes it, or says why not.
pub fn tap_target(app: App, target: Card) {
    if !app.session.idle.get_untracked() {
        app.session.hurry();
        return;
    }
    let (legal, phase) = untrack(|| (legal(app), phase(app)));
    let picked = app.session.picked.get_untracked();
    let matches = picked.is_some_and(|card| untrack(|| meets(app, card, target)));
    match (taking(&legal, picked, target, matches), picked, phase) {
        (Some(action), ..) => app.session.act(app, action),
        (None, Some(card), _) => app.tell(narrate::refusal(&RuleError::CannotTake { card, target })),
        (None, None, Phase::Choose | Phase::Answer) => app.tell(refusal(app, Action::Choose(target), phase)),
        (None, None, _) => app.tell(Msg::new("ui-pick-first")),
    }
}

/// Puts a card of the solitaire (the one that is picked, where none is named) to the bottom of a column (from 1).
pub fn put(app: App, card: Option<Card>, column: u8) {
    if !app.session.idle.get_untracked() {
        app.session.hurry();
        return;
    }
    let Some(card) = app.session.picked.get_untracked().or(card) else {
        app.tell(Msg::new("ui-pick-first"));
        return;
    };
    let action = Action::Column(card, column);
    match app.session.why_not(action) {
        // The card stays picked: another column may have room.
        Some(why) => app.tell(narrate::refusal(&why)),
        None => app.session.act(app, action),
    }
}

/// A hand card dropped on the field, on a card there or beside them.
pub fn drop_on(app: App, card: Card, target: Option<Card>) {
    if !app.session.idle.get_untracked() {
        return;
    }
    let legal = untrack(|| legal(app));
    let actions = of_card(&legal, card);
    let aimed = target.map(|target| Action::Take(card, target)).filter(|action| actions.contains(action));
    match (aimed, actions.as_slice()) {
        (Some(action), _) => app.session.act(app, action),
        (None, [single]) => app.session.act(app, *single),
        (None, [_, _, ..]) => pick(app, card, false),
        (None, []) => tap_hand(app, card),
    }
}

fn phase(app: App) -> Phase {
    app.session.view.with(|view| view.as_ref().map_or(Phase::MatchOver, |view| view.phase))
}
