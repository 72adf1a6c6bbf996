//! Switches, steps and choices.

use crate::ui::parts::live::{click, memo, part, says, t, text, truth};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::icon::Icon;
use crate::app::prefs::Theme;
use crate::app::use_app;
use crate::app::words::Lang;
use crate::present::Msg;

/// An on/off switch with a label.
#[component]
pub fn Toggle(
    /// What it is, for those who do not see what stands beside it.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Takes the new state.
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="toggle" role="switch" aria-checked=truth(move || on.get()) aria-label=label
            on:click=click(move |_| set(!on.get_untracked()))><i></i></button>
    }
}

/// One of a few values: a row of radio buttons with arrow keys.
#[component]
pub fn Segmented(
    /// What it is, for those who do not see what stands beside it.
    #[prop(into)]
    label: Signal<String>,
    /// The ids of the values and the messages that name them.
    options: Vec<(String, Msg)>,
    /// The id that is chosen.
    #[prop(into)]
    chosen: Signal<String>,
    /// Takes the id that is chosen next.
    set: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    let ids: Vec<String> = options.iter().map(|(id, _)| id.clone()).collect();
    let keys = {
        let set = set.clone();
        move |event: leptos::ev::KeyboardEvent| {
            let Some(at) = ids.iter().position(|id| *id == chosen.get_untracked()) else { return };
            let to = match event.key().as_str() {
                "ArrowRight" | "ArrowDown" => (at + 1) % ids.len(),
                "ArrowLeft" | "ArrowUp" => (at + ids.len() - 1) % ids.len(),
                _ => return,
            };
            event.prevent_default();
            set(ids[to].clone());
            let group = event.current_target();
            // The focus follows the choice, as it does for radio buttons.
            leptos::task::spawn_local(async move {
                leptos::task::tick().await;
                let chosen = group
                    .and_then(|group| group.dyn_into::<web_sys::Element>().ok())
                    .and_then(|group| group.query_selector("[aria-checked=true]").ok().flatten())
                    .and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
                if let Some(button) = chosen {
                    let _ = button.focus();
                }
            });
        }
    };
    let buttons = options
        .into_iter()
        .map(|(id, msg)| {
            let set = set.clone();
            let mine = id.clone();
            let is = memo(move || chosen.get() == mine);
            let value = id.clone();
            view! {
                <button type="button" role="radio" data-value=value aria-checked=truth(move || is.get())
                    tabindex=text(move || (if is.get() { "0" } else { "-1" }).to_string())
                    on:click=click(move |_| set(id.clone()))>{says(move || msg.clone())}</button>
            }
        })
        .map(IntoAny::into_any)
        .collect::<Vec<_>>();
    view! { <div class="seg" role="radiogroup" aria-label=label on:keydown=keys>{buttons}</div> }
}

/// A number with less and more.
#[component]
pub fn Stepper(
    /// What it is, for those who do not see what stands beside it.
    #[prop(into)]
    label: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<u8>,
    /// The lowest number.
    min: u8,
    /// The highest number.
    max: u8,
    /// Takes the new number.
    set: impl Fn(u8) + Copy + 'static,
) -> impl IntoView {
    view! {
        <div class="step" role="group" aria-label=label>
            <button type="button" class="tool" aria-label=t("ui-less")
                aria-disabled=truth(move || value.get() <= min)
                on:click=click(move |_| set(value.get_untracked().saturating_sub(1).max(min)))><Icon name="less" /></button>
            <output>{part(move || (value.get()).into_any())}</output>
            <button type="button" class="tool" aria-label=t("ui-more")
                aria-disabled=truth(move || value.get() >= max)
                on:click=click(move |_| set((value.get_untracked() + 1).min(max)))><Icon name="more" /></button>
        </div>
    }
}

/// Switches between the languages.
#[component]
pub fn LangSwitch() -> impl IntoView {
    let app = use_app();
    let other = move || app.words.lang().other();
    let switch = move |_| {
        let to = app.words.lang().other();
        leptos::task::spawn_local(async move {
            if app.words.load(to).await {
                app.prefs.update(|prefs| prefs.lang = Some(to));
            } else {
                app.tell(Msg::new("ui-lang-failed"));
            }
        });
    };
    let label = text(move || match other() {
        Lang::En => "Show in English".to_owned(),
        Lang::Ja => "日本語で表示".to_owned(),
    });
    view! {
        <button type="button" class="switch-lang" lang=text(move || other().tag().to_owned()) aria-label=label on:click=click(switch)>
            <span>{part(move || (other().own_name()).into_any())}</span>
        </button>
    }
}

/// Goes round automatic, light and dark.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let app = use_app();
    let theme = move || app.prefs.with(|prefs| prefs.theme);
    let icon = move || match theme() {
        Theme::Auto => view! { <Icon name="auto" /> },
        Theme::Light => view! { <Icon name="sun" /> },
        Theme::Dark => view! { <Icon name="moon" /> },
    };
    let next = move |_| {
        app.prefs.update(|prefs| {
            prefs.theme = match prefs.theme {
                Theme::Auto => Theme::Light,
                Theme::Light => Theme::Dark,
                Theme::Dark => Theme::Auto,
            };
        });
    };
    let label = text(move || {
        let value = Msg::new(format!("value-theme-{}", theme().id()));
        app.words.say(&Msg::new("ui-theme-is").with("theme", value))
    });
    view! { <button type="button" class="tool" aria-label=label title=label on:click=click(next)>{icon}</button> }
}
