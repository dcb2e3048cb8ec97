//! The opponent in a worker: the messages between page and worker, both ends, and what the page
//! does when a worker fails.

pub mod client;
pub mod decode;
pub mod fallback;
pub mod protocol;
pub mod server;
pub mod supervisor;
pub mod unanswered;
pub mod wire;
