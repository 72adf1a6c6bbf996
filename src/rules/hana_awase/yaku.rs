//! The sixteen yaku, and what cancels what.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::book::Book;
use crate::cards;
use crate::rules::CardSet;

/// A yaku, by its place in [`YAKU`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum YakuId {
    /// 五光 gokō.
    FiveBrights,
    /// 四光 shikō.
    FourBrights,
    /// 赤短 akatan.
    RedPoemRibbons,
    /// 青短 aotan.
    BlueRibbons,
    /// 七短 nanatan.
    SevenRibbons,
    /// 六短 rokutan.
    SixRibbons,
    /// 表菅原 omote-sugawara.
    Sugawara,
    /// のみ nomi.
    DrinkingParty,
    /// 花見で一杯 hanami.
    FlowerViewing,
    /// 月見で一杯 tsukimi.
    MoonViewing,
    /// 松桐坊主 matsu-kiri-bōzu.
    PinePaulowniaMoon,
    /// 猪鹿蝶 ino-shika-chō.
    BoarDeerButterfly,
    /// 草短 kusatan.
    GrassRibbons,
    /// 藤島 fujishima.
    FourWisterias,
    /// 雨島 ameshima.
    FourWillows,
    /// 桐島 kirishima.
    FourPaulownias,
}

/// What makes a yaku.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Yaku {
    /// Which one.
    pub id: YakuId,
    /// Its id in records, message keys and the page.
    pub slug: &'static str,
    /// The cards that count towards it.
    pub cards: CardSet,
    /// How many of them are needed.
    pub need: usize,
}

const fn all_of(id: YakuId, slug: &'static str, cards: CardSet) -> Yaku {
    Yaku { id, slug, cards, need: cards.len() }
}

/// The ribbons that count for six and seven: all but the willow's.
const COUNTED_RIBBONS: CardSet = cards!["1R", "2R", "3R", "4R", "5R", "6R", "7R", "9R", "10R"];

/// Every yaku, by [`YakuId`].
pub static YAKU: [Yaku; 16] = [
    all_of(YakuId::FiveBrights, "five-brights", cards!["1B", "3B", "8B", "11B", "12B"]),
    all_of(YakuId::FourBrights, "four-brights", cards!["1B", "3B", "8B", "12B"]),
    all_of(YakuId::RedPoemRibbons, "red-poem-ribbons", cards!["1R", "2R", "3R"]),
    all_of(YakuId::BlueRibbons, "blue-ribbons", cards!["6R", "9R", "10R"]),
    Yaku { id: YakuId::SevenRibbons, slug: "seven-ribbons", cards: COUNTED_RIBBONS, need: 7 },
    Yaku { id: YakuId::SixRibbons, slug: "six-ribbons", cards: COUNTED_RIBBONS, need: 6 },
    all_of(YakuId::Sugawara, "sugawara", cards!["1B", "2A", "3B"]),
    all_of(YakuId::DrinkingParty, "drinking-party", cards!["3B", "8B", "9A"]),
    all_of(YakuId::FlowerViewing, "flower-viewing", cards!["3B", "9A"]),
    all_of(YakuId::MoonViewing, "moon-viewing", cards!["8B", "9A"]),
    all_of(YakuId::PinePaulowniaMoon, "pine-paulownia-moon", cards!["1B", "12B", "8B"]),
    all_of(YakuId::BoarDeerButterfly, "boar-deer-butterfly", cards!["6A", "7A", "10A"]),
    all_of(YakuId::GrassRibbons, "grass-ribbons", cards!["4R", "5R", "7R"]),
    all_of(YakuId::FourWisterias, "four-wisterias", cards!["4A", "4R", "4a", "4b"]),
    all_of(YakuId::FourWillows, "four-willows", WILLOWS),
    all_of(YakuId::FourPaulownias, "four-paulownias", cards!["12B", "12Y", "12a", "12b"]),
];

/// The four willows: they make a yaku, and wash yaku out by a house rule.
pub(super) const WILLOWS: CardSet = cards!["11B", "11A", "11R", "11P"];

impl YakuId {
    /// What makes it.
    #[must_use]
    pub fn yaku(self) -> &'static Yaku {
        &YAKU[self as usize]
    }

    /// Its id in records, message keys and the page.
    #[must_use]
    pub fn slug(self) -> &'static str {
        self.yaku().slug
    }
}

/// The yaku of one pile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counted {
    /// Those that count, in the table's order.
    pub yaku: ArrayVec<YakuId, 16>,
    /// Those that are complete but cancelled, each with the one that cancels it and itself counts.
    pub cancelled: ArrayVec<(YakuId, YakuId), 16>,
}

impl Counted {
    /// The points of what counts.
    #[must_use]
    pub fn points(&self, book: &Book) -> i32 {
        self.yaku.iter().map(|id| book.points(*id)).sum()
    }
}

/// Which yaku a pile of captured cards makes under the yaku of a book.
#[must_use]
pub fn count(pile: CardSet, book: &Book) -> Counted {
    let mut complete = complete(pile, book);
    let mut cancelled = ArrayVec::new();
    // The pairs stand strongest first, so a yaku that is itself cancelled never cancels another.
    for (by, victim) in book.cancels {
        if complete >> *by as u16 & 1 == 1 && complete >> *victim as u16 & 1 == 1 {
            complete &= !(1 << *victim as u16);
            cancelled.push((*victim, *by));
        }
    }
    let yaku = YAKU.iter().map(|yaku| yaku.id).filter(|id| complete >> *id as u16 & 1 == 1).collect();
    Counted { yaku, cancelled }
}

/// One bit for each yaku of the book that the pile holds, cancelled or not.
fn complete(pile: CardSet, book: &Book) -> u16 {
    let mut bits = 0;
    for (place, yaku) in YAKU.iter().enumerate() {
        let held = (pile & yaku.cards).len() >= yaku.need && book.points[place] != 0;
        bits |= u16::from(held) << place;
    }
    bits
}
