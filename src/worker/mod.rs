//! The opponent in a thread of his own: what is said between page and worker, and both ends.

#[cfg(target_arch = "wasm32")]
pub mod client;
pub mod protocol;
#[cfg(target_arch = "wasm32")]
pub mod reading;
#[cfg(target_arch = "wasm32")]
pub mod server;
pub mod sight_text;
