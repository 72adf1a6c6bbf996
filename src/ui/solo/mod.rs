//! Yaku-Narabe: its table, its results, its records. A part of the page's code of its own, see
//! [`part`](crate::platform::part): what the other screens call of it are the functions `part_solo…`.

mod analysis;
mod bar;
mod columns;
mod hand;
mod moment;
mod outcome;
mod scored;
mod stats;
mod tally;

use crate::ui::parts::live::{maybe, text, truth};
use leptos::prelude::*;

use self::bar::SoloBar;
use self::columns::Columns;
use self::hand::SoloHand;
use self::moment::RowMoment;
use self::scored::{Rows, Scored};
use self::tally::Tally;
use super::screens::{Coach, RulesSheet};
use super::table::{Log, Menu, Over, Prompt};
use crate::app::{App, session, use_app};
use crate::present::{Solo, TableModel};
use crate::rules::Card;

/// The table.
#[inline(never)]
pub fn part_solo() -> AnyView {
    view! { <SoloTable /> }.into_any()
}

/// A result.
#[inline(never)]
pub fn part_solo_outcome(outcome: session::Outcome) -> AnyView {
    view! { <outcome::SoloOutcome outcome /> }.into_any()
}

/// Games, bests and the collection of yaku.
#[inline(never)]
pub fn part_solo_stats() -> AnyView {
    view! { <stats::Stats /> }.into_any()
}

/// What is looked at on the table.
#[derive(Clone, Copy)]
struct Desk {
    /// The column under the pointer or the focus.
    column: RwSignal<Option<u8>>,
    /// The row (from 0) that was chosen to be looked at.
    row: RwSignal<Option<usize>>,
    /// Whether what was scored is open.
    scored: RwSignal<bool>,
}

fn use_desk() -> Desk {
    expect_context::<Desk>()
}

/// Reads something off the columns.
fn solo<T: Default>(app: App, read: impl FnOnce(&Solo) -> T) -> T {
    app.session.model.with(|model| model.as_ref().and_then(|model| model.solo.as_ref()).map(read)).unwrap_or_default()
}

/// The card that is to be put somewhere, if one is chosen.
fn picked(app: App) -> Option<Card> {
    app.session.picked.get()
}

/// The table of the open game.
#[component]
fn SoloTable() -> impl IntoView {
    let app = use_app();
    let over = Over::default();
    provide_context(over);
    let desk = Desk { column: RwSignal::new(None), row: RwSignal::new(None), scored: RwSignal::new(false) };
    provide_context(desk);
    // A row that was looked at moves up or leaves with every row that is scored.
    Effect::new(move |_| {
        let _ = solo(app, |solo| solo.scored.len());
        desk.row.set(None);
    });
    let model = app.session.model;
    let of = move |read: fn(&TableModel) -> String| maybe(move || model.with(|model| model.as_ref().map(read)));
    view! {
        <div class="stage">
            <main class="table table--solo" tabindex="-1" data-screen="table"
                data-game=of(|m| m.game.id().to_owned())
                data-phase=maybe(move || app.session.view.with(|view| view.as_ref().map(|view| view.phase.id().to_owned())))
                data-to-move=maybe(move || app.session.view.with(|view| {
                    view.as_ref().map(|view| view.to_move.map_or_else(String::new, |seat| seat.to_string()))
                }))
                data-seats="1" data-viewer="0"
                data-round=of(|m| m.round.to_string())
                data-idle=truth(move || app.session.idle.get())
                style=("--hand-n", text(|| "2".to_owned()))
                on:keydown=move |event| columns::press(app, &event)
            >
                <SoloBar />
                <Tally />
                <Columns />
                <Prompt />
                <SoloHand />
                <Coach />
            </main>
            <RowMoment />
        </div>
        <Menu />
        <Log />
        <Rows />
        <Scored />
        <RulesSheet open=over.rules />
    }
}
