//! Random games: cards are conserved, rows are what the engine says, nothing ever gets stuck.

use arrayvec::ArrayVec;
use hanakago::record::{Match, Mode, Record, answer};
use hanakago::rules::yaku_narabe::{COLUMN_CARDS, COLUMNS, ROWS, Round, RowScore};
use hanakago::rules::{Action, CardSet, GameId, Phase, Round as AnyRound, RuleError, Silent};

use crate::common::{Dice, random_match, random_setup_of, runs};

fn cards(round: &AnyRound) -> &Round {
    let AnyRound::YakuNarabe(round) = round else { panic!("a round of yaku-narabe") };
    round
}

#[test]
fn every_card_lies_in_one_place_and_a_move_is_always_there() {
    let mut dice = Dice::new(400);
    for _ in 0..runs(40, 1_500) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        random_match(&mut dice, setup, |_, game| {
            let round = cards(game.round());
            let piles = [
                round.hand(),
                round.stack().iter().copied().collect(),
                round.columns().iter().flatten().copied().collect(),
                round.scored().iter().flat_map(|row| row.cards).collect(),
            ];
            assert_eq!(piles.iter().fold(CardSet::EMPTY, |all, pile| all | *pile), CardSet::FULL);
            assert_eq!(piles.iter().map(|pile: &CardSet| pile.len()).sum::<usize>(), 48);
            assert!(round.scored().len() <= ROWS);
            assert!(round.columns().iter().any(ArrayVec::is_empty), "a full top row has left");
            assert!(round.columns().iter().all(|column| column.len() <= COLUMN_CARDS));
            if game.phase() == Phase::Play {
                assert!(!game.legal().is_empty());
                assert_eq!(round.hand().len(), 2.min(usize::from(round.stack_left()) + round.hand().len()));
            }
        });
    }
}

#[test]
fn what_is_legal_is_what_is_accepted() {
    let mut dice = Dice::new(401);
    for _ in 0..runs(6, 200) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        random_match(&mut dice, setup, |_, game| {
            let legal = game.legal();
            for card in CardSet::FULL {
                for column in 0..=COLUMNS as u8 + 1 {
                    let action = Action::Column(card, column);
                    let mut other = game.round().clone();
                    let accepted = game.to_move().is_some() && other.apply(action, &mut Silent).is_ok();
                    assert_eq!(accepted, legal.contains(&action), "{action}");
                    assert!(accepted || other == *game.round(), "a refused action changes nothing");
                }
            }
        });
    }
}

#[test]
fn a_game_adds_up_to_its_rows() {
    let mut dice = Dice::new(402);
    let mut rows = 0;
    for _ in 0..runs(40, 1_500) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        let mut running = Vec::new();
        let game = random_match(&mut dice, setup, |_, game| {
            let told = &answer::position(game, &[])["scores"];
            running.push(told[0].as_i64().expect("a number"));
        });
        assert!(running.windows(2).all(|pair| pair[0] <= pair[1]), "rows are added at once and never lose");
        let mut total = 0;
        for (at, finished) in game.finished().iter().enumerate() {
            let round = cards(&finished.cards);
            assert_eq!(usize::from(round.month()), at + 1);
            for row in round.scored() {
                let cup = round.settings().cup_is_chaff;
                let told = RowScore::of(row.set(), Some(round.month()), cup);
                assert_eq!(told.score(), row.score);
                rows += 1;
            }
            total += round.points();
            assert_eq!(finished.totals.as_slice(), [total]);
        }
        assert_eq!(running.last(), Some(&i64::from(total)));
    }
    assert!(rows > 300, "{rows} rows");
}

#[test]
fn records_and_codes_of_games_come_back() {
    let mut dice = Dice::new(403);
    for _ in 0..runs(20, 400) {
        let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
        let game = random_match(&mut dice, setup.clone(), |_, _| {});
        let mut record = Record::new(setup);
        record.mode = Some(if dice.coin() { Mode::Practice } else { Mode::Ordinary });
        record.actions = game.actions().iter().map(ToString::to_string).collect();
        let read = Record::from_json(&record.to_json()).expect("its own JSON");
        assert_eq!(read, record);
        let code = Record::from_code(&record.to_code().expect("a code")).expect("its own code");
        assert_eq!((&code.actions, &code.setup.rules, code.mode), (&record.actions, &record.setup.rules, record.mode));
        assert_eq!(same_end(&code), game.totals().to_vec());
    }
}

fn same_end(record: &Record) -> Vec<i32> {
    record.replay().map(|game: Match| game.totals().to_vec()).expect("it replays")
}

#[test]
fn a_finished_game_accepts_nothing() {
    let mut dice = Dice::new(404);
    let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
    let mut game = random_match(&mut dice, setup, |_, _| {});
    assert!(matches!(game.phase(), Phase::MatchOver | Phase::RoundOver));
    assert_eq!(game.apply("1B@1".parse().expect("an action"), &mut Silent), Err(RuleError::Over));
}
