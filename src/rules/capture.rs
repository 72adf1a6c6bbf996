//! The rule every game shares: a card meets none, one, two or three cards of its month.
//!
//! None: it stays. One: both are taken. Two: the player says which. Three: all four are taken.

use super::card::Card;
use super::set::CardSet;

/// What a card does where it lands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meeting {
    /// No card of its month: it stays on the table.
    Stays,
    /// It takes these (one or three), without a choice.
    Takes(CardSet),
    /// It takes one of these two.
    Choice(CardSet),
}

/// How `card` meets the cards that can be taken (`table`, and whatever counts together with it).
///
/// ```
/// use hanakago::{card, cards, rules::capture::{Meeting, meet}};
/// let field = cards!["1R", "1a", "1b", "9R", "9a"];
/// assert_eq!(meet(card!("1B"), field), Meeting::Takes(cards!["1R", "1a", "1b"]));
/// assert_eq!(meet(card!("9A"), field), Meeting::Choice(cards!["9R", "9a"]));
/// assert_eq!(meet(card!("2A"), field), Meeting::Stays);
/// ```
#[must_use]
pub const fn meet(card: Card, table: CardSet) -> Meeting {
    let matches = table.month_of(card);
    match matches.len() {
        0 => Meeting::Stays,
        2 => Meeting::Choice(matches),
        _ => Meeting::Takes(matches),
    }
}
