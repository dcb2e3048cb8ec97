//! The Web Worker's entry point.

#[cfg(target_arch = "wasm32")]
fn main() {
    web_sys::console::debug_1(&wasm_bindgen::JsValue::from_str("the worker runs"));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
