//! The entry point of the lazily loaded pages that play on a table of their own; see `sechsundsechzig::lazy_pages`.

use sechsundsechzig::lazy_pages;
use sechsundsechzig::model::route::StudyPage;

fn main() {
    lazy_pages::open::<StudyPage>();
}
