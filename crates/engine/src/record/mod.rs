//! Deal records: one JSON object describes one deal completely. `docs/records.md` is the format.
//!
//! ```
//! use sechsundsechzig_engine::deal::Action;
//! use sechsundsechzig_engine::rules::Preset;
//! use sechsundsechzig_engine::record::{DealHeader, Record, Session};
//! use sechsundsechzig_engine::deal::Seat;
//!
//! let mut session = Session::new(DealHeader::of_seed(Preset::Paderborn, "oma-1955", 0, Seat(0)));
//! let card = session.hand(Seat(1)).highest().ok_or("a dealt hand is never empty")?;
//! session.play(Action::play(card))?;
//! let line = session.record().to_json();
//! let again = Record::from_json(&line)?.replay()?;
//! assert_eq!(again.deal(), session.deal());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod compact_notation;
mod deal_header;
mod format;
mod notation;
mod observation_json;
mod replay;
mod rules_json;
mod seat_observation;
mod session;

pub use deal_header::{DealHeader, DealHeaderError, drawn_trump};
pub use format::{Record, RecordedMove, RecordedResult, VERSION};
pub use notation::{MoveError, MoveText, SuitText};
pub use observation_json::ObservationJson;
pub use replay::ReplayError;
pub use rules_json::{RulesError, RulesMap, rules_from_json, rules_to_json, value_to_json};
pub use seat_observation::{RebuildError, SeatObservation};
pub use session::Session;
