//! How a round ends: ties, the next dealer, and what the round adds to the match.

use hanakago::rules::pilina::{Settlement, settle};
use hanakago::rules::{CardSet, Event, Seat};

use crate::common::pilina::{Table, cards, lively_match, lively_setup, settings, tables};
use crate::common::{Dice, pile, runs};

#[test]
fn the_first_tied_seat_from_the_dealer_wins_and_deals_next() {
    let cases: [(Seat, &[i32], Seat); 12] = [
        (0, &[10, 5, 5], 0),
        (0, &[5, 10, 5], 1),
        (2, &[5, 10, 5], 1),
        (1, &[10, 10, 0], 1),
        (2, &[10, 10, 0], 0),
        (0, &[0, 10, 10], 1),
        (2, &[0, 0, 0], 2),
        (1, &[-50, -50], 1),
        (0, &[-50, -45], 1),
        (4, &[5, 5, 0, 0, 0, 5, 5], 5),
        (6, &[5, 0, 0, 5, 0, 0, 0], 0),
        (3, &[0, 0, 7, 0, 0, 0, 0], 2),
    ];
    for (dealer, scores, want) in cases {
        let settings = settings("{}", scores.len());
        let pack = crate::common::pilina::pack(&vec![""; scores.len()], "", "");
        let round = hanakago::rules::pilina::Round::deal(&settings, scores.len() as u8, dealer, &pack).unwrap();
        assert_eq!(round.next_dealer(&scored(round.settle(), scores)), want, "{dealer} deals, {scores:?}");
    }
}

fn scored(mut settlement: Settlement, scores: &[i32]) -> Settlement {
    for (side, score) in settlement.sides.iter_mut().zip(scores) {
        side.score = *score;
    }
    settlement
}

