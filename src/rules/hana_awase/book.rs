//! The settings and presets of Hana-awase, and the book: points, cancellations and deck of a rule set.

use super::yaku::{YAKU, YakuId};
use crate::rules::deck;
use crate::rules::pack::Layout;
use crate::rules::setting::{Preset, RuleSet, RuleTable, Setting, Values};
use crate::rules::{Card, DealError, GameId};

/// Every setting and preset of the game. New ones are appended: places are part of the rule code.
pub static TABLE: RuleTable = RuleTable {
    settings: &[
        Setting { id: "rounds", values: Values::Count { min: 1, max: 12, offered: &[3, 6, 9, 12] }, default: 12 },
        Setting { id: "yaku", values: Values::Choice(&["every", "fewer", "none"]), default: 0 },
        Setting { id: "hand_yaku", values: Values::Toggle, default: 0 },
        Setting { id: "fuke", values: Values::Toggle, default: 0 },
        Setting { id: "rain_washout", values: Values::Choice(&["off", "own", "all", "others"]), default: 0 },
        Setting { id: "table_multiplier", values: Values::Toggle, default: 0 },
        Setting { id: "redeal_on_hand_four", values: Values::Toggle, default: 0 },
        Setting { id: "turn_limit", values: Values::Choice(&["none", "30", "60"]), default: 0 },
    ],
    presets: &[
        Preset { id: "reference", differs: &[] },
        Preset { id: "fewer-yaku", differs: &[("yaku", 1)] },
        Preset { id: "bakappana", differs: &[("yaku", 2)] },
        Preset { id: "fudawiki-classic", differs: &[] },
        Preset { id: "friendly", differs: &[] },
        Preset { id: "nintendo-chotto", differs: &[] },
    ],
};

/// The house rule `yaku`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum YakuChoice {
    /// The preset's own set.
    Every,
    /// Those of it among the five best known.
    Fewer,
    /// None at all (Bakappana).
    None,
}

/// The house rule `rain_washout`: what a player with all four willows voids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Washout {
    /// Nothing.
    Off,
    /// That player's own yaku.
    Own,
    /// Everybody's yaku.
    All,
    /// The other players' yaku.
    Others,
}

/// The house rules of one match, typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// Rounds in the match, 1–12.
    pub rounds: u8,
    /// Whether Six and Seven Plains are played (with three players).
    pub hand_yaku: bool,
    /// Whether a player with 20 card points or fewer voids the round.
    pub fuke: bool,
    /// What the four willows void.
    pub rain_washout: Washout,
    /// Whether brights on the opening table multiply the round.
    pub table_multiplier: bool,
    /// Whether four of a month in a dealt hand throw the deal in.
    pub redeal_on_hand_four: bool,
    /// Points, cancellations and deck.
    pub book: Book,
}

/// What no single setting changes but the points that count: the data of a preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Book {
    /// The points of each yaku, by [`YakuId`]; 0 where it is not played.
    pub points: [i16; 16],
    /// `(by, victim)`: when both are complete, `by` cancels `victim`. Strongest first.
    pub cancels: &'static [(YakuId, YakuId)],
    /// Whether points only add up, instead of being settled to zero.
    pub additive: bool,
    /// Whether all hands lie open.
    pub open_hands: bool,
    /// The months that are left out of the deck, bit 0 for month 1.
    pub left_out: u16,
}

/// The points that the reference rules give, by [`YakuId`].
const REFERENCE: [i16; 16] = [200, 60, 40, 40, 40, 30, 30, 30, 20, 20, 20, 20, 20, 20, 20, 20];
/// `fudawiki-classic`: Five Brights 100, Drinking Party 40, the three four-of-a-month sets 10 each.
const CLASSIC: [i16; 16] = [100, 60, 40, 40, 40, 30, 30, 40, 20, 20, 20, 20, 20, 10, 10, 10];
/// Nintendo Chotto: six yaku.
const CHOTTO: [i16; 16] = [0, 0, 40, 40, 0, 0, 30, 0, 20, 20, 0, 20, 0, 0, 0, 0];

/// The five of `fewer`: five and four brights, red and blue ribbons, boar-deer-butterfly.
const FEWER: u16 = 1 << YakuId::FiveBrights as u16
    | 1 << YakuId::FourBrights as u16
    | 1 << YakuId::RedPoemRibbons as u16
    | 1 << YakuId::BlueRibbons as u16
    | 1 << YakuId::BoarDeerButterfly as u16;

