//! The two plain heuristics: what a capture is worth at once. All in integers, tenths of a point.

use super::sight::{Move, Sight};
use crate::rules::CardSet;
use crate::rules::deck::card_points;
use crate::rules::hana_awase::{YAKU, Yaku, YakuId};

/// How a set of cards is valued that a seat captures or gives up.
pub type Worth = fn(&Sight<'_>, CardSet) -> i32;

/// Ten times the card points.
#[must_use]
pub fn by_points(_: &Sight<'_>, cards: CardSet) -> i32 {
    10 * card_points(cards)
}

/// The points, the seat's own progress towards yaku of fixed cards, and what it spoils for others.
#[must_use]
pub fn by_yaku(sight: &Sight<'_>, cards: CardSet) -> i32 {
    let mut worth = by_points(sight, cards);
    for yaku in YAKU.iter().filter(|yaku| fixed(yaku) && !(yaku.cards & cards).is_empty()) {
        let tenfold = 10 * sight.settings.book.points(yaku.id);
        let all = yaku.cards.len() as i32;
        let squared = |held: CardSet| (held & yaku.cards).len().pow(2) as i32;
        let holds = |seat: usize| !(sight.cards.captures[seat] & yaku.cards).is_empty();
        if !sight.others().any(holds) {
            let seats = sight.seats as i32;
            let own = squared(sight.mine() | cards);
            let before = squared(sight.mine() - cards);
            worth += (tenfold * seats * own / (all * all) - tenfold * seats * before / (all * all)) / 2;
        }
        for seat in sight.others() {
            if sight.sole_holder(yaku.cards) == Some(seat) {
                worth += tenfold * squared(sight.cards.captures[seat]) / (all * all) / 2;
            }
        }
    }
    worth
}

/// Whether the yaku wants certain cards (and not some of many), the four willows apart.
fn fixed(yaku: &Yaku) -> bool {
    yaku.need == yaku.cards.len() && yaku.id != YakuId::FourWillows
}

/// The move of the highest score: the worth of what it takes, or less half the worth of what it leaves.
#[must_use]
pub fn best(sight: &Sight<'_>, worth: Worth) -> Option<Move> {
    sight.best(|step| match step.left() {
        Some(card) => -(worth(sight, CardSet::of(card)) / 2),
        None => worth(sight, step.gained),
    })
}
