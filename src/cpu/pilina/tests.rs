//! What Normal knows of Pilina, in positions that show it.

use super::sight::Sight;
use super::{outlook, pele};
use crate::cpu::{Reason, decide, react};
use crate::rules::pilina::{HuiId, PELE, Round, Settings};
use crate::rules::{Action, Card, CardSet, GameId, Level, RoundView, RuleSet, Seat, Silent, View};
use crate::{card, cards};

fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

fn rules(settings: &[(&str, u8)]) -> RuleSet {
    let mut rules = RuleSet::new(GameId::Pilina);
    for (id, value) in settings {
        rules.set(id, *value).unwrap();
    }
    rules
}

/// A round dealt by seat 0 with these cards in the hands, on the field and on top of the stack; what is
/// not named fills hands and stack in deck order.
fn dealt(rules: &RuleSet, seats: u8, hands: &[&str], table: &str, stack: &str) -> Round {
    let size = [0, 0, 8, 7, 5, 4, 3, 3][usize::from(seats)];
    let named: Vec<Card> = hands.iter().chain([&table, &stack]).flat_map(|codes| cards(codes)).collect();
    let mut rest = Card::all().filter(|card| !named.contains(card));
    let mut pack = Vec::new();
    for seat in 0..usize::from(seats) {
        let hand = cards(hands.get(seat).unwrap_or(&""));
        let missing = size - hand.len();
        pack.extend(hand);
        pack.extend(rest.by_ref().take(missing));
    }
    pack.extend(cards(table));
    pack.extend(cards(stack));
    pack.extend(rest);
    Round::deal(&Settings::of(rules, seats).unwrap(), seats, 0, &pack).unwrap()
}

fn view(round: &Round, rules: &RuleSet, seat: Seat) -> View {
    View {
        rules: *rules,
        seats: round.seats(),
        seat,
        phase: round.phase().unwrap(),
        to_move: Some(round.to_move()),
        dealer: 0,
        round: 1,
        rounds: 4,
        totals: std::iter::repeat_n(0, usize::from(round.settings().sides)).collect(),
        legal: round.legal().into_iter().filter(|action| round.actor(*action) == seat).collect(),
        cards: RoundView::Pilina(round.view(seat)),
        events: Vec::new(),
    }
}

/// The same view, but a side has captured these cards too.
fn captured(mut view: View, side: usize, pile: CardSet) -> View {
    let RoundView::Pilina(cards) = &mut view.cards else { panic!("a view of pilina") };
    cards.captures[side] |= pile;
    view
}

