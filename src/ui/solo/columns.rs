//! The five columns. A whole column is one button: the card that is chosen goes to its bottom.

use crate::ui::parts::live::{click, each_card, flag, mark, memo, part, row, t, text, truth, when};
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::{picked, solo, use_desk};
use crate::app::hand::{legal, put};
use crate::app::session::Advice;
use crate::app::{App, use_app};
use crate::platform::page;
use crate::present::solo::Solo;
use crate::present::{Arg, Msg};
use crate::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS};
use crate::rules::{Action, Card};
use crate::ui::parts::{Face, Icon};

/// The columns.
#[component]
pub(super) fn Columns() -> impl IntoView {
    let app = use_app();
    let longest = text(move || solo(app, Solo::depth).max(4).to_string());
    view! {
        <section class="columns" aria-label=t("ui-columns")>
            <ol class="columns__grid" style=("--longest", longest)>
                {row((1..=COLUMNS as u8).map(|column| view! { <Column column /> }))}
            </ol>
        </section>
    }
}

/// The cards of a column (from 1), top card first.
fn cards(app: App, column: u8) -> Vec<Card> {
    solo(app, |solo| solo.columns[usize::from(column) - 1].clone())
}

/// One column, from 1.
#[component]
fn Column(column: u8) -> impl IntoView {
    let app = use_app();
    let desk = use_desk();
    let held = memo(move || cards(app, column));
    let able = memo(move || {
        let card = picked(app);
        legal(app).iter().any(
            |action| matches!(action, Action::Column(c, to) if *to == column && card.is_none_or(|card| card == *c)),
        )
    });
    // What the top row would score, where the chosen card completes it here.
    let gain = memo(move || picked(app).and_then(|card| solo(app, |solo| solo.completes(card, column))));
    let advised = memo(move || {
        let action = app.session.advice.with(Advice::action);
        matches!(action, Some(Action::Column(_, to)) if to == column)
    });
    let label = text(move || {
        let list: Vec<Msg> = held.get().into_iter().map(Msg::card).collect();
        let kind = match (picked(app), held.with(Vec::len)) {
            (_, COLUMN_CARDS) => "full",
            (Some(_), _) => "put",
            (None, _) => "look",
        };
        let msg = Msg::new("ui-column")
            .with("column", column)
            .with("count", list.len())
            .with("cards", list)
            .with("kind", Arg::Text(kind.into()))
            .with("card", picked(app).map_or_else(|| Arg::Text(String::new()), |card| Msg::card(card).into()))
            .with("gain", gain.get().unwrap_or(-1));
        app.words.say(&msg)
    });
    let look = move || desk.column.set(Some(column));
    let leave = move || {
        if desk.column.try_get_untracked() == Some(Some(column)) {
            desk.column.set(None);
        }
    };
    view! {
        <li class="column">
            <button type="button" class="column__put" data-column=column.to_string() aria-label=label
                class:is-advised=flag(move || advised.get()) class:is-open=flag(move || able.get() && picked(app).is_some())
                data-legal=mark(move || able.get()) aria-disabled=truth(move || !able.get())
                on:click=click(move |_| put(app, None, column))
                on:pointerenter=move |event| if event.pointer_type() == "mouse" { look() }
                on:pointerleave=move |_| leave() on:focus=move |_| look() on:blur=move |_| leave()>
                {when(move || held.with(Vec::is_empty), move || view! {
                    <span class="slot" class:is-match=flag(move || able.get() && picked(app).is_some())>
                        {part(move || gain.get().map(|gain| view! {
                            <span class="slot__say"><b class="num">{format!("+{gain}")}</b>{t("ui-here")}</span>
                        }).into_any())}
                    </span>
                }.into_any())}
                <span class="column__cards">{each_card(move || held.get(), |card| view! { <Lying card /> }.into_any())}</span>
                <span class="column__add" aria-hidden="true"><Icon name="more" /></span>
            </button>
        </li>
    }
}

/// A card that lies in a column.
#[component]
fn Lying(card: Card) -> impl IntoView {
    let app = use_app();
    let bonus = memo(move || solo(app, |solo| solo.month) == card.month());
    view! {
        <span class="cell">
            <span class="card" data-card=card.code() data-zone="column">
                <Face card />
                {when(move || bonus.get(), || view! { <span class="bonus-mark" aria-hidden="true">"✿"</span> }.into_any())}
            </span>
        </span>
    }
}

/// A key on the table: 1 to 5 put the chosen card (or the one with the focus) into a column, arrows walk over hand and
/// columns, Escape puts the card back; z and y take back and do again, h asks for a hint.
pub(super) fn press(app: App, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => app.session.picked.set(None),
        "z" => app.session.undo(app),
        "y" => app.session.redo(app),
        "h" => app.session.hint(app),
        key => {
            if let Some(column) = key.parse::<u8>().ok().filter(|column| (1..=5).contains(column) && key.len() == 1) {
                event.prevent_default();
                put(app, focused_card(), column);
            } else {
                crate::ui::table::walk_zones(event, &ZONES);
            }
        }
    }
}

/// The zones that the arrows walk through, from top to bottom.
const ZONES: [&str; 2] = [".columns button[data-column]", ".hand button[data-card]"];

/// The hand card that has the focus.
fn focused_card() -> Option<Card> {
    let active = page::document()?.active_element()?;
    active.closest(".hand [data-card]").ok()??.get_attribute("data-card")?.parse().ok()
}
