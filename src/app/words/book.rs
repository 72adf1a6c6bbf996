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

/// The messages of one language.
#[derive(Debug, Default)]
pub struct Book(BTreeMap<String, Pattern<String>>);

impl Book {
    /// Reads message files. A broken entry spoils itself only.
    #[must_use]
    pub fn new(text: String) -> Self {
        let resource = fluent_syntax::parser::parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
        let mut book = Self::default();
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                book.0.insert(message.id.name, pattern);
            }
        }
        book
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// What a message says; `None` when there is no such message. `plural` names the category of a number.
    pub fn say(&self, id: &str, args: &[(&str, Value)], plural: &dyn Fn(i64) -> String) -> Option<String> {
        let mut out = String::new();
        Printer { args, plural }.pattern(self.0.get(id)?, &mut out);
        Some(out)
    }
}

struct Printer<'a> {
    args: &'a [(&'a str, Value)],
    plural: &'a dyn Fn(i64) -> String,
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
            // Functions, terms and references to other messages are not used; a test says so.
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

    #[test]
    fn a_message_is_printed_with_its_arguments_and_variants() {
        let book = Book::new(
            "hi = Hi, { $name }!{\"\"}\ncards = { $n ->\n    [0] none\n    [one] { $n } card\n   *[other] { $n } cards\n}\n\
             who = { $who ->\n    [you] you\n   *[other] { $name }\n}\n"
                .into(),
        );
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
        let book = Book::new("a = { $\nb = fine\n".into());
        assert_eq!(book.say("b", &[], &english).as_deref(), Some("fine"));
    }
}
