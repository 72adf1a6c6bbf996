//! The history of the solitaire, as it is kept: read anew each time, so that no tab overwrites another's games.

use super::session::Live;
use crate::platform::{clock, storage};
use crate::record::{History, envelope, history::FORMAT};

/// The key.
pub const KEY: &str = "history:yaku-narabe";

/// Everything that is remembered. A text that cannot be read is set aside, and a new history begins.
#[must_use]
pub fn load() -> History {
    let Some(text) = storage::get(KEY) else { return History::default() };
    envelope::open(FORMAT, &text).map_or_else(
        |_| {
            super::saves::set_aside(KEY, &text);
            History::default()
        },
        |body| History::from_json(&body),
    )
}

fn keep(history: &History) {
    storage::set(KEY, &envelope::seal(FORMAT, &history.to_json()));
}

/// Takes up what an open game has come to; `true` when it is the best of its length. The guided round is no game.
/// Like [`part_solo_merge`] a way into the part `solo`: the page itself carries no history.
#[inline(never)]
pub fn part_solo_note(live: &Live) -> bool {
    if live.saved.lesson {
        return false;
    }
    let mut history = load();
    let best = history.note(&live.saved.id, clock::now(), &live.saved.record, &live.game);
    keep(&history);
    best
}

/// Takes up the history of an exported text.
#[inline(never)]
pub fn part_solo_merge(text: &str) -> bool {
    let Ok(body) = envelope::open(FORMAT, text) else { return false };
    let mut history = load();
    history.merge(History::from_json(&body));
    keep(&history);
    true
}
