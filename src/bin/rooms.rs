//! The entry point of the rooms beside the table; see [`sechsundsechzig::app::lazy_pages`].

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    sechsundsechzig::app::lazy_pages::open();
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {}
