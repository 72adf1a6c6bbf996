//! What is drawn and said follows from views and events alone.

mod common;

use hanakago::present::Place;
use hanakago::present::goals::{GoalId, State, goals};
use hanakago::present::ledger::ledger;
use hanakago::present::msg::Names;
use hanakago::present::seat::Role;
use hanakago::present::step::steps;
use hanakago::present::table::{Sort, TableModel, listed};
use hanakago::present::{lesson, narrate};
use hanakago::record::Match;
use hanakago::rules::game::Settlement;
use hanakago::rules::pilina::PELE;
use hanakago::rules::{Action, CardSet, Event, GameId, Phase, Round, View};

use common::{Dice, pilina, random_setup_of, runs};

/// Who looks on.
#[derive(Clone, Copy)]
enum Looks {
    /// One seat, the same for a match.
    One,
    /// Every seat in turn.
    Every,
}

/// Plays a match of a game by lot to its end and shows every action to `see`: the view of a seat before, the
/// events, the match after.
fn watch(game: GameId, seed: u64, looks: Looks, mut see: impl FnMut(&View, &[Event], &Match)) {
    let mut rng = Dice::new(seed);
    let setup = match game {
        GameId::HanaAwase | GameId::YakuNarabe => random_setup_of(&mut rng, game),
        GameId::Pilina => {
            let tables: Vec<(u8, u8)> = pilina::tables().collect();
            let (seats, teams) = tables[seed as usize % tables.len()];
            pilina::lively_setup(&mut rng, seats, teams)
        }
    };
    let mut game = Match::start(setup, &mut Vec::new()).expect("a fair setup starts");
    let viewers = match looks {
        Looks::One => vec![rng.below(usize::from(game.seats())) as u8],
        Looks::Every => (0..game.seats()).collect(),
    };
    while game.to_move().is_some() {
        let before: Vec<View> = viewers.iter().map(|seat| game.view(*seat)).collect();
        let action = match game.round() {
            Round::HanaAwase(_) | Round::YakuNarabe(_) => *rng.pick(&game.legal()),
            Round::Pilina(_) => pilina::lively(&mut rng, &game),
        };
        let mut events = Vec::new();
        game.apply(action, &mut events).expect("legal actions are accepted");
        for view in &before {
            see(view, &events, &game);
        }
    }
}

/// The same for matches of every game.
fn watch_each(sample: usize, full: usize, looks: Looks, mut see: impl FnMut(&View, &[Event], &Match)) {
    for seed in 0..runs(sample, full) {
        watch(GameId::HanaAwase, seed as u64, looks, &mut see);
        watch(GameId::YakuNarabe, seed as u64, looks, &mut see);
        // So that each number of seats comes as often.
        for more in 0..3 {
            watch(GameId::Pilina, 3 * seed as u64 + more, looks, &mut see);
        }
    }
}

/// The model without what only a settled view says: the places of the field, and what is due.
fn lying(model: &TableModel) -> TableModel {
    let mut field: Vec<_> = model.field.iter().copied().flatten().map(Some).collect();
    field.sort_unstable();
    let (phase, to_move) = (Phase::Play, None);
    TableModel { field, phase, to_move, reach: CardSet::EMPTY, barred: false, ..model.clone() }
}

#[test]
fn the_steps_of_an_action_lead_from_one_table_to_the_next() {
    watch_each(12, 200, Looks::Every, |before, events, game| {
        let end = events.iter().position(|event| matches!(event, Event::RoundOver { .. }));
        let mut model = TableModel::of(before, None);
        for step in steps(&events[..end.unwrap_or(events.len())]) {
            model.apply(&step);
            assert!(model.laid.is_none_or(|(_, taken)| !taken.is_empty()));
        }
        let after = match end {
            Some(_) => game.finished_view(game.finished().len() - 1, before.seat).expect("it is finished"),
            None => game.view(before.seat),
        };
        assert_eq!(lying(&model), lying(&TableModel::of(&after, Some(&model))), "{events:?}");
    });
}

#[test]
fn a_card_keeps_its_place_on_the_field() {
    let mut last: Option<TableModel> = None;
    watch_each(6, 60, Looks::One, |before, _, game| {
        let model = TableModel::of(before, last.as_ref());
        if let Some(old) = last.as_ref().filter(|old| old.round == model.round) {
            for (place, card) in old.field.iter().enumerate() {
                if let Some(card) = card.filter(|card| model.field_cards().contains(*card)) {
                    assert_eq!(model.field[place], Some(card));
                }
            }
        }
        last = (game.number() == before.round && game.to_move().is_some()).then_some(model);
    });
}

#[test]
fn a_reload_finds_every_card_in_its_place() {
    let mut last: Option<TableModel> = None;
    watch_each(6, 60, Looks::One, |before, events, game| {
        let mut model = TableModel::of(before, last.as_ref());
        assert_eq!(model.field, TableModel::resumed(before).field);
        let ended = events.iter().any(|event| matches!(event, Event::RoundOver { .. }));
        for step in steps(events).iter().filter(|_| !ended) {
            model.apply(step);
        }
        last = (!ended && game.number() == before.round).then_some(model);
    });
}

