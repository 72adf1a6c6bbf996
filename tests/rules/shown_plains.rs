//! Six and Seven Plains: cards of a hand that lie face up and that the others may capture.

use hanakago::rules::event::{Event, HandYaku};
use hanakago::rules::hana_awase::Round;
use hanakago::rules::{Action, CardSet, Phase, Silent};

use crate::common::{action, card, dealt, pack, pile, settings};

const ON: &str = r#"{"hand_yaku":true}"#;
/// Seven plains of months 1–7.
const SEVEN: &str = "1a 2a 3a 4a 5a 6a 7a";
/// Six plains of months 1–6, and an animal that is not shown.
const SIX: &str = "1a 2a 3a 4a 5a 6a 9A";
/// A table without months 1–6.
const FAR: &str = "8A 9R 10A 11A 12B 7A";

fn legal(round: &Round) -> Vec<String> {
    round.legal().iter().map(ToString::to_string).collect()
}

fn has(round: &Round, text: &str) -> bool {
    round.legal().contains(&action(text))
}

#[test]
fn what_a_dealt_hand_makes() {
    let hands: [(&str, Option<HandYaku>); 8] = [
        (SEVEN, Some(HandYaku::SevenPlains)),
        (SIX, Some(HandYaku::SixPlains)),
        ("1a 2a 3a 4a 5a 6A 9A", None),
        ("11P 12Y 12a 12b 1a 1b 1R", Some(HandYaku::SixPlains)),
        ("11P 12Y 12a 12b 1a 1b 2b", Some(HandYaku::SevenPlains)),
        ("9A 1a 1b 2a 2b 3a 3R", None),
        ("9A 1a 1b 2a 2b 3a 3b", Some(HandYaku::SixPlains)),
        ("1B 3B 8B 11B 12B 11R 9R", None),
    ];
    for (hand, want) in hands {
        assert_eq!(HandYaku::of(pile(hand)), want, "{hand}");
    }
    assert_eq!((HandYaku::SixPlains.points(), HandYaku::SevenPlains.points()), (20, 30));
}

#[test]
fn six_plains_show_the_six_and_seven_plains_the_whole_hand() {
    let round = dealt(ON, &["", SIX, "1b 2b 3b 4b 5b 6b 7b"], FAR, "");
    assert_eq!(round.hand_yaku(), [None, Some(HandYaku::SixPlains), Some(HandYaku::SevenPlains)]);
    assert_eq!(round.shown(), [CardSet::EMPTY, pile("1a 2a 3a 4a 5a 6a"), pile("1b 2b 3b 4b 5b 6b 7b")]);
    assert_eq!(round.hands()[1], pile(SIX), "shown cards stay in the hand");
}

#[test]
fn they_are_told_in_turn_order_from_the_dealer() {
    let settings = settings(ON);
    let pack = pack(&settings, &[SIX, "1b 2b 3b 4b 5b 6b 7b", ""], "8A 9R 10A 11A 12B 7A", "");
    for dealer in 0..3_u8 {
        let round = Round::deal(&settings, 3, dealer, &pack).unwrap();
        let mut events: Vec<Event> = Vec::new();
        round.announce(1, 0, &mut events);
        let shown: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Shown { seat, yaku, .. } => Some((*seat, *yaku)),
                _ => None,
            })
            .collect();
        assert_eq!(shown, [(dealer, HandYaku::SixPlains), ((dealer + 1) % 3, HandYaku::SevenPlains)]);
        assert!(matches!(events[0], Event::Dealt { .. }), "after the deal");
    }
}

#[test]
fn nothing_is_shown_when_the_rule_is_off_or_when_two_or_four_play() {
    let cases: [(&str, &[&str], &str); 3] = [
        ("{}", &["", SEVEN, ""], FAR),
        (ON, &["1a 2a 3a 4a 5a 6a 7a 8a 9a 10a", ""], "8A 9R 10A 11A 12B 7A 1B 2A"),
        (ON, &["1a 2a 3a 4a 5a", "1b 2b 3b 4b 5b", "", ""], "8A 9R 10A 11A 12B 7A 1B 2A"),
    ];
    for (rules, hands, table) in cases {
        let round = dealt(rules, hands, table, "");
        assert!(round.shown().iter().all(|shown| shown.is_empty()));
        assert!(round.hand_yaku().iter().all(Option::is_none));
    }
}

