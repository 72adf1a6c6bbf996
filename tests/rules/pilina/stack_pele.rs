//! Pele turned from the stack: wild, or by the setting a plain fern.

use hanakago::rules::pilina::{Aim, Pele};
use hanakago::rules::{Phase, RuleError};
use serde_json::json;

use crate::common::pilina::Table;
use crate::common::{card, pile};

const PLAIN: &str = r#"{"pele_from_stack":"plain"}"#;

#[test]
fn it_is_wild_as_from_the_hand_and_its_target_is_a_choice() {
    let mut table = Table::new("{}", &["9a", "", ""], "3B 1a 2a 4a 5a 6a", "11P");
    table.play("9a");
    assert_eq!((table.round.phase(), table.round.pending()), (Some(Phase::Choose), Some(card("11P"))));
    assert_eq!(table.legal(), [">1a", ">2a", ">3B", ">4a", ">5a", ">6a", ">9a"]);
    assert_eq!(table.round.options(), table.round.table());
    assert_eq!(table.refused(">7a"), RuleError::CannotTake { card: card("11P"), target: card("7a") });
    table.play(">3B");
    assert_eq!(table.round.aim(), Some(Aim { seat: 0, target: card("3B") }));
    table.play("pass, pass");
    assert_eq!(table.round.captures()[0], pile("3B 11P"));
    assert_eq!((table.round.pele(), table.round.turn()), (Some(Pele { seat: 0, prey: card("3B") }), 1));
}

#[test]
fn with_one_field_card_it_is_aimed_by_itself() {
    // The dealer takes both suits, its played card is alone on the field.
    let mut table = Table::new("{}", &["9a", ""], "4A 4R 4a 4b 12B 12Y 12a 12b", "11P");
    table.play("9a");
    assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Answer), 1));
    assert_eq!(table.round.aim(), Some(Aim { seat: 0, target: card("9a") }));
    assert!(!table.told(0).contains(&"asked".to_owned()));
    table.play("pass");
    assert!(table.round.captures()[0].includes(pile("9a 11P")));
}

#[test]
fn with_one_fern_alone_it_takes_it_at_once() {
    let mut table = Table::new("{}", &["11B", ""], "4A 4R 4a 4b 12B 12Y 12a 12b", "11P");
    table.play("11B");
    assert!(table.round.captures()[0].includes(pile("11B 11P")));
    assert_eq!((table.round.phase(), table.round.turn()), (Some(Phase::Play), 1));
}

#[test]
fn with_three_ferns_it_takes_them() {
    let mut table = Table::new("{}", &["9a", "", ""], "11B 11A 11R 4a 5a 6a", "11P");
    table.play("9a");
    assert_eq!(table.round.captures()[0], pile("11B 11A 11R 11P"));
    assert_eq!((table.round.pele(), table.round.turn()), (None, 1));
}

#[test]
fn an_ohana_that_clears_the_field_lets_a_turned_pele_stay() {
    // Two suits go to the dealer; the third lies in its hand, so that the field is empty when Pele is turned.
    let mut table = Table::new("{}", &["5A 5R 5a 5b", ""], "4A 4R 4a 4b 12B 12Y 12a 12b", "11P");
    table.play("ohana 5");
    assert_eq!(
        table.last(2),
        [json!({"event":"turned","seat":0,"card":"11P"}), json!({"event":"stayed","seat":0,"card":"11P"}),]
    );
    assert_eq!((table.round.table(), table.round.turn(), table.round.pele()), (pile("11P"), 1, None));
}

#[test]
fn it_can_be_blocked_and_aims_again_while_the_field_holds_a_card() {
    for rules in ["{}", r#"{"blocked_pele":"back-to-hand"}"#] {
        let mut table = Table::new(rules, &["9a", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a", "11P");
        table.play("9a, >3B, stop");
        assert_eq!(table.round.captures()[1], pile("3B 3R 3a 3b"));
        // A turned Pele goes back to no hand.
        assert_eq!((table.round.phase(), table.round.to_move()), (Some(Phase::Choose), 0), "{rules}");
        table.play(">1a, pass, pass");
        assert_eq!(table.round.captures()[0], pile("1a 11P"));
        assert_eq!(table.round.turn(), 1);
    }
}

#[test]
fn plain_it_takes_only_ferns_and_is_not_wild() {
    let mut stays = Table::new(PLAIN, &["9a", "", ""], "3B 1a 2a 4a 5a 6a", "11P");
    stays.play("9a");
    assert_eq!((stays.round.turn(), stays.round.pele()), (1, None));
    assert!(stays.round.table().contains(card("11P")));
    let mut one = Table::new(PLAIN, &["9a", "", ""], "11B 1a 2a 4a 5a 6a", "11P");
    one.play("9a");
    assert_eq!((one.round.captures()[0], one.round.pele()), (pile("11B 11P"), None));
    let mut two = Table::new(PLAIN, &["9a", "", ""], "11B 11R 2a 4a 5a 6a", "11P");
    two.play("9a");
    assert_eq!(two.legal(), [">11B", ">11R"]);
    two.play(">11R");
    assert_eq!((two.round.captures()[0], two.round.pele(), two.round.turn()), (pile("11R 11P"), None, 1));
    let mut three = Table::new(PLAIN, &["9a", "", ""], "11B 11A 11R 4a 5a 6a", "11P");
    three.play("9a");
    assert_eq!(three.round.captures()[0], pile("11B 11A 11R 11P"));
}

#[test]
fn the_setting_leaves_pele_from_the_hand_wild() {
    let mut table = Table::new(PLAIN, &["11P", "3R 3a 3b", ""], "3B 1a 2a 4a 5a 6a", "");
    table.play("11P>3B, stop");
    assert_eq!(table.legal().len(), 5, "blocked, it may still be aimed at anything");
    table.play(">1a, pass, pass");
    assert!(table.round.captures()[0].includes(pile("1a 11P")));
}
