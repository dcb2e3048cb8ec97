//! The games of Sixty-six.

pub mod strict_play;
pub mod two_handed;

pub use two_handed::{TwoHanded, TwoHandedView};
