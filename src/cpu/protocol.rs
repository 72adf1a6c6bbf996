//! What the page and its worker say to each other, as bytes of `postcard`.
//!
//! The worker greets first, as soon as it can hear: what is sent earlier may be lost. Both sides say
//! their [`version`]; where they differ, the page thinks for itself. A request holds a view and a seed,
//! never the hidden cards; only what is asked about a round that is over holds its whole deck.

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Decision;
use crate::rules::yaku_narabe::{COLUMNS, ROWS};
use crate::rules::{Action, Card, Level, View};

/// The version of the package and of this protocol: a worker of another build is not asked.
#[must_use]
pub const fn version() -> &'static str {
    concat!(env!("CARGO_PKG_VERSION"), "/2")
}

/// A decision that is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back with the answer.
    pub number: u64,
    /// What the seat knows.
    pub view: View,
    /// How strong it plays.
    pub level: Level,
    /// For levels that draw lots; see [`crate::cpu::seed`].
    pub seed: u64,
    /// Whether the seat is asked for something out of turn.
    pub out_of_turn: bool,
}

/// An analysis that is wanted: what was possible in a round of Yaku-Narabe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalyseRequest {
    /// Comes back with what is found.
    pub number: u64,
    /// The whole pack as dealt, first card first.
    pub deck: Vec<Card>,
    /// The bonus month.
    pub month: u8,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
    /// What the player did; where it stops, the adviser goes on.
    pub played: Vec<Action>,
}

/// The best line that was found so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Best {
    /// What the round comes to, by the rules.
    pub score: i32,
    /// All placements, in order.
    pub actions: Vec<Action>,
    /// The rows, in the order in which they are scored; cards by column, and what each comes to.
    pub rows: ArrayVec<([Card; COLUMNS], i32), ROWS>,
}

/// From the page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToWorker {
    /// Asks for a greeting.
    Hello {
        /// The page's [`version`].
        version: String,
    },
    /// Asks for a decision; an older one is dropped.
    Think(Box<Request>),
    /// Asks for an analysis; an older request is dropped.
    Analyse(Box<AnalyseRequest>),
}

/// From the worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum FromWorker {
    /// It can hear.
    Hello {
        /// The worker's [`version`].
        version: String,
    },
    /// It is alive and has done so much.
    Progress {
        /// Of which request.
        number: u64,
        /// Units done.
        done: u32,
        /// Units in all.
        of: u32,
    },
    /// It is done.
    Decided {
        /// With which request.
        number: u64,
        /// What the seat does, `None` for nothing.
        decision: Option<Decision>,
    },
    /// It has found something better than what it has told, or is done.
    Analysed {
        /// With which request.
        number: u64,
        /// Units done.
        done: u32,
        /// Units in all; as many are done at the end.
        of: u32,
        /// The best line so far; `None` where the pack cannot be dealt.
        best: Option<Box<Best>>,
    },
}

/// Why bytes are no message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProtocolError {
    /// The message cannot be written.
    #[error("cannot be written: {0}")]
    Write(postcard::Error),
    /// The bytes are no message of this protocol.
    #[error("no message: {0}")]
    Read(postcard::Error),
    /// A message, and then something else.
    #[error("{0} bytes after the message")]
    Trailing(usize),
}

/// A message as bytes.
pub fn encode<T: Serialize>(message: &T) -> Result<Vec<u8>, ProtocolError> {
    postcard::to_allocvec(message).map_err(ProtocolError::Write)
}

/// The message of these bytes, all of them.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ProtocolError> {
    let (message, rest) = postcard::take_from_bytes(bytes).map_err(ProtocolError::Read)?;
    if rest.is_empty() { Ok(message) } else { Err(ProtocolError::Trailing(rest.len())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::tests::dealt;
    use crate::cpu::{decide, seed};

    fn request() -> Request {
        Request { number: 7, view: dealt(3, 0), level: Level::Hard, seed: seed("bytes", 1), out_of_turn: false }
    }

    fn analyse() -> AnalyseRequest {
        let deck: Vec<Card> = Card::all().collect();
        let played = vec![Action::Column(deck[0], 5)];
        AnalyseRequest { number: 9, deck, month: 3, cup_is_chaff: true, played }
    }

    fn best() -> Best {
        let deck: Vec<Card> = Card::all().collect();
        let row = [deck[0], deck[1], deck[2], deck[3], deck[4]];
        let actions = deck.iter().map(|card| Action::Column(*card, 1)).collect();
        Best { score: 300, actions, rows: std::iter::repeat_n((row, 40), ROWS).collect() }
    }

    #[test]
    fn every_message_comes_back_as_it_was_sent() {
        let request = request();
        let decision = decide(&request.view, request.level, request.seed);
        assert!(decision.is_some());
        for message in [
            ToWorker::Hello { version: version().to_owned() },
            ToWorker::Think(Box::new(request)),
            ToWorker::Analyse(Box::new(analyse())),
        ] {
            assert_eq!(decode::<ToWorker>(&encode(&message).unwrap()), Ok(message));
        }
        for message in [
            FromWorker::Hello { version: version().to_owned() },
            FromWorker::Progress { number: 7, done: 1, of: 3 },
            FromWorker::Decided { number: 7, decision },
            FromWorker::Decided { number: 8, decision: None },
            FromWorker::Analysed { number: 9, done: 1, of: 2, best: Some(Box::new(best())) },
            FromWorker::Analysed { number: 9, done: 2, of: 2, best: None },
        ] {
            assert_eq!(decode::<FromWorker>(&encode(&message).unwrap()), Ok(message));
        }
    }

    #[test]
    fn a_request_is_small() {
        assert!(encode(&ToWorker::Think(Box::new(request()))).unwrap().len() < 1_000);
    }

    #[test]
    fn bytes_that_are_no_message_are_refused() {
        let bytes = encode(&ToWorker::Think(Box::new(request()))).unwrap();
        for bytes in [&bytes, &encode(&ToWorker::Analyse(Box::new(analyse()))).unwrap()] {
            for cut in 0..bytes.len() {
                assert!(matches!(decode::<ToWorker>(&bytes[..cut]), Err(ProtocolError::Read(_))), "cut at {cut}");
            }
        }
        let answer = FromWorker::Analysed { number: 9, done: 1, of: 2, best: Some(Box::new(best())) };
        let answer = encode(&answer).unwrap();
        for cut in 0..answer.len() {
            assert!(matches!(decode::<FromWorker>(&answer[..cut]), Err(ProtocolError::Read(_))), "cut at {cut}");
        }
        let longer = [bytes.as_slice(), &[0, 0]].concat();
        assert_eq!(decode::<ToWorker>(&longer), Err(ProtocolError::Trailing(2)));
        assert!(matches!(decode::<FromWorker>(&[9]), Err(ProtocolError::Read(_))));
    }
}
