//! ʻOhana out of turn: everybody may declare one before a seat plays or turns the stack card.
//!
//! The CPUs are asked one after the other, and one fixed delay passes whether or not anyone declares, so
//! that neither the table nor its timing tells who holds a suit. Then a person who may declare gets the
//! chance. Only with one person at the table: to others on the same screen an offer would tell.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Session;
use crate::app::App;
use crate::app::prefs::OhanaWait;
use crate::platform::{clock, page};
use crate::present::Msg;
use crate::record::SeatKind;
use crate::rules::{Action, GameId, Phase, Seat};

/// How long everybody may think about an ʻohana, in milliseconds at normal speed.
const WAIT: u32 = 240;

/// What came of asking around.
pub(super) enum Around {
    /// Nobody declares: the seat to move may play.
    Quiet,
    /// A CPU has declared; everybody is asked anew.
    Declared,
    /// A person is asked; the answer goes on.
    Asked,
    /// The match was left, or a CPU failed.
    Stopped,
}

impl Session {
    /// Asks around before the seat to move plays.
    pub(super) async fn ask_around(self, app: App, turn: u64) -> Around {
        let number = self.length();
        let asked = self.live.with_value(|live| {
            let game = &live.as_ref()?.game;
            let seat = game.to_move()?;
            let may = game.rules().game() == GameId::Pilina;
            (may && matches!(game.phase(), Phase::Play | Phase::Flip)).then_some((seat, game.seats()))
        });
        let Some((to_move, seats)) = asked else { return Around::Quiet };
        if self.waited.get_value() == Some(number) {
            return Around::Quiet;
        }
        if number == 0 || self.fresh_round() {
            self.declined.set_value(Vec::new());
        }
        let pause = self.pace(app, WAIT);
        let delay = clock::sleep(pause);
        let mut declared = None;
        for seat in (1..seats).map(|step| (to_move + step) % seats) {
            let Some(SeatKind::Cpu { level }) = self.kind(seat) else { continue };
            let Some(view) = self.live.with_value(|live| live.as_ref().map(|live| live.game.view(seat))) else {
                return Around::Stopped;
            };
            let action = self.think(view, level, number, true).await;
            declared = declared.or(action);
        }
        delay.await;
        while page::hidden() && pause > 0 {
            clock::sleep(250).await;
        }
        if self.turn.try_get_value() != Some(turn) {
            return Around::Stopped;
        }
        if let Some(action) = declared {
            let Ok(events) = self.apply(app, action) else {
                app.ask_reload(Msg::new("ui-cpu-failed"));
                return Around::Stopped;
            };
            self.show(app, turn, events).await;
            return Around::Declared;
        }
        if self.offer(app, to_move) { Around::Asked } else { Around::Quiet }
    }

    /// Whether the round was only just dealt.
    fn fresh_round(self) -> bool {
        self.live.with_value(|live| {
            live.as_ref().is_some_and(|live| {
                live.game.finished().last().is_some_and(|last| last.actions == live.game.actions().len())
            })
        })
    }

    /// Offers the person what they may declare out of turn; `false` when there is nothing to offer.
    fn offer(self, app: App, to_move: Seat) -> bool {
        let Some(person) = self.only_person().filter(|person| *person != to_move) else { return false };
        let wait = app.prefs.with_untracked(|prefs| prefs.ohana_wait);
        let legal = self.live.with_value(|live| live.as_ref().map(|live| live.game.view(person).legal));
        let suits: Vec<u8> = legal
            .into_iter()
            .flatten()
            .filter_map(|action| if let Action::Ohana(suit) = action { Some(suit) } else { None })
            .filter(|suit| wait == OhanaWait::Wait || self.declined.with_value(|declined| !declined.contains(suit)))
            .collect();
        if suits.is_empty() || wait == OhanaWait::Never {
            return false;
        }
        self.hurry.set_value(false);
        self.refresh();
        self.idle.set(true);
        page::keep_focus();
        self.say(
            suits.into_iter().map(|suit| Msg::new("ui-ohana-out-of-turn").with("suit", Msg::month(suit))).collect(),
        );
        true
    }

    /// The only person at the table.
    pub(super) fn only_person(self) -> Option<Seat> {
        self.live.with_value(|live| {
            let seats = &live.as_ref()?.saved.record.setup.seats;
            let mut people = seats.iter().enumerate().filter(|(_, kind)| **kind == SeatKind::Human);
            match (people.next(), people.next()) {
                (Some((seat, _)), None) => Some(seat as Seat),
                _ => None,
            }
        })
    }

    /// Whether something is offered to the person out of turn.
    #[must_use]
    pub fn offered(self) -> bool {
        self.idle.get()
            && self
                .view
                .with(|view| view.as_ref().is_some_and(|view| view.to_move.is_some_and(|seat| seat != view.seat)))
    }

    /// The person lets the chance go by.
    pub fn decline(self, app: App) {
        if !self.offered() {
            return;
        }
        let suits = self.view.with_untracked(|view| {
            let legal = view.as_ref().map(|view| view.legal.clone()).unwrap_or_default();
            legal
                .into_iter()
                .filter_map(|action| if let Action::Ohana(suit) = action { Some(suit) } else { None })
                .collect::<Vec<_>>()
        });
        self.declined.update_value(|declined| declined.extend(suits));
        self.waited.set_value(Some(self.length()));
        self.idle.set(false);
        let turn = self.turn.get_value();
        spawn_local(self.run(app, turn));
    }
}
