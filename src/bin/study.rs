//! The entry point of the lazily loaded pages that play on a table of their own; see `sechsundsechzig::lazy_pages`.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    use sechsundsechzig::lazy_pages;
    lazy_pages::open(lazy_pages::STUDY);
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {}
