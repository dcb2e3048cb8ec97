//! Matches, the Bummerl score sheet, and the history of deals as text. Nothing here stores anything.

pub mod deal_history;
mod first_dealer;
mod running_match;
mod score_sheet;

pub use first_dealer::{FirstDealer, draw_for_first_deal};
pub use running_match::{FIVE_DEALS, MatchEnd, RunningMatch, Scored, credited};
pub use score_sheet::ScoreSheet;
