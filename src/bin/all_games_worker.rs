//! The entry point of the Web Worker that thinks about every game. It is loaded for the games in
//! company and for Penneech, so that who plays for two need not wait for it.

fn main() {
    use sechsundsechzig::worker::{protocol, server};
    server::serve(protocol::of_any_game);
}
