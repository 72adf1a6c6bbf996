//! The events tell the whole table.

use hanakago::rules::event::Event;
use hanakago::rules::{Card, CardSet, GameId, Round};

use crate::common::{Dice, random_match, random_setup_of, runs};

#[test]
fn events_fold_to_what_lies_on_the_table() {
    let mut dice = Dice::new(410);
    for _ in 0..runs(30, 800) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        random_match(&mut dice, setup, |_, game| {
            let Round::YakuNarabe(round) = game.round() else { panic!("a round of yaku-narabe") };
            if game.to_move().is_none() {
                return;
            }
            let mut columns: [Vec<Card>; 5] = Default::default();
            let (mut drawn, mut placed, mut points) = (CardSet::EMPTY, CardSet::EMPTY, 0);
            for event in game.events() {
                match event {
                    Event::Dealt { round: number, hand, stack, .. } => {
                        assert_eq!((*number, *hand, *stack), (game.number(), 2, 46));
                    }
                    Event::Placed { card, column, .. } => {
                        columns[usize::from(*column) - 1].push(*card);
                        placed.insert(*card);
                    }
                    Event::Drew { card, .. } => drawn.insert(*card),
                    Event::Row { cards, base, multiplier, score, .. } => {
                        assert_eq!(columns.each_mut().map(|column| column.remove(0)), *cards);
                        assert_eq!(*score, base * multiplier);
                        points += score;
                    }
                    other => panic!("{other:?} in yaku-narabe"),
                }
            }
            for (told, lying) in columns.iter().zip(round.columns()) {
                assert_eq!(told.as_slice(), lying.as_slice());
            }
            assert_eq!((drawn - placed) - round.hand(), CardSet::EMPTY);
            assert_eq!(points, round.points());
        });
    }
}
