//! The draw for the first deal: the highest points deal, the tied draw on.

use std::collections::BTreeMap;

use hanakago::record::{Deal, SeatKind, Setup};
use hanakago::rules::pilina::{CardValues, Draw, Settings, draw};
use hanakago::rules::{Card, Seat, Seed};

use crate::common::pilina::{rules, settings, tables};
use crate::common::runs;

/// The draw as the rules tell it: who draws what, and who deals.
fn told(settings: &Settings, seed: &Seed) -> (Vec<(Seat, Card)>, Seat) {
    let mut pack: Vec<Card> = Card::all().collect();
    seed.stream(0).shuffle(&mut pack);
    let mut drawing: Vec<Seat> = (0..settings.sides).collect();
    let (mut place, mut drawn) = (0, Vec::new());
    loop {
        let mut points: BTreeMap<i32, Vec<Seat>> = BTreeMap::new();
        for seat in drawing {
            points.entry(settings.values.card(pack[place])).or_default().push(seat);
            drawn.push((seat, pack[place]));
            place += 1;
        }
        let (_, best) = points.pop_last().expect("somebody drew");
        match best[..] {
            [dealer] => return (drawn, dealer),
            _ => drawing = best,
        }
    }
}

#[test]
fn the_highest_points_deal_and_the_tied_draw_on() {
    let mut drawn_again = [0; 4];
    for (seats, teams) in tables() {
        for values in [0, 1] {
            let mut rules = rules("{}");
            rules.set("teams", teams).unwrap();
            rules.set("values", values).unwrap();
            let settings = Settings::of(&rules, seats).unwrap();
            for number in 0..runs(150, 3_000) {
                let seed = Seed::new(format!("draw {number}")).unwrap();
                let (drawn, dealer) = draw(&settings, &mut seed.stream(0));
                let pairs: Vec<(Seat, Card)> = drawn.iter().map(|draw| (draw.seat, draw.card)).collect();
                assert_eq!((pairs, dealer), told(&settings, &seed), "{seats} seats, teams {teams}, seed {number}");
                let again = drawn.len() - usize::from(settings.sides);
                drawn_again[again.min(3)] += 1;
                assert!(dealer < settings.sides, "in teams the first seat of a team deals");
                assert_eq!(Setup::drawn_dealer(&rules, seats, &seed), Ok(dealer));
            }
        }
    }
    let [never, one, two, more] = drawn_again;
    assert!(one == 0 && never.min(two).min(more) > 20, "cards drawn again: {drawn_again:?}");
}

#[test]
fn the_setting_of_values_decides_between_the_turtle_and_the_fern_ribbon() {
    let (pilina, hawaii) = (settings("{}", 2), settings(r#"{"values":"hawaii-style"}"#, 2));
    assert_eq!((pilina.values, hawaii.values), (CardValues::Pilina, CardValues::HawaiiStyle));
    let mut compared = 0;
    for number in 0..60_000 {
        let seed = Seed::new(format!("turtle {number}")).unwrap();
        let (drawn, dealer) = draw(&pilina, &mut seed.stream(0));
        let codes: Vec<&str> = drawn.iter().map(|draw| draw.card.code()).collect();
        if codes == ["8A", "11R"] {
            assert_eq!((dealer, draw(&hawaii, &mut seed.stream(0)).1), (0, 1), "10 to 5, and 5 to 10");
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn in_teams_the_first_seat_of_each_team_draws() {
    for (seats, teams, drawing) in [(4, "2x2", vec![0, 1]), (6, "3x2", vec![0, 1, 2]), (6, "2x3", vec![0, 1])] {
        let settings = settings(&format!(r#"{{"teams":"{teams}"}}"#), seats);
        let (drawn, _) = draw(&settings, &mut Seed::new("teams").unwrap().stream(0));
        let first: Vec<Seat> = drawn[..drawing.len()].iter().map(|draw| draw.seat).collect();
        assert_eq!(first, drawing, "{teams}");
    }
}

#[test]
fn the_draw_is_shown_where_the_first_dealer_is_the_drawn_one() {
    let seed = Seed::new("shown").unwrap();
    let dealer = Setup::drawn_dealer(&rules("{}"), 5, &seed).unwrap();
    let mut setup =
        Setup { rules: rules("{}"), seats: vec![SeatKind::Human; 5], first_dealer: dealer, deal: Deal::Seed(seed) };
    let drawn = setup.drawn();
    assert_eq!(
        drawn.len(),
        drawn.iter().map(|Draw { card, .. }| card.index()).collect::<std::collections::HashSet<_>>().len()
    );
    assert!(drawn.len() >= 5);
    setup.first_dealer = (dealer + 1) % 5;
    assert!(setup.drawn().is_empty(), "another dealer was not drawn");
    setup.first_dealer = dealer;
    setup.deal = Deal::Decks(Vec::new());
    assert!(setup.drawn().is_empty(), "decks say nothing about a draw");
}

#[test]
fn the_draw_takes_nothing_from_the_deals() {
    // Stream 0 is the draw's own: round 1 is dealt from stream 1, whatever was drawn.
    let seed = Seed::new("streams").unwrap();
    let mut after = seed.stream(0);
    let _ = draw(&settings("{}", 3), &mut after);
    assert_ne!(after.word(), seed.stream(1).word());
}
