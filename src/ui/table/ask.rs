//! The question to a person while Pele is aimed: the card in danger, the reason, stop or pass.
//!
//! Everybody gets the same panel; where `stop` is not legal its button is there, flat. It covers neither
//! the field nor the hand.

use crate::ui::parts::live::{click, mark, says, t, truth, when};
use leptos::prelude::*;

use crate::app::{App, use_app};
use crate::present::{Arg, Msg};
use crate::rules::pilina::PELE;
use crate::rules::{Action, Card, Phase, RoundView, Seat};
use crate::ui::parts::{Icon, MiniCard};

/// Whether the viewer is asked now.
pub fn is_asked(app: App) -> bool {
    app.session.idle.get()
        && app.session.view.with(|view| {
            view.as_ref().is_some_and(|view| view.phase == Phase::Answer && view.to_move == Some(view.seat))
        })
}

/// Who aims at what, and whether the viewer can stop it.
fn aim(app: App) -> Option<(Seat, Card, bool)> {
    app.session.view.with(|view| {
        let view = view.as_ref()?;
        let RoundView::Pilina(cards) = &view.cards else { return None };
        cards.aim.map(|aim| (aim.seat, aim.target, view.legal.contains(&Action::Stop)))
    })
}

fn yes(on: bool) -> Arg {
    Arg::Text(if on { "yes" } else { "no" }.into())
}

/// The panel, while the viewer is asked.
#[component]
pub fn AskStop() -> impl IntoView {
    let app = use_app();
    when(
        move || is_asked(app),
        move || {
            let Some((seat, target, can)) = untrack(move || aim(app)) else { return ().into_any() };
            let title = says(move || {
                let names = app.session.names.get();
                Msg::new("ui-ask-title").with("card", Msg::card(target)).with("own", yes(can)).with_seat(&names, seat)
            });
            let why =
                says(move || Msg::new("ui-ask-why").with("can", yes(can)).with("suit", Msg::month(target.month())));
            let suit = crate::rules::CardSet::month(target.month());
            view! {
                <section class="ask" role="alertdialog" aria-labelledby="ask-title" aria-describedby="ask-why">
                    <div class="ask__pair" aria-hidden="true">
                        <MiniCard card=PELE silent=true /><Icon name="arrow" /><MiniCard card=target silent=true />
                        {can.then(|| view! {
                            <span class="ask__suit">
                                {crate::ui::parts::live::row((suit.iter()).filter(|card| *card != target)
                                    .map(|card| view! { <MiniCard card silent=true /> }))}
                            </span>
                        })}
                    </div>
                    <div class="ask__say"><h2 id="ask-title">{title}</h2><p id="ask-why">{why}</p></div>
                    <div class="ask__do">
                        <button type="button" class="btn btn--stop" data-action="stop" data-legal=mark(move || can)
                            aria-disabled=truth(move || !can)
                            on:click=click(move |_| app.session.act(app, Action::Stop))>
                            <Icon name="stop" />{t("ui-stop")}</button>
                        <button type="button" class="btn btn--quiet" data-action="pass" data-legal=""
                            on:click=click(move |_| app.session.act(app, Action::Pass))>{t("ui-pass")}</button>
                    </div>
                </section>
            }
            .into_any()
        },
    )
}
