//! The history of the solitaire, as it is kept: read anew each time, so that no tab overwrites another's games.

use super::session::Live;
use crate::platform::{clock, storage};
use crate::record::{History, envelope, history::FORMAT};

/// The key.
pub const KEY: &str = "history:yaku-narabe";

/// Sets a history that cannot be read aside, once; `false` when there is no room to keep it elsewhere.
pub fn check() -> bool {
    let Some(text) = storage::get(KEY) else { return true };
    if envelope::open(FORMAT, &text).is_ok() {
        return true;
    }
    let kept = super::saves::set_aside(KEY, &text);
    if kept {
        storage::remove(KEY);
    }
    kept
}

/// Everything that is remembered.
#[must_use]
pub fn load() -> History {
    let body = storage::get(KEY).and_then(|text| envelope::open(FORMAT, &text).ok());
    body.map_or_else(History::default, |body| History::from_json(&body))
}

/// Changes the history, unless what lies there can neither be read nor be kept elsewhere.
fn change<T>(change: impl FnOnce(&mut History) -> T) -> Option<T> {
    if !check() {
        return None;
    }
    let mut history = load();
    let done = change(&mut history);
    storage::set(KEY, &envelope::seal(FORMAT, &history.to_json()));
    Some(done)
}

/// Takes up what an open game has come to; `true` when it is the best of its length. The guided round is no game, and
/// one that was begun elsewhere is not one's own. Like [`part_solo_merge`] a way into the part `solo`: the page itself
/// carries no history.
#[inline(never)]
pub fn part_solo_note(live: &Live) -> bool {
    let saved = &live.saved;
    if saved.lesson || saved.brought {
        return false;
    }
    change(|history| history.note(&saved.id, clock::now(), &saved.record, &live.game)) == Some(true)
}

/// Takes up the history of an exported text.
#[inline(never)]
pub fn part_solo_merge(text: &str) -> bool {
    let Ok(body) = envelope::open(FORMAT, text) else { return false };
    change(|history| history.merge(History::from_json(&body))).is_some()
}
