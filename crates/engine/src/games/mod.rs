//! Each game as a [`Deal`](crate::deal::Deal).

mod any;
mod legality;
pub mod penneech;
pub mod sixty_six;
mod trick;

pub use any::{AnyDeal, AnyView};
pub use trick::Trick;
