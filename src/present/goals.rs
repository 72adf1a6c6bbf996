//! How near each yaku or hui is: what is captured, what is in sight, what is lost.

use crate::rules::hana_awase::{self, Settings, YakuId, count};
use crate::rules::pilina::{self, HUI, HUI_POINTS, HuiId};
use crate::rules::{CardSet, RoundView, Seat, View};

use super::msg::Msg;

/// A set of cards that scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GoalId {
    /// A yaku of Hana-awase.
    Yaku(YakuId),
    /// A hui of Pilina.
    Hui(HuiId),
}

impl GoalId {
    /// Its message.
    #[must_use]
    pub fn name(self) -> Msg {
        Msg::new(match self {
            Self::Yaku(yaku) => format!("yaku-{}", yaku.slug()),
            Self::Hui(hui) => format!("hui-{}", hui.slug()),
        })
    }

    /// The cards that count towards it.
    #[must_use]
    pub fn cards(self) -> CardSet {
        match self {
            Self::Yaku(yaku) => yaku.yaku().cards,
            Self::Hui(hui) => hui.hui().cards,
        }
    }
}

/// One yaku or hui, as a seat stands with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    /// Which one.
    pub set: GoalId,
    /// Its points, never multiplied.
    pub points: i32,
    /// The cards of it that the seat's side has captured.
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
    fn rank(&self) -> (State, i32, GoalId) {
        let reach = self.missing() as i32 * 100 - self.in_sight.len() as i32 * 10 - self.have.len() as i32 * 40;
        (self.state, reach - self.points / 4, self.set)
    }

    /// Whether all that is wanted can be seen.
    #[must_use]
    pub fn near(&self) -> bool {
        self.state == State::Open && !self.have.is_empty() && self.in_sight.len() >= self.missing()
    }
}

/// Every yaku or hui of the rules in force, as `seat` stands with it, the nearest first.
#[must_use]
pub fn goals(view: &View, seat: Seat) -> Vec<Goal> {
    match &view.cards {
        RoundView::HanaAwase(cards) => yaku_goals(view, cards, seat),
        RoundView::Pilina(cards) => hui_goals(view, cards, seat),
        // A row has goals of its own: see [`super::solo`].
        RoundView::YakuNarabe(_) => Vec::new(),
    }
}

/// Puts a goal into its place.
fn put(goals: &mut Vec<Goal>, goal: Goal) {
    let place = goals.partition_point(|before| before.rank() <= goal.rank());
    goals.insert(place, goal);
}

fn yaku_goals(view: &View, cards: &hana_awase::View, seat: Seat) -> Vec<Goal> {
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
        let points = settings.book.points(id);
        put(&mut goals, Goal { set: GoalId::Yaku(id), points, have, need: yaku.need, in_sight, lost, state });
    }
    goals
}

fn hui_goals(view: &View, cards: &pilina::View, seat: Seat) -> Vec<Goal> {
    let off = pilina::Settings::of(&view.rules, view.seats)
        .is_ok_and(|settings| settings.hui_scoring == pilina::HuiScoring::Off);
    if off {
        return Vec::new();
    }
    let own = cards.captures.get(usize::from(cards.side(seat))).copied().unwrap_or_default();
    let others = cards.captures.iter().fold(CardSet::EMPTY, |all, pile| all | *pile) - own;
    let mut seen = cards.table | cards.pending.map_or(CardSet::EMPTY, CardSet::of);
    for known in &cards.known {
        seen |= *known;
    }
    let mut goals: Vec<Goal> = Vec::with_capacity(8);
    for hui in &HUI {
        let (have, lost) = (own & hui.cards, others & hui.cards);
        let state = match (have.len(), lost.is_empty()) {
            (3, _) => State::Made,
            (_, true) => State::Open,
            (_, false) => State::Lost,
        };
        let in_sight = (seen & hui.cards) - own;
        put(&mut goals, Goal { set: GoalId::Hui(hui.id), points: HUI_POINTS, have, need: 3, in_sight, lost, state });
    }
    goals
}
