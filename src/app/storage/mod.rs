//! What is kept between visits.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod browser;
pub mod envelope;
pub mod shelf;
