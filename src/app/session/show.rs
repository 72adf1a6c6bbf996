//! Showing: events step by step, deals, moments, results.

use leptos::prelude::*;

use super::{Live, Outcome, Session, Solitaire};
use crate::app::prefs::Speed;
use crate::app::{App, Screen, history};
use crate::platform::{clock, flip, page};
use crate::present::ledger;
use crate::present::motion::{Origin, origins};
use crate::present::step::{Step, steps};
use crate::present::{Msg, TableModel, narrate};
use crate::record::Deal;
use crate::record::history::Marks;
use crate::rules::{Event, Phase, Round, Seat};

/// How long a card takes to its new place, in milliseconds at normal speed.
const MOVE: u32 = 300;
/// How long a card lies on what it takes, or turned, before it goes on.
const LOOK: u32 = 380;

impl Session {
    /// Waiting time at the speed that is set; none when the person is in a hurry or the page is hidden.
    pub(super) fn pace(self, app: App, normal: u32) -> u32 {
        let hurried = self.hurry.try_get_value().unwrap_or(true) || page::hidden();
        if hurried { 0 } else { app.prefs.with_untracked(|prefs| prefs.speed.scale(normal)) }
    }

    /// Shows events step by step, up to the end of a round; then the table stands as the match does.
    pub(super) async fn show(self, app: App, turn: u64, events: Vec<Event>) {
        let end = events.iter().position(|event| matches!(event, Event::RoundOver { .. }));
        let events = &events[..end.map_or(events.len(), |end| end + 1)];
        let viewer = self.names.with_untracked(|names| names.viewer);
        self.announce(app, events);
        for step in steps(events) {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            if let Step::Say(event) = &step {
                if let Some(moment) = self.moment_of(event) {
                    self.celebrate(app, moment).await;
                }
                continue;
            }
            let Some(mut model) = self.model.get_untracked() else { return };
            model.apply(&step);
            self.redraw(app, model).await;
            let look = match step {
                Step::Lay { ref taken, .. } if !taken.is_empty() => LOOK,
                Step::Turn { .. } | Step::Aim { .. } | Step::Return { .. } => LOOK,
                _ => 0,
            };
            clock::sleep(self.pace(app, look)).await;
        }
        if self.turn.try_get_value() != Some(turn) {
            return;
        }
        self.told.update(|told| told.extend_from_slice(events));
        let view = self.live.with_value(|live| {
            let live = live.as_ref()?;
            if live.saved.seen < live.game.finished().len() {
                live.game.finished_view(live.saved.seen, viewer)
            } else {
                Some(live.game.view(viewer))
            }
        });
        if let Some(view) = view {
            let model = TableModel::of(&view, self.model.get_untracked().as_ref());
            if self.model.with_untracked(|old| old.as_ref() != Some(&model)) {
                self.model.set(Some(model));
            }
            self.view.set(Some(view));
        }
    }

    /// Shows a new round being dealt.
    pub(super) async fn deal(self, app: App, turn: u64) {
        let viewer = self.names.with_untracked(|names| names.viewer);
        let Some((view, events)) = self.live.with_value(|live| {
            let live = live.as_ref()?;
            Some((live.game.view(viewer), live.game.events().to_vec()))
        }) else {
            return;
        };
        if self.turn.try_get_value() != Some(turn) {
            return;
        }
        self.told.set(events.clone());
        if view.round == 1
            && let Some(draw) = self.draw()
        {
            self.celebrate(app, draw).await;
        }
        self.announce(app, &events);
        let model = TableModel::of(&view, None);
        self.view.set(Some(view));
        self.redraw(app, model).await;
        clock::sleep(self.pace(app, MOVE)).await;
    }

