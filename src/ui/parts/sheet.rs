//! A sheet over the page: the browser's own dialog, so that focus and Escape work as everywhere.

use crate::ui::parts::live::{click, t, when};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::icon::Icon;

/// A dialog that shows while `open` is true.
#[component]
pub fn Sheet(
    /// Whether it shows.
    open: RwSignal<bool>,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    /// More classes.
    #[prop(optional)]
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !open.get_untracked() && dialog.open() {
            dialog.close();
        }
    });
    let outside = move |event: leptos::ev::MouseEvent| {
        // A click on the dialog itself is a click on the backdrop: its content covers the rest.
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    view! {
        <dialog class=format!("sheet {class}") node_ref=dialog on:close=move |_| open.set(false) on:click=click(outside)
            aria-label=title>
            {when(move || open.get(), move || view! {
                <div class="sheet__in">
                    <header class="sheet__head">
                        <h2 class="sub">{title}</h2>
                        <button type="button" class="tool" aria-label=t("ui-close")
                            on:click=click(move |_| open.set(false))><Icon name="close" /></button>
                    </header>
                    {children()}
                </div>
            }.into_any())}
        </dialog>
    }
}
