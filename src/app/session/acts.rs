//! What a person does: act, hurry, dismiss a result, take back.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Advice, Session};
use crate::app::saves::Saved;
use crate::app::{App, Screen};
use crate::present::{Msg, advice, narrate};
use crate::record::{Mark, Marked, takeback};
use crate::rules::{Action, Phase};

impl Session {
    /// Does an action of the person, or says why it is not allowed.
    pub fn act(self, app: App, action: Action) {
        if !self.idle.get_untracked() {
            self.hurry.set_value(true);
            return;
        }
        self.picked.set(None);
        self.advice.set(Advice::None);
        self.undone.set(Vec::new());
        let turn = self.turn.get_value();
        match self.apply(app, action) {
            Ok(events) => {
                self.idle.set(false);
                spawn_local(async move {
                    self.show(app, turn, events).await;
                    self.run(app, turn).await;
                });
            }
            Err(why) => app.tell(narrate::refusal(&why)),
        }
    }

    /// Shows the next own turn at once: what is still to be shown goes by without waiting.
    pub fn hurry(self) {
        if !self.idle.get_untracked() {
            self.hurry.set_value(true);
        }
        self.moment.set(None);
    }

    /// Lets a CPU play this turn for the person, when the time for it has run out.
    pub fn time_out(self, app: App) {
        let Some(view) = self.view.get_untracked() else { return };
        if !self.idle.get_untracked() || view.legal.is_empty() {
            return;
        }
        if self.offered() {
            return self.decline(app);
        }
        let turn = self.turn.get_value();
        self.idle.set(false);
        self.picked.set(None);
        app.tell(Msg::new("ui-time-out"));
        spawn_local(async move {
            let number = self.length();
            // An answer that nobody gave lets Pele through.
            let action = match view.phase {
                Phase::Answer => Some(Action::Pass),
                _ => self.think(view, crate::cpu::strongest(), number, false).await,
            };
            let Some(action) = action.filter(|_| self.turn.try_get_value() == Some(turn)) else { return };
            if let Ok(events) = self.apply(app, action) {
                self.show(app, turn, events).await;
            }
            self.run(app, turn).await;
        });
    }

    /// Dismisses the result: the next round is dealt, or the match is put away.
    pub fn next_round(self, app: App) {
        let Some(outcome) = self.outcome.get_untracked() else { return };
        self.outcome.set(None);
        self.live.update_value(|live| {
            if let Some(live) = live {
                live.saved.seen = live.game.finished().len();
                live.saved.done = outcome.last;
            }
        });
        self.save(app);
        if outcome.last {
            return;
        }
        app.go(Screen::Table);
        let turn = self.turn.get_value();
        spawn_local(async move {
            self.deal(app, turn).await;
            self.run(app, turn).await;
        });
    }

    /// Takes back the person's last action and what followed it, where that is fair. The mark stays.
    pub fn undo(self, app: App) {
        let Some(cut) = self.undoable() else {
            let seen = self.length() > 0 && !self.practice.get_untracked();
            app.tell(Msg::new(if seen { "ui-undo-seen" } else { "ui-undo-nothing" }));
            return;
        };
        let saved = self.live.with_value(|live| live.as_ref().map(|live| live.saved.clone()));
        let Some(mut saved) = saved else { return };
        let gone = saved.record.actions.split_off(cut);
        let mark = Marked { at: cut, mark: Mark::Undo, seat: None, level: None };
        saved.record.marks.get_or_insert_default().push(mark);
        let mut undone = self.undone.get_untracked();
        undone.push(gone);
        self.reopen(app, saved, undone);
    }

    /// Where the actions are cut by the next take-back, if there may be one.
    #[must_use]
    pub fn undoable(self) -> Option<usize> {
        let viewer = self.names.with_untracked(|names| names.viewer);
        self.live.with_value(|live| {
            let live = live.as_ref()?;
            takeback::cut(&live.game, live.saved.record.mode, viewer)
        })
    }

    /// Does again what was taken back last, and what followed it.
    pub fn redo(self, app: App) {
        let mut undone = self.undone.get_untracked();
        let saved = self.live.with_value(|live| live.as_ref().map(|live| live.saved.clone()));
        let (Some(mut saved), Some(again)) = (saved, undone.pop()) else {
            app.tell(Msg::new("ui-redo-nothing"));
            return;
        };
        saved.record.actions.extend(again);
        self.reopen(app, saved, undone);
    }

    /// Opens a match whose actions were cut or put back.
    fn reopen(self, app: App, mut saved: Saved, undone: Vec<Vec<String>>) {
        let rounds = saved.record.replay().map_or(0, |game| game.finished().len());
        saved.seen = saved.seen.min(rounds);
        saved.done = false;
        if self.open(app, saved) {
            self.undone.set(undone);
        } else {
            app.tell(Msg::new("ui-undo-nothing"));
        }
    }

    /// Asks the strongest player what it would do here, and why. The record says that a hint was given.
    pub fn hint(self, app: App) {
        let Some(view) = self.view.get_untracked() else { return };
        if !self.idle.get_untracked()
            || view.legal.is_empty()
            || self.advice.with_untracked(|advice| *advice == Advice::Coming)
        {
            return;
        }
        let (turn, number) = (self.turn.get_value(), self.length());
        self.advice.set(Advice::Coming);
        spawn_local(async move {
            let decision = self.consider(view, crate::cpu::strongest(), number, false).await;
            if self.turn.try_get_value() != Some(turn) || self.length() != number {
                return;
            }
            let Some(decision) = decision else {
                self.advice.set(Advice::None);
                app.tell(Msg::new("ui-hint-failed"));
                return;
            };
            self.live.update_value(|live| {
                let Some(live) = live else { return };
                let marks = live.saved.record.marks.get_or_insert_default();
                let hint = Marked { at: number, mark: Mark::Hint, seat: None, level: None };
                if !marks.contains(&hint) {
                    marks.push(hint);
                }
            });
            self.save(app);
            self.say(advice::told(&decision));
            self.advice.set(Advice::Given(decision));
        });
    }
}
