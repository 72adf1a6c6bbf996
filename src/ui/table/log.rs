//! The log: everything that happened in the round, in words, and the actions in the notation.

use crate::ui::parts::live::{part, row, t};
use leptos::prelude::*;

use super::use_over;
use crate::app::use_app;
use crate::present::{TableModel, narrate};
use crate::rules::Event;
use crate::ui::parts::Sheet;

/// The notation of what an event did, where it came from an action.
fn notation(event: &Event) -> String {
    match event {
        Event::Played { card, .. } => card.to_string(),
        Event::Ohana { suit, .. } => format!("ohana {suit}"),
        Event::Aimed { target, .. } => format!(">{target}"),
        Event::Stopped { .. } => "stop".to_owned(),
        Event::Passed { .. } => "pass".to_owned(),
        Event::Placed { card, column, .. } => format!("{card}@{column}"),
        Event::Turned { card, .. } | Event::Drew { card, .. } => format!("({card})"),
        Event::Took { taken, .. } => {
            let taken: Vec<String> = taken.iter().map(|card| card.to_string()).collect();
            format!(">{}", taken.join(" "))
        }
        _ => String::new(),
    }
}

/// The sheet with the log.
#[component]
pub fn Log() -> impl IntoView {
    let app = use_app();
    let over = use_over();
    let title = t("ui-log");
    let lines = move || {
        let names = app.session.names.get();
        let hides = app.rules().get("show_scored") == Some(0);
        let in_sight = app.session.model.with(|model| model.as_ref().map(TableModel::face_up)).filter(|_| hides);
        app.session.told.with(|told| {
            narrate::logged(told, in_sight)
                .into_iter()
                .filter_map(|event| {
                    let msg = narrate::log_line(event, &names, in_sight)?;
                    Some((
                        app.words.say(&msg),
                        notation(event),
                        matches!(event, Event::Played { .. } | Event::Ohana { .. } | Event::Placed { .. }),
                    ))
                })
                .collect::<Vec<_>>()
        })
    };
    view! {
        <Sheet open=over.log title>
            <ol class="log">
                {part(move || row(app.session.draw_told(&app.session.names.get()).iter().map(|msg| {
                    let told = app.words.say(msg);
                    view! { <li>{told}</li> }
                })).into_any())}
                {part(move || (lines().into_iter().map(|(text, notation, first)| view! {
                    <li class:log__turn=first><span>{text}</span><code>{notation}</code></li>
                }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
            </ol>
        </Sheet>
    }
}
