//! Matches and the Bummerl tally: pure, no storage.

pub mod chronicle;
mod first_dealer;
mod running_match;
mod slate;

pub use first_dealer::{FirstDealer, draw_for_first_deal};
pub use running_match::{MatchEnd, RunningMatch, Scored};
pub use slate::Slate;
