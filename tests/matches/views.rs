//! A seat sees what it may know: hidden cards change nothing in its view, and never appear in it.

use hanakago::record::{Deal, Match, SeatKind, Setup, answer};
use hanakago::rules::event::Event;
use hanakago::rules::hana_awase::Round;
use hanakago::rules::pilina::PELE;
use hanakago::rules::{Action, Card, CardSet, GameId, Phase, Round as AnyRound, RoundView, Seat, Silent, View};
use serde_json::{Value, json};

use crate::common::{
    Dice, card, cards, list, pack, pile, random_match, random_pack, random_setup, random_setup_of, random_short_setup,
    rules, runs,
};

/// The cards of each hand that all may see.
fn open(game: &Match) -> Vec<CardSet> {
    match game.round() {
        AnyRound::HanaAwase(round) if round.settings().book.open_hands => round.hands().to_vec(),
        AnyRound::HanaAwase(round) => round.shown().to_vec(),
        AnyRound::Pilina(round) => {
            // A Pele that went back, as long as it has not been played again.
            let mut back = None;
            for event in game.events() {
                match event {
                    Event::Returned { seat } => back = Some(usize::from(*seat)),
                    Event::Played { card, .. } if *card == PELE => back = None,
                    Event::Ohana { suit, .. } if *suit == PELE.month() => back = None,
                    _ => {}
                }
            }
            let seen = |seat| if back == Some(seat) { CardSet::of(PELE) } else { CardSet::EMPTY };
            (0..round.hands().len()).map(seen).collect()
        }
        // Every card of the hand was drawn before all eyes.
        AnyRound::YakuNarabe(round) => vec![round.hand()],
    }
}

/// The hands by seat, and the stack.
fn unplayed(game: &Match) -> (Vec<CardSet>, CardSet) {
    match game.round() {
        AnyRound::HanaAwase(round) => (round.hands().to_vec(), round.stack().iter().copied().collect()),
        AnyRound::Pilina(round) => (round.hands().to_vec(), round.stack().iter().copied().collect()),
        AnyRound::YakuNarabe(round) => (vec![round.hand()], round.stack().iter().copied().collect()),
    }
}

/// What lies hidden from a seat: the others' hands but what lies open of them, and the stack. From `None`, who
/// has no hand: what lies hidden from all but its owner.
fn hidden(game: &Match, seat: Option<Seat>) -> CardSet {
    let (hands, mut hidden) = unplayed(game);
    for (owner, (hand, open)) in hands.iter().zip(open(game)).enumerate() {
        if seat.map(usize::from) != Some(owner) {
            hidden |= *hand - open;
        }
    }
    hidden
}

/// What a seat has not seen, as its view says.
fn unseen(game: &Match, view: &View) -> CardSet {
    match (&view.cards, game.round()) {
        (RoundView::HanaAwase(seen), AnyRound::HanaAwase(round)) => {
            seen.unseen(round.settings().book.deck().into_iter().collect())
        }
        (RoundView::Pilina(seen), _) => seen.unseen(),
        (RoundView::YakuNarabe(seen), _) => seen.unseen(),
        _ => panic!("a view of another game"),
    }
}

/// Every card that a text names.
fn named_in(text: &str) -> CardSet {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let codes = words.filter(|word| word.len() <= 3 && word.starts_with(|c: char| c.is_ascii_digit()));
    codes.filter_map(|word| word.parse::<Card>().ok()).collect()
}

/// Any setup, with its packs written out so that hidden cards can be swapped in them.
fn setup_with_decks(dice: &mut Dice) -> Setup {
    let mut setup = random_setup(dice);
    let seats = setup.seats.len() as u8;
    let rounds = 1 + dice.below(2.min(usize::from(setup.rounds())));
    setup.deal = Deal::Decks((0..rounds).map(|_| random_pack(dice, &setup.rules, seats)).collect());
    setup
}

/// The same match up to now, but with the cards that are hidden from a seat dealt otherwise.
/// `None` where the swap is not consistent with what the seat has seen (another deal would have been
/// thrown in, or shown).
fn swapped(dice: &mut Dice, game: &Match, seat: Seat) -> Option<Match> {
    let mut setup = game.setup().clone();
    let Deal::Decks(decks) = &mut setup.deal else { unreachable!("packs are written out") };
    let pack = &mut decks[usize::from(game.number()) - 1];
    let hidden = hidden(game, Some(seat));
    let places: Vec<usize> = (0..pack.len()).filter(|place| hidden.contains(pack[*place])).collect();
    let mut there: Vec<Card> = places.iter().map(|place| pack[*place]).collect();
    dice.shuffle(&mut there);
    for (place, card) in places.iter().zip(there) {
        pack[*place] = card;
    }
    let dealt = AnyRound::deal(game.rules(), game.seats(), game.dealer(), pack).ok()?;
    if let (AnyRound::HanaAwase(dealt), AnyRound::HanaAwase(round)) = (&dealt, game.round())
        && dealt.hand_yaku() != round.hand_yaku()
    {
        return None;
    }
    let mut other = Match::start(setup, &mut Silent).expect("the pack was dealt once already");
    for action in game.actions() {
        other.apply(*action, &mut Silent).expect("seen cards were not swapped");
    }
    Some(other)
}

