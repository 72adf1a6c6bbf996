//! The words: message files of one language, fetched at the start and put into messages.

pub mod book;

use std::borrow::Cow;
use std::cell::RefCell;

use leptos::prelude::*;

use self::book::{Book, Value};
use crate::platform::page;
use crate::present::{Arg, Msg};

/// A language of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// 日本語.
    Ja,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Ja];

    /// The tag of the language.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ja => "ja",
        }
    }

    /// The language of a tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.tag() == tag)
    }

    /// The language's own name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ja => "日本語",
        }
    }

    /// The language that a switch goes to.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::En => Self::Ja,
            Self::Ja => Self::En,
        }
    }
}

thread_local! {
    static BOOK: RefCell<Option<Book>> = const { RefCell::new(None) };
    /// Texts by language: once loaded they stay.
    static TEXTS: RefCell<Vec<(Lang, String)>> = const { RefCell::new(Vec::new()) };
}

/// The words of the language in force. Whatever says something through it is said anew when they change.
#[derive(Clone, Copy)]
pub struct Words {
    lang: RwSignal<Lang>,
}

impl Words {
    /// No words yet; see [`Words::load`].
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Self { lang: RwSignal::new(lang) }
    }

    /// The language in force.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.get()
    }

    /// Loads a language and puts it in force; `false` when its files cannot be had.
    pub async fn load(&self, lang: Lang) -> bool {
        let known = TEXTS.with_borrow(|texts| texts.iter().find(|(known, _)| *known == lang).map(|(_, t)| t.clone()));
        let text = if let Some(text) = known {
            text
        } else {
            let Some(text) = page::fetch_text(&format!("locales/{}.ftl", lang.tag())).await else { return false };
            TEXTS.with_borrow_mut(|all| all.push((lang, text.clone())));
            text
        };
        BOOK.set(Some(Book::new(text)));
        page::set_root("lang", lang.tag());
        let _ = self.lang.try_set(lang);
        true
    }

    /// Stub.
    pub fn set_overlays(&self, _overlays: Vec<&'static str>) {}

    /// What a message says.
    #[must_use]
    pub fn say(&self, msg: &Msg) -> String {
        let lang = self.lang.get();
        BOOK.with_borrow(|book| book.as_ref().map_or_else(String::new, |book| print(book, lang, msg)))
    }

    /// What a message without arguments says.
    #[must_use]
    pub fn get(&self, id: impl Into<Cow<'static, str>>) -> String {
        self.say(&Msg::new(id))
    }

    /// Whether the language has a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let _ = self.lang.get();
        BOOK.with_borrow(|book| book.as_ref().is_some_and(|book| book.has(id)))
    }
}

fn print(book: &Book, lang: Lang, msg: &Msg) -> String {
    let args: Vec<(&str, Value)> = msg.args.iter().map(|(name, arg)| (*name, value(book, lang, arg))).collect();
    let plural = |number| page::plural(lang.tag(), number);
    book.say(&msg.id, &args, &plural).unwrap_or_else(|| msg.id.to_string())
}

fn value(book: &Book, lang: Lang, arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => Value::Number(*number),
        Arg::Text(text) => Value::Text(text.clone()),
        Arg::Msg(msg) => Value::Text(print(book, lang, msg)),
        Arg::List(list) => {
            let parts: Vec<String> = list.iter().map(|msg| print(book, lang, msg)).collect();
            Value::Text(join(lang, &parts))
        }
    }
}

/// A list as the language writes it.
fn join(lang: Lang, parts: &[String]) -> String {
    match (lang, parts) {
        (Lang::Ja, parts) => parts.join("、"),
        (Lang::En, [first, last]) => format!("{first} and {last}"),
        (Lang::En, [most @ .., last]) if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        (Lang::En, parts) => parts.concat(),
    }
}

/// A gain or a loss, with a real minus sign.
#[must_use]
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// A number with a real minus sign.
#[must_use]
pub fn plain(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