#[test]
fn the_others_capture_a_shown_card_by_play() {
    let mut round = dealt(ON, &["1B", SEVEN, ""], FAR, "8a");
    let mut events: Vec<Event> = Vec::new();
    round.apply(action("1B"), &mut events).unwrap();
    assert_eq!(events[1], Event::Took { seat: 0, card: card("1B"), taken: pile("1a") });
    assert_eq!(round.captures()[0], pile("1B 1a 8A 8a"));
    assert_eq!(round.hands()[1], pile("2a 3a 4a 5a 6a 7a"), "the owner has a card less");
    assert_eq!(round.shown()[1], round.hands()[1]);
}

#[test]
fn the_others_capture_a_shown_card_by_flip() {
    let mut round = dealt(ON, &["8a", SEVEN, ""], FAR, "1B");
    round.apply(action("8a"), &mut Silent).unwrap();
    assert_eq!(round.captures()[0], pile("8A 8a 1B 1a"));
    assert_eq!(round.shown()[1], pile("2a 3a 4a 5a 6a 7a"));
}

#[test]
fn a_shown_and_a_table_card_are_two_matches_and_the_player_chooses() {
    let start = dealt(ON, &["1B 8a", SEVEN, ""], "8A 9R 10A 11A 12B 1R", "7b");
    assert!(has(&start, "1B>1R") && has(&start, "1B>1a") && !has(&start, "1B"));
    let mut round = start.clone();
    round.apply(action("1B>1a"), &mut Silent).unwrap();
    assert!(round.table().contains(card("1R")) && !round.hands()[1].contains(card("1a")));
    let mut round = start.clone();
    round.apply(action("1B>1R"), &mut Silent).unwrap();
    assert!(!round.table().contains(card("1R")) && round.shown()[1].contains(card("1a")));

    let mut round = dealt(ON, &["8a", SEVEN, ""], "8A 9R 10A 11A 12B 1R", "1B");
    round.apply(action("8a"), &mut Silent).unwrap();
    assert_eq!((round.phase(), round.options()), (Some(Phase::Choose), pile("1R 1a")));
    round.apply(action(">1a"), &mut Silent).unwrap();
    assert_eq!(round.captures()[0], pile("8A 8a 1B 1a"));
    assert!(!round.hands()[1].contains(card("1a")));
}

#[test]
fn three_in_all_are_taken_wherever_they_lie() {
    let places: [(&str, &str, &str); 3] = [
        ("8A 9R 10A 11A 12B 1R", SEVEN, "1b 2b 3b 4b 5b 6b 8a"), // one each: table, seat 1, seat 2
        ("8A 9R 10A 11A 1b 1R", SEVEN, ""),                      // two on the table, one shown
        ("8A 9R 10A 11A 12B 1R", "1a 1b 3a 4a 5a 6a 7a", ""),    // one on the table, two shown
    ];
    for (table, second, third) in places {
        let mut round = dealt(ON, &["1B", second, third], table, "");
        assert!(has(&round, "1B"), "the fourth has no choice: {:?}", legal(&round));
        round.apply(action("1B"), &mut Silent).unwrap();
        assert!(round.captures()[0].includes(pile("1B 1R 1a 1b")));
        let shown = round.shown().iter().fold(CardSet::EMPTY, |all, shown| all | *shown);
        assert!((shown & pile("1a 1b")).is_empty());
    }
}

