//! The page: the table, the other pages, and what ties them to the browser.
//!
//! What can be decided without a browser is pure and tested on the host ([`table`], [`match_session`],
//! [`settings`], [`deal_archive`], [`compare`], [`counting`], [`deal_flags`], [`evening`], [`how_to_play`], [`puzzle_progress`], [`rating`], [`rating_schedule`], [`route`], [`page_bridge`], [`paused_matches`], [`rule_sets`],
//! [`keymap`], [`storage::envelope`]); the rest is compiled for the
//! page alone.

pub mod card_values;
pub mod compare;
pub mod counting;
pub mod daily;
pub mod deal_archive;
pub mod deal_flags;
pub mod evening;
pub mod game_choice;
pub mod how_to_play;
pub mod idempotent_log;
pub mod keymap;
pub mod lesson;
pub mod match_session;
pub mod page_bridge;
pub mod paused_matches;
pub mod puzzle_progress;
pub mod rating;
pub mod rating_schedule;
pub mod review;
pub mod route;
pub mod rule_sets;
pub mod score_codec;
mod setting_enum;
pub mod settings;
pub mod storage;
pub mod table;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod app_context;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod calendar;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod components;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod dom;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod fetch;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod frame;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod game;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod lazy_pages;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod links;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod message;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod motion;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pages;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod panic;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pwa;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod random_seed;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod rules_editor;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod shell;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod shortcuts;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod signal;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod sprites;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod startup;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod tab_lock;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod worker_urls;

/// Starts the page.
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub fn start() {
    panic::set_hook();
    leptos::mount::mount_to_body(shell::App);
}
