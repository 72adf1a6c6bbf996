//! "What was possible": a search with all cards known, once the round is over.

use crate::ui::parts::live::{click, part, row, says, t};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::session::Solitaire;
use crate::app::use_app;
use crate::cpu::protocol::{AnalyseRequest, Best};
use crate::platform::analyst;
use crate::present::{Msg, advice};
use crate::ui::parts::MiniCard;

/// How far the search is.
#[derive(Clone, PartialEq)]
enum Search {
    /// Not asked for.
    Idle,
    /// Under way: done, of, the best score so far.
    Busy(u32, u32, i32),
    /// Over.
    Found(Best),
    /// It could not be run.
    Failed,
}

/// The panel under a result.
#[component]
pub(super) fn Analyst(solo: Solitaire, score: i32) -> impl IntoView {
    let app = use_app();
    let search = RwSignal::new(Search::Idle);
    let analyst = StoredValue::new_local(analyst::Analyst::default());
    // A result that is left needs no answer.
    on_cleanup(move || {
        analyst.try_with_value(analyst::Analyst::cancel);
    });
    let solo = StoredValue::new(solo);
    let start = move |_| {
        let request = solo.with_value(|solo| AnalyseRequest {
            number: 0,
            deck: solo.pack.clone(),
            month: solo.month,
            cup_is_chaff: solo.cup_is_chaff,
            played: solo.actions.clone(),
        });
        let analyst = analyst.get_value();
        search.set(Search::Busy(0, 1, score));
        spawn_local(async move {
            let tell = move |done, of, best| {
                let _ = search.try_set(Search::Busy(done, of, best));
            };
            let found = analyst.analyse(request, tell).await;
            // Where it was stopped, or the result was left, there is nothing more to say.
            if matches!(search.try_get_untracked(), Some(Search::Busy(..))) {
                search.set(found.map_or(Search::Failed, Search::Found));
            }
        });
    };
    let stop = move |_| {
        analyst.with_value(analyst::Analyst::cancel);
        search.set(Search::Idle);
    };
    view! {
        <section class="analyst" aria-label=t("ui-possible")>
            <h3>{t("ui-possible")}</h3>
            <p class="note">{t("ui-possible-about")}</p>
            {part(move || match search.get() {
                Search::Idle => view! {
                    <button type="button" class="btn btn--quiet" data-action="possible" on:click=click(start)>{t("ui-possible-start")}</button>
                }.into_any(),
                Search::Busy(done, of, best) => view! {
                    <p class="num" role="status">{app.words.say(&Msg::new("ui-possible-busy").with("score", best))}</p>
                    <progress max=of.to_string() value=done.to_string() aria-label=app.words.get("ui-possible")></progress>
                    <button type="button" class="btn btn--quiet" data-action="possible-stop" on:click=click(stop)>{t("ui-possible-stop")}</button>
                }.into_any(),
                Search::Found(best) => view! { <Line best own=score /> }.into_any(),
                Search::Failed => view! {
                    <p role="alert">{app.words.get("ui-possible-failed")}</p>
                    <button type="button" class="btn btn--quiet" data-action="possible" on:click=click(start)>{t("ui-possible-start")}</button>
                }.into_any(),
            })}
        </section>
    }
}

/// The best line: its rows, and every move of it.
#[component]
fn Line(best: Best, own: i32) -> impl IntoView {
    let id = if best.score > own { "ui-possible-found" } else { "ui-possible-matched" };
    let score = best.score;
    let rows = best.rows.into_iter().map(|(cards, score)| {
        view! {
            <div class="rowline rowline--scored" data-possible-row=score.to_string()>
                <span class="rowline__cards">{row(cards.into_iter().map(|card| view! { <MiniCard card /> }))}</span>
                <b class="num">{score}</b>
            </div>
        }
    });
    // The notation beside the words, for those who want to play it over.
    let moves = best.actions.into_iter().map(|action| {
        let told = advice::placed(action);
        view! { <li data-move=action.to_string()>{says(move || told.clone())}</li> }
    });
    let moves = row(moves);
    view! {
        <p class="possible num" role="status" data-possible=score.to_string()>
            {says(move || Msg::new(id).with("score", score).with("own", own))}</p>
        <h4>{t("ui-possible-line")}</h4>
        <div>{row(rows)}</div>
        <details><summary>{t("ui-possible-moves")}</summary><ol class="moves num">{moves}</ol></details>
    }
}
