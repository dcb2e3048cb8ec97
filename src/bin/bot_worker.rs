//! The Web Worker's entry point.

#[cfg(target_arch = "wasm32")]
fn main() {
    sechsundsechzig::worker::server::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
