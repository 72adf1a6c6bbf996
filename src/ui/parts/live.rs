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
use crate::rules::Card;

/// A live value of any type, counted anew only when what it reads changes.
pub fn memo<T: PartialEq + Send + Sync + 'static>(count: impl Fn() -> T + Send + Sync + 'static) -> Memo<T> {
    memo_of(Box::new(count))
}

fn memo_of<T: PartialEq + Send + Sync + 'static>(count: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| count())
}

/// A view for each of some cards; a card that stays keeps its element.
pub fn each_card(
    cards: impl Fn() -> Vec<Card> + Send + Sync + 'static,
    view: impl Fn(Card) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    each_of(Box::new(cards), Arc::new(view))
}

type Cards = Box<dyn Fn() -> Vec<Card> + Send + Sync>;

fn each_of(cards: Cards, view: Arc<dyn Fn(Card) -> AnyView + Send + Sync>) -> AnyView {
    view! { <For each=cards key=|card| *card children=move |card| view(card) /> }.into_any()
}

/// The words of a message without arguments.
pub fn t(id: impl Into<Cow<'static, str>>) -> Signal<String> {
    let (app, id) = (use_app(), id.into());
    text(move || app.words.get(id.clone()))
}

/// The words of a message that may change.
pub fn says(msg: impl Fn() -> Msg + Send + Sync + 'static) -> Signal<String> {
    let app = use_app();
    text(move || app.words.say(&msg()))
}

/// A text that may change.
pub fn text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    derived(Box::new(text))
}

fn derived<T: Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T> {
    Signal::derive(value)
}

/// A switch that may change: a class, or whether something shows.
pub fn flag(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    derived(Box::new(on))
}

/// An attribute `true` or `false` that may change.
pub fn truth(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<String> {
    text(move || on().to_string())
}

/// An attribute that is there or not.
pub fn mark(on: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<String>> {
    maybe(move || on().then(String::new))
}

/// An attribute that has a text or is not there.
pub fn maybe(text: impl Fn() -> Option<String> + Send + Sync + 'static) -> Signal<Option<String>> {
    derived(Box::new(text))
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
    shown(memo(on), Box::new(view))
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
