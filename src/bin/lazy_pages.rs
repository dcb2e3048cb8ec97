//! The entry point of the lazily loaded pages without a table of their own; see `sechsundsechzig::lazy_pages`.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    use sechsundsechzig::lazy_pages;
    lazy_pages::open(lazy_pages::PLAIN);
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {}
