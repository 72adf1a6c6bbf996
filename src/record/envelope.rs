//! A sealed text: what files and saves are kept in, with a version and a checksum.
//!
//! `{"format":"hanakago-file","version":1,"sum":"9f86d081884c7d65","body":…}`; the sum is the first
//! eight bytes of SHA-256 over the body written compactly with sorted keys.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::fields::object;

/// The version that this build writes.
const VERSION: u64 = 1;

/// Why a sealed text cannot be opened. Nothing is ever thrown away for it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EnvelopeError {
    /// Not what this program writes.
    #[error("this is no Hanakago file")]
    Unreadable,
    /// Another kind of file.
    #[error("this is another kind of file")]
    Kind,
    /// Written by a newer version.
    #[error("this was written by a newer version")]
    Newer,
    /// The checksum does not fit: the text was cut or changed.
    #[error("this file is damaged")]
    Damaged,
}

/// Hexadecimal digits of the first `bytes` bytes of a text's SHA-256.
#[must_use]
pub fn checksum(text: &str, bytes: usize) -> String {
    use std::fmt::Write as _;
    let digest: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    digest.iter().take(bytes).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Seals a body under a format name such as `hanakago-file`.
#[must_use]
pub fn seal(format: &str, body: &Value) -> String {
    let sum = checksum(&body.to_string(), 8);
    object(vec![("format", format.into()), ("version", VERSION.into()), ("sum", sum.into()), ("body", body.clone())])
        .to_string()
}

/// Opens what [`seal`] made.
pub fn open(format: &str, text: &str) -> Result<Value, EnvelopeError> {
    let mut json = super::parse(text).map_err(|_| EnvelopeError::Unreadable)?;
    let field = |key: &str| json.get(key).and_then(Value::as_str).map(ToOwned::to_owned);
    let (Some(found), Some(sum)) = (field("format"), field("sum")) else {
        return Err(EnvelopeError::Unreadable);
    };
    if found != format {
        return Err(EnvelopeError::Kind);
    }
    match json.get("version").and_then(Value::as_u64) {
        Some(VERSION) => {}
        Some(newer) if newer > VERSION => return Err(EnvelopeError::Newer),
        _ => return Err(EnvelopeError::Unreadable),
    }
    let body = json.get_mut("body").map(Value::take).ok_or(EnvelopeError::Unreadable)?;
    if checksum(&body.to_string(), 8) == sum { Ok(body) } else { Err(EnvelopeError::Damaged) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_sealed_body_opens_and_a_changed_one_does_not() {
        let text = seal("hanakago-file", &json!({"b": [1, 2], "a": "松"}));
        assert_eq!(open("hanakago-file", &text), Ok(json!({"a": "松", "b": [1, 2]})));
        assert_eq!(open("hanakago-slot", &text), Err(EnvelopeError::Kind));
        assert_eq!(open("hanakago-file", &text.replace('松', "梅")), Err(EnvelopeError::Damaged));
        assert_eq!(open("hanakago-file", &text.replace("\"version\":1", "\"version\":2")), Err(EnvelopeError::Newer));
        assert_eq!(open("hanakago-file", &text[1..]), Err(EnvelopeError::Unreadable));
    }
}
