//! Line icons, drawn in place so that they take the text's colour.

use leptos::prelude::*;

/// An icon by name; it never stands without words for those who do not see it.
#[component]
pub fn Icon(
    /// Which one; an unknown name is an exclamation mark.
    name: &'static str,
) -> impl IntoView {
    let path = match name {
        "menu" => "M4 7h16M4 12h16M4 17h10",
        "close" => "M6 6l12 12M18 6L6 18",
        "back" => "M15 5l-7 7 7 7",
        "next" => "M9 5l7 7-7 7",
        "less" => "M5 12h14",
        "more" => "M12 5v14M5 12h14",
        "check" => "M5 12.5l4.5 4.5L19 7",
        "share" => "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
        "moon" => "M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
        "sun" => {
            "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5"
        }
        "auto" => "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
        "redo" => "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2",
        "hint" => "M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3zM10 20h4",
        "up" => "M5 15l7-7 7 7",
        "down" => "M5 9l7 7 7-7",
        "scored" => "M4 6l2 2 3-4M12 6h8M4 13l2 2 3-4M12 13h8M4 20l2 2 3-4M12 20h8",
        "rows" => "M4 5h16v4H4zM4 11h16v4H4zM4 17h10",
        "undo" => "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
        "trash" => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
        "stop" => {
            "M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-6 6h-.5a6 6 0 0 1-5-2.7L4 14.5a1.5 1.5 0 0 1 2.4-1.8L8 14.5"
        }
        "arrow" => "M3 12h18M15 6l6 6-6 6",
        "team-0" => "M2 19h20c-3-1-4-4-3-7-3 0-4 2-3 4-4 0-6-3-5-8-5 2-9 6-9 11z",
        "team-1" => "M12 2l2.6 6.8L22 9.3l-5.7 4.6L18.2 21 12 17l-6.2 4 1.9-7.1L2 9.3l7.4-.5z",
        "team-2" => "M4 20C3 10 9 4 20 4c0 11-6 17-16 16zM4 20L14 10",
        _ => "M12 8v5M12 16.5v.5",
    };
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
}