fn play(round: &mut Round, actions: &str) {
    for action in actions.split(", ") {
        round.apply(action.parse().unwrap(), &mut Silent).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

fn normal(view: &View) -> (String, Vec<Reason>) {
    let decision = decide(view, Level::Normal, 0).unwrap();
    assert!(!decision.reasons.is_empty());
    (decision.action.to_string(), decision.reasons)
}

const LONE_HAND: &str = "10a 1a 4a 5a 7a";
const FIELD: &str = "10R 1B 2a 3a 6a 8a 9a 12a";
const EVEN_FIELD: &str = "10R 1R 2a 3a 6a 8a 9a 12a";

#[test]
fn normal_completes_a_hui_that_is_worth_more_than_the_card_points() {
    let rules = rules(&[]);
    let view = view(&dealt(&rules, 4, &[LONE_HAND], FIELD, ""), &rules, 0);
    assert_eq!(normal(&view).0, "1a", "twenty points");
    let (action, reasons) = normal(&captured(view, 0, cards!["6R", "9R"]));
    assert_eq!(action, "10a");
    assert_eq!(reasons[0], Reason::CompletesHui { hui: HuiId::Lanai, points: 50 });
}

#[test]
fn a_hui_counts_for_nothing_where_the_rules_leave_it_out() {
    let rules = rules(&[("hui_scoring", 2)]);
    let view = captured(view(&dealt(&rules, 4, &[LONE_HAND], FIELD, ""), &rules, 0), 0, cards!["6R", "9R"]);
    let (action, reasons) = normal(&view);
    assert_eq!(action, "1a");
    assert_eq!(reasons[0], Reason::Takes { card: card!("1a"), taken: cards!["1B"], points: 20 });
}

#[test]
fn normal_takes_the_last_card_of_an_opponents_hui() {
    let rules = rules(&[("teams", 1)]);
    let view = view(&dealt(&rules, 4, &[LONE_HAND], FIELD, ""), &rules, 0);
    assert_eq!(normal(&view).0, "1a", "twenty points");
    let (action, reasons) = normal(&captured(view, 1, cards!["6R", "9R"]));
    assert_eq!(action, "10a");
    assert_eq!(reasons[0], Reason::BlocksHui { side: 1, hui: HuiId::Lanai, held: 2 });
}

#[test]
fn a_partners_cards_count_as_ones_own() {
    for (teams, fact) in [
        (0, Reason::BlocksHui { side: 2, hui: HuiId::Lanai, held: 2 }),
        (1, Reason::CompletesHui { hui: HuiId::Lanai, points: 50 }),
    ] {
        let rules = rules(&[("teams", teams)]);
        let round = dealt(&rules, 4, &[LONE_HAND], EVEN_FIELD, "");
        let of_seat_two = usize::from(round.settings().side(2));
        let (action, reasons) = normal(&captured(view(&round, &rules, 0), of_seat_two, cards!["6R", "9R"]));
        assert_eq!((action.as_str(), reasons[0]), ("10a", fact));
    }
}

#[test]
fn an_ohana_is_held_back_while_another_card_takes_something() {
    let rules = rules(&[]);
    let round = dealt(&rules, 6, &["5R 5a 1a"], "5A 5b 1B 2a 3a 4a 6a 7a 8a 9a 10a 12a", "");
    let (action, reasons) = normal(&view(&round, &rules, 0));
    assert_eq!(action, "1a");
    assert!(reasons.contains(&Reason::HoldsBack { suit: 5 }), "{reasons:?}");
}

#[test]
fn an_ohana_is_declared_where_everything_else_gives_something_away() {
    let rules = rules(&[]);
    let round = dealt(&rules, 6, &["5R 5a 3B", "3a"], "5A 5b 1a 1b 2a 2b 4a 6a 7a 8a 9a 12a", "");
    let (action, reasons) = normal(&view(&round, &rules, 0));
    assert_eq!((action.as_str(), reasons[0]), ("ohana 5", Reason::Ohana { suit: 5, points: 15 }));
}

#[test]
fn out_of_turn_an_ohana_waits_for_pele_or_for_the_other_cards() {
    let rules = rules(&[]);
    let table = "5b 1a 1b 2a 2b 3a 4a 6a 7a 8a 9a 12a";
    let whole = dealt(&rules, 6, &["", "5R 5A 5a"], table, "");
    let seen = view(&whole, &rules, 1);
    assert_eq!(react(&seen, Level::Normal, 0), None, "Pele is at large");
    let gone = captured(seen, 3, CardSet::of(PELE));
    let decision = react(&gone, Level::Normal, 0).unwrap();
    assert_eq!((decision.action, decision.reasons), (Action::Ohana(5), vec![Reason::Ohana { suit: 5, points: 15 }]));
    let more = dealt(&rules, 6, &["", "5R 5A 10a"], "5b 5a 1b 2a 2b 3a 4a 6a 7a 8a 9a 12a", "");
    let seen = captured(view(&more, &rules, 1), 3, CardSet::of(PELE));
    assert_eq!(react(&seen, Level::Normal, 0), None, "another card can still be played");
}

#[test]
fn pele_takes_the_card_that_does_the_most() {
    let rules = rules(&[]);
    let round = dealt(&rules, 4, &["11P 2b 4b 5b 6b"], "3B 8B 10R 1a 7a 7b 9a 12a", "");
    let seen = view(&round, &rules, 0);
    let (action, reasons) = normal(&seen);
    assert!(["11P>3B", "11P>8B"].contains(&action.as_str()), "{action}");
    assert!(matches!(reasons[0], Reason::Aims { points: 20, .. }), "{reasons:?}");
    let (action, reasons) = normal(&captured(seen, 0, cards!["6R", "9R"]));
    assert_eq!(action, "11P>10R");
    let aims = Reason::Aims { target: card!("10R"), points: 10 };
    assert_eq!(reasons, [Reason::CompletesHui { hui: HuiId::Lanai, points: 50 }, aims]);
}

#[test]
fn pele_waits_while_the_field_holds_nothing_for_her() {
    let rules = rules(&[]);
    let round = dealt(&rules, 4, &["11P 2R 4b 5b 6b"], "2a 1a 3a 7a 7b 8a 9a 12a", "");
    let (action, reasons) = normal(&view(&round, &rules, 0));
    assert_eq!(action, "2R");
    assert!(reasons.contains(&Reason::KeepsPele), "{reasons:?}");
}

#[test]
fn an_aim_is_safe_where_nobody_can_hold_the_rest_of_the_suit() {
    let rules = rules(&[]);
    let round = dealt(&rules, 4, &["11P 9a 4b 5b 6b"], "3B 9R 10R 10a 10b 1a 7a 12a", "");
    let view = view(&round, &rules, 0);
    let RoundView::Pilina(cards) = &view.cards else { panic!("a view of pilina") };
    let sight = Sight::new(&view, cards).unwrap();
    let risk = |target: &str| pele::risk(&sight, &sight.step(format!("11P>{target}").parse().unwrap()));
    assert_eq!(risk("9R"), 0, "one of the suit is in the own hand");
    assert!(risk("3B") > 0, "all three others in one hand");
    // The last ʻulu lies in one of three hands of five or among the twenty of the stack.
    assert_eq!(risk("10R"), 256 * 15 / 35);
}

#[test]
fn a_pele_is_stopped_whoever_aims_it() {
    let table = "5b 5a 1a 1b 2a 3a 8B 12a";
    for teams in [0, 1] {
        let rules = rules(&[("teams", teams)]);
        let mut round = dealt(&rules, 4, &["11P 2b 4b 6b 7b", "6a", "5R 5A 10a 10b 9a"], table, "");
        play(&mut round, "11P>5b, pass");
        let (action, reasons) = normal(&view(&round, &rules, 2));
        assert_eq!((action.as_str(), reasons), ("stop", vec![Reason::Stops { suit: 5, points: 15 }]));
        play(&mut round, "stop");
        assert_eq!(normal(&view(&round, &rules, 0)).0, ">8B", "a stopped Pele takes the next best");
    }
}

#[test]
fn who_cannot_stop_passes_for_it_is_the_only_move() {
    let rules = rules(&[]);
    let mut round = dealt(&rules, 4, &["11P 2b 4b 6b 7b", "6a"], "5b 5a 1a 1b 2a 3a 8B 12a", "");
    play(&mut round, "11P>5b");
    for level in Level::ALL {
        let decision = decide(&view(&round, &rules, 1), level, 0).unwrap();
        assert_eq!((decision.action, decision.reasons), (Action::Pass, vec![Reason::OnlyMove]));
    }
}

#[test]
fn in_teams_a_discard_may_be_left_for_the_own_side() {
    let table = "1a 1b 2a 2b 3a 12a 12b 8a";
    for teams in [0, 1] {
        let rules = rules(&[("teams", teams)]);
        let seen = view(&dealt(&rules, 4, &["4a 4b 6A 7A 9A"], table, ""), &rules, 0);
        let (action, reasons) = normal(&seen);
        assert_eq!(action, "4a");
        let own_side = reasons[0] == Reason::LeavesForPartner { card: card!("4a") };
        assert_eq!(own_side, teams == 1, "{reasons:?}");
    }
}

#[test]
fn what_is_left_goes_to_those_who_still_have_turns() {
    // In the last turn but one of two against two, only the opponent on the right plays on.
    let rules = rules(&[("teams", 1)]);
    let mut seen = view(&dealt(&rules, 4, &["4a 5a 6a 7a 9a"], "1a 1b 2a 2b 3a 12a 12b 8a", ""), &rules, 0);
    let shares = |view: &View| {
        let RoundView::Pilina(cards) = &view.cards else { panic!("a view of pilina") };
        let sight = Sight::new(view, cards).unwrap();
        let chances = outlook::chances(&sight, &sight.step(Action::Play(card!("4a"))).lie);
        [0, 1].map(|side: usize| chances[side][card!("4a").index()])
    };
    let early = shares(&seen);
    let RoundView::Pilina(cards) = &mut seen.cards else { panic!("a view of pilina") };
    cards.turns_left = 2;
    cards.hand_sizes = [5, 1, 0, 0, 0, 0, 0];
    let late = shares(&seen);
    assert!(late[0] < early[0] && late[1] > early[1], "{early:?} {late:?}");
}

#[test]
fn easy_declares_and_stops_what_it_can() {
    let rules = rules(&[]);
    let table = "5b 5a 1a 1b 2a 3a 8B 12a";
    let mut round = dealt(&rules, 4, &["11P 2b 4b 6b 7b", "6a", "5R 5A 10a 10b 9a"], table, "");
    let decision = react(&view(&round, &rules, 2), Level::Easy, 0).unwrap();
    assert_eq!((decision.action, decision.reasons), (Action::Ohana(5), vec![Reason::Ohana { suit: 5, points: 15 }]));
    play(&mut round, "11P>5b, pass");
    assert_eq!(decide(&view(&round, &rules, 2), Level::Easy, 0).unwrap().action, Action::Stop);
}
