//! The entry point of the lazily loaded pages that play on a table of their own; see `sechsundsechzig::lazy_pages`.

fn main() {
    use sechsundsechzig::lazy_pages;
    lazy_pages::open(lazy_pages::STUDY);
}
