//! What is remembered of games: bests, the collection of yaku, marks; and what take-backs are fair.

use std::collections::BTreeMap;

use hanakago::record::history::{FORMAT, GAMES, Game, Marks};
use hanakago::record::{Deal, History, Mark, Marked, Match, Mode, Record, SeatKind, Setup, envelope, takeback};
use hanakago::rules::event::Event;
use hanakago::rules::game::Settlement;
use hanakago::rules::yaku_narabe::YAKU;
use hanakago::rules::{GameId, Level, Seed, Silent};

use crate::common::{Dice, random_match, random_setup_of, runs};

/// A whole game by lot, as it is kept.
fn played(dice: &mut Dice, mode: Mode) -> (Record, Match) {
    let mut setup = random_setup_of(dice, GameId::YakuNarabe);
    setup.deal = Deal::Seed(Seed::new(format!("history {}", dice.next())).expect("a short seed"));
    setup.seats = vec![SeatKind::Human];
    let game = random_match(dice, setup.clone(), |_, _| {});
    (kept(setup, &game, mode), game)
}

fn kept(setup: Setup, game: &Match, mode: Mode) -> Record {
    let mut record = Record::new(setup);
    record.mode = Some(mode);
    record.actions = game.actions().iter().map(ToString::to_string).collect();
    record
}

/// How often each yaku was made, counted from the settlements.
fn counted(games: &[Match]) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for finished in games.iter().flat_map(Match::finished) {
        let Settlement::YakuNarabe(settlement) = &finished.settlement else { panic!("a settlement of yaku-narabe") };
        for line in settlement.rows.iter().flat_map(|(_, told)| told.yaku.clone()) {
            *counts.entry(line.id.slug()).or_default() += 1;
        }
    }
    counts
}

#[test]
fn games_bests_and_yaku_add_up_and_come_back_from_their_text() {
    let mut dice = Dice::new(420);
    let mut history = History::default();
    let mut games = Vec::new();
    let mut bests: BTreeMap<u8, i32> = BTreeMap::new();
    for at in 0..runs(12, 80) {
        let (record, game) = played(&mut dice, Mode::Ordinary);
        let total = game.totals()[0];
        let best = history.note(&format!("game {at}"), at as u64, &record, &game);
        let before = bests.get(&game.rounds()).copied();
        assert_eq!(best, before.is_none_or(|before| total > before));
        bests.insert(game.rounds(), before.map_or(total, |before| before.max(total)));
        games.push(game);
    }
    for (rounds, total) in &bests {
        assert_eq!(history.best(*rounds).expect("a best game").total(), *total);
    }
    let counts = counted(&games);
    for (yaku, made) in YAKU.iter().zip(&history.made) {
        assert_eq!(made.count, counts.get(yaku.slug).copied().unwrap_or(0), "{}", yaku.slug);
        assert_eq!(made.best.is_some(), made.count > 0);
    }
    assert_eq!(history.collected(), counts.len());
    assert!(history.games.windows(2).all(|pair| pair[0].at >= pair[1].at), "newest first");
    let text = envelope::seal(FORMAT, &history.to_json());
    assert_eq!(History::from_json(&envelope::open(FORMAT, &text).expect("its own text")), history);
}

#[test]
fn a_game_that_goes_on_is_one_entry_and_counts_each_round_once() {
    let mut dice = Dice::new(421);
    let (record, whole) = played(&mut dice, Mode::Ordinary);
    let mut history = History::default();
    let mut game = Match::start(record.setup.clone(), &mut Silent).expect("a setup that can start");
    for action in whole.actions() {
        game.apply(*action, &mut Silent).expect("it was played");
        // Noted at every turn, as reloads might.
        history.note("one", game.actions().len() as u64, &kept(record.setup.clone(), &game, Mode::Ordinary), &game);
    }
    assert_eq!(history.games.len(), 1);
    assert!(history.games[0].is_done());
    assert_eq!(history.games[0].total(), whole.totals()[0]);
    let counts = counted(std::slice::from_ref(&whole));
    assert_eq!(history.made.iter().map(|made| made.count).sum::<u32>(), counts.values().sum::<u32>());
}

