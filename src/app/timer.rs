//! The house rule `turn_limit`: seconds left for the person's turn. A hidden page does not count down.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::App;
use crate::platform::{clock, page};

/// Counts down while a person is to move, and lets the CPU play when nothing is left.
pub fn watch(app: App, left: RwSignal<Option<u8>>) {
    let run = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let idle = app.session.idle.get();
        let limit = app.session.view.with_untracked(|view| view.as_ref().and_then(|view| view.rules.turn_limit()));
        run.update_value(|run| *run += 1);
        let mine = run.get_value();
        let Some(limit) = limit.filter(|_| idle) else {
            left.set(None);
            return;
        };
        left.set(Some(limit));
        spawn_local(async move {
            loop {
                clock::sleep(1000).await;
                if run.try_get_value() != Some(mine) {
                    return;
                }
                if page::hidden() {
                    continue;
                }
                match left.try_update(|left| {
                    *left = left.map(|left| left.saturating_sub(1));
                    *left
                }) {
                    Some(Some(0)) => return app.session.time_out(app),
                    Some(Some(_)) => {}
                    _ => return,
                }
            }
        });
    });
}
