//! One line that always says what can be done now.

use crate::ui::parts::live::{click, part};
use leptos::prelude::*;

use super::use_over;
use crate::app::{Screen, use_app};
use crate::present::Msg;
use crate::rules::{Action, Phase};
use crate::ui::parts::Icon;

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

/// The prompt of the table.
#[component]
pub fn Prompt() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let ask = Memo::new(move |_| {
        if app.session.elsewhere.get() {
            return Ask::Elsewhere;
        }
        if app.session.outcome.with(Option::is_some) {
            return Ask::Result;
        }
        let names = app.session.names.get();
        let view = app.session.view.get();
        let Some(view) = view else { return Ask::Quiet(Msg::new("ui-wait")) };
        if !app.session.idle.get() {
            return Ask::Quiet(match view.to_move {
                Some(seat) if seat != view.seat => Msg::new("ui-others-turn").with_seat(&names, seat),
                _ => Msg::new("ui-wait"),
            });
        }
        match (view.phase, app.session.picked.get()) {
            (Phase::Flip, _) => Ask::Do(Msg::new("ui-flip"), Action::Flip),
            (Phase::Choose, _) => {
                let turned = app.session.model.with(|model| model.as_ref().and_then(|model| model.turned));
                turned.map_or(Ask::Quiet(Msg::new("ui-wait")), |card| {
                    Ask::Loud(Msg::new("ui-choose-turned").with("card", Msg::card(card)))
                })
            }
            (_, Some(card)) if view.legal.contains(&Action::Play(card)) => {
                Ask::Picked(Msg::new("ui-confirm").with("card", Msg::card(card)))
            }
            (_, Some(card)) => Ask::Picked(Msg::new("ui-choose").with("card", Msg::card(card))),
            _ => Ask::Loud(Msg::new("ui-play")),
        }
    });
    view! {
        <div class="prompt">
            {part(move || match ask.get() {
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
            {part(move || (over.left.get().map(|left| view! {
                <span class="clock num" class:is-short=left <= 10 role="timer"
                    aria-label=app.words.say(&Msg::new("ui-seconds-left").with("seconds", left))>{left}</span>
            })).into_any())}
        </div>
    }
}
