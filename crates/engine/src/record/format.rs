//! The JSON object of a record.

use super::notation::{MoveText, SuitText};
use super::rules_json::RulesMap;
use crate::cards::Card;
use crate::deal::{DealResult, Reason, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The version of the format.
pub const VERSION: u32 = 1;

const fn current_version() -> u32 {
    VERSION
}

/// One deal, complete or under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format; the current one if left out.
    #[serde(default = "current_version")]
    pub v: u32,
    /// The preset's id.
    pub preset: String,
    /// The options changed from it.
    #[serde(default)]
    pub rules: RulesMap,
    /// The text the pack was shuffled from.
    #[serde(default)]
    pub seed: String,
    /// The deal's number in its match.
    #[serde(default)]
    pub deal: u32,
    /// Who dealt.
    pub dealer: Seat,
    /// Each side's game points before the deal; all 0 if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<u16>>,
    /// The suit drawn for four deals (5.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trump: Option<SuitText>,
    /// The pack in dealing order.
    pub pack: Vec<Card>,
    /// What was done.
    #[serde(default)]
    pub moves: Vec<RecordedMove>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordedResult>,
}

/// A move and who made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedMove {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub does: MoveText,
    /// Every legal move at that point, sorted by its compact JSON text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<MoveText>>,
}

/// How a deal ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RecordedResult {
    /// Played or claimed.
    Decided {
        /// A seat, in four-handed the lowest of the side, or nobody.
        winner: Option<Seat>,
        /// Why.
        reason: Cow<'static, str>,
        /// Game points, pending ties not included.
        game_points: Vec<u16>,
        /// Card points in tricks; in Penneech the points marked.
        card_points: Vec<u16>,
        /// Marriages announced.
        melds: Vec<u16>,
        /// Tricks won.
        tricks: Vec<u16>,
    },
    /// Thrown in.
    Redeal {
        /// Always `redeal`.
        reason: Cow<'static, str>,
    },
}

impl From<DealResult> for RecordedResult {
    fn from(result: DealResult) -> RecordedResult {
        let reason = Cow::Borrowed(result.reason.as_str());
        if result.reason == Reason::Redeal {
            return RecordedResult::Redeal { reason };
        }
        RecordedResult::Decided {
            winner: result.winner,
            reason,
            game_points: result.game_points.as_slice().to_vec(),
            card_points: result.card_points.as_slice().to_vec(),
            melds: result.melds.as_slice().to_vec(),
            tricks: result.tricks.as_slice().to_vec(),
        }
    }
}

impl Record {
    /// Reads one record.
    ///
    /// # Errors
    /// When the text is not a JSON object of this form; whether it can be played is found out by
    /// [`replay`](Record::replay).
    pub fn from_json(text: &str) -> Result<Record, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Its one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
