//! The loop that plays on, and what it needs: the CPUs, applying, saving.

use leptos::prelude::*;

use super::Session;
use super::ohana::Around;
use crate::app::App;
use crate::app::saves::{self, Written};
use crate::cpu::Decision;
use crate::cpu::protocol::Request;
use crate::platform::storage::Health;
use crate::platform::{clock, crash, page};
use crate::present::{Msg, TableModel};
use crate::record::SeatKind;
use crate::rules::{Action, Event, Level, Phase, RuleError, Seat, View};

/// How long a CPU seems to think, in milliseconds at normal speed.
const THINK: u32 = 320;
/// How long anyone takes to answer a Pele aim.
const ANSWER: u32 = 140;

impl Session {
    /// Plays on until a person is to move, a result waits, or nothing is left.
    pub(super) async fn run(self, app: App, turn: u64) {
        while self.turn.try_get_value() == Some(turn) {
            if self.show_outcome(app) {
                return;
            }
            let Some((view, seat)) = self.live.with_value(|live| {
                let live = live.as_ref()?;
                let seat = live.game.to_move()?;
                Some((live.game.view(seat), seat))
            }) else {
                return;
            };
            match self.ask_around(app, turn).await {
                Around::Quiet => {}
                Around::Declared => continue,
                Around::Asked | Around::Stopped => return,
            }
            let Some(SeatKind::Cpu { level }) = self.kind(seat) else {
                if self.only_passes(&view) {
                    if self.pass(app, turn).await {
                        continue;
                    }
                    return;
                }
                return self.await_person(app, seat);
            };
            if !self.cpu_turn(app, turn, view, level).await {
                return;
            }
        }
    }

    /// One action of a CPU; `false` when there is nobody left to play for.
    pub(super) async fn cpu_turn(self, app: App, turn: u64, view: View, level: Level) -> bool {
        let pause = self.pace(app, if view.phase == Phase::Answer { ANSWER } else { THINK });
        let number = self.length();
        let action = self.think(view, level, number, false).await;
        clock::sleep(pause).await;
        // A hidden tab pauses: nobody should miss a move.
        while page::hidden() && pause > 0 {
            clock::sleep(250).await;
        }
        if self.turn.try_get_value() != Some(turn) {
            return false;
        }
        let applied = action.map(|action| self.apply(app, action));
        let Some(Ok(events)) = applied else {
            app.ask_reload(Msg::new("ui-cpu-failed"));
            return false;
        };
        self.show(app, turn, events).await;
        true
    }

    /// Whether a person has nothing to say to a Pele aim. With more people at one screen everybody is asked.
    fn only_passes(self, view: &View) -> bool {
        view.phase == Phase::Answer && view.legal.as_slice() == [Action::Pass] && self.only_person().is_some()
    }

    /// Passes for a person who has no other choice, as slowly as everybody else; `false` when the match was left.
    async fn pass(self, app: App, turn: u64) -> bool {
        clock::sleep(self.pace(app, ANSWER)).await;
        if self.turn.try_get_value() != Some(turn) {
            return false;
        }
        let Ok(events) = self.apply(app, Action::Pass) else { return false };
        self.show(app, turn, events).await;
        true
    }

    pub(super) async fn think(self, view: View, level: Level, number: usize, out_of_turn: bool) -> Option<Action> {
        self.consider(view, level, number, out_of_turn).await.map(|decision| decision.action)
    }

    /// What a player of a level would do, and why.
    pub(super) async fn consider(self, view: View, level: Level, number: usize, out_of_turn: bool) -> Option<Decision> {
        let seed = self.live.with_value(|live| live.as_ref().and_then(|live| live.saved.record.cpu_seed.clone()));
        let request = Request {
            number: number as u64,
            seed: crate::cpu::seed(&seed.unwrap_or_default(), number),
            view,
            level,
            out_of_turn,
        };
        let thinker = self.thinker.try_with_value(Clone::clone)?;
        thinker.decide(request).await
    }

    /// How many actions were made.
    pub(super) fn length(self) -> usize {
        self.live.with_value(|live| live.as_ref().map_or(0, |live| live.game.actions().len()))
    }

    pub(super) fn await_person(self, app: App, seat: Seat) {
        let mut msgs = self.heard.try_update_value(std::mem::take).unwrap_or_default();
        if self.pace(app, 1) > 0 {
            msgs.clear();
        }
        self.hurry.set_value(false);
        // With more people at one screen the table turns to the one who is to move.
        if self.names.with_untracked(|names| names.viewer != seat) {
            self.names.update(|names| names.viewer = seat);
        }
        self.refresh();
        self.idle.set(true);
        page::keep_focus();
        msgs.push(Msg::new("ui-your-turn"));
        self.say(msgs);
    }

    /// Draws the match as it stands.
    pub(super) fn refresh(self) {
        let viewer = self.names.with_untracked(|names| names.viewer);
        let Some(view) = self.live.with_value(|live| live.as_ref().map(|live| live.game.view(viewer))) else { return };
        self.model.update(|model| *model = Some(TableModel::of(&view, model.as_ref())));
        self.view.set(Some(view));
    }

    /// Applies and saves an action; the events are still to be shown.
    pub(super) fn apply(self, app: App, action: Action) -> Result<Vec<Event>, RuleError> {
        let mut events = Vec::new();
        let result = self.live.try_update_value(|live| {
            let live = live.as_mut()?;
            Some(live.game.apply(action, &mut events).map(|()| live.saved.record.actions.push(action.to_string())))
        });
        match result.flatten() {
            Some(Ok(())) => {
                self.save(app);
                Ok(events)
            }
            Some(Err(why)) => Err(why),
            None => Err(RuleError::Over),
        }
    }

    pub(super) fn save(self, app: App) {
        if self.elsewhere.get_untracked() {
            return;
        }
        let written = self.live.try_update_value(|live| {
            let live = live.as_mut()?;
            let written = saves::write(&mut live.saved);
            crash::set_context(live.saved.record.to_json().to_string());
            Some(written)
        });
        match written.flatten() {
            Some(Written::Kept(health)) => {
                if self.health.get_untracked() != health && health != Health::Kept {
                    app.warn(Msg::new(if health == Health::Full { "ui-storage-full" } else { "ui-storage-refused" }));
                }
                self.health.set(health);
            }
            Some(Written::Conflict) => self.stop(app),
            None => {}
        }
    }
}
