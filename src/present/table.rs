//! The table as a model: what lies where, as one seat sees it.
//!
//! [`TableModel::of`] builds it from a view; [`TableModel::apply`] moves it on by one step. Applying all
//! steps of an action to the model before it gives the model after it (a test holds that).

use super::seat::{Place, Role, SeatModel};
use super::solo::Solo;
use super::step::{Step, steps};
use super::worth::Worth;
use crate::rules::pilina::{CardValues, PELE};
use crate::rules::{Card, CardSet, Event, GameId, Phase, RoundView, Seat, View, hana_awase, pilina, yaku_narabe};

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
    /// What cards count.
    pub worth: Worth,
    /// Whether seats share a pile.
    pub teams: bool,
    /// What the opening table multiplies the round by.
    pub multiplier: u8,
    /// The seats in turn order from seat 0.
    pub seats: Vec<SeatModel>,
    /// The places of the field; a place is kept when its card leaves.
    pub field: Vec<Option<Card>>,
    /// How many places the field has at least, so that nothing jumps.
    pub room: usize,
    /// A card that lies on a card of the field for a moment: it, and what it takes.
    pub laid: Option<(Card, CardSet)>,
    /// Who aims the Pele that lies there, while it can be stopped.
    pub aimed: Option<Seat>,
    /// Cards in the stack.
    pub stack: u8,
    /// The turned card (or a blocked Pele), while it is not laid yet.
    pub turned: Option<Card>,
    /// The common discard of captured cards that count nothing.
    pub discard: CardSet,
    /// Cards dealt to each hand: places of the hand.
    pub dealt: u8,
    /// What the viewer's cards can meet: the table, and what the others show.
    pub reach: CardSet,
    /// Whether a Pele in the viewer's hand went back there in this turn.
    pub barred: bool,
    /// The columns of Yaku-Narabe.
    pub solo: Option<Solo>,
}

/// The places of a field, where the deal does not ask for more.
const PLACES: usize = 9;

impl TableModel {
    /// The table of a view. Cards keep the places that they have in `before`, where it is given.
    #[must_use]
    pub fn of(view: &View, before: Option<&Self>) -> Self {
        let worth = Worth::of(&view.rules);
        let opening = view.events.iter().find_map(|event| match event {
            Event::Dealt { hand, table, .. } => Some((*hand, table.len())),
            _ => None,
        });
        let (dealt, opening) = opening.unwrap_or((0, 0));
        let mut model = Self {
            game: view.game(),
            phase: view.phase,
            to_move: view.to_move,
            viewer: view.seat,
            round: view.round,
            rounds: view.rounds,
            worth,
            teams: false,
            multiplier: 1,
            seats: Vec::with_capacity(usize::from(view.seats)),
            field: before.filter(|old| old.round == view.round).map_or_else(Vec::new, |old| old.field.clone()),
            room: PLACES.max(opening + 1),
            laid: None,
            aimed: None,
            stack: 0,
            turned: None,
            discard: CardSet::EMPTY,
            dealt,
            reach: CardSet::EMPTY,
            barred: false,
            solo: None,
        };
        match &view.cards {
            RoundView::HanaAwase(cards) => model.lay_hana_awase(view, cards),
            RoundView::Pilina(cards) => model.lay_pilina(view, cards),
            RoundView::YakuNarabe(cards) => model.lay_yaku_narabe(view, cards),
        }
        model
    }

    fn lay_hana_awase(&mut self, view: &View, cards: &hana_awase::View) {
        self.multiplier = cards.multiplier;
        self.stack = cards.stack;
        self.turned = cards.pending;
        self.reach = cards.reach(view.seat);
        for seat in 0..view.seats {
            let at = usize::from(seat);
            let mut model = self.seat(view, seat, seat, true);
            model.hand = cards.hand_sizes[at];
            model.known = cards.known[at];
            model.shown = cards.shown[at];
            model.captures = cards.captures[at];
            model.points = self.worth.points(cards.captures[at]);
            self.seats.push(model);
        }
        self.settle_field(cards.table);
    }

