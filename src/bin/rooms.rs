//! The entry point of the rooms beside the table; see [`sechsundsechzig::app::rooms`].

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    sechsundsechzig::app::rooms::open();
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {}
