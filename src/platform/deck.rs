//! The pictures of a deck: one file, unpacked into addresses that images can show.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde_json::Value;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

use super::page;

thread_local! {
    /// Addresses by card code.
    static PICTURES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// Loads a deck and decodes its pictures, so that cards never pop in one by one; `false` when it cannot be had.
pub async fn load(deck: &str) -> bool {
    let Some(text) = page::fetch_text(&format!("cards/{deck}.json")).await else { return false };
    let Ok(Value::Object(drawings)) = serde_json::from_str(&text) else { return false };
    let mut pictures = BTreeMap::new();
    for (code, svg) in drawings {
        if let Some(address) = svg.as_str().and_then(|svg| address(svg).ok()) {
            pictures.insert(code, address);
        }
    }
    page::preload(pictures.values().cloned().collect()).await;
    PICTURES.set(pictures);
    true
}

fn address(svg: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&svg.into()), &kind)?)
}

/// The address of a card's picture; empty before its deck is loaded.
#[must_use]
pub fn picture(code: &str) -> String {
    PICTURES.with_borrow(|pictures| pictures.get(code).cloned().unwrap_or_default())
}
