//! The table as a model: what lies where, as one seat sees it.
//!
//! [`TableModel::of`] builds it from a view; [`TableModel::apply`] moves it on by one step. Applying all
//! steps of an action to the model before it gives the model after it (a test holds that).

use crate::rules::deck::{Kind, card_points, kind};
use crate::rules::{Card, CardSet, Event, GameId, Phase, RoundView, Seat, View};

use super::step::{Step, steps};

/// Where a seat sits, seen from the viewer; play runs to the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The viewer.
    Own,
    /// The next player, at the right hand.
    Right,
    /// Opposite.
    Top,
    /// The player before the viewer.
    Left,
}

/// What a seat is in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// 親 oya: deals and plays first.
    Dealer,
    /// 胴二 dōni: plays second.
    Second,
    /// 尾季 biki: plays last.
    Last,
    /// With four players: the third.
    Third,
}

/// How a hand is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sort {
    /// By month, as the deck goes.
    #[default]
    Month,
    /// By kind: brights first.
    Kind,
}

impl Sort {
    /// Every order.
    pub const ALL: [Self; 2] = [Self::Month, Self::Kind];

    /// The id in settings and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Month => "month",
            Self::Kind => "kind",
        }
    }

    /// The order of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sort| sort.id() == id)
    }
}

/// One seat at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatModel {
    /// Which seat.
    pub seat: Seat,
    /// Where it sits.
    pub place: Place,
    /// What it is in this round.
    pub role: Role,
    /// Cards in the hand, shown ones included.
    pub hand: u8,
    /// The cards of the hand that the viewer knows.
    pub known: CardSet,
    /// The cards that lie face up before the seat and can be captured by others.
    pub shown: CardSet,
    /// Captured cards.
    pub captures: CardSet,
    /// Card points captured in this round.
    pub points: i32,
    /// The match total over the finished rounds.
    pub total: i32,
}

/// The table as one seat sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableModel {
    /// The game.
    pub game: GameId,
    /// What is due.
    pub phase: Phase,
    /// Who is to move.
    pub to_move: Option<Seat>,
    /// Who looks.
    pub viewer: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Rounds in the match.
    pub rounds: u8,
    /// What the opening table multiplies the round by.
    pub multiplier: u8,
    /// The seats in turn order from seat 0.
    pub seats: Vec<SeatModel>,
    /// The places of the field; a place is kept when its card leaves.
    pub field: Vec<Option<Card>>,
    /// A card that lies on a card of the field for a moment: it, and what it takes.
    pub laid: Option<(Card, CardSet)>,
    /// Cards in the stack.
    pub stack: u8,
    /// The turned card, while it is not laid yet.
    pub turned: Option<Card>,
    /// Cards dealt to each hand: places of the hand.
    pub dealt: u8,
    /// What the viewer's cards can meet: the table, and what the others show.
    pub reach: CardSet,
}

impl TableModel {
    /// The table of a view. Cards keep the places that they have in `before`, where it is given.
    #[must_use]
    pub fn of(view: &View, before: Option<&Self>) -> Self {
        let RoundView::HanaAwase(cards) = &view.cards;
        let seats = (0..view.seats)
            .map(|seat| {
                let at = usize::from(seat);
                SeatModel {
                    seat,
                    place: place(view.seat, seat, view.seats),
                    role: role(view.dealer, seat, view.seats),
                    hand: cards.hand_sizes[at],
                    known: cards.known[at],
                    shown: cards.shown[at],
                    captures: cards.captures[at],
                    points: card_points(cards.captures[at]),
                    total: view.totals.get(at).copied().unwrap_or(0),
                }
            })
            .collect();
        let mut model = Self {
            game: view.game(),
            phase: view.phase,
            to_move: view.to_move,
            viewer: view.seat,
            round: view.round,
            rounds: view.rounds,
            multiplier: cards.multiplier,
            seats,
            field: before.filter(|old| old.round == view.round).map_or_else(Vec::new, |old| old.field.clone()),
            laid: None,
            stack: cards.stack,
            turned: cards.pending,
            reach: cards.reach(view.seat),
            dealt: view
                .events
                .iter()
                .find_map(|event| if let Event::Dealt { hand, .. } = event { Some(*hand) } else { None })
                .unwrap_or(0),
        };
        model.settle_field(cards.table);
        model
    }

