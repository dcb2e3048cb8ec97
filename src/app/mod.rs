//! The page: the table, the rooms around it, and what ties them to the browser.
//!
//! What can be decided without a browser is pure and tested on the host ([`table`], [`sitting`],
//! [`settings`], [`kept`], [`compare`], [`counting`], [`notes`], [`solved`], [`route`], [`room`], [`rule_sets`],
//! [`keyboard`], [`storage::envelope`]); the rest is compiled for the
//! page alone.

mod choice;
pub mod compare;
pub mod counting;
pub mod daily;
pub mod kept;
pub mod keyboard;
pub mod lesson;
pub mod notes;
pub mod once;
pub mod opponent;
pub mod review;
pub mod room;
pub mod route;
pub mod rule_sets;
pub mod settings;
pub mod sitting;
pub mod slates;
pub mod solved;
pub mod storage;
pub mod table;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod calendar;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod components;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod dom;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod frame;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod fresh;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod game;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod keys;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod links;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod live;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod message;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod motion;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod opening;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod page;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pages;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod panic;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod pwa;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod rooms;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod seat;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod shell;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod sprites;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod workers;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod workshop;

/// Starts the page.
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub fn start() {
    panic::set_hook();
    leptos::mount::mount_to_body(shell::shell);
}
