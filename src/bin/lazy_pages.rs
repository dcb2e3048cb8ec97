//! The entry point of the lazily loaded pages without a table of their own; see `sechsundsechzig::lazy_pages`.

fn main() {
    use sechsundsechzig::lazy_pages;
    lazy_pages::open(lazy_pages::PLAIN);
}
