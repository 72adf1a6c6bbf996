//! "What was possible": a search with all cards known, once the round is over.

use leptos::prelude::*;

use crate::app::session::Solitaire;

/// The panel under a result.
#[component]
pub(super) fn Analyst(solo: Solitaire, score: i32) -> impl IntoView {
    let _ = (solo, score);
}
