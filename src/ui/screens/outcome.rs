//! The result of a round, term by term, and of the match.

use crate::ui::parts::live::{click, part, row, says, t, text, when};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Head;
use crate::app::session::Outcome as Result;
use crate::app::words::{plain, signed};
use crate::app::{Screen, address, saves, use_app};
use crate::present::ledger::{Row, What};
use crate::present::{Arg, Msg};
use crate::rules::Seat;
use crate::rules::hana_awase::CancelledBy;
use crate::rules::pilina::HUI_POINTS;
use crate::ui::parts::{HuiIcon, Icon, MiniCard};
use crate::ui::root::open_record;
use crate::ui::solo::part_solo_outcome;
use crate::ui::table::{Crest, TeamMark};

/// The result that waits, or the way back where none does.
#[component]
pub fn Outcome() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="screen">
            <main class="screen__in narrow" tabindex="-1" data-screen="result">
                {part(move || match app.session.outcome.get() {
                    Some(outcome) if outcome.solo.is_some() => part_solo_outcome(outcome),
                    outcome => outcome.map(|outcome| view! { <Shown outcome /> }).into_any(),
                })}
            </main>
        </div>
    }
}

fn class_of(number: i32) -> &'static str {
    match number {
        0 => "",
        1.. => "gain",
        _ => "loss",
    }
}