    fn lay_yaku_narabe(&mut self, view: &View, cards: &yaku_narabe::View) {
        self.stack = cards.stack;
        self.field.clear();
        self.room = 0;
        let mut model = self.seat(view, view.seat, view.seat, true);
        model.hand = cards.hand.len() as u8;
        model.known = cards.hand;
        self.seats.push(model);
        self.solo = Some(Solo::of(cards));
    }

    fn lay_pilina(&mut self, view: &View, cards: &pilina::View) {
        self.stack = cards.stack;
        self.reach = cards.table;
        self.barred = cards.barred;
        self.teams = cards.sides < view.seats;
        let beside = cards.pele.map_or(CardSet::EMPTY, |pele| CardSet::of(PELE).with(pele.prey));
        let own = cards.side(view.seat);
        for seat in 0..view.seats {
            let at = usize::from(seat);
            let side = cards.side(seat);
            let holds = if side == own { seat == view.seat } else { seat == side };
            let pile = cards.captures[usize::from(side)];
            let mut model = self.seat(view, seat, side, holds);
            model.hand = cards.hand_sizes[at];
            model.known = cards.known[at];
            model.points = self.worth.points(pile);
            if holds {
                model.captures = (pile & CardValues::SCORING) - beside;
                model.pele = pile & beside;
            }
            self.seats.push(model);
        }
        let taken = cards.captures.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
        self.discard = taken - CardValues::SCORING - beside;
        match cards.aim {
            Some(aim) => {
                self.laid = Some((PELE, CardSet::of(aim.target)));
                self.aimed = Some(aim.seat);
            }
            None => self.turned = cards.pending,
        }
        self.settle_field(cards.table);
    }

    fn seat(&self, view: &View, seat: Seat, side: u8, holds: bool) -> SeatModel {
        SeatModel {
            seat,
            side,
            holds,
            place: Place::of(view.seat, seat, view.seats),
            role: Role::of(self.game, view.dealer, seat, view.seats),
            hand: 0,
            known: CardSet::EMPTY,
            shown: CardSet::EMPTY,
            captures: CardSet::EMPTY,
            pele: CardSet::EMPTY,
            points: 0,
            total: view.totals.get(usize::from(side)).copied().unwrap_or(0),
        }
    }