#[test]
fn for_their_owner_shown_cards_neither_match_nor_count_among_the_three() {
    // Dealer 0 shows 1a; its hidden 1R finds nothing to take.
    let mut round = dealt(ON, &["1a 2a 3a 4a 5a 6a 1R", "", ""], FAR, "8a");
    assert!(has(&round, "1R"));
    round.apply(action("1R"), &mut Silent).unwrap();
    assert!(round.table().contains(card("1R")) && round.hands()[0].contains(card("1a")));

    // With two on the table its turned fourth has a choice of two, not all three.
    let mut round = dealt(ON, &["1a 2a 3a 4a 5a 6a 7a", "", ""], "8A 9R 10A 11A 1b 1R", "1B");
    round.apply(action("7a"), &mut Silent).unwrap();
    assert_eq!((round.phase(), round.options()), (Some(Phase::Choose), pile("1R 1b")));
    assert!(round.apply(action(">1a"), &mut Silent).is_err(), "its own shown card cannot be chosen");

    // A turned card that meets only the owner's own shown card stays on the table.
    let mut round = dealt(ON, &["1a 2a 3a 4a 5a 6a 7a", "", ""], FAR, "1B");
    round.apply(action("7a"), &mut Silent).unwrap();
    assert!(round.table().contains(card("1B")) && round.hands()[0].contains(card("1a")));
}

#[test]
fn the_owner_plays_a_shown_card_like_any_other() {
    let mut round = dealt(ON, &[SEVEN, "", ""], "8A 9R 10A 11A 12B 1R", "8a");
    assert_eq!(legal(&round).len(), 7);
    round.apply(action("1a"), &mut Silent).unwrap();
    assert!(round.captures()[0].includes(pile("1a 1R")));
    assert_eq!(round.shown()[0], pile("2a 3a 4a 5a 6a 7a"));
}

#[test]
fn of_two_who_show_each_captures_from_the_other() {
    let mut round = dealt(ON, &[SEVEN, "1b 2b 3b 4b 5b 6b 7b", ""], "8A 9R 10A 11A 12B 1R", "8a 8b");
    // Seat 0's 1a meets 1R on the table and 1b before seat 1.
    assert!(has(&round, "1a>1R") && has(&round, "1a>1b"));
    round.apply(action("2a"), &mut Silent).unwrap();
    assert!(round.captures()[0].includes(pile("2a 2b")));
    assert_eq!(round.hands()[1], pile("1b 3b 4b 5b 6b 7b"));
    // Seat 1 answers with 3b on seat 0's 3a.
    round.apply(action("3b"), &mut Silent).unwrap();
    assert!(round.captures()[1].includes(pile("3a 3b")));
    assert_eq!((round.hands()[0].len(), round.hands()[1].len()), (5, 5));
    // The third seat sees both.
    assert_eq!(round.to_move(), 2);
    assert_eq!(round.reach(2), round.table() | round.shown()[0] | round.shown()[1]);
}

#[test]
fn an_owner_left_without_cards_only_flips() {
    let mut round = dealt(ON, &["1B 2A 3B", SEVEN, ""], FAR, "");
    let (mut flips, mut captured) = (0, 0);
    while let Some(phase) = round.phase() {
        let seat = round.to_move();
        if phase == Phase::Flip {
            assert_eq!((seat, legal(&round)), (1, vec!["flip".to_owned()]));
            assert!(round.hands()[1].is_empty());
            let before = round.clone();
            for text in ["1a", "1a>1B", ">1a", "pass", "stop"] {
                assert!(round.apply(action(text), &mut Silent).is_err());
            }
            assert_eq!(round, before);
            flips += 1;
        }
        let held = round.hands()[1].len();
        let taking = |action: &&Action| matches!(action, Action::Take(_, target) if round.shown()[1].contains(*target));
        let next = round.legal().iter().find(taking).copied().unwrap_or_else(|| round.legal()[0]);
        round.apply(next, &mut Silent).unwrap();
        if seat != 1 {
            captured += held - round.hands()[1].len();
        }
    }
    assert!(captured >= 3, "the position has three captures at least");
    assert_eq!(flips, captured, "a turn without a card for each card that was captured");
    assert_eq!(round.captures().iter().fold(CardSet::EMPTY, |all, pile| all | *pile), CardSet::FULL);
}

#[test]
fn the_hand_yaku_counts_as_it_was_dealt() {
    let mut round = dealt(ON, &["1B", SEVEN, ""], FAR, "");
    round.apply(action("1B"), &mut Silent).unwrap();
    assert_eq!(round.hand_yaku()[1], Some(HandYaku::SevenPlains), "also when a card of it was captured");
    let scores = round.settle();
    assert_eq!(scores.seats[1].hand_gain, 60);
    assert_eq!((scores.seats[0].hand_loss, scores.seats[2].hand_loss), (-30, -30));
}
