//! What a person does: act, hurry, dismiss a result, take back.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Session;
use crate::app::{App, Screen};
use crate::present::{Msg, narrate};
use crate::record::{Mark, Marked, Match};
use crate::rules::{Action, Phase, Silent};

impl Session {
    /// Does an action of the person, or says why it is not allowed.
    pub fn act(self, app: App, action: Action) {
        if !self.idle.get_untracked() {
            self.hurry.set_value(true);
            return;
        }
        self.picked.set(None);
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

    /// Takes back the person's last action and what followed it (practice only). The mark stays.
    pub fn undo(self, app: App) {
        let cut = self.live.with_value(|live| {
            let live = live.as_ref()?;
            let viewer = self.names.get_untracked().viewer;
            let mut game = Match::start(live.saved.record.setup.clone(), &mut Silent).ok()?;
            let mut last = None;
            for (at, action) in live.game.actions().iter().enumerate() {
                // A pass that nobody decided is no move.
                let decided = *action != Action::Pass || game.view(viewer).legal.len() > 1;
                if game.round().actor(*action) == viewer && decided {
                    last = Some(at);
                }
                game.apply(*action, &mut Silent).ok()?;
            }
            last
        });
        let Some(cut) = cut.filter(|_| self.practice.get_untracked()) else {
            app.tell(Msg::new("ui-undo-nothing"));
            return;
        };
        let saved = self.live.with_value(|live| live.as_ref().map(|live| live.saved.clone()));
        let Some(mut saved) = saved else { return };
        saved.record.actions.truncate(cut);
        let mark = Marked { at: cut, mark: Mark::Undo, seat: None, level: None };
        saved.record.marks.get_or_insert_default().push(mark);
        let rounds = saved.record.replay().map_or(0, |game| game.finished().len());
        saved.seen = saved.seen.min(rounds);
        saved.done = false;
        if !self.open(app, saved) {
            app.tell(Msg::new("ui-undo-nothing"));
        }
    }
}
