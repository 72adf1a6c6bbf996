//! What the row under way holds, and which yaku it can still make.

use crate::ui::parts::live::{click, memo, part, row, says, t, text, truth};
use leptos::prelude::*;

use super::{picked, solo, use_desk};
use crate::app::session::Advice;
use crate::app::{App, use_app};
use crate::present::advice;
use crate::present::solo::{Outlook, Possible, Solo};
use crate::present::{Arg, Msg};
use crate::rules::CardSet;
use crate::rules::yaku_narabe::{COLUMNS, Line};
use crate::ui::parts::{Icon, MiniCard};
use crate::ui::table::use_over;

/// So many wishes are named; the sheet with all rows has the rest.
const WISHES: usize = 4;

/// The row that is looked at (from 0), and whether the chosen card would come into it.
fn looked(app: App) -> (usize, bool) {
    let desk = use_desk();
    if let Some(row) = desk.row.get() {
        return (row, false);
    }
    // Where a card lies already the pointer says nothing: the top row is what counts.
    if let Some(column) = desk.column.get().filter(|_| picked(app).is_some()) {
        return solo(app, |solo| solo.next_row(column)).map_or((0, false), |row| (row, true));
    }
    (0, solo(app, |solo| solo.row(0).len() < COLUMNS))
}

/// The outlook of a row, with the chosen card in it if that would come there.
pub(super) fn outlook(app: App, row: usize, with_card: bool) -> Outlook {
    let hand = app
        .session
        .model
        .with(|model| model.as_ref().and_then(|model| model.own().map(|own| own.known)).unwrap_or(CardSet::EMPTY));
    let adding = picked(app).filter(|_| with_card);
    solo(app, |solo| solo.outlook(row, adding, hand))
}

/// The preview.
#[component]
pub(super) fn Tally() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let desk = use_desk();
    let at = memo(move || looked(app));
    let seen = memo(move || {
        let (row, with_card) = at.get();
        outlook(app, row, with_card)
    });
    let rows = memo(move || solo(app, Solo::depth).max(1));
    let turn = move |by: isize| {
        let next = (at.get_untracked().0 as isize + by).rem_euclid(rows.get_untracked() as isize);
        desk.row.set(Some(next as usize));
    };
    let which = says(move || {
        let count = seen.with(|seen| seen.cards.len());
        Msg::new("ui-row").with("row", at.get().0 + 1).with("count", count)
    });
    view! {
        <section class="tally" aria-label=which data-row=text(move || (at.get().0 + 1).to_string())>
            <div class="tally__head">
                <p class="tally__sum num">{part(move || seen.with(sum).into_any())}</p>
                <p class="tally__which"><span>{which}</span>
                    <button type="button" class="tool tool--small" aria-label=t("ui-row-above")
                        aria-disabled=truth(move || rows.get() < 2) on:click=click(move |_| turn(-1))><Icon name="up" /></button>
                    <button type="button" class="tool tool--small" aria-label=t("ui-row-below")
                        aria-disabled=truth(move || rows.get() < 2) on:click=click(move |_| turn(1))><Icon name="down" /></button>
                    <button type="button" class="tool tool--small" data-action="rows" aria-haspopup="dialog" aria-label=t("ui-rows-all")
                        title=t("ui-rows-all") on:click=click(move |_| over.progress.set(true))><Icon name="rows" /></button>
                </p>
            </div>
            <Advice />
            <div class="tally__chips" tabindex="0" role="group" aria-label=which>
                <ul class="tally__list num">{part(move || seen.with(|seen| row(seen.held.yaku.iter().map(|line| held(app, line)))).into_any())}</ul>
                <div class="tally__wishes">{part(move || seen.with(|seen| wishes(app, seen)).into_any())}</div>
            </div>
        </section>
    }
}

/// The sum of a row as it lies.
pub(super) fn sum(seen: &Outlook) -> AnyView {
    let (base, times, score) = (seen.held.base(), seen.held.multiplier(), seen.held.score());
    view! {
        <span>{base}</span>
        {(times > 1).then(|| view! { <span class="seal">"×"{times}</span><span data-preview=score>"= "{score}</span> })}
    }
    .into_any()
}

/// A yaku that the row holds.
pub(super) fn held(app: App, line: &Line) -> AnyView {
    let name = app.words.get(format!("yaku-{}", line.id.slug()));
    view! {
        <li data-yaku=line.id.slug()>
            <span class="pair" aria-hidden="true">{row(line.cards.iter().map(|card| view! { <MiniCard card silent=true /> }))}</span>
            <b>{name}</b><b>{line.points}</b>
        </li>
    }
    .into_any()
}

fn wishes(app: App, seen: &Outlook) -> AnyView {
    if seen.cards.is_empty() || seen.free == 0 || seen.possible.is_empty() {
        let none = if seen.cards.is_empty() { "ui-row-empty" } else { "ui-row-nothing" };
        return if seen.held.yaku.is_empty() {
            view! { <p class="tally__none">{app.words.get(none)}</p> }.into_any()
        } else {
            ().into_any()
        };
    }
    let more = seen.possible.len().saturating_sub(WISHES);
    let over = use_over();
    view! {
        {row(seen.possible.iter().take(WISHES).map(|wish| wished(app, wish)))}
        {(more > 0).then(|| view! {
            <button type="button" class="wish" data-action="more" aria-haspopup="dialog"
                on:click=click(move |_| over.progress.set(true))>{app.words.say(&Msg::new("ui-more").with("count", more))}</button>
        })}
    }
    .into_any()
}

/// A yaku that the row can still make: what of it is there, what is missing.
pub(super) fn wished(app: App, wish: &Possible) -> AnyView {
    let yaku = wish.id.yaku();
    let msg = Msg::new("ui-wish")
        .with("yaku", Msg::new(format!("yaku-{}", yaku.slug)))
        .with("have", wish.have.len())
        .with("need", yaku.need)
        .with("points", yaku.points);
    let named = wish.open.len() <= 4;
    let missing: Vec<Msg> = wish.open.iter().filter(|_| named).map(Msg::card).collect();
    let missing =
        (!missing.is_empty()).then(|| app.words.say(&Msg::new("ui-wish-missing").with("cards", Arg::List(missing))));
    let hover = missing.clone();
    view! {
        <span class="wish" data-wish=yaku.slug title=hover>
            <span class="pair" aria-hidden="true">
                {row(wish.have.iter().map(|card| view! { <MiniCard card silent=true /> }))}
                {row(wish.open.iter().filter(|_| named).map(|card| view! { <MiniCard card class="is-missing" silent=true /> }))}
            </span>
            <span>{app.words.say(&msg)}<span class="sr">{missing}</span></span>
        </span>
    }
    .into_any()
}

/// What was advised, and why.
#[component]
fn Advice() -> impl IntoView {
    let app = use_app();
    let close = move |_| app.session.advice.set(Advice::None);
    part(move || {
        let given = app
            .session
            .advice
            .with(|advice| if let Advice::Given(decision) = advice { Some(decision.clone()) } else { None });
        let advice = given.map(|decision| {
            let said = app.words.tell(&advice::told(&decision));
            view! {
                <p class="advice" data-advice=decision.action.to_string()>
                    <Icon name="hint" /><span>{said}</span>
                    <button type="button" class="tool tool--small" aria-label=app.words.get("ui-close")
                        on:click=click(close)><Icon name="close" /></button>
                </p>
            }
        });
        advice.into_any()
    })
}