#[test]
fn practice_is_no_best_and_every_mark_is_kept() {
    let mut dice = Dice::new(422);
    let (mut record, game) = played(&mut dice, Mode::Practice);
    let mark = |at, mark| Marked { at, mark, seat: None, level: None };
    record.marks = Some(vec![mark(3, Mark::Hint), mark(3, Mark::Undo), mark(9, Mark::Hint)]);
    let mut history = History::default();
    assert!(!history.note("practice", 1, &record, &game));
    assert_eq!(history.best(game.rounds()), None);
    let marks = history.games[0].marks;
    assert_eq!((marks.practice, marks.hints, marks.undos), (true, 2, 1));
    assert_eq!(marks, Marks::of(&record));
    assert_eq!(marks.shown, record.setup.rules.get("show_scored") == Some(1));
    assert_eq!(marks.strict_cup, record.setup.rules.get("cup_is_chaff") == Some(0));
}

#[test]
fn a_computers_game_is_not_remembered_and_a_deck_laid_by_hand_is_no_best() {
    let mut dice = Dice::new(426);
    let (record, game) = played(&mut dice, Mode::Ordinary);
    let mut history = History::default();
    let mut cpu = record.clone();
    cpu.setup.seats = vec![SeatKind::Cpu { level: Level::Master }];
    assert!(!history.note("cpu", 1, &cpu, &game));
    assert_eq!(history, History::default());
    let mut laid = record;
    laid.setup.deal = Deal::Decks(Vec::new());
    assert!(!history.note("laid", 1, &laid, &game));
    assert_eq!((history.games.len(), history.bests.len()), (1, 0));
}

#[test]
fn the_list_is_cut_and_bests_outlast_it() {
    let mut dice = Dice::new(423);
    let (record, game) = played(&mut dice, Mode::Ordinary);
    let mut history = History::default();
    for at in 0..GAMES + 5 {
        history.note(&format!("game {at}"), at as u64, &record, &game);
    }
    assert_eq!(history.games.len(), GAMES);
    assert_eq!(history.best(game.rounds()).map(|best| best.id.as_str()), Some("game 0"), "a tie is no new best");
}

#[test]
fn two_histories_join_without_losing_or_doubling_a_game() {
    let mut dice = Dice::new(424);
    let (mut here, mut there) = (History::default(), History::default());
    for at in 0..6 {
        let (record, game) = played(&mut dice, Mode::Ordinary);
        let id = format!("game {at}");
        if at < 4 {
            here.note(&id, at, &record, &game);
        }
        if at > 1 {
            there.note(&id, at, &record, &game);
        }
    }
    let mut joined = here.clone();
    joined.merge(there.clone());
    assert_eq!(joined.games.len(), 6);
    for rounds in [3, 6, 12] {
        let best = [&here, &there].iter().filter_map(|one| one.best(rounds)).map(Game::total).max();
        assert_eq!(joined.best(rounds).map(Game::total), best);
    }
    let again = joined.clone();
    joined.merge(there);
    assert_eq!(joined, again, "joining twice changes nothing");
}

#[test]
fn a_history_that_was_spoiled_keeps_what_can_be_read() {
    let json = serde_json::json!({
        "games": [{"id": "a", "at": 1, "rounds": 3, "scores": [10, 20, 30]}, {"id": 7}, "nonsense", null],
        "bests": {}, "made": {"pines": {"count": 2}, "no-such": {"count": 1}, "plums": "x"}
    });
    let history = History::from_json(&json);
    assert_eq!((history.games.len(), history.games[0].total(), history.bests.len()), (1, 60, 0));
    assert_eq!(history.collected(), 1);
    for json in [serde_json::json!(null), serde_json::json!([]), serde_json::json!({"games": 1})] {
        assert_eq!(History::from_json(&json), History::default());
    }
}

#[test]
fn an_ordinary_game_takes_back_only_until_a_new_card_was_seen() {
    let mut dice = Dice::new(425);
    let setup = random_setup_of(&mut dice, GameId::YakuNarabe);
    let mut fair = 0;
    random_match(&mut dice, setup, |_, game| {
        let count = game.actions().len();
        let last = (count > 0).then(|| count - 1);
        assert_eq!(takeback::cut(game, Some(Mode::Practice), 0), last, "practice takes everything back");
        let ordinary = takeback::cut(game, Some(Mode::Ordinary), 0);
        if let Some(cut) = ordinary {
            assert_eq!(Some(cut), last);
            let mut before = Match::start(game.setup().clone(), &mut Silent).expect("it started");
            let mut events = Vec::new();
            for action in &game.actions()[..cut] {
                before.apply(*action, &mut Silent).expect("it was played");
            }
            before.apply(game.actions()[cut], &mut events).expect("it was played");
            assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Dealt { .. })));
            fair += 1;
        }
    });
    assert!(fair > 0, "the last but one placement of a round draws nothing");
}
