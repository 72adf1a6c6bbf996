//! Captured cards: grouped by what they count, overlapped; a tap lays them out. And the common discard.

use crate::ui::parts::live::{click, each_card, flag, memo, part, row, says, text, when};
use leptos::prelude::*;

use super::use_over;
use crate::app::use_app;
use crate::present::Msg;
use crate::present::worth::Group;
use crate::rules::pilina::PELE;
use crate::rules::{Card, CardSet, Seat};
use crate::ui::parts::card::picture;
use crate::ui::parts::{MiniCard, Sheet};

/// A small captured card.
fn cell(card: Card, zone: &'static str, seat: Option<Seat>) -> AnyView {
    let seat = seat.map(|seat| seat.to_string());
    view! {
        <span class="cell">
            <span class="card card--mini" data-card=card.code() data-zone=zone data-seat=seat>
                <img src=picture(card) alt="" draggable="false" width="330" height="530" />
            </span>
        </span>
    }
    .into_any()
}

/// A seat's captured cards in a row; a tap opens them. The wild Pele lies there with what it took.
#[component]
pub fn Piles(seat: Seat, #[prop(into)] pile: Signal<CardSet>, #[prop(into)] beside: Signal<CardSet>) -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let label = text(move || {
        let names = app.session.names.get();
        let count = pile.with(|pile| pile.len()) + beside.with(|cards| cards.len());
        app.words.say(&Msg::new("ui-captured-of").with("count", count).with_seat(&names, seat))
    });
    let open = move |_| {
        over.whose.set(Some(seat));
        over.captured.set(true);
    };
    let kinds = (0..4_usize).map(|place| {
        let group = move || app.look.get().worth.groups()[place];
        let cards = memo(move || pile.with(|pile| (*pile & group().cards).iter().collect::<Vec<_>>()));
        view! {
            {when(move || !cards.with(Vec::is_empty), move || view! {
                <span class=text(move || format!("pile pile--{}", group().mark))>
                    {each_card(move || cards.get(), move |card| cell(card, "captures", Some(seat)))}
                    {when(move || cards.with(|cards| cards.len() > 2), move || view! {
                        <span class="pile__n num" aria-hidden="true" data-says=text(move || cards.with(Vec::len).to_string())></span>
                    }.into_any())}
                </span>
            }.into_any())}
        }
    });
    // The prey lies half under Pele.
    let pair = move || {
        let pair = beside.get();
        (pair - CardSet::of(PELE)).iter().chain(pair.iter().filter(|card| *card == PELE)).collect::<Vec<_>>()
    };
    view! {
        <button type="button" class="piles" aria-label=label on:click=click(open)
            disabled=flag(move || pile.with(|pile| pile.is_empty()) && beside.with(|cards| cards.is_empty()))>
            {row(kinds)}
            {when(move || !beside.with(|cards| cards.is_empty()), move || view! {
                <span class="pile pile--pele">
                    {each_card(pair, move |card| cell(card, "pele", Some(seat)))}
                </span>
            }.into_any())}
        </button>
    }
}

/// The common discard beside the stack: its last card and its number. A tap lays it out.
#[component]
pub fn Discard() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let pile = memo(move || app.session.model.with(|m| m.as_ref().map_or(CardSet::EMPTY, |m| m.discard)));
    let label = says(move || Msg::new("ui-discard-count").with("count", pile.get().len()));
    let open = move |_| {
        over.whose.set(None);
        over.captured.set(true);
    };
    when(
        move || !pile.with(|pile| pile.is_empty()),
        move || {
            view! {
            <button type="button" class="discard" aria-label=label on:click=click(open)>
                {each_card(move || pile.get().iter().collect(), |card| cell(card, "discard", None))}
                <span class="pile__n num" aria-hidden="true" data-says=text(move || pile.get().len().to_string())></span>
            </button>
        }
        .into_any()
        },
    )
}

/// The captured cards of a seat, or the discard, laid out.
#[component]
pub fn Captured() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let discard = move || {
        let count = app.session.model.with(|model| model.as_ref().map_or(0, |model| model.discard.len()));
        Msg::new("ui-discard-count").with("count", count)
    };
    let title = text(move || {
        let names = app.session.names.get();
        app.words.say(&match over.whose.get() {
            Some(seat) => Msg::new("ui-captured-title").with_seat(&names, seat),
            None => discard(),
        })
    });
    let pile = move || {
        app.session.model.with(|model| {
            let Some(model) = model else { return CardSet::EMPTY };
            let seat = over.whose.get().and_then(|seat| model.seats.get(usize::from(seat)));
            seat.map_or(model.discard, |seat| seat.captures | seat.pele)
        })
    };
    // What the wild Pele took, where it lies in this pile.
    let beside = move || {
        let pair = app.session.model.with(|model| {
            let seat = model.as_ref()?.seats.get(usize::from(over.whose.get()?))?;
            Some(seat.pele)
        });
        pair.and_then(|pair| (pair - CardSet::of(PELE)).first())
    };
    let group = move |group: Group| {
        let worth = app.look.get().worth;
        let cards = pile() & group.cards;
        let head = Msg::new("ui-captured-kind")
            .with("kind", Msg::new(group.message))
            .with("count", cards.len())
            .with("points", worth.points(cards));
        (!cards.is_empty()).then(|| {
            view! {
                <h3>{app.words.say(&head)}</h3>
                <ul class="laid-out">
                    {row(cards.iter().map(|card| view! {
                        <li><MiniCard card silent=true /><span>{app.words.get(format!("card-{card}"))}</span></li>
                    }))}
                </ul>
            }
        })
    };
    view! {
        <Sheet open=over.captured title>
            {part(move || row(app.look.get().worth.groups().map(group)).into_any())}
            {part(move || beside().map(|prey| {
                view! { <p>{app.words.say(&Msg::new("ui-pele-with").with("card", Msg::card(prey)))}</p> }
            }).into_any())}
        </Sheet>
    }
}
