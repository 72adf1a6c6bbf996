//! The hand of two, the score and the deck: all within reach of a thumb.

use crate::ui::parts::live::{says, t, text};
use leptos::prelude::*;

use super::solo;
use crate::app::use_app;
use crate::present::{Msg, Solo};
use crate::ui::parts::CardBack;
use crate::ui::table::HandRow;

/// The lower edge of the table.
#[component]
pub(super) fn SoloHand() -> impl IntoView {
    let app = use_app();
    let model = app.session.model;
    let points = move || solo(app, Solo::points);
    let rows = move || solo(app, |solo| solo.scored.len());
    let total = move || model.with(|m| m.as_ref().and_then(|m| m.own().map(|own| own.total)).unwrap_or(0));
    let stack = move || model.with(|m| m.as_ref().map_or(0, |m| m.stack));
    view! {
        <section class="hand" aria-label=t("ui-hand")>
            <p class="score num"><b data-points=text(move || points().to_string())>{text(move || points().to_string())}</b>
                <span>{says(move || Msg::new("ui-rows-done").with("rows", rows()))}</span>
                <small>{says(move || Msg::new("ui-total").with("total", total() + points()))}</small></p>
            <HandRow />
            <div class="deck">
                <span class="stack" data-spot="stack" role="img" aria-label=says(move || Msg::new("ui-stack-left").with("count", stack()))>
                    {crate::ui::parts::live::when(move || stack() > 0, || view! { <CardBack /> }.into_any())}
                    <span class="stack__n num" aria-hidden="true">{text(move || stack().to_string())}</span>
                </span>
            </div>
        </section>
    }
}