#[test]
fn in_teams_the_first_seat_from_the_dealer_whose_team_has_the_top_score_deals() {
    let cases: [(&str, u8, Seat, &[i32], Seat); 8] = [
        ("2x2", 4, 0, &[10, 5], 0),
        ("2x2", 4, 1, &[10, 5], 2), // the next seat of team 0 after seat 1
        ("2x2", 4, 3, &[10, 5], 0),
        ("2x2", 4, 3, &[5, 5], 3),    // tied: the dealer's team is among them
        ("3x2", 6, 4, &[0, 5, 5], 4), // seat 4 is of team 1
        ("3x2", 6, 3, &[0, 5, 5], 4),
        ("2x3", 6, 5, &[1, 0], 0),
        ("2x3", 6, 2, &[0, 1], 3),
    ];
    for (form, seats, dealer, scores, want) in cases {
        let settings = settings(&format!(r#"{{"teams":"{form}"}}"#), seats.into());
        let pack = crate::common::pilina::pack(&vec![""; seats.into()], "", "");
        let round = hanakago::rules::pilina::Round::deal(&settings, seats, dealer, &pack).unwrap();
        assert_eq!(round.next_dealer(&scored(round.settle(), scores)), want, "{form}, {dealer} deals, {scores:?}");
    }
}

/// Credits of a match of rounds, as a position of two to six seats stands: the dealer took whole suits from the
/// opening field, and then played.
fn credits(hands: &[&str], field: &str, stack: &str, first: &str) -> (i32, Vec<i32>) {
    let rules = r#"{"match_scoring":"rounds-won","hui_scoring":"off"}"#;
    let mut table = Table::new(rules, hands, field, stack);
    if !first.is_empty() {
        table.play(first);
    }
    let settlement = table.round.settle();
    (settlement.margin(), settlement.scores().to_vec())
}

#[test]
fn a_round_won_counts_one_from_fifty_on_two_and_from_a_hundred_on_three() {
    // Suits 1, 3, 8 and 12 count 30, the others 15.
    let six = ["9a", "", "", "", "", ""];
    let three = "1B 1R 1a 1b 8B 8A 8a 8b 12B 12Y 12a 12b";
    let two = "1B 1R 1a 1b 4A 4R 4a 4b";
    assert_eq!(credits(&["9a", "", ""], "1B 1R 1a 1b 2b 9b", "3a", ""), (30, vec![1, 0, 0]));
    assert_eq!(credits(&["9a", ""], two, "3a", "9a"), (45, vec![1, 0]));
    assert_eq!(credits(&["9a", ""], two, "9A", "9a"), (50, vec![2, 0]));
    assert_eq!(credits(&six, three, "3a", "9a"), (90, vec![2, 0, 0, 0, 0, 0]));
    assert_eq!(credits(&six, three, "9A", "9a"), (95, vec![2, 0, 0, 0, 0, 0]));
    assert_eq!(credits(&six, three, "9R", "9a"), (100, vec![3, 0, 0, 0, 0, 0]));
    // A tie has a winner too, and counts one.
    assert_eq!(credits(&["", ""], "1a 2a 3a 4a 5a 6a 7a 8a", "", ""), (0, vec![1, 0]));
}

#[test]
fn under_take_hui_count_for_the_margin() {
    let rules = r#"{"match_scoring":"rounds-won"}"#;
    let table = Table::new(rules, &["", "", "", "", "", ""], "1B 1R 1a 1b 2A 2R 2a 2b 3B 3R 3a 3b", "");
    let settlement = table.round.settle();
    assert_eq!((settlement.margin(), settlement.scores().to_vec()), (175, vec![3, 0, 0, 0, 0, 0]), "75 and two hui");
}

#[test]
fn in_a_match_of_points_the_scores_are_added_up_and_in_one_of_rounds_the_credits() {
    let mut dice = Dice::new(103);
    let (mut by_credit, mut ties) = ([0; 4], 0);
    for (seats, teams) in tables() {
        for _ in 0..runs(24, 300) {
            let setup = lively_setup(&mut dice, seats, teams);
            let rounds_won = setup.rules.get("match_scoring") == Some(1);
            let game = lively_match(&mut dice, setup, |_, _| {});
            let mut totals = vec![0; game.totals().len()];
            let mut dealer = game.setup().first_dealer;
            for finished in game.finished() {
                let hanakago::rules::Round::Pilina(round) = &finished.cards else { unreachable!() };
                let settings = round.settings();
                let sum = settle(settings, round.captures(), round.leftovers(), None);
                let scores: Vec<i32> = sum.sides.iter().map(|side| side.score).collect();
                let mut ranked = scores.clone();
                ranked.sort_unstable_by(|a, b| b.cmp(a));
                let margin = ranked[0] - ranked[1];
                ties += usize::from(margin == 0);
                let winner = (0..seats)
                    .map(|place| (dealer + place) % seats)
                    .find(|seat| scores[usize::from(settings.side(*seat))] == ranked[0])
                    .unwrap();
                let want: Vec<i32> = if rounds_won {
                    let won = 1 + i32::from(margin >= 50) + i32::from(margin >= 100);
                    by_credit[won as usize] += 1;
                    let side = usize::from(settings.side(winner));
                    (0..scores.len()).map(|at| if at == side { won } else { 0 }).collect()
                } else {
                    scores
                };
                assert_eq!(finished.settlement.scores().to_vec(), want);
                for (total, score) in totals.iter_mut().zip(want) {
                    *total += score;
                }
                assert_eq!(finished.totals.to_vec(), totals);
                assert_eq!(finished.dealer, dealer);
                let Some(Event::RoundOver { next_dealer, .. }) = finished.events.last() else { unreachable!() };
                assert_eq!(*next_dealer, winner);
                dealer = winner;
            }
            assert_eq!(game.totals().to_vec(), totals);
        }
    }
    assert!(by_credit[1..].iter().all(|count| *count > 3) && ties > 3, "{by_credit:?} {ties}");
}

#[test]
fn the_seat_that_won_deals_and_plays_first_in_the_next_round() {
    let mut dice = Dice::new(104);
    for (seats, teams) in tables() {
        let mut setup = lively_setup(&mut dice, seats, teams);
        setup.rules.set("rounds", 2).unwrap();
        let mut second = None;
        let game = lively_match(&mut dice, setup, |_, game| {
            if game.number() == 2 && second.is_none() {
                second = Some((game.dealer(), cards(game).dealer(), cards(game).turn()));
            }
        });
        let Some(second) = second else { continue };
        let Some(Event::RoundOver { next_dealer, .. }) = game.finished()[0].events.last() else { unreachable!() };
        assert_eq!(second, (*next_dealer, *next_dealer, *next_dealer));
    }
}

#[test]
fn cards_that_nobody_captured_count_for_nobody() {
    let piles = [pile("1B"), pile("12B")];
    let settlement = settle(&settings("{}", 2), &piles, CardSet::EMPTY, None);
    assert_eq!(settlement.sides.iter().map(|side| side.score).sum::<i32>(), 40);
}
