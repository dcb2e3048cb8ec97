//! Sechsundsechzig: the rules engine, the opponent and the page.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod headless;
pub mod words;
pub mod worker;
