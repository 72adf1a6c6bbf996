//! What a seat sees, sorted for thinking: the moves it has and what each would change.

use arrayvec::ArrayVec;

use crate::rules::capture::{Meeting, meet};
use crate::rules::hana_awase::{SEATS, Settings, View as Cards};
use crate::rules::{Action, Card, CardSet, View};

/// A legal action and what it does to the face-up cards, as far as the seat can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The action.
    pub action: Action,
    /// The card that lands: played from the hand, or turned and waiting. `None` for `flip`.
    pub card: Option<Card>,
    /// What the seat captures, the landing card included. Empty when the card stays.
    pub gained: CardSet,
}

impl Move {
    /// The card that is left on the table for everybody.
    #[must_use]
    pub fn left(&self) -> Option<Card> {
        self.card.filter(|_| self.gained.is_empty())
    }
}

/// Where the cards lie for a seat that nobody has captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lie {
    /// In its own hand.
    pub hand: CardSet,
    /// Face up where it can take them.
    pub reach: CardSet,
    /// In other hands or in the stack.
    pub unseen: CardSet,
}

/// A view with the facts that every heuristic wants.
#[derive(Debug, Clone)]
pub struct Sight<'a> {
    /// The cards.
    pub cards: &'a Cards,
    /// The house rules.
    pub settings: Settings,
    /// The cards of the deck in play.
    pub deck: CardSet,
    /// How many seats play.
    pub seats: usize,
    /// The seat that thinks.
    pub me: usize,
    /// What a card of this seat can meet.
    pub reach: CardSet,
    /// The legal moves, in deck order.
    pub moves: ArrayVec<Move, 64>,
}

impl<'a> Sight<'a> {
    /// Sorts a view.
    #[must_use]
    pub fn new(view: &'a View, cards: &'a Cards) -> Self {
        let settings = Settings::from(&view.rules);
        let reach = cards.reach(view.seat);
        let left_out = settings.book.left_out;
        Self {
            cards,
            deck: (0..12_u32)
                .filter(|month| left_out >> month & 1 == 0)
                .fold(CardSet::EMPTY, |deck, month| deck | CardSet::from_bits(0xF << (4 * month))),
            settings,
            seats: usize::from(view.seats).min(SEATS),
            me: usize::from(view.seat).min(SEATS - 1),
            reach,
            moves: view.legal.iter().map(|action| known(*action, cards, reach)).collect(),
        }
    }

    /// The cards that this seat has captured.
    #[must_use]
    pub fn mine(&self) -> CardSet {
        self.cards.captures[self.me]
    }

    /// The cards that somebody has captured.
    #[must_use]
    pub fn captured(&self) -> CardSet {
        self.cards.captures.iter().fold(CardSet::EMPTY, |all, pile| all | *pile)
    }

    /// Where the cards lie once a move is made, before the stack card is turned.
    #[must_use]
    pub fn lie_after(&self, step: &Move) -> Lie {
        let mut hand = self.cards.hand;
        let mut reach = self.reach - step.gained;
        if let Some(card) = step.card {
            hand.remove(card);
        }
        if let Some(card) = step.left() {
            reach.insert(card);
        }
        let unseen = self.deck - self.captured() - step.gained - hand - reach;
        Lie { hand, reach, unseen }
    }

    /// The move of the highest score, the first in deck order among equals.
    pub fn best<S: PartialOrd>(&self, score: impl Fn(&Move) -> S) -> Option<Move> {
        let mut best: Option<(S, Move)> = None;
        for step in &self.moves {
            let score = score(step);
            if best.as_ref().is_none_or(|(top, _)| score > *top) {
                best = Some((score, *step));
            }
        }
        best.map(|(_, step)| step)
    }

    /// The other seats, in turn order from the next.
    pub fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let (me, seats) = (self.me, self.seats);
        (1..seats).map(move |step| (me + step) % seats)
    }

    /// The seat that has captured cards of a set, if exactly one has.
    #[must_use]
    pub fn sole_holder(&self, set: CardSet) -> Option<usize> {
        let mut holders = (0..self.seats).filter(|seat| !(self.cards.captures[*seat] & set).is_empty());
        holders.next().filter(|_| holders.next().is_none())
    }
}

fn known(action: Action, cards: &Cards, reach: CardSet) -> Move {
    let (card, taken) = match action {
        Action::Play(card) => match meet(card, reach) {
            Meeting::Takes(taken) => (Some(card), taken),
            _ => (Some(card), CardSet::EMPTY),
        },
        Action::Take(card, target) => (Some(card), CardSet::of(target)),
        Action::Choose(target) => (cards.pending, CardSet::of(target)),
        _ => (None, CardSet::EMPTY),
    };
    let gained = match card {
        Some(card) if !taken.is_empty() => taken.with(card),
        _ => CardSet::EMPTY,
    };
    Move { action, card, gained }
}
