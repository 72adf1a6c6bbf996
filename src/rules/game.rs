//! The games, and one round of any of them.
//!
//! Records, the session and the CPUs meet every game here; what differs lies in the game's own folder.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::card::Card;
use super::error::{DealError, RuleError};
use super::event::{EventSink, Scores};
use super::pack::Layout;
use super::setting::{RuleSet, RuleTable};
use super::shuffle::Draws;
use super::view::RoundView;
use super::{Legal, Seat, hana_awase, pilina, yaku_narabe};

/// A game of the basket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Hana-awase 花合わせ, 2–4 players.
    HanaAwase,
    /// Hanafuda Pilina, 2–7 players.
    Pilina,
    /// Yaku-Narabe 花札役並べ, a solitaire.
    YakuNarabe,
}

/// A name that is no game of this build.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown game '{0}'")]
pub struct UnknownGame(pub String);

impl GameId {
    /// Every game of this build. A game's place is part of the share code and never changes.
    pub const ALL: [Self; 3] = [Self::HanaAwase, Self::Pilina, Self::YakuNarabe];

    /// The id in records, message keys and the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::HanaAwase => "hana-awase",
            Self::Pilina => "pilina",
            Self::YakuNarabe => "yaku-narabe",
        }
    }

    /// What can be set, and the presets.
    #[must_use]
    pub const fn rules(self) -> &'static RuleTable {
        match self {
            Self::HanaAwase => &hana_awase::TABLE,
            Self::Pilina => &pilina::TABLE,
            Self::YakuNarabe => &yaku_narabe::TABLE,
        }
    }

    /// The fewest and the most players.
    #[must_use]
    pub const fn players(self) -> (u8, u8) {
        match self {
            Self::HanaAwase => (2, 4),
            Self::Pilina => (2, 7),
            Self::YakuNarabe => (1, 1),
        }
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.into_iter().find(|game| game.id() == text);
        found.ok_or_else(|| UnknownGame(text.chars().take(40).collect()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What is due now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A hand card (or ʻohana).
    Play,
    /// Only the stack card can be turned.
    Flip,
    /// A choice is owed for a turned card (or a blocked Pele).
    Choose,
    /// `stop` or `pass` to a Pele aim.
    Answer,
    /// `koi` or `shobu`.
    Koi,
    /// The round ended, and there is no next deal.
    RoundOver,
    /// The last round ended.
    MatchOver,
}

impl Phase {
    /// The word that names the phase in answers and in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Flip => "flip",
            Self::Choose => "choose",
            Self::Answer => "answer",
            Self::Koi => "koi",
            Self::RoundOver => "round-over",
            Self::MatchOver => "match-over",
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// One round of any game, all cards known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Round {
    /// A round of Hana-awase.
    HanaAwase(hana_awase::Round),
    /// A round of Pilina.
    Pilina(pilina::Round),
    /// A round of Yaku-Narabe.
    YakuNarabe(yaku_narabe::Round),
}

/// What a finished round comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there is one a round, and it never moves far")]
pub enum Settlement {
    /// Of Hana-awase.
    HanaAwase(hana_awase::Settlement),
    /// Of Pilina.
    Pilina(pilina::Settlement),
    /// Of Yaku-Narabe.
    YakuNarabe(yaku_narabe::Settlement),
}

impl Settlement {
    /// What each seat (in teams each side) scored.
    #[must_use]
    pub fn scores(&self) -> Scores {
        match self {
            Self::HanaAwase(settlement) => settlement.scores(),
            Self::Pilina(settlement) => settlement.scores(),
            Self::YakuNarabe(settlement) => settlement.scores(),
        }
    }
}

impl RuleSet {
    /// How many sides so many seats make: teams, or else the seats themselves. Seat s is of side s mod sides.
    pub fn sides(&self, seats: u8) -> Result<u8, DealError> {
        let (min, max) = self.game().players();
        if !(min..=max).contains(&seats) {
            return Err(DealError::Seats { min, max });
        }
        match self.game() {
            GameId::HanaAwase | GameId::YakuNarabe => Ok(seats),
            GameId::Pilina => pilina::Settings::of(self, seats).map(|settings| settings.sides),
        }
    }

    /// How many cards go where for so many seats.
    pub fn layout(&self, seats: u8) -> Result<Layout, DealError> {
        match self.game() {
            GameId::HanaAwase => hana_awase::Settings::from(self).book.layout(seats),
            GameId::Pilina => self.sides(seats).map(|_| pilina::layout(seats)),
            GameId::YakuNarabe => self.sides(seats).map(|_| yaku_narabe::layout()),
        }
    }

    /// Who deals the first round of a fresh match, and the cards drawn for it (none where lots are cast).
    /// `draws` is the match's stream 0.
    pub fn first_dealer(&self, seats: u8, draws: &mut Draws) -> Result<(Vec<pilina::Draw>, Seat), DealError> {
        match self.game() {
            GameId::HanaAwase => Ok((Vec::new(), draws.below(u32::from(seats)) as Seat)),
            GameId::Pilina => Ok(pilina::draw(&pilina::Settings::of(self, seats)?, draws)),
            GameId::YakuNarabe => Ok((Vec::new(), 0)),
        }
    }
}

impl Round {
    /// Deals a pack (first card first) for a first round. The dealer plays first.
    pub fn deal(rules: &RuleSet, seats: u8, dealer: Seat, pack: &[Card]) -> Result<Self, DealError> {
        Self::deal_round(rules, seats, dealer, 1, pack)
    }

    /// Deals a pack for a round (from 1), which in Yaku-Narabe says what the bonus month is.
    pub fn deal_round(rules: &RuleSet, seats: u8, dealer: Seat, number: u8, pack: &[Card]) -> Result<Self, DealError> {
        match rules.game() {
            GameId::HanaAwase => hana_awase::Round::deal(&rules.into(), seats, dealer, pack).map(Self::HanaAwase),
            GameId::Pilina => {
                let settings = pilina::Settings::of(rules, seats)?;
                pilina::Round::deal(&settings, seats, dealer, pack).map(Self::Pilina)
            }
            GameId::YakuNarabe => {
                rules.sides(seats)?;
                yaku_narabe::Round::deal(rules.into(), number, pack).map(Self::YakuNarabe)
            }
        }
    }

    /// A shuffled pack that the rules do not throw in, and how many were thrown in before it.
    pub fn shuffled(rules: &RuleSet, seats: u8, draws: &mut Draws) -> Result<(Vec<Card>, u8), DealError> {
        match rules.game() {
            GameId::HanaAwase => hana_awase::shuffled(&rules.into(), seats, draws),
            GameId::Pilina => pilina::shuffled(&pilina::Settings::of(rules, seats)?, seats, draws),
            GameId::YakuNarabe => Ok((yaku_narabe::shuffled(draws), 0)),
        }
    }

    /// Tells the start of the round: the deal, and what lies open from the first.
    pub fn announce<S: EventSink>(&self, round: u8, redeals: u8, sink: &mut S) {
        match self {
            Self::HanaAwase(state) => state.announce(round, redeals, sink),
            Self::Pilina(state) => state.announce(round, redeals, sink),
            Self::YakuNarabe(state) => state.announce(redeals, sink),
        }
    }

    /// What is due; `None` when the round is over.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        match self {
            Self::HanaAwase(state) => state.phase(),
            Self::Pilina(state) => state.phase(),
            Self::YakuNarabe(state) => state.phase(),
        }
    }

    /// The seat that is to move; the dealer when the round is over.
    #[must_use]
    pub fn to_move(&self) -> Seat {
        match self {
            Self::HanaAwase(state) => state.to_move(),
            Self::Pilina(state) => state.to_move(),
            Self::YakuNarabe(state) => state.to_move(),
        }
    }

    /// Every action that would be accepted now, in deck order.
    #[must_use]
    pub fn legal(&self) -> Legal {
        match self {
            Self::HanaAwase(state) => state.legal(),
            Self::Pilina(state) => state.legal(),
            Self::YakuNarabe(state) => state.legal(),
        }
    }

    /// Which seat an action that is legal now belongs to.
    #[must_use]
    pub fn actor(&self, action: Action) -> Seat {
        match self {
            Self::HanaAwase(state) => state.to_move(),
            Self::Pilina(state) => state.actor(action),
            Self::YakuNarabe(state) => state.to_move(),
        }
    }

    /// Does an action, or says why not; then nothing has changed.
    pub fn apply<S: EventSink>(&mut self, action: Action, sink: &mut S) -> Result<(), RuleError> {
        match self {
            Self::HanaAwase(state) => state.apply(action, sink),
            Self::Pilina(state) => state.apply(action, sink),
            Self::YakuNarabe(state) => state.apply(action, sink),
        }
    }

    /// What the round comes to (as it stands, when it is not over yet), and who deals next.
    #[must_use]
    pub fn settle(&self) -> (Settlement, Seat) {
        match self {
            Self::HanaAwase(state) => {
                let settlement = state.settle();
                let next = state.next_dealer(&settlement);
                (Settlement::HanaAwase(settlement), next)
            }
            Self::Pilina(state) => {
                let settlement = state.settle();
                let next = state.next_dealer(&settlement);
                (Settlement::Pilina(settlement), next)
            }
            Self::YakuNarabe(state) => (Settlement::YakuNarabe(state.settle()), state.to_move()),
        }
    }

    /// What the round has brought each seat (or side) already, before it is settled: Yaku-Narabe adds each row at once.
    #[must_use]
    pub fn running(&self) -> i32 {
        match self {
            Self::HanaAwase(_) | Self::Pilina(_) => 0,
            Self::YakuNarabe(state) => state.points(),
        }
    }

    /// What one seat may know of the cards.
    #[must_use]
    pub fn view(&self, seat: Seat) -> RoundView {
        match self {
            Self::HanaAwase(state) => RoundView::HanaAwase(state.view(seat)),
            Self::Pilina(state) => RoundView::Pilina(state.view(seat)),
            Self::YakuNarabe(state) => RoundView::YakuNarabe(state.view()),
        }
    }
}
