//! What the round is likely to come to after a move: every card and every yaku by its chance.
//!
//! One sum holds all that a move changes. A discard gives away the chance on the card it leaves and
//! on what its month still holds; a safe month costs nothing; a yaku is worth its points times the
//! chance of all its cards, and nothing once another seat has one of them, so that one's own progress
//! and what is taken from the others need no weights. The round's multiplier scales every move alike
//! and is left out; so is fuke.

use arrayvec::ArrayVec;

use super::chances::{Place, SURE, Spread, chance};
use super::sight::{Move, Sight};
use crate::rules::deck::points;
use crate::rules::hana_awase::{Book, SEATS, Washout, Yaku, YakuId};
use crate::rules::{CARDS, CardSet};

/// One point of the result, in the unit of [`outlook`].
pub const POINT: i64 = 1 << 20;

/// The chances of one seat to have each card at the end, in [`SURE`]ths.
type Chances = [u32; CARDS];

/// What the round is likely to be worth to the seat after a move, on the mean of the others.
#[must_use]
pub fn outlook(sight: &Sight<'_>, step: &Move) -> i64 {
    let chances = after(sight, step);
    let book = &sight.settings.book;
    let seats = sight.seats as i64;
    let mine = &chances[sight.me];
    let cards: i64 = sight.deck.iter().map(|card| i64::from(points(card)) * i64::from(mine[card.index()])).sum();
    let cards = cards * (POINT / i64::from(SURE));
    let yaku = washed(sight, &chances, chances.iter().map(|seat| yaku(book, seat)).collect());
    let own = yaku[sight.me];
    let others = yaku.iter().sum::<i64>() - own;
    // Where points only add up, a card gained is not also a card that the others owe for.
    let weight = if book.additive { seats } else { 1 };
    weight * cards + (seats - 1) * own - others
}

/// Each seat's chances on each card after a move.
fn after(sight: &Sight<'_>, step: &Move) -> ArrayVec<Chances, SEATS> {
    let lie = sight.lie_after(step);
    let others = sight.seats.max(2) as u32 - 1;
    let (mut own, mut each) = ([0; CARDS], [0; CARDS]);
    for card in lie.hand | lie.reach | lie.unseen {
        let of_month = |pile: CardSet| pile.month_of(card).len() as u8;
        let month = Spread { table: of_month(lie.reach), hand: of_month(lie.hand), unseen: of_month(lie.unseen) };
        let place = match (lie.hand.contains(card), lie.reach.contains(card)) {
            (true, _) => Place::Hand,
            (_, true) => Place::Table,
            _ => Place::Unseen,
        };
        let mine = chance(place, month, sight.seats, lie.hand.len());
        own[card.index()] = mine;
        // What the seat does not get goes to the others in even shares: to weigh the next one more
        // changed nothing that could be measured.
        each[card.index()] = (SURE - mine) / others;
    }
    let of_seat = |seat: usize| {
        let mine = seat == sight.me;
        let (mut chances, gained) = if mine { (own, step.gained) } else { (each, CardSet::EMPTY) };
        for card in sight.cards.captures[seat] | gained {
            chances[card.index()] = SURE;
        }
        chances
    };
    (0..sight.seats).map(of_seat).collect()
}

/// The points of yaku that a seat may expect, in [`POINT`]s.
fn yaku(book: &Book, chances: &Chances) -> i64 {
    let mut sum = 0;
    for id in book.played() {
        let yaku = id.yaku();
        let cancelled = book
            .cancels
            .iter()
            .filter(|(by, victim)| *victim == id && book.points(*by) != 0)
            .map(|(by, _)| both(chances, by.yaku(), yaku))
            .max();
        sum += i64::from(book.points(id)) * (complete(chances, yaku) - cancelled.unwrap_or(0));
    }
    sum
}

/// The chance to complete a yaku.
fn complete(chances: &Chances, yaku: &Yaku) -> i64 {
    if yaku.need == yaku.cards.len() { all_of(chances, yaku.cards) } else { at_least(chances, yaku.cards, yaku.need) }
}

