//! Live values for views, each of one type.
//!
//! A closure in a view makes code of its own for every place that uses it. These wrap it once, so that a
//! text is a text and a switch is a switch wherever it stands; it halves the size of the page.

use std::borrow::Cow;
use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

use crate::app::use_app;
use crate::present::Msg;

/// The words of a message without arguments.
pub fn t(id: impl Into<Cow<'static, str>>) -> Signal<String> {
    let (app, id) = (use_app(), id.into());
    Signal::derive(move || app.words.get(id.clone()))
}

/// The words of a message that may change.
pub fn says(msg: impl Fn() -> Msg + Send + Sync + 'static) -> Signal<String> {
    let app = use_app();
    Signal::derive(move || app.words.say(&msg()))
}

/// A text that may change.
pub fn text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(text)
}

/// A switch that may change: a class, or whether something shows.
pub fn flag(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(on)
}

/// An attribute `true` or `false` that may change.
pub fn truth(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(move || on().to_string())
}

/// An attribute that is there or not.
pub fn mark(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<String>> {
    Signal::derive(move || on().then(String::new))
}

/// An attribute that has a text or is not there.
pub fn maybe(text: impl Fn() -> Option<String> + Send + Sync + 'static) -> Signal<Option<String>> {
    Signal::derive(text)
}

/// A part of a view that is made anew when what it reads changes.
pub fn part(view: impl Fn() -> AnyView + Send + Sync + 'static) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(view))
}

/// A part of a view that is there while `on`.
pub fn when(
    on: impl Fn() -> bool + Send + Sync + 'static,
    view: impl Fn() -> AnyView + Send + Sync + 'static,
) -> SharedReactiveFunction<AnyView> {
    shown(Memo::new(move |_| on()), Box::new(view))
}

fn shown(on: Memo<bool>, view: Box<dyn Fn() -> AnyView + Send + Sync>) -> SharedReactiveFunction<AnyView> {
    Arc::new(Mutex::new(move || if on.get() { view() } else { ().into_any() }))
}

/// Views in a row.
pub fn row<V: IntoView + 'static>(views: impl IntoIterator<Item = V>) -> Vec<AnyView> {
    views.into_iter().map(IntoAny::into_any).collect()
}

/// What a click does, of one type wherever it stands.
pub fn click(act: impl FnMut(leptos::ev::MouseEvent) + 'static) -> Box<dyn FnMut(leptos::ev::MouseEvent)> {
    Box::new(act)
}
