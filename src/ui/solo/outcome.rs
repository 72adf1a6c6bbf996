//! The result of a round of the solitaire, row by row, and of the game.

use crate::ui::parts::live::{click, part, row, says, t, text};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::analysis::Analyst;
use crate::app::session::{Outcome, Solitaire};
use crate::app::{App, Screen, address, history, saves, share, use_app};
use crate::present::Msg;
use crate::record::history::Marks;
use crate::record::{Deal, Record};
use crate::rules::yaku_narabe::{RowScore, ScoredRow};
use crate::ui::parts::{Icon, MiniCard};
use crate::ui::root::open_record;
use crate::ui::screens::Head;

/// The result that waits.
#[component]
pub(super) fn SoloOutcome(outcome: Outcome) -> impl IntoView {
    let app = use_app();
    let Some(solo) = outcome.solo.clone() else { return ().into_any() };
    let (round, rounds, last) = (outcome.round, outcome.rounds, outcome.last);
    let score = outcome.ledger.scores.first().copied().unwrap_or(0);
    let total = outcome.ledger.totals.first().copied().unwrap_or(0);
    let title = says(move || {
        if last {
            Msg::new("ui-match-result")
        } else {
            Msg::new("ui-round-of").with("round", round).with("rounds", rounds)
        }
    });
    let rows = outcome.ledger.solo.iter().enumerate();
    let rows = rows.map(|(at, (row, told))| view! { <RowLine at row=*row told=told.clone() /> });
    let left = solo.left.iter().map(|card| view! { <MiniCard card /> });
    let shared = solo.clone();
    view! {
        <Head title to=Screen::Table>
            <button type="button" class="tool" data-action="share" aria-label=t("ui-share-result")
                on:click=click(move |_| share::result(app, &shared))><Icon name="share" /></button>
        </Head>
        <div class="hero" class:hero--match=last data-outcome=if last { "match" } else { "round" }>
            <span class="hero__seal num" aria-hidden="true">{if last { total } else { score }}</span>
            <h2>{says(move || if last {
                Msg::new("ui-solo-total").with("total", total).with("rounds", round)
            } else {
                Msg::new("ui-solo-round").with("score", score).with("round", round)
            })}</h2>
            <p>{says(move || praise(if last { total / i32::from(round.max(1)) } else { score }))}</p>
            {solo.best.then(|| view! { <p class="best"><Icon name="check" />{t("ui-best-now")}</p> })}
            <Badges marks=solo.marks />
        </div>
        <section class="rowlines num" aria-label=t("ui-settlement")>
            {row(rows)}
            {outcome.ledger.solo.is_empty().then(|| view! { <p>{t("ui-scored-none")}</p> })}
            <p class="rowlines__left"><span>{t("ui-left-over")}</span><span class="rowline__cards">{row(left)}</span></p>
            <dl class="sums">
                <dt>{t("ui-this-round")}</dt><dd data-score="0">{score}</dd>
                <dt>{says(move || Msg::new("ui-match-after").with("round", round))}</dt><dd data-total="0">{total}</dd>
            </dl>
            {(last && round > 1).then(|| view! { <Rounds /> })}
        </section>
        <Analyst solo=solo.clone() score />
        <Doing solo last round />
    }
    .into_any()
}

/// The makers' yardstick: 300 in a round, or 200 on the average, is impressive.
fn praise(score: i32) -> Msg {
    Msg::new(match score {
        300.. => "ui-praise-4",
        200.. => "ui-praise-3",
        100.. => "ui-praise-2",
        _ => "ui-praise-1",
    })
}

/// How a game was played, where that is to be known.
#[component]
pub(super) fn Badges(marks: Marks) -> impl IntoView {
    let says = crate::present::advice::marks(&marks);
    let app = use_app();
    (!says.is_empty()).then(|| {
        view! {
            <p class="badges">{part(move || row(says.iter().map(|msg| view! { <b class="practice">{app.words.say(msg)}</b> })).into_any())}</p>
        }
    })
}

