//! Each game as a [`Deal`](crate::deal::Deal).

mod any;
pub mod penneech;
pub mod sixty_six;

pub use any::{AnyDeal, AnyView};
