//! The browser's own things: address, document, its root, frames and focus, the parts in which the page opens, movements, sprites, the
//! service worker, the tab lock, timers, dates, requests, promises, randomness.

pub mod address;
pub mod calendar;
pub mod dom;
pub mod fetch;
pub mod focus_target;
pub mod frame;
pub mod hand_focus;
pub mod live_region;
pub mod motion;
pub mod promise;
pub mod random_seed;
pub mod root;
pub mod service_worker;
pub mod sprites;
pub mod startup;
pub mod tab_lock;
pub mod timer;
pub mod worker_urls;