/// One scored row: its cards, each yaku, the bonus month, the sum.
#[component]
fn RowLine(at: usize, row: ScoredRow, told: RowScore) -> impl IntoView {
    let app = use_app();
    let bonus = told.bonus;
    let cards = row.cards.into_iter().map(|card| {
        let class = if bonus.contains(card) { "is-bonus" } else { "" };
        view! { <MiniCard card class /> }
    });
    let times = told.multiplier();
    let base = told.base();
    let lines = told.yaku.into_iter().map(|line| {
        let name = t(format!("yaku-{}", line.id.slug()));
        view! { <li data-yaku=line.id.slug()><b>{name}</b><span>{line.points}</span></li> }
    });
    let lines: Vec<AnyView> = crate::ui::parts::live::row(lines);
    let nothing = lines.is_empty().then(|| view! { <li>{t("ui-row-scores-nothing")}</li> });
    let sum = text(move || {
        if times > 1 {
            app.words.say(&Msg::new("ui-row-sum").with("base", base).with("times", times))
        } else {
            String::new()
        }
    });
    view! {
        <div class="rowline" data-row=at + 1 data-row-score=row.score>
            <span class="rowline__cards">{crate::ui::parts::live::row(cards)}</span>
            <ul class="rowline__yaku">{lines}{nothing}</ul>
            <p class="rowline__sum"><small>{sum}</small><b>{row.score}</b></p>
        </div>
    }
}

/// Every round of the game, when it is over.
#[component]
fn Rounds() -> impl IntoView {
    let app = use_app();
    let rounds = app.session.scores().into_iter().enumerate().map(|(round, scores)| {
        view! {
            <dt data-match-round=round + 1>{says(move || Msg::new("ui-round").with("round", round + 1))}</dt>
            <dd>{scores.first().copied().unwrap_or(0)}</dd>
        }
    });
    view! { <dl class="sums sums--rounds">{row(rounds)}</dl> }
}

/// A fresh record of the same deals, to be played again.
fn again(record: &Record) -> Record {
    let mut fresh = Record::new(record.setup.clone());
    fresh.mode = record.mode;
    fresh.cpu_seed.clone_from(&record.cpu_seed);
    fresh
}

/// Puts the finished game away.
fn finish(app: App) {
    app.session.next_round(app);
    app.session.close();
    app.saves.set(saves::list());
}

/// Leaves the finished game for another.
fn leave_for(app: App, record: Record) {
    finish(app);
    spawn_local(open_record(app, record));
}

/// What can be done with a result.
#[component]
fn Doing(solo: Solitaire, last: bool, round: u8) -> impl IntoView {
    let app = use_app();
    let best = (!solo.seed.is_empty() && last).then(|| {
        let mut history = history::load();
        history.games.retain(|game| game.seed == solo.seed && game.is_done());
        history.games.iter().map(crate::record::history::Game::total).max().unwrap_or(0)
    });
    let repeat = move |_| {
        if let Some(record) = app.session.record() {
            leave_for(app, again(&record));
        }
    };
    let rematch = move |_| {
        let Some(record) = app.session.record() else { return };
        let mut plan = crate::app::plan::Plan::of_record(&record);
        plan.fit();
        leave_for(app, address::record_of(&plan, None));
    };
    let leave = move |to: Screen| {
        finish(app);
        app.go(to);
    };
    let seeded = move || app.session.record().is_some_and(|record| matches!(record.setup.deal, Deal::Seed(_)));
    view! {
        {best.filter(|best| *best > 0).map(|best| view! {
            <p class="note num">{says(move || Msg::new("ui-best-deal").with("score", best))}</p>
        })}
        <div class="do">
            {if last {
                view! {
                    <button type="button" class="btn btn--quiet" data-action="home" on:click=click(move |_| leave(Screen::Home))>{t("ui-screen-home")}</button>
                    <button type="button" class="btn btn--quiet" data-action="stats" on:click=click(move |_| leave(Screen::Stats))>{t("ui-screen-stats")}</button>
                    {seeded().then(|| view! {
                        <button type="button" class="btn btn--quiet" data-action="again" on:click=click(repeat)>{t("ui-again")}</button>
                    })}
                    <button type="button" class="btn" data-action="rematch" on:click=click(rematch)>{t("ui-solo-rematch")}</button>
                }.into_any()
            } else {
                view! {
                    <button type="button" class="btn btn--quiet" on:click=click(move |_| app.go(Screen::Table))>{t("ui-look-at-table")}</button>
                    <button type="button" class="btn" data-action="next-round" on:click=click(move |_| app.session.next_round(app))>
                        {says(move || Msg::new("ui-deal-round").with("round", round + 1))}</button>
                }.into_any()
            }}
        </div>
    }
}
