//! Pele is aimed, the others answer, and somebody may block it.

use super::FERNS;
use super::book::BlockedPele;
use super::round::{Aim, Pele, Round};
use super::turn::Reach;
use super::value::PELE;
use crate::rules::capture::Meeting;
use crate::rules::event::{Event, EventSink};
use crate::rules::{Action, Card, CardSet, Phase, RuleError};

impl Round {
    /// A wild Pele that lies in nobody's hand: turned from the stack, or blocked.
    pub(super) fn wild<S: EventSink>(&mut self, sink: &mut S) {
        match self.pele_reach() {
            Reach::Stays => {
                self.land(PELE, Meeting::Stays, sink);
                self.after_pele(sink);
            }
            Reach::Ferns(ferns) => {
                self.land(PELE, Meeting::Takes(ferns), sink);
                self.after_pele(sink);
            }
            // The only card there is aimed at by itself.
            Reach::Aim(targets) => match targets.first() {
                Some(target) if targets.len() == 1 => self.aim_at(target, sink),
                _ => self.ask(PELE, targets, sink),
            },
        }
    }

    /// Pele points at a card. Ferns cannot be blocked; for any other all the others are asked.
    pub(super) fn aim_at<S: EventSink>(&mut self, target: Card, sink: &mut S) {
        let seat = self.turn;
        sink.push(Event::Aimed { seat, target });
        if FERNS.contains(target) {
            self.use_pele(target, sink);
        } else {
            self.pending = Some(PELE);
            self.aim = Some(Aim { seat, target });
            self.answering = self.after(seat);
            self.phase = Some(Phase::Answer);
        }
    }

    const fn after(&self, seat: u8) -> u8 {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }

    /// `stop` or `pass`, in turn order after the Pele player, until one stops it.
    pub(super) fn answer<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        let Some(Aim { target, .. }) = self.aim else {
            return Err(RuleError::WrongPhase { action, phase: Phase::Answer });
        };
        let (seat, suit) = (self.answering, target.month());
        if action == Action::Stop {
            if self.holder(suit) != Some(seat) {
                return Err(RuleError::NotHolder { suit });
            }
            self.aim = None;
            self.pending = None;
            self.take_suit(seat, suit, sink, |seat, suit, hand, table| Event::Stopped { seat, suit, hand, table });
            self.blocked(sink);
            return Ok(());
        }
        sink.push(Event::Passed { seat });
        self.answering = self.after(seat);
        if self.answering == self.turn {
            self.aim = None;
            self.pending = None;
            self.use_pele(target, sink);
        }
        Ok(())
    }

    fn blocked<S: EventSink>(&mut self, sink: &mut S) {
        let hand = &mut self.hands[usize::from(self.turn)];
        if self.from_hand && self.settings.blocked_pele == BlockedPele::BackToHand && !hand.is_empty() {
            hand.insert(PELE);
            self.barred = true;
            self.pele_seen = Some(self.turn);
            self.phase = Some(Phase::Play);
            sink.push(Event::Returned { seat: self.turn });
        } else {
            self.wild(sink);
        }
    }

    fn use_pele<S: EventSink>(&mut self, prey: Card, sink: &mut S) {
        self.pele = Some(Pele { seat: self.turn, prey });
        self.land(PELE, Meeting::Takes(CardSet::of(prey)), sink);
        self.after_pele(sink);
    }

    /// Pele has found its place: the part of the turn that it belongs to is over.
    fn after_pele<S: EventSink>(&mut self, sink: &mut S) {
        if self.from_hand { self.turn_stack(sink) } else { self.end_turn(sink) }
    }
}