const CANCELS: &[(YakuId, YakuId)] = &[
    (YakuId::FiveBrights, YakuId::FourBrights),
    (YakuId::FiveBrights, YakuId::Sugawara),
    (YakuId::FourBrights, YakuId::Sugawara),
    (YakuId::SevenRibbons, YakuId::SixRibbons),
    (YakuId::DrinkingParty, YakuId::FlowerViewing),
    (YakuId::DrinkingParty, YakuId::MoonViewing),
];

/// The yaku of brights alone exclude each other as well.
const CLASSIC_CANCELS: &[(YakuId, YakuId)] = &[
    (YakuId::FiveBrights, YakuId::FourBrights),
    (YakuId::FiveBrights, YakuId::PinePaulowniaMoon),
    (YakuId::FiveBrights, YakuId::Sugawara),
    (YakuId::FourBrights, YakuId::PinePaulowniaMoon),
    (YakuId::FourBrights, YakuId::Sugawara),
    (YakuId::SevenRibbons, YakuId::SixRibbons),
    (YakuId::DrinkingParty, YakuId::FlowerViewing),
    (YakuId::DrinkingParty, YakuId::MoonViewing),
];

impl Book {
    /// The points of a yaku, 0 where it is not played.
    #[must_use]
    pub fn points(&self, yaku: YakuId) -> i32 {
        i32::from(self.points[yaku as usize])
    }

    /// The yaku that are played, in the table's order.
    pub fn played(&self) -> impl Iterator<Item = YakuId> {
        YAKU.iter().map(|yaku| yaku.id).filter(|id| self.points(*id) != 0)
    }

    /// The cards of the deck, in deck order.
    #[must_use]
    pub fn deck(&self) -> Vec<Card> {
        deck::without_months(self.left_out)
    }

    /// How the deck is dealt to this many seats.
    pub fn layout(&self, seats: u8) -> Result<Layout, DealError> {
        let (hand, table, stack) = match (self.left_out == 0, seats) {
            (true, 2) => (10, 8, 20),
            (true, 3) => (7, 6, 21),
            (true, 4) => (5, 8, 20),
            (false, 2) => (6, 8, 12),
            (false, 3) => (4, 8, 12),
            (false, 4) => (3, 8, 12),
            _ => return Err(DealError::Seats { min: 2, max: 4 }),
        };
        Ok(Layout { hand, table, stack })
    }

    fn of(preset: &str, choice: YakuChoice) -> Self {
        let months = |months: [u8; 4]| months.iter().fold(0, |bits, month| bits | 1 << (month - 1));
        let mut book = Self { points: REFERENCE, cancels: CANCELS, additive: false, open_hands: false, left_out: 0 };
        match preset {
            "fudawiki-classic" => {
                book.points = CLASSIC;
                book.cancels = CLASSIC_CANCELS;
            }
            "friendly" => book.additive = true,
            "nintendo-chotto" => {
                book.points = CHOTTO;
                book.additive = true;
                book.open_hands = true;
                book.left_out = months([4, 5, 11, 12]);
            }
            _ => {}
        }
        for (place, points) in book.points.iter_mut().enumerate() {
            let played = match choice {
                YakuChoice::Every => true,
                YakuChoice::Fewer => FEWER >> place & 1 == 1,
                YakuChoice::None => false,
            };
            if !played {
                *points = 0;
            }
        }
        book
    }
}

impl From<&RuleSet> for Settings {
    /// The settings of a rule set of this game.
    fn from(rules: &RuleSet) -> Self {
        debug_assert_eq!(rules.game(), GameId::HanaAwase);
        let get = |id| rules.get(id).unwrap_or(0);
        let choice = match get("yaku") {
            0 => YakuChoice::Every,
            1 => YakuChoice::Fewer,
            _ => YakuChoice::None,
        };
        Self {
            rounds: get("rounds"),
            hand_yaku: get("hand_yaku") == 1,
            fuke: get("fuke") == 1,
            rain_washout: match get("rain_washout") {
                0 => Washout::Off,
                1 => Washout::Own,
                2 => Washout::All,
                _ => Washout::Others,
            },
            table_multiplier: get("table_multiplier") == 1,
            redeal_on_hand_four: get("redeal_on_hand_four") == 1,
            book: Book::of(rules.preset_id(), choice),
        }
    }
}
