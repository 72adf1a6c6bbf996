//! The eight hui, and what they count.

use hanakago::rules::pilina::{CardValues, HUI, HUI_POINTS, HuiId, Settlement, held, settle};
use hanakago::rules::{Card, CardSet};

use crate::common::pilina::settings;
use crate::common::{Dice, pile};

/// The chart: every island with its cards.
const CHART: [(&str, &str); 8] = [
    ("hawaii", "3B 8B 9A"),
    ("maui", "1B 2A 3B"),
    ("molokai", "1R 2R 3R"),
    ("lanai", "6R 9R 10R"),
    ("kahoolawe", "6A 9A 10A"),
    ("oahu", "4R 5R 7R"),
    ("kauai", "4A 5A 7A"),
    ("niihau", "7A 8A 10A"),
];

/// Random piles that are the whole deck, with some hui planted whole.
fn piles(dice: &mut Dice, sides: usize) -> Vec<CardSet> {
    let mut piles = vec![CardSet::EMPTY; sides];
    let mut rest = CardSet::FULL;
    for _ in 0..dice.below(5) {
        let cards = dice.pick(&HUI).cards & rest;
        piles[dice.below(sides)] |= cards;
        rest -= cards;
    }
    for card in rest {
        piles[dice.below(sides)].insert(card);
    }
    piles
}

fn settled(hui_scoring: &str, piles: &[CardSet]) -> Settlement {
    let settings = settings(&format!(r#"{{"hui_scoring":"{hui_scoring}"}}"#), piles.len());
    settle(&settings, piles, CardSet::EMPTY, None)
}

#[test]
fn the_hui_are_those_of_the_chart_with_three_cards_each() {
    assert_eq!(HUI.len(), CHART.len());
    for (place, (hui, (slug, codes))) in HUI.iter().zip(CHART).enumerate() {
        assert_eq!((hui.slug, hui.cards, hui.cards.len()), (slug, pile(codes), 3));
        assert_eq!((hui.id as usize, hui.id.hui(), hui.id.slug()), (place, hui, slug));
        assert_eq!(serde_json::to_string(&hui.id).unwrap(), format!("\"{slug}\""));
    }
    assert_eq!(HUI_POINTS, 50);
}

#[test]
fn twenty_cards_have_24_places_and_four_serve_twice() {
    let places = |card: Card| HUI.iter().filter(|hui| hui.cards.contains(card)).count();
    let count = |times: usize| Card::all().filter(|card| places(*card) == times).count();
    assert_eq!((count(1), count(2), count(3)), (16, 4, 0));
    let twice: CardSet = Card::all().filter(|card| places(*card) == 2).collect();
    assert_eq!(twice, pile("3B 7A 9A 10A"));
    let none = CardSet::month(11) | CardSet::month(12);
    assert!(none.iter().all(|card| places(card) == 0), "ferns and kukui");
    assert!(HUI.iter().all(|hui| CardValues::SCORING.includes(hui.cards)));
}

#[test]
fn a_pile_holds_a_hui_with_all_three_cards_and_with_no_card_less() {
    for hui in &HUI {
        assert_eq!(held(hui.cards).to_vec(), [hui.id]);
        for card in hui.cards {
            assert!(held(hui.cards - CardSet::of(card)).is_empty());
            assert!(!held(CardSet::FULL - CardSet::of(card)).contains(&hui.id));
        }
    }
    assert_eq!(held(pile("3B 8B 9A 1B 2A")).to_vec(), [HuiId::Hawaii, HuiId::Maui], "3B serves in both");
    assert_eq!(held(CardSet::FULL).len(), 8);
}

#[test]
fn a_hui_takes_fifty_from_each_opposing_side_and_its_owner_gains_nothing() {
    let piles = [pile("3B 8B 9A"), pile("1R 2R 3R"), pile("12B"), CardSet::EMPTY];
    let take = settled("take", &piles);
    let terms: Vec<_> = take.sides.iter().map(|side| (side.card_points, side.gain, side.loss, side.score)).collect();
    assert_eq!(terms, [(45, 0, -50, -5), (30, 0, -50, -20), (20, 0, -100, -80), (0, 0, -100, -100)]);
    let add = settled("add", &piles);
    let terms: Vec<_> = add.sides.iter().map(|side| (side.card_points, side.gain, side.loss, side.score)).collect();
    assert_eq!(terms, [(45, 50, 0, 95), (30, 50, 0, 80), (20, 0, 0, 20), (0, 0, 0, 0)]);
    let off = settled("off", &piles);
    let terms: Vec<_> = off.sides.iter().map(|side| (side.gain, side.loss, side.score)).collect();
    assert_eq!(terms, [(0, 0, 45), (0, 0, 30), (0, 0, 20), (0, 0, 0)]);
    assert!(off.sides[0].hui.len() == 1, "they are still told");
}

#[test]
fn one_side_with_everything_has_240_points_and_eight_hui() {
    for sides in 2..=7 {
        let mut piles = vec![CardSet::EMPTY; sides];
        piles[sides - 1] = CardSet::FULL;
        let take = settled("take", &piles);
        assert_eq!((take.sides[sides - 1].card_points, take.sides[sides - 1].hui.len()), (240, 8));
        assert_eq!(take.sides[sides - 1].score, 240);
        assert!(take.sides[..sides - 1].iter().all(|side| side.score == -400), "there is no floor");
        assert_eq!(take.margin(), 640);
    }
}

#[test]
fn ranks_and_margins_are_the_same_under_take_and_add() {
    let mut dice = Dice::new(101);
    let mut with_hui = 0;
    for round in 0..600 {
        let piles = piles(&mut dice, 2 + round % 6);
        let scores = |kind: &str| settled(kind, &piles).sides.iter().map(|side| side.score).collect::<Vec<_>>();
        let (take, add, off) = (scores("take"), scores("add"), scores("off"));
        for a in 0..piles.len() {
            for b in 0..piles.len() {
                assert_eq!(take[a] - take[b], add[a] - add[b], "{piles:?}");
            }
        }
        assert_eq!(settled("take", &piles).margin(), settled("add", &piles).margin());
        assert_eq!(off.iter().sum::<i32>(), 240);
        with_hui += usize::from(take != off);
    }
    assert!(with_hui > 300);
}

#[test]
fn every_term_is_named_and_sums_up_to_the_score() {
    let mut dice = Dice::new(102);
    for round in 0..300 {
        let piles = piles(&mut dice, 2 + round % 6);
        for kind in ["take", "add", "off"] {
            let settlement = settled(kind, &piles);
            let all: usize = settlement.sides.iter().map(|side| side.hui.len()).sum();
            for (side, pile) in settlement.sides.iter().zip(&piles) {
                assert_eq!(side.card_points, CardValues::Pilina.of(*pile));
                assert_eq!(side.hui, held(*pile));
                assert_eq!(side.score, side.card_points + side.gain + side.loss);
                let (own, others) = (side.hui.len() as i32, (all - side.hui.len()) as i32);
                let want = match kind {
                    "take" => (0, -50 * others),
                    "add" => (50 * own, 0),
                    _ => (0, 0),
                };
                assert_eq!((side.gain, side.loss), want);
                assert_eq!(side.credit, side.score);
            }
        }
    }
}
