//! Why a CPU played as it did: facts for a sentence.
//!
//! The words are in the locale files under `reason-` and [`Reason::id`], such as `reason-takes`. The
//! fields are the arguments. As JSON: `{"takes":{"card":"7a","taken":["7A"],"points":11}}`.

use serde::{Deserialize, Serialize};

use crate::rules::hana_awase::YakuId;
use crate::rules::pilina::HuiId;
use crate::rules::{Card, CardSet, Seat, yaku_narabe};

/// One fact that speaks for a move. A decision lists the weightiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// `reason-only-move`: nothing else is legal.
    OnlyMove,
    /// `reason-completes`: the captured cards now make this yaku.
    Completes {
        /// The yaku.
        yaku: YakuId,
        /// Its points in the rules in force.
        points: i32,
    },
    /// `reason-blocks`: a card that this seat wanted for a yaku, which it can now not complete.
    Blocks {
        /// Whose yaku.
        seat: Seat,
        /// The yaku.
        yaku: YakuId,
        /// How many of its cards that seat holds.
        held: u8,
        /// How many it needs.
        need: u8,
    },
    /// `reason-advances`: a card for a yaku that can still be completed.
    Advances {
        /// The yaku.
        yaku: YakuId,
        /// How many of its cards are captured now.
        held: u8,
        /// How many it needs.
        need: u8,
    },
    /// `reason-takes`: these cards are captured.
    Takes {
        /// The card that was played or turned.
        card: Card,
        /// What it takes.
        taken: CardSet,
        /// The card points of all of them.
        points: i32,
    },
    /// `reason-safe-discard`: it stays on the table, but nobody else can have a card of its month.
    SafeDiscard {
        /// The card.
        card: Card,
    },
    /// `reason-least-loss`: it stays on the table, and costs the least of all.
    LeastLoss {
        /// The card.
        card: Card,
    },
    /// `reason-completes-hui`: the captured cards now make this hui.
    CompletesHui {
        /// The hui.
        hui: HuiId,
        /// What it costs every other side, or adds to this one.
        points: i32,
    },
    /// `reason-blocks-hui`: a card that this side wanted for a hui, which it can now not complete.
    BlocksHui {
        /// Whose hui.
        side: u8,
        /// The hui.
        hui: HuiId,
        /// How many of its three cards that side holds.
        held: u8,
    },
    /// `reason-advances-hui`: a card for a hui that can still be completed.
    AdvancesHui {
        /// The hui.
        hui: HuiId,
        /// How many of its three cards are captured now.
        held: u8,
    },
    /// `reason-ohana`: all four cards of a suit are captured.
    Ohana {
        /// The suit, 1–12.
        suit: u8,
        /// Their card points.
        points: i32,
    },
    /// `reason-holds-back`: an ʻohana waits, for nobody can take a card of it and it bars Pele.
    HoldsBack {
        /// The suit, 1–12.
        suit: u8,
    },
    /// `reason-aims`: Pele takes this card, unless she is stopped.
    Aims {
        /// The card.
        target: Card,
        /// Its card points.
        points: i32,
    },
    /// `reason-keeps-pele`: Pele waits for a better card.
    KeepsPele,
    /// `reason-stops`: Pele is stopped, and all four cards of the suit are captured.
    Stops {
        /// The suit, 1–12.
        suit: u8,
        /// Their card points.
        points: i32,
    },
    /// `reason-leaves-for-partner`: it stays on the field, and the own side is the likeliest to take it.
    LeavesForPartner {
        /// The card.
        card: Card,
    },
    /// `reason-row-scores`: the top row is completed, with this yaku as its best.
    RowScores {
        /// The yaku.
        yaku: yaku_narabe::YakuId,
        /// What it scores there, the bonus month in it.
        points: i32,
    },
    /// `reason-completes-row`: the top row is completed.
    CompletesRow {
        /// What the whole row scores.
        score: i32,
    },
    /// `reason-ends-row`: the top row is completed, and no other card that may come would have scored more.
    EndsRow {
        /// What the whole row scores.
        score: i32,
    },
    /// `reason-keeps-alive`: the row can still have this yaku, of which it has some cards.
    KeepsAlive {
        /// The yaku.
        yaku: yaku_narabe::YakuId,
        /// The cards that it lacks; all of them are in the hand or still in the stack.
        missing: CardSet,
    },
    /// `reason-gathers`: the card joins others for a yaku that the row can still have, or has now.
    Gathers {
        /// The yaku.
        yaku: yaku_narabe::YakuId,
        /// How many of its cards the row has now.
        have: u8,
        /// How many it needs.
        need: u8,
    },
    /// `reason-bonus-card`: a card of the bonus month, in the row that is likely to come to the most with it.
    BonusCard {
        /// By what the row is multiplied now.
        times: u8,
    },
    /// `reason-bonus-waits`: a card of the bonus month stays in the hand.
    BonusWaits,
    /// `reason-dumps`: a card that brings its row no nearer to a yaku.
    Dumps {
        /// The card.
        card: Card,
    },
    /// `reason-makes-room`: the card starts a new row.
    MakesRoom,
}

