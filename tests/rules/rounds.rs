//! Rounds in a match: who deals, which decks stand, what the action that ends a round does.

use hanakago::record::{Deal, Match, SeatKind, Setup, SetupError};
use hanakago::rules::event::Event;
use hanakago::rules::hana_awase::Round;
use hanakago::rules::{Card, CardSet, DealError, Phase, RuleError, RuleSet, Seat, Seed, Silent};

use crate::common::{Dice, action, cards, dealt, pack, pile, random_match, random_pack, rules, settings};

fn setup(rules: RuleSet, seats: usize, first_dealer: Seat, deal: Deal) -> Setup {
    Setup { rules, seats: vec![SeatKind::Human; seats], first_dealer, deal }
}

fn seeded(json: &str, seats: usize, seed: &str) -> Setup {
    setup(rules(json), seats, 0, Deal::Seed(Seed::new(seed).expect("a short seed")))
}

/// Plays on with the first legal action until `stop`.
fn play_until(game: &mut Match, events: &mut Vec<Event>, stop: impl Fn(&Match) -> bool) {
    while !stop(game) {
        let first = game.legal()[0];
        game.apply(first, events).expect("a legal action");
    }
}

#[test]
fn the_top_score_deals_next_and_a_tie_goes_to_the_dealer_else_to_the_first_after() {
    let cases: [(Seat, &[i32], Seat); 16] = [
        (0, &[10, -5, -5], 0),
        (0, &[-5, 10, -5], 1),
        (0, &[-5, -5, 10], 2),
        (1, &[5, 5, -10], 1), // the dealer is among the tied
        (1, &[5, -10, 5], 2), // not the dealer: the first after it
        (2, &[5, 5, -10], 0), // turn order goes round
        (0, &[-10, 5, 5], 1),
        (0, &[0, 0, 0], 0), // all zero: the dealer stays
        (2, &[0, 0, 0], 2),
        (1, &[0, 0], 1),
        (0, &[-3, 3], 1),
        (3, &[4, 4, -8, 0], 0),
        (0, &[-8, 0, 4, 4], 2),
        (2, &[4, 4, -8, 0], 0),
        (3, &[-12, 4, 4, 4], 3),
        (1, &[-1, -2, -1, -3], 2),
    ];
    for (dealer, scores, want) in cases {
        let settings = settings("{}");
        let hands = vec![""; scores.len()];
        let table = if scores.len() == 3 { "1B 2A 3B 4A 5A 6A" } else { "1B 2A 3B 4A 5A 6A 7A 8B" };
        let pack = pack(&settings, &hands, table, "");
        let round = Round::deal(&settings, scores.len() as u8, dealer, &pack).unwrap();
        let mut settlement = round.settle();
        for (part, score) in settlement.seats.iter_mut().zip(scores) {
            part.score = *score;
        }
        assert_eq!(round.next_dealer(&settlement), want, "{dealer} deals, {scores:?}");
    }
}

