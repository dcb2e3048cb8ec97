//! The engine in a browser: the same cards as on the host.
//!
//! Runs through `wasm-bindgen-test-runner`, as `cargo xtask test` does.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Numbers of wasm, as hashing and dealing need them: 32-bit machine words, 64-bit arithmetic that wraps.
#[wasm_bindgen_test]
fn numbers_are_as_wide_as_on_the_host() {
    assert_eq!(usize::BITS, 32);
    assert_eq!(u64::MAX.wrapping_add(2), 1);
}
