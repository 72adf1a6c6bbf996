//! What happened: the public facts of a round, in order.
//!
//! Every event may be known to every seat, so a [`crate::rules::View`] carries them as they are.
//! Hidden cards appear only when they come to lie face up.

use serde::{Deserialize, Serialize};

use super::Seat;
use super::card::Card;
use super::set::CardSet;

/// A public fact. The examples show how the referee writes it (see `record::answer::event`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round was dealt: `{"event":"dealt","round":1,"dealer":0,"table":[…],"hand":7,"stack":21,"redeals":0,"multiplier":2}`.
    Dealt {
        /// The round, from 1.
        round: u8,
        /// Who deals and plays first.
        dealer: Seat,
        /// The opening table.
        table: CardSet,
        /// Cards dealt to each hand.
        hand: u8,
        /// Cards in the stack.
        stack: u8,
        /// How many deals were thrown in first.
        redeals: u8,
        /// What the opening table multiplies the round by.
        multiplier: u8,
    },
    /// A hand that all may see, by the rules of the preset: `{"event":"opened","seat":1,"cards":[…]}`.
    Opened {
        /// Whose hand.
        seat: Seat,
        /// The whole hand.
        cards: CardSet,
    },
    /// Six or Seven Plains: `{"event":"shown","seat":1,"cards":[…],"yaku":"six-plains"}`.
    Shown {
        /// Who shows.
        seat: Seat,
        /// The cards that lie face up before the seat from now on.
        cards: CardSet,
        /// What they make.
        yaku: HandYaku,
    },
    /// A hand card was played: `{"event":"played","seat":0,"card":"7a"}`.
    Played {
        /// Who played.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The top of the stack was turned: `{"event":"turned","seat":0,"card":"8B"}`.
    Turned {
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The turned card meets two, and the seat must choose: `{"event":"asked","seat":0,"card":"8B","options":["8a","8b"]}`.
    Asked {
        /// Who chooses.
        seat: Seat,
        /// The turned card.
        card: Card,
        /// The two cards.
        options: CardSet,
    },
    /// A card was captured with others: `{"event":"took","seat":0,"card":"8B","taken":["8a"]}`.
    Took {
        /// Who captured.
        seat: Seat,
        /// The card that was played or turned.
        card: Card,
        /// What it took, from the table or from shown hands.
        taken: CardSet,
    },
    /// A card met nothing and stays on the table: `{"event":"stayed","seat":0,"card":"8B"}`.
    Stayed {
        /// Who played or turned it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Captured cards now make a yaku that counts: `{"event":"made","seat":0,"yaku":"moon-viewing"}`.
    Made {
        /// Who made it.
        seat: Seat,
        /// Which one.
        yaku: super::hana_awase::YakuId,
    },
    /// Four of a suit lay on the opening field, and the dealer took them: `{"event":"took-whole","seat":0,"suit":3}`.
    TookWhole {
        /// The dealer.
        seat: Seat,
        /// The suit, 1–12.
        suit: u8,
    },
    /// An ʻohana was declared: `{"event":"ohana","seat":2,"suit":3,"hand":["3B"],"table":["3R","3a","3b"]}`.
    Ohana {
        /// Who declared it and took all four.
        seat: Seat,
        /// The suit, 1–12.
        suit: u8,
        /// The cards that came from the hand.
        hand: CardSet,
        /// The cards that came from the field.
        table: CardSet,
    },
    /// Pele was aimed: `{"event":"aimed","seat":0,"target":"8B"}`.
    Aimed {
        /// Who aims.
        seat: Seat,
        /// At what.
        target: Card,
    },
    /// A seat lets the aimed Pele through: `{"event":"passed","seat":1}`.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat blocks the aimed Pele and takes the suit: `{"event":"stopped","seat":1,"suit":8,"hand":[…],"table":[…]}`.
    Stopped {
        /// Who.
        seat: Seat,
        /// The suit, 1–12.
        suit: u8,
        /// The cards that came from the hand.
        hand: CardSet,
        /// The cards that came from the field.
        table: CardSet,
    },
    /// The blocked Pele goes back to the hand: `{"event":"returned","seat":0}`.
    Returned {
        /// Whose hand.
        seat: Seat,
    },
    /// A side now holds a hui: `{"event":"hui","side":0,"seat":2,"hui":"maui"}`.
    Hui {
        /// Whose pile.
        side: u8,
        /// Who completed it.
        seat: Seat,
        /// Which one.
        hui: super::pilina::HuiId,
    },
    /// What was left of Pele's suit goes to its side: `{"event":"leftovers","seat":0,"cards":["8a"]}`.
    Leftovers {
        /// Who used Pele.
        seat: Seat,
        /// What the side gets.
        cards: CardSet,
    },
    /// A card was put at the bottom of a column: `{"event":"placed","seat":0,"card":"7a","column":2}`.
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The column, from 1.
        column: u8,
    },
    /// The hand was filled up from the stack: `{"event":"drew","seat":0,"card":"8B"}`.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The top row was scored and has left: `{"event":"row","seat":0,"cards":[…],"base":50,"multiplier":2,"score":100}`.
    Row {
        /// Whose.
        seat: Seat,
        /// Its cards, by column.
        cards: [Card; super::yaku_narabe::COLUMNS],
        /// The points of its yaku.
        base: i32,
        /// What the bonus month multiplies them by.
        multiplier: i32,
        /// What it comes to.
        score: i32,
    },
    /// A round was settled: `{"event":"round-over","round":1,"scores":[12,-4,-8],"next_dealer":0}`.
    RoundOver {
        /// The round, from 1.
        round: u8,
        /// What the round adds to the match, by seat; in teams by side.
        scores: Scores,
        /// Who deals next.
        next_dealer: Seat,
    },
    /// The last round was settled: `{"event":"match-over","totals":[30,-10,-20]}`.
    MatchOver {
        /// The match totals.
        totals: Scores,
    },
}

/// Scores by seat (or by side), as many as there are.
pub type Scores = arrayvec::ArrayVec<i32, { super::MAX_SEATS }>;

/// A yaku of the dealt hand (three players, when the house rule is on).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandYaku {
    /// Exactly six plains: 20 from each.
    SixPlains,
    /// Seven plains, the whole hand: 30 from each.
    SevenPlains,
}

impl HandYaku {
    /// What a dealt hand makes.
    #[must_use]
    pub fn of(hand: CardSet) -> Option<Self> {
        match (hand & super::deck::PLAINS).len() {
            0..=5 => None,
            6 => Some(Self::SixPlains),
            _ => Some(Self::SevenPlains),
        }
    }

    /// The id in records and message keys.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::SixPlains => "six-plains",
            Self::SevenPlains => "seven-plains",
        }
    }

    /// What it collects from each other player, before the round's multiplier.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Self::SixPlains => 20,
            Self::SevenPlains => 30,
        }
    }
}

/// Where events go.
pub trait EventSink {
    /// Whether anyone listens; work that only feeds events is left out where not.
    const LISTENS: bool;

    /// Takes one event.
    fn push(&mut self, event: Event);
}

impl EventSink for Vec<Event> {
    const LISTENS: bool = true;

    fn push(&mut self, event: Event) {
        Self::push(self, event);
    }
}

/// Drops every event: for search, where nothing may be allocated.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl EventSink for Silent {
    const LISTENS: bool = false;

    fn push(&mut self, _: Event) {}
}
