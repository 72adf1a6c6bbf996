//! What web-sys does not have: methods that it keeps behind an unstable switch, and modules of our own.

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

#[wasm_bindgen]
extern "C" {
    /// A worker's module, from `src/bin`, on this thread.
    pub type CpuModule;

    /// Fetches it: a promise of a [`CpuModule`]. From `assets/boot.js`, since only a script can import.
    #[wasm_bindgen(js_name = hanakagoCpu, catch)]
    pub fn load_cpu(name: &str) -> Result<js_sys::Promise, JsValue>;

    /// The version of its build.
    #[wasm_bindgen(method, catch)]
    pub fn version(this: &CpuModule) -> Result<String, JsValue>;

    /// Gives it a request; `false` when it does not understand.
    #[wasm_bindgen(method, catch)]
    pub fn think(this: &CpuModule, bytes: &[u8]) -> Result<bool, JsValue>;

    /// Lets it work; what it has to say then.
    #[wasm_bindgen(method, catch)]
    pub fn work(this: &CpuModule, units: u32) -> Result<Option<Vec<u8>>, JsValue>;
}

#[wasm_bindgen]
extern "C" {
    /// Fetches a part of this module's code: a promise that is kept once it can be called. From `assets/boot.js`.
    #[wasm_bindgen(js_name = hanakagoPart, catch)]
    pub fn load_part(name: &str) -> Result<js_sys::Promise, JsValue>;
}
