//! The sheets over the table: all rows under way, and what was scored (where the rules keep it in sight).

use crate::ui::parts::live::{memo, part, row, t};
use leptos::prelude::*;

use super::tally::{held, outlook, sum, wished};
use super::{solo, use_desk};
use crate::app::use_app;
use crate::present::Msg;
use crate::present::solo::Solo;
use crate::rules::{Card, CardSet};
use crate::ui::parts::{MiniCard, Sheet};
use crate::ui::table::use_over;

/// Every row under way: what it holds, what it can still make.
#[component]
pub(super) fn Rows() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let title = t("ui-rows-all");
    let rows = memo(move || solo(app, Solo::depth));
    view! {
        <Sheet open=over.progress title>
            {part(move || {
                let lines = (0..rows.get().max(1)).map(|at| {
                    let seen = outlook(app, at, false);
                    let say = Msg::new("ui-row").with("row", at + 1).with("count", seen.cards.len());
                    let cards = seen.cards.iter().map(|card| view! { <MiniCard card /> });
                    view! {
                        <section class="rowline" data-rowline=at + 1>
                            <h3>{app.words.say(&say)}</h3>
                            <p class="rowline__cards">{row(cards)}</p>
                            <p class="tally__sum num">{sum(&seen)}</p>
                            <ul class="tally__list num">{row(seen.held.yaku.iter().map(|line| held(app, line)))}</ul>
                            <div class="tally__wishes">{row(seen.possible.iter().map(|wish| wished(app, wish)))}</div>
                        </section>
                    }
                });
                row(lines).into_any()
            })}
        </Sheet>
    }
}

/// The scored rows, and every card that was seen so far.
#[component]
pub(super) fn Scored() -> impl IntoView {
    let app = use_app();
    let desk = use_desk();
    let title = t("ui-scored");
    let gone = memo(move || solo(app, |solo| solo.scored.clone()));
    let seen = memo(move || {
        let hand = app.session.model.with(|model| model.as_ref().and_then(|model| model.own().map(|own| own.known)));
        solo(app, |solo| (solo.cards() | solo.gone()).bits()) | hand.unwrap_or(CardSet::EMPTY).bits()
    });
    view! {
        <Sheet open=desk.scored title>
            {part(move || {
                let rows = gone.get();
                let none = rows.is_empty().then(|| view! { <p>{app.words.get("ui-scored-none")}</p> });
                let rows = rows.into_iter().map(|(cards, score)| view! {
                    <li class="rowline rowline--scored">
                        <span class="rowline__cards">{row(cards.into_iter().map(|card| view! {
                            <span data-card=card.code() data-zone="scored"><MiniCard card /></span>
                        }))}</span>
                        <b class="num">{score}</b>
                    </li>
                });
                view! { {none}<ol>{row(rows)}</ol> }.into_any()
            })}
            <h3>{t("ui-seen")}</h3>
            {part(move || {
                let seen = CardSet::from_bits(seen.get());
                let card = move |card: Card| {
                    let class = if seen.contains(card) { "" } else { "is-missing" };
                    view! { <MiniCard card class /> }
                };
                let months = (1..=12).map(|month| view! {
                    <p class="rowline__cards" role="group" aria-label=app.words.get(format!("month-{month}"))>
                        {row(CardSet::month(month).iter().map(card))}
                    </p>
                });
                view! { <div class="seen">{row(months)}</div> }.into_any()
            })}
        </Sheet>
    }
}
