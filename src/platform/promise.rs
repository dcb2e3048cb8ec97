//! Promises that are waited for without a future: an executor would cost the page kilobytes.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;

/// Calls the one function with what a promise brings, or the other, if it is one, with the reason why it does not.
///
/// `Promise::then` wants closures that live longer than this; these free themselves once called.
pub fn then(promise: &Promise, done: impl FnOnce(JsValue) + 'static, refused: &JsValue) {
    let done = Closure::once_into_js(done);
    let found = Reflect::get(promise, &"then".into());
    if let Some(then) = found
        .ok()
        .and_then(|found| found.dyn_into::<Function>().ok())
    {
        let _ = then.call2(promise, &done, refused);
    }
}
