//! What must hold in every match, whatever the rules, the seats, the deal and the play.

use hanakago::record::{Match, Record};
use hanakago::rules::event::Event;
use hanakago::rules::hana_awase::Settings;
use hanakago::rules::{Action, Card, CardSet, GameId, Phase, Silent};

use crate::common::{Dice, cards, random_match, random_setup, random_setup_of, random_short_setup, runs};

/// Every action that can be written, and some that cannot.
fn everything() -> Vec<Action> {
    let mut actions: Vec<Action> = vec![Action::Flip, Action::Stop, Action::Pass, Action::Koi, Action::Shobu];
    actions.extend([0, 13, 14, 64, 128, 255].into_iter().chain(1..=12).map(Action::Ohana));
    for card in Card::all() {
        actions.extend([Action::Play(card), Action::Choose(card)]);
        actions.extend(Card::all().map(|target| Action::Take(card, target)));
        actions.extend((0..=6).map(|column| Action::Column(card, column)));
    }
    actions
}

/// Every card of the deck lies in exactly one place.
fn assert_conserved(game: &Match) {
    let round = cards(game);
    let mut places: Vec<CardSet> = vec![round.table(), round.stack().iter().copied().collect()];
    places.extend(round.hands());
    places.extend(round.captures());
    places.extend(round.pending().map(CardSet::of));
    let deck: CardSet = round.settings().book.deck().into_iter().collect();
    assert_eq!(places.iter().fold(CardSet::EMPTY, |all, pile| all | *pile), deck);
    assert_eq!(places.iter().map(|pile| pile.len()).sum::<usize>(), deck.len(), "a card lies in two places");
    for (hand, shown) in round.hands().iter().zip(round.shown()) {
        assert!(hand.includes(*shown), "shown cards are in the hand");
    }
}

#[test]
fn cards_are_conserved_at_every_step_and_all_captured_at_the_end() {
    let mut dice = Dice::new(20);
    let (mut shown, mut flips) = (0, 0);
    for _ in 0..runs(150, 5_000) {
        let setup = random_setup_of(&mut dice, GameId::HanaAwase);
        let game = random_match(&mut dice, setup, |_, game| {
            assert_conserved(game);
            shown += usize::from(cards(game).shown().iter().any(|shown| !shown.is_empty()));
            flips += usize::from(game.phase() == Phase::Flip);
        });
        for finished in game.finished() {
            let hanakago::rules::Round::HanaAwase(round) = &finished.cards else { panic!("a round of hana-awase") };
            let all = round.captures().iter().fold(CardSet::EMPTY, |all, pile| all | *pile);
            assert_eq!(all.len(), round.settings().book.deck().len(), "everything is captured at the end");
            assert!(round.table().is_empty() && round.stack().is_empty() && round.pending().is_none());
        }
    }
    assert!(shown > 100 && flips > 10, "the sample has shown cards ({shown}) and turns without a card ({flips})");
}

#[test]
fn scores_sum_to_zero_unless_points_only_add_up() {
    let mut dice = Dice::new(21);
    let mut rounds = [0; 2];
    for _ in 0..runs(150, 5_000) {
        let setup = random_setup_of(&mut dice, GameId::HanaAwase);
        let settings = Settings::from(&setup.rules);
        let game = random_match(&mut dice, setup, |_, _| {});
        for finished in game.finished() {
            let scores = finished.settlement.scores();
            rounds[usize::from(settings.book.additive)] += 1;
            if !settings.book.additive {
                assert_eq!(scores.iter().sum::<i32>(), 0);
            }
        }
        let sums = game.finished().iter().map(|finished| finished.settlement.scores());
        let totals = sums.fold(vec![0; usize::from(game.seats())], |totals, scores| {
            totals.iter().zip(scores).map(|(total, score)| total + score).collect()
        });
        assert_eq!(game.totals().to_vec(), totals);
    }
    assert!(rounds.iter().all(|count| *count > 50));
}

#[test]
fn legal_actions_are_exactly_those_that_are_accepted_and_a_refusal_changes_nothing() {
    let mut dice = Dice::new(22);
    let everything = everything();
    for _ in 0..runs(60, 2_000) {
        let setup = random_short_setup(&mut dice);
        random_match(&mut dice, setup, |_, game| {
            let legal = game.legal();
            let listed: std::collections::HashSet<Action> = legal.iter().copied().collect();
            assert_eq!(listed.len(), legal.len(), "no action is listed twice");
            assert!(legal.is_sorted_by_key(|action| match action {
                Action::Play(card) | Action::Take(card, _) | Action::Choose(card) => card.index(),
                Action::Ohana(suit) => 48 + usize::from(*suit),
                _ => 0,
            }));
            let before = game.clone();
            let mut tried = game.clone();
            for action in &everything {
                let mut round = game.round().clone();
                let accepted = if listed.contains(action) {
                    round.apply(*action, &mut Silent).is_ok()
                } else {
                    // A refused action goes to the match itself: it must stay as it is.
                    let mut events: Vec<Event> = Vec::new();
                    let accepted = tried.apply(*action, &mut events).is_ok();
                    assert!(events.is_empty(), "a refused action tells nothing");
                    accepted
                };
                assert_eq!(accepted, listed.contains(action), "{action} in phase {}", game.phase());
            }
            assert_eq!(tried, before);
            assert!(listed.iter().all(|action| everything.contains(action)));
            assert_eq!(legal.is_empty(), game.to_move().is_none(), "who is to move can do something");
        });
    }
}

