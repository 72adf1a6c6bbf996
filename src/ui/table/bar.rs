//! The bar of the table: menu, round, multiplier, last move; and the menu's sheet.

use crate::ui::parts::live::{click, memo, part, row, says, t, when};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::seat::Crest;
use super::use_over;
use crate::app::prefs::Speed;
use crate::app::{Screen, saves, use_app};
use crate::platform::page;
use crate::present::table::Sort;
use crate::present::{Msg, narrate};
use crate::rules::pilina::PELE;
use crate::rules::{Card, CardSet, Event, Seat};
use crate::ui::parts::{Icon, LangSwitch, MiniCard, Segmented, Sheet, ThemeSwitch};

/// The menu's button and the round.
#[component]
pub fn BarHead() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let model = app.session.model;
    let round = move || model.with(|m| m.as_ref().map_or(0, |m| m.round));
    let rounds = move || model.with(|m| m.as_ref().map_or(0, |m| m.rounds));
    view! {
        <button type="button" class="tool" aria-label=t("ui-menu") aria-haspopup="dialog"
            on:click=click(move |_| over.menu.set(true))><Icon name="menu" /></button>
        <h1 class="round num">
            {says(move || Msg::new("ui-round").with("round", round()))}
            <small>{says(move || Msg::new("ui-of-rounds").with("rounds", rounds()))}</small>
        </h1>
    }
}

/// The bar.
#[component]
pub fn Bar() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let model = app.session.model;
    let times = move || model.with(|m| m.as_ref().map_or(1, |m| m.multiplier));
    view! {
        <div class="bar bar--a">
            <BarHead />
            {part(move || ((times() > 1).then(|| {
                let says = app.words.say(&Msg::new("ui-times").with("multiplier", times()));
                view! { <span class="seal" role="img" title=says.clone() aria-label=says>"×"{times()}</span> }
            })).into_any())}
        </div>
        <div class="bar bar--b">
            <button type="button" class="tool" aria-label=t("ui-rules-and-yaku") aria-haspopup="dialog"
                on:click=click(move |_| over.show_rules(app))><span class="tool__text" aria-hidden="true">"?"</span></button>
            <Peek />
        </div>
    }
}

/// The last move; a tap opens the log.
#[component]
fn Peek() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let last = memo(move || {
        app.session.told.with(|told| {
            let moves = |event: &&Event| {
                matches!(
                    event,
                    Event::Took { .. }
                        | Event::Stayed { .. }
                        | Event::Aimed { .. }
                        | Event::Ohana { .. }
                        | Event::Stopped { .. }
                )
            };
            told.iter().rev().find(moves).cloned()
        })
    });
    view! {
        <button type="button" class="peek" aria-haspopup="dialog"
            on:click=click(move |_| over.log.set(true))>
            {part(move || (last.get().map(|event| {
                let names = app.session.names.get();
                let text = narrate::event(&event, &names).map(|msg| app.words.say(&msg)).unwrap_or_default();
                let (seat, cards): (Seat, Vec<Card>) = match event {
                    Event::Took { seat, card, taken } => (seat, std::iter::once(card).chain(taken.first()).collect()),
                    Event::Stayed { seat, card } => (seat, vec![card]),
                    Event::Aimed { seat, target } => (seat, vec![PELE, target]),
                    Event::Ohana { seat, suit, .. } | Event::Stopped { seat, suit, .. } => {
                        (seat, CardSet::month(suit).iter().take(2).collect())
                    }
                    _ => (0, Vec::new()),
                };
                view! {
                    <Crest seat=Signal::stored(seat) />
                    {row(cards.into_iter().map(|card| view! { <MiniCard card silent=true /> }))}
                    <span class="peek__text">{text}</span>
                }
            })).into_any())}
            <span class="sr">{t("ui-log-open")}</span>
            <Icon name="next" />
        </button>
    }
}

/// The menu over the table.
#[component]
pub fn Menu() -> impl IntoView {
    let over = use_over();
    let leaving = RwSignal::new(false);
    let title = t("ui-menu");
    // Opened anew, the menu asks nothing.
    Effect::new(move |_| {
        if over.menu.get() {
            leaving.set(false);
        }
    });
    view! {
        <Sheet open=over.menu title>
            {part(move || if leaving.get() {
                view! { <LeaveAsk over leaving /> }.into_any()
            } else {
                view! { <MenuItems over leaving /> }.into_any()
            })}
        </Sheet>
    }
}

