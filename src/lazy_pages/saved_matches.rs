//! The matches as the table has saved them.

use crate::app_context::AppContext;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::{self, PausedMatch};
use crate::storage::browser::StorageKey;

/// The match saved for the table, if it can be read.
pub fn present_match(app: AppContext) -> Option<MatchSession> {
    MatchSession::decode(&app.load(StorageKey::Match)?)
}

/// The paused matches, in whatever state, the one left last first.
pub fn all_paused(app: AppContext) -> Vec<PausedMatch> {
    let saved = app.load(StorageKey::PausedMatches).unwrap_or_default();
    let read = paused_matches::all(&saved).rev();
    read.filter_map(PausedMatch::decode).collect()
}

/// Those that can be taken up while the one at the table is played.
pub fn paused_beside_table(app: AppContext) -> Vec<PausedMatch> {
    let Some(present) = present_match(app) else {
        let paused = all_paused(app).into_iter();
        return paused.filter(PausedMatch::is_under_way).collect();
    };
    let saved = app.load(StorageKey::PausedMatches).unwrap_or_default();
    paused_matches::beside(&saved, &present)
}
