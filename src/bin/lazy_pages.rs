//! The entry point of the lazily loaded pages without a table of their own; see `sechsundsechzig::lazy_pages`. What rates
//! deals while the page idles is in this program, too.

use sechsundsechzig::lazy_pages::{self, rate_deals};
use sechsundsechzig::model::route::PlainPage;

fn main() {
    lazy_pages::open::<PlainPage>();
    rate_deals::begin();
}
