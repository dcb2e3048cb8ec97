//! The entry point of the Web Worker that thinks about the talon games for two.

fn main() {
    use sechsundsechzig::worker::{protocol, server};
    server::serve(protocol::of_two);
}