#[component]
fn Shown(outcome: Result) -> impl IntoView {
    let app = use_app();
    let names = app.session.names.get_untracked();
    let me = names.side();
    let seats = outcome.ledger.scores.len();
    let teams = outcome.ledger.teams > 0;
    let title = {
        let (round, rounds, last) = (outcome.round, outcome.rounds, outcome.last);
        says(move || {
            if last {
                Msg::new("ui-match-result")
            } else {
                Msg::new("ui-round-of").with("round", round).with("rounds", rounds)
            }
        })
    };
    let heads = (0..seats).map(|seat| {
        let names = names.clone();
        let class = if seat == me { "mine" } else { "" };
        view! {
            <span role="columnheader" class=class>
                {if teams {
                    view! { <TeamMark side=Signal::stored(seat as u8) /> }.into_any()
                } else {
                    view! { <Crest seat=Signal::stored(seat as Seat) me={seat == me} /> }.into_any()
                }}
                {says(move || names.side_of(seat as Seat))}
            </span>
        }
    });
    let rows =
        outcome.ledger.rows.iter().map(|row| view! { <LedgerRow row=row.clone() me fuke=outcome.ledger.fuke /> });
    let ledger = outcome.ledger.clone();
    // What a round won was worth, in words.
    let won = ledger.scores.iter().copied().max().filter(|_| ledger.rounds_won);
    let columns = seats.to_string();
    view! {
        <Head title to=Screen::Table>
            <button type="button" class="tool" aria-label=t("ui-share") on:click=click(move |_| app.share())>
                <Icon name="share" /></button>
        </Head>
        <Hero outcome=outcome.clone() />
        <section class="ledger num" class:ledger--many={seats > 4} role="table" aria-label=title style=("--seats", columns)>
            <div class="ledger__row ledger__head" role="row">
                <div role="columnheader" class="sub">{t("ui-settlement")}</div>
                {row(heads)}
            </div>
            {ledger.fuke.then(|| view! { <p class="ledger__note" role="row"><span role="cell">{t("ui-fuke-note")}</span></p> })}
            {row(rows)}
            <Voids outcome=outcome.clone() />
            <div class="ledger__row ledger__total" role="row">
                <div role="rowheader"><b>{t(if ledger.rounds_won { "ui-rounds-won" } else { "ui-this-round" })}</b>
                    {won.map(|won| view! { <small>{t(format!("ui-rounds-won-{won}"))}</small> })}
                    {ledger.zero_sum.then(|| view! {
                        <span class="check"><Icon name="check" />{t("ui-zero-sum")}</span>
                    })}
                </div>
                {ledger.scores.iter().enumerate().map(|(seat, score)| {
                    let class = if seat == me { format!("mine {}", class_of(*score)) } else { class_of(*score).to_owned() };
                    view! { <span role="cell" class=class data-score=seat>{signed(*score)}</span> }
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </div>
            <div class="ledger__row ledger__match" role="row">
                <div role="rowheader" class="what what--bare"><small>
                    {says(move || Msg::new("ui-match-after").with("round", outcome.round))}</small></div>
                {ledger.totals.iter().enumerate().map(|(seat, total)| view! {
                    <span role="cell" class=if seat == me { "mine" } else { "" } data-total=seat>{plain(*total)}</span>
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </div>
            {(outcome.last && outcome.round > 1).then(|| view! { <Rounds me /> })}
        </section>
        <Doing last=outcome.last round=outcome.round />
    }
}

/// Every round of the match, when it is over.
#[component]
fn Rounds(me: usize) -> impl IntoView {
    let app = use_app();
    row(app.session.scores().into_iter().enumerate().map(|(round, scores)| {
        let cells = scores.into_iter().enumerate().map(|(seat, score)| {
            view! { <span role="cell" class=if seat == me { "mine" } else { "" }>{signed(score)}</span> }
        });
        view! {
            <div class="ledger__row ledger__match" role="row" data-match-round=round + 1>
                <div role="rowheader" class="what what--bare">
                    <small>{says(move || Msg::new("ui-round").with("round", round + 1))}</small></div>
                {row(cells)}
            </div>
        }
    }))
}

/// Who won, in one line.
#[component]
fn Hero(outcome: Result) -> impl IntoView {
    let app = use_app();
    let names = app.session.names.get_untracked();
    let list = if outcome.last { &outcome.ledger.totals } else { &outcome.ledger.scores };
    let top = list.iter().copied().max().unwrap_or(0);
    let mut winners: Vec<u8> = (0..list.len()).filter(|side| list[*side] == top).map(|side| side as u8).collect();
    // A tied round goes to the first in turn order, where the game says so.
    let first = outcome.ledger.winner.filter(|_| !outcome.last);
    if let Some(first) = first {
        winners = vec![first];
    }
    let side = names.side() as u8;
    let mine = winners.contains(&side);
    let who = |side: u8| names.side_of(side);
    let tied = (first.is_some() && outcome.ledger.tied.len() > 1).then(|| {
        let list: Vec<Msg> = outcome.ledger.tied.iter().map(|side| who(*side)).collect();
        Msg::new("ui-tied-first").with("names", list).with("name", who(winners[0]))
    });
    let kind = if outcome.last { "match" } else { "round" };
    let line = match winners.as_slice() {
        [winner] if outcome.ledger.teams > 0 => {
            let who = Arg::Text(if *winner == side { "team" } else { "other" }.into());
            Msg::new(format!("ui-{kind}-won")).with("name", names.side_of(*winner)).with("who", who)
        }
        [winner] => Msg::new(format!("ui-{kind}-won")).with_seat(&names, *winner),
        _ => {
            let list: Vec<Msg> = winners.iter().map(|side| who(*side)).collect();
            Msg::new(format!("ui-{kind}-tied")).with("names", list)
        }
    };
    let next = outcome.next_dealer.map(|seat| Msg::new("ui-deals-next").with_seat(&names, seat));
    view! {
        <div class="hero" class:hero--match=outcome.last data-outcome=kind>
            <span class="hero__seal" lang="ja" aria-hidden="true">{if mine { "勝" } else { "花" }}</span>
            <h2>{says(move || line.clone())}</h2>
            {tied.map(|tied| view! { <p>{says(move || tied.clone())}</p> })}
            <p>{text(move || next.as_ref().map(|next| app.words.say(next)).unwrap_or_default())}
                {when(move || app.session.practice.get(), || view! { <b class="practice">{t("ui-practice")}</b> }.into_any())}</p>
        </div>
    }
}

#[component]
fn LedgerRow(row: Row, me: usize, fuke: bool) -> impl IntoView {
    let app = use_app();
    let additive = app.session.outcome.with_untracked(|o| o.as_ref().is_some_and(|o| !o.ledger.zero_sum));
    let (cards, name, about) = match &row.what {
        What::Cards { baseline, .. } => (
            Vec::new(),
            Msg::new("ui-card-points"),
            Msg::new(if *baseline == 0 { "ui-card-points-plain" } else { "ui-card-points-about" })
                .with("baseline", *baseline)
                .with("all", 264),
        ),
        What::Hui { hui, cards, takes } => (
            cards.iter().collect(),
            Msg::new(format!("hui-{}", hui.slug())),
            Msg::new(if *takes { "ui-hui-takes" } else { "ui-hui-adds" }).with("points", HUI_POINTS),
        ),
        What::Leftovers { cards } => (cards.iter().collect(), Msg::new("ui-leftovers"), Msg::new("ui-leftovers-about")),
        What::Score => (Vec::new(), Msg::new("ui-score-row"), Msg::new("ui-score-row-about")),
        What::Yaku { yaku, points, cards } => (
            cards.iter().collect::<Vec<_>>(),
            Msg::new(format!("yaku-{}", yaku.slug())),
            Msg::new(if additive { "ui-points" } else { "ui-from-each" }).with("points", *points),
        ),
        What::Hand { yaku, points, cards } => (
            cards.iter().collect(),
            Msg::new(format!("yaku-{}", yaku.id())),
            Msg::new("ui-from-each").with("points", *points),
        ),
        What::Times { multiplier, cards } => (
            cards.iter().collect(),
            Msg::new(if *multiplier == 2 { "ui-big-table" } else { "ui-grand-table" }),
            Msg::new("ui-times").with("multiplier", *multiplier),
        ),
    };
    let icon = if let What::Hui { hui, .. } = &row.what { Some(hui.slug()) } else { None };
    let times = matches!(row.what, What::Times { .. } | What::Score);
    let points =
        if let What::Cards { points, baseline } = &row.what { Some((points.clone(), *baseline)) } else { None };
    let what = if cards.is_empty() { "what what--bare" } else { "what" };
    let cells = row.cells.iter().enumerate().map(|(seat, cell)| {
        let mut class = String::from(if times { "" } else { class_of(*cell) });
        if seat == me {
            class.push_str(" mine");
        }
        if row.owner.map(usize::from) == Some(seat) {
            class.push_str(" is-owner");
        }
        let sum = points.as_ref().filter(|_| !fuke).map(|(points, baseline)| {
            (*baseline != 0).then(|| view! { <small class="sum">{format!("{} − {baseline}", points[seat])}</small> })
        });
        let fallen = points.as_ref().filter(|_| fuke).map(|(points, _)| view! { <small class="sum">{points[seat]}</small> });
        view! {
            <span role="cell" class=class><span>{if times { plain(*cell) } else { signed(*cell) }}</span>{sum}{fallen}</span>
        }
    });
    view! {
        <div class="ledger__row" class:ledger__times=times role="row">
            <div role="rowheader" class=what>
                {(!cards.is_empty()).then(|| view! {
                    <span class="what__cards">
                        {icon.map(|icon| view! { <HuiIcon hui=icon /> })}
                        {crate::ui::parts::live::row(cards.iter().map(|card| view! { <MiniCard card=*card /> }))}
                    </span>
                })}
                <b>{says(move || name.clone())}</b>
                <small>{says(move || about.clone())}</small>
            </div>
            {crate::ui::parts::live::row(cells)}
        </div>
    }
}

/// What was complete and does not count, and why.
#[component]
fn Voids(outcome: Result) -> impl IntoView {
    let app = use_app();
    let names = app.session.names.get_untracked();
    let voids = outcome.ledger.voids;
    (!voids.is_empty()).then(|| {
        view! {
            <ul class="ledger__void">
                {voids.into_iter().map(|void| {
                    let by = match void.by {
                        CancelledBy::Yaku(yaku) => Msg::new(format!("yaku-{}", yaku.slug())),
                        CancelledBy::RainWashout => Msg::new("yaku-rain-washout"),
                    };
                    let msg = Msg::new("ui-cancelled")
                        .with("yaku", Msg::new(format!("yaku-{}", void.yaku.slug())))
                        .with("by", by)
                        .with_seat(&names, void.seat);
                    view! { <li>{says(move || msg.clone())}</li> }
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </ul>
        }
    })
}

/// What can be done with a result.
#[component]
fn Doing(last: bool, round: u8) -> impl IntoView {
    let app = use_app();
    let home = move || {
        app.session.close();
        app.saves.set(saves::list());
        app.go(Screen::Home);
    };
    let rematch = move |_| {
        let Some(record) = app.session.record() else { return };
        let plan = crate::app::plan::Plan::of_record(&record);
        app.session.next_round(app);
        app.session.close();
        app.saves.set(saves::list());
        spawn_local(open_record(app, address::record_of(&plan, None)));
    };
    view! {
        <div class="do">
            <button type="button" class="btn btn--quiet" on:click=click(move |_| app.go(Screen::Table))>
                {t("ui-look-at-table")}</button>
            {if last {
                view! {
                    <button type="button" class="btn btn--quiet" data-action="home" on:click=click(move |_| {
                        app.session.next_round(app);
                        home();
                    })>{t("ui-screen-home")}</button>
                    <button type="button" class="btn" data-action="rematch" on:click=click(rematch)>
                        {t("ui-rematch")}</button>
                }.into_any()
            } else {
                view! {
                    <button type="button" class="btn" data-action="next-round" on:click=click(move |_| app.session.next_round(app))>
                        {says(move || Msg::new("ui-deal-round").with("round", round + 1))}</button>
                }.into_any()
            }}
        </div>
    }
}