    /// Draws a table and lets the cards that changed place move there.
    pub(super) async fn redraw(self, app: App, model: TableModel) {
        let millis = self.pace(app, MOVE);
        let before = flip::read();
        let old = self.model.get_untracked();
        let from = match &old {
            Some(old) => origins(old, &model),
            None => model.face_up().iter().map(|card| (card, Origin::Stack)).collect(),
        };
        if self.model.try_set(Some(model)).is_some() {
            return;
        }
        leptos::task::tick().await;
        let stagger = if from.len() > 4 { millis / 8 } else { 0 };
        let origin = |code: &str| {
            let at = from.iter().position(|(card, _)| card.code() == code)?;
            let selector = match from[at].1 {
                Origin::Stack => "[data-spot=stack]".to_owned(),
                Origin::Hand(seat) => format!("[data-spot=\"hand-{seat}\"]"),
            };
            Some((selector, at as u32 * stagger))
        };
        page::keep_focus();
        flip::play(&before, origin, Self::motion(app, millis));
        clock::sleep(millis).await;
    }

    /// How long motion may take: none where the system or the person wants less of it.
    fn motion(app: App, millis: u32) -> u32 {
        if app.prefs.with_untracked(|prefs| prefs.speed == Speed::Off) || page::reduced_motion() { 0 } else { millis }
    }

    /// Shows the result that waits, if one does.
    pub(super) fn show_outcome(self, app: App) -> bool {
        let outcome = self.live.with_value(|live| {
            let live = live.as_ref()?;
            let finished = live.game.finished().get(live.saved.seen)?;
            let phase = live.game.phase();
            let over = matches!(phase, Phase::MatchOver | Phase::RoundOver);
            let last = over && live.saved.seen + 1 == live.game.finished().len();
            let solo = solitaire(live);
            Some(Outcome {
                solo,
                round: live.saved.seen as u8 + 1,
                rounds: live.game.rounds(),
                ledger: ledger::of(finished),
                next_dealer: next_dealer(&finished.events).filter(|_| !last),
                last,
            })
        });
        let Some(mut outcome) = outcome else { return false };
        // Where nothing was shown step by step it is said now.
        let heard = self.heard.try_update_value(std::mem::take).unwrap_or_default();
        if self.pace(app, 1) == 0 && !heard.is_empty() {
            self.say(heard);
        }
        if let Some(solo) = outcome.solo.as_mut() {
            solo.best = self.live.with_value(|live| live.as_ref().is_some_and(history::part_solo_note)) && outcome.last;
        }
        self.hurry.set_value(false);
        self.outcome.set(Some(outcome));
        if app.screen.get_untracked() == Screen::Table {
            app.go(Screen::Result);
        }
        true
    }

    pub(super) fn announce(self, app: App, events: &[Event]) {
        let names = self.names.get_untracked();
        // The played and turned card are named by what they do next.
        let say = |event: &&Event| !matches!(event, Event::Played { .. } | Event::Turned { .. });
        let msgs: Vec<Msg> = events.iter().filter(say).filter_map(|event| narrate::event(event, &names)).collect();
        self.heard.update_value(|heard| heard.extend_from_slice(&msgs));
        if self.pace(app, 1) > 0 {
            self.say(msgs);
        }
    }

    /// Says something in the live region, numbered so that the same words are said again.
    pub fn say(self, msgs: Vec<Msg>) {
        self.said.update(|said| *said = (said.0.wrapping_add(1), msgs));
    }
}

/// What the result of a solitaire says besides its rows.
fn solitaire(live: &Live) -> Option<Solitaire> {
    let finished = live.game.finished().get(live.saved.seen)?;
    let Round::YakuNarabe(round) = &finished.cards else { return None };
    let before = live.saved.seen.checked_sub(1).and_then(|before| live.game.finished().get(before));
    let from = before.map_or(0, |before| before.actions);
    Some(Solitaire {
        marks: Marks::of(&live.saved.record),
        best: false,
        seed: match &live.game.setup().deal {
            Deal::Seed(seed) => seed.to_string(),
            Deal::Decks(_) => String::new(),
        },
        pack: round.pack(),
        actions: live.game.actions()[from..finished.actions].to_vec(),
        left: round.settle().left,
        month: round.month(),
        cup_is_chaff: round.settings().cup_is_chaff,
    })
}

/// Who deals after a round, as its last event says.
fn next_dealer(events: &[Event]) -> Option<Seat> {
    events.iter().rev().find_map(|event| match event {
        Event::RoundOver { next_dealer, .. } => Some(*next_dealer),
        _ => None,
    })
}
