//! The face and the back of a card.

use crate::ui::parts::live::text;
use leptos::prelude::*;

use crate::app::use_app;
use crate::platform::deck;
use crate::rules::Card;

/// Where the picture of a card lies, in the deck in force; empty before its deck is loaded.
#[must_use]
pub fn picture(card: Card) -> Signal<String> {
    let app = use_app();
    text(move || {
        let _ = app.decks.get();
        let look = app.look.get();
        deck::picture(look.deck(), look.drawing(card))
    })
}

/// What is on a card: the picture, and the month and what it counts in its corners.
#[component]
pub fn Face(
    /// The card.
    card: Card,
) -> impl IntoView {
    let app = use_app();
    let mark = text(move || app.look.get().worth.group(card).mark.to_owned());
    view! {
        <img src=picture(card) alt="" draggable="false" width="330" height="530" />
        <span class="card__month" aria-hidden="true" data-says=card.month()></span>
        <span class="card__kind" aria-hidden="true" data-kind=mark></span>
    }
}

/// A small card that is only looked at, with its name for those who do not see it.
#[component]
pub fn MiniCard(
    /// The card.
    card: Card,
    /// More classes, such as `is-missing`.
    #[prop(optional, into)]
    class: String,
    /// Whether words beside it already say what it is.
    #[prop(optional)]
    silent: bool,
) -> impl IntoView {
    let app = use_app();
    let name = text(move || if silent { String::new() } else { app.words.get(format!("card-{card}")) });
    view! {
        <span class=format!("card card--mini {class}")>
            <img src=picture(card) alt=name draggable="false" width="330" height="530" />
        </span>
    }
}

/// The drawing of a hui's object; words beside it say what it is.
#[component]
pub fn HuiIcon(
    /// The id of the hui.
    hui: &'static str,
) -> impl IntoView {
    let app = use_app();
    let address = text(move || {
        let _ = app.decks.get();
        deck::picture("hui", hui)
    });
    view! { <img class="hui-icon" src=address alt="" width="64" height="64" /> }
}

/// The back of a card. It carries no code.
#[component]
pub fn CardBack() -> impl IntoView {
    view! { <span class="card card--back"></span> }
}
