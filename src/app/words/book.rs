//! A book of messages: Fluent files as parsed by fluent-syntax, and the little of them that is printed here.
//!
//! fluent-bundle would do the same and much more (number formats, functions, terms, attributes) for 30 kB of
//! download, a twelfth of the whole budget. The files are plain Fluent; a test reads them with fluent-bundle
//! and demands the same words from both.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

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
    messages: BTreeMap<String, Pattern<String>>,
    overlays: Vec<&'static str>,
}

impl Book {
    /// Reads message files; of two messages with the same id the later one counts. A broken entry spoils
    /// itself only.
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
            let resource = fluent_syntax::parser::parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.body {
                if let Entry::Message(message) = entry
                    && let Some(pattern) = message.value
                {
                    self.messages.insert(message.id.name, pattern);
                }
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

    fn find(&self, id: &str) -> Option<&Pattern<String>> {
        let over = self.overlays.iter().find_map(|overlay| self.messages.get(&format!("{id}-{overlay}")));
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
    fn pattern(&self, pattern: &Pattern<String>, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, out),
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, out: &mut String) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, out),
            Expression::Select { selector, variants } => {
                let chosen = match selector {
                    InlineExpression::VariableReference { id } => self.arg(&id.name),
                    _ => None,
                };
                let fits = |variant: &&Variant<String>| chosen.is_some_and(|value| self.fits(value, &variant.key));
                let default = || variants.iter().find(|variant| variant.default);
                if let Some(variant) = variants.iter().find(fits).or_else(default) {
                    self.pattern(&variant.value, out);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, out: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                out.push_str(value);
            }
            InlineExpression::VariableReference { id } => match self.arg(&id.name) {
                Some(Value::Text(text)) => out.push_str(text),
                Some(Value::Number(number)) => {
                    let _ = write!(out, "{number}");
                }
                // As fluent-bundle does: an argument that is not given stands there by its name.
                None => {
                    let _ = write!(out, "{{${}}}", id.name);
                }
            },
            InlineExpression::Placeable { expression } => self.expression(expression, out),
            InlineExpression::MessageReference { id, attribute: None } => match self.book.find(&id.name) {
                Some(pattern) if self.depth < DEPTH => Printer { depth: self.depth + 1, ..*self }.pattern(pattern, out),
                _ => {
                    let _ = write!(out, "{{{}}}", id.name);
                }
            },
            // Functions, terms and attributes are not used; a test says so.
            _ => {}
        }
    }

    fn arg(&self, name: &str) -> Option<&Value> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    fn fits(&self, value: &Value, key: &VariantKey<String>) -> bool {
        match (value, key) {
            (Value::Text(text), VariantKey::Identifier { name }) => text == name,
            (Value::Number(number), VariantKey::NumberLiteral { value }) => value.parse() == Ok(*number),
            (Value::Number(number), VariantKey::Identifier { name }) => (self.plural)(*number) == *name,
            (Value::Text(_), VariantKey::NumberLiteral { .. }) => false,
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
        let book = book(&[
            "hi = Hi, { $name }!{\"\"}\ncards = { $n ->\n    [0] none\n    [one] { $n } card\n   *[other] { $n } cards\n}\n\
             who = { $who ->\n    [you] you\n   *[other] { $name }\n}\n",
        ]);
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
    fn a_broken_entry_spoils_itself_only() {
        let book = book(&["a = { $\nb = fine\n"]);
        assert_eq!(book.say("b", &[], &english).as_deref(), Some("fine"));
    }

    #[test]
    fn the_words_of_a_game_come_before_those_of_all_games() {
        let book = book(&["a = all\nb = all { a }\n", "a = game\nc = game { b }\n"]);
        let said = ["a", "b", "c"].map(|id| book.say(id, &[], &english).unwrap_or_default());
        assert_eq!(said, ["game", "all game", "game all game"]);
    }

    #[test]
    fn a_message_within_a_message_is_given_the_same_arguments() {
        let book = book(&["a = { b } and { b }\nb = <{ $n }>\nlost = { gone }!\nround = { round }.\n"]);
        assert_eq!(book.say("a", &[("n", Value::Number(7))], &english).as_deref(), Some("<7> and <7>"));
        assert_eq!(book.say("lost", &[], &english).as_deref(), Some("{gone}!"));
        assert_eq!(book.say("round", &[], &english).as_deref(), Some("{round}....."), "it ends");
    }

    #[test]
    fn overlays_come_before_the_plain_message_in_their_order_and_within_messages_too() {
        let mut book =
            book(&["a = plain\na-one = first\na-two = second\nb = plain\nb-two = second\nc = { a } { b }\n"]);
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
