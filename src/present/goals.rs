//! How near each yaku is, for each seat.

use crate::rules::hana_awase::{Settings, YakuId, count};
use crate::rules::{CardSet, RoundView, Seat, View};

/// Where a seat stands with one yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Goal {
    /// Which yaku.
    pub yaku: YakuId,
    /// Its points, never multiplied.
    pub points: i32,
    /// The cards of it that the seat has captured.
    pub have: CardSet,
    /// How many are needed.
    pub need: usize,
    /// Cards of it that could still come, from anywhere the viewer sees: own hand, table, shown cards.
    pub in_sight: CardSet,
    /// Cards of it that somebody else has captured.
    pub lost: CardSet,
    /// What it has come to.
    pub state: State,
}

/// What has become of a yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// Complete, and it counts.
    Made,
    /// Complete, but a better one cancels it.
    Cancelled,
    /// Still possible.
    Open,
    /// Too many of its cards are gone.
    Lost,
}

impl Goal {
    /// How many cards are still wanted.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.need.saturating_sub(self.have.len())
    }

    /// Made first, then what is nearest and worth most.
    fn rank(&self) -> (State, i32, YakuId) {
        let reach = self.missing() as i32 * 100 - self.in_sight.len() as i32 * 10 - self.have.len() as i32 * 40;
        (self.state, reach - self.points / 4, self.yaku)
    }

    /// Whether all that is wanted can be seen.
    #[must_use]
    pub fn near(&self) -> bool {
        self.state == State::Open && !self.have.is_empty() && self.in_sight.len() >= self.missing()
    }
}

/// Every yaku of the rules in force, as `seat` stands with it, the nearest first.
#[must_use]
pub fn goals(view: &View, seat: Seat) -> Vec<Goal> {
    let RoundView::HanaAwase(cards) = &view.cards else { return Vec::new() };
    let settings = Settings::from(&view.rules);
    let own = cards.captures.get(usize::from(seat)).copied().unwrap_or_default();
    let others = cards.captures.iter().fold(CardSet::EMPTY, |all, pile| all | *pile) - own;
    let mut seen = cards.table | cards.pending.map_or(CardSet::EMPTY, CardSet::of);
    for known in &cards.known {
        seen |= *known;
    }
    let counted = count(own, &settings.book);
    let mut goals: Vec<Goal> = Vec::with_capacity(16);
    for id in settings.book.played() {
        let yaku = id.yaku();
        let (have, lost) = (own & yaku.cards, others & yaku.cards);
        let state = if counted.yaku.contains(&id) {
            State::Made
        } else if have.len() >= yaku.need {
            State::Cancelled
        } else if (yaku.cards - lost).len() < yaku.need {
            State::Lost
        } else {
            State::Open
        };
        let in_sight = (seen & yaku.cards) - own;
        let goal = Goal { yaku: id, points: settings.book.points(id), have, need: yaku.need, in_sight, lost, state };
        let place = goals.partition_point(|before| before.rank() <= goal.rank());
        goals.insert(place, goal);
    }
    goals
}
