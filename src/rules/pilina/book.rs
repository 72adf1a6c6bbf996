//! The settings and presets of Pilina.

use super::value::CardValues;
use crate::rules::pack::Layout;
use crate::rules::setting::{BY_SEATS, Preset, RuleSet, RuleTable, Setting, Values};
use crate::rules::{DealError, GameId};

/// Every setting and preset of the game. New ones are appended: places are part of the rule code.
pub static TABLE: RuleTable = RuleTable {
    settings: &[
        Setting { id: "rounds", values: Values::Count { min: 1, max: 12, offered: &[1, 2, 4, 6, 8, 12] }, default: 4 },
        Setting { id: "teams", values: Values::Choice(&["none", "2x2", "3x2", "2x3"]), default: 0 },
        Setting { id: "values", values: Values::Choice(&["pilina", "hawaii-style"]), default: 0 },
        Setting { id: "hui_scoring", values: Values::Choice(&["take", "add", "off"]), default: 0 },
        Setting { id: "match_scoring", values: Values::Choice(&["points", "rounds-won"]), default: 0 },
        Setting { id: "pele_from_stack", values: Values::Choice(&["wild", "plain"]), default: 0 },
        Setting { id: "blocked_pele", values: Values::Choice(&["retarget", "back-to-hand"]), default: 0 },
        Setting { id: "leftovers", values: Values::Choice(&["odd-card", "odd-card-and-ferns", "none"]), default: 0 },
        Setting { id: "four_on_field", values: Values::Choice(&["dealer-takes", "redeal"]), default: 0 },
        Setting { id: "turn_limit", values: Values::Choice(&["none", "30", "60"]), default: 0 },
    ],
    presets: &[
        Preset { id: "pilina", differs: &[] },
        Preset { id: "hawaii-style", differs: &[("values", 1)] },
        Preset { id: "higobana", differs: &[("values", 1), ("match_scoring", 1)] },
        Preset { id: "board-game-arena", differs: &[("values", 1), ("leftovers", LEFTOVERS_BY_SEATS)] },
    ],
};

/// The preset `board-game-arena`: `none` with two seats, `odd-card-and-ferns` with more.
pub const LEFTOVERS_BY_SEATS: u8 = BY_SEATS;

/// The setting `hui_scoring`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HuiScoring {
    /// A hui takes 50 from each opposing side.
    Take,
    /// A hui adds 50 to its own side.
    Add,
    /// Only cards count.
    Off,
}

/// The setting `match_scoring`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchScoring {
    /// The points of the rounds are added up.
    Points,
    /// A round won counts 1, by 50 or more (chu) 2, by 100 or more (basa) 3.
    RoundsWon,
}

/// The setting `blocked_pele`: what becomes of a Pele from the hand that was blocked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockedPele {
    /// It aims again.
    Retarget,
    /// It goes back to the hand, where another card lies beside it.
    BackToHand,
}

/// The setting `leftovers`: what goes to the side that used Pele on a suit, when the round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leftovers {
    /// The cards of that suit.
    OddCard,
    /// The cards of that suit and every fern.
    OddCardAndFerns,
    /// Nothing.
    None,
}

/// The house rules of one match with so many seats, typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Rounds in the match, 1–12.
    pub rounds: u8,
    /// How many sides play: teams, or else the seats. Seat s belongs to side s mod sides.
    pub sides: u8,
    /// What the cards count.
    pub values: CardValues,
    /// What hui are worth.
    pub hui_scoring: HuiScoring,
    /// What a round adds to the match.
    pub match_scoring: MatchScoring,
    /// Whether Pele is wild when the stack turns it up.
    pub wild_from_stack: bool,
    /// What becomes of a blocked Pele from the hand.
    pub blocked_pele: BlockedPele,
    /// What goes to Pele's side at the end.
    pub leftovers: Leftovers,
    /// Whether four of a suit on the opening field throw the deal in.
    pub redeal: bool,
}

impl Settings {
    /// The settings of a rule set of this game for a number of seats.
    pub fn of(rules: &RuleSet, seats: u8) -> Result<Self, DealError> {
        debug_assert_eq!(rules.game(), GameId::Pilina);
        if !(2..=7).contains(&seats) {
            return Err(DealError::Seats { min: 2, max: 7 });
        }
        let get = |id| rules.get(id).unwrap_or(0);
        let sides = match (get("teams"), seats) {
            (0, _) => seats,
            (1, 4) | (3, 6) => 2,
            (2, 6) => 3,
            _ => return Err(DealError::Teams),
        };
        Ok(Self {
            rounds: get("rounds"),
            sides,
            values: if get("values") == 0 { CardValues::Pilina } else { CardValues::HawaiiStyle },
            hui_scoring: match get("hui_scoring") {
                0 => HuiScoring::Take,
                1 => HuiScoring::Add,
                _ => HuiScoring::Off,
            },
            match_scoring: if get("match_scoring") == 0 { MatchScoring::Points } else { MatchScoring::RoundsWon },
            wild_from_stack: get("pele_from_stack") == 0,
            blocked_pele: if get("blocked_pele") == 0 { BlockedPele::Retarget } else { BlockedPele::BackToHand },
            leftovers: match (get("leftovers"), seats) {
                (0, _) => Leftovers::OddCard,
                (1, _) | (LEFTOVERS_BY_SEATS, 3..) => Leftovers::OddCardAndFerns,
                _ => Leftovers::None,
            },
            redeal: get("four_on_field") == 1,
        })
    }

    /// The side of a seat.
    #[must_use]
    pub const fn side(&self, seat: u8) -> u8 {
        seat % self.sides
    }
}

/// How the 48 cards are dealt to this many seats (2–7).
#[must_use]
pub const fn layout(seats: u8) -> Layout {
    let (hand, table) = match seats {
        2 => (8, 8),
        3 => (7, 6),
        4 => (5, 8),
        5 => (4, 8),
        6 => (3, 12),
        _ => (3, 6),
    };
    Layout { hand, table, stack: 48 - hand * seats - table }
}
