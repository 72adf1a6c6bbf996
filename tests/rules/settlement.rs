//! What a round comes to: the formula with its terms, Fuke, rain washout, multipliers, hand yaku.

use hanakago::rules::deck::card_points;
use hanakago::rules::event::HandYaku;
use hanakago::rules::hana_awase::{Settings, Settlement, Washout, count, multiplier, settle};
use hanakago::rules::{Card, CardSet, GameId};

use crate::common::{Dice, pile, random_rules_of, runs, settings};

/// The scores of a settlement as a plain list.
fn scores(settlement: &Settlement) -> Vec<i32> {
    settlement.scores().to_vec()
}

/// The piles of a whole round: the named cards as named, the rest to the last.
fn rest_to_last(named: &[&str]) -> Vec<CardSet> {
    let mut piles: Vec<CardSet> = named.iter().map(|codes| pile(codes)).collect();
    let taken = piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
    piles.push(CardSet::FULL - taken);
    piles
}

fn settled(rules: &str, piles: &[CardSet]) -> Settlement {
    settle(&settings(rules), piles, &vec![None; piles.len()], 1)
}

/// The formula of the rules, written down once more and from the outside.
fn formula(settings: &Settings, piles: &[CardSet], hand: &[Option<HandYaku>], multiplier: u8) -> Vec<i32> {
    let n = piles.len() as i32;
    let points: Vec<i32> = piles.iter().map(|pile| card_points(*pile)).collect();
    let fuke = settings.fuke && points.iter().any(|points| *points <= 20);
    let rain: Vec<bool> = piles.iter().map(|held| held.includes(pile("11B 11A 11R 11P"))).collect();
    let yaku: Vec<i32> = (0..piles.len())
        .map(|seat| {
            let void = match settings.rain_washout {
                Washout::Off => false,
                Washout::Own => rain[seat],
                Washout::All => rain.iter().any(|has| *has),
                Washout::Others => (0..piles.len()).any(|other| other != seat && rain[other]),
            };
            if void { 0 } else { count(piles[seat], &settings.book).points(&settings.book) }
        })
        .collect();
    let hand: Vec<i32> = hand.iter().map(|yaku| yaku.map_or(0, HandYaku::points)).collect();
    let others = |of: &[i32], seat: usize| of.iter().sum::<i32>() - of[seat];
    (0..piles.len())
        .map(|seat| {
            let cards = match (fuke, settings.book.additive) {
                (true, _) => 0,
                (false, true) => points[seat] + yaku[seat],
                (false, false) => points[seat] - 264 / n + (n - 1) * yaku[seat] - others(&yaku, seat),
            };
            i32::from(multiplier) * (cards + (n - 1) * hand[seat] - others(&hand, seat))
        })
        .collect()
}

fn random_piles(dice: &mut Dice, deck: &[Card], seats: usize) -> Vec<CardSet> {
    let mut piles = vec![CardSet::EMPTY; seats];
    let odd = dice.below(8);
    for card in deck {
        // Often one seat gets little, so that Fuke and four willows in one hand come up.
        let seat = if odd < 3 && dice.below(10) > 0 { odd % seats } else { dice.below(seats) };
        piles[seat].insert(*card);
    }
    piles
}

