//! The entry point of the Web Worker that thinks about every game. It is loaded for the games of
//! three and four, for Penneech, and for hints and reviews of any game: for the opponent's moves in games for two a smaller one does.

fn main() {
    use sechsundsechzig::worker::{protocol, server};
    server::serve(protocol::of_any_game);
}
