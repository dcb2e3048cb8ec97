//! The messages of the bot protocol, one JSON object a line: `docs/records.md` describes them.

use sechsundsechzig_engine::record::{MoveText, ObservationJson, Record};
use serde::{Deserialize, Serialize};

/// What the arena sends a program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Message {
    Act {
        id: u64,
        observation: ObservationJson,
        legal: Vec<MoveText>,
    },
    End {
        record: Record,
    },
}

/// A [`Message`] as a bot of the project reads it: the legal moves may be missing, and the record is not needed.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum ReceivedMessage {
    Act {
        id: u64,
        observation: Box<ObservationJson>,
        legal: Option<Vec<MoveText>>,
    },
    End {},
}

/// What a bot answers to `Act`.
#[derive(Serialize, Deserialize)]
pub(super) struct Answer {
    /// The number of the question.
    pub id: u64,
    #[serde(rename = "move")]
    pub does: MoveText,
}