#[test]
fn replay_gives_the_same_match_and_cutting_actions_takes_them_back() {
    let mut dice = Dice::new(23);
    for _ in 0..runs(60, 2_000) {
        let setup = random_setup(&mut dice);
        let mut states: Vec<Match> = Vec::new();
        let end = random_match(&mut dice, setup.clone(), |_, game| states.push(game.clone()));
        let mut record = Record::new(setup);
        record.actions = end.actions().iter().map(ToString::to_string).collect();
        assert_eq!(record.replay().unwrap(), end);
        for _ in 0..4 {
            let kept = dice.below(states.len());
            let mut cut = record.clone();
            cut.actions.truncate(kept);
            assert_eq!(cut.replay().unwrap(), states[kept], "undo to {kept}");
        }
    }
}

#[test]
fn replay_tells_the_same_events_as_play_did() {
    let mut dice = Dice::new(24);
    for _ in 0..runs(60, 2_000) {
        let setup = random_setup(&mut dice);
        let mut events: Vec<Event> = Vec::new();
        let mut game = Match::start(setup.clone(), &mut events).unwrap();
        while let Some(action) = game.legal().get(dice.below(game.legal().len().max(1))).copied() {
            game.apply(action, &mut events).unwrap();
        }
        let mut record = Record::new(setup);
        record.actions = game.actions().iter().map(ToString::to_string).collect();
        let mut told: Vec<Event> = Vec::new();
        assert_eq!(record.replay_to(&mut told).unwrap(), game);
        assert_eq!(told, events);
        // Whether anyone listens changes nothing.
        assert_eq!(record.replay().unwrap(), game);
    }
}

#[test]
fn records_come_back_from_json_and_from_codes() {
    let mut dice = Dice::new(25);
    for _ in 0..runs(100, 5_000) {
        let setup = random_setup(&mut dice);
        let game = random_match(&mut dice, setup.clone(), |_, _| {});
        let mut record = Record::new(setup);
        record.actions = game.actions().iter().map(ToString::to_string).collect();
        record.actions.truncate(dice.below(record.actions.len() + 1));
        let text = record.to_json().to_string();
        assert_eq!(Record::read(&text).unwrap(), record, "{text}");
        let code = record.to_code().unwrap();
        assert_eq!(Record::from_code(&code).unwrap(), record, "{code}");
        assert_eq!(Record::from_code(&code).unwrap().replay().unwrap(), record.replay().unwrap());
    }
}

#[test]
fn events_fold_to_what_lies_on_the_table() {
    // The page draws from events alone: played, turned, took, stayed must account for every card.
    let mut dice = Dice::new(26);
    for _ in 0..runs(60, 2_000) {
        let setup = random_setup_of(&mut dice, GameId::HanaAwase);
        random_match(&mut dice, setup, |_, game| {
            let seats = usize::from(game.seats());
            let (mut table, mut piles, mut stack) = (CardSet::EMPTY, vec![CardSet::EMPTY; seats], 0);
            let mut hands = vec![0; seats];
            let mut shown = vec![CardSet::EMPTY; seats];
            for event in game.events() {
                match event {
                    Event::Dealt { table: opening, hand, stack: left, .. } => {
                        (table, stack) = (*opening, *left);
                        hands.fill(usize::from(*hand));
                    }
                    Event::Shown { seat, cards, .. } => shown[usize::from(*seat)] = *cards,
                    Event::Played { seat, card } => {
                        hands[usize::from(*seat)] -= 1;
                        shown[usize::from(*seat)].remove(*card);
                    }
                    Event::Turned { .. } => stack -= 1,
                    Event::Stayed { card, .. } => table.insert(*card),
                    Event::Took { seat, card, taken } => {
                        table -= *taken;
                        for (owner, shown) in shown.iter_mut().enumerate() {
                            hands[owner] -= (*shown & *taken).len();
                            *shown -= *taken;
                        }
                        piles[usize::from(*seat)] |= taken.with(*card);
                    }
                    _ => {}
                }
            }
            let round = cards(game);
            assert_eq!((table, stack), (round.table(), round.stack_left()));
            assert_eq!(piles, round.captures());
            assert_eq!(shown, round.shown());
            assert_eq!(hands, round.hands().iter().map(|hand| hand.len()).collect::<Vec<_>>());
        });
    }
}
