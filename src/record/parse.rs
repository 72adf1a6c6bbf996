//! JSON from text.
//!
//! `serde_json` would read it too, but its errors print floats, and that alone is a fiftieth of the page's download.
//! Here numbers are whole: nothing that this program writes has others.

use serde_json::{Map, Value};

/// How deep lists and objects may lie in each other; `serde_json` allows as much.
const DEPTH: u8 = 127;

/// A text that is no JSON, and the byte where that shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no JSON at byte {0}")]
pub struct NotJson(pub usize);

/// Reads a JSON text; of two fields of the same name the later one counts.
pub fn parse(text: &str) -> Result<Value, NotJson> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value(DEPTH);
    reader.skip_space();
    value.filter(|_| reader.at == text.len()).ok_or(NotJson(reader.at))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.at += 1)
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn value(&mut self, depth: u8) -> Option<Value> {
        self.skip_space();
        match self.peek()? {
            b'{' => {
                let (depth, mut map) = (depth.checked_sub(1)?, Map::new());
                self.parts(b'}', &mut |reader| {
                    let key = reader.string()?;
                    reader.skip_space();
                    reader.take(b':')?;
                    map.insert(key, reader.value(depth)?);
                    Some(())
                })?;
                Some(Value::Object(map))
            }
            b'[' => {
                let (depth, mut list) = (depth.checked_sub(1)?, Vec::new());
                self.parts(b']', &mut |reader| {
                    list.push(reader.value(depth)?);
                    Some(())
                })?;
                Some(Value::Array(list))
            }
            b'"' => self.string().map(Value::String),
            b'-' | b'0'..=b'9' => self.number(),
            b't' => self.word("true", Value::Bool(true)),
            b'f' => self.word("false", Value::Bool(false)),
            _ => self.word("null", Value::Null),
        }
    }

    /// What lies between two brackets, with commas.
    fn parts(&mut self, end: u8, part: &mut dyn FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.at += 1;
        self.skip_space();
        if self.take(end).is_some() {
            return Some(());
        }
        loop {
            self.skip_space();
            part(self)?;
            self.skip_space();
            if self.take(end).is_some() {
                return Some(());
            }
            self.take(b',')?;
        }
    }

    fn word(&mut self, word: &str, value: Value) -> Option<Value> {
        word.bytes().try_for_each(|byte| self.take(byte)).map(|()| value)
    }

    fn number(&mut self) -> Option<Value> {
        let from = self.at;
        let _ = self.take(b'-');
        let first = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = self.text.get(from..self.at)?;
        if self.at - first > 1 && self.text[first..].starts_with('0') {
            return None;
        }
        match digits.parse::<u64>() {
            Ok(number) => Some(number.into()),
            Err(_) => digits.parse::<i64>().ok().map(Value::from),
        }
    }

    fn string(&mut self) -> Option<String> {
        self.take(b'"')?;
        let mut out = String::new();
        loop {
            let from = self.at;
            while !matches!(self.peek()?, b'"' | b'\\' | 0..=31) {
                self.at += 1;
            }
            out.push_str(self.text.get(from..self.at)?);
            if self.take(b'"').is_some() {
                return Some(out);
            }
            self.take(b'\\')?;
            out.push(self.escape()?);
        }
    }

    /// What a backslash stands before.
    fn escape(&mut self) -> Option<char> {
        let byte = self.peek()?;
        self.at += 1;
        Some(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let unit = self.unit()?;
                // Characters beyond the first 65,536 come in halves.
                if (0xD800..0xDC00).contains(&unit) {
                    self.word("\\u", Value::Null)?;
                    char::decode_utf16([unit, self.unit()?]).next()?.ok()?
                } else {
                    char::from_u32(unit.into())?
                }
            }
            _ => return None,
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        u16::from_str_radix(digits, 16).ok().filter(|_| plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `serde_json` makes of the same text.
    fn theirs(text: &str) -> Option<Value> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn it_reads_what_serde_json_reads() {
        let deep = "[".repeat(127) + &"]".repeat(127);
        for text in [
            "null",
            " [ true ,false\n,\t[ ] , { } ]\r\n",
            r#"{"a":{"b":[1,-2,0,18446744073709551615,-9223372036854775808]},"a ":"x","":""}"#,
            r#"{"a":1,"a":2}"#,
            r#""松に鶴 \" \\ \/ \b\f\n\r\t \u00e9 \u677E \ud83c\udcCF""#,
            &deep,
        ] {
            assert!(theirs(text).is_some(), "{text}");
            assert_eq!(parse(text).ok(), theirs(text), "{text}");
        }
    }

    #[test]
    fn it_refuses_what_serde_json_refuses() {
        let deep = "[".repeat(128) + &"]".repeat(128);
        for text in [
            "",
            " ",
            "nul",
            "nulll",
            "tru",
            "[",
            "]",
            "[1,]",
            "[,1]",
            "[1 2]",
            "{",
            "{\"a\"}",
            "{\"a\":}",
            "{\"a\":1,}",
            "{a:1}",
            "{1:1}",
            "01",
            "-",
            "-01",
            "+1",
            "1 1",
            "\"",
            "\"\\",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u+123\"",
            "\"\\ud83c\"",
            "\"\\ud83c\\n\"",
            "\"\\ud83cx\"",
            "\"\\ud83c\\u0041\"",
            "\"\\udccf\"",
            "\"\u{1}\"",
            "\"\n\"",
            "'a'",
            "\u{feff}1",
            "松",
            "\"\\u松松\"",
            &deep,
        ] {
            assert_eq!(theirs(text), None, "{text}");
            assert!(parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_beginning_of_a_text_is_refused_or_read() {
        let text = r#"{"a":[1,true,"松\u677e",null],"b":{}}"#;
        for end in text.char_indices().map(|(at, _)| at) {
            assert_eq!(parse(&text[..end]).ok(), theirs(&text[..end]), "{}", &text[..end]);
        }
        assert_eq!(parse("[1,x]"), Err(NotJson(3)));
    }

    #[test]
    fn numbers_are_whole() {
        for text in ["1.5", "1e3", "18446744073709551616", "-9223372036854775809"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
