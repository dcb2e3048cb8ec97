//! Links that hold a deal or a whole replay.
//!
//! Every link is hostile until parsed: its length is bounded before anything is decoded, and an
//! error changes nothing.

mod deal_link;
pub(crate) mod percent;
mod replay;
mod replay_link;

pub use deal_link::{DealLink, LONGEST_LINK, LONGEST_SEED, LinkError, is_seed};
pub use replay::{LONGEST_REPLAY, Replay};
pub use replay_link::{ReplayLink, ReplayLinkError};
