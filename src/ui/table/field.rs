//! The field: the stack, and the places for face-up cards.

use crate::ui::parts::live::{click, flag, mark, memo, part, says, t, text, truth, when};
use leptos::prelude::*;

use super::piles::Discard;
use super::use_over;
use crate::app::hand::{legal, meets, taking, tap_target};
use crate::app::use_app;
use crate::present::Msg;
use crate::rules::{Action, Card, CardSet};
use crate::ui::parts::{CardBack, Face};

/// The mat with the stack and the cards of the table.
#[component]
pub fn Field() -> impl IntoView {
    let app = use_app();
    let model = app.session.model;
    let places = memo(move || model.with(|model| model.as_ref().map(|m| m.field.clone()).unwrap_or_default()));
    let count = move || places.with(Vec::len) + 1;
    let size = move || match count() {
        ..=6 => "s",
        7..=10 => "m",
        11..=15 => "l",
        _ => "xl",
    };
    let choosing = move || {
        app.session.picked.get().is_some() || legal(app).iter().any(|action| matches!(action, Action::Choose(_)))
    };
    view! {
        <section class="field" class:is-choosing=flag(choosing) aria-label=t("ui-field")>
            <ul class="field__grid" data-n=text(move || size().to_owned()) style=("--n", text(move || count().to_string())) data-drop="field">
                <li><Stack /></li>
                <For each=move || places.get().into_iter().enumerate() key=|place| *place let((at, card))>
                    <li class="field__place">{match card {
                        Some(card) => view! { <FieldCard card /> }.into_any(),
                        None => view! { <span class="slot" data-place=at></span> }.into_any(),
                    }}</li>
                </For>
            </ul>
        </section>
    }
}

/// The stack: its back and number, or the card that was turned.
#[component]
fn Stack() -> impl IntoView {
    let app = use_app();
    let model = app.session.model;
    let stack = memo(move || model.with(|model| model.as_ref().map_or(0, |model| model.stack)));
    let turned = memo(move || model.with(|model| model.as_ref().and_then(|model| model.turned)));
    let label = says(move || Msg::new("ui-stack-count").with("count", stack.get()));
    view! {
        <div class="stack" class:is-empty=flag(move || stack.get() == 0) data-spot="stack">
            <span role="img" aria-label=label class="stack__pile">
                {part(move || match stack.get() {
                    0 => view! { <span class="slot"></span> }.into_any(),
                    _ => view! { <CardBack /> }.into_any(),
                })}
                <span class="stack__n num" aria-hidden="true">{text(move || stack.get().to_string())}</span>
            </span>
            {part(move || (turned.get().map(|card| view! {
                <span class="card stack__turned" data-card=card.code() data-zone="pending" role="img"
                    aria-label=t(format!("card-{card}"))><Face card /></span>
            })).into_any())}
            <Discard />
        </div>
    }
}

/// A card of the table: a target when it can be taken, else it tells why not.
#[component]
fn FieldCard(card: Card) -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let model = app.session.model;
    let met = move |by: Card| meets(app, by, card);
    let able = memo(move || {
        let picked = app.session.picked.get();
        taking(&legal(app), picked, card, picked.is_some_and(met)).is_some()
    });
    let lit = memo(move || {
        let looked = over.looked.get().filter(|_| app.session.picked.get().is_none());
        app.prefs.with(|prefs| prefs.lights) && app.session.idle.get() && looked.is_some_and(met)
    });
    let taker = move || {
        let turned = model.with(|model| model.as_ref().and_then(|model| model.turned));
        app.session.picked.get().or(turned)
    };
    let label = text(move || match taker().filter(|_| able.get()) {
        Some(taker) => {
            app.words.say(&Msg::new("ui-card-target").with("card", Msg::card(card)).with("taker", Msg::card(taker)))
        }
        None => app.words.get(format!("card-{card}")),
    });
    let laid = memo(move || {
        let laid = model.with(|model| model.as_ref().and_then(|model| model.laid));
        laid.filter(|(_, taken)| taken.first() == Some(card))
    });
    let struck = memo(move || {
        let laid = model.with(|model| model.as_ref().and_then(|model| model.laid));
        laid.is_some_and(|(_, taken): (Card, CardSet)| taken.contains(card))
    });
    // A Pele that can still be stopped waits; what it is aimed at is not taken yet.
    let waits = memo(move || model.with(|model| model.as_ref().is_some_and(|model| model.aimed.is_some())));
    let aimed = memo(move || waits.get() && struck.get());
    let zone = text(move || if waits.get() { "pending" } else { "table" }.to_owned());
    view! {
        <button type="button" class="card" data-card=card.code() data-zone="table" aria-label=label
            class:is-match=flag(move || able.get() || lit.get() || aimed.get()) class:is-aimed=flag(move || aimed.get())
            class:is-struck=flag(move || struck.get() && !aimed.get())
            data-legal=mark(move || able.get()) aria-disabled=truth(move || !able.get())
            on:click=click(move |_| tap_target(app, card))>
            <Face card />
            {when(move || able.get(), move || view! {
                <span class="card__tag num" aria-hidden="true" data-says=t("ui-take")></span>
            }.into_any())}
        </button>
        {part(move || (laid.get().map(|(card, _)| view! {
            <span class="card field__laid" class:field__laid--aimed=aimed data-card=card.code() data-zone=zone role="img"
                aria-label=t(format!("card-{card}"))><Face card /></span>
        })).into_any())}
    }
}
