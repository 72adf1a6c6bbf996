//! How cards, piles and actions are written.

use std::collections::HashSet;

use hanakago::rules::deck::{ANIMALS, BRIGHTS, PLAINS, RIBBONS, card_points, kind, points};
use hanakago::rules::{Action, Card, CardSet};
use hanakago::{card, cards};

use crate::common::{Dice, list, pile};

/// The standard deck of the rules: month by month, in deck order.
const DECK: &str = "1B 1R 1a 1b 2A 2R 2a 2b 3B 3R 3a 3b 4A 4R 4a 4b 5A 5R 5a 5b 6A 6R 6a 6b \
    7A 7R 7a 7b 8B 8A 8a 8b 9A 9R 9a 9b 10A 10R 10a 10b 11B 11A 11R 11P 12B 12Y 12a 12b";

const NO_CARDS: [&str; 27] = [
    "", " ", "1", "B", "0B", "13B", "01B", "1b ", " 1b", "1 b", "1C", "1r", "2B", "3A", "8R", "11a", "11b", "11p",
    "12A", "12R", "12y", "12P", "1Y", "１B", "1В", "-1B", "1B1R",
];

const ACTIONS: [&str; 14] = [
    "7a", "12Y", "7a>7A", "11R>11P", ">8B", ">10b", "flip", "ohana 1", "ohana 12", "stop", "pass", "7a@1", "koi",
    "shobu",
];

const NO_ACTIONS: [&str; 33] = [
    "", " ", "7", "7a ", " 7a", "7a>", ">", ">>7A", "7a>7A>7b", "7a >7A", "7a> 7A", "7a,7A", "7a-7A", "Flip", "FLIP",
    "flip ", "ohana", "ohana ", "ohana 0", "ohana 13", "ohana 03", "ohana +3", "ohana  3", "ohana -1", "7a@", "7a@0",
    "7a@6", "7a@02", "@2", "Koi", "koi!", "shōbu", "none",
];

#[test]
fn the_deck_has_48_cards_in_deck_order() {
    let cards: Vec<Card> = Card::all().collect();
    assert_eq!(cards, list(DECK));
    for (place, card) in cards.iter().enumerate() {
        assert_eq!((card.index(), usize::from(card.month())), (place, place / 4 + 1));
        assert_eq!(Card::new(place as u8), Some(*card));
    }
    assert_eq!(Card::new(48), None);
    assert_eq!(Card::new(255), None);
}

#[test]
fn every_card_reads_as_it_prints() {
    for (card, code) in Card::all().zip(DECK.split_whitespace()) {
        assert_eq!((card.to_string().as_str(), card.code()), (code, code));
        assert_eq!(code.parse::<Card>(), Ok(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{code}\""));
        assert_eq!(serde_json::from_str::<Card>(&format!("\"{code}\"")).unwrap(), card);
        let bytes = postcard::to_allocvec(&card).unwrap();
        assert_eq!(bytes, [card.index() as u8]);
        assert_eq!(postcard::from_bytes::<Card>(&bytes).unwrap(), card);
    }
}

#[test]
fn other_spellings_are_no_cards() {
    for text in NO_CARDS {
        assert!(text.parse::<Card>().is_err(), "'{text}'");
    }
    for json in ["1", "null", "[]", "{}", "\"12R\"", "true"] {
        assert!(serde_json::from_str::<Card>(json).is_err(), "{json}");
    }
    assert!(postcard::from_bytes::<Card>(&[48]).is_err());
}

#[test]
fn cards_of_the_deck_table_have_their_kind_and_points() {
    let sizes = [BRIGHTS, ANIMALS, RIBBONS, PLAINS].map(CardSet::len);
    assert_eq!(sizes, [5, 9, 10, 24]);
    assert_eq!(BRIGHTS | ANIMALS | RIBBONS | PLAINS, CardSet::FULL);
    for card in Card::all() {
        let (name, worth) = match &card.code()[card.code().len() - 1..] {
            "B" => ("bright", 20),
            "A" => ("animal", 10),
            "R" => ("ribbon", 5),
            _ => ("plain", 1),
        };
        assert_eq!((kind(card).id(), points(card)), (name, worth), "{card}");
    }
    assert_eq!(card_points(CardSet::FULL), 264);
    let mut dice = Dice::new(1);
    for _ in 0..500 {
        let pile = dice.pile();
        assert_eq!(card_points(pile), pile.iter().map(points).sum::<i32>(), "{pile:?}");
    }
}

