//! Teams: partners sit alternately and share one pile.

use hanakago::record::{Deal, Match, Record, SeatKind, Setup, SetupError};
use hanakago::rules::pilina::{HuiId, Settings};
use hanakago::rules::{CardSet, DealError, Round, Seed, Silent};
use serde_json::json;

use crate::common::pile;
use crate::common::pilina::{Table, pack, rules, settings};

const FORMS: [(&str, u8, u8); 3] = [("2x2", 4, 2), ("3x2", 6, 3), ("2x3", 6, 2)];

fn teams(form: &str) -> String {
    format!(r#"{{"teams":"{form}"}}"#)
}

#[test]
fn partners_sit_alternately() {
    for (form, seats, sides) in FORMS {
        let settings = settings(&teams(form), seats.into());
        assert_eq!(settings.sides, sides);
        assert_eq!(rules(&teams(form)).sides(seats), Ok(sides));
        for seat in 0..seats {
            assert_eq!(settings.side(seat), seat % sides, "{form}");
        }
        let per_side = (0..seats).filter(|seat| settings.side(*seat) == 0).count();
        assert_eq!(per_side, usize::from(seats / sides));
    }
    for seats in 2..=7 {
        assert_eq!(settings("{}", seats).sides, seats as u8, "alone each seat is a side");
    }
}

#[test]
fn teams_that_do_not_fit_the_seats_are_refused_everywhere() {
    for (form, wanted, _) in FORMS {
        for seats in (2..=7).filter(|seats| *seats != wanted) {
            let rules = rules(&teams(form));
            assert_eq!(Settings::of(&rules, seats).err(), Some(DealError::Teams), "{form} {seats}");
            assert_eq!(rules.sides(seats), Err(DealError::Teams));
            let pack = pack(&vec![""; usize::from(seats)], "", "");
            assert_eq!(Round::deal(&rules, seats, 0, &pack).err(), Some(DealError::Teams));
            let seed = Seed::new("misfit").unwrap();
            assert_eq!(Round::shuffled(&rules, seats, &mut seed.stream(1)).err(), Some(DealError::Teams));
            assert!(Setup::drawn_dealer(&rules, seats, &seed).is_err());
            let kinds = vec![SeatKind::Human; usize::from(seats)];
            for deal in [Deal::Seed(seed), Deal::Decks(vec![pack])] {
                let setup = Setup { rules, seats: kinds.clone(), first_dealer: 0, deal };
                let record = Record::new(setup.clone());
                assert_eq!(Match::start(setup, &mut Silent), Err(SetupError::Sides(DealError::Teams)));
                assert!(Record::from_json(&record.to_json()).is_err());
                assert!(Record::from_code(&record.to_code().unwrap()).is_err());
            }
        }
    }
    for form in ["2X2", "4x1", "1x4", "2x2x2", "", "off"] {
        assert!(hanakago::rules::RuleSet::read(hanakago::rules::GameId::Pilina, &json!({"teams": form})).is_err());
    }
}

#[test]
fn a_team_has_one_pile_one_count_of_points_and_common_hui() {
    // Seats 0 and 2 take one card each; seat 2's third one completes the hui of both.
    let mut table =
        Table::new(&teams("2x2"), &["3a 9b", "5a", "8a", "7a"], "3B 8B 9A 1a 2a 4a 6a 10a", "12b 1b 2b 4b 6b");
    table.play("3a, 5a, 8a, 7a");
    assert_eq!(table.round.captures().len(), 2);
    assert!(table.round.captures()[0].includes(pile("3B 3a 8B 8a")));
    let before = table.events.len();
    table.play("9b");
    let hui = hanakago::rules::Event::Hui { side: 0, seat: 0, hui: HuiId::Hawaii };
    assert!(table.events[before..].contains(&hui), "{:?}", &table.events[before..]);
    let sides = table.round.settle().sides;
    assert_eq!((sides.len(), sides[0].hui.to_vec()), (2, vec![HuiId::Hawaii]));
    assert_eq!(sides[1].loss, -50, "once from a team, whatever its seats");
}

#[test]
fn a_hui_takes_fifty_from_each_opposing_team_once() {
    let settings = settings(&teams("3x2"), 6);
    let piles = [pile("3B 8B 9A"), CardSet::EMPTY, pile("1R 2R 3R")];
    let settlement = hanakago::rules::pilina::settle(&settings, &piles, CardSet::EMPTY, None);
    let losses: Vec<i32> = settlement.sides.iter().map(|side| side.loss).collect();
    assert_eq!(losses, [-50, -100, -50]);
}

#[test]
fn totals_and_scores_are_by_team() {
    for (form, seats, sides) in FORMS {
        let mut rules = rules(&teams(form));
        rules.set("rounds", 2).unwrap();
        let deal = Deal::Seed(Seed::new("by team").unwrap());
        let kinds = vec![SeatKind::Human; usize::from(seats)];
        let mut game = Match::start(Setup { rules, seats: kinds, first_dealer: 1, deal }, &mut Silent).unwrap();
        assert_eq!(game.totals().len(), usize::from(sides));
        while let Some(action) = game.legal().first().copied() {
            game.apply(action, &mut Silent).unwrap();
        }
        assert_eq!((game.totals().len(), game.finished().len()), (usize::from(sides), 2));
        assert_eq!(game.finished()[0].settlement.scores().len(), usize::from(sides));
    }
}

#[test]
fn partners_do_not_see_each_others_hands() {
    let table = Table::new(&teams("2x2"), &["9A", "", "9R", ""], "", "");
    let view = table.round.view(0);
    assert!(view.known[2].is_empty() && view.hand_sizes[2] == 5);
    assert!(view.unseen().contains(crate::common::card("9R")));
}
