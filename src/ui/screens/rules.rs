//! The rules in plain words, with figures from the engine's tables; and the yaku sheet of the rules in force.

use crate::ui::parts::live::{click, memo, part, says, t, text, when};
use leptos::prelude::*;

use super::Head;
use super::tables::{DealTable, DeckTable, HouseTable, HuiSheet, PresetTable, RowSheet};
use crate::app::use_app;
use crate::app::words::Lang;
use crate::present::{Msg, catalog};
use crate::rules::hana_awase::{Settings, YakuId};
use crate::rules::{GameId, HandYaku};
use crate::ui::parts::{MiniCard, Segmented, Sheet};

/// The rules as a screen of its own: a way into the part `rules` of `assets/hooks/split.mjs`.
#[inline(never)]
pub fn part_rules() -> AnyView {
    view! { <Rules /> }.into_any()
}

/// Another way into it, for the sheet at the table, which is part of the page.
#[inline(never)]
fn part_rules_text() -> AnyView {
    view! { <RulesText /> }.into_any()
}

#[component]
fn Rules() -> impl IntoView {
    let app = use_app();
    let title = says(move || Msg::new("ui-rules-of").with("game", Msg::new(format!("game-{}", app.rules().game()))));
    // At an open table the rules are its game's.
    let free = move || app.session.view.with(Option::is_none);
    let games = GameId::ALL.map(|game| (game.id().to_owned(), Msg::new(format!("game-{game}")))).to_vec();
    view! {
        <div class="screen">
            <main class="screen__in screen__in--text" tabindex="-1" data-screen="rules">
                <Head title>""</Head>
                {when(free, move || view! {
                    <Segmented label=t("ui-games") options=games.clone()
                        chosen=text(move || app.rules().game().id().to_owned())
                        set=move |id: String| if let Ok(game) = id.parse() { app.choose(game) } />
                }.into_any())}
                <RulesText />
            </main>
        </div>
    }
}

/// The rules as a sheet over the table.
#[component]
pub fn RulesSheet(open: RwSignal<bool>) -> impl IntoView {
    let title = t("ui-rules-and-yaku");
    view! { <Sheet open title class="sheet--wide">{part_rules_text()}</Sheet> }
}

#[component]
fn RulesText() -> impl IntoView {
    let app = use_app();
    let game = memo(move || app.rules().game());
    part(move || view! { <Guide game=game.get() /> }.into_any())
}

