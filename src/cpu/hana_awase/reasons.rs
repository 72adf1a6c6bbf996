//! What speaks for a move of Hana-awase.

use super::sight::{Move, Sight};
use crate::cpu::Reason;
use crate::rules::deck::card_points;
use crate::rules::hana_awase::{Yaku, YakuId, count};

/// How many yaku are named of those that a move brings nearer.
const NAMED: usize = 2;

/// The facts of a move, the weightiest first; `with_yaku` where the level looks at yaku. Never empty.
#[must_use]
pub fn reasons(sight: &Sight<'_>, step: &Move, with_yaku: bool) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if sight.moves.len() == 1 {
        reasons.push(Reason::OnlyMove);
    }
    if let Some(card) = step.left() {
        let lie = sight.lie_after(step);
        let safe = with_yaku && lie.unseen.month_of(card).is_empty();
        reasons.push(if safe { Reason::SafeDiscard { card } } else { Reason::LeastLoss { card } });
    } else if let Some(card) = step.card {
        if with_yaku {
            yaku(sight, step, &mut reasons);
        }
        let mut taken = step.gained;
        taken.remove(card);
        reasons.push(Reason::Takes { card, taken, points: card_points(step.gained) });
    }
    reasons
}

fn yaku(sight: &Sight<'_>, step: &Move, reasons: &mut Vec<Reason>) {
    let book = &sight.settings.book;
    let pile = sight.mine() | step.gained;
    let had = count(sight.mine(), book).yaku;
    for id in count(pile, book).yaku {
        if !had.contains(&id) {
            reasons.push(Reason::Completes { yaku: id, points: book.points(id) });
        }
    }
    let touched = || book.played().map(YakuId::yaku).filter(|yaku| !(yaku.cards & step.gained).is_empty());
    reasons.extend(
        touched().filter_map(|yaku| blocked(sight, yaku)).max_by_key(|(weight, _)| *weight).map(|(_, why)| why),
    );

    let mut nearer: Vec<(i32, Reason)> = Vec::new();
    for yaku in touched() {
        let held = (pile & yaku.cards).len();
        if held < yaku.need && held * 2 >= yaku.need && open(sight, yaku) {
            let reason = Reason::Advances { yaku: yaku.id, held: held as u8, need: yaku.need as u8 };
            let weight = weight(book.points(yaku.id), held, yaku.need);
            let place = nearer.partition_point(|(heavier, _)| *heavier >= weight);
            nearer.insert(place, (weight, reason));
        }
    }
    reasons.extend(nearer.into_iter().take(NAMED).map(|(_, reason)| reason));
}

/// Whether enough cards of a yaku are left for this seat.
fn open(sight: &Sight<'_>, yaku: &Yaku) -> bool {
    let gone: usize = sight.others().map(|seat| (sight.cards.captures[seat] & yaku.cards).len()).sum();
    yaku.cards.len() - gone >= yaku.need
}

/// The yaku of certain cards that another seat had come half way to, and that a card of it now spoils.
fn blocked(sight: &Sight<'_>, yaku: &Yaku) -> Option<(i32, Reason)> {
    let seat = sight.sole_holder(yaku.cards).filter(|seat| *seat != sight.me && yaku.need == yaku.cards.len())?;
    let held = (sight.cards.captures[seat] & yaku.cards).len();
    let reason = Reason::Blocks { seat: seat as u8, yaku: yaku.id, held: held as u8, need: yaku.need as u8 };
    (held < yaku.need && held * 2 >= yaku.need)
        .then(|| (weight(sight.settings.book.points(yaku.id), held, yaku.need), reason))
}

const fn weight(points: i32, held: usize, need: usize) -> i32 {
    points * (held * held) as i32 * 100 / (need * need) as i32
}
