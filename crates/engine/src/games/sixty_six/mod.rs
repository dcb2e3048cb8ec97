//! The games of Sixty-six.

pub mod four_handed;
mod hidden;
pub mod no_talon;
mod price;
pub mod rotating;
pub mod strict_play;
pub mod three_handed;
pub mod two_handed;
mod verdict;

pub use four_handed::{FourHanded, FourHandedView};
pub use hidden::{HiddenPlace, distribute};
pub use price::{LAST_TRICK_BONUS, OUT, SCHNEIDER, price};
pub use rotating::{Rotating, RotatingView};
pub use three_handed::{ThreeHanded, ThreeHandedView};
pub use two_handed::{TwoHanded, TwoHandedView};
