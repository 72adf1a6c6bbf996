//! The moment of a yaku: its cards and its name, short and skippable.

use crate::ui::parts::live::{click, part};
use leptos::prelude::*;

use crate::app::use_app;
use crate::present::Msg;
use crate::ui::parts::MiniCard;

/// A yaku that was just made, over the table.
#[component]
pub fn MomentView() -> impl IntoView {
    let app = use_app();
    let skip = move |_| app.session.moment.set(None);
    part(move || {
        let made = {
            app.session.moment.get().map(|moment| {
            let slug = moment.yaku.slug();
            let names = app.session.names.get();
            let line = Msg::new("event-made").with("yaku", Msg::new(format!("yaku-{slug}"))).with_seat(&names, moment.seat);
            view! {
                <section class="moment" on:click=click(skip) aria-hidden="true" data-moment=slug>
                    <div class="moment__band"></div>
                    <div class="moment__in">
                        <p class="moment__word" lang="ja">{app.words.get(format!("yaku-{slug}-term"))}</p>
                        <div class="moment__cards" data-count=moment.cards.len().min(9)>
                            {moment.cards.iter().map(|card| view! { <MiniCard card=*card silent=true /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
                        </div>
                        <div class="moment__name">
                            <span class="moment__pts num">{moment.points}</span>
                            <h2>{app.words.get(format!("yaku-{slug}"))}</h2>
                            <p>{app.words.say(&line)}</p>
                        </div>
                    </div>
                    <span class="moment__skip">{app.words.get("ui-tap-on")}</span>
                </section>
            }
        })
        };
        made.into_any()
    })
}
