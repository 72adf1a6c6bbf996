//! The document around the app: attributes, title, address, clipboard, files.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Document, Element, HtmlAnchorElement, HtmlElement, Url, UrlSearchParams, Window};

/// The window; the app runs nowhere without one.
fn window() -> Option<Window> {
    web_sys::window()
}

/// The document.
#[must_use]
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Sets an attribute on the root element.
pub fn set_root(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _ = root.set_attribute(name, value);
    }
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Tells the start-up script that the page now belongs to the app.
pub fn started() {
    if let (Some(window), Ok(event)) = (window(), web_sys::Event::new("hanakago:started")) {
        let _ = window.dispatch_event(&event);
    }
}

/// The parameters of the address.
#[must_use]
pub fn query() -> Vec<(String, String)> {
    let search = window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let Ok(params) = UrlSearchParams::new_with_str(&search) else { return Vec::new() };
    let mut pairs = Vec::new();
    if let Ok(Some(entries)) = js_sys::try_iter(&params) {
        for entry in entries.flatten() {
            let pair: js_sys::Array = entry.unchecked_into();
            let text = |at| pair.get(at).as_string().unwrap_or_default();
            pairs.push((text(0), text(1)));
        }
    }
    pairs
}

/// The fragment of the address, without `#`.
#[must_use]
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Puts a fragment into the address; `push` makes the back button return to the one before.
pub fn set_hash(fragment: &str, push: bool) {
    let Some(window) = window() else { return };
    let Ok(history) = window.history() else { return };
    let url = format!("#{fragment}");
    // Sandboxed frames refuse to touch the history: the screen changes all the same.
    let _ = if push {
        history.push_state_with_url(&JsValue::NULL, "", Some(&url))
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url))
    };
}

/// The address of this page without parameters and fragment.
#[must_use]
pub fn base() -> String {
    let Some(location) = window().map(|window| window.location()) else { return String::new() };
    format!("{}{}", location.origin().unwrap_or_default(), location.pathname().unwrap_or_default())
}

/// The folder that this copy of the app lives in, for keys that copies share an origin with.
#[must_use]
pub fn scope() -> String {
    let path = window().and_then(|window| window.location().pathname().ok()).unwrap_or_default();
    path.rfind('/').map_or_else(String::new, |end| path[..=end].to_owned())
}

/// The first language of the browser that is in `known`.
#[must_use]
pub fn preferred<'a>(known: &[&'a str]) -> Option<&'a str> {
    let languages = window()?.navigator().languages();
    languages
        .iter()
        .filter_map(|tag| tag.as_string())
        .find_map(|tag| known.iter().copied().find(|known| tag == *known || tag.starts_with(&format!("{known}-"))))
}

/// A text as it may stand in an address.
#[must_use]
pub fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Reloads the page.
pub fn reload() {
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}

/// Whether the page is hidden behind another tab or window.
#[must_use]
pub fn hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Copies a text; `false` where the browser refuses.
pub async fn copy(text: &str) -> bool {
    let Some(window) = window() else { return false };
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if clipboard.is_undefined() {
        return false;
    }
    let promise = window.navigator().clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(promise).await.is_ok()
}

/// Offers a text as a file to keep.
pub fn download(name: &str, text: &str) -> bool {
    let try_download = || -> Result<(), JsValue> {
        let blob = Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let document = document().ok_or(JsValue::NULL)?;
        let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url)
    };
    try_download().is_ok()
}

/// The first element of a selector.
#[must_use]
pub fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// All elements of a selector.
#[must_use]
pub fn find_all(selector: &str) -> Vec<HtmlElement> {
    let Some(list) = document().and_then(|document| document.query_selector_all(selector).ok()) else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|at| list.get(at)).filter_map(|node| node.dyn_into().ok()).collect()
}

/// Moves the focus to the first element of a selector.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Back to the beginning of the page.
pub fn scroll_to_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Gives the focus to the page's main part when the element that had it is gone, so that keys go on working.
pub fn keep_focus() {
    let Some(document) = document() else { return };
    let lost = document.active_element().is_none_or(|active| active.tag_name() == "BODY");
    if lost && document.has_focus().unwrap_or(false) {
        focus("main");
    }
}

/// Fetches a text of this origin, from now on; the browser asks whether its copy is still fresh.
pub fn fetch_text(url: &str) -> impl Future<Output = Option<String>> + use<> {
    let options = web_sys::RequestInit::new();
    options.set_cache(web_sys::RequestCache::NoCache);
    let fetched =
        window().map(|window| wasm_bindgen_futures::JsFuture::from(window.fetch_with_str_and_init(url, &options)));
    async move {
        let response: web_sys::Response = fetched?.await.ok()?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        wasm_bindgen_futures::JsFuture::from(response.text().ok()?).await.ok()?.as_string()
    }
}

/// Loads pictures before they are shown, so that cards never pop in one by one. Failures are no matter.
pub async fn preload(urls: Vec<String>) {
    let images: Vec<js_sys::Promise> = urls
        .iter()
        .filter_map(|url| {
            let image = web_sys::HtmlImageElement::new().ok()?;
            image.set_src(url);
            Some(image.decode())
        })
        .collect();
    let all = js_sys::Promise::all_settled(&images.into_iter().collect::<js_sys::Array>());
    let _ = wasm_bindgen_futures::JsFuture::from(all).await;
}

/// Takes up a style that only some games need, and waits until it is there (for two seconds at most).
pub async fn style(name: &str) {
    let Some(link) = find(&format!("#style-{name}")) else { return };
    let _ = link.set_attribute("rel", "stylesheet");
    for _ in 0..100 {
        if js_sys::Reflect::get(&link, &"sheet".into()).is_ok_and(|sheet| !sheet.is_null()) {
            return;
        }
        super::clock::sleep(20).await;
    }
}

/// Whether the system asks for less motion.
#[must_use]
pub fn reduced_motion() -> bool {
    let query = window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Reports an error as if it had been thrown: the start-up script shows it while it still waits.
pub fn report(text: &str) {
    let Some(window) = window() else { return };
    if let Ok(report) =
        js_sys::Reflect::get(&window, &"reportError".into()).and_then(JsCast::dyn_into::<js_sys::Function>)
    {
        let _ = report.call1(&window, &js_sys::Error::new(text));
    }
}

/// The plural category of a number in a language: `one`, `few`, `other` …
#[must_use]
pub fn plural(language: &str, number: i64) -> String {
    let rules = js_sys::Intl::PluralRules::new(&js_sys::Array::of1(&language.into()), &js_sys::Object::new());
    rules.select(number as f64).into()
}
