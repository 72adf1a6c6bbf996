//! A row that is scored: its yaku one after the other, the bonus month, the sum. Short and skippable.

use crate::ui::parts::live::{click, part, row};
use leptos::prelude::*;

use crate::app::use_app;
use crate::present::Msg;
use crate::ui::parts::MiniCard;

/// The row that just left, over the table.
#[component]
pub(super) fn RowMoment() -> impl IntoView {
    let app = use_app();
    let skip = move |_| app.session.moment.set(None);
    part(move || {
        let made = app.session.moment.get().map(|moment| {
            let cards = moment.cards.iter().map(|card| view! { <MiniCard card=*card silent=true /> });
            let last = moment.lines.len();
            let lines = moment.lines.iter().enumerate().map(|(at, (name, term, points))| {
                let (name, term) = (app.words.say(name), app.words.say(term));
                view! {
                    <li style=("--at", at.to_string())><b>{name}</b><i lang="ja">{term}</i><span class="num">{*points}</span></li>
                }
            });
            let times = moment.times.filter(|times| *times > 1).map(|times| {
                let say = app.words.say(&Msg::new("ui-bonus-times").with("times", times));
                view! { <li class="is-times" style=("--at", last.to_string())><b>{say}</b><span class="seal num">"×"{times}</span></li> }
            });
            view! {
                <section class="moment moment--row" on:click=click(skip) aria-hidden="true" data-moment=moment.id.clone()>
                    <div class="moment__band"></div>
                    <div class="moment__in">
                        <div class="moment__cards" data-count="5">{row(cards)}</div>
                        <ul class="moment__lines">{row(lines)}{times}</ul>
                        <p class="moment__sum num" style=("--at", (last + 1).to_string())>{moment.points}</p>
                    </div>
                    <span class="moment__skip">{app.words.get("ui-tap-on")}</span>
                </section>
            }
        });
        made.into_any()
    })
}
