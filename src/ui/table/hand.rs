//! The viewer's hand: laid out first, always whole.

use crate::ui::parts::live::{click, each_card, flag, mark, memo, part, row, t, text, truth, when};
use leptos::prelude::*;

use super::{drag, use_over};
use crate::app::hand::{legal, tap_hand};
use crate::app::session::Advice;
use crate::app::use_app;
use crate::present::Msg;
use crate::rules::{Action, Card};
use crate::ui::parts::Face;

/// The lower edge of the table: the cards of the viewer.
#[component]
pub fn Hand() -> impl IntoView {
    view! { <section class="hand" aria-label=t("ui-hand")><HandRow /></section> }
}

/// The cards of the viewer in the order that is set.
#[component]
pub fn HandRow() -> impl IntoView {
    let app = use_app();
    let cards = memo(move || {
        let sort = app.prefs.with(|prefs| prefs.sort);
        app.session.model.with(|model| model.as_ref().map(|model| model.hand(sort)).unwrap_or_default())
    });
    view! {
        <ol class="hand__row">{each_card(move || cards.get(), |card| view! { <HandCard card /> }.into_any())}</ol>
    }
}

/// One card of the hand.
#[component]
fn HandCard(card: Card) -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let model = app.session.model;
    let matches = memo(move || model.with(|model| model.as_ref().map_or(0, |model| model.matches(card).len())));
    let able = memo(move || {
        legal(app)
            .iter()
            .any(|action| matches!(action, Action::Play(c) | Action::Take(c, _) | Action::Column(c, _) if *c == card))
    });
    // More than three are no month: a wild Pele, which has a mark of its own.
    let beads = move || if matches.get() > 3 { 1 } else { matches.get() };
    let picked = memo(move || app.session.picked.get() == Some(card));
    let shown = memo(move || {
        model.with(|model| model.as_ref().and_then(|model| model.own().map(|own| own.shown.contains(card))))
            == Some(true)
    });
    // Of the bonus month, in the solitaire; advised, where a hint was asked for.
    let bonus = memo(move || {
        model.with(|model| {
            model.as_ref().and_then(|model| model.solo.as_ref()).is_some_and(|solo| solo.month == card.month())
        })
    });
    let advised =
        memo(move || matches!(app.session.advice.with(Advice::action), Some(Action::Column(c, _)) if c == card));
    let label = text(move || {
        let msg = Msg::new("ui-card-hand")
            .with("card", Msg::card(card))
            .with("count", matches.get())
            .with("shown", crate::present::Arg::Text(if shown.get() { "yes" } else { "no" }.into()));
        app.words.say(&msg)
    });
    let seat = move || app.session.names.with(|names| names.viewer);
    let look = move || over.looked.set(Some(card));
    let leave = move || {
        if over.looked.try_get_untracked() == Some(Some(card)) {
            over.looked.set(None);
        }
    };
    on_cleanup(leave);
    view! {
        <li class="hand__place">
            <button type="button" class="card" class:is-selected=flag(move || picked.get()) class:is-resting=flag(move || !able.get()) class:is-advised=flag(move || advised.get())
                data-card=card.code() data-zone=text(move || (if shown.get() { "shown" } else { "hand" }).to_string()) data-seat=text(move || seat().to_string())
                aria-label=label aria-pressed=truth(move || picked.get())
                data-legal=mark(move || able.get()) aria-disabled=truth(move || !able.get())
                on:click=click(move |event| drag::click(app, card, &event))
                on:pointerenter=move |_| look() on:pointerleave=move |_| leave() on:focus=move |_| look() on:blur=move |_| leave()
                on:pointerdown=move |event| drag::down(card, &event)
                on:pointermove=move |event| drag::moved(app, &event)
                on:pointerup=move |event| drag::up(app, &event)
                on:pointercancel=move |event| drag::cancel(&event)>
                <Face card />
                {when(move || bonus.get(), || view! { <span class="bonus-mark" aria-hidden="true">"✿"</span> }.into_any())}
                {when(move || shown.get(), move || view! {
                    <span class="card__tag" aria-hidden="true" data-says=t("ui-shown")></span>
                }.into_any())}
            </button>
            <span class="beads" aria-hidden="true" class:is-wild=flag(move || matches.get() > 3) data-n=text(move || matches.get().to_string())>
                {part(move || row((0..beads()).map(|_| view! { <i></i> })).into_any())}
            </span>
        </li>
    }
}

/// A tap that was not a drag.
pub(super) fn tap(app: crate::app::App, card: Card) {
    tap_hand(app, card);
}
