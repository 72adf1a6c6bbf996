//! What the cards count, by both readings of the printed values.

use hanakago::rules::pilina::{CardValues, FERNS, PELE};
use hanakago::rules::{Card, CardSet};

use crate::common::{Dice, card, pile};

/// The table of the Hawaiʻi deck: every card that counts, with its points under both readings.
const WORTH: [(&str, i32, i32); 9] = [
    ("1B 3B 8B 12B", 20, 20),
    ("1R 2R 3R 4R 5R", 10, 10),
    ("6R 7R 9R 10R 12Y", 10, 10),
    ("8A", 10, 5),
    ("11R", 5, 10),
    ("2A 4A 5A 6A 7A", 5, 5),
    ("9A 10A", 5, 5),
    ("11B 11A", 5, 5),
    ("11P", 0, 0),
];

#[test]
fn every_card_counts_what_the_deck_says() {
    let mut listed = CardSet::EMPTY;
    for (codes, pilina, hawaii) in WORTH {
        for card in pile(codes) {
            assert_eq!(CardValues::Pilina.card(card), pilina, "{card}");
            assert_eq!(CardValues::HawaiiStyle.card(card), hawaii, "{card}");
            listed.insert(card);
        }
    }
    let zero = CardSet::FULL - listed;
    assert_eq!(zero.len(), 22, "beside Pele");
    for card in zero {
        assert_eq!((CardValues::Pilina.card(card), CardValues::HawaiiStyle.card(card)), (0, 0), "{card}");
    }
    assert_eq!(CardValues::SCORING, listed - CardSet::of(PELE));
}

#[test]
fn the_deck_has_240_points_four_twenties_eleven_tens_and_ten_fives() {
    for values in [CardValues::Pilina, CardValues::HawaiiStyle] {
        assert_eq!(values.of(CardSet::FULL), 240);
        let groups = values.groups().map(|(points, cards)| (points, cards.len()));
        assert_eq!(groups, [(20, 4), (10, 11), (5, 10)]);
    }
    assert_eq!(CardValues::Pilina.of(FERNS), 15);
    assert_eq!(CardValues::HawaiiStyle.of(FERNS), 20);
}

#[test]
fn a_pile_counts_the_sum_of_its_cards() {
    let mut dice = Dice::new(100);
    for _ in 0..500 {
        let pile = dice.pile();
        for values in [CardValues::Pilina, CardValues::HawaiiStyle] {
            assert_eq!(values.of(pile), pile.iter().map(|card| values.card(card)).sum::<i32>(), "{pile:?}");
        }
    }
}

#[test]
fn the_readings_differ_in_two_cards_alone() {
    let differ: Vec<Card> =
        Card::all().filter(|card| CardValues::Pilina.card(*card) != CardValues::HawaiiStyle.card(*card)).collect();
    assert_eq!(differ, [card("8A"), card("11R")]);
}
