//! What a seat sees, sorted for thinking: where the cards lie now, and after each thing it could do.

use crate::rules::capture::{Meeting, meet};
use crate::rules::pilina::{FERNS, PELE, SEATS, Settings, View as Cards};
use crate::rules::{Action, Card, CardSet, View};

/// A view with the facts that the heuristic wants.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'a> {
    /// What is due, and what the seat may do.
    pub view: &'a View,
    /// The cards.
    pub cards: &'a Cards,
    /// The house rules.
    pub settings: Settings,
    /// How many seats play.
    pub seats: usize,
    /// How many sides.
    pub sides: usize,
    /// The seat that thinks.
    pub me: usize,
    /// Its side.
    pub side: usize,
    /// The cards that lie open in another hand: a Pele that went back.
    pub shown: CardSet,
}

/// Where the cards lie for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lie {
    /// In its own hand.
    pub hand: CardSet,
    /// On the field.
    pub table: CardSet,
    /// Captured, by side.
    pub piles: [CardSet; SEATS],
    /// The side that used Pele wild on a suit that is no fern, and that suit.
    pub pele: Option<(usize, u8)>,
}

/// What an action does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The action.
    pub action: Action,
    /// The card that lands: from the hand, or turned and waiting.
    pub card: Option<Card>,
    /// What the own side captures, the landing card included. Empty when the card stays.
    pub gained: CardSet,
    /// Where the cards lie then, before the stack is turned.
    pub lie: Lie,
}

impl Step {
    /// The card that is left on the field.
    #[must_use]
    pub fn left(&self) -> Option<Card> {
        self.card.filter(|_| self.gained.is_empty())
    }

    /// The one card that Pele takes.
    #[must_use]
    pub const fn prey(&self) -> Option<Card> {
        match (self.card, self.action) {
            (Some(PELE), Action::Take(_, target) | Action::Choose(target)) => Some(target),
            _ => None,
        }
    }

    /// The card that a wild Pele is aimed at, where it is no fern: somebody may stop it.
    #[must_use]
    pub fn aim(&self) -> Option<Card> {
        self.prey().filter(|prey| !FERNS.contains(*prey))
    }
}

impl Lie {
    /// The cards that nobody sees but those who hold them, and the stack.
    #[must_use]
    pub fn unseen(&self, shown: CardSet) -> CardSet {
        let captured = self.piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
        CardSet::FULL - self.hand - self.table - captured - shown
    }

    fn take(&mut self, side: usize, cards: CardSet) {
        self.hand -= cards;
        self.table -= cards;
        self.piles[side] |= cards;
    }
}

impl<'a> Sight<'a> {
    /// Sorts a view. `None` for rules that fit no table of so many seats.
    #[must_use]
    pub fn new(view: &'a View, cards: &'a Cards) -> Option<Self> {
        let settings = Settings::of(&view.rules, view.seats).ok()?;
        let me = usize::from(view.seat).min(SEATS - 1);
        let others = (0..SEATS).filter(|seat| *seat != me);
        Some(Self {
            view,
            cards,
            settings,
            seats: usize::from(view.seats),
            sides: usize::from(settings.sides),
            me,
            side: me % usize::from(settings.sides),
            shown: others.fold(CardSet::EMPTY, |all, seat| all | cards.known[seat]),
        })
    }

    /// The side of a seat.
    #[must_use]
    pub const fn side_of(&self, seat: usize) -> usize {
        seat % self.sides
    }

    /// How many turns a seat still has, the one under way included.
    #[must_use]
    pub fn turns(&self, seat: usize) -> u32 {
        let seats = self.seats as u32;
        let after = (seat as u32 + seats - u32::from(self.cards.turn)) % seats;
        (u32::from(self.cards.turns_left) + seats - 1).saturating_sub(after) / seats
    }

    /// The cards as they lie. A card that waits for its choice lies nowhere.
    #[must_use]
    pub fn now(&self) -> Lie {
        let pele = self.cards.pele.filter(|pele| !FERNS.contains(pele.prey));
        Lie {
            hand: self.cards.hand,
            table: self.cards.table,
            piles: self.cards.captures,
            pele: pele.map(|pele| (self.side_of(usize::from(pele.seat)), pele.prey.month())),
        }
    }

    /// The cards that this seat has not seen: in other hands or in the stack.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        self.cards.unseen()
    }

    /// What an action of this seat does.
    #[must_use]
    pub fn step(&self, action: Action) -> Step {
        let (card, taken) = match action {
            Action::Play(card) => (Some(card), self.meeting(card)),
            Action::Take(card, target) => (Some(card), CardSet::of(target)),
            Action::Choose(target) => (self.cards.pending, CardSet::of(target)),
            Action::Ohana(suit) => (None, CardSet::month(suit)),
            Action::Stop => (None, self.cards.aim.map_or(CardSet::EMPTY, |aim| CardSet::month(aim.target.month()))),
            _ => (None, CardSet::EMPTY),
        };
        let gained = match card {
            Some(card) if !taken.is_empty() => taken.with(card),
            _ => taken,
        };
        let mut step = Step { action, card, gained, lie: self.now() };
        step.lie.take(self.side, gained);
        if let Some(target) = step.aim() {
            step.lie.pele = Some((self.side, target.month()));
        }
        if let Some(card) = step.left() {
            step.lie.hand.remove(card);
            step.lie.table.insert(card);
        }
        step
    }

    fn meeting(&self, card: Card) -> CardSet {
        let table = self.cards.table;
        match meet(card, table) {
            // Pele without a target: it stays, or it is the fourth fern.
            _ if card == PELE => {
                if (table & FERNS).len() == 3 {
                    table & FERNS
                } else {
                    CardSet::EMPTY
                }
            }
            Meeting::Takes(taken) => taken,
            Meeting::Stays | Meeting::Choice(_) => CardSet::EMPTY,
        }
    }

    /// Whether Pele may still be aimed by somebody else.
    #[must_use]
    pub fn pele_at_large(&self) -> bool {
        (self.unseen() | self.shown).contains(PELE)
    }
}
