//! Known chances of the deal, by counting every hand or table with the engine's own functions.

use hanakago::rules::deck::{BRIGHTS, PLAINS};
use hanakago::rules::hana_awase::multiplier;
use hanakago::rules::{CardSet, HandYaku, Round, Seed};

use crate::common::{rules, runs, settings};

fn choose(n: u64, k: u64) -> f64 {
    if k > n { 0.0 } else { (0..k).fold(1.0, |all, i| all * (n - i) as f64 / (i + 1) as f64) }
}

/// The share of tables of so many cards with four of a month: counted month by month.
fn share_of_four(cards: usize) -> f64 {
    // ways[n]: how many sets of n cards have no month whole.
    let mut ways = vec![1.0];
    for month in 0..12 {
        let mut next = vec![0.0; ways.len() + 4];
        for bits in 0..16_u64 {
            let pile = CardSet::from_bits(bits << (4 * month));
            if !pile.has_four_of_a_month() {
                for (n, count) in ways.iter().enumerate() {
                    next[n + pile.len()] += count;
                }
            }
        }
        ways = next;
    }
    1.0 - ways[cards] / choose(48, cards as u64)
}

/// The shares of tables of so many cards that multiply by 1, 2 and 3: counted bright by bright.
fn share_of_multipliers(cards: usize) -> [f64; 3] {
    let settings = settings(r#"{"table_multiplier":true}"#);
    let brights: Vec<_> = BRIGHTS.iter().collect();
    let mut shares = [0.0; 3];
    for bits in 0..32_u32 {
        let pile: CardSet = (0..5).filter(|place| bits >> place & 1 == 1).map(|place| brights[place]).collect();
        let rest = (cards - pile.len()) as u64;
        shares[usize::from(multiplier(pile, &settings)) - 1] += choose(43, rest) / choose(48, cards as u64);
    }
    shares
}

fn near(share: f64, percent: f64, by: f64) {
    assert!((share * 100.0 - percent).abs() <= by, "{:.4} % where {percent} % is known", share * 100.0);
}

#[test]
fn four_of_a_month_lie_on_one_table_of_six_in_a_thousand_and_on_four_of_eight() {
    near(share_of_four(6), 0.0925, 0.00005);
    near(share_of_four(8), 0.43, 0.005);
}

#[test]
fn brights_on_the_opening_table_are_as_frequent_as_known() {
    for (cards, known) in [(6, [49.7, 26.7, 23.7]), (8, [38.4, 30.7, 30.9])] {
        for (share, percent) in share_of_multipliers(cards).into_iter().zip(known) {
            near(share, percent, 0.05);
        }
    }
}

#[test]
fn six_and_seven_plains_are_as_frequent_as_known() {
    let mut shares = [0.0; 2];
    for plains in 0..=7_usize {
        let others = CardSet::FULL - PLAINS;
        let hand: CardSet = PLAINS.iter().take(plains).chain(others.iter().take(7 - plains)).collect();
        let share = choose(24, plains as u64) * choose(24, 7 - plains as u64) / choose(48, 7);
        match HandYaku::of(hand) {
            Some(HandYaku::SixPlains) => shares[0] += share,
            Some(HandYaku::SevenPlains) => shares[1] += share,
            None => {}
        }
    }
    near(shares[0], 4.39, 0.005);
    near(shares[1], 0.47, 0.005);
}

#[test]
fn shuffled_deals_show_the_same_shares() {
    // Bounds of four and a half standard deviations: the seeds are fixed, so it passes or it does not.
    let deals = runs(1_500, 40_000);
    let rules = rules(r#"{"table_multiplier":true,"hand_yaku":true}"#);
    for seats in [3_u8, 2, 4] {
        let table = if seats == 3 { 6 } else { 8 };
        let (mut thrown, mut by_multiplier, mut hands) = (0, [0; 3], [0; 2]);
        for deal in 0..deals {
            let mut draws = Seed::new(format!("facts {deal}")).expect("a short seed").stream(u64::from(seats));
            let (pack, redeals) = Round::shuffled(&rules, seats, &mut draws).expect("a deal");
            let Round::HanaAwase(round) = Round::deal(&rules, seats, 0, &pack).expect("it stands") else {
                panic!("a round of hana-awase")
            };
            thrown += usize::from(redeals);
            by_multiplier[usize::from(round.multiplier()) - 1] += 1;
            for yaku in round.hand_yaku().iter().flatten() {
                hands[usize::from(*yaku == HandYaku::SevenPlains)] += 1;
            }
        }
        let fits = |count: usize, of: usize, share: f64| {
            let (mean, spread) = (of as f64 * share, (of as f64 * share * (1.0 - share)).sqrt());
            assert!((count as f64 - mean).abs() <= 4.5 * spread + 1.0, "{seats} seats: {count} of {of}, not {mean:.1}");
        };
        fits(thrown, deals + thrown, share_of_four(table));
        for (count, share) in by_multiplier.into_iter().zip(share_of_multipliers(table)) {
            fits(count, deals, share);
        }
        if seats == 3 {
            fits(hands[0], 3 * deals, 0.0439);
            fits(hands[1], 3 * deals, 0.0047);
        } else {
            assert_eq!(hands, [0, 0]);
        }
    }
}
