//! The page's entry point; on the host it only says what to run instead.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    use leptos::prelude::*;
    leptos::mount::mount_to_body(|| view! { <main><h1>"Sechsundsechzig"</h1></main> });
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is the page's program. Start the game with: cargo xtask serve");
}
