//! A book of messages, and the little of Fluent that is printed here.
//!
//! The files are plain Fluent; `assets/hooks/words.mjs` compiles them when the page is built, and says what a message
//! is made of. A test reads them with fluent-bundle and demands the same words from both.

use std::fmt::Write as _;

use serde_json::{Map, Value as Json};

use crate::record::parse;

/// A value that a message is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A number, printed plain; a selector asks for it or for its plural category.
    Number(i64),
    /// A text, printed as it is; a selector asks for it.
    Text(String),
}

/// How deep messages may refer to messages: one that refers to itself ends there.
const DEPTH: u8 = 4;

/// The messages in force, in one language.
///
/// While an overlay is on, a message `x` gives way to `x-<overlay>` wherever there is one: the same deck
/// may have other names, the same words another spelling.
#[derive(Debug, Default)]
pub struct Book {
    messages: Map<String, Json>,
    overlays: Vec<&'static str>,
}

impl Book {
    /// Reads compiled message files; of two messages with the same id the later one counts. A broken file counts as
    /// an empty one.
    #[must_use]
    pub fn new(texts: impl IntoIterator<Item = String>) -> Self {
        let mut book = Self::default();
        book.replace(texts);
        book
    }

    /// Other messages under the same overlays.
    pub fn replace(&mut self, texts: impl IntoIterator<Item = String>) {
        self.messages.clear();
        for text in texts {
            if let Ok(Json::Object(messages)) = parse(&text) {
                self.messages.extend(messages);
            }
        }
    }

    /// Whether there is no message at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// Puts overlays on, the first before the others, and takes off those that were on.
    pub fn set_overlays(&mut self, overlays: Vec<&'static str>) {
        self.overlays = overlays;
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    /// What a message says; `None` when there is no such message. `plural` names the category of a number.
    pub fn say(&self, id: &str, args: &[(&str, Value)], plural: &dyn Fn(i64) -> String) -> Option<String> {
        let mut out = String::new();
        Printer { book: self, args, plural, depth: 0 }.pattern(self.find(id)?, &mut out);
        Some(out)
    }

    fn find(&self, id: &str) -> Option<&Json> {
        let over = self.overlays.iter().find_map(|overlay| self.messages.get(&[id, overlay].join("-")));
        over.or_else(|| self.messages.get(id))
    }
}

struct Printer<'a> {
    book: &'a Book,
    args: &'a [(&'a str, Value)],
    plural: &'a dyn Fn(i64) -> String,
    /// How many messages referred to this one.
    depth: u8,
}

