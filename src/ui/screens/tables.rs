//! The tables of the rules page, made from the engine's own tables.

use crate::ui::parts::live::{part, row, t};
use leptos::prelude::*;

use super::rules::Term;
use crate::app::use_app;
use crate::present::Msg;
use crate::rules::pilina::{HUI, HUI_POINTS};
use crate::rules::{CardSet, GameId, Values, yaku_narabe};
use crate::ui::parts::{HuiIcon, MiniCard};

/// The hui: icon, island, cards, points.
#[component]
pub fn HuiSheet() -> impl IntoView {
    let app = use_app();
    part(move || {
        let rules = app.rules();
        let changes = Msg::new("ui-changes")
            .with("preset", Msg::new(format!("preset-{}", rules.preset_id())))
            .with("changes", rules.changed().count());
        // The setting may leave hui out.
        let off = rules.get("hui_scoring") == Some(2);
        let rows = HUI.iter().filter(|_| !off).map(|hui| {
            let id = format!("hui-{}", hui.slug);
            view! {
                <li class="yrow">
                    <span class="yrow__cards"><HuiIcon hui=hui.slug />
                        {row(hui.cards.iter().map(|card| view! { <MiniCard card /> }))}</span>
                    <span class="yrow__say">
                        <b>{app.words.get(id.clone())}</b>
                        <Term id=id.clone() />
                        <small>{app.words.get(format!("{id}-icon"))}</small>
                        <small>{app.words.get(format!("{id}-about"))}</small>
                    </span>
                    <span class="yrow__pts num">{HUI_POINTS}</span>
                </li>
            }
        });
        view! {
            <h3>{app.words.get("ui-yaku-sheet")}</h3>
            <p>{app.words.say(&changes)}</p>
            {off.then(|| view! { <p>{app.words.get("ui-no-yaku")}</p> })}
            <ul class="ysheet">{row(rows)}</ul>
        }
        .into_any()
    })
}

/// The yaku of a row of the solitaire: cards, points, how many are needed.
#[component]
pub fn RowSheet() -> impl IntoView {
    let app = use_app();
    part(move || {
        let cup = app.rules().get("cup_is_chaff") != Some(0);
        let rows = yaku_narabe::YAKU.iter().map(|yaku| {
            let id = format!("yaku-{}", yaku.slug);
            let cards = yaku.id.cards(cup);
            // Five of twenty-five are told in words.
            let shown = if cards.len() > 12 { CardSet::EMPTY } else { cards };
            view! {
                <li class="yrow">
                    <span class="yrow__cards">{row(shown.iter().map(|card| view! { <MiniCard card /> }))}</span>
                    <span class="yrow__say">
                        <b>{app.words.get(id.clone())}</b>
                        <Term id=id.clone() />
                        <small>{app.words.get(format!("{id}-about"))}</small>
                    </span>
                    <span class="yrow__pts num">{yaku.points}</span>
                </li>
            }
        });
        view! {
            <h3>{app.words.get("ui-yaku-sheet")}</h3>
            <ul class="ysheet">{row(rows)}</ul>
        }
        .into_any()
    })
}

/// The twelve suits with their cards, and what the groups count; in the Hawaiʻi deck a note on each plant.
#[component]
pub fn DeckTable(game: GameId) -> impl IntoView {
    let app = use_app();
    let groups = part(move || {
        let deck = CardSet::FULL;
        let rows = app.look.get().worth.groups().map(|group| {
            view! {
                <tr>
                    <th scope="row">{t(group.message)}</th>
                    <td>{(group.cards & deck).len()}</td><td>{group.points}</td>
                </tr>
            }
        });
        row(rows).into_any()
    });
    let plant = move |month: u8| {
        part(move || {
            if !app.look.get().hawaii {
                return ().into_any();
            }
            let (name, gloss) =
                (app.words.get(format!("month-{month}-haw")), app.words.get(format!("month-{month}-gloss")));
            view! {
                <p><i lang="haw">{name}</i>" · "{gloss}<br />{app.words.get(format!("plant-{month}"))}</p>
                <dl class="plants">
                    {row(CardSet::month(month).iter().map(|card| view! {
                        <dt lang="haw">{app.words.get(format!("card-{card}-haw"))}</dt>
                        <dd>{app.words.get(format!("card-{card}-gloss"))}</dd>
                    }))}
                </dl>
            }
            .into_any()
        })
    };
    view! {
        <table class="facts num">
            <thead><tr>
                <th scope="col">{t(if game == GameId::Pilina { "ui-pts" } else { "ui-kind" })}</th>
                <th scope="col">{t("ui-cards")}</th>
                <th scope="col">{t("ui-pts")}</th>
            </tr></thead>
            <tbody>{groups}</tbody>
        </table>
        <ul class="months">
            {row((1..=12_u8).map(|month| view! {
                <li>
                    <b>{month}" "{t(format!("month-{month}"))}</b>
                    <span class="months__cards">
                        {row(CardSet::month(month).iter().map(|card| view! { <MiniCard card /> }))}
                    </span>
                    {plant(month)}
                </li>
            }))}
        </ul>
    }
}

/// How many cards go where, for each number of players.
#[component]
pub fn DealTable() -> impl IntoView {
    let app = use_app();
    part(move || {
        let rules = app.rules();
        let (min, max) = rules.game().players();
        let rows = (min..=max).filter_map(|seats| {
            rules.layout(seats).ok().map(|layout| {
                view! {
                    <tr><th scope="row">{seats}</th><td>{layout.hand}</td><td>{layout.table}</td><td>{layout.stack}</td></tr>
                }
            })
        });
        view! {
            <table class="facts num">
                <thead><tr>
                    <th scope="col">{app.words.get("ui-players")}</th>
                    <th scope="col">{app.words.get("ui-hand")}</th>
                    <th scope="col">{app.words.get("ui-field")}</th>
                    <th scope="col">{app.words.get("ui-stack")}</th>
                </tr></thead>
                <tbody>{row(rows)}</tbody>
            </table>
        }
        .into_any()
    })
}

/// Every house rule with all its values.
#[component]
pub fn HouseTable(game: GameId) -> impl IntoView {
    let app = use_app();
    let rules = move || {
        game.rules().settings.iter().map(move |setting| {
            let values = if let Values::Choice(names) = setting.values { names } else { &[] };
            view! {
                <dt>{app.words.get(format!("setting-{}", setting.id))}</dt>
                <dd>{app.words.get(format!("setting-{}-about", setting.id))}
                    {(!values.is_empty()).then(|| view! {
                        <ul class="values">
                            {row(values.iter().map(|value| view! {
                                <li><b>{app.words.get(format!("value-{}-{value}", setting.id))}</b>" "
                                    {app.words.get(format!("value-{}-{value}-about", setting.id))}</li>
                            }))}
                        </ul>
                    })}
                </dd>
            }
        })
    };
    view! { <dl>{part(move || row(rules()).into_any())}</dl> }
}

/// Every preset.
#[component]
pub fn PresetTable(game: GameId) -> impl IntoView {
    view! {
        <dl>
            {row(game.rules().presets.iter().map(|preset| view! {
                <dt>{t(format!("preset-{}", preset.id))}</dt><dd>{t(format!("preset-{}-about", preset.id))}</dd>
            }))}
        </dl>
    }
}
