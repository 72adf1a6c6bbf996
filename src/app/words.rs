//! The words: message files of one language, fetched at the start and put into messages.

use std::borrow::Cow;
use std::cell::RefCell;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::platform::page;
use crate::present::{Arg, Msg};

/// A language of the interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static BUNDLE: RefCell<Option<Bundle>> = const { RefCell::new(None) };
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
        BUNDLE.set(Some(bundle(lang, text)));
        page::set_root("lang", lang.tag());
        let _ = self.lang.try_set(lang);
        true
    }

    /// What a message says.
    #[must_use]
    pub fn say(&self, msg: &Msg) -> String {
        let lang = self.lang.get();
        BUNDLE.with_borrow(|bundle| bundle.as_ref().map_or_else(String::new, |bundle| format(bundle, lang, msg)))
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
        BUNDLE.with_borrow(|bundle| bundle.as_ref().is_some_and(|bundle| bundle.has_message(id)))
    }
}

fn bundle(lang: Lang, text: String) -> Bundle {
    let id: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Isolation marks would show up in names and in tests; both languages run left to right.
    bundle.set_use_isolating(false);
    // A broken line spoils its own message only.
    let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

fn format(bundle: &Bundle, lang: Lang, msg: &Msg) -> String {
    let Some(pattern) = bundle.get_message(&msg.id).and_then(|message| message.value()) else {
        return msg.id.to_string();
    };
    let mut args = FluentArgs::new();
    for (name, arg) in &msg.args {
        args.set(*name, value(bundle, lang, arg));
    }
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

fn value(bundle: &Bundle, lang: Lang, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number as f64),
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Msg(msg) => FluentValue::from(format(bundle, lang, msg)),
        Arg::List(list) => {
            let parts: Vec<String> = list.iter().map(|msg| format(bundle, lang, msg)).collect();
            FluentValue::from(join(lang, &parts))
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
