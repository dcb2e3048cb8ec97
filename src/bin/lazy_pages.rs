//! The entry point of the lazily loaded pages; see `sechsundsechzig::app::lazy_pages`.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    sechsundsechzig::app::lazy_pages::open();
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {}