    /// The table of a view that nobody watched come about, as on a reload: every card lies where it lay for
    /// someone who did.
    #[must_use]
    pub fn resumed(view: &View) -> Self {
        let mut watched = Self::of(view, None);
        let mut opening = CardSet::EMPTY;
        for event in &view.events {
            match event {
                Event::Dealt { table, .. } => opening = *table,
                // Nobody saw them on the field: the dealer took them before the table was drawn.
                Event::TookWhole { suit, .. } => opening -= CardSet::month(*suit),
                _ => {}
            }
        }
        watched.field.clear();
        watched.laid = None;
        watched.turned = None;
        watched.aimed = None;
        watched.settle_field(opening);
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
            Sort::Kind => self.worth.groups().iter().flat_map(|group| hand & group.cards).collect(),
        }
    }

    /// The cards that a card of the viewer would meet; of a wild Pele all that it can be aimed at.
    #[must_use]
    pub fn matches(&self, card: Card) -> CardSet {
        let month = self.reach.month_of(card);
        match self.game {
            GameId::Pilina if card == PELE && self.barred => CardSet::EMPTY,
            GameId::Pilina if card == PELE && month.len() < 3 => self.reach,
            _ => month,
        }
    }

    /// The seat before which the pile of a seat's side lies.
    #[must_use]
    pub fn holder(&self, seat: Seat) -> Seat {
        let side = self.seats.get(usize::from(seat)).map(|seat| seat.side);
        self.seats.iter().find(|other| other.holds && Some(other.side) == side).map_or(seat, |holder| holder.seat)
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
            cards |= seat.known | seat.shown | seat.captures | seat.pele;
        }
        if let Some(solo) = &self.solo {
            cards |= solo.cards();
        }
        (cards | self.discard).iter().chain(self.laid.map(|(card, _)| card)).chain(self.turned).collect()
    }

    /// Moves the table on by one step. A deal is not a step of the old table: see [`TableModel::of`].
    pub fn apply(&mut self, step: &Step) {
        match step {
            Step::Turn { card, .. } => {
                self.stack = self.stack.saturating_sub(1);
                self.turned = Some(*card);
            }
            Step::Lay { seat, card, taken } => {
                // A Pele that was aimed lies there already.
                if self.laid == Some((*card, *taken)) {
                    return;
                }
                self.leave(*seat, *card);
                if taken.is_empty() {
                    self.put(*card);
                } else {
                    self.laid = Some((*card, *taken));
                }
            }
            Step::Aim { seat, target } => {
                self.leave(*seat, PELE);
                self.laid = Some((PELE, CardSet::of(*target)));
                self.aimed = Some(*seat);
            }
            Step::Reveal { seat, cards } => {
                if self.aimed.take().is_some() {
                    // The aimed Pele is blocked, and waits again.
                    self.laid = None;
                    self.turned = Some(PELE);
                }
                for card in *cards {
                    self.leave(*seat, card);
                    self.put(card);
                }
            }
            Step::Return { seat } => {
                self.turned = None;
                if let Some(back) = self.seats.get_mut(usize::from(*seat)) {
                    back.hand += 1;
                    back.known.insert(PELE);
                }
            }
            Step::Collect { seat, cards } => self.collect(*seat, *cards),
            Step::Place { card, column } => {
                self.leave(self.viewer, *card);
                let place = usize::from(*column).checked_sub(1);
                let solo = self.solo.as_mut();
                if let Some(column) = solo.zip(place).and_then(|(solo, place)| solo.columns.get_mut(place)) {
                    column.push(*card);
                }
            }
            Step::Draw { card } => {
                self.stack = self.stack.saturating_sub(1);
                if let Some(own) = self.seats.get_mut(usize::from(self.viewer)) {
                    own.hand += 1;
                    own.known.insert(*card);
                }
            }
            Step::Clear { score } => {
                if let Some(solo) = &mut self.solo {
                    solo.clear(*score);
                }
            }
            Step::Deal | Step::Say(_) => {}
        }
    }

    /// A card leaves the hand of a seat, or the place beside the stack.
    fn leave(&mut self, seat: Seat, card: Card) {
        if self.turned == Some(card) {
            self.turned = None;
        } else if let Some(from) = self.seats.get_mut(usize::from(seat)) {
            from.hand = from.hand.saturating_sub(1);
            from.known.remove(card);
            from.shown.remove(card);
        }
    }

    fn collect(&mut self, seat: Seat, cards: CardSet) {
        let wild = self.aimed.take().is_some() && cards.contains(PELE);
        self.laid = None;
        for place in &mut self.field {
            if place.is_some_and(|card| cards.contains(card)) {
                *place = None;
            }
        }
        for owner in &mut self.seats {
            let lost = owner.shown & cards;
            owner.hand = owner.hand.saturating_sub(lost.len() as u8);
            owner.known -= lost;
            owner.shown -= lost;
        }
        let (worth, holder) = (self.worth, usize::from(self.holder(seat)));
        let Some(pile) = self.seats.get_mut(holder) else { return };
        match worth {
            _ if wild => pile.pele |= cards,
            Worth::Kinds => pile.captures |= cards,
            Worth::Pilina(_) => {
                pile.captures |= cards & CardValues::SCORING;
                self.discard |= cards - CardValues::SCORING;
            }
        }
        let (side, points) = (pile.side, worth.points(pile.captures | pile.pele));
        for seat in self.seats.iter_mut().filter(|seat| seat.side == side) {
            seat.points = points;
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
        let kept = self.room.max(table.len());
        while self.field.len() > kept && self.field.last() == Some(&None) {
            self.field.pop();
        }
        while self.field.len() < self.room {
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