#[component]
fn Guide(game: GameId) -> impl IntoView {
    let sections = catalog::sections(game);
    view! {
        <div class="guide">
            <nav class="guide__nav" aria-label=t("ui-contents")>
                <button type="button" class="chip" on:click=click(|_| jump("guide-sheet"))>{t("ui-yaku-sheet")}</button>
                {sections.iter().map(|section| view! {
                    <button type="button" class="chip" on:click=click(move |_| jump(&format!("guide-{section}")))>
                        {t(format!("rules-{section}-title"))}</button>
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </nav>
            <section id="guide-sheet">{match game {
                GameId::HanaAwase => view! { <YakuSheet /> }.into_any(),
                GameId::Pilina => view! { <HuiSheet /> }.into_any(),
                GameId::YakuNarabe => view! { <RowSheet /> }.into_any(),
            }}</section>
            {sections.iter().map(|section| view! {
                <section id=format!("guide-{section}")>
                    <h3>{t(format!("rules-{section}-title"))}</h3>
                    <Paragraphs start=format!("rules-{section}-") />
                    {match *section {
                        "deck" => view! { <DeckTable game /> }.into_any(),
                        "deal" => view! { <DealTable /> }.into_any(),
                        "house" => view! { <HouseTable game /> }.into_any(),
                        "presets" => view! { <PresetTable game /> }.into_any(),
                        "terms" => view! { <Pairs start="term-" end="-about" /> }.into_any(),
                        "questions" => view! { <Pairs start="question-" end="-answer" /> }.into_any(),
                        _ => ().into_any(),
                    }}
                </section>
            }).map(IntoAny::into_any).collect::<Vec<_>>()}
        </div>
    }
}

/// Scrolls to a section without touching the address, which belongs to the screens.
fn jump(id: &str) {
    if let Some(section) = crate::platform::page::find(&format!("#{id}")) {
        section.scroll_into_view();
    }
}

/// Numbered paragraphs, as many as the language has.
#[component]
fn Paragraphs(start: String) -> impl IntoView {
    let app = use_app();
    part(move || {
        let made = {
            (1..100)
                .map(|n: u8| format!("{start}{n}"))
                .take_while(|id| app.words.has(id))
                .map(|id| view! { <p>{app.words.get(id)}</p> })
                .map(IntoAny::into_any)
                .collect::<Vec<_>>()
        };
        made.into_any()
    })
}

/// Numbered pairs of a term and what it means.
#[component]
fn Pairs(start: &'static str, end: &'static str) -> impl IntoView {
    let app = use_app();
    view! {
        <dl>
            {part(move || ((1..100).map(|n: u8| format!("{start}{n}")).take_while(|id| app.words.has(id)).map(|id| {
                let about = format!("{id}{end}");
                view! { <dt>{app.words.get(id)}</dt><dd>{app.words.get(about)}</dd> }
            }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
        </dl>
    }
}

/// The yaku of the rules in force: cards, points, what each cancels.
#[component]
fn YakuSheet() -> impl IntoView {
    let app = use_app();
    part(move || {
        let made = {
            let rules = app.rules();
            if rules.game() != GameId::HanaAwase {
                return ().into_any();
            }
            let settings = Settings::from(&rules);
            let yaku: Vec<YakuId> = settings.book.played().collect();
            let rows = yaku.into_iter().map(|id| {
            let cancels: Vec<Msg> = settings
                .book
                .cancels
                .iter()
                .filter(|(by, victim)| *by == id && settings.book.points(*victim) != 0)
                .map(|(_, victim)| Msg::new(format!("yaku-{}", victim.slug())))
                .collect();
            let set = id.yaku();
            view! {
                <li class="yrow">
                    <span class="yrow__cards">
                        {set.cards.iter().map(|card| view! { <MiniCard card /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
                    </span>
                    <span class="yrow__say">
                        <b>{app.words.get(format!("yaku-{}", id.slug()))}</b>
                        <Term id=format!("yaku-{}", id.slug()) />
                        <small>{app.words.get(format!("yaku-{}-about", id.slug()))}</small>
                        {(!cancels.is_empty()).then(|| view! {
                            <small>{app.words.say(&Msg::new("ui-cancels").with("yaku", cancels.clone()))}</small>
                        })}
                    </span>
                    <span class="yrow__pts num">{settings.book.points(id)}</span>
                </li>
            }
        });
            let hand = settings.hand_yaku.then(|| {
                [HandYaku::SixPlains, HandYaku::SevenPlains].map(|yaku| {
                    view! {
                        <li class="yrow">
                            <span class="yrow__say">
                                <b>{app.words.get(format!("yaku-{}", yaku.id()))}</b>
                                <Term id=format!("yaku-{}", yaku.id()) />
                                <small>{app.words.get(format!("yaku-{}-about", yaku.id()))}</small>
                            </span>
                            <span class="yrow__pts num">{yaku.points()}</span>
                        </li>
                    }
                })
            });
            let changes = Msg::new("ui-changes")
                .with("preset", Msg::new(format!("preset-{}", rules.preset_id())))
                .with("changes", rules.changed().count());
            let none = settings.book.played().next().is_none();
            view! {
                <h3>{app.words.get("ui-yaku-sheet")}</h3>
                <p>{app.words.say(&changes)}</p>
                {none.then(|| view! { <p>{app.words.get("ui-no-yaku")}</p> })}
                <ul class="ysheet">{rows.map(IntoAny::into_any).collect::<Vec<_>>()}{hand}</ul>
            }
        };
        made.into_any()
    })
}

/// The Japanese term with its reading, where there is one. `id` is the message of the name.
#[component]
pub(super) fn Term(#[prop(into)] id: String) -> impl IntoView {
    let app = use_app();
    part(move || {
        if !app.words.has(&format!("{id}-reading")) {
            return ().into_any();
        }
        let reading = app.words.get(format!("{id}-reading"));
        let kanji = (app.words.lang() != Lang::Ja).then(|| app.words.get(format!("{id}-term")));
        view! { <span class="term"><span lang="ja">{kanji}</span>" "<i>{reading}</i></span> }.into_any()
    })
}