/// Asks before the table is left.
#[component]
fn LeaveAsk(over: super::Over, leaving: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let leave = move |_| {
        over.menu.set(false);
        app.session.close();
        app.saves.set(saves::list());
        // The table is left for good: the back button does not lead to it.
        page::set_hash(&Screen::Home.fragment(), false);
        spawn_local(app.turn_to(Screen::Home, false));
    };
    view! {
        <p>{t("ui-leave-ask")}</p>
        <div class="sheet__do">
            <button type="button" class="btn btn--quiet" on:click=click(move |_| leaving.set(false))>{t("ui-stay")}</button>
            <button type="button" class="btn btn--seal" data-action="leave" on:click=click(leave)>{t("ui-leave")}</button>
        </div>
    }
}

/// What the menu offers.
#[component]
fn MenuItems(over: super::Over, leaving: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let keep = move |_| {
        if let Some(record) = app.session.record() {
            page::download("hanakago-match.json", &record.to_json().to_string());
        }
    };
    let solo = app.session.model.with_untracked(|model| model.as_ref().is_some_and(|model| model.solo.is_some()));
    let goals = if solo { "ui-rows-all" } else { "ui-goals-all" };
    let show = move |sheet: RwSignal<bool>| {
        over.menu.set(false);
        sheet.set(true);
    };
    view! {
        <ul class="menu">
            <li><button type="button" on:click=click(move |_| { over.menu.set(false); over.show_rules(app); })>{t("ui-rules-and-yaku")}</button></li>
            <li><button type="button" on:click=click(move |_| show(over.progress))>{t(goals)}</button></li>
            <li><button type="button" on:click=click(move |_| show(over.log))>{t("ui-log")}</button></li>
            {when(move || app.session.practice.get(), move || view! {
                <li><button type="button" data-action="undo"
                    on:click=click(move |_| { over.menu.set(false); app.session.undo(app); })>{t("ui-undo")}</button></li>
            }.into_any())}
            <li><button type="button" on:click=click(move |_| app.share())>{t("ui-share")}</button></li>
            <li><button type="button" on:click=click(keep)>{t("ui-save-file")}</button></li>
        </ul>
        <TableOptions />
        <div class="sheet__do">
            <button type="button" class="btn btn--quiet" on:click=click(move |_| leaving.set(true))>{t("ui-leave-table")}</button>
            <button type="button" class="btn" on:click=click(move |_| over.menu.set(false))>{t("ui-go-on")}</button>
        </div>
    }
}

/// The display settings that matter during play.
#[component]
fn TableOptions() -> impl IntoView {
    let app = use_app();
    let speeds = Speed::ALL.iter().map(|s| (s.id().to_owned(), Msg::new(format!("value-speed-{}", s.id())))).collect();
    let sorts =
        vec![("month".to_owned(), Msg::new("value-sort-month")), ("kind".to_owned(), Msg::new("value-sort-kind"))];
    view! {
        <div class="options">
            <div class="options__row">
                <span>{t("setting-speed")}</span>
                <Segmented label=t("setting-speed") options=speeds
                    chosen=Signal::derive(move || app.prefs.with(|p| p.speed.id().to_owned()))
                    set=move |id| app.prefs.update(|p| p.speed = Speed::of(&id).unwrap_or_default()) />
            </div>
            <div class="options__row">
                <span>{t("setting-sort")}</span>
                <Segmented label=t("setting-sort") options=sorts
                    chosen=Signal::derive(move || app.prefs.with(|p| {
                        p.sort.id().to_owned()
                    }))
                    set=move |id| app.prefs.update(|p| p.sort = Sort::of(&id).unwrap_or_default()) />
            </div>
            <div class="options__row">
                <span>{t("ui-language-and-theme")}</span>
                <span class="options__pair"><LangSwitch /><ThemeSwitch /></span>
            </div>
        </div>
    }
}
