//! The documented shuffle: the same seed deals the same cards in every version.

use hanakago::rules::{Card, CardSet, GameId, Round, RuleSet, Seed};
use hanakago::{record::Setup, rules::hana_awase::Settings};
use serde_json::Value;

use crate::common::{rules, text};

fn seed(text: &str) -> Seed {
    Seed::new(text).expect("a short seed")
}

#[test]
fn the_first_word_of_the_documented_seed_is_the_documented_one() {
    assert_eq!(seed("kiku-ni-sakazuki").stream(1).word(), 2_885_189_953);
}

#[test]
fn every_deck_that_was_ever_dealt_is_dealt_again() {
    for (game, file) in [(GameId::HanaAwase, "decks"), (GameId::Pilina, "decks-pilina")] {
        let golden: Value = serde_json::from_str(&text(&format!("tests/records/{file}.json"))).unwrap();
        let decks = golden["decks"].as_array().unwrap();
        assert!(decks.len() >= 8);
        for case in decks {
            let rules = RuleSet::read(game, &case["rules"]).unwrap();
            let players = case["players"].as_u64().unwrap() as u8;
            let mut draws = seed(case["seed"].as_str().unwrap()).stream(case["round"].as_u64().unwrap());
            let (deck, redeals) = Round::shuffled(&rules, players, &mut draws).unwrap();
            let codes: Vec<&str> = deck.iter().map(|card| card.code()).collect();
            assert_eq!(codes.join(" "), case["deck"].as_str().unwrap(), "{case}");
            assert_eq!(u64::from(redeals), case["redeals"].as_u64().unwrap(), "{case}");
        }
        for case in golden["first_dealers"].as_array().unwrap() {
            let rules = case.get("rules").map_or(RuleSet::new(game), |rules| RuleSet::read(game, rules).unwrap());
            let players = case["players"].as_u64().unwrap() as u8;
            let seed = seed(case["seed"].as_str().unwrap());
            let (drawn, dealer) = rules.first_dealer(players, &mut seed.stream(0)).unwrap();
            assert_eq!(u64::from(dealer), case["dealer"].as_u64().unwrap(), "{case}");
            assert_eq!(Setup::drawn_dealer(&rules, players, &seed), Ok(dealer));
            let cards: Vec<String> = drawn.iter().map(|draw| format!("{} {}", draw.seat, draw.card)).collect();
            assert_eq!(cards.join(", "), case["drawn"].as_str().unwrap_or_default(), "{case}");
        }
    }
}

#[test]
fn a_number_is_the_next_word_below_the_limit_modulo_n() {
    // Just above 2^31 nearly every second word is thrown away; a plain `word % n` would show.
    for n in [1, 2, 3, 7, 48, 1000, (1 << 31) + 1, 3_000_000_000, u32::MAX] {
        let seed = seed("rejection");
        let (mut draws, mut words) = (seed.stream(3), seed.stream(3));
        let limit = (1_u64 << 32) / u64::from(n) * u64::from(n);
        let mut skipped = 0;
        for _ in 0..200 {
            let number = draws.below(n);
            let word = loop {
                let word = words.word();
                if u64::from(word) < limit {
                    break word;
                }
                skipped += 1;
            };
            assert_eq!(number, word % n);
        }
        if n == (1 << 31) + 1 {
            assert!(skipped > 100, "{skipped}");
        }
        assert_eq!(draws.word(), words.word(), "no more words were taken than needed");
    }
}

#[test]
fn a_pack_is_swapped_from_the_last_place_down() {
    let seed = seed("kiku-ni-sakazuki");
    let mut pack: Vec<Card> = Card::all().collect();
    seed.stream(5).shuffle(&mut pack);
    let (mut want, mut draws): (Vec<Card>, _) = (Card::all().collect(), seed.stream(5));
    for i in (1..48).rev() {
        want.swap(i, draws.below(i as u32 + 1) as usize);
    }
    assert_eq!(pack, want);
    assert_eq!(pack.iter().copied().collect::<CardSet>(), CardSet::FULL);
}

#[test]
fn a_redeal_goes_on_in_the_same_stream_from_deck_order() {
    let cases = [(r#"{"redeal_on_hand_four":true}"#, 2), (r#"{"redeal_on_hand_four":true}"#, 4), ("{}", 4)];
    for (json, seats) in cases {
        let rules = rules(json);
        let settings = Settings::from(&rules);
        let layout = settings.book.layout(seats).unwrap();
        let mut thrown = 0;
        for round in 1..=400 {
            let seed = seed("redeal");
            let (pack, redeals) = Round::shuffled(&rules, seats, &mut seed.stream(round)).unwrap();
            let mut draws = seed.stream(round);
            let mut count = 0;
            let stands = |pack: &[Card]| {
                let hand = usize::from(layout.hand);
                let hands = hand * usize::from(seats);
                let pile = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
                let in_hand = pack[..hands].chunks(hand).any(|cards| pile(cards).has_four_of_a_month());
                let on_table = pile(&pack[hands..hands + usize::from(layout.table)]).has_four_of_a_month();
                !(on_table || settings.redeal_on_hand_four && in_hand)
            };
            let want = loop {
                let mut pack: Vec<Card> = Card::all().collect();
                draws.shuffle(&mut pack);
                if stands(&pack) {
                    break pack;
                }
                count += 1;
            };
            assert_eq!((pack, redeals), (want, count), "{json}, round {round}");
            thrown += u32::from(redeals);
        }
        assert!(thrown > 0 || json == "{}", "the sample has redeals");
    }
}

#[test]
fn rounds_have_streams_of_their_own_and_the_dealer_is_drawn_from_stream_0() {
    let seed = seed("kiku-ni-sakazuki");
    let firsts: Vec<u32> = (0..13).map(|round| seed.stream(round).word()).collect();
    let mut different = firsts.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), firsts.len());
    for seats in 2..=4 {
        assert_eq!(
            u32::from(Setup::drawn_dealer(&RuleSet::new(GameId::HanaAwase), seats, &seed).unwrap()),
            seed.stream(0).below(u32::from(seats))
        );
    }
}

#[test]
fn a_seed_is_any_text_of_at_most_64_characters_taken_as_it_is() {
    assert!(Seed::new("").is_ok());
    assert!(Seed::new("菊".repeat(64)).is_ok());
    assert!(Seed::new("菊".repeat(65)).is_err());
    let words = |text: &str| seed(text).stream(1).word();
    for other in ["Kiku-ni-sakazuki", " kiku-ni-sakazuki", "kiku-ni-sakazuki ", "kiku-ni-sakazuki\n"] {
        assert_ne!(words(other), words("kiku-ni-sakazuki"), "{other:?}");
    }
    // The two spellings of ā are two seeds: nothing is normalised.
    assert_ne!(words("\u{101}"), words("a\u{304}"));
}

#[test]
fn a_fresh_seed_is_twelve_base32_characters() {
    for bytes in [[0; 8], [255; 8], [1, 2, 3, 4, 5, 6, 7, 8]] {
        let seed = Seed::fresh(bytes);
        assert_eq!(seed.as_str().len(), 12);
        assert!(seed.as_str().chars().all(|c| c.is_ascii_lowercase() || ('2'..='7').contains(&c)), "{seed}");
    }
    assert_ne!(Seed::fresh([0; 8]), Seed::fresh([0, 0, 0, 1, 0, 0, 0, 0]));
}
