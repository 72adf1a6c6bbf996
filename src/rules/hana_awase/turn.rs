//! A turn: a hand card, then the top of the stack.

use super::round::Round;
use super::yaku::count;
use crate::rules::capture::{Meeting, meet};
use crate::rules::event::{Event, EventSink};
use crate::rules::{Action, Card, CardSet, Legal, Phase, RuleError};

impl Round {
    /// Every action that would be accepted now, in deck order. Empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::new();
        match self.phase {
            Some(Phase::Play) => {
                let reach = self.reach(self.to_move);
                for card in self.hands[usize::from(self.to_move)] {
                    match meet(card, reach) {
                        Meeting::Choice(options) => legal.extend(options.iter().map(|to| Action::Take(card, to))),
                        _ => legal.push(Action::Play(card)),
                    }
                }
            }
            Some(Phase::Flip) => legal.push(Action::Flip),
            Some(Phase::Choose) => legal.extend(self.options().iter().map(Action::Choose)),
            _ => {}
        }
        legal
    }

    /// The two cards that the waiting card can take.
    #[must_use]
    pub fn options(&self) -> CardSet {
        self.pending.map_or(CardSet::EMPTY, |card| self.reach(self.to_move).month_of(card))
    }

    /// Does an action of the seat to move, or says why not; then nothing has changed.
    pub fn apply<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        let Some(phase) = self.phase else {
            return Err(RuleError::Over);
        };
        match (phase, action) {
            (Phase::Play, Action::Play(card)) => match self.met(card)? {
                Meeting::Choice(_) => return Err(RuleError::TargetWanted { card }),
                meeting => self.play(card, meeting, sink),
            },
            (Phase::Play, Action::Take(card, target)) => match self.met(card)? {
                Meeting::Choice(options) if options.contains(target) => {
                    self.play(card, Meeting::Takes(CardSet::of(target)), sink);
                }
                Meeting::Choice(_) => return Err(RuleError::CannotTake { card, target }),
                _ => return Err(RuleError::NoTarget { card }),
            },
            (Phase::Flip, Action::Flip) => self.turn_stack(sink),
            (Phase::Choose, Action::Choose(target)) => {
                let Some(card) = self.pending else {
                    return Err(RuleError::WrongPhase { action, phase });
                };
                if !self.options().contains(target) {
                    return Err(RuleError::CannotTake { card, target });
                }
                self.pending = None;
                self.land(card, Meeting::Takes(CardSet::of(target)), sink);
                self.end_turn();
            }
            _ => return Err(RuleError::WrongPhase { action, phase }),
        }
        Ok(())
    }

    /// How a hand card of the seat to move meets the table.
    fn met(&self, card: Card) -> Result<Meeting, RuleError> {
        if self.hands[usize::from(self.to_move)].contains(card) {
            Ok(meet(card, self.reach(self.to_move)))
        } else {
            Err(RuleError::NotInHand { card })
        }
    }

    fn play<S: EventSink>(&mut self, card: Card, meeting: Meeting, sink: &mut S) {
        let seat = usize::from(self.to_move);
        self.hands[seat].remove(card);
        self.shown[seat].remove(card);
        sink.push(Event::Played { seat: self.to_move, card });
        self.land(card, meeting, sink);
        self.turn_stack(sink);
    }

    fn turn_stack<S: EventSink>(&mut self, sink: &mut S) {
        let seat = self.to_move;
        // Hands and stack run out together, so a seat that is to move always finds a card here.
        let Some(card) = self.stack.draw() else {
            return self.end_turn();
        };
        sink.push(Event::Turned { seat, card });
        match meet(card, self.reach(seat)) {
            Meeting::Choice(options) => {
                self.pending = Some(card);
                self.phase = Some(Phase::Choose);
                sink.push(Event::Asked { seat, card, options });
            }
            meeting => {
                self.land(card, meeting, sink);
                self.end_turn();
            }
        }
    }

    /// A card lands: it stays, or it is captured with what it takes.
    fn land<S: EventSink>(&mut self, card: Card, meeting: Meeting, sink: &mut S) {
        let seat = self.to_move;
        let Meeting::Takes(taken) = meeting else {
            self.table.insert(card);
            sink.push(Event::Stayed { seat, card });
            return;
        };
        self.table -= taken;
        for owner in 0..usize::from(self.seats) {
            self.hands[owner] -= self.shown[owner] & taken;
            self.shown[owner] -= taken;
        }
        let pile = &mut self.captures[usize::from(seat)];
        let before = *pile;
        *pile |= taken.with(card);
        sink.push(Event::Took { seat, card, taken });
        if S::LISTENS {
            let had = count(before, &self.settings.book).yaku;
            for yaku in count(*pile, &self.settings.book).yaku {
                if !had.contains(&yaku) {
                    sink.push(Event::Made { seat, yaku });
                }
            }
        }
    }

    fn end_turn(&mut self) {
        if self.stack_left() == 0 {
            self.phase = None;
            self.to_move = self.dealer;
            return;
        }
        self.to_move = if self.to_move + 1 == self.seats { 0 } else { self.to_move + 1 };
        let empty = self.hands[usize::from(self.to_move)].is_empty();
        self.phase = Some(if empty { Phase::Flip } else { Phase::Play });
    }
}
