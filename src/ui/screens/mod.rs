//! The screens beside the table.

mod about;
mod coach;
mod home;
mod outcome;
mod rules;
mod settings;
mod tables;

pub use about::About;
pub use coach::Coach;
pub use home::Home;
pub use outcome::Outcome;
pub use rules::{RulesSheet, part_rules};
pub use settings::part_settings;

use crate::ui::parts::live::{click, t};
use leptos::prelude::*;

use super::parts::Icon;
use crate::app::{Screen, saves, use_app};

/// The head of a screen that can be left: back, a title, tools.
#[component]
pub fn Head(
    /// The heading of the screen.
    #[prop(into)]
    title: Signal<String>,
    /// Where back goes; without it, to the table that is open, else home.
    #[prop(optional)]
    to: Option<Screen>,
    /// The tools at its end.
    children: Children,
) -> impl IntoView {
    let app = use_app();
    let back = move |_| {
        let open = app.session.slot().is_some();
        let target = to.unwrap_or(if open { Screen::Table } else { Screen::Home });
        if target == Screen::Home {
            app.saves.set(saves::list());
        }
        app.go(target);
    };
    view! {
        <header class="top">
            <button type="button" class="tool" aria-label=t("ui-back") on:click=click(back)>
                <Icon name="back" /></button>
            <h1 class="sub">{title}</h1>
            <span class="top__tools">{children()}</span>
        </header>
    }
}
