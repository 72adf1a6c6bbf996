//! The keyboard: arrows walk over the cards, digits pick a hand card, Escape puts it back.

use leptos::prelude::*;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::app::App;
use crate::app::hand::tap_hand;
use crate::platform::page;

/// The zones that arrows up and down walk through, from top to bottom.
const ZONES: [&str; 3] = [".seats button[data-card]", ".field button[data-card]", ".hand button[data-card]"];

/// A key on the table.
pub fn press(app: App, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => app.session.picked.set(None),
        key => {
            let Some(digit) = key.parse::<usize>().ok().filter(|_| key.len() == 1) else {
                return walk_zones(event, &ZONES);
            };
            let sort = app.prefs.with_untracked(|prefs| prefs.sort);
            let hand = app.session.model.with_untracked(|model| model.as_ref().map(|model| model.hand(sort)));
            if let Some(card) = hand.unwrap_or_default().get((digit + 9) % 10) {
                event.prevent_default();
                page::focus(&format!(".hand [data-card=\"{card}\"]"));
                tap_hand(app, *card);
            }
        }
    }
}

/// Arrows walk over the buttons of zones that lie below each other; the last zone is where they begin.
pub fn walk_zones(event: &KeyboardEvent, zones: &[&str]) {
    match event.key().as_str() {
        "ArrowLeft" => walk(event, zones, -1),
        "ArrowRight" => walk(event, zones, 1),
        "ArrowUp" => change_zone(event, zones, -1),
        "ArrowDown" => change_zone(event, zones, 1),
        _ => {}
    }
}

/// The zone and the place in it that has the focus.
fn focused(zones: &[&str]) -> Option<(usize, usize, Vec<HtmlElement>)> {
    let active = page::document()?.active_element()?;
    zones.iter().enumerate().find_map(|(zone, selector)| {
        let cards = page::find_all(selector);
        let at = cards.iter().position(|card| card.is_same_node(Some(&active)))?;
        Some((zone, at, cards))
    })
}

fn walk(event: &KeyboardEvent, zones: &[&str], by: isize) {
    match focused(zones) {
        Some((_, at, cards)) => {
            event.prevent_default();
            let to = (at as isize + by).rem_euclid(cards.len() as isize) as usize;
            let _ = cards[to].focus();
        }
        None => {
            event.prevent_default();
            page::focus(zones.last().unwrap_or(&"main"));
        }
    }
}

fn change_zone(event: &KeyboardEvent, zones: &[&str], by: isize) {
    let zone = focused(zones).map_or(zones.len().saturating_sub(1), |(zone, ..)| zone) as isize;
    let mut to = zone + by;
    while (0..zones.len() as isize).contains(&to) {
        let cards = page::find_all(zones[to as usize]);
        // What can be taken comes first.
        let first = cards.iter().find(|card| card.has_attribute("data-legal")).or_else(|| cards.first());
        if let Some(card) = first {
            event.prevent_default();
            let _ = card.focus();
            return;
        }
        to += by;
    }
}
