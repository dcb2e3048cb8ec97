//! The engine in a browser: the same cards as on the host.
//!
//! Runs through `wasm-bindgen-test-runner`, as `cargo xtask test` does.

#![cfg(target_arch = "wasm32")]

mod vectors;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn version_1_deals_these_packs_for_ever() {
    vectors::packs();
}

#[wasm_bindgen_test]
fn version_1_draws_these_cards_for_the_first_deal_and_for_trumps() {
    vectors::draws();
}
