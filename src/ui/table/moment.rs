//! A great moment: the cards and the name of a yaku, a hui or an ʻohana, short and skippable.

use crate::ui::parts::live::{click, part, row};
use leptos::prelude::*;

use crate::app::use_app;
use crate::ui::parts::{HuiIcon, MiniCard};

/// What just happened, over the table.
#[component]
pub fn MomentView() -> impl IntoView {
    let app = use_app();
    let skip = move |_| app.session.moment.set(None);
    part(move || {
        let made = app.session.moment.get().map(|moment| {
            let icon = moment.icon.map(|hui| view! { <HuiIcon hui /> });
            let captions = moment.captions.clone();
            let cards = moment.cards.iter().enumerate().map(|(at, card)| {
                let caption = captions.get(at).map(|msg| view! { <small>{app.words.say(msg)}</small> });
                view! { <span class="moment__card"><MiniCard card=*card silent=true />{caption}</span> }
            });
            view! {
                <section class="moment" on:click=click(skip) aria-hidden="true" data-moment=moment.id.clone()>
                    <div class="moment__band"></div>
                    <div class="moment__in">
                        <p class="moment__word" lang=moment.lang>{icon}{moment.word.as_ref().map(|word| app.words.say(word))}</p>
                        <div class="moment__cards" data-count=moment.cards.len().min(9)>{row(cards)}</div>
                        <div class="moment__name">
                            {moment.points.map(|points| view! { <span class="moment__pts num">{points}</span> })}
                            <h2>{app.words.say(&moment.name)}</h2>
                            <p>{moment.line.as_ref().map(|line| app.words.say(line))}</p>
                        </div>
                    </div>
                    <span class="moment__skip">{app.words.get("ui-tap-on")}</span>
                </section>
            }
        });
        made.into_any()
    })
}
