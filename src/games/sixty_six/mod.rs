//! The games of Sixty-six.

mod hidden;
mod price;
pub mod rotating;
pub mod strict_play;
pub mod two_handed;

pub use hidden::{Place, distribute};
pub use price::price;
pub use rotating::{Rotating, RotatingView};
pub use two_handed::{TwoHanded, TwoHandedView};
