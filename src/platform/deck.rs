//! The pictures of decks: one file a deck, unpacked into addresses that images can show.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Value;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

use super::page;

/// Addresses by the name of a drawing.
type Pictures = BTreeMap<String, String>;

thread_local! {
    /// The decks that were loaded: they stay.
    static DECKS: RefCell<Vec<(&'static str, Pictures)>> = const { RefCell::new(Vec::new()) };
}

/// Whether a deck is there.
#[must_use]
pub fn is_loaded(deck: &str) -> bool {
    DECKS.with_borrow(|decks| decks.iter().any(|(known, _)| *known == deck))
}

/// Loads a deck and decodes its pictures, so that cards never pop in one by one; `false` when it cannot be had.
pub async fn load(deck: &'static str) -> bool {
    if is_loaded(deck) {
        return true;
    }
    let Some(text) = page::fetch_text(&format!("cards/{deck}.json")).await else { return false };
    let Ok(Value::Object(drawings)) = crate::record::parse(&text) else { return false };
    let mut pictures = Pictures::new();
    for (name, svg) in drawings {
        if let Some(address) = svg.as_str().and_then(|svg| address(svg).ok()) {
            pictures.insert(name, address);
        }
    }
    page::preload(pictures.values().cloned().collect()).await;
    DECKS.with_borrow_mut(|decks| decks.push((deck, pictures)));
    true
}

fn address(svg: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&svg.into()), &kind)?)
}

/// The address of a drawing; empty before its deck is loaded.
#[must_use]
pub fn picture(deck: &str, name: &str) -> String {
    DECKS.with_borrow(|decks| {
        let pictures = decks.iter().find(|(known, _)| *known == deck).map(|(_, pictures)| pictures);
        pictures.and_then(|pictures| pictures.get(name).cloned()).unwrap_or_default()
    })
}
