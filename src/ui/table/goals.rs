//! Progress: the yaku within reach beside the hand, and a sheet with everybody's.

use crate::ui::parts::live::{click, memo, part, says, t, text, when};
use leptos::prelude::*;

use super::use_over;
use crate::app::use_app;
use crate::present::Msg;
use crate::present::goals::{Goal, GoalId, State, goals};
use crate::present::table::listed;
use crate::rules::{Card, CardSet, Seat};
use crate::ui::parts::{HuiIcon, MiniCard, Sheet};

/// How many yaku the table shows at once; the sheet has them all.
const SHOWN: usize = 4;

/// The cards to draw for a yaku: those held, those in sight, the rest; never more than it needs or five.
fn drawn(goal: &Goal) -> Vec<(Card, &'static str)> {
    let all = goal.set.cards();
    let rest = all - goal.have - goal.in_sight - goal.lost;
    // Those held come first, then those in sight, then the rest; what is drawn lies in deck order.
    let drawn: CardSet =
        [goal.have, goal.in_sight, rest, goal.lost].into_iter().flatten().take(goal.need.min(5)).collect();
    let class = |card: Card| {
        if goal.have.contains(card) {
            ""
        } else if goal.lost.contains(card) {
            "is-missing is-gone"
        } else if goal.in_sight.contains(card) {
            "is-near is-missing"
        } else {
            "is-missing"
        }
    };
    drawn.iter().map(|card| (card, class(card))).collect()
}

/// What the small print says.
fn note(goal: &Goal) -> Msg {
    let msg = match goal.state {
        State::Made => Msg::new("ui-goal-made"),
        State::Cancelled => Msg::new("ui-goal-cancelled"),
        State::Lost => Msg::new("ui-goal-lost"),
        State::Open if goal.near() => Msg::new("ui-goal-near"),
        State::Open => Msg::new("ui-goal-open"),
    };
    msg.with("have", goal.have.len()).with("need", goal.need).with("points", goal.points)
}

#[component]
fn GoalCard(goal: Goal) -> impl IntoView {
    let over = use_over();
    let name = goal.set.name();
    let icon = if let GoalId::Hui(hui) = goal.set { Some(hui.slug()) } else { None };
    let class = match goal.state {
        State::Made => "goal is-done",
        State::Lost | State::Cancelled => "goal is-lost",
        State::Open if goal.near() => "goal is-near",
        State::Open => "goal",
    };
    view! {
        <button type="button" class=class on:click=click(move |_| over.progress.set(true))>
            <span class="goal__cards" aria-hidden="true">
                {drawn(&goal).into_iter().map(|(card, class)| view! { <MiniCard card class silent=true /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </span>
            <span class="goal__text">
                <b>{icon.map(|hui| view! { <HuiIcon hui /> })}{says(move || name.clone())}</b>
                <small class="num">{says(move || note(&goal))}</small>
            </span>
        </button>
    }
}

/// The viewer's nearest yaku.
#[component]
pub fn Goals() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let list = memo(move || {
        app.session.view.with(|view| {
            let Some(view) = view else { return Vec::new() };
            let wanted = |goal: &Goal| goal.state == State::Made || goal.state == State::Open;
            goals(view, view.seat).into_iter().filter(wanted).take(SHOWN).collect::<Vec<Goal>>()
        })
    });
    view! {
        <ul class="goals" aria-label=t("ui-goals")>
            {part(move || (list.get().into_iter().map(|goal| view! { <li><GoalCard goal /></li> }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
            {when(move || list.with(Vec::is_empty), move || view! {
                <li><button type="button" class="goal" on:click=click(move |_| over.progress.set(true))>
                    {t("ui-goals-all")}</button></li>
            }.into_any())}
        </ul>
    }
}

/// Everybody's progress with every yaku of the rules in force.
#[component]
pub fn Progress() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let title = t("ui-goals-all");
    let seats = move || {
        app.session.model.with(|model| {
            let Some(model) = model else { return Vec::new() };
            // One list a pile: of a team that is the seat before which it lies.
            let others = listed(model).into_iter().filter(|seat| seat.holds).map(|seat| seat.seat).rev();
            std::iter::once(model.viewer).chain(others).collect::<Vec<Seat>>()
        })
    };
    view! {
        <Sheet open=over.progress title class="sheet--wide">
            <div class="progress">
                {part(move || (seats().into_iter().map(|seat| view! { <SeatProgress seat /> }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
            </div>
        </Sheet>
    }
}

#[component]
fn SeatProgress(seat: Seat) -> impl IntoView {
    let app = use_app();
    let list = app.session.view.with(|view| view.as_ref().map(|view| goals(view, seat)).unwrap_or_default());
    let title = text(move || {
        let names = app.session.names.get();
        app.words.say(&names.side_of(seat))
    });
    let none = list.is_empty();
    view! {
        <section>
            <h3>{title}</h3>
            {when(move || none, move || view! {<p>{t("ui-no-yaku")}</p>}.into_any())}
            <ul class="progress__list">
                {list.into_iter().map(|goal| {
                    let class = match goal.state {
                        State::Made => "prow is-done",
                        State::Lost | State::Cancelled => "prow is-lost",
                        State::Open => "prow",
                    };
                    view! {
                        <li class=class>
                            <span class="goal__cards">
                                {drawn(&goal).into_iter().map(|(card, class)| view! { <MiniCard card class /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
                            </span>
                            <span class="goal__text">
                                <b>{app.words.say(&goal.set.name())}</b>
                                <small class="num">{app.words.say(&note(&goal))}</small>
                            </span>
                        </li>
                    }
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </ul>
        </section>
    }
}
