//! The plain panel that a panic shows, outside of the app's own tree.
//!
//! After a panic the instance must not be called again; every action was saved before it was shown, so a
//! reload goes on. A match that was being opened when it happened is marked: see [`opening`].

use std::cell::RefCell;
use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::HtmlElement;

use super::{page, storage};

/// The key that names the match being opened.
const OPENING: &str = "opening";

/// The words of the panel, put in as soon as a language is loaded.
#[derive(Debug, Clone)]
pub struct Words {
    /// What happened.
    pub title: String,
    /// What can be done.
    pub text: String,
    /// The button that reloads.
    pub reload: String,
    /// The button that copies the report.
    pub copy: String,
}

thread_local! {
    static WORDS: RefCell<Words> = RefCell::new(Words {
        title: "Something went wrong / 問題が起きました".into(),
        text: "Your match is saved. 対局は保存されています。".into(),
        reload: "Reload / 再読み込み".into(),
        copy: "Copy report / 報告をコピー".into(),
    });
    static CONTEXT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Puts the panel's words in.
pub fn set_words(words: Words) {
    WORDS.set(words);
}

/// What the report says about the match under way.
pub fn set_context(context: String) {
    CONTEXT.set(context);
}

/// Shows the panel on every panic from now on.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let _ = show(info);
    }));
}

fn show(info: &PanicHookInfo) -> Option<()> {
    let report = format!(
        "Hanakago {}\n{info}\n{}\n{}",
        env!("CARGO_PKG_VERSION"),
        page::base(),
        CONTEXT.with(|context| context.try_borrow().map(|text| text.clone()).unwrap_or_default()),
    );
    let words = WORDS.with(|words| words.try_borrow().ok().map(|words| words.clone()))?;
    let document = page::document()?;
    let element = |tag: &str, text: &str| -> Option<HtmlElement> {
        let element: HtmlElement = document.create_element(tag).ok()?.dyn_into().ok()?;
        element.set_text_content(Some(text));
        Some(element)
    };
    let panel = element("div", "")?;
    panel.set_class_name("crash");
    panel.set_attribute("role", "alertdialog").ok()?;
    panel.set_attribute("aria-labelledby", "crash-title").ok()?;
    let title = element("h2", &words.title)?;
    title.set_id("crash-title");
    let reload = element("button", &words.reload)?;
    reload.set_class_name("btn");
    let copy = element("button", &words.copy)?;
    copy.set_class_name("btn btn--quiet");
    let shown = element("pre", &report)?;
    let click = |button: &HtmlElement, action: Closure<dyn FnMut()>| {
        button.set_onclick(Some(action.as_ref().unchecked_ref()));
        action.forget();
    };
    click(&reload, Closure::new(page::reload));
    click(
        &copy,
        Closure::new(move || {
            if let Some(window) = web_sys::window() {
                let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
                if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
                    drop(window.navigator().clipboard().write_text(&report));
                }
            }
        }),
    );
    for part in [title, element("p", &words.text)?, reload.clone(), copy, shown] {
        panel.append_child(&part).ok()?;
    }
    if let Some(app) = document.get_element_by_id("app") {
        app.set_attribute("inert", "").ok()?;
    }
    document.body()?.append_child(&panel).ok()?;
    reload.focus().ok()?;
    // Boot may still be waiting for the start: the panel is the page now.
    page::started();
    Some(())
}

/// Marks a match as being opened; [`opened`] takes the mark away again.
pub fn opening(slot: &str) {
    storage::set(OPENING, slot);
}

/// The match is open: a later crash is not a crash while loading.
pub fn opened() {
    storage::remove(OPENING);
}

/// The match that was being opened when the page last ended, if it was.
#[must_use]
pub fn crashed_while_opening() -> Option<String> {
    storage::get(OPENING)
}

/// Panics on purpose, so that a test can see the panel.
#[wasm_bindgen(js_name = hanakagoPanic)]
pub fn panic_for_test() {
    panic!("asked for by a test");
}
