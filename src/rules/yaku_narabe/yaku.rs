//! The 31 yaku of a row, and how five cards are looked through for them.

use serde::{Deserialize, Serialize};

use crate::cards;
use crate::rules::CardSet;
use crate::rules::deck::{ANIMALS, PLAINS, RIBBONS};

/// A yaku, by its place in [`YAKU`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum YakuId {
    /// 五光 gokō.
    FiveBrights,
    /// 四光 shikō.
    FourBrights,
    /// 雨四光 ame-shikō.
    RainyFourBrights,
    /// 三光 sankō.
    ThreeBrights,
    /// 表菅原 omote-sugawara.
    FrontSugawara,
    /// 花見酒 hanami-zake.
    FlowerViewing,
    /// 月見酒 tsukimi-zake.
    MoonViewing,
    /// 猪鹿蝶 inoshikachō.
    BoarDeerButterflies,
    /// 飛鳥 hichō.
    FlyingBirds,
    /// 野の花 no no hana.
    FieldFlowers,
    /// タネ tane.
    Animals,
    /// 赤短 akatan.
    PoetryRibbons,
    /// 青短 aotan.
    BlueRibbons,
    /// 草風 sōfū.
    GrassWind,
    /// タン tan.
    Ribbons,
    /// 松並べ matsu-narabe.
    Pines,
    /// 梅並べ ume-narabe.
    Plums,
    /// 桜並べ sakura-narabe.
    Cherries,
    /// 藤並べ fuji-narabe.
    Wisterias,
    /// 菖蒲並べ ayame-narabe.
    Irises,
    /// 牡丹並べ botan-narabe.
    Peonies,
    /// 萩並べ hagi-narabe.
    BushClovers,
    /// 芒並べ susuki-narabe.
    Susuki,
    /// 菊並べ kiku-narabe.
    Chrysanthemums,
    /// 紅葉並べ momiji-narabe.
    Maples,
    /// 鬼札 onifuda.
    WildCard,
    /// 桐並べ kiri-narabe.
    Paulownias,
    /// カス kasu.
    Chaff,
    /// 藤島 fujishima.
    FourWisterias,
    /// 雨島 ameshima.
    FourRains,
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
    /// Its points, before the bonus month.
    pub points: i32,
    /// The cards that count towards it.
    pub cards: CardSet,
    /// How many of them are needed.
    pub need: usize,
    /// Those of them that must be there.
    pub must: CardSet,
}

/// All of these cards.
const fn all_of(id: YakuId, slug: &'static str, points: i32, cards: CardSet) -> Yaku {
    Yaku { id, slug, points, cards, need: cards.len(), must: cards }
}

/// So many of these cards.
const fn some_of(id: YakuId, slug: &'static str, points: i32, need: usize, cards: CardSet) -> Yaku {
    Yaku { id, slug, points, cards, need, must: CardSet::EMPTY }
}

/// The sake cup.
pub(super) const CUP: CardSet = cards!["9A"];
/// The yaku of brights alone: they exclude each other, and the first of these that is there counts.
pub(super) const BRIGHT_YAKU: [YakuId; 4] =
    [YakuId::FiveBrights, YakuId::FourBrights, YakuId::RainyFourBrights, YakuId::ThreeBrights];

/// Every yaku, by [`YakuId`]. The source of cards and points is the makers' yaku list.
pub static YAKU: [Yaku; 31] = [
    all_of(YakuId::FiveBrights, "five-brights", 120, cards!["1B", "3B", "8B", "11B", "12B"]),
    all_of(YakuId::FourBrights, "four-brights", 80, cards!["1B", "3B", "8B", "12B"]),
    // The rain man and any three of the four others.
    Yaku {
        id: YakuId::RainyFourBrights,
        slug: "rainy-four-brights",
        points: 60,
        cards: cards!["1B", "3B", "8B", "11B", "12B"],
        need: 4,
        must: cards!["11B"],
    },
    some_of(YakuId::ThreeBrights, "three-brights", 30, 3, cards!["1B", "3B", "8B", "12B"]),
    all_of(YakuId::FrontSugawara, "front-sugawara", 35, cards!["1B", "2A", "3B"]),
    all_of(YakuId::FlowerViewing, "flower-viewing", 25, cards!["3B", "9A"]),
    all_of(YakuId::MoonViewing, "moon-viewing", 25, cards!["8B", "9A"]),
    all_of(YakuId::BoarDeerButterflies, "boar-deer-butterflies", 25, cards!["6A", "7A", "10A"]),
    all_of(YakuId::FlyingBirds, "flying-birds", 22, cards!["2A", "4A", "8A", "11A"]),
    all_of(YakuId::FieldFlowers, "field-flowers", 22, cards!["5A", "8A", "9A"]),
    some_of(YakuId::Animals, "animals", 12, 5, ANIMALS),
    all_of(YakuId::PoetryRibbons, "poetry-ribbons", 25, cards!["1R", "2R", "3R"]),
    all_of(YakuId::BlueRibbons, "blue-ribbons", 25, cards!["6R", "9R", "10R"]),
    all_of(YakuId::GrassWind, "grass-wind", 18, cards!["4R", "5R", "7R"]),
    some_of(YakuId::Ribbons, "ribbons", 12, 5, RIBBONS),
    all_of(YakuId::Pines, "pines", 10, cards!["1a", "1b"]),
    all_of(YakuId::Plums, "plums", 10, cards!["2a", "2b"]),
    all_of(YakuId::Cherries, "cherries", 10, cards!["3a", "3b"]),
    all_of(YakuId::Wisterias, "wisterias", 10, cards!["4a", "4b"]),
    all_of(YakuId::Irises, "irises", 10, cards!["5a", "5b"]),
    all_of(YakuId::Peonies, "peonies", 10, cards!["6a", "6b"]),
    all_of(YakuId::BushClovers, "bush-clovers", 10, cards!["7a", "7b"]),
    all_of(YakuId::Susuki, "susuki", 10, cards!["8a", "8b"]),
    all_of(YakuId::Chrysanthemums, "chrysanthemums", 10, cards!["9a", "9b"]),
    all_of(YakuId::Maples, "maples", 10, cards!["10a", "10b"]),
    all_of(YakuId::WildCard, "wild-card", 10, cards!["11P"]),
    all_of(YakuId::Paulownias, "paulownias", 10, cards!["12Y", "12a", "12b"]),
    some_of(YakuId::Chaff, "chaff", 8, 5, CardSet::from_bits(PLAINS.bits() | CUP.bits())),
    all_of(YakuId::FourWisterias, "four-wisterias", 35, cards!["4A", "4R", "4a", "4b"]),
    all_of(YakuId::FourRains, "four-rains", 35, cards!["11B", "11A", "11R", "11P"]),
    all_of(YakuId::FourPaulownias, "four-paulownias", 35, cards!["12B", "12Y", "12a", "12b"]),
];

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

    /// The cards that count towards it; for Chaff the sake cup only where it counts as a plain.
    #[must_use]
    pub fn cards(self, cup_is_chaff: bool) -> CardSet {
        let cards = self.yaku().cards;
        if self == Self::Chaff && !cup_is_chaff { cards - CUP } else { cards }
    }
}
