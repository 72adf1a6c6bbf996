//! Four of one suit on the opening field.

use hanakago::record::{Deal, Match, SeatKind, Setup, SetupError, answer};
use hanakago::rules::pilina::{HuiId, Round, Settings, shuffled};
use hanakago::rules::{Card, CardSet, DealError, Event, Phase, Seed, Silent};
use serde_json::json;

use crate::common::pile;
use crate::common::pilina::{SIZES, Table, pack, rules, settings};

const REDEAL: &str = r#"{"four_on_field":"redeal"}"#;

#[test]
fn the_dealer_takes_the_suit_and_then_plays() {
    let table = Table::new("{}", &["9a", "", ""], "4A 4R 4a 4b 9A 12a", "");
    let round = &table.round;
    assert_eq!(round.captures(), [pile("4A 4R 4a 4b"), CardSet::EMPTY, CardSet::EMPTY]);
    assert_eq!((round.table(), round.opening()), (pile("9A 12a"), pile("4A 4R 4a 4b 9A 12a")));
    assert_eq!((round.phase(), round.to_move()), (Some(Phase::Play), 0));
    assert!(round.hands().iter().all(|hand| hand.len() == 7), "it costs no card and no turn");
    assert_eq!(table.last(1), [json!({"event":"took-whole","seat":0,"suit":4})]);
    assert!(table.can("9a") && !table.can("ohana 4"));
}

#[test]
fn another_dealer_takes_it_for_its_own_side() {
    let settings = settings(r#"{"teams":"2x3"}"#, 6);
    let pack = pack(&["", "", "", "", "", ""], "4A 4R 4a 4b 1B 2R 3a 5R 6R 7R 8a 9R", "");
    let round = Round::deal(&settings, 6, 3, &pack).unwrap();
    assert_eq!(round.captures(), [CardSet::EMPTY, pile("4A 4R 4a 4b")]);
    assert_eq!(round.to_move(), 3);
    let mut events: Vec<Event> = Vec::new();
    round.announce(1, 0, &mut events);
    assert_eq!(events[1], Event::TookWhole { seat: 3, suit: 4 });
}

#[test]
fn two_suits_at_once_are_both_taken_and_the_field_may_be_empty() {
    let mut table = Table::new("{}", &["9a 11P", "8a"], "4A 4R 4a 4b 12B 12Y 12a 12b", "9b");
    assert_eq!(table.round.captures()[0], pile("4A 4R 4a 4b 12B 12Y 12a 12b"));
    assert!(table.round.table().is_empty());
    let took = |suit| json!({"event":"took-whole","seat":0,"suit":suit});
    assert_eq!(table.last(2), [took(4), took(12)]);
    // On the empty field Pele would stay as a plain fern.
    assert!(table.can("11P") && table.can("9a"));
    table.play("11P");
    assert_eq!(table.round.pele(), None);
    assert!(table.round.table().contains(crate::common::card("11P")));
}

#[test]
fn three_suits_can_make_hui_before_a_card_is_played() {
    let field = "1B 1R 1a 1b 2A 2R 2a 2b 3B 3R 3a 3b";
    let table = Table::new("{}", &["", "", "", "", "", ""], field, "");
    assert_eq!(table.round.captures()[0], pile(field));
    let hui = |hui| json!({"event":"hui","side":0,"seat":0,"hui":hui});
    assert_eq!(table.last(2), [hui("maui"), hui("molokai")]);
    assert_eq!(table.round.settle().sides[0].hui.to_vec(), [HuiId::Maui, HuiId::Molokai]);
    assert_eq!(table.round.settle().sides[1].score, -100);
}

#[test]
fn with_pele_among_them_the_ferns_are_taken_like_any_suit() {
    for (values, points) in [("pilina", 15), ("hawaii-style", 20)] {
        let rules = format!(r#"{{"values":"{values}"}}"#);
        let table = Table::new(&rules, &["", "", ""], "11B 11A 11R 11P 9A 12a", "");
        assert_eq!(table.round.captures()[0], pile("11B 11A 11R 11P"));
        assert_eq!(table.round.pele(), None, "nothing was aimed");
        assert_eq!(table.round.settle().sides[0].card_points, points, "{values}");
    }
}

#[test]
fn where_the_rules_deal_again_such_a_pack_is_refused_by_records_too() {
    for field in ["4A 4R 4a 4b 9A 12a", "11B 11A 11R 11P 9A 12a"] {
        let pack = pack(&["9a", "", ""], field, "");
        let refused = Round::deal(&settings(REDEAL, 3), 3, 0, &pack).err();
        assert_eq!(refused, Some(DealError::Redealt), "{field}");
        let setup = Setup {
            rules: rules(REDEAL),
            seats: vec![SeatKind::Human; 3],
            first_dealer: 0,
            deal: Deal::Decks(vec![pack]),
        };
        let want = SetupError::Deck { round: 1, why: DealError::Redealt };
        assert_eq!(Match::start(setup, &mut Silent), Err(want));
    }
    // Four of a suit in a hand are nothing special: they are an ʻohana.
    let mut hand = Table::new(REDEAL, &["4A 4R 4a 4b", "", ""], "1a 2a 3a 5a 6a 7a", "");
    hand.play("ohana 4");
}

fn settings_of(rules: &str, seats: u8) -> Settings {
    settings(rules, seats.into())
}

#[test]
fn a_redeal_goes_on_in_the_same_stream_from_deck_order() {
    let mut thrown = 0;
    for (seats, number) in (2..=7).flat_map(|seats: u8| (0..400).map(move |number| (seats, number))) {
        let settings = settings_of(REDEAL, seats);
        let seed = Seed::new(format!("again {number}")).unwrap();
        let (pack, redeals) = shuffled(&settings, seats, &mut seed.stream(2)).unwrap();
        let (hand, field, _) = SIZES[usize::from(seats) - 2];
        let mut draws = seed.stream(2);
        let mut count = 0;
        let want = loop {
            let mut pack: Vec<Card> = Card::all().collect();
            draws.shuffle(&mut pack);
            let from = hand * usize::from(seats);
            let opening: CardSet = pack[from..from + field].iter().copied().collect();
            if !opening.has_four_of_a_month() {
                break pack;
            }
            count += 1;
        };
        assert_eq!((pack, redeals), (want, count));
        // The other setting throws no deal in.
        let (first, none) = shuffled(&settings_of("{}", seats), seats, &mut seed.stream(2)).unwrap();
        assert_eq!(none, 0);
        assert_eq!(Round::deal(&settings, seats, 0, &first).is_err(), redeals > 0);
        thrown += u32::from(redeals);
    }
    assert!(thrown > 5, "{thrown} deals of the sample were thrown in");
}

#[test]
fn what_the_dealer_took_is_in_the_answers_of_the_referee() {
    let setup = Setup {
        rules: rules("{}"),
        seats: vec![SeatKind::Human; 3],
        first_dealer: 0,
        deal: Deal::Decks(vec![pack(&["", "", ""], "11B 11A 11R 11P 9A 12a", "")]),
    };
    let mut events = Vec::new();
    let game = Match::start(setup, &mut events).unwrap();
    let json = answer::position(&game, &events);
    assert_eq!(json["captures"], json!([["11B", "11A", "11R"], [], []]));
    assert_eq!((&json["discard"], &json["pele"]), (&json!(["11P"]), &json!(null)));
    assert_eq!(json["table"], json!(["9A", "12a"]));
}
