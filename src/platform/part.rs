//! Parts of the page's code that are fetched when they are first wanted. `assets/hooks/split.mjs` takes them out of the
//! page's module; a build that is not split has all its code from the start.

use super::{bindings, page};

/// Whether a part can be called.
#[must_use]
pub fn is_there(name: &str) -> bool {
    // The link goes when the part has come.
    page::find(&format!("#part-{name}")).is_none()
}

/// Fetches a part; `false` when it cannot be had.
pub async fn load(name: &str) -> bool {
    if is_there(name) {
        return true;
    }
    let Ok(coming) = bindings::load_part(name) else { return false };
    wasm_bindgen_futures::JsFuture::from(coming).await.is_ok()
}