#[test]
fn swapping_hidden_cards_leaves_every_view_of_a_seat_unchanged() {
    let mut dice = Dice::new(30);
    let (mut compared, mut different) = (0, 0);
    for _ in 0..runs(50, 1_500) {
        let setup = setup_with_decks(&mut dice);
        random_match(&mut dice, setup, |dice, game| {
            if game.to_move().is_none() {
                return;
            }
            for seat in 0..game.seats() {
                if let Some(other) = swapped(dice, game, seat) {
                    assert_eq!(other.view(seat), game.view(seat), "seat {seat} sees hidden cards");
                    assert_eq!(answer::view(&other.view(seat)), answer::view(&game.view(seat)));
                    compared += 1;
                    different += u32::from(other.round() != game.round());
                }
            }
        });
    }
    assert!(compared > 2_000 && different > 1_500, "{compared} compared, {different} of them dealt otherwise");
}

#[test]
fn a_card_that_is_hidden_from_a_seat_is_nowhere_in_its_view() {
    let mut dice = Dice::new(31);
    for _ in 0..runs(40, 1_000) {
        let setup = random_short_setup(&mut dice);
        random_match(&mut dice, setup, |_, game| {
            if game.to_move().is_none() {
                return;
            }
            for seat in 0..game.seats() {
                let view = game.view(seat);
                let texts = [serde_json::to_string(&view).unwrap(), answer::view(&view).to_string()];
                let hidden = hidden(game, Some(seat));
                for text in &texts {
                    let told = named_in(text) & hidden;
                    assert!(told.is_empty(), "{told:?} in the view of seat {seat}: {text}");
                }
                assert_eq!(unseen(game, &view), hidden, "what a seat has not seen is what is hidden from it");
            }
        });
    }
}

#[test]
fn a_view_of_hana_awase_says_what_the_match_says() {
    let mut dice = Dice::new(32);
    for _ in 0..runs(60, 2_000) {
        let setup = random_setup_of(&mut dice, GameId::HanaAwase);
        random_match(&mut dice, setup, |_, game| {
            let round = cards(game);
            for seat in 0..game.seats() {
                let view = game.view(seat);
                assert_eq!((view.game(), view.rules, view.seats), (game.rules().game(), *game.rules(), game.seats()));
                assert_eq!((view.seat, view.phase, view.to_move), (seat, game.phase(), game.to_move()));
                assert_eq!((view.dealer, view.round, view.rounds), (game.dealer(), game.number(), game.rounds()));
                assert_eq!((&view.totals, view.events.as_slice()), (game.totals(), game.events()));
                let own = game.to_move() == Some(seat);
                assert_eq!(view.legal.as_slice(), if own { game.legal().to_vec() } else { Vec::new() });
                let RoundView::HanaAwase(seen) = view.cards else { panic!("a view of hana-awase") };
                assert_eq!(seen.hand, round.hands()[usize::from(seat)]);
                assert_eq!(
                    (seen.table, seen.stack, seen.pending),
                    (round.table(), round.stack_left(), round.pending())
                );
                assert_eq!((seen.opening, seen.multiplier), (round.opening(), round.multiplier()));
                for other in 0..usize::from(game.seats()) {
                    assert_eq!(usize::from(seen.hand_sizes[other]), round.hands()[other].len());
                    assert_eq!(seen.captures[other], round.captures()[other]);
                    assert_eq!(seen.shown[other], round.shown()[other]);
                    assert_eq!(seen.hand_yaku[other], round.hand_yaku()[other]);
                    assert_eq!(seen.reach(other as Seat), round.reach(other as Seat));
                }
            }
        });
    }
}

#[test]
fn views_come_back_from_bytes_and_json() {
    let mut dice = Dice::new(33);
    for _ in 0..10 {
        let setup = random_setup(&mut dice);
        random_match(&mut dice, setup, |_, game| {
            let view = game.view(0);
            let bytes = postcard::to_allocvec(&view).unwrap();
            assert_eq!(postcard::from_bytes::<View>(&bytes).unwrap(), view);
            assert_eq!(serde_json::from_str::<View>(&serde_json::to_string(&view).unwrap()).unwrap(), view);
        });
    }
}

