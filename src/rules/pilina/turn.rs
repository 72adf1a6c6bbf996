//! A turn: a hand card or an ʻohana, then the top of the stack.

use super::FERNS;
use super::hui::held;
use super::round::Round;
use super::settlement;
use super::value::PELE;
use crate::rules::capture::{Meeting, meet};
use crate::rules::event::{Event, EventSink};
use crate::rules::{Action, Card, CardSet, Legal, Phase, RuleError, Seat};

/// What a wild Pele can do with a field.
pub(super) enum Reach {
    /// Nothing lies there: it stays as a plain fern.
    Stays,
    /// Three ferns lie there: it is the fourth, and takes them.
    Ferns(CardSet),
    /// It must be aimed at one of these.
    Aim(CardSet),
}

impl Round {
    /// What a wild Pele can do now.
    pub(super) fn pele_reach(&self) -> Reach {
        let ferns = self.table & FERNS;
        match (self.table.is_empty(), ferns.len()) {
            (true, _) => Reach::Stays,
            (false, 3) => Reach::Ferns(ferns),
            _ => Reach::Aim(self.table),
        }
    }

    /// Every action that would be accepted now: of the seat to move in deck order, then every ʻohana,
    /// also of other seats. Empty when the round is over.
    #[must_use]
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::new();
        match self.phase {
            Some(Phase::Play) => {
                self.plays(&mut legal);
                self.ohana(&mut legal);
            }
            Some(Phase::Flip) => {
                legal.push(Action::Flip);
                self.ohana(&mut legal);
            }
            Some(Phase::Choose) => legal.extend(self.options().iter().map(Action::Choose)),
            Some(Phase::Answer) => {
                if self.aim.is_some_and(|aim| self.holder(aim.target.month()) == Some(self.answering)) {
                    legal.push(Action::Stop);
                }
                legal.push(Action::Pass);
            }
            _ => {}
        }
        legal
    }

    fn plays(&self, legal: &mut Legal) {
        for card in self.hands[usize::from(self.turn)] {
            if card == PELE {
                match self.pele_reach() {
                    _ if self.barred => {}
                    Reach::Aim(targets) => legal.extend(targets.iter().map(|target| Action::Take(card, target))),
                    Reach::Stays | Reach::Ferns(_) => legal.push(Action::Play(card)),
                }
            } else if let Meeting::Choice(options) = meet(card, self.table) {
                legal.extend(options.iter().map(|target| Action::Take(card, target)));
            } else {
                legal.push(Action::Play(card));
            }
        }
    }

    fn ohana(&self, legal: &mut Legal) {
        legal.extend((1..=12).filter(|suit| self.holder(*suit).is_some()).map(Action::Ohana));
    }

    /// What the waiting card can take, while a choice is owed.
    #[must_use]
    pub fn options(&self) -> CardSet {
        match self.pending {
            Some(card) if self.is_wild(card) => self.table,
            Some(card) => self.table.month_of(card),
            None => CardSet::EMPTY,
        }
    }

    /// Whether a waiting card is a Pele that may be aimed at anything.
    fn is_wild(&self, card: Card) -> bool {
        card == PELE && (self.from_hand || self.settings.wild_from_stack)
    }

    /// Which seat an action that is legal now belongs to: an ʻohana has an owner of its own.
    #[must_use]
    pub fn actor(&self, action: Action) -> Seat {
        match action {
            Action::Ohana(suit) => self.holder(suit).unwrap_or(self.to_move()),
            _ => self.to_move(),
        }
    }

    /// Does an action, or says why not; then nothing has changed.
    pub fn apply<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        let Some(phase) = self.phase else {
            return Err(RuleError::Over);
        };
        match (phase, action) {
            (Phase::Play, Action::Play(card)) => self.play(card, sink),
            (Phase::Play, Action::Take(card, target)) => self.take(card, target, sink),
            (Phase::Play | Phase::Flip, Action::Ohana(suit)) => self.declare(suit, sink),
            (Phase::Flip, Action::Flip) => {
                self.turn_stack(sink);
                Ok(())
            }
            (Phase::Choose, Action::Choose(target)) => self.choose(target, sink),
            (Phase::Answer, Action::Stop | Action::Pass) => self.answer(action, sink),
            _ => Err(RuleError::WrongPhase { action, phase }),
        }
    }

    fn in_hand(&self, card: Card) -> Result<(), RuleError> {
        match (self.hands[usize::from(self.turn)].contains(card), card == PELE && self.barred) {
            (false, _) => Err(RuleError::NotInHand { card }),
            (true, true) => Err(RuleError::PeleAgain),
            (true, false) => Ok(()),
        }
    }

    /// A hand card without a target.
    fn play<S: EventSink>(&mut self, card: Card, sink: &mut S) -> Result<(), RuleError> {
        self.in_hand(card)?;
        let meeting = match (card == PELE, self.pele_reach()) {
            (false, _) => meet(card, self.table),
            (true, Reach::Stays) => Meeting::Stays,
            (true, Reach::Ferns(ferns)) => Meeting::Takes(ferns),
            (true, Reach::Aim(targets)) => Meeting::Choice(targets),
        };
        if let Meeting::Choice(_) = meeting {
            return Err(RuleError::TargetWanted { card });
        }
        self.leave_hand(card, sink);
        self.land(card, meeting, sink);
        self.turn_stack(sink);
        Ok(())
    }

    /// A hand card with a target: one of two, or whatever Pele is aimed at.
    fn take<S: EventSink>(&mut self, card: Card, target: Card, sink: &mut S) -> Result<(), RuleError> {
        self.in_hand(card)?;
        let options = match (card == PELE, self.pele_reach()) {
            (true, Reach::Aim(targets)) => targets,
            (true, _) => return Err(RuleError::NoTarget { card }),
            (false, _) => match meet(card, self.table) {
                Meeting::Choice(options) => options,
                _ => return Err(RuleError::NoTarget { card }),
            },
        };
        if !options.contains(target) {
            return Err(RuleError::CannotTake { card, target });
        }
        self.leave_hand(card, sink);
        if card == PELE {
            self.from_hand = true;
            self.aim_at(target, sink);
        } else {
            self.land(card, Meeting::Takes(CardSet::of(target)), sink);
            self.turn_stack(sink);
        }
        Ok(())
    }

    fn leave_hand<S: EventSink>(&mut self, card: Card, sink: &mut S) {
        self.hands[usize::from(self.turn)].remove(card);
        sink.push(Event::Played { seat: self.turn, card });
    }

    /// An ʻohana: on the own turn it stands for the hand card, else it costs no turn.
    fn declare<S: EventSink>(&mut self, suit: u8, sink: &mut S) -> Result<(), RuleError> {
        let known = (1..=12).contains(&suit);
        let seat = known.then(|| self.holder(suit)).flatten().ok_or(RuleError::NoOhana { suit })?;
        let (hand, table) =
            self.take_suit(seat, suit, sink, |seat, suit, hand, table| Event::Ohana { seat, suit, hand, table });
        debug_assert_eq!(hand.len() + table.len(), 4);
        if seat == self.turn {
            self.turn_stack(sink);
        }
        Ok(())
    }

    /// All four cards of a suit go to the side of the seat that holds it. Gives those of hand and field.
    pub(super) fn take_suit<S: EventSink>(
        &mut self,
        seat: Seat,
        suit: u8,
        sink: &mut S,
        tell: fn(Seat, u8, CardSet, CardSet) -> Event,
    ) -> (CardSet, CardSet) {
        let whole = CardSet::month(suit);
        let (hand, table) = (self.hands[usize::from(seat)] & whole, self.table & whole);
        self.hands[usize::from(seat)] -= whole;
        self.table -= whole;
        sink.push(tell(seat, suit, hand, table));
        self.capture(seat, whole, sink);
        (hand, table)
    }

    /// The choice owed for a turned card or a Pele.
    fn choose<S: EventSink>(&mut self, target: Card, sink: &mut S) -> Result<(), RuleError> {
        let Some(card) = self.pending else {
            return Err(RuleError::WrongPhase { action: Action::Choose(target), phase: Phase::Choose });
        };
        if !self.options().contains(target) {
            return Err(RuleError::CannotTake { card, target });
        }
        self.pending = None;
        if self.is_wild(card) {
            self.aim_at(target, sink);
        } else {
            self.land(card, Meeting::Takes(CardSet::of(target)), sink);
            self.end_turn(sink);
        }
        Ok(())
    }

    /// Turns the top of the stack and plays it.
    pub(super) fn turn_stack<S: EventSink>(&mut self, sink: &mut S) {
        self.barred = false;
        self.from_hand = false;
        // Every turn has its stack card by the sizes of the deals.
        let Some(card) = self.stack.draw() else {
            return self.end_turn(sink);
        };
        sink.push(Event::Turned { seat: self.turn, card });
        if card == PELE && self.settings.wild_from_stack {
            return self.wild(sink);
        }
        match meet(card, self.table) {
            Meeting::Choice(options) => self.ask(card, options, sink),
            meeting => {
                self.land(card, meeting, sink);
                self.end_turn(sink);
            }
        }
    }

    /// A choice is owed.
    pub(super) fn ask<S: EventSink>(&mut self, card: Card, options: CardSet, sink: &mut S) {
        self.pending = Some(card);
        self.phase = Some(Phase::Choose);
        sink.push(Event::Asked { seat: self.turn, card, options });
    }

    /// A card lands: it stays, or it is captured with what it takes.
    pub(super) fn land<S: EventSink>(&mut self, card: Card, meeting: Meeting, sink: &mut S) {
        let seat = self.turn;
        let Meeting::Takes(taken) = meeting else {
            self.table.insert(card);
            sink.push(Event::Stayed { seat, card });
            return;
        };
        self.table -= taken;
        sink.push(Event::Took { seat, card, taken });
        self.capture(seat, taken.with(card), sink);
    }

    /// Cards go to the pile of a seat's side.
    fn capture<S: EventSink>(&mut self, seat: Seat, cards: CardSet, sink: &mut S) {
        let side = self.settings.side(seat);
        let pile = &mut self.captures[usize::from(side)];
        let before = *pile;
        *pile |= cards;
        let now = *pile;
        tell_hui(side, seat, before, now, sink);
    }

    pub(super) fn end_turn<S: EventSink>(&mut self, sink: &mut S) {
        self.turns_left = self.turns_left.saturating_sub(1);
        if self.turns_left == 0 {
            self.end_round(sink);
            return;
        }
        self.turn = if self.turn + 1 == self.seats { 0 } else { self.turn + 1 };
        let empty = self.hands[usize::from(self.turn)].is_empty();
        self.phase = Some(if empty { Phase::Flip } else { Phase::Play });
    }

    /// The side that used Pele on a suit takes what is left of it.
    fn end_round<S: EventSink>(&mut self, sink: &mut S) {
        self.phase = None;
        self.turn = self.dealer;
        let Some(pele) = self.pele else { return };
        let cards = settlement::leftovers(&self.settings, self.table, pele.prey);
        if !cards.is_empty() {
            self.leftovers = cards;
            self.table -= cards;
            sink.push(Event::Leftovers { seat: pele.seat, cards });
            self.capture(pele.seat, cards, sink);
        }
    }
}

/// Tells the hui that a side has now and had not before.
pub(super) fn tell_hui<S: EventSink>(side: u8, seat: Seat, before: CardSet, now: CardSet, sink: &mut S) {
    if S::LISTENS {
        let had = held(before);
        for hui in held(now).into_iter().filter(|hui| !had.contains(hui)) {
            sink.push(Event::Hui { side, seat, hui });
        }
    }
}