#[test]
fn every_card_is_drawn_once_or_hidden() {
    watch_each(6, 60, Looks::One, |before, _, _| {
        let model = TableModel::of(before, None);
        let hidden: usize = model.seats.iter().map(|s| usize::from(s.hand) - s.known.len()).sum();
        let deck = if before.rules.preset_id() == "nintendo-chotto" { 32 } else { 48 };
        let gone = model.solo.as_ref().map_or(0, |solo| solo.gone().len());
        assert_eq!(model.face_up().len() + hidden + gone + usize::from(model.stack), deck);
    });
}

#[test]
fn play_runs_to_the_right() {
    for (seats, viewer, places) in [
        (2, 0, vec![Place::Own, Place::Top]),
        (3, 1, vec![Place::Left, Place::Own, Place::Right]),
        (4, 2, vec![Place::Top, Place::Left, Place::Own, Place::Right]),
    ] {
        let mut rng = Dice::new(seats);
        let setup = std::iter::repeat_with(|| random_setup_of(&mut rng, GameId::HanaAwase))
            .find(|s| s.seats.len() == seats as usize);
        let game = Match::start(setup.expect("each number comes"), &mut Vec::new()).expect("it starts");
        let model = TableModel::of(&game.view(viewer), None);
        assert_eq!(model.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), places);
        assert_eq!(listed(&model).len(), seats as usize - 1);
        let dealers = model.seats.iter().filter(|seat| seat.role == Role::Dealer).count();
        assert_eq!(dealers, 1);
    }
}

#[test]
fn the_rows_of_a_ledger_add_up_to_the_scores() {
    for seed in 0..runs(30, 500) {
        watch(GameId::HanaAwase, seed as u64, Looks::One, |_, _, game| {
            let Some(done) = game.finished().last() else { return };
            let (Settlement::HanaAwase(settlement), Round::HanaAwase(round)) = (&done.settlement, &done.cards) else {
                panic!("hana-awase")
            };
            let ledger = ledger(settlement, round, &done.events, &done.totals);
            let times =
                ledger.rows.iter().position(|row| matches!(row.what, hanakago::present::ledger::What::Times { .. }));
            for (seat, score) in ledger.scores.iter().enumerate() {
                let terms = &ledger.rows[..times.unwrap_or(ledger.rows.len())];
                let sum: i32 = terms.iter().map(|row| row.cells[seat]).sum();
                assert_eq!(sum * i32::from(settlement.multiplier), *score);
                if let Some(times) = times {
                    assert_eq!(ledger.rows[times].cells[seat], sum);
                }
            }
            if ledger.zero_sum {
                assert_eq!(ledger.scores.iter().sum::<i32>(), 0);
            }
        });
    }
}

#[test]
fn a_made_yaku_or_hui_is_a_reached_goal() {
    watch_each(10, 100, Looks::One, |before, events, game| {
        let ended = events.iter().any(|event| matches!(event, Event::RoundOver { .. }));
        for event in events.iter().filter(|_| !ended) {
            let (seat, id) = match event {
                Event::Made { seat, yaku } => (*seat, GoalId::Yaku(*yaku)),
                Event::Hui { seat, hui, .. } => (*seat, GoalId::Hui(*hui)),
                _ => continue,
            };
            let now = goals(&game.view(before.seat), seat);
            if now.is_empty() {
                continue; // Hui that do not count are no goals.
            }
            // A better yaku of the same turn may cancel it at once.
            let made = |state| matches!(state, State::Made | State::Cancelled);
            assert!(now.iter().any(|goal| goal.set == id && made(goal.state)), "{event:?}");
        }
    });
}

#[test]
fn every_event_but_open_hands_is_told() {
    let names = Names::default();
    watch_each(4, 40, Looks::One, |_, events, _| {
        for event in events {
            let told = narrate::event(event, &names);
            assert_eq!(told.is_none(), matches!(event, Event::Opened { .. }), "{event:?}");
        }
    });
}

#[test]
fn the_guided_round_begins_with_one_match_and_one_choice() {
    let game = lesson::record(GameId::HanaAwase).replay().expect("the guided round is playable");
    assert_eq!((game.rounds(), game.seats(), game.rules().game()), (1, 3, GameId::HanaAwase));
    let legal = game.view(0).legal;
    let choices = legal.iter().filter(|action| matches!(action, Action::Take(..))).count();
    assert_eq!(choices, 2, "one card has a choice of two: {legal:?}");
    let model = TableModel::of(&game.view(0), None);
    let single = model.hand(Sort::default()).into_iter().filter(|card| model.matches(*card).len() == 1);
    assert_eq!(single.count(), 1, "one card has one match");
    for step in 1..=3 {
        assert!(lesson::due(step, &game.view(0), true));
    }
    assert!(!lesson::due(4, &game.view(0), true), "the fourth step waits for the first turn");
}

#[test]
fn the_guided_round_of_pilina_begins_with_an_ohana_and_pele_in_the_hand() {
    let game = lesson::record(GameId::Pilina).replay().expect("the guided round is playable");
    assert_eq!((game.rounds(), game.seats(), game.rules().game()), (1, 3, GameId::Pilina));
    let legal = game.view(0).legal;
    assert!(legal.contains(&Action::Ohana(9)), "{legal:?}");
    assert!(legal.contains(&Action::Take(PELE, "6R".parse().expect("a card"))), "{legal:?}");
}
