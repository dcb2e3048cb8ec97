//! Sechsundsechzig: the rules engine, the opponent and the page.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod app;
pub mod bots;
pub mod cards;
pub mod deal;
pub mod few;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
pub mod headless;
pub mod puzzles;
pub mod record;
pub mod rules;
pub mod share;
pub mod tally;
pub mod words;
pub mod worker;