#[test]
fn a_finished_round_is_public_whole() {
    let mut dice = Dice::new(34);
    for _ in 0..runs(40, 500) {
        let setup = random_setup(&mut dice);
        let mut last_seen: Vec<Vec<Event>> = Vec::new();
        let game = random_match(&mut dice, setup, |_, game| {
            let number = usize::from(game.number());
            last_seen.resize(number, Vec::new());
            last_seen[number - 1] = game.events().to_vec();
        });
        for (at, finished) in game.finished().iter().enumerate() {
            for seat in 0..game.seats() {
                let view = game.finished_view(at, seat).unwrap();
                assert_eq!((view.phase, view.to_move, view.legal.len()), (Phase::RoundOver, None, 0));
                assert_eq!((usize::from(view.round), view.dealer, view.seat), (at + 1, finished.dealer, seat));
                let before = at
                    .checked_sub(1)
                    .map_or(vec![0; game.totals().len()], |before| game.finished()[before].totals.to_vec());
                assert_eq!(view.totals.to_vec(), before, "the totals before it");
                match (&view.cards, &finished.cards) {
                    (RoundView::HanaAwase(seen), AnyRound::HanaAwase(round)) => {
                        assert_eq!(seen.captures[..usize::from(game.seats())], *round.captures());
                        let deck: CardSet = round.settings().book.deck().into_iter().collect();
                        assert!(seen.unseen(deck).is_empty());
                    }
                    (RoundView::Pilina(seen), AnyRound::Pilina(round)) => {
                        assert_eq!(seen.captures[..round.captures().len()], *round.captures());
                        assert_eq!((seen.table, seen.leftovers), (round.table(), round.leftovers()));
                        let undrawn: CardSet = round.stack().iter().copied().collect();
                        assert_eq!(seen.unseen(), undrawn, "with two seats eight cards are never drawn");
                    }
                    (RoundView::YakuNarabe(seen), AnyRound::YakuNarabe(round)) => {
                        assert_eq!((seen.points(), seen.scored.len()), (round.points(), round.scored().len()));
                        assert!(seen.unseen().is_empty() && seen.hand.is_empty());
                    }
                    _ => panic!("a view of another game"),
                }
                // What had been told before the last action is the start of what is told now.
                let told = last_seen[at].iter().filter(|event| !matches!(event, Event::MatchOver { .. }));
                assert!(told.zip(&view.events).all(|(before, now)| before == now));
                assert!(matches!(view.events.last(), Some(Event::RoundOver { .. })));
            }
        }
        assert_eq!(game.finished_view(game.finished().len(), 0), None);
    }
}

#[test]
fn shown_cards_and_open_hands_are_known_to_all() {
    let json = r#"{"hand_yaku":true}"#;
    let settings = crate::common::settings(json);
    let deck = pack(&settings, &["", "1a 2a 3a 4a 5a 6a 9A", "1b 2b 3b 4b 5b 6b 7b"], "8A 9R 10A 11A 12B 7A", "");
    let deal = Deal::Decks(vec![deck]);
    let setup = Setup { rules: rules(json), seats: vec![SeatKind::Human; 3], first_dealer: 0, deal };
    let game = Match::start(setup, &mut Silent).unwrap();
    let json = answer::view(&game.view(0));
    assert_eq!(json["hands"][0].as_array().map(Vec::len), Some(7), "its own hand");
    assert_eq!(json["hands"][1], json!(7), "a hand of which a card is hidden is its number");
    assert_eq!(json["shown"][1], json!(["1a", "2a", "3a", "4a", "5a", "6a"]));
    assert_eq!(json["hands"][2], json!(["1b", "2b", "3b", "4b", "5b", "6b", "7b"]), "Seven Plains lie open");
    let RoundView::HanaAwase(seen) = game.view(0).cards else { panic!("a view of hana-awase") };
    assert_eq!((seen.known[1], seen.known[2]), (pile("1a 2a 3a 4a 5a 6a"), pile("1b 2b 3b 4b 5b 6b 7b")));
    assert!(seen.unseen(CardSet::FULL).contains(card("9A")));

    let open = crate::common::settings(r#"{"preset":"nintendo-chotto"}"#);
    let round = Round::deal(&open, 2, 0, &pack(&open, &["", ""], "1B 2A 3B 6A 7A 8B 9A 10A", "")).unwrap();
    assert_eq!(round.view(0).known[1], round.hands()[1], "Nintendo Chotto is played with open hands");
}

#[test]
fn events_name_a_card_only_when_it_lies_face_up() {
    let mut dice = Dice::new(36);
    for _ in 0..runs(60, 2_000) {
        let setup = random_short_setup(&mut dice);
        random_match(&mut dice, setup, |_, game| {
            if game.to_move().is_none() {
                return;
            }
            let secret = hidden(game, None);
            let told: Vec<Value> = game.events().iter().map(answer::event).collect();
            let told = named_in(&json!(told).to_string()) & secret;
            assert!(told.is_empty(), "{told:?} was told");
        });
    }
}

#[test]
fn legal_actions_of_others_are_not_in_a_view() {
    let cases = [("3B", "3b"), ("9A", "9a")];
    for (own, other) in cases {
        let settings = crate::common::settings("{}");
        let deck = pack(&settings, &[own, other], "1B 2A 4A 5A 6A 7A 8B 10A", "");
        let round = AnyRound::HanaAwase(Round::deal(&settings, 2, 0, &deck).unwrap());
        assert!(round.legal().contains(&Action::Play(list(own)[0])));
        assert_eq!(round.actor(Action::Play(list(own)[0])), 0);
    }
}