#[test]
fn scores_are_the_formula_and_the_terms_sum_up_to_them() {
    let mut dice = Dice::new(5);
    let (mut fukes, mut washed) = (0, 0);
    for _ in 0..runs(3_000, 100_000) {
        let settings = Settings::from(&random_rules_of(&mut dice, GameId::HanaAwase));
        let seats = 2 + dice.below(3);
        let piles = random_piles(&mut dice, &settings.book.deck(), seats);
        let plains = [None, None, Some(HandYaku::SixPlains), Some(HandYaku::SevenPlains)];
        let hand: Vec<_> = (0..seats).map(|_| *dice.pick(&plains)).collect();
        let times = 1 + dice.below(3) as u8;
        let settlement = settle(&settings, &piles, &hand, times);
        assert_eq!(scores(&settlement), formula(&settings, &piles, &hand, times), "{settings:?} {piles:?}");
        for (seat, part) in settlement.seats.iter().enumerate() {
            let terms = [part.cards, part.yaku_gain, part.yaku_loss, part.hand_gain, part.hand_loss];
            assert_eq!(part.sum, terms.iter().sum::<i32>());
            assert_eq!(part.score, i32::from(times) * part.sum);
            assert!(part.yaku_loss <= 0 && part.hand_loss <= 0 && part.yaku_gain >= 0 && part.hand_gain >= 0);
            assert_eq!(part.card_points, card_points(piles[seat]), "card points are told also under Fuke");
            assert!(part.yaku.iter().all(|(id, points)| settings.book.points(*id) == *points));
        }
        let additive = settings.book.additive;
        assert_eq!(settlement.baseline, if additive { 0 } else { 264 / seats as i32 });
        if !additive {
            assert_eq!(settlement.scores().iter().sum::<i32>(), 0, "always zero-sum");
        }
        fukes += u32::from(settlement.fuke);
        washed += u32::from(
            settlement.seats.iter().any(|part| part.cancelled.iter().any(|(_, by)| by.id() == "rain-washout")),
        );
    }
    assert!(fukes > 50 && washed > 50, "the sample has Fuke ({fukes}) and washout ({washed})");
}

#[test]
fn the_baseline_is_an_equal_share_of_the_card_points() {
    for (seats, baseline) in [(2, 132), (3, 88), (4, 66)] {
        let mut piles = vec![CardSet::EMPTY; seats - 1];
        piles.push(CardSet::FULL);
        let settlement = settled(r#"{"preset":"bakappana"}"#, &piles);
        assert_eq!(settlement.baseline, baseline);
        let mut want = vec![-baseline; seats - 1];
        want.push(264 - baseline);
        assert_eq!(scores(&settlement), want);
    }
}

#[test]
fn with_three_a_yaku_brings_its_points_from_each_of_the_others() {
    // C - 88 + 2Y - the others' Y.
    let piles = rest_to_last(&["1R 2R 3R 12B 12Y 12a 12b", "6A 7A 10A 9A 3B"]);
    let settlement = settled("{}", &piles);
    let points: Vec<i32> = settlement.seats.iter().map(|seat| seat.card_points).collect();
    let yaku = [40 + 20, 20 + 20, 40 + 30 + 20 + 20 + 20];
    assert_eq!(points, [15 + 23, 60, 264 - 38 - 60]);
    let held = |seat: usize| settlement.seats[seat].yaku.iter().map(|(id, _)| id.slug()).collect::<Vec<_>>();
    assert_eq!(held(0), ["red-poem-ribbons", "four-paulownias"]);
    assert_eq!(held(1), ["flower-viewing", "boar-deer-butterfly"]);
    assert_eq!(held(2), ["blue-ribbons", "six-ribbons", "grass-ribbons", "four-wisterias", "four-willows"]);
    let want: Vec<i32> = (0..3).map(|i| points[i] - 88 + 3 * yaku[i] - yaku.iter().sum::<i32>()).collect();
    assert_eq!(scores(&settlement), want);
}

/// Seat 0 with exactly so many card points, without a yaku.
fn poor(points: i32) -> &'static str {
    match points {
        20 => "8A 2A",
        21 => "8A 2A 1a",
        19 => "8A 5R 1a 1b 2a 2b",
        _ => "",
    }
}

