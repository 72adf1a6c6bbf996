//! Cards that move: where each lay before, and the way to where it lies now.
//!
//! First, last, invert, play: rectangles are read before the change and after it, and an animation runs
//! from the old place to the new one. A running animation is part of the rectangle that is read, so an
//! interrupted card goes on from where it is, and it always ends where the page has it.

use std::collections::HashMap;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, HtmlElement};

use super::bindings::Animated;
use super::page::{find, find_all};

/// Where every face-up card lay.
#[derive(Debug, Default)]
pub struct Before(HashMap<String, Spot>);

#[derive(Debug, Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
    width: f64,
}

impl From<DomRect> for Spot {
    fn from(rect: DomRect) -> Self {
        Self { x: rect.x() + rect.width() / 2.0, y: rect.y() + rect.height() / 2.0, width: rect.width() }
    }
}

fn cards() -> impl Iterator<Item = (String, HtmlElement)> {
    find_all("[data-game] [data-card]").into_iter().filter_map(|card| Some((card.get_attribute("data-card")?, card)))
}

/// Reads where every card lies, before the page changes.
#[must_use]
pub fn read() -> Before {
    Before(cards().map(|(code, card)| (code, card.get_bounding_client_rect().into())).collect())
}

/// Moves every card that changed place, after the page changed. `origin` gives a selector for a card that
/// lay nowhere before; `millis` is how long a card takes, `stagger` how much later each next one starts.
pub fn play(before: &Before, origin: impl Fn(&str) -> Option<(String, u32)>, millis: u32) {
    if millis == 0 {
        return;
    }
    for (code, card) in cards() {
        let now: Spot = card.get_bounding_client_rect().into();
        let (from, delay) = match before.0.get(&code) {
            Some(spot) => (*spot, 0),
            None => {
                let Some((selector, delay)) = origin(&code) else { continue };
                let Some(place) = find(&selector) else { continue };
                (place.get_bounding_client_rect().into(), delay)
            }
        };
        let (dx, dy) = (from.x - now.x, from.y - now.y);
        let scale = if now.width > 0.0 { from.width / now.width } else { 1.0 };
        if dx.abs() < 1.0 && dy.abs() < 1.0 && (scale - 1.0).abs() < 0.02 {
            continue;
        }
        // In whole numbers: nothing else on the page prints broken ones, and the code for that is 6 kB of download.
        let (dx, dy, scale) = (dx as i32, dy as i32, (scale * 1000.0) as i32);
        animate(&card, &format!("translate({dx}px,{dy}px) scale(calc({scale} / 1000))"), millis, delay);
    }
}

fn animate(card: &HtmlElement, from: &str, millis: u32, delay: u32) {
    let frame = |transform: &str, lifted: &str| {
        let frame = js_sys::Object::new();
        let set = |key: &str, value: &str| js_sys::Reflect::set(&frame, &key.into(), &value.into());
        let _ = set("transform", transform).and(set("zIndex", lifted));
        frame
    };
    let frames = js_sys::Array::of2(&frame(from, "30"), &frame("none", "30"));
    let options = js_sys::Object::new();
    let set = |key: &str, value: JsValue| js_sys::Reflect::set(&options, &key.into(), &value);
    let _ = set("duration", millis.into())
        .and(set("delay", delay.into()))
        .and(set("fill", "backwards".into()))
        .and(set("easing", "cubic-bezier(.3, .1, .15, 1)".into()));
    // A browser without the Web Animations API shows the card at its place at once.
    let _ = card.unchecked_ref::<Animated>().animate(&frames, &options);
}
