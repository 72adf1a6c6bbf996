//! Facts to messages: what the log and the live region say.

use super::msg::{Arg, Msg, Names};
use crate::rules::{CardSet, Event, RuleError};

/// Cards as a list of their names.
fn list(cards: CardSet) -> Arg {
    Arg::List(cards.iter().map(Msg::card).collect())
}

/// What an event says, or `None` for one that another event says better.
#[must_use]
pub fn event(event: &Event, names: &Names) -> Option<Msg> {
    let msg = match event {
        Event::Dealt { round, dealer, multiplier, redeals, .. } => Msg::new("event-dealt")
            .with("round", *round)
            .with("multiplier", *multiplier)
            .with("redeals", *redeals)
            .with_seat(names, *dealer),
        Event::Opened { .. } => return None,
        Event::Shown { seat, yaku, cards } => Msg::new("event-shown")
            .with("yaku", Msg::new(format!("yaku-{}", yaku.id())))
            .with("cards", list(*cards))
            .with("points", yaku.points())
            .with_seat(names, *seat),
        Event::Played { seat, card } => Msg::new("event-played").with("card", Msg::card(*card)).with_seat(names, *seat),
        Event::Turned { seat, card } => Msg::new("event-turned").with("card", Msg::card(*card)).with_seat(names, *seat),
        Event::Asked { seat, card, options } => {
            Msg::new("event-asked").with("card", Msg::card(*card)).with("cards", list(*options)).with_seat(names, *seat)
        }
        Event::Took { seat, card, taken } => {
            Msg::new("event-took").with("card", Msg::card(*card)).with("cards", list(*taken)).with_seat(names, *seat)
        }
        Event::Stayed { seat, card } => Msg::new("event-stayed").with("card", Msg::card(*card)).with_seat(names, *seat),
        Event::Made { seat, yaku } => {
            Msg::new("event-made").with("yaku", Msg::new(format!("yaku-{}", yaku.slug()))).with_seat(names, *seat)
        }
        Event::TookWhole { seat, suit } => {
            Msg::new("event-opening").with("suit", Msg::month(*suit)).with_seat(names, *seat)
        }
        Event::Ohana { seat, suit, hand, table } => Msg::new("event-ohana")
            .with("suit", Msg::month(*suit))
            .with("cards", list(*hand | *table))
            .with_seat(names, *seat),
        Event::Aimed { seat, target } => {
            Msg::new("event-aimed").with("card", Msg::card(*target)).with_seat(names, *seat)
        }
        Event::Passed { seat } => Msg::new("event-passed").with_seat(names, *seat),
        Event::Stopped { seat, suit, hand, table } => Msg::new("event-stopped")
            .with("suit", Msg::month(*suit))
            .with("cards", list(*hand | *table))
            .with_seat(names, *seat),
        Event::Returned { seat } => Msg::new("event-returned").with_seat(names, *seat),
        Event::Hui { seat, hui, .. } => {
            Msg::new("event-hui").with("hui", Msg::new(format!("hui-{}", hui.slug()))).with_seat(names, *seat)
        }
        Event::Leftovers { seat, cards } => {
            let team = seat.checked_rem(names.teams);
            let team = team.map_or_else(|| Arg::Text("none".into()), |team| Msg::new(format!("team-{team}")).into());
            Msg::new("event-leftover").with("cards", list(*cards)).with("team", team).with_seat(names, *seat)
        }
        Event::Placed { card, column, .. } => {
            Msg::new("event-placed").with("card", Msg::card(*card)).with("column", *column)
        }
        Event::Drew { card, .. } => Msg::new("event-drawn").with("card", Msg::card(*card)),
        Event::Row { cards, base, multiplier, score, .. } => Msg::new("event-row")
            .with("cards", Arg::List(cards.iter().map(|card| Msg::card(*card)).collect()))
            .with("base", *base)
            .with("multiplier", *multiplier)
            .with("score", *score),
        Event::RoundOver { round, scores, .. } => {
            let own = scores.get(names.side()).copied().unwrap_or(0);
            Msg::new("event-round-over").with("round", *round).with("score", own)
        }
        Event::MatchOver { totals } => {
            let own = totals.get(names.side()).copied().unwrap_or(0);
            Msg::new("event-match-over").with("score", own)
        }
    };
    Some(msg)
}

/// The events of a round that the log may tell. In the solitaire remembering what has gone is part of the game, unless
/// the rules keep it in sight: then a row that left is told without its cards, and no card is named that is not there.
#[must_use]
pub fn logged(events: &[Event], in_sight: Option<CardSet>) -> Vec<&Event> {
    let there = |event: &&Event| match (event, in_sight) {
        (Event::Placed { card, .. } | Event::Drew { card, .. }, Some(seen)) => seen.contains(*card),
        _ => true,
    };
    events.iter().filter(there).collect()
}

/// What the log says of an event; see [`logged`].
#[must_use]
pub fn log_line(event: &Event, names: &Names, in_sight: Option<CardSet>) -> Option<Msg> {
    match event {
        Event::Row { base, multiplier, score, .. } if in_sight.is_some() => {
            Some(Msg::new("event-row-gone").with("base", *base).with("multiplier", *multiplier).with("score", *score))
        }
        _ => self::event(event, names),
    }
}

/// Why something is not allowed, in words that a player understands.
#[must_use]
pub fn refusal(error: &RuleError) -> Msg {
    match error {
        RuleError::Over => Msg::new("error-over"),
        RuleError::WrongPhase { phase, .. } => Msg::new(format!("error-wrong-phase-{}", phase.id())),
        RuleError::NotInHand { card } => Msg::new("error-not-in-hand").with("card", Msg::card(*card)),
        RuleError::TargetWanted { card } => Msg::new("error-target-wanted").with("card", Msg::card(*card)),
        RuleError::NoTarget { card } => Msg::new("error-no-target").with("card", Msg::card(*card)),
        RuleError::CannotTake { card, target } => {
            Msg::new("error-cannot-take").with("card", Msg::card(*card)).with("target", Msg::card(*target))
        }
        RuleError::NoOhana { suit } => Msg::new("error-no-ohana").with("suit", Msg::month(*suit)),
        RuleError::NotHolder { suit } => Msg::new("error-not-yours").with("suit", Msg::month(*suit)),
        RuleError::ColumnFull { column } => Msg::new("error-column-full").with("column", *column),
        RuleError::PeleAgain => Msg::new("error-pele-again"),
    }
}
