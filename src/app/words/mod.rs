//! The words: message files of one language, fetched when they are needed and put into messages.
//!
//! Two files are in force: what all games share, and the words of one game, with a third for the names of the
//! Hawaiʻi deck while it shows. The same id may stand in the files of several games.

pub mod book;

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use self::book::{Book, Value};
use super::look::Look;
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
    static BOOK: RefCell<Book> = RefCell::default();
    /// What is to be in force, while its files are on their way.
    static WANTED: Cell<Option<Wish>> = const { Cell::new(None) };
    /// Texts by file: once loaded they stay.
    static TEXTS: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The words of the language and the game in force. Whatever says something through it is said anew when
/// they change.
#[derive(Clone, Copy)]
pub struct Words {
    force: RwSignal<Wish>,
}

/// A language and a look.
type Wish = (Lang, Look);

impl Words {
    /// No words yet; see [`Words::load`].
    #[must_use]
    pub fn new(lang: Lang, look: Look) -> Self {
        Self { force: RwSignal::new((lang, look)) }
    }

    /// The language in force.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.force.get().0
    }

    /// Loads a language and puts it in force; `false` when its files cannot be had.
    pub fn load(self, lang: Lang) -> impl Future<Output = bool> {
        self.turn_to((lang, self.wanted().1))
    }

    /// Loads the words of a look and puts them in force; `false` when they cannot be had.
    pub fn look(self, look: Look) -> impl Future<Output = bool> {
        self.turn_to((self.wanted().0, look))
    }

    /// What is in force, or is to be.
    fn wanted(self) -> Wish {
        WANTED.get().unwrap_or_else(|| self.force.get_untracked())
    }

    /// Puts a language and a look in force. Only the newest wish counts; where it fails, all stays as it was.
    fn turn_to(self, wish: Wish) -> impl Future<Output = bool> {
        WANTED.set(Some(wish));
        async move {
            while let Some(wanted) = WANTED.get() {
                let texts = texts(wanted).await;
                let newest = WANTED.get() == Some(wanted);
                if newest {
                    WANTED.set(None);
                }
                let Some(texts) = texts else { return false };
                if newest && (self.force.get_untracked() != wanted || BOOK.with_borrow(Book::is_empty)) {
                    BOOK.with_borrow_mut(|book| {
                        book.replace(texts);
                        book.set_overlays(wanted.1.overlays());
                    });
                    page::set_root("lang", wanted.0.tag());
                    self.force.set(wanted);
                }
            }
            true
        }
    }

    /// What a message says. One that is only in the files that are still on their way says nothing yet.
    #[must_use]
    pub fn say(&self, msg: &Msg) -> String {
        let force = self.force.get();
        BOOK.with_borrow(|book| {
            let coming = WANTED.get().is_some();
            if coming && !book.has(&msg.id) { String::new() } else { print(book, force.0, msg) }
        })
    }

    /// What several messages say, one sentence after the other.
    #[must_use]
    pub fn tell(&self, msgs: &[Msg]) -> String {
        let said: Vec<String> = msgs.iter().map(|msg| self.say(msg)).collect();
        said.join(if self.lang() == Lang::Ja { "" } else { " " })
    }

    /// What a message without arguments says.
    #[must_use]
    pub fn get(&self, id: impl Into<Cow<'static, str>>) -> String {
        self.say(&Msg::new(id))
    }

    /// Whether the language has a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let _ = self.force.get();
        BOOK.with_borrow(|book| book.has(id))
    }
}

/// The files of a language and a look; all are asked for before any is waited for.
async fn texts((lang, look): Wish) -> Option<Vec<String>> {
    let tag = lang.tag();
    let (common, own) = (text(format!("locales/{tag}.json")), text(format!("locales/{tag}.{}.json", look.game)));
    let deck = look.hawaii.then(|| text(format!("locales/{tag}.hawaii.json")));
    let mut texts = vec![common.await?, own.await?];
    if let Some(deck) = deck {
        texts.push(deck.await?);
    }
    Some(texts)
}

fn text(file: String) -> impl Future<Output = Option<String>> {
    let known = TEXTS.with_borrow(|texts| texts.iter().find(|(known, _)| *known == file).map(|(_, text)| text.clone()));
    let fetched = known.is_none().then(|| page::fetch_text(&file));
    async move {
        let Some(fetched) = fetched else { return known };
        let text = fetched.await?;
        TEXTS.with_borrow_mut(|texts| texts.push((file, text.clone())));
        Some(text)
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