#[test]
fn under_fuke_without_hand_yaku_the_dealer_stays() {
    let mut dice = Dice::new(7);
    let mut seen = 0;
    for _ in 0..60 {
        let pack = Deal::Seed(Seed::new(format!("fuke {}", dice.next())).unwrap());
        let game = random_match(&mut dice, setup(rules(r#"{"fuke":true,"rounds":6}"#), 4, 1, pack), |_, _| {});
        for (at, finished) in game.finished().iter().enumerate() {
            let scores = finished.settlement.scores();
            if scores.iter().all(|score| *score == 0) {
                let next = game.finished().get(at + 1).map_or(finished.dealer, |next| next.dealer);
                assert_eq!(next, finished.dealer);
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "the sample has a round without scores");
}

#[test]
fn the_action_that_ends_a_round_settles_it_and_deals_the_next() {
    for seats in 2..=4 {
        let mut game = Match::start(seeded(r#"{"rounds":3}"#, seats, "three rounds"), &mut Silent).unwrap();
        let mut events = Vec::new();
        play_until(&mut game, &mut events, |game| game.number() == 2);
        assert_eq!((game.finished().len(), game.phase()), (1, Phase::Play));
        assert_eq!(game.to_move(), Some(game.dealer()), "the dealer plays first");
        let over = events.iter().position(|event| matches!(event, Event::RoundOver { .. })).unwrap();
        let Event::RoundOver { round, scores, next_dealer } = &events[over] else { unreachable!() };
        assert_eq!((*round, *next_dealer), (1, game.dealer()));
        assert_eq!(scores, game.totals());
        assert!(matches!(&events[over + 1], Event::Dealt { round: 2, dealer, .. } if dealer == next_dealer));
        assert_eq!(game.events().len(), events.len() - over - 1, "the round's own events begin with its deal");
        let first = &game.finished()[0];
        assert_eq!(first.actions, game.actions().len());
        assert!(matches!(first.events.first(), Some(Event::Dealt { round: 1, .. })));
        assert!(matches!(first.events.last(), Some(Event::RoundOver { round: 1, .. })));
    }
}

#[test]
fn a_match_has_its_number_of_rounds_and_then_accepts_nothing() {
    for rounds in 1..=12_u8 {
        let seats = 2 + usize::from(rounds) % 3;
        let mut game = Match::start(seeded(&format!(r#"{{"rounds":{rounds}}}"#), seats, "all"), &mut Silent).unwrap();
        let mut events = Vec::new();
        play_until(&mut game, &mut events, |game| game.legal().is_empty());
        assert_eq!((game.finished().len(), game.phase()), (usize::from(rounds), Phase::MatchOver));
        assert_eq!((game.number(), game.rounds(), game.to_move()), (rounds, rounds, None));
        let mut totals = vec![0; seats];
        for finished in game.finished() {
            for (total, score) in totals.iter_mut().zip(finished.settlement.scores()) {
                *total += score;
            }
            assert_eq!(finished.totals.to_vec(), totals);
        }
        assert_eq!(game.totals().to_vec(), totals);
        assert_eq!(events.last(), Some(&Event::MatchOver { totals: game.totals().clone() }));
        let before = game.clone();
        for text in ["flip", "1B", "1B>1R", ">1R", "pass", "stop", "koi", "shobu", "ohana 1", "1B@1"] {
            assert_eq!(game.apply(action(text), &mut Silent), Err(RuleError::Over));
        }
        assert_eq!(game, before);
    }
}

#[test]
fn the_dealer_follows_the_scores_and_seats_never_move() {
    let mut dice = Dice::new(8);
    for seats in 2..=4 {
        for _ in 0..5 {
            let first = dice.below(seats) as Seat;
            let deal = Deal::Seed(Seed::new(format!("rotation {}", dice.next())).unwrap());
            let game = random_match(&mut dice, setup(rules("{}"), seats, first, deal), |_, _| {});
            let mut dealer = first;
            for finished in game.finished() {
                assert_eq!(finished.dealer, dealer);
                let scores = finished.settlement.scores();
                let top = *scores.iter().max().unwrap();
                dealer = (0..seats as u8)
                    .map(|place| (dealer + place) % seats as u8)
                    .find(|seat| scores[usize::from(*seat)] == top)
                    .unwrap();
                let Some(Event::RoundOver { next_dealer, .. }) = finished.events.last() else { unreachable!() };
                assert_eq!(*next_dealer, dealer);
            }
        }
    }
}

#[test]
fn a_pack_must_be_the_games_deck_once() {
    let good: Vec<Card> = pack(&settings("{}"), &["", ""], "1B 2A 3B 4A 5A 6A 7A 8B", "");
    let mut twice = good.clone();
    twice[3] = twice[4];
    let mut longer = good.clone();
    longer.push(good[0]);
    let cases = [(twice, "one twice"), (longer, "one more"), (good[1..].to_vec(), "one less"), (Vec::new(), "none")];
    for (bad, why) in cases {
        let deal = Deal::Decks(vec![good.clone(), bad]);
        let want = SetupError::Deck { round: 2, why: DealError::NotTheDeck { cards: 48 } };
        assert_eq!(Match::start(setup(rules("{}"), 2, 0, deal), &mut Silent), Err(want), "{why}");
    }
    let short = rules(r#"{"preset":"nintendo-chotto"}"#);
    let deal = Deal::Decks(vec![good]);
    let want = SetupError::Deck { round: 1, why: DealError::NotTheDeck { cards: 32 } };
    assert_eq!(Match::start(setup(short, 2, 0, deal), &mut Silent), Err(want));
}

#[test]
fn a_pack_that_the_rules_would_redeal_is_refused() {
    let four_on_table = "1B 1R 1a 1b 2A 3B 4A 5A";
    let fine = "1B 2A 3B 4A 5A 6A 7A 8B";
    let cases: [(&str, &str, &str, bool); 6] = [
        ("{}", "", four_on_table, false),
        ("{}", "9A 9R 9a 9b", fine, true),
        (r#"{"redeal_on_hand_four":true}"#, "9A 9R 9a 9b", fine, false),
        (r#"{"redeal_on_hand_four":true}"#, "", four_on_table, false),
        (r#"{"preset":"friendly"}"#, "", four_on_table, false),
        (r#"{"preset":"bakappana"}"#, "9A 9R 9a 9b", fine, true),
    ];
    for (json, second, table, stands) in cases {
        // The filled-up hands have no four of a month: their cards are dealt out by hand.
        let hands = ["6R 6a 7R 7a 8A 8a 10A 10R 11B 12B", second];
        let pack = pack(&settings(json), &hands, table, "10a 11A 11R 12Y");
        let started = Match::start(setup(rules(json), 2, 0, Deal::Decks(vec![pack])), &mut Silent);
        let want = SetupError::Deck { round: 1, why: DealError::Redealt };
        assert_eq!(started.err(), (!stands).then_some(want), "{json}: {table} / {second}");
    }
}

#[test]
fn where_the_decks_end_before_the_match_the_round_stays_over() {
    let mut dice = Dice::new(9);
    for decks in 1..=3 {
        let packs: Vec<_> = (0..decks).map(|_| random_pack(&mut dice, &rules("{}"), 3)).collect();
        let game = random_match(&mut dice, setup(rules("{}"), 3, 0, Deal::Decks(packs)), |_, _| {});
        assert_eq!((game.phase(), game.to_move()), (Phase::RoundOver, None));
        assert_eq!((game.finished().len(), usize::from(game.number())), (decks, decks));
        assert!(game.legal().is_empty());
        assert_eq!(game.clone().apply(action("flip"), &mut Silent), Err(RuleError::Over));
        assert!(matches!(game.events().last(), Some(Event::RoundOver { .. })));
    }
    let packs: Vec<_> = (0..2).map(|_| random_pack(&mut dice, &rules("{}"), 3)).collect();
    let whole = setup(rules(r#"{"rounds":2}"#), 3, 0, Deal::Decks(packs));
    assert_eq!(random_match(&mut dice, whole, |_, _| {}).phase(), Phase::MatchOver);
}

#[test]
fn a_match_that_cannot_start_says_why() {
    let start = |setup: Setup| Match::start(setup, &mut Silent).expect_err("it cannot start");
    for seats in [0, 1, 5, 9] {
        assert_eq!(start(seeded("{}", seats, "x")), SetupError::Seats { min: 2, max: 4, got: seats });
    }
    let mut dealer = seeded("{}", 3, "x");
    dealer.first_dealer = 3;
    assert_eq!(start(dealer), SetupError::FirstDealer(3));
    assert_eq!(start(setup(rules("{}"), 3, 0, Deal::Decks(Vec::new()))), SetupError::NoDecks);
    let mut dice = Dice::new(10);
    let one = rules(r#"{"rounds":1}"#);
    let packs: Vec<_> = (0..2).map(|_| random_pack(&mut dice, &one, 3)).collect();
    assert_eq!(start(setup(one, 3, 0, Deal::Decks(packs))), SetupError::TooManyDecks);
}

#[test]
fn the_deal_tells_table_hands_stack_redeals_and_multiplier() {
    let mut redealt = 0;
    for seed in 0..400 {
        let setup = seeded(r#"{"redeal_on_hand_four":true,"table_multiplier":true,"rounds":1}"#, 2, &seed.to_string());
        let mut events = Vec::new();
        let game = Match::start(setup, &mut events).unwrap();
        let Event::Dealt { round, dealer, table, hand, stack, redeals, multiplier } = events[0] else { unreachable!() };
        assert_eq!((round, dealer, hand, stack), (1, 0, 10, 20));
        assert_eq!((table, multiplier), (cards(&game).table(), cards(&game).multiplier()));
        redealt += u32::from(redeals > 0);
    }
    assert!(redealt > 0, "some deal of the sample was thrown in");
}

#[test]
fn open_hands_are_told_in_turn_order_from_the_dealer() {
    let settings = settings(r#"{"preset":"nintendo-chotto"}"#);
    let pack = pack(&settings, &["", "", ""], "1B 2A 3B 6A 7A 8B 9A 10A", "");
    let round = Round::deal(&settings, 3, 2, &pack).unwrap();
    let mut events: Vec<Event> = Vec::new();
    round.announce(1, 0, &mut events);
    let opened: Vec<(Seat, CardSet)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Opened { seat, cards } => Some((*seat, *cards)),
            _ => None,
        })
        .collect();
    assert_eq!(opened, [2, 0, 1].map(|seat| (seat, round.hands()[usize::from(seat)])));
}

#[test]
fn a_new_round_is_a_new_value() {
    // With every house rule on, a second round played from a first one equals the same pack dealt alone.
    let json = r#"{"hand_yaku":true,"fuke":true,"rain_washout":"all","table_multiplier":true,"rounds":2}"#;
    let mut dice = Dice::new(11);
    for _ in 0..20 {
        let packs: Vec<_> = (0..2).map(|_| random_pack(&mut dice, &rules(json), 3)).collect();
        let mut second = None;
        random_match(&mut dice, setup(rules(json), 3, 1, Deal::Decks(packs.clone())), |_, game| {
            if game.number() == 2 && second.is_none() {
                second = Some((cards(game).clone(), game.dealer()));
            }
        });
        let (round, dealer) = second.expect("a second round");
        assert_eq!(round, Round::deal(&settings(json), 3, dealer, &packs[1]).unwrap());
    }
}

#[test]
fn yaku_are_told_when_they_are_made_and_only_then() {
    let mut round = dealt("{}", &["3b", "9a"], "3B 9A 1B 2A 4A 5A 6A 7A", "9R");
    let mut events: Vec<Event> = Vec::new();
    round.apply(action("3b"), &mut events).unwrap();
    let made = |events: &[Event]| -> Vec<String> {
        let slug = |event: &Event| match event {
            Event::Made { seat, yaku } => Some(format!("{seat} {}", yaku.slug())),
            _ => None,
        };
        events.iter().filter_map(slug).collect()
    };
    assert_eq!(round.captures()[0], pile("3B 3b 9A 9R"));
    assert_eq!(made(&events), ["0 flower-viewing"]);
    assert!(matches!(events.last(), Some(Event::Made { .. })), "after the capture that made it");
}
