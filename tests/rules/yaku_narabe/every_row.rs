//! All 1,712,304 rows of five cards, and what is known of them.

use hanakago::rules::yaku_narabe::RowScore;
use hanakago::rules::{Card, CardSet};

use crate::common::pile;

/// Calls `look` with every set of five cards.
fn every_row(mut look: impl FnMut(CardSet)) {
    let card = |index: u8| Card::new(index).expect("a place in the deck");
    for a in 0..48 {
        for b in a + 1..48 {
            for c in b + 1..48 {
                for d in c + 1..48 {
                    let four = [a, b, c, d].into_iter().map(card).collect::<CardSet>();
                    (d + 1..48).for_each(|e| look(four.with(card(e))));
                }
            }
        }
    }
}

#[test]
fn all_rows_together_are_as_the_makers_count_them() {
    let (mut rows, mut nothing, mut sum) = (0_u32, 0_u32, 0_i64);
    let (mut best, mut best_row) = (0, CardSet::EMPTY);
    let mut by_month = [0; 12];
    every_row(|row| {
        let told = RowScore::of(row, None, true);
        let base = told.base();
        rows += 1;
        nothing += u32::from(base == 0);
        sum += i64::from(base);
        if base > best {
            (best, best_row) = (base, row);
        }
        if base > 0 {
            for (month, top) in (1..=12).zip(&mut by_month) {
                let times = 1 + (row & CardSet::month(month)).len() as i32;
                *top = (*top).max(base * times);
            }
        }
    });
    assert_eq!(rows, 1_712_304);
    assert_eq!((best, best_row), (130, pile("1B 3B 8B 12B 9A")));
    assert_eq!(by_month, [260, 230, 260, 275, 180, 180, 180, 260, 260, 180, 240, 275]);
    // 77.6 % score nothing, the mean is 2.79: to the digit that the source gives.
    assert_eq!((u64::from(nothing) * 1000 + 856_152) / 1_712_304, 776);
    assert_eq!((sum * 100 + 856_152) / 1_712_304, 279);
}

#[test]
fn the_multiplier_is_one_and_the_cards_of_the_month() {
    for month in 1..=12 {
        let mut at = 0_u32;
        every_row(|row| {
            at += 1;
            // A sample of rows, another one in each month.
            if at % 97 == u32::from(month) {
                let told = RowScore::of(row, Some(month), true);
                assert_eq!(told.multiplier(), 1 + (row & CardSet::month(month)).len() as i32);
                assert_eq!(told.score(), told.base() * told.multiplier());
                assert!(told.yaku.iter().all(|line| row.includes(line.cards)));
            }
        });
    }
}
