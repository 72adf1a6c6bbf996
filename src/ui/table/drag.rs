//! Dragging a hand card onto the field: an extra beside the tap, for mouse and touch alike.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

use crate::app::App;
use crate::app::hand::{drop_on, put};
use crate::platform::page;
use crate::rules::Card;

/// How far a pointer moves, in pixels, before it is a drag and no tap.
const THRESHOLD: i32 = 8;

struct Drag {
    card: Card,
    element: HtmlElement,
    pointer: i32,
    from: (i32, i32),
    moving: bool,
}

thread_local! {
    static DRAG: RefCell<Option<Drag>> = const { RefCell::new(None) };
    /// A drag ends with a click on the card: that one is no tap.
    static DRAGGED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

fn at(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The pointer goes down on a card.
pub fn down(card: Card, event: &PointerEvent) {
    DRAGGED.set(false);
    let element = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(element) = element.filter(|_| event.button() == 0) else { return };
    // Captured at once: a quick move may leave the card before the first event arrives.
    let _ = element.set_pointer_capture(event.pointer_id());
    DRAG.set(Some(Drag { card, element, pointer: event.pointer_id(), from: at(event), moving: false }));
}

/// The pointer moves: the card follows it, once it is far enough.
pub fn moved(app: App, event: &PointerEvent) {
    use leptos::prelude::GetUntracked;
    DRAG.with_borrow_mut(|drag| {
        let Some(drag) = drag.as_mut().filter(|drag| drag.pointer == event.pointer_id()) else { return };
        // The release was lost somewhere: this pointer only passes by.
        if event.buttons() & 1 == 0 {
            return;
        }
        let (dx, dy) = (at(event).0 - drag.from.0, at(event).1 - drag.from.1);
        if !drag.moving && dx * dx + dy * dy > THRESHOLD * THRESHOLD && app.session.idle.get_untracked() {
            drag.moving = true;
            let _ = drag.element.set_attribute("data-drag", "");
        }
        if drag.moving {
            let style = drag.element.style();
            let _ = style.set_property("translate", &format!("{dx}px {dy}px"));
        }
    });
}

/// The pointer goes up: on the field the card is played, anywhere else it goes back.
pub fn up(app: App, event: &PointerEvent) {
    let Some(drag) = DRAG.take() else { return };
    if !drag.moving {
        return;
    }
    DRAGGED.set(true);
    let (x, y) = at(event);
    // The card itself lies under the pointer: look through it.
    let _ = drag.element.style().set_property("pointer-events", "none");
    let under = page::document().and_then(|document| document.element_from_point(x as f32, y as f32));
    release(&drag.element);
    let closest = |selector: &str| under.as_ref().and_then(|under| under.closest(selector).ok().flatten());
    let target = closest("[data-zone=table],[data-zone=shown]")
        .and_then(|element| element.get_attribute("data-card"))
        .and_then(|code| code.parse().ok());
    let column = closest("[data-column]").and_then(|column| column.get_attribute("data-column")?.parse().ok());
    if let Some(column) = column {
        put(app, Some(drag.card), column);
    } else if target.is_some() || closest("[data-drop=field]").is_some() {
        drop_on(app, drag.card, target);
    }
}

/// The browser takes the pointer away: the card goes back.
pub fn cancel(_: &PointerEvent) {
    if let Some(drag) = DRAG.take() {
        release(&drag.element);
    }
}

fn release(element: &HtmlElement) {
    let _ = element.remove_attribute("data-drag");
    let _ = element.style().remove_property("translate");
    let _ = element.style().remove_property("pointer-events");
}

/// A click: a tap, unless it ends a drag.
pub fn click(app: App, card: Card, _: &leptos::ev::MouseEvent) {
    if !DRAGGED.take() {
        super::hand::tap(app, card);
    }
}
