//! Why something is against the rules: facts for a message that a player understands.

use super::action::Action;
use super::card::Card;
use super::game::Phase;

/// Why an action is not allowed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// The round or the match is over.
    #[error("nothing can be played any more")]
    Over,
    /// The action belongs to another moment (or another game).
    #[error("'{action}' is not legal in phase {phase}")]
    WrongPhase {
        /// What was tried.
        action: Action,
        /// What is due.
        phase: Phase,
    },
    /// The card is not in the hand of the seat to move.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// Two cards match, and the action does not say which one is taken.
    #[error("{card} matches two cards: say which one it takes")]
    TargetWanted {
        /// The card.
        card: Card,
    },
    /// What the card takes follows from the table, so no target may be named.
    #[error("{card} has no choice of what it takes")]
    NoTarget {
        /// The card.
        card: Card,
    },
    /// The card that is to be taken is not one of those that match.
    #[error("{card} cannot take {target}")]
    CannotTake {
        /// The card.
        card: Card,
        /// What it was to take.
        target: Card,
    },
    /// Nobody holds the whole suit together with the field.
    #[error("no hand and the field hold all four cards of suit {suit}")]
    NoOhana {
        /// The suit, 1–12.
        suit: u8,
    },
    /// The seat that answers does not hold the suit that Pele is aimed at.
    #[error("only the holder of suit {suit} can stop Pele")]
    NotHolder {
        /// The suit, 1–12.
        suit: u8,
    },
    /// The column holds as many cards as it can.
    #[error("column {column} is full: nine cards lie there")]
    ColumnFull {
        /// The column, from 1.
        column: u8,
    },
    /// Pele went back to the hand in this turn.
    #[error("Pele cannot be played again in this turn")]
    PeleAgain,
}

/// Why a pack cannot be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// The game is not for so many.
    #[error("the game is for {min} to {max} players")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The cards are not the game's deck, each once.
    #[error("the deck is not a permutation of the game's {cards} cards")]
    NotTheDeck {
        /// How many cards the deck has.
        cards: u8,
    },
    /// The teams do not fit the number of seats.
    #[error("the teams do not fit the number of players")]
    Teams,
    /// The rules throw this deal in.
    #[error("these rules would deal this deck again")]
    Redealt,
}
