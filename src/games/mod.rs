//! The games: their rules as data, and each game as a [`Deal`](crate::deal::Deal).

mod any;
pub mod penneech;
pub mod rules;
pub mod sixty_six;

pub use any::{AnyDeal, AnyView};
pub use rules::{CheckedRules, Rules, RulesConflict};
