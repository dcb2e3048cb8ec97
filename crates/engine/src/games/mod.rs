//! Each game as a [`Deal`](crate::deal::Deal).

mod any;
mod any_view;
mod legality;
pub mod penneech;
pub mod sixty_six;
mod trick;

pub use any::{AnyDeal, AnyView};
pub use any_view::Stage;
pub use trick::Trick;
