//! The table of Pilina as a model: seats around it, piles of sides, what a card can meet, what cards count.

mod common;

use common::pilina::{combinations, lively_match, lively_round, pack, rules, tables};
use common::{Dice, card, pile, runs};
use hanakago::present::seat::{Place, Role};
use hanakago::present::table::{Sort, TableModel, listed};
use hanakago::present::worth::Worth;
use hanakago::record::{Deal, Match, SeatKind, Setup};
use hanakago::rules::pilina::{CardValues, FERNS, PELE};
use hanakago::rules::{Card, CardSet, RoundView, Silent};

fn started(json: &str, hands: &[&str], field: &str) -> Match {
    let deal = Deal::Decks(vec![pack(hands, field, "")]);
    let setup = Setup { rules: rules(json), seats: vec![SeatKind::Human; hands.len()], first_dealer: 0, deal };
    Match::start(setup, &mut Silent).expect("a pack that stands")
}

#[test]
fn play_runs_counter_clockwise_around_the_table() {
    for viewer in 0..7 {
        for seats in 2..=7 {
            let viewer = viewer % seats;
            let places: Vec<Place> =
                (0..seats).map(|after| Place::of(viewer, (viewer + after) % seats, seats)).collect();
            let want = match seats {
                2 => vec![Place::Own, Place::Top],
                3 => vec![Place::Own, Place::Right, Place::Left],
                4 => vec![Place::Own, Place::Right, Place::Top, Place::Left],
                _ => std::iter::once(Place::Own).chain((1..seats).map(Place::Ring)).collect(),
            };
            assert_eq!(places, want, "{seats} seats");
        }
    }
    let game = started("{}", &["", "", "", "", "", ""], "");
    let model = TableModel::of(&game.view(2), None);
    let order: Vec<u8> = listed(&model).iter().map(|seat| seat.seat).collect();
    assert_eq!(order, [1, 0, 5, 4, 3], "from the left hand, who played before, to the right hand, who plays next");
    let dealers: Vec<u8> = model.seats.iter().filter(|seat| seat.role == Role::Dealer).map(|seat| seat.seat).collect();
    assert_eq!(dealers, [0]);
    assert!(model.seats.iter().all(|seat| matches!(seat.role, Role::Dealer | Role::Other)));
}

#[test]
fn a_team_has_one_pile_before_one_of_its_seats() {
    let mut dice = Dice::new(170);
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        for _ in 0..runs(3, 60) {
            let rules = *dice.pick(&all);
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                for viewer in 0..seats {
                    let view = game.view(viewer);
                    let RoundView::Pilina(seen) = &view.cards else { panic!("a view of pilina") };
                    let model = TableModel::of(&view, None);
                    assert_eq!(model.teams, seen.sides < seats);
                    assert!(model.own().is_some_and(|own| own.holds), "the viewer's pile lies before it");
                    for side in 0..seen.sides {
                        let holders: Vec<_> =
                            model.seats.iter().filter(|seat| seat.side == side && seat.holds).collect();
                        assert_eq!(holders.len(), 1);
                        assert_eq!(model.holder(side), holders[0].seat);
                        let counts = (holders[0].captures | holders[0].pele) & CardValues::SCORING;
                        assert_eq!(counts, seen.captures[usize::from(side)] & CardValues::SCORING);
                        for seat in model.seats.iter().filter(|seat| seat.side == side) {
                            assert_eq!(seat.points, model.worth.points(seen.captures[usize::from(side)]));
                            assert_eq!(seat.total, view.totals[usize::from(side)]);
                            assert!(seat.holds || (seat.captures | seat.pele).is_empty());
                        }
                    }
                    let pele = model.seats.iter().fold(CardSet::EMPTY, |all, seat| all | seat.pele);
                    let beside = seen.pele.map_or(CardSet::EMPTY, |used| CardSet::of(PELE).with(used.prey));
                    assert_eq!(pele, beside, "Pele lies beside its prey");
                    assert!((model.discard & CardValues::SCORING).is_empty());
                }
            });
        }
    }
}

#[test]
fn a_wild_pele_meets_the_whole_field_but_three_ferns_alone() {
    let meets = |field: &str, card: Card| {
        let game = started("{}", &["11P 9a", "", ""], field);
        TableModel::of(&game.view(0), None).matches(card)
    };
    assert_eq!(meets("9A 9R 3B 11B 11A 5a", PELE), pile("9A 9R 3B 11B 11A 5a"));
    assert_eq!(meets("9A 9R 11B 11A 11R 5a", PELE), pile("11B 11A 11R"));
    assert_eq!(meets("9A 9R 3B 11B 11A 5a", card("9a")), pile("9A 9R"));
    assert_eq!(meets("4A 4R 4a 4b 1a 2a", PELE), pile("1a 2a"), "what the dealer took is gone");
    // Every target is a legal one, and every legal one is among them.
    let mut dice = Dice::new(171);
    for (seats, teams) in tables() {
        for rules in combinations(seats, teams).into_iter().step_by(runs(29, 1)) {
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                let Some(seat) = game.to_move().filter(|_| game.phase() == hanakago::rules::Phase::Play) else {
                    return;
                };
                let view = game.view(seat);
                let model = TableModel::of(&view, None);
                for card in model.hand(Sort::Month) {
                    let taken: CardSet = view
                        .legal
                        .iter()
                        .filter_map(|action| match action {
                            hanakago::rules::Action::Take(played, target) if *played == card => Some(*target),
                            _ => None,
                        })
                        .collect();
                    let matches = model.matches(card);
                    assert!(taken.is_empty() || taken == matches, "{card}: {taken:?} {matches:?}");
                    if card == PELE && model.barred {
                        assert!(matches.is_empty());
                    }
                }
            });
        }
    }
}

#[test]
fn an_aimed_pele_lies_on_its_target_until_it_takes_it_or_is_stopped() {
    let mut game = started("{}", &["11P", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a");
    game.apply("11P>3B".parse().expect("an action"), &mut Silent).expect("legal");
    let model = TableModel::of(&game.view(2), None);
    assert_eq!((model.laid, model.aimed, model.turned), (Some((PELE, pile("3B"))), Some(0), None));
    assert!(model.field_cards().contains(card("3B")) && model.face_up().contains(PELE));
    game.apply("stop".parse().expect("an action"), &mut Silent).expect("legal");
    let model = TableModel::of(&game.view(2), None);
    assert_eq!((model.laid, model.aimed, model.turned), (None, None, Some(PELE)));
}

#[test]
fn cards_are_grouped_by_what_they_count() {
    for (json, values) in [("{}", CardValues::Pilina), (r#"{"preset":"higobana"}"#, CardValues::HawaiiStyle)] {
        let worth = Worth::of(&rules(json));
        assert_eq!(worth, Worth::Pilina(values));
        let groups = worth.groups();
        assert_eq!(groups.map(|group| (group.points, group.cards.len())), [(20, 4), (10, 11), (5, 10), (0, 23)]);
        for card in Card::all() {
            let group = worth.group(card);
            assert!(group.cards.contains(card));
            assert_eq!(group.points, values.card(card));
        }
        assert_eq!(worth.points(FERNS), values.of(FERNS));
    }
    // A hand sorted by kind shows what counts most first.
    let game = started("{}", &["1a 12B 9A 11P 5R", "", ""], "");
    let hand = TableModel::of(&game.view(0), None).hand(Sort::Kind);
    let points: Vec<i32> = hand.iter().map(|card| CardValues::Pilina.card(*card)).collect();
    assert!(points.is_sorted_by(|a, b| a >= b) && hand.len() == 7, "{hand:?}");
}
