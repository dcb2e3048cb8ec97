//! The page of Sechsundsechzig: its texts, its workers, and what the browser shows.
//!
//! [`i18n`], [`worker`], [`model`] and [`storage`] are compiled and tested on the host; the other modules are the page
//! itself, for wasm with the feature `app` alone. A module may use those that stand before it in `tests/architecture.rs`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod fnv;
pub mod i18n;
pub mod model;
pub mod storage;
pub mod worker;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod app;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod app_context;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod components;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod game;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod lazy_pages;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod message;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pages;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod panic;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod platform;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod rules_editor;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod shortcuts;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod signal_ext;