/// The chance to complete a yaku and the one that cancels it.
fn both(chances: &Chances, by: &Yaku, victim: &Yaku) -> i64 {
    if by.cards == victim.cards {
        at_least(chances, by.cards, by.need.max(victim.need))
    } else {
        all_of(chances, by.cards | victim.cards)
    }
}

/// The chance to hold all cards of a set.
fn all_of(chances: &Chances, cards: CardSet) -> i64 {
    let mut product = POINT;
    for card in cards {
        product = product * i64::from(chances[card.index()]) / i64::from(SURE);
    }
    product
}

/// The chance to hold at least so many cards of a set.
fn at_least(chances: &Chances, cards: CardSet, need: usize) -> i64 {
    let mut held = [0_i64; CARDS + 1];
    held[0] = POINT;
    for (before, card) in cards.iter().enumerate() {
        let chance = i64::from(chances[card.index()]);
        let without = i64::from(SURE) - chance;
        for count in (0..=before).rev() {
            held[count + 1] += held[count] * chance / i64::from(SURE);
            held[count] = held[count] * without / i64::from(SURE);
        }
    }
    held[need.min(CARDS)..].iter().sum()
}

/// The expected yaku by seat, less what four willows may void by the house rule.
fn washed(
    sight: &Sight<'_>,
    chances: &ArrayVec<Chances, SEATS>,
    mut yaku: ArrayVec<i64, SEATS>,
) -> ArrayVec<i64, SEATS> {
    let washout = sight.settings.rain_washout;
    if washout == Washout::Off {
        return yaku;
    }
    let willows = YakuId::FourWillows.yaku().cards;
    let rain: ArrayVec<i64, SEATS> = chances.iter().map(|seat| all_of(seat, willows)).collect();
    let any: i64 = rain.iter().sum();
    for (seat, points) in yaku.iter_mut().enumerate() {
        let voided = match washout {
            Washout::Off => 0,
            Washout::Own => rain[seat],
            Washout::All => any,
            Washout::Others => any - rain[seat],
        };
        *points = *points / i64::from(SURE) * (POINT - voided.min(POINT)) / (POINT / i64::from(SURE));
    }
    yaku
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(pairs: &[(&str, u32)]) -> Chances {
        let mut chances = [0; CARDS];
        for (code, chance) in pairs {
            chances[code.parse::<crate::rules::Card>().unwrap().index()] = *chance;
        }
        chances
    }

    #[test]
    fn a_yaku_is_worth_its_points_times_the_chance_of_all_its_cards() {
        let blue = YakuId::BlueRibbons.yaku();
        let seat = chances(&[("6R", SURE), ("9R", SURE / 2), ("10R", SURE / 2)]);
        assert_eq!(complete(&seat, blue), POINT / 4);
        assert_eq!(complete(&chances(&[("6R", SURE), ("9R", SURE)]), blue), 0);
    }

    #[test]
    fn ribbons_count_in_any_choice() {
        let six = YakuId::SixRibbons.yaku();
        let mut seat = chances(&[("1R", SURE), ("2R", SURE), ("3R", SURE), ("4R", SURE), ("5R", SURE)]);
        assert_eq!(complete(&seat, six), 0);
        for code in ["6R", "7R"] {
            seat[code.parse::<crate::rules::Card>().unwrap().index()] = SURE / 2;
        }
        assert_eq!(complete(&seat, six), POINT * 3 / 4);
        assert_eq!(complete(&seat, YakuId::SevenRibbons.yaku()), POINT / 4);
    }

    #[test]
    fn what_cancels_a_yaku_is_taken_off_its_worth() {
        use crate::rules::hana_awase::Settings;
        use crate::rules::{GameId, RuleSet};
        let book = Settings::from(&RuleSet::new(GameId::HanaAwase)).book;
        let all = chances(&[("3B", SURE), ("8B", SURE), ("9A", SURE)]);
        assert_eq!(yaku(&book, &all), 30 * POINT, "the drinking party alone");
        let two = chances(&[("3B", SURE), ("9A", SURE)]);
        assert_eq!(yaku(&book, &two), 20 * POINT);
    }
}
