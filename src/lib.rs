//! The page of Sechsundsechzig: its texts, its workers, and what the browser shows.
//!
//! [`i18n`], [`worker`], [`model`] and [`storage`] are tested on the host, and so is their hash, `fnv`; the other modules are the
//! page itself, with the feature `app`. A module may use those that stand before it in `tests/architecture.rs`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

// A fifth of the code of the standard library's allocator; every program of the page pays for its own.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

mod fnv;
pub mod i18n;
pub mod model;
pub mod storage;
pub mod worker;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
mod app_context;
#[cfg(feature = "app")]
mod components;
#[cfg(feature = "app")]
mod game;
#[cfg(feature = "app")]
pub mod lazy_pages;
#[cfg(feature = "app")]
mod own_rules;
#[cfg(feature = "app")]
mod pages;
#[cfg(feature = "app")]
mod panic;
#[cfg(feature = "app")]
mod platform;
#[cfg(feature = "app")]
mod shortcuts;
#[cfg(feature = "app")]
mod signal_ext;
#[cfg(feature = "app")]
mod toasts;
