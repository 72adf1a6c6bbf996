//! What the round is likely to come to after an action: every card and every hui by its chance.
//!
//! One sum holds all that an action changes. A hui takes 50 from every opposing side, so that it is
//! worth as much against the mean of the others as 50 card points; it is worth nothing to a side once
//! another side has one of its cards, so that one's own progress and what is taken from the others need
//! no weights. Partners are one side: what the seat itself does not get, a partner still may.

use super::chances::{Place, SURE, Suit, chance};
use super::sight::{Lie, Sight};
use crate::rules::pilina::{HUI, HUI_POINTS, HuiScoring, Leftovers, PELE, SEATS};
use crate::rules::{CARDS, CardSet};

/// One point of the result, in the unit of [`outlook`].
pub const POINT: i64 = (SURE as i64).pow(3);

/// The chances of one side to have each card at the end, in [`SURE`]ths.
pub type Chances = [u32; CARDS];

/// What the cards are likely to be worth to the seat's side, on the mean of the others and times the
/// number of the others, when they lie so.
#[must_use]
pub fn outlook(sight: &Sight<'_>, lie: &Lie) -> i64 {
    let chances = chances(sight, lie);
    let sides = sight.sides as i64;
    let mut sum = 0;
    for (side, chances) in chances.iter().take(sight.sides).enumerate() {
        let weight = if side == sight.side { sides - 1 } else { -1 };
        let mut cards = 0;
        for (points, group) in sight.settings.values.groups() {
            cards += i64::from(points) * group.iter().map(|card| i64::from(chances[card.index()])).sum::<i64>();
        }
        sum += weight * cards * (POINT / i64::from(SURE));
        if sight.settings.hui_scoring != HuiScoring::Off {
            let hui: i64 = HUI.iter().map(|hui| all_of(chances, hui.cards)).sum();
            sum += weight * i64::from(HUI_POINTS) * hui;
        }
    }
    if lie.hand.contains(PELE) {
        sum += (sides - 1) * POINT * super::pele::kept(sight, lie);
    }
    sum
}

/// The chance to have the three cards of a hui, in [`POINT`]s.
fn all_of(chances: &Chances, cards: CardSet) -> i64 {
    cards.iter().map(|card| i64::from(chances[card.index()])).product()
}

/// Each side's chances on each card.
#[must_use]
pub fn chances(sight: &Sight<'_>, lie: &Lie) -> [Chances; SEATS] {
    let mut all = [[0; CARDS]; SEATS];
    for (side, pile) in lie.piles.iter().enumerate() {
        for card in *pile {
            all[side][card.index()] = SURE;
        }
    }
    let unseen = lie.unseen(sight.shown);
    let left = lie.hand.len();
    let reach = reach(sight);
    let others: u32 = reach.iter().sum();
    for month in 1..=12 {
        let whole = CardSet::month(month);
        let suit = Suit {
            table: (lie.table & whole).len(),
            hand: (lie.hand & whole).len(),
            unseen: (unseen & whole).len(),
            odd: match lie.pele {
                Some((side, prey)) if prey == month && sight.settings.leftovers != Leftovers::None => {
                    side == sight.side
                }
                _ => false,
            },
        };
        for (place, cards) in [(Place::Hand, lie.hand), (Place::Table, lie.table), (Place::Unseen, unseen)] {
            let here = cards & whole;
            if here.is_empty() {
                continue;
            }
            let (mine, theirs) = chance(place, suit, sight.seats, left);
            for card in here {
                all[sight.side][card.index()] += mine;
                for (seat, reach) in reach.iter().enumerate() {
                    all[sight.side_of(seat)][card.index()] += theirs * reach / others.max(1);
                }
            }
        }
    }
    all
}

/// How many cards each other seat will still play and turn: what the seat that thinks does not get goes to
/// them in this proportion.
fn reach(sight: &Sight<'_>) -> [u32; SEATS] {
    let mut reach = [0; SEATS];
    let others = (0..sight.seats).filter(|seat| *seat != sight.me);
    for seat in others {
        reach[seat] = u32::from(sight.cards.hand_sizes[seat]) + sight.turns(seat);
    }
    reach
}
