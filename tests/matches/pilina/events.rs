//! The events of a round alone say what lies where.

use hanakago::rules::pilina::{PELE, held};
use hanakago::rules::{CardSet, Event, Seat};

use crate::common::pilina::{cards, lively_match, lively_setup, tables};
use crate::common::{Dice, runs};

/// What lies where, as someone knows who heard the events.
#[derive(Debug, Default, PartialEq)]
struct Heard {
    table: CardSet,
    piles: Vec<CardSet>,
    hands: Vec<usize>,
    stack: usize,
    /// A card that left its hand or the stack and lies nowhere yet.
    waits: Option<hanakago::rules::Card>,
    pele: Option<(Seat, hanakago::rules::Card)>,
    aimed: bool,
}

impl Heard {
    fn hear(&mut self, event: &Event, sides: usize) {
        let side = |seat: Seat| usize::from(seat) % sides;
        match event {
            Event::Dealt { table, hand, stack, .. } => {
                (self.table, self.stack) = (*table, usize::from(*stack));
                self.hands.fill(usize::from(*hand));
            }
            Event::TookWhole { seat, suit } => {
                self.table -= CardSet::month(*suit);
                self.piles[side(*seat)] |= CardSet::month(*suit);
            }
            Event::Played { seat, card } => {
                self.hands[usize::from(*seat)] -= 1;
                self.waits = Some(*card);
            }
            Event::Turned { card, .. } => {
                self.stack -= 1;
                self.waits = Some(*card);
            }
            Event::Stayed { card, .. } => {
                assert_eq!(self.waits.take(), Some(*card));
                self.table.insert(*card);
            }
            Event::Took { seat, card, taken } => {
                assert_eq!(self.waits.take(), Some(*card));
                assert!(self.table.includes(*taken));
                self.table -= *taken;
                self.piles[side(*seat)] |= taken.with(*card);
                if *card == PELE && std::mem::take(&mut self.aimed) {
                    self.pele = taken.first().map(|prey| (*seat, prey));
                }
            }
            Event::Ohana { seat, suit, hand, table } | Event::Stopped { seat, suit, hand, table } => {
                assert_eq!(*hand | *table, CardSet::month(*suit));
                self.hands[usize::from(*seat)] -= hand.len();
                self.table -= *table;
                self.piles[side(*seat)] |= CardSet::month(*suit);
                self.aimed = false;
            }
            Event::Aimed { target, .. } => {
                assert!(self.waits == Some(PELE) && self.table.contains(*target));
                self.aimed = true;
            }
            Event::Returned { seat } => {
                assert_eq!(self.waits.take(), Some(PELE));
                self.hands[usize::from(*seat)] += 1;
            }
            Event::Hui { side, hui, .. } => assert!(held(self.piles[usize::from(*side)]).contains(hui)),
            Event::Leftovers { seat, cards } => {
                self.table -= *cards;
                self.piles[side(*seat)] |= *cards;
            }
            Event::Asked { card, .. } => assert_eq!(self.waits, Some(*card)),
            Event::Passed { .. } => assert!(self.aimed),
            Event::RoundOver { .. } | Event::MatchOver { .. } => {}
            Event::Opened { .. }
            | Event::Shown { .. }
            | Event::Made { .. }
            | Event::Placed { .. }
            | Event::Drew { .. }
            | Event::Row { .. } => panic!("{event:?} in Pilina"),
        }
    }
}

#[test]
fn events_fold_to_what_lies_on_the_table() {
    let mut dice = Dice::new(130);
    for (seats, teams) in tables() {
        for _ in 0..runs(12, 300) {
            let setup = lively_setup(&mut dice, seats, teams);
            lively_match(&mut dice, setup, |_, game| {
                let round = cards(game);
                let sides = usize::from(round.settings().sides);
                let mut heard = Heard {
                    piles: vec![CardSet::EMPTY; sides],
                    hands: vec![0; usize::from(seats)],
                    ..Heard::default()
                };
                for event in game.events() {
                    heard.hear(event, sides);
                }
                let want = Heard {
                    table: round.table(),
                    piles: round.captures().to_vec(),
                    hands: round.hands().iter().map(|hand| hand.len()).collect(),
                    stack: usize::from(round.stack_left()),
                    waits: round.pending(),
                    pele: round.pele().map(|pele| (pele.seat, pele.prey)),
                    aimed: round.aim().is_some(),
                };
                assert_eq!(heard, want);
            });
        }
    }
}

#[test]
fn every_hui_is_told_once_when_its_pile_is_complete() {
    let mut dice = Dice::new(131);
    let mut told = 0;
    for (seats, teams) in tables() {
        for _ in 0..runs(20, 400) {
            let setup = lively_setup(&mut dice, seats, teams);
            let game = lively_match(&mut dice, setup, |_, _| {});
            for finished in game.finished() {
                let hanakago::rules::Round::Pilina(round) = &finished.cards else { unreachable!() };
                let mut hui: Vec<_> = finished
                    .events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Hui { side, hui, .. } => Some((usize::from(*side), *hui)),
                        _ => None,
                    })
                    .collect();
                hui.sort_unstable();
                let all = |(side, pile): (usize, &CardSet)| held(*pile).into_iter().map(move |hui| (side, hui));
                let want: Vec<_> = round.captures().iter().enumerate().flat_map(all).collect();
                assert_eq!(hui, want);
                told += hui.len();
            }
        }
    }
    assert!(told > 50, "{told}");
}
