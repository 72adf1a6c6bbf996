//! Take-backs: how far one goes, and whether it is fair.

use super::game::Match;
use super::json::Mode;
use crate::rules::{Action, Event, Seat, Silent};

/// Where the actions are cut when `seat` takes back its last decision and what followed it; `None` when there is
/// nothing to take back.
///
/// In practice that is always fair, in an ordinary match only until a new card was seen: a card that was drawn or
/// turned, or what another seat did.
#[must_use]
pub fn cut(game: &Match, mode: Option<Mode>, seat: Seat) -> Option<usize> {
    let mut again = Match::start(game.setup().clone(), &mut Silent).ok()?;
    let mut last = None;
    let mut told: Vec<Event> = Vec::new();
    for (at, action) in game.actions().iter().enumerate() {
        // A pass that nobody decided is no move.
        let decided = *action != Action::Pass || again.view(seat).legal.len() > 1;
        if again.round().actor(*action) == seat && decided {
            last = Some(at);
            told.clear();
        }
        again.apply(*action, &mut told).ok()?;
    }
    let seen = |event: &Event| match event {
        // What only the seat's own placement did.
        Event::Placed { .. } | Event::Row { .. } => false,
        _ => true,
    };
    last.filter(|_| mode == Some(Mode::Practice) || !told.iter().any(seen))
}