impl Printer<'_> {
    fn pattern(&self, pattern: &Json, out: &mut String) {
        match pattern {
            Json::String(text) => out.push_str(text),
            Json::Array(parts) => {
                for part in parts {
                    match part {
                        Json::Array(part) => self.placeable(part, out),
                        text => out.push_str(text.as_str().unwrap_or_default()),
                    }
                }
            }
            _ => {}
        }
    }

    fn placeable(&self, part: &[Json], out: &mut String) {
        let [Json::String(kind), Json::String(name), variants @ ..] = part else { return };
        match (kind.as_str(), self.arg(name)) {
            ("$", Some(Value::Text(text))) => out.push_str(text),
            ("$", Some(Value::Number(number))) => {
                let _ = write!(out, "{number}");
            }
            // As fluent-bundle does: an argument that is not given stands there by its name.
            ("$", None) => {
                let _ = write!(out, "{{${name}}}");
            }
            ("@", _) => match self.book.find(name) {
                Some(pattern) if self.depth < DEPTH => Printer { depth: self.depth + 1, ..*self }.pattern(pattern, out),
                _ => {
                    let _ = write!(out, "{{{name}}}");
                }
            },
            (_, chosen) => {
                let [default, variants @ ..] = variants else { return };
                let fits = |variant: &&Json| chosen.is_some_and(|value| self.fits(value, &variant[0]));
                let default = || variants.get(default.as_u64()? as usize);
                if let Some(variant) = variants.iter().find(fits).or_else(default) {
                    self.pattern(&variant[1], out);
                }
            }
        }
    }

    fn arg(&self, name: &str) -> Option<&Value> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    fn fits(&self, value: &Value, key: &Json) -> bool {
        match (value, key) {
            (Value::Text(text), Json::String(name)) => text == name,
            (Value::Number(number), Json::String(name)) => (self.plural)(*number) == *name,
            (Value::Number(number), key) => key.as_i64() == Some(*number),
            (Value::Text(_), _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english(number: i64) -> String {
        if number == 1 { "one" } else { "other" }.to_owned()
    }

    fn book(texts: &[&str]) -> Book {
        Book::new(texts.iter().map(|text| (*text).to_owned()))
    }

    #[test]
    fn a_message_is_printed_with_its_arguments_and_variants() {
        let book = book(&[r#"{"hi": ["Hi, ", ["$", "name"], "!"],
            "cards": [["?", "n", 2, [0, "none"], ["one", [["$", "n"], " card"]], ["other", [["$", "n"], " cards"]]]],
            "who": [["?", "who", 1, ["you", "you"], ["other", [["$", "name"]]]]]}"#]);
        let say = |id: &str, args: &[(&str, Value)]| book.say(id, args, &english).unwrap_or_default();
        assert_eq!(say("hi", &[("name", Value::Text("Keiko".into()))]), "Hi, Keiko!");
        assert_eq!(say("hi", &[]), "Hi, {$name}!");
        assert_eq!([0, 1, 2].map(|n| say("cards", &[("n", Value::Number(n))])), ["none", "1 card", "2 cards"]);
        assert_eq!(say("who", &[("who", Value::Text("you".into()))]), "you");
        let other = [("who", Value::Text("other".into())), ("name", Value::Text("Tama".into()))];
        assert_eq!(say("who", &other), "Tama");
        assert!(book.has("hi") && !book.has("ho") && book.say("ho", &[], &english).is_none());
    }

    #[test]
    fn a_broken_file_spoils_itself_only() {
        let book = book(&["<html>", r#"{"a": "fine", "b": 7, "c": [["?"], ["?", "n"], ["?", "n", 9], []]}"#]);
        assert_eq!(["a", "b", "c"].map(|id| book.say(id, &[], &english).unwrap_or_default()), ["fine", "", ""]);
    }

    #[test]
    fn the_words_of_a_game_come_before_those_of_all_games() {
        let book =
            book(&[r#"{"a": "all", "b": ["all ", ["@", "a"]]}"#, r#"{"a": "game", "c": ["game ", ["@", "b"]]}"#]);
        let said = ["a", "b", "c"].map(|id| book.say(id, &[], &english).unwrap_or_default());
        assert_eq!(said, ["game", "all game", "game all game"]);
    }

    #[test]
    fn a_message_within_a_message_is_given_the_same_arguments() {
        let book = book(&[r#"{"a": [["@", "b"], " and ", ["@", "b"]], "b": ["<", ["$", "n"], ">"],
            "lost": [["@", "gone"], "!"], "round": [["@", "round"], "."]}"#]);
        assert_eq!(book.say("a", &[("n", Value::Number(7))], &english).as_deref(), Some("<7> and <7>"));
        assert_eq!(book.say("lost", &[], &english).as_deref(), Some("{gone}!"));
        assert_eq!(book.say("round", &[], &english).as_deref(), Some("{round}....."), "it ends");
    }

    #[test]
    fn overlays_come_before_the_plain_message_in_their_order_and_within_messages_too() {
        let mut book = book(&[r#"{"a": "plain", "a-one": "first", "a-two": "second", "b": "plain", "b-two": "second",
            "c": [["@", "a"], " ", ["@", "b"]]}"#]);
        let mut said = |overlays: &[&'static str]| {
            book.set_overlays(overlays.to_vec());
            ["a", "b", "c"].map(|id| book.say(id, &[], &english).unwrap_or_default())
        };
        assert_eq!(said(&[]), ["plain", "plain", "plain plain"]);
        assert_eq!(said(&["one"]), ["first", "plain", "first plain"]);
        assert_eq!(said(&["one", "two"]), ["first", "second", "first second"]);
        assert_eq!(said(&["two", "one"]), ["second", "second", "second second"]);
        assert_eq!(said(&["three"]), ["plain", "plain", "plain plain"]);
    }
}
