//! The entry point of the Web Worker that thinks about the talon games for two.

#[cfg(target_arch = "wasm32")]
fn main() {
    use sechsundsechzig::worker::{protocol, server};
    server::serve(protocol::of_two);
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
