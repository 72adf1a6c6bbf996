//! The coach of the guided first round: one thing at a time, on the table, skippable.

use crate::ui::parts::live::{click, memo, says, t, text, when};
use leptos::prelude::*;

use crate::app::use_app;
use crate::present::{Msg, lesson};
use crate::rules::Event;

/// The coach, while a guided round is open.
#[component]
pub fn Coach() -> impl IntoView {
    let app = use_app();
    let step = RwSignal::new(1_u8);
    let over = RwSignal::new(false);
    let shown = memo(move || {
        let due = app
            .session
            .view
            .with(|view| view.as_ref().is_some_and(|view| lesson::due(step.get(), view, app.session.idle.get())));
        // An offer out of turn comes first: nothing may lie over it.
        let free = app.session.outcome.with(Option::is_none) && !app.session.offered();
        app.session.lesson.get() && !over.get() && due && free
    });
    // Where a step waits for a card, playing one is "next".
    Effect::new(move |_| {
        let played = app.session.told.with(|told| {
            let viewer = app.session.names.with_untracked(|names| names.viewer);
            told.iter()
                .any(|event| matches!(event, Event::Played { seat, .. } | Event::Ohana { seat, .. } | Event::Placed { seat, .. } if *seat == viewer))
        });
        if played && step.get_untracked() <= 3 {
            step.set(4);
        }
    });
    let next = move |_| {
        if step.get_untracked() >= lesson::STEPS {
            over.set(true);
        } else {
            step.update(|step| *step += 1);
        }
    };
    view! {
        {when(move || shown.get(), move || view! {
            <aside class="coach" data-step=step data-at=text(move || lesson::points_at(app.look.get().game, step.get()).to_owned())
                aria-label=t("ui-learn") role="status">
                <h2>{text(move || app.words.get(format!("lesson-{}-title", step.get())))}</h2>
                <p>{text(move || app.words.get(format!("lesson-{}", step.get())))}</p>
                <div class="coach__do">
                    <p class="coach__n num">{says(move || Msg::new("ui-step").with("step", step.get()).with("steps", lesson::STEPS))}</p>
                    <button type="button" class="btn btn--quiet btn--small" data-action="lesson-skip"
                        on:click=click(move |_| over.set(true))>{t("lesson-skip")}</button>
                    {when(move || !lesson::waits_for_play(step.get()), move || view! {
                        <button type="button" class="btn btn--small" data-action="lesson-next" on:click=click(next)>
                            {text(move || app.words.get(if step.get() == lesson::STEPS { "lesson-done" } else { "lesson-next" }))}</button>
                    }.into_any())}
                </div>
            </aside>
        }.into_any())}
    }
}
