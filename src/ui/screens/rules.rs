//! The rules in plain words, with figures from the engine's tables; and the yaku sheet of the rules in force.

use crate::ui::parts::live::{click, part, t, text};
use leptos::prelude::*;

use super::Head;
use crate::app::use_app;
use crate::app::words::Lang;
use crate::present::Msg;
use crate::present::catalog::SECTIONS;
use crate::rules::deck::{ANIMALS, BRIGHTS, Kind, PLAINS, RIBBONS};
use crate::rules::hana_awase::{Settings, YakuId};
use crate::rules::{Card, CardSet, GameId, HandYaku, RuleSet, Values};
use crate::ui::parts::{MiniCard, Sheet};

/// The rules as a screen of its own.
#[component]
pub fn Rules(game: GameId) -> impl IntoView {
    let app = use_app();
    let title =
        Signal::derive(move || app.words.say(&Msg::new("ui-rules-of").with("game", Msg::new(format!("game-{game}")))));
    view! {
        <div class="screen">
            <main class="screen__in screen__in--text" tabindex="-1" data-screen="rules">
                <Head title>""</Head>
                <RulesText />
            </main>
        </div>
    }
}

/// The rules as a sheet over the table.
#[component]
pub fn RulesSheet(open: RwSignal<bool>) -> impl IntoView {
    let title = t("ui-rules-and-yaku");
    view! { <Sheet open title class="sheet--wide"><RulesText /></Sheet> }
}

/// The rules of the open match, else of the next one.
fn in_force() -> RuleSet {
    let app = use_app();
    app.session
        .view
        .with(|view| view.as_ref().map(|view| view.rules))
        .unwrap_or_else(|| app.plan.with(|plan| plan.rules))
}

#[component]
fn RulesText() -> impl IntoView {
    view! {
        <div class="guide">
            <nav class="guide__nav" aria-label=t("ui-contents")>
                <button type="button" class="chip" on:click=click(|_| jump("guide-sheet"))>{t("ui-yaku-sheet")}</button>
                {SECTIONS.iter().map(|section| view! {
                    <button type="button" class="chip" on:click=click(move |_| jump(&format!("guide-{section}")))>
                        {t(format!("rules-{section}-title"))}</button>
                }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </nav>
            <section id="guide-sheet"><YakuSheet /></section>
            {SECTIONS.iter().map(|section| view! {
                <section id=format!("guide-{section}")>
                    <h3>{t(format!("rules-{section}-title"))}</h3>
                    <Paragraphs start=format!("rules-{section}-") />
                    {match *section {
                        "deck" => view! { <DeckTable /> }.into_any(),
                        "deal" => view! { <DealTable /> }.into_any(),
                        "house" => view! { <HouseTable /> }.into_any(),
                        "presets" => view! { <PresetTable /> }.into_any(),
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
            let rules = in_force();
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
                        <Term slug=id.slug() />
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
                                <Term slug=yaku.id() />
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

/// The Japanese term with its reading.
#[component]
fn Term(slug: &'static str) -> impl IntoView {
    let app = use_app();
    part(move || {
        let made = {
            let reading = app.words.get(format!("yaku-{slug}-reading"));
            let kanji = (app.words.lang() != Lang::Ja).then(|| app.words.get(format!("yaku-{slug}-term")));
            view! { <span class="term"><span lang="ja">{kanji}</span>" "<i>{reading}</i></span> }
        };
        made.into_any()
    })
}

/// The twelve months with their cards, and what a kind is worth.
#[component]
fn DeckTable() -> impl IntoView {
    let app = use_app();
    let kinds = [
        (Kind::Bright, BRIGHTS, 20),
        (Kind::Animal, ANIMALS, 10),
        (Kind::Ribbon, RIBBONS, 5),
        (Kind::Plain, PLAINS, 1),
    ];
    view! {
        <table class="facts num">
            <thead><tr>
                <th scope="col">{t("ui-kind")}</th>
                <th scope="col">{t("ui-cards")}</th>
                <th scope="col">{t("ui-pts")}</th>
            </tr></thead>
            <tbody>
                {kinds.map(|(kind, cards, points): (Kind, CardSet, i32)| view! {
                    <tr>
                        <th scope="row">{text(move || app.words.get(format!("kind-{}-many", kind.id())))}</th>
                        <td>{cards.len()}</td><td>{points}</td>
                    </tr>
                })}
            </tbody>
        </table>
        <ul class="months">
            {(1..=12_u8).map(|month| view! {
                <li>
                    <b>{month}" "{t(format!("month-{month}"))}</b>
                    <span class="months__cards">
                        {Card::all().filter(|card| card.month() == month).map(|card| view! { <MiniCard card /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
                    </span>
                </li>
            }).map(IntoAny::into_any).collect::<Vec<_>>()}
        </ul>
    }
}

/// How many cards go where, for each number of players.
#[component]
fn DealTable() -> impl IntoView {
    let app = use_app();
    part(move || {
        let made = {
            let book = Settings::from(&in_force()).book;
            let (min, max) = GameId::HanaAwase.players();
            view! {
                <table class="facts num">
                    <thead><tr>
                        <th scope="col">{app.words.get("ui-players")}</th>
                        <th scope="col">{app.words.get("ui-hand")}</th>
                        <th scope="col">{app.words.get("ui-field")}</th>
                        <th scope="col">{app.words.get("ui-stack")}</th>
                    </tr></thead>
                    <tbody>
                        {(min..=max).filter_map(|seats| book.layout(seats).ok().map(|layout| view! {
                            <tr><th scope="row">{seats}</th><td>{layout.hand}</td><td>{layout.table}</td><td>{layout.stack}</td></tr>
                        })).map(IntoAny::into_any).collect::<Vec<_>>()}
                    </tbody>
                </table>
            }
        };
        made.into_any()
    })
}

/// Every house rule with all its values.
#[component]
fn HouseTable() -> impl IntoView {
    let app = use_app();
    view! {
        <dl>
            {part(move || (GameId::HanaAwase.rules().settings.iter().map(|setting| {
                let values = if let Values::Choice(names) = setting.values { names } else { &[] };
                view! {
                    <dt>{app.words.get(format!("setting-{}", setting.id))}</dt>
                    <dd>{app.words.get(format!("setting-{}-about", setting.id))}
                        {(!values.is_empty()).then(|| view! {
                            <ul class="values">
                                {values.iter().map(|value| view! {
                                    <li><b>{app.words.get(format!("value-{}-{value}", setting.id))}</b>" "
                                        {app.words.get(format!("value-{}-{value}-about", setting.id))}</li>
                                }).map(IntoAny::into_any).collect::<Vec<_>>()}
                            </ul>
                        })}
                    </dd>
                }
            }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
        </dl>
    }
}

/// Every preset.
#[component]
fn PresetTable() -> impl IntoView {
    let app = use_app();
    view! {
        <dl>
            {part(move || (GameId::HanaAwase.rules().presets.iter().map(|preset| view! {
                <dt>{app.words.get(format!("preset-{}", preset.id))}</dt>
                <dd>{app.words.get(format!("preset-{}-about", preset.id))}</dd>
            }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
        </dl>
    }
}
