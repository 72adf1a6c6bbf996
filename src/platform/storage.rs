//! Where saves live: localStorage under keys that carry this copy's folder, memory where it is refused.
//!
//! Every call may fail, at any moment: the browser can deny storage, a frame can lose it, the quota can be
//! full. gloo-storage panics when storage is denied, so it is asked for first, each time.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use gloo_storage::Storage as _;

/// How well texts are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Health {
    /// They outlast the page.
    #[default]
    Kept,
    /// The browser refuses storage: they last as long as the page.
    Refused,
    /// There is no room: what is new lasts as long as the page.
    Full,
}

thread_local! {
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    static HEALTH: Cell<Health> = const { Cell::new(Health::Kept) };
}

/// How well texts are kept, as the last call found it.
#[must_use]
pub fn health() -> Health {
    HEALTH.get()
}

fn prefix() -> String {
    format!("hanakago:{}:", super::page::scope())
}

/// Whether localStorage answers at this moment.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// The text of a key.
#[must_use]
pub fn get(key: &str) -> Option<String> {
    let memory = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    if memory.is_some() {
        return memory;
    }
    if !allowed() {
        HEALTH.set(Health::Refused);
        return None;
    }
    web_sys::window()?.local_storage().ok()??.get_item(&(prefix() + key)).ok()?
}

/// Keeps a text under a key; says how well it is kept.
pub fn set(key: &str, text: &str) -> Health {
    let health = if allowed() {
        let raw = gloo_storage::LocalStorage::raw();
        match raw.set_item(&(prefix() + key), text) {
            Ok(()) => Health::Kept,
            Err(_) => Health::Full,
        }
    } else {
        Health::Refused
    };
    MEMORY.with_borrow_mut(|memory| match health {
        Health::Kept => memory.remove(key),
        _ => memory.insert(key.to_owned(), text.to_owned()),
    });
    HEALTH.set(health);
    health
}

/// Forgets a key.
pub fn remove(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
    if allowed() {
        let _ = gloo_storage::LocalStorage::raw().remove_item(&(prefix() + key));
    }
}

/// The keys that begin so, sorted, from storage and memory.
#[must_use]
pub fn keys(start: &str) -> Vec<String> {
    // A map keeps them sorted, each once.
    let mut keys: BTreeMap<String, String> = MEMORY.with_borrow(BTreeMap::clone);
    if allowed() {
        let raw = gloo_storage::LocalStorage::raw();
        let prefix = prefix();
        for at in 0..raw.length().unwrap_or(0) {
            let key = raw.key(at).ok().flatten();
            if let Some(key) = key.as_deref().and_then(|key| key.strip_prefix(&prefix)) {
                keys.insert(key.to_owned(), String::new());
            }
        }
    }
    keys.into_keys().filter(|key| key.starts_with(start)).collect()
}

/// Tells when another tab changes a key of this copy.
pub fn on_change(told: impl Fn(String) + 'static) {
    let prefix = prefix();
    leptos::prelude::window_event_listener_untyped("storage", move |event| {
        use wasm_bindgen::JsCast;
        let key = event.dyn_ref::<web_sys::StorageEvent>().and_then(web_sys::StorageEvent::key);
        if let Some(key) = key.as_deref().and_then(|key| key.strip_prefix(&prefix)) {
            told(key.to_owned());
        }
    });
}
