//! What of a match is shown beside the table.

use crate::model::match_session::MatchSession;
use sechsundsechzig_engine::match_score::ScoreSheet;
use sechsundsechzig_engine::rules::{CheckedRules, Preset};
use std::collections::BTreeMap;

/// The points of the match and the Bummerl, as shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The preset.
    pub preset: Preset,
    /// The rules in force.
    pub rules: CheckedRules,
    /// Each side's match points; those of the present deal are not among them until it is over.
    pub points: Vec<u16>,
    /// Points each side won with the deal just over.
    pub gained: Vec<u16>,
    /// Pending ties.
    pub pending: u16,
    /// The points each side was credited with each deal of the match.
    pub deals: Vec<Vec<u16>>,
    /// Bummerl of each side in this game.
    pub bummerl: Vec<u32>,
}

impl Standing {
    /// What of this match is shown.
    #[must_use]
    pub fn of(
        match_session: &MatchSession,
        score_sheets: &BTreeMap<String, ScoreSheet>,
    ) -> Standing {
        let running = match_session.running();
        let gained = match_session
            .scored()
            .map(|scored| scored.credited.as_slice().to_vec());
        let sides = running.points.as_slice().len();
        let mut bummerl = score_sheets
            .get(running.preset.as_str())
            .map(|score_sheet| score_sheet.bummerl.clone())
            .unwrap_or_default();
        bummerl.resize(sides, 0);
        Standing {
            preset: running.preset,
            rules: running.rules,
            points: running.points.as_slice().to_vec(),
            gained: gained.unwrap_or_else(|| vec![0; sides]),
            pending: running.pending_ties,
            deals: match_session
                .finished()
                .iter()
                .map(|finished| finished.scored.credited.as_slice().to_vec())
                .collect(),
            bummerl,
        }
    }
}
