//! What the page and its worker say to each other, as bytes of `postcard`.
//!
//! The worker greets first, as soon as it can hear: what is sent earlier may be lost. Both sides say
//! their [`version`]; where they differ, the page thinks for itself. A request holds a view and a seed,
//! never the hidden cards.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Decision;
use crate::rules::{Level, View};

/// The version of the package and of this protocol: a worker of another build is not asked.
#[must_use]
pub const fn version() -> &'static str {
    concat!(env!("CARGO_PKG_VERSION"), "/1")
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

    #[test]
    fn every_message_comes_back_as_it_was_sent() {
        let request = request();
        let decision = decide(&request.view, request.level, request.seed);
        assert!(decision.is_some());
        for message in [ToWorker::Hello { version: version().to_owned() }, ToWorker::Think(Box::new(request))] {
            assert_eq!(decode::<ToWorker>(&encode(&message).unwrap()), Ok(message));
        }
        for message in [
            FromWorker::Hello { version: version().to_owned() },
            FromWorker::Progress { number: 7, done: 1, of: 3 },
            FromWorker::Decided { number: 7, decision },
            FromWorker::Decided { number: 8, decision: None },
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
        for cut in 0..bytes.len() {
            assert!(matches!(decode::<ToWorker>(&bytes[..cut]), Err(ProtocolError::Read(_))), "cut at {cut}");
        }
        let longer = [bytes.as_slice(), &[0, 0]].concat();
        assert_eq!(decode::<ToWorker>(&longer), Err(ProtocolError::Trailing(2)));
        assert!(matches!(decode::<FromWorker>(&[9]), Err(ProtocolError::Read(_))));
    }
}
