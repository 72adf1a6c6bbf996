//! Fresh seeds from the browser's random source.

use crate::rules::Seed;

/// A fresh seed. Where the browser refuses random bytes, the time of day must do.
#[must_use]
pub fn fresh() -> Seed {
    let mut bytes = [0; 8];
    if getrandom::fill(&mut bytes).is_err() {
        bytes = super::clock::now().wrapping_mul(0x9E37_79B9_7F4A_7C15).to_le_bytes();
    }
    Seed::fresh(bytes)
}
