//! The opponent in a worker: the messages between page and worker, both ends, and what the page
//! does when a worker fails.

#[cfg(target_arch = "wasm32")]
pub mod client;
#[cfg(target_arch = "wasm32")]
pub mod decode;
pub mod fallback;
pub mod protocol;
#[cfg(target_arch = "wasm32")]
pub mod server;
pub mod supervisor;
pub mod unanswered;
pub mod wire;
