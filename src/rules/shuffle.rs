//! The documented shuffle. Fixed for ever: a seed gives the same deals in every version.
//!
//! Key: SHA-256 of the seed text in UTF-8. Generator: `ChaCha8` with that key, the stream number set to
//! the round (from 1; stream 0 draws the first dealer), its output as 32-bit little-endian words. A
//! number below n takes the next word x, skips x ≥ ⌊2³² / n⌋ · n, and is x mod n. The pack starts in
//! deck order; for i from the last place down to 1, places i and (a number below i + 1) are swapped.
//! Place 0 is dealt first. A redeal goes on in the same stream, from deck order again.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, de};
use sha2::{Digest, Sha256};

use super::card::Card;

/// How many characters a seed may have.
pub const SEED_CHARS: usize = 64;

/// The text that all deals of a match come from, taken as it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Seed(String);

/// A seed text of more than [`SEED_CHARS`] characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed has at most 64 characters")]
pub struct SeedTooLong;

impl Seed {
    /// The seed of this text.
    pub fn new(text: impl Into<String>) -> Result<Self, SeedTooLong> {
        let text = text.into();
        if text.chars().nth(SEED_CHARS).is_some() { Err(SeedTooLong) } else { Ok(Self(text)) }
    }

    /// A fresh seed: 12 base32 characters from 8 random bytes.
    #[must_use]
    pub fn fresh(bytes: [u8; 8]) -> Self {
        const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
        let bits = u64::from_le_bytes(bytes);
        Self((0..12).map(|i| char::from(ALPHABET[(bits >> (5 * i)) as usize & 31])).collect())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The draws of one round (from 1), or of the first dealer (0).
    #[must_use]
    pub fn stream(&self, round: u64) -> Draws {
        let mut generator = ChaCha8Rng::from_seed(Sha256::digest(self.0.as_bytes()).into());
        generator.set_stream(round);
        Draws(generator)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// Random words in the documented order.
#[derive(Debug, Clone)]
pub struct Draws(ChaCha8Rng);

impl Draws {
    /// The next 32-bit word.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `n`, every one as likely. `n` is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        let n64 = u64::from(n.max(1));
        let limit = (1 << 32) / n64 * n64;
        loop {
            let word = u64::from(self.word());
            if word < limit {
                return (word % n64) as u32;
            }
        }
    }

    /// Shuffles a pack that lies in deck order.
    pub fn shuffle(&mut self, pack: &mut [Card]) {
        for i in (1..pack.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            pack.swap(i, j);
        }
    }
}