#[test]
fn every_action_reads_as_it_prints() {
    let mut actions: Vec<Action> = ACTIONS.iter().map(|text| text.parse().unwrap()).collect();
    for card in Card::all() {
        actions.extend([Action::Play(card), Action::Choose(card)]);
        actions.extend(Card::all().map(|target| Action::Take(card, target)));
        actions.extend((1..=5).map(|column| Action::Column(card, column)));
    }
    actions.extend((1..=12).map(Action::Ohana));
    let mut texts = HashSet::new();
    for action in &actions {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(*action), "{text}");
        let json = serde_json::to_string(action).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), *action);
        texts.insert(text);
    }
    assert_eq!(texts.len(), actions.iter().collect::<HashSet<_>>().len(), "two actions share a text");
}

#[test]
fn other_spellings_are_no_actions() {
    for text in NO_ACTIONS.iter().chain(&NO_CARDS).filter(|text| !ACTIONS.contains(text)) {
        assert!(text.parse::<Action>().is_err(), "'{text}'");
    }
    let long = "7".repeat(10_000);
    assert!(long.parse::<Action>().unwrap_err().to_string().len() < 100, "an error quotes no endless text");
    assert!(long.parse::<Card>().unwrap_err().to_string().len() < 100);
}

#[test]
fn piles_behave_like_sets() {
    let mut dice = Dice::new(2);
    for _ in 0..300 {
        let (a, b) = (dice.pile(), dice.pile());
        let (set_a, set_b): (HashSet<Card>, HashSet<Card>) = (a.iter().collect(), b.iter().collect());
        let same = |pile: CardSet, set: HashSet<Card>| assert_eq!(pile.iter().collect::<HashSet<_>>(), set);
        same(a | b, &set_a | &set_b);
        same(a & b, &set_a & &set_b);
        same(a - b, &set_a - &set_b);
        assert_eq!((a.len(), a.is_empty()), (set_a.len(), set_a.is_empty()));
        assert_eq!(a.includes(b), set_a.is_superset(&set_b));
        assert_eq!(a.first(), set_a.iter().min().copied());
        assert_eq!(a.iter().len(), a.len());
        assert!(a.iter().is_sorted(), "a pile is walked in deck order");
        assert_eq!(a.iter().collect::<CardSet>(), a);
        assert_eq!(CardSet::from_bits(a.bits()), a);
        let (mut or, mut and, mut less) = (a, a, a);
        or |= b;
        and &= b;
        less -= b;
        assert_eq!((or, and, less), (a | b, a & b, a - b));
        for card in Card::all() {
            let month: CardSet = a.iter().filter(|other| other.month() == card.month()).collect();
            assert_eq!(a.month_of(card), month);
            assert_eq!(a.contains(card), set_a.contains(&card));
            let (mut with, mut without) = (a, a);
            with.insert(card);
            without.remove(card);
            assert_eq!((with, without), (a.with(card), a - CardSet::of(card)));
        }
        let four = (1..=12).any(|month| a.iter().filter(|card| card.month() == month).count() == 4);
        assert_eq!(a.has_four_of_a_month(), four);
    }
    assert_eq!(CardSet::from_bits(u64::MAX), CardSet::FULL);
    assert_eq!(CardSet::EMPTY.first(), None);
    assert_eq!(CardSet::default(), CardSet::EMPTY);
}

#[test]
fn four_of_a_month_are_seen_in_every_month_and_never_across_two() {
    for month in 0..12 {
        assert!(CardSet::from_bits(0b1111 << (4 * month)).has_four_of_a_month());
        for shift in 1..4 {
            assert!(!CardSet::from_bits(0b1111 << (4 * month + shift)).has_four_of_a_month());
        }
    }
}

#[test]
fn piles_are_lists_of_codes_in_json_and_one_number_in_bytes() {
    let pile = pile("12Y 1B 7a 11P");
    assert_eq!(serde_json::to_string(&pile).unwrap(), r#"["1B","7a","11P","12Y"]"#);
    assert_eq!(serde_json::from_str::<CardSet>(r#"["12Y","7a","1B","11P"]"#).unwrap(), pile);
    assert!(serde_json::from_str::<CardSet>(r#"["1B","1B"]"#).unwrap_err().to_string().contains("1B appears twice"));
    assert!(serde_json::from_str::<CardSet>(r#"["1B","12R"]"#).is_err());
    let mut dice = Dice::new(3);
    for _ in 0..100 {
        let pile = dice.pile();
        let bytes = postcard::to_allocvec(&pile).unwrap();
        assert_eq!(postcard::from_bytes::<CardSet>(&bytes).unwrap(), pile);
        assert_eq!(postcard::from_bytes::<u64>(&bytes).unwrap(), pile.bits());
        let json = serde_json::to_string(&pile).unwrap();
        assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), pile);
    }
}

#[test]
fn literals_name_the_same_cards_as_texts() {
    assert_eq!(card!("11P").code(), "11P");
    assert_eq!(cards!["6A", "7A", "10A"], pile("6A 7A 10A"));
    assert_eq!(cards![], CardSet::EMPTY);
    assert_eq!(format!("{:?}", cards!["9R", "4a"]), "{4a, 9R}");
}
