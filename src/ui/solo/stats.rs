//! What was played: personal bests, a chart of scores, the games, the collection of yaku.

use crate::ui::parts::live::{click, part, row, says, t, text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::outcome::Badges;
use crate::app::plan::Plan;
use crate::app::words::Lang;
use crate::app::{address, history, use_app};
use crate::platform::clock;
use crate::present::{Msg, advice};
use crate::record::History;
use crate::record::history::{Game, Made};
use crate::rules::yaku_narabe::{YAKU, Yaku};
use crate::rules::{GameId, Seed};
use crate::ui::parts::MiniCard;
use crate::ui::root::open_record;
use crate::ui::screens::Head;

/// So many games are in the chart.
const CHARTED: usize = 40;
/// So many games are listed at first.
const LISTED: usize = 20;

/// The records.
#[component]
pub(super) fn Stats() -> impl IntoView {
    let title = t("ui-screen-stats");
    let history = StoredValue::new(history::load());
    let played = history.with_value(|history| history.games.len());
    view! {
        <div class="screen">
            <main class="screen__in screen__in--text" tabindex="-1" data-screen="stats">
                <Head title>""</Head>
                <h2 class="sub">{t("game-yaku-narabe")}</h2>
                {if played == 0 {
                    view! { <p class="note">{t("ui-stats-none")}</p> }.into_any()
                } else {
                    history.with_value(|history| view! {
                        <Bests history=history.clone() />
                        <Chart history=history.clone() />
                        <Games history=history.clone() />
                    }.into_any())
                }}
                {history.with_value(|history| view! { <Collection history=history.clone() /> })}
            </main>
        </div>
    }
}

/// The best game of each length.
#[component]
fn Bests(history: History) -> impl IntoView {
    let bests = [3_u8, 6, 12].map(|rounds| {
        let best = history.best(rounds).cloned();
        let average = best.as_ref().map(|best| best.total() / i32::from(rounds));
        view! {
            <li class="bestof" data-best=rounds.to_string()>
                <small>{says(move || Msg::new("ui-rounds").with("rounds", rounds))}</small>
                <b class="num">{best.as_ref().map_or_else(|| "–".to_owned(), |best| best.total().to_string())}</b>
                {average.map(|average| view! { <small>{says(move || Msg::new("ui-average").with("average", average))}</small> })}
                {best.map(|best| view! { <Badges marks=best.marks /> })}
            </li>
        }
    });
    view! {
        <section class="stats">
            <h3>{t("ui-bests")}</h3>
            <ul class="bests">{row(bests)}</ul>
        </section>
    }
}

/// The points a round of the last games, oldest first, as bars; practice is drawn hollow.
#[component]
fn Chart(history: History) -> impl IntoView {
    let app = use_app();
    let done: Vec<Game> = history.games.iter().filter(|game| game.is_done()).take(CHARTED).cloned().collect();
    if done.is_empty() {
        return ().into_any();
    }
    let average = |game: &Game| game.total() / i32::from(game.rounds.max(1));
    let top = done.iter().map(average).max().unwrap_or(0).max(200);
    let mean = done.iter().map(average).sum::<i32>() / done.len() as i32;
    let count = done.len();
    let height = move |points: i32| (points.max(0) * 100 / top.max(1)).clamp(1, 100);
    let bars = done.iter().rev().enumerate().map(|(at, game)| {
        let (tall, class) = (height(average(game)), if game.marks.practice { "bar-of is-practice" } else { "bar-of" });
        let x = at * 10 + 1;
        view! { <rect class=class x=x.to_string() y=(100 - tall).to_string() width="8" height=tall.to_string()></rect> }
    });
    let bars = row(bars);
    let line = 100 - height(mean);
    let says_all = text(move || {
        app.words.say(&Msg::new("ui-chart-says").with("count", count).with("mean", mean).with("top", top))
    });
    let wide = (count * 10).max(100);
    view! {
        <section class="stats">
            <h3>{t("ui-chart")}</h3>
            <svg class="chart" viewBox=format!("0 0 {wide} 100") preserveAspectRatio="none" role="img" aria-label=says_all>
                {bars}
                <line class="chart__mean" x1="0" x2=wide.to_string() y1=line.to_string() y2=line.to_string()></line>
            </svg>
            <p class="note num">{says_all}</p>
        </section>
    }
    .into_any()
}

/// The plan of a game with the rules of this one.
fn plan_of(game: &Game) -> Plan {
    let mut plan = Plan::new(GameId::YakuNarabe);
    plan.set_rounds(game.rounds);
    plan.practice = game.marks.practice;
    for (setting, on) in [("show_scored", game.marks.shown), ("cup_is_chaff", !game.marks.strict_cup)] {
        let kept = plan.rules.set(setting, u8::from(on));
        debug_assert!(kept.is_ok());
    }
    plan
}

/// The games, newest first.
#[component]
fn Games(history: History) -> impl IntoView {
    let app = use_app();
    let all = RwSignal::new(false);
    let count = history.games.len();
    let games = StoredValue::new(history.games);
    let line = move |game: &Game| {
        let (total, done) = (game.total(), game.is_done());
        let rounds: Vec<String> = game.scores.iter().map(ToString::to_string).collect();
        let deal = advice::deal(&game.seed);
        let seed = Seed::new(game.seed.clone()).ok().filter(|seed| !seed.as_str().is_empty());
        let (length, played) = (game.rounds, game.scores.len());
        let plan = plan_of(game);
        let again = move |_| spawn_local(open_record(app, address::record_of(&plan, seed.clone())));
        let seeded = !game.seed.is_empty();
        view! {
            <li class="gameline" data-game-line=game.id.clone()>
                <span><b>{says(move || deal.clone())}</b><small class="num">{clock::day(game.at)}</small></span>
                <span class="num"><b data-game-total="">{total}</b><small>{rounds.join(" + ")}</small></span>
                {(!done).then(|| view! { <small>{says(move || Msg::new("ui-rounds-played").with("played", played).with("rounds", length))}</small> })}
                <Badges marks=game.marks />
                {seeded.then(|| view! {
                    <button type="button" class="btn btn--quiet btn--small" data-action="again" on:click=click(again)>{t("ui-again")}</button>
                })}
            </li>
        }
    };
    view! {
        <section class="stats">
            <h3>{t("ui-games-played")}</h3>
            <ol class="gamelines">{part(move || {
                let shown = if all.get() { usize::MAX } else { LISTED };
                games.with_value(|games| row(games.iter().take(shown).map(line))).into_any()
            })}</ol>
            {(count > LISTED).then(|| view! {
                <button type="button" class="btn btn--quiet" on:click=click(move |_| all.set(true))>{t("ui-all-games")}</button>
            })}
        </section>
    }
}

/// Which of the 31 yaku were made, how often, and the best row with each.
#[component]
fn Collection(history: History) -> impl IntoView {
    let app = use_app();
    let collected = history.collected();
    let line = move |yaku: &'static Yaku, made: &Made| {
        let (count, best) = (made.count, made.best.clone());
        let class = if count > 0 { "yrow is-made" } else { "yrow is-unmade" };
        let cards =
            best.as_ref().map_or_else(|| yaku.cards.iter().take(5).collect::<Vec<_>>(), |best| best.cards.to_vec());
        let score = best.as_ref().map(|best| best.score);
        view! {
            <li class=class data-collected=yaku.slug data-count=count.to_string()>
                <span class="yrow__cards">{row(cards.into_iter().map(|card| view! { <MiniCard card silent={count == 0} /> }))}</span>
                <span class="yrow__say">
                    <b>{t(format!("yaku-{}", yaku.slug))}</b>
                    // In Japanese the name is the term: its reading says more.
                    <span class="term" lang="ja">{text(move || {
                        let end = if app.words.lang() == Lang::Ja { "reading" } else { "term" };
                        app.words.get(format!("yaku-{}-{end}", yaku.slug))
                    })}</span>
                    <small>{text(move || if count > 0 {
                        app.words.say(&Msg::new("ui-made-times").with("count", count as usize).with("score", score.unwrap_or(0)))
                    } else {
                        app.words.get(format!("yaku-{}-about", yaku.slug))
                    })}</small>
                </span>
                <span class="yrow__pts num">{yaku.points}</span>
            </li>
        }
    };
    let lines = row(YAKU.iter().zip(&history.made).map(|(yaku, made)| line(yaku, made)));
    view! {
        <section class="stats">
            <h3>{t("ui-collection")}</h3>
            <p class="note num">{says(move || Msg::new("ui-collected").with("count", collected).with("all", YAKU.len()))}</p>
            <ul class="ysheet ysheet--collection">{lines}</ul>
        </section>
    }
}
