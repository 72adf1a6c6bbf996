//! What speaks for a placement.

use super::aims::AIMS;
use super::lie::Lie;
use super::potential::{Prospect, Worths};
use super::weights::TUNED;
use crate::cpu::Reason;
use crate::rules::yaku_narabe::{COLUMN_CARDS, RowScore, YAKU, YakuId};
use crate::rules::{Card, CardSet};

/// A row that scores no more than this is closed to be rid of it.
const LITTLE: i32 = 12;
/// How many yaku are named at most.
const NAMED: usize = 2;

/// A yaku that a row may still have.
struct Wish {
    id: YakuId,
    /// The cards of the row that count towards it.
    have: CardSet,
    /// How many of them it can use: without the rain man no more than three brights make Rainy Four Brights.
    held: usize,
    need: usize,
    /// The cards that it lacks and that may still come.
    lacks: CardSet,
    worth: i32,
}

impl Wish {
    fn gathered(&self) -> Reason {
        Reason::Gathers { yaku: self.id, have: self.held as u8, need: self.need as u8 }
    }
}

/// The facts of a placement, the weightiest first. Never empty.
#[must_use]
pub fn reasons(lie: &Lie, card: Card, row: usize, only: bool) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if only {
        reasons.push(Reason::OnlyMove);
    }
    let (next, done) = lie.placed(card, row);
    match done {
        Some(cards) => completed(lie, card, cards, &mut reasons),
        None => placed(lie, &next, card, row, &mut reasons),
    }
    reasons
}

/// A row of five cards.
fn completed(lie: &Lie, card: Card, cards: CardSet, reasons: &mut Vec<Reason>) {
    let told = told(lie, cards);
    let mut others = lie.hand | lie.unseen;
    others.remove(card);
    let kept = cards - CardSet::of(card);
    let could_be_better = others.iter().any(|other| self::told(lie, kept.with(other)).score() > told.score());
    if told.score() <= LITTLE && !could_be_better {
        reasons.push(Reason::EndsRow { score: told.score() });
        return;
    }
    if let Some(line) = told.yaku.iter().rev().max_by_key(|line| line.points) {
        reasons.push(Reason::RowScores { yaku: line.id, points: line.points * told.multiplier() });
    }
    reasons.push(Reason::CompletesRow { score: told.score() });
}

/// A row that waits for more.
fn placed(lie: &Lie, next: &Lie, card: Card, row: usize, reasons: &mut Vec<Reason>) {
    let mut wishes = wishes(next, row);
    wishes.sort_by_key(|wish| -wish.worth);
    let gathers = |wish: &&Wish| wish.have.contains(card) && (wish.held > 1 || wish.need == 1);
    reasons.extend(wishes.iter().filter(gathers).take(NAMED).map(Wish::gathered));
    let bonus = lie.bonus.contains(card);
    if bonus && is_worth_most(lie, card, row) {
        reasons.push(Reason::BonusCard { times: 1 + (next.rows[row] & lie.bonus).len() as u8 });
    }
    // Named with all its missing cards: so only where each of them is needed.
    let alive = |wish: &&Wish| wish.need > wish.held && wish.have.len() + wish.lacks.len() == wish.need;
    if let Some(wish) = wishes.iter().filter(alive).find(|wish| !wish.have.is_empty()) {
        reasons.push(Reason::KeepsAlive { yaku: wish.id, missing: wish.lacks });
    }
    if !bonus && !(next.hand & lie.bonus).is_empty() {
        reasons.push(Reason::BonusWaits);
    }
    if lie.rows[row].is_empty() {
        reasons.push(Reason::MakesRoom);
    }
    if reasons.is_empty() {
        let begun = wishes.iter().find(|wish| wish.have.contains(card));
        reasons.push(begun.map_or(Reason::Dumps { card }, Wish::gathered));
    }
}

fn told(lie: &Lie, cards: CardSet) -> RowScore {
    let month = lie.bonus.first().map(Card::month);
    RowScore::of(cards, month, lie.cup_is_chaff)
}

/// The yaku that a row may still have, and what each is likely to come to. None, where the row cannot be
/// completed any more.
fn wishes(lie: &Lie, row: usize) -> Vec<Wish> {
    let coming = lie.hand | lie.unseen;
    let cards = lie.rows[row];
    let worths = worths(lie, row);
    let wish = |(at, worth): (usize, &i32)| {
        let yaku = YAKU.get(at).filter(|_| *worth > 0)?;
        let wanted = CardSet::from_bits(AIMS[at].wanted(at, lie.cup_is_chaff));
        Some(Wish {
            id: yaku.id,
            have: cards & wanted,
            held: (cards & wanted).len().min(yaku.need - (yaku.must - cards).len()),
            need: yaku.need,
            lacks: (wanted & coming) - cards,
            worth: *worth,
        })
    };
    // A better yaku of brights alone that is made already leaves none for a lesser one.
    let bright = |id: YakuId| id <= YakuId::ThreeBrights;
    let made = told(lie, cards).yaku.iter().map(|line| line.id).find(|id| bright(*id));
    let outdone = |id: YakuId| bright(id) && made.is_some_and(|made| made < id);
    worths.iter().enumerate().filter_map(wish).filter(|wish| !outdone(wish.id)).collect()
}

fn worths(lie: &Lie, row: usize) -> Worths {
    let cells: usize = (0..=row).map(|row| lie.free(row)).sum();
    let slack = lie.left().checked_sub(cells).filter(|_| row < lie.rows_left());
    slack.map_or([0; 32], |slack| Prospect::new(lie, &TUNED).worths(lie.rows[row], row, slack))
}

/// Whether no open row is likely to come to more with this card than that one.
fn is_worth_most(lie: &Lie, card: Card, row: usize) -> bool {
    let worth = |row: usize| {
        let (next, done) = lie.placed(card, row);
        let sum = || worths(&next, row).iter().map(|worth| i64::from(*worth)).sum();
        done.map_or_else(sum, |cards| i64::from(told(lie, cards).score()) * super::potential::POINT)
    };
    let here = worth(row);
    here > 0 && (0..COLUMN_CARDS).filter(|row| lie.open(*row)).all(|row| worth(row) <= here)
}
