//! The bar of the solitaire: menu, round, bonus month, take back, do again, hint.

use crate::ui::parts::live::{click, memo, t, text, truth, when};
use leptos::prelude::*;

use super::{solo, use_desk};
use crate::app::session::Advice;
use crate::app::use_app;
use crate::rules::CardSet;
use crate::ui::parts::{Icon, MiniCard};
use crate::ui::table::BarHead;

/// The bar.
#[component]
pub(super) fn SoloBar() -> impl IntoView {
    let app = use_app();
    let desk = use_desk();
    let month = memo(move || solo(app, |solo| solo.month).clamp(1, 12));
    let flower = text(move || app.words.get(format!("month-{}", month.get())));
    // The view changes with every move, so what may be taken back is counted anew.
    let undoable = memo(move || {
        let _ = app.session.view.with(|view| view.as_ref().map(|view| view.events.len()));
        app.session.idle.get() && app.session.undoable().is_some()
    });
    let redoable = memo(move || app.session.idle.get() && !app.session.undone.with(Vec::is_empty));
    let shown = move || {
        app.session.view.with(|view| view.as_ref().is_some_and(|view| view.rules.get("show_scored") == Some(1)))
    };
    view! {
        <div class="bar bar--a"><BarHead /></div>
        <div class="bar bar--b">
            <p class="month" data-month=text(move || month.get().to_string())>
                {crate::ui::parts::live::part(move || {
                    let card = CardSet::month(month.get()).iter().last();
                    card.map(|card| view! { <MiniCard card silent=true /> }).into_any()
                })}
                <span><small>{t("ui-bonus")}</small><b>{flower}</b></span>
            </p>
            {when(shown, move || view! {
                <button type="button" class="tool" data-action="scored" aria-label=t("ui-scored") aria-haspopup="dialog"
                    on:click=click(move |_| desk.scored.set(true))><Icon name="scored" /></button>
            }.into_any())}
            <button type="button" class="tool" data-action="undo" aria-label=t("ui-undo") title=t("ui-undo")
                aria-disabled=truth(move || !undoable.get())
                on:click=click(move |_| app.session.undo(app))><Icon name="undo" /></button>
            <button type="button" class="tool" data-action="redo" aria-label=t("ui-redo") title=t("ui-redo")
                aria-disabled=truth(move || !redoable.get())
                on:click=click(move |_| app.session.redo(app))><Icon name="redo" /></button>
            <button type="button" class="tool" data-action="hint" aria-label=t("ui-hint") title=t("ui-hint")
                aria-disabled=truth(move || !app.session.idle.get() || app.session.advice.with(|advice| *advice == Advice::Coming))
                on:click=click(move |_| app.session.hint(app))><Icon name="hint" /></button>
        </div>
    }
}