#[test]
fn fuke_is_at_twenty_card_points_and_not_at_twenty_one() {
    for (points, fuke) in [(0, true), (19, true), (20, true), (21, false)] {
        for preset in ["reference", "fudawiki-classic", "friendly", "bakappana"] {
            let piles = rest_to_last(&[poor(points), "3B 9A 4R 5R"]);
            assert_eq!(card_points(piles[0]), points);
            let settlement = settled(&format!(r#"{{"preset":"{preset}","fuke":true}}"#), &piles);
            assert_eq!(settlement.fuke, fuke, "{points} points in {preset}");
            assert_eq!(scores(&settlement) == [0, 0, 0], fuke);
            let off = settled(&format!(r#"{{"preset":"{preset}"}}"#), &piles);
            assert!(!off.fuke && scores(&off) != [0, 0, 0]);
            let facts = |settlement: &Settlement| {
                let of = |seat: &hanakago::rules::hana_awase::SeatSettlement| {
                    (seat.card_points, seat.yaku.clone(), seat.cancelled.clone())
                };
                settlement.seats.iter().map(of).collect::<Vec<_>>()
            };
            assert_eq!(facts(&settlement), facts(&off), "points and yaku are told also under Fuke");
        }
    }
}

#[test]
fn under_fuke_hand_yaku_still_settle_and_are_multiplied() {
    let piles = rest_to_last(&[poor(20), "3B 9A"]);
    let hand = [None, Some(HandYaku::SixPlains), Some(HandYaku::SevenPlains)];
    for (times, want) in [(1, [-50, 10, 40]), (2, [-100, 20, 80]), (3, [-150, 30, 120])] {
        for preset in ["reference", "friendly"] {
            let settings = settings(&format!(r#"{{"preset":"{preset}","fuke":true,"hand_yaku":true}}"#));
            assert_eq!(scores(&settle(&settings, &piles, &hand, times)), want, "{preset}");
        }
    }
}

#[test]
fn the_four_willows_wash_out_whom_the_setting_names() {
    // Seat 0: willows 20 and flower viewing 20. Seat 1: boar-deer-butterfly 20. Seat 2: red ribbons 40.
    let piles = [pile("11B 11A 11R 11P 3B 9A"), pile("6A 7A 10A"), pile("1R 2R 3R")];
    let cases = [("off", [40, 20, 40]), ("own", [0, 20, 40]), ("all", [0, 0, 0]), ("others", [40, 0, 0])];
    for (value, counts) in cases {
        let settlement = settled(&format!(r#"{{"rain_washout":"{value}"}}"#), &piles);
        for (part, want) in settlement.seats.iter().zip(counts) {
            let sum: i32 = part.yaku.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, want, "{value}");
            let washed = part.cancelled.iter().filter(|(_, by)| by.id() == "rain-washout").count();
            assert_eq!(washed > 0, want == 0, "washed-out yaku are listed as cancelled");
        }
    }
}

#[test]
fn washout_looks_at_the_four_cards_whatever_the_yaku_set() {
    // Fewer yaku do not have Four Willows, Nintendo Chotto not even the cards.
    let piles = [pile("11B 11A 11R 11P 1R 2R 3R"), pile("6A 7A 10A")];
    let part = |rules: &str| settled(rules, &piles).seats.iter().map(|seat| seat.yaku.len()).collect::<Vec<_>>();
    assert_eq!(part(r#"{"preset":"fewer-yaku","rain_washout":"own"}"#), [0, 1]);
    assert_eq!(part(r#"{"preset":"fewer-yaku","rain_washout":"others"}"#), [1, 0]);
    assert_eq!(part(r#"{"preset":"fewer-yaku","rain_washout":"all"}"#), [0, 0]);
    let three = [pile("11B 11A 11R 1R 2R 3R"), pile("6A 7A 10A 11P")];
    let settlement = settled(r#"{"rain_washout":"all"}"#, &three);
    assert!(settlement.seats.iter().all(|seat| seat.yaku.len() == 1), "three willows wash out nothing");
}

#[test]
fn washout_leaves_hand_yaku_and_card_points_alone() {
    let piles = rest_to_last(&["11B 11A 11R 11P", "6A 7A 10A"]);
    let hand = [Some(HandYaku::SevenPlains), None, None];
    let settlement = settle(&settings(r#"{"rain_washout":"all","hand_yaku":true}"#), &piles, &hand, 1);
    let points = [20 + 10 + 5 + 1, 30, 264 - 66];
    assert_eq!(scores(&settlement), [points[0] - 88 + 60, points[1] - 88 - 30, points[2] - 88 - 30]);
}

#[test]
fn a_cancelled_yaku_keeps_its_reason_when_the_rest_is_washed_out() {
    let piles = [pile("11B 11A 11R 11P 3B 8B 9A"), CardSet::EMPTY];
    let settlement = settled(r#"{"rain_washout":"own"}"#, &piles);
    let mut cancelled: Vec<_> = settlement.seats[0].cancelled.iter().map(|(id, by)| (id.slug(), by.id())).collect();
    cancelled.sort_unstable();
    let want = [
        ("drinking-party", "rain-washout"),
        ("flower-viewing", "drinking-party"),
        ("four-willows", "rain-washout"),
        ("moon-viewing", "drinking-party"),
    ];
    assert_eq!(cancelled, want);
}

#[test]
fn brights_on_the_opening_table_multiply_the_round() {
    let cases: [(&str, u8); 13] = [
        ("", 1),
        ("1R 2A 3R 8A 11A 11R 11P 12Y", 1),
        ("1B", 2),
        ("3B", 2),
        ("8B", 2),
        ("1B 3B 8B", 2),
        ("11B", 3),
        ("12B", 3),
        ("11B 12B", 3),
        ("1B 11B", 3),
        ("8B 12B", 3),
        ("3B 12B 4a", 3),
        ("1B 3B 8B 11B 12B", 3),
    ];
    for (table, times) in cases {
        assert_eq!(multiplier(pile(table), &settings(r#"{"table_multiplier":true}"#)), times, "{table}");
        assert_eq!(multiplier(pile(table), &settings("{}")), 1, "{table}");
    }
}

#[test]
fn the_multiplier_lies_on_every_term() {
    let piles = rest_to_last(&["1R 2R 3R 8B", "6A 7A 10A"]);
    let hand = [None, Some(HandYaku::SixPlains), None];
    for preset in ["reference", "friendly", "fudawiki-classic"] {
        let settings = settings(&format!(r#"{{"preset":"{preset}"}}"#));
        let once = scores(&settle(&settings, &piles, &hand, 1));
        for times in [2, 3] {
            let want: Vec<i32> = once.iter().map(|score| score * i32::from(times)).collect();
            assert_eq!(scores(&settle(&settings, &piles, &hand, times)), want);
        }
    }
}

#[test]
fn additive_presets_add_points_and_settle_only_hand_yaku() {
    let piles = rest_to_last(&["1R 2R 3R", "6A 7A 10A"]);
    let settlement = settled(r#"{"preset":"friendly"}"#, &piles);
    let own: Vec<i32> =
        settlement.seats.iter().map(|seat| seat.card_points + seat.yaku.iter().map(|(_, p)| p).sum::<i32>()).collect();
    assert_eq!(scores(&settlement), own);
    assert_eq!((settlement.baseline, settlement.additive), (0, true));
    let hand = [Some(HandYaku::SixPlains), None, None];
    let settlement = settle(&settings(r#"{"preset":"friendly"}"#), &piles, &hand, 1);
    assert_eq!(scores(&settlement), [own[0] + 40, own[1] - 20, own[2] - 20]);
    let chotto = settled(r#"{"preset":"nintendo-chotto"}"#, &[pile("1R 2R 3R"), pile("3B 8B 9A")]);
    assert_eq!(scores(&chotto), [15 + 40, 50 + 40]);
}

#[test]
fn a_settlement_keeps_nothing_of_the_one_before() {
    // Payments that leaked from round to round were a fault of other programs.
    let settings = settings(r#"{"hand_yaku":true,"fuke":true,"rain_washout":"all","table_multiplier":true}"#);
    let rich = rest_to_last(&["1R 2R 3R 11B 11A 11R 11P 2a", "6A 7A 10A"]);
    let plain = rest_to_last(&["8A 2A 5A 5R 1a", "3B 4R 5a 9a 9b"]);
    let fresh = settle(&settings, &plain, &[None; 3], 1);
    let _ = settle(&settings, &rich, &[Some(HandYaku::SevenPlains), None, None], 3);
    assert_eq!(settle(&settings, &plain, &[None; 3], 1), fresh);
}
