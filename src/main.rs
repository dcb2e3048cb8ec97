//! The page's entry point; on the host it only says what to run instead.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    sechsundsechzig::app::start();
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is the page's program. Start the game with: cargo xtask serve");
}
