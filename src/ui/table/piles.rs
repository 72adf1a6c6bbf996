//! Captured cards: grouped by kind, overlapped; a tap lays them out.

use crate::ui::parts::live::{click, flag, part, text, when};
use leptos::prelude::*;

use super::use_over;
use crate::app::use_app;
use crate::present::Msg;
use crate::rules::deck::{Kind, card_points, kind};
use crate::rules::{Card, CardSet, Seat};
use crate::ui::parts::card::picture;
use crate::ui::parts::{MiniCard, Sheet};

/// The captured cards of one kind, in deck order.
fn of_kind(pile: CardSet, wanted: Kind) -> Vec<Card> {
    pile.iter().filter(|card| kind(*card) == wanted).collect()
}

/// A seat's captured cards in a row; a tap opens them.
#[component]
pub fn Piles(seat: Seat, #[prop(into)] pile: Signal<CardSet>) -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let label = text(move || {
        let names = app.session.names.get();
        let count = pile.with(|pile| pile.len());
        app.words.say(&Msg::new("ui-captured-of").with("count", count).with_seat(&names, seat))
    });
    let open = move |_| {
        over.whose.set(seat);
        over.captured.set(true);
    };
    let kinds = Kind::ALL.map(|kind| {
        let cards = Memo::new(move |_| pile.with(|pile| of_kind(*pile, kind)));
        view! {
            {when(move || !cards.with(Vec::is_empty), move || view! {
                <span class=format!("pile pile--{}", kind.id())>
                    <For each=move || cards.get() key=|card| *card let:card>
                        <span class="cell">
                            <span class="card card--mini" data-card=card.code() data-zone="captures" data-seat=seat>
                                <img src=picture(card) alt="" draggable="false" width="330" height="530" />
                            </span>
                        </span>
                    </For>
                    {when(move || cards.with(|cards| cards.len() > 2), move || view! {
                        <span class="pile__n num" aria-hidden="true" data-says=text(move || cards.with(Vec::len).to_string())></span>
                    }.into_any())}
                </span>
            }.into_any())}
        }
    });
    view! {
        <button type="button" class="piles" aria-label=label on:click=click(open)
            disabled=flag(move || pile.with(|pile| pile.is_empty()))>{kinds}</button>
    }
}

/// The captured cards of a seat, laid out.
#[component]
pub fn Captured() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let title = Signal::derive(move || {
        let names = app.session.names.get();
        app.words.say(&Msg::new("ui-captured-title").with_seat(&names, over.whose.get()))
    });
    let pile = move || {
        app.session.model.with(|model| {
            model.as_ref().and_then(|model| model.seats.get(usize::from(over.whose.get()))).map(|seat| seat.captures)
        })
    };
    view! {
        <Sheet open=over.captured title>
            {part(move || (Kind::ALL.map(|kind| {
                let cards = of_kind(pile().unwrap_or_default(), kind);
                let points = card_points(cards.iter().copied().collect());
                let head = Msg::new("ui-captured-kind")
                    .with("kind", Msg::new(format!("kind-{}-many", kind.id())))
                    .with("count", cards.len())
                    .with("points", points);
                (!cards.is_empty()).then(|| view! {
                    <h3>{app.words.say(&head)}</h3>
                    <ul class="laid-out">
                        {cards.into_iter().map(|card| view! {
                            <li>
                                <MiniCard card silent=true />
                                <span>{app.words.get(format!("card-{card}"))}</span>
                            </li>
                        }).map(IntoAny::into_any).collect::<Vec<_>>()}
                    </ul>
                })
            })).into_any())}
        </Sheet>
    }
}
