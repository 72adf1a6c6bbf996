//! How many cards go where, and who plays.

use hanakago::rules::pilina::{Round, shuffled};
use hanakago::rules::{Card, CardSet, DealError, Phase, Seat, Seed};

use crate::common::pilina::{SIZES, Table, pack, rules, settings, tables};

fn all_teams(teams: u8) -> String {
    let name = ["none", "2x2", "3x2", "2x3"][usize::from(teams)];
    format!(r#"{{"teams":"{name}"}}"#)
}

#[test]
fn every_number_of_seats_has_the_sizes_of_the_rules() {
    for (seats, teams) in tables() {
        let (hand, field, stack) = SIZES[usize::from(seats) - 2];
        assert_eq!(hand * usize::from(seats) + field + stack, 48);
        let settings = settings(&all_teams(teams), seats.into());
        for dealer in 0..seats {
            let mut draws = Seed::new(format!("sizes {seats} {teams} {dealer}")).unwrap().stream(1);
            let (pack, _) = shuffled(&settings, seats, &mut draws).unwrap();
            let round = Round::deal(&settings, seats, dealer, &pack).unwrap();
            assert!(round.hands().iter().all(|cards| cards.len() == hand), "{seats} seats");
            assert_eq!((round.hands().len(), round.opening().len()), (usize::from(seats), field));
            assert_eq!((round.stack().len(), usize::from(round.stack_left())), (stack, stack));
            assert_eq!((round.dealer(), round.turn(), round.phase()), (dealer, dealer, Some(Phase::Play)));
        }
    }
}

#[test]
fn every_turn_has_its_stack_card_and_only_two_seats_leave_some() {
    for (place, (hand, _, stack)) in SIZES.into_iter().enumerate() {
        let seats = place + 2;
        assert_eq!(stack - hand * seats, if seats == 2 { 8 } else { 0 }, "{seats} seats");
    }
}

#[test]
fn whole_hands_are_dealt_in_turn_order_from_the_dealer_then_the_field_then_the_stack() {
    for (seats, dealer) in (2..=7).flat_map(|seats: u8| (0..seats).map(move |dealer| (seats, dealer))) {
        let settings = settings("{}", seats.into());
        // In deck order the field has whole suits, which the dealer takes: shuffle.
        let mut pack: Vec<Card> = Card::all().collect();
        Seed::new("order").unwrap().stream(u64::from(seats)).shuffle(&mut pack);
        let round = Round::deal(&settings, seats, dealer, &pack).unwrap();
        let (hand, field, _) = SIZES[usize::from(seats) - 2];
        let pile = |from: usize, cards: usize| pack[from..from + cards].iter().copied().collect::<CardSet>();
        for place in 0..seats {
            let seat: Seat = (dealer + place) % seats;
            assert_eq!(round.hands()[usize::from(seat)], pile(hand * usize::from(place), hand));
        }
        let dealt = hand * usize::from(seats);
        assert_eq!(round.opening(), pile(dealt, field));
        assert_eq!(round.stack(), &pack[dealt + field..]);
    }
}

#[test]
fn play_runs_from_the_dealer_through_every_seat_as_often_as_cards_were_dealt() {
    for (seats, teams) in tables() {
        let (hand, ..) = SIZES[usize::from(seats) - 2];
        let hands = vec![""; usize::from(seats)];
        let mut table = Table::new(&all_teams(teams), &hands, "", "");
        let mut turns = Vec::new();
        while table.round.phase().is_some() {
            if matches!(table.round.phase(), Some(Phase::Play | Phase::Flip)) {
                turns.push(table.round.turn());
            }
            let quiet = table.legal().into_iter().find(|text| !text.starts_with("ohana") && text != "stop");
            table.play(&quiet.expect("something else than ʻohana"));
        }
        let want: Vec<Seat> = (0..seats).cycle().take(hand * usize::from(seats)).collect();
        assert_eq!(turns, want);
        assert_eq!(table.round.stack().len(), if seats == 2 { 8 } else { 0 });
        assert!(table.round.hands().iter().all(|hand| hand.is_empty()));
        assert!(table.legal().is_empty());
    }
}

#[test]
fn a_pack_is_the_whole_deck_once() {
    let good = pack(&["", "", "", "", ""], "", "");
    let settings = settings("{}", 5);
    assert!(Round::deal(&settings, 5, 0, &good).is_ok());
    let mut twice = good.clone();
    twice[7] = twice[8];
    let longer = [&good[..], &good[..1]].concat();
    for bad in [twice, longer, good[1..].to_vec(), Vec::new()] {
        assert_eq!(Round::deal(&settings, 5, 0, &bad).err(), Some(DealError::NotTheDeck { cards: 48 }));
    }
}

#[test]
fn fewer_than_two_and_more_than_seven_cannot_play() {
    for seats in [0, 1, 8, 9, 255] {
        let refused = hanakago::rules::pilina::Settings::of(&rules("{}"), seats);
        assert_eq!(refused.err(), Some(DealError::Seats { min: 2, max: 7 }));
        assert_eq!(rules("{}").sides(seats), Err(DealError::Seats { min: 2, max: 7 }));
    }
}
