//! One line that always says what can be done now.

use crate::ui::parts::live::{click, memo, part, row, t};
use leptos::prelude::*;

use super::use_over;
use crate::app::{App, Screen, use_app};
use crate::present::Msg;
use crate::rules::pilina::PELE;
use crate::rules::{Action, Card, CardSet, Event, GameId, Phase, View};
use crate::ui::parts::{Icon, MiniCard};

/// What the line asks or says.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Ask {
    /// Said quietly.
    Quiet(Msg),
    /// Asked.
    Loud(Msg),
    /// Asked, and can be taken back.
    Picked(Msg),
    /// A button with an action.
    Do(Msg, Action),
    /// The result waits.
    Result,
    /// Another tab has the match.
    Elsewhere,
}

fn ask(app: App) -> Ask {
    if app.session.elsewhere.get() {
        return Ask::Elsewhere;
    }
    if app.session.outcome.with(Option::is_some) {
        return Ask::Result;
    }
    let names = app.session.names.get();
    let Some(view) = app.session.view.get() else { return Ask::Quiet(Msg::new("ui-wait")) };
    let others = |view: &View| match view.to_move {
        Some(seat) if seat != view.seat => Msg::new("ui-others-turn").with_seat(&names, seat),
        _ => Msg::new("ui-wait"),
    };
    if !app.session.idle.get() {
        return Ask::Quiet(others(&view));
    }
    match (view.phase, app.session.picked.get()) {
        // An ʻohana is offered out of turn.
        _ if view.to_move != Some(view.seat) => Ask::Quiet(others(&view)),
        (Phase::Flip, _) => Ask::Do(Msg::new("ui-flip"), Action::Flip),
        (Phase::Answer, _) => Ask::Quiet(Msg::new("ui-wait")),
        (Phase::Choose, _) => {
            let turned = app.session.model.with(|model| model.as_ref().and_then(|model| model.turned));
            match turned {
                Some(PELE) if view.game() == GameId::Pilina => {
                    Ask::Loud(Msg::new(if blocked(&view) { "ui-aim-again" } else { "ui-aim" }))
                }
                Some(card) => Ask::Loud(Msg::new("ui-choose-turned").with("card", Msg::card(card))),
                None => Ask::Quiet(Msg::new("ui-wait")),
            }
        }
        (_, Some(card)) if view.legal.contains(&Action::Play(card)) => {
            Ask::Picked(Msg::new("ui-confirm").with("card", Msg::card(card)))
        }
        (_, Some(card)) => Ask::Picked(Msg::new("ui-choose").with("card", Msg::card(card))),
        _ if app.session.model.with(|model| model.as_ref().is_some_and(|model| model.barred)) => {
            Ask::Loud(Msg::new("error-pele-again"))
        }
        _ => Ask::Loud(Msg::new("ui-play")),
    }
}

/// Whether the last aim of Pele was stopped.
fn blocked(view: &View) -> bool {
    let last = view.events.iter().rev().find(|event| matches!(event, Event::Aimed { .. } | Event::Stopped { .. }));
    matches!(last, Some(Event::Stopped { .. }))
}

/// The suits that the viewer may declare now.
fn suits(app: App) -> Vec<u8> {
    let legal = crate::app::hand::legal(app);
    legal.iter().filter_map(|action| if let Action::Ohana(suit) = action { Some(*suit) } else { None }).collect()
}

/// The call of an ʻohana: its four cards and its name.
#[component]
fn Shout(suit: u8) -> impl IntoView {
    let app = use_app();
    let cards = CardSet::month(suit);
    let action = Action::Ohana(suit);
    view! {
        <button type="button" class="shout" data-action=action.to_string() data-legal=""
            on:click=click(move |_| app.session.act(app, action))>
            <span class="shout__cards" aria-hidden="true">
                {row(cards.iter().map(|card: Card| view! { <MiniCard card silent=true /> }))}
            </span>
            <b>{t("word-ohana-shout")}</b><small>{t(format!("month-{suit}"))}</small>
        </button>
    }
}

/// The prompt of the table.
#[component]
pub fn Prompt() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let asks = memo(move || ask(app));
    let suits = memo(move || if app.session.picked.get().is_none() { suits(app) } else { Vec::new() });
    let offered = memo(move || app.session.offered());
    view! {
        <div class="prompt" class:prompt--calls=crate::ui::parts::live::flag(move || !suits.with(Vec::is_empty))>
            {part(move || match asks.get() {
                Ask::Quiet(msg) => view! {
                    <p class="prompt__slip prompt__slip--quiet">{app.words.say(&msg)}</p>
                }.into_any(),
                Ask::Loud(msg) => view! { <p class="prompt__slip">{app.words.say(&msg)}</p> }.into_any(),
                Ask::Picked(msg) => view! {
                    <p class="prompt__slip">{app.words.say(&msg)}
                        <button type="button" class="prompt__cancel" aria-label=app.words.get("ui-put-back")
                            on:click=click(move |_| app.session.picked.set(None))><Icon name="close" /></button>
                    </p>
                }.into_any(),
                Ask::Do(msg, action) => view! {
                    <button type="button" class="btn btn--small" data-action=action.to_string()
                        on:click=click(move |_| app.session.act(app, action))>{app.words.say(&msg)}</button>
                }.into_any(),
                Ask::Elsewhere => view! {
                    <button type="button" class="btn btn--small" on:click=click(|_| crate::platform::page::reload())>
                        {app.words.get("ui-reload")}</button>
                }.into_any(),
                Ask::Result => view! {
                    <button type="button" class="btn btn--small" on:click=click(move |_| app.go(Screen::Result))>
                        {app.words.get("ui-see-result")}</button>
                }.into_any(),
            })}
            {part(move || row(suits.get().into_iter().map(|suit| view! { <Shout suit /> })).into_any())}
            {part(move || offered.get().then(|| view! {
                <button type="button" class="btn btn--quiet btn--small" data-action="not-now"
                    on:click=click(move |_| app.session.decline(app))>{app.words.get("ui-ohana-dismiss")}</button>
            }).into_any())}
            {part(move || (over.left.get().map(|left| view! {
                <span class="clock num" class:is-short=left <= 10 role="timer"
                    aria-label=app.words.say(&Msg::new("ui-seconds-left").with("seconds", left))>{left}</span>
            })).into_any())}
        </div>
    }
}

/// The same words in the middle of a horseshoe of seats, where phones have room for them.
#[component]
pub fn RingSays() -> impl IntoView {
    let app = use_app();
    let asks = memo(move || ask(app));
    view! {
        <p class="ring__say" aria-hidden="true">
            {part(move || match asks.get() {
                Ask::Quiet(msg) | Ask::Loud(msg) => app.words.say(&msg).into_any(),
                _ => ().into_any(),
            })}
        </p>
    }
}
