//! Methods that web-sys still keeps behind an unstable switch, declared here.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated.
    #[wasm_bindgen(extends = web_sys::HtmlElement)]
    pub type Animated;

    /// `element.animate(keyframes, options)`.
    #[wasm_bindgen(method, catch)]
    pub fn animate(this: &Animated, keyframes: &JsValue, options: &JsValue) -> Result<JsValue, JsValue>;
}
