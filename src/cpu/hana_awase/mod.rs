//! Thinking about Hana-awase.
//!
//! - [`sight`]: a view with the moves that it allows.
//! - [`greedy`]: what a capture is worth at once; Easy.
//! - [`outlook`]: what the round is likely to come to, by [`chances`]; Normal.
//! - [`reasons`]: what speaks for a move.

pub mod chances;
pub mod greedy;
pub mod outlook;
pub mod reasons;
pub mod sight;

use super::{Decision, playing};
use crate::rules::hana_awase::View as Cards;
use crate::rules::{Level, RoundView, View};
use sight::Sight;

/// How the players of this game think; out of turn there is nothing to do.
#[must_use]
pub fn think(view: &View, level: Level, _seed: u64, out_of_turn: bool) -> Option<Decision> {
    match &view.cards {
        RoundView::HanaAwase(cards) if !out_of_turn && view.to_move == Some(view.seat) => decide(view, cards, level),
        _ => None,
    }
}

/// What a level plays. Ties go to the first move in deck order.
#[must_use]
pub fn decide(view: &View, cards: &Cards, level: Level) -> Option<Decision> {
    let sight = Sight::new(view, cards);
    let by_points = playing(level) == Level::Easy;
    let step = if by_points {
        greedy::best(&sight, greedy::by_points)
    } else if sight.moves.len() == 1 {
        sight.moves.first().copied()
    } else {
        sight.best(|step| outlook::outlook(&sight, step))
    }?;
    Some(Decision { action: step.action, reasons: reasons::reasons(&sight, &step, !by_points) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::Reason;
    use crate::rules::hana_awase::{View as Cards, YakuId};
    use crate::rules::{Action, CardSet, GameId, Legal, Phase, RoundView, RuleSet, capture};
    use crate::{card, cards};

    /// Seat 0 of three to play these cards onto that table.
    fn view(hand: CardSet, table: CardSet, captures: [CardSet; 3], rules: RuleSet) -> View {
        let mut legal = Legal::new();
        for card in hand {
            match capture::meet(card, table) {
                capture::Meeting::Choice(two) => legal.extend(two.iter().map(|to| Action::Take(card, to))),
                _ => legal.push(Action::Play(card)),
            }
        }
        let left = hand.len() as u8;
        let [own, next, last] = captures;
        View {
            rules,
            seats: 3,
            seat: 0,
            phase: Phase::Play,
            to_move: Some(0),
            dealer: 0,
            round: 1,
            rounds: 12,
            totals: [0, 0, 0].into_iter().collect(),
            legal,
            cards: RoundView::HanaAwase(Cards {
                hand,
                hand_sizes: [left, left, left, 0],
                known: [hand, CardSet::EMPTY, CardSet::EMPTY, CardSet::EMPTY],
                shown: [CardSet::EMPTY; 4],
                table,
                captures: [own, next, last, CardSet::EMPTY],
                stack: 3 * left,
                pending: None,
                opening: CardSet::EMPTY,
                hand_yaku: [None; 4],
                multiplier: 1,
            }),
            events: Vec::new(),
        }
    }

    fn reference() -> RuleSet {
        RuleSet::new(GameId::HanaAwase)
    }

    fn played(view: &View, level: Level) -> (String, Vec<Reason>) {
        let decision = super::super::decide(view, level, 0).unwrap();
        (decision.action.to_string(), decision.reasons)
    }

    const NONE: [CardSet; 3] = [CardSet::EMPTY; 3];

    #[test]
    fn easy_takes_the_most_points_and_knows_no_yaku() {
        let captures = [cards!["6R", "6a", "9R", "9a"], CardSet::EMPTY, CardSet::EMPTY];
        let view = view(cards!["10a", "11P"], cards!["10R", "11A"], captures, reference());
        let (action, reasons) = played(&view, Level::Easy);
        assert_eq!(action, "11P");
        assert_eq!(reasons, [Reason::Takes { card: card!("11P"), taken: cards!["11A"], points: 11 }]);
    }

    #[test]
    fn normal_completes_a_yaku_that_is_worth_more() {
        let captures = [cards!["6R", "6a", "9R", "9a"], CardSet::EMPTY, CardSet::EMPTY];
        let view = view(cards!["10a", "11P"], cards!["10R", "11A"], captures, reference());
        let (action, reasons) = played(&view, Level::Normal);
        assert_eq!(action, "10a");
        assert_eq!(reasons[0], Reason::Completes { yaku: YakuId::BlueRibbons, points: 40 });
    }

    #[test]
    fn without_yaku_in_the_rules_normal_takes_the_points() {
        let captures = [cards!["6R", "6a", "9R", "9a"], CardSet::EMPTY, CardSet::EMPTY];
        let rules = RuleSet::preset(GameId::HanaAwase, "bakappana").unwrap();
        let view = view(cards!["10a", "11P"], cards!["10R", "11A"], captures, rules);
        let (action, reasons) = played(&view, Level::Normal);
        assert_eq!(action, "11P");
        assert!(!reasons.iter().any(|why| matches!(why, Reason::Completes { .. } | Reason::Advances { .. })));
    }

    #[test]
    fn normal_blocks_the_last_card_of_a_yaku() {
        let captures = [CardSet::EMPTY, cards!["6A", "6a", "7A", "7a"], CardSet::EMPTY];
        let view = view(cards!["10a", "4a"], cards!["10A", "4A"], captures, reference());
        let (action, reasons) = played(&view, Level::Normal);
        assert_eq!(action, "10a");
        let block = Reason::Blocks { seat: 1, yaku: YakuId::BoarDeerButterfly, held: 2, need: 3 };
        assert_eq!(reasons[0], block);
    }

    #[test]
    fn normal_discards_where_nobody_can_follow() {
        // The other pines are captured: either of the two can be taken back by the other.
        let captures = [CardSet::EMPTY, cards!["1B", "1R"], CardSet::EMPTY];
        let view = view(cards!["1a", "1b", "6a"], cards!["12a"], captures, reference());
        let (action, reasons) = played(&view, Level::Normal);
        assert_eq!((action.as_str(), reasons), ("1a", vec![Reason::SafeDiscard { card: card!("1a") }]));
    }

    #[test]
    fn a_lone_card_is_the_only_move() {
        let view = view(cards!["6a"], cards!["12a"], NONE, reference());
        for level in Level::ALL {
            let (action, reasons) = played(&view, level);
            assert_eq!((action.as_str(), reasons[0]), ("6a", Reason::OnlyMove));
        }
    }

    #[test]
    fn among_equals_the_first_in_deck_order_is_played() {
        let view = view(cards!["5a", "5b"], cards!["12a"], NONE, reference());
        assert_eq!(played(&view, Level::Normal).0, "5a");
        assert_eq!(played(&view, Level::Easy).0, "5a");
    }
}
