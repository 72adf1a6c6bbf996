//! The table: seats, field, own captures, progress, prompt, hand; and the sheets over it.

mod ask;
mod bar;
mod drag;
mod field;
mod goals;
mod hand;
mod keys;
mod log;
mod moment;
mod piles;
mod prompt;
mod seat;

use crate::ui::parts::live::{flag, maybe, memo, part, text, truth, when};
use leptos::prelude::*;

use self::ask::AskStop;
use self::bar::Bar;
pub use self::bar::{BarHead, Menu};
use self::field::Field;
use self::goals::{Goals, Progress};
use self::hand::Hand;
pub use self::hand::HandRow;
pub use self::keys::walk_zones;
pub use self::log::Log;
use self::moment::MomentView;
use self::piles::Captured;
pub use self::prompt::Prompt;
use self::prompt::RingSays;
pub use self::seat::{Crest, TeamMark};
use self::seat::{Own, SeatView};
use super::screens::{Coach, RulesSheet};
use crate::app::{App, timer, use_app};
use crate::present::TableModel;
use crate::present::table::listed;
use crate::rules::{Card, Seat};

/// What is open over the table, and what is looked at on it.
#[derive(Clone, Copy)]
pub struct Over {
    /// The menu.
    pub menu: RwSignal<bool>,
    /// The log.
    pub log: RwSignal<bool>,
    /// Each player's progress.
    pub progress: RwSignal<bool>,
    /// The rules.
    pub rules: RwSignal<bool>,
    /// The captured cards of a seat.
    pub captured: RwSignal<bool>,
    /// Whose captured cards; `None` for the common discard.
    pub whose: RwSignal<Option<Seat>>,
    /// The hand card under the pointer or the focus.
    pub looked: RwSignal<Option<Card>>,
    /// Seconds left for the turn, where they are limited.
    pub left: RwSignal<Option<u8>>,
}

impl Default for Over {
    /// Nothing is open.
    fn default() -> Self {
        Self {
            menu: RwSignal::new(false),
            log: RwSignal::new(false),
            progress: RwSignal::new(false),
            rules: RwSignal::new(false),
            captured: RwSignal::new(false),
            whose: RwSignal::new(Some(0)),
            looked: RwSignal::new(None),
            left: RwSignal::new(None),
        }
    }
}

impl Over {
    /// Opens the rules, once their code is there.
    pub fn show_rules(self, app: App) {
        leptos::task::spawn_local(async move {
            if app.fetch_part("rules").await {
                // The table may be gone by now.
                let _ = self.rules.try_set(true);
            }
        });
    }
}

/// The table of the open match.
#[component]
pub fn Table() -> impl IntoView {
    let app = use_app();
    let over = Over::default();
    provide_context(over);
    timer::watch(app, over.left);
    let model = app.session.model;
    let of = move |read: fn(&TableModel) -> String| maybe(move || model.with(|model| model.as_ref().map(read)));
    let seats = memo(move || {
        model.with(|model| {
            model
                .as_ref()
                .map(|model| listed(model).into_iter().map(|seat| (seat.seat, seat.place)).collect::<Vec<_>>())
        })
    });
    let many = move || {
        model.with(|model| match model.as_ref()?.dealt {
            7 => Some("7".to_owned()),
            8.. => Some("10".to_owned()),
            _ => None,
        })
    };
    let count = move || model.with(|model| model.as_ref().map_or(0, |model| model.seats.len()));
    let asked = memo(move || ask::is_asked(app));
    let places = move || model.with(|model| model.as_ref().map_or(5, |model| model.dealt.max(5))).to_string();
    view! {
        <div class="stage">
            <main class="table" class:table--ring=flag(move || count() > 4) class:is-asked=flag(move || asked.get()) tabindex="-1" data-screen="table"
                data-game=of(|m| m.game.id().to_owned())
                data-phase=maybe(move || app.session.view.with(|view| view.as_ref().map(|view| view.phase.id().to_owned())))
                data-to-move=maybe(move || app.session.view.with(|view| {
                    view.as_ref().map(|view| view.to_move.map_or_else(String::new, |seat| seat.to_string()))
                }))
                data-seats=of(|m| m.seats.len().to_string())
                data-viewer=of(|m| m.viewer.to_string())
                data-round=of(|m| m.round.to_string())
                data-idle=truth(move || app.session.idle.get())
                data-many=maybe(many)
                style=("--hand-n", text(places))
                on:keydown=move |event| keys::press(app, &event)
            >
                <Bar />
                <div class="seats">
                    {part(move || (seats.get().unwrap_or_default().into_iter()
                        .filter(|(_, place)| *place != crate::present::Place::Own)
                        .map(|(seat, place)| view! { <SeatView seat place /> }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
                    {when(move || count() > 5, || view! { <RingSays /> }.into_any())}
                </div>
                <Field />
                <Own />
                <Goals />
                <Prompt />
                <AskStop />
                <Hand />
                <Coach />
            </main>
            <MomentView />
        </div>
        <Menu />
        <Log />
        <Progress />
        <Captured />
        <RulesSheet open=over.rules />
    }
}

/// What is open over the table.
#[must_use]
pub fn use_over() -> Over {
    expect_context::<Over>()
}