impl Reason {
    /// The message id without its `reason-`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::OnlyMove => "only-move",
            Self::Completes { .. } => "completes",
            Self::Blocks { .. } => "blocks",
            Self::Advances { .. } => "advances",
            Self::Takes { .. } => "takes",
            Self::SafeDiscard { .. } => "safe-discard",
            Self::LeastLoss { .. } => "least-loss",
            Self::CompletesHui { .. } => "completes-hui",
            Self::BlocksHui { .. } => "blocks-hui",
            Self::AdvancesHui { .. } => "advances-hui",
            Self::Ohana { .. } => "ohana",
            Self::HoldsBack { .. } => "holds-back",
            Self::Aims { .. } => "aims",
            Self::KeepsPele => "keeps-pele",
            Self::Stops { .. } => "stops",
            Self::LeavesForPartner { .. } => "leaves-for-partner",
            Self::RowScores { .. } => "row-scores",
            Self::CompletesRow { .. } => "completes-row",
            Self::EndsRow { .. } => "ends-row",
            Self::KeepsAlive { .. } => "keeps-alive",
            Self::Gathers { .. } => "gathers",
            Self::BonusCard { .. } => "bonus-card",
            Self::BonusWaits => "bonus-waits",
            Self::Dumps { .. } => "dumps",
            Self::MakesRoom => "makes-room",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{card, cards};

    #[test]
    fn the_id_is_the_name_in_json() {
        let reasons = [
            Reason::OnlyMove,
            Reason::Completes { yaku: YakuId::BlueRibbons, points: 40 },
            Reason::Blocks { seat: 1, yaku: YakuId::Sugawara, held: 2, need: 3 },
            Reason::Advances { yaku: YakuId::Sugawara, held: 2, need: 3 },
            Reason::Takes { card: card!("7a"), taken: cards!["7A"], points: 11 },
            Reason::SafeDiscard { card: card!("7a") },
            Reason::LeastLoss { card: card!("7a") },
            Reason::CompletesHui { hui: HuiId::Maui, points: 50 },
            Reason::BlocksHui { side: 1, hui: HuiId::Lanai, held: 2 },
            Reason::AdvancesHui { hui: HuiId::Niihau, held: 2 },
            Reason::Ohana { suit: 5, points: 15 },
            Reason::HoldsBack { suit: 5 },
            Reason::Aims { target: card!("3B"), points: 20 },
            Reason::KeepsPele,
            Reason::Stops { suit: 3, points: 30 },
            Reason::LeavesForPartner { card: card!("7a") },
            Reason::RowScores { yaku: yaku_narabe::YakuId::FlowerViewing, points: 50 },
            Reason::CompletesRow { score: 50 },
            Reason::EndsRow { score: 0 },
            Reason::KeepsAlive { yaku: yaku_narabe::YakuId::MoonViewing, missing: cards!["9A"] },
            Reason::Gathers { yaku: yaku_narabe::YakuId::Chaff, have: 3, need: 5 },
            Reason::BonusCard { times: 3 },
            Reason::BonusWaits,
            Reason::Dumps { card: card!("7a") },
            Reason::MakesRoom,
        ];
        for reason in reasons {
            let json = serde_json::to_value(reason).unwrap();
            let name = json.as_str().map(str::to_owned).or_else(|| json.as_object()?.keys().next().cloned());
            assert_eq!(name.as_deref(), Some(reason.id()));
            assert_eq!(serde_json::from_value::<Reason>(json).unwrap(), reason);
        }
    }
}