    /// The table of a view that nobody watched come about, as on a reload: every card lies where it lay for
    /// someone who did.
    #[must_use]
    pub fn resumed(view: &View) -> Self {
        let mut watched = Self::of(view, None);
        for event in &view.events {
            if let Event::Dealt { table, .. } = event {
                watched.field.clear();
                watched.settle_field(*table);
            }
        }
        for step in steps(&view.events) {
            watched.apply(&step);
        }
        Self::of(view, Some(&watched))
    }

    /// The seat that looks, as it lies at the table.
    #[must_use]
    pub fn own(&self) -> Option<&SeatModel> {
        self.seats.get(usize::from(self.viewer))
    }

    /// The viewer's hand in order.
    #[must_use]
    pub fn hand(&self, sort: Sort) -> Vec<Card> {
        let hand = self.own().map_or(CardSet::EMPTY, |own| own.known);
        match sort {
            Sort::Month => hand.iter().collect(),
            Sort::Kind => Kind::ALL.iter().flat_map(|k| hand.iter().filter(|card| kind(*card) == *k)).collect(),
        }
    }

    /// The cards that a card of the viewer would meet.
    #[must_use]
    pub fn matches(&self, card: Card) -> CardSet {
        self.reach.month_of(card)
    }

    /// The cards that lie on the field.
    #[must_use]
    pub fn field_cards(&self) -> CardSet {
        self.field.iter().flatten().copied().collect()
    }

    /// Every card that lies face up somewhere for the viewer.
    #[must_use]
    pub fn face_up(&self) -> CardSet {
        let mut cards = self.field_cards();
        for seat in &self.seats {
            cards |= seat.known | seat.shown | seat.captures;
        }
        cards.iter().chain(self.laid.map(|(card, _)| card)).chain(self.turned).collect()
    }

    /// Moves the table on by one step. A deal is not a step of the old table: see [`TableModel::of`].
    pub fn apply(&mut self, step: &Step) {
        match step {
            Step::Turn { card, .. } => {
                self.stack = self.stack.saturating_sub(1);
                self.turned = Some(*card);
            }
            Step::Lay { seat, card, taken } => {
                if self.turned == Some(*card) {
                    self.turned = None;
                } else if let Some(from) = self.seats.get_mut(usize::from(*seat)) {
                    from.hand = from.hand.saturating_sub(1);
                    from.known.remove(*card);
                    from.shown.remove(*card);
                }
                if taken.is_empty() {
                    self.put(*card);
                } else {
                    self.laid = Some((*card, *taken));
                }
            }
            Step::Collect { seat, cards } => {
                self.laid = None;
                for place in &mut self.field {
                    if place.is_some_and(|card| cards.contains(card)) {
                        *place = None;
                    }
                }
                for owner in &mut self.seats {
                    let lost = owner.shown & *cards;
                    owner.hand = owner.hand.saturating_sub(lost.len() as u8);
                    owner.known -= lost;
                    owner.shown -= lost;
                }
                if let Some(pile) = self.seats.get_mut(usize::from(*seat)) {
                    pile.captures |= *cards;
                    pile.points = card_points(pile.captures);
                }
            }
            Step::Deal | Step::Say(_) => {}
        }
    }

    fn put(&mut self, card: Card) {
        match self.field.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(card),
            None => self.field.push(Some(card)),
        }
    }

    /// Makes the field hold exactly these cards: kept ones stay, gone ones leave a gap, new ones fill gaps.
    fn settle_field(&mut self, table: CardSet) {
        for place in &mut self.field {
            if place.is_some_and(|card| !table.contains(card)) {
                *place = None;
            }
        }
        for card in table - self.field_cards() {
            self.put(card);
        }
        let kept = 9.max(table.len());
        while self.field.len() > kept && self.field.last() == Some(&None) {
            self.field.pop();
        }
        while self.field.len() < 9 {
            self.field.push(None);
        }
    }
}

/// The seats in the order in which the page lists them: from the viewer's left to the right.
#[must_use]
pub fn listed(model: &TableModel) -> Vec<&SeatModel> {
    let seats = model.seats.len();
    (1..seats).rev().filter_map(|step| model.seats.get((usize::from(model.viewer) + step) % seats)).collect()
}

fn place(viewer: Seat, seat: Seat, seats: u8) -> Place {
    match ((seat + seats - viewer) % seats, seats) {
        (0, _) => Place::Own,
        (1, 2) | (2, 4) => Place::Top,
        (1, _) => Place::Right,
        _ => Place::Left,
    }
}

fn role(dealer: Seat, seat: Seat, seats: u8) -> Role {
    match (seat + seats - dealer) % seats {
        0 => Role::Dealer,
        last if last + 1 == seats => Role::Last,
        1 => Role::Second,
        _ => Role::Third,
    }
}
