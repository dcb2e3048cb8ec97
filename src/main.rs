//! The page's entry point; without the page it only says what to run instead.

#[cfg(feature = "app")]
fn main() {
    sechsundsechzig::app::start();
}

#[cfg(not(feature = "app"))]
fn main() {
    eprintln!("This is the page's program. Start the game with: cargo xtask serve");
}
