//! The referee's `score` settles the cards of a finished round as the match itself did.

use hanakago::record::score;
use hanakago::rules::pilina::{CardValues, Round, SideSettlement};
use hanakago::rules::{CardSet, Round as AnyRound, RuleSet};
use serde_json::{Value, json};

use crate::common::pilina::{combinations, lively_match, lively_round, tables};
use crate::common::{Dice, runs};

/// The sides of a settlement, as the referee writes them.
fn settled(round: &Round) -> Value {
    let side = |side: &SideSettlement| {
        let (points, hui, score) = (side.card_points, &side.hui, side.score);
        json!({"card_points": points, "hui": hui, "score": score})
    };
    round.settle().sides.iter().map(side).collect()
}

fn ask(rules: &RuleSet, request: Value) -> Value {
    score(rules, &serde_json::from_value(request).expect("a request")).expect("an answer")
}

#[test]
fn captures_and_the_field_settle_as_the_round_did() {
    let mut dice = Dice::new(180);
    let mut given = 0;
    for (seats, teams) in tables() {
        for rules in combinations(seats, teams).into_iter().step_by(runs(5, 1)) {
            for _ in 0..runs(1, 6) {
                let setup = lively_round(&mut dice, &rules, seats);
                let game = lively_match(&mut dice, setup, |_, _| {});
                let AnyRound::Pilina(round) = &game.finished()[0].cards else { panic!("a round of pilina") };
                // As the cards lay before the leftovers were given.
                let captures: Vec<CardSet> = round.captures().iter().map(|pile| *pile - round.leftovers()).collect();
                let field = round.table() | round.leftovers();
                let user = round.pele().map(|pele| round.settings().side(pele.seat));
                let mut request = json!({"captures": captures, "field": field, "pele_user": user});
                let answer = ask(&rules, request.clone());
                assert_eq!(answer["sides"], settled(round), "{request}");
                assert_eq!(answer["leftovers"], json!(round.leftovers()));
                // With the prey named it is the same; a fern too.
                if let Some(pele) = round.pele() {
                    request["pele_took"] = json!(pele.prey);
                    assert_eq!(ask(&rules, request)["sides"], settled(round));
                }
                given += usize::from(!round.leftovers().is_empty());
            }
        }
    }
    assert!(given > 100, "{given} rounds with leftovers");
}

#[test]
fn captures_may_be_partial_and_pele_may_be_nobodys() {
    let rules = crate::common::pilina::rules("{}");
    let answer = ask(&rules, json!({"captures": [["3B", "8B", "9A"], ["12Y"]]}));
    assert_eq!(answer["sides"][0], json!({"card_points": 45, "hui": ["hawaii"], "score": 45}));
    assert_eq!(answer["sides"][1], json!({"card_points": 10, "hui": [], "score": -40}));
    // Nobody used Pele: what is left on the field is dead.
    let nobody = ask(&rules, json!({"captures": [["3B"], []], "field": ["3R", "11R"], "pele_user": null}));
    assert_eq!((&nobody["sides"][0]["card_points"], &nobody["leftovers"]), (&json!(20), &json!([])));
    let whole: Vec<CardSet> = vec![CardSet::FULL, CardSet::EMPTY];
    assert_eq!(ask(&rules, json!({"captures": whole}))["sides"][0]["card_points"], 240);
    assert_eq!(CardValues::Pilina.of(CardSet::FULL), 240);
}
