//! The Bummerl of each game, as they are saved.

use crate::app_context::AppContext;
use crate::model::idempotent_log;
use crate::model::match_session::MatchSession;
use crate::model::score_codec::{ScoreSheetsByGame, decode_score_sheets, encode_score_sheets};
use crate::model::table::standing::Standing;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;

/// The score sheets and their place in storage.
#[derive(Clone, Copy)]
pub(super) struct ScoreSheets {
    app: AppContext,
    known: StoredValue<Known, LocalStorage>,
}

struct Known {
    score_sheets: ScoreSheetsByGame,
    /// Whether storage lacks something of them.
    are_unsaved: bool,
}

impl Known {
    fn load(app: AppContext) -> Known {
        let saved = app.load(StorageKey::ScoreSheets);
        let saved = saved.map(|text| decode_score_sheets(idempotent_log::text(&text)));
        Known {
            score_sheets: saved.unwrap_or_default(),
            are_unsaved: false,
        }
    }
}

impl ScoreSheets {
    /// As they were left.
    pub(super) fn load(app: AppContext) -> ScoreSheets {
        ScoreSheets {
            app,
            known: StoredValue::new_local(Known::load(app)),
        }
    }

    /// Reads them once more: another window has played.
    pub(super) fn read_again(self) {
        self.known.set_value(Known::load(self.app));
    }

    /// How this match stands, with its score sheet.
    pub(super) fn standing(self, match_session: &MatchSession) -> Standing {
        self.known
            .with_value(|known| Standing::of(match_session, &known.score_sheets))
    }

    /// Records the match if it has just ended, unless that has been done; the sum is that of the match as it is encoded.
    /// `reopened` says that it was over when the page was opened.
    pub(super) fn record(self, match_session: &MatchSession, sum: &str, reopened: bool) {
        let Some(end) = match_session.scored().and_then(|scored| scored.end) else {
            return;
        };
        let saved = self.app.load(StorageKey::ScoreSheets);
        if let Some(saved) = &saved {
            let Some(text) = idempotent_log::unless_added(saved, sum) else {
                return;
            };
            if reopened && !idempotent_log::has_sum(saved) {
                // The first release wrote the score sheet before the match, and no sum: it has this one.
                self.app
                    .save(StorageKey::ScoreSheets, &idempotent_log::added(saved, sum));
                return;
            }
            let score_sheets = decode_score_sheets(text);
            self.known.update_value(|known| {
                // What storage did not take is here alone.
                if !known.are_unsaved {
                    known.score_sheets = score_sheets;
                }
            });
        }
        self.known.update_value(|known| {
            let running = match_session.running();
            let score_sheet = known.score_sheets.of_game(running.preset.as_str());
            score_sheet.add(&end);
        });
        let text = self
            .known
            .with_value(|known| encode_score_sheets(&known.score_sheets));
        let is_saved = self
            .app
            .save(StorageKey::ScoreSheets, &idempotent_log::added(&text, sum));
        self.known
            .update_value(|known| known.are_unsaved = !is_saved);
    }
}
