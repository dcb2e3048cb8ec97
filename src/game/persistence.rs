//! Saves the match and what its deals bring, and finds both again.

use super::GameController;
use super::records::{FinishedDeal, evenings_and_entry, rate_deals};
use crate::app_context::AppContext;
use crate::message::Message;
use crate::model::evening;
use crate::model::idempotent_log;
use crate::model::match_session::MatchSession;
use crate::model::page_bridge::event;
use crate::model::route::StartRequest;
use crate::model::score_codec::{decode_score_sheets, encode_score_sheets};
use crate::platform::dom::ask_boot;
use crate::platform::random_seed::fresh_match;
use crate::platform::tab_lock;
use crate::storage::browser::{self, StorageKey, Trouble};
use crate::storage::envelope;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::ScoreSheet;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::ShuffleWord;
use std::collections::BTreeMap;

/// What is kept beside the match at the table.
pub(super) struct SavedMatches {
    /// The paused matches, where storage has not taken them yet.
    pub(super) paused: Option<String>,
    pub(super) score_sheets: BTreeMap<String, ScoreSheet>,
    /// Whether storage lacks something of the score sheets.
    pub(super) score_sheets_are_unsaved: bool,
}

impl SavedMatches {
    /// The score sheets as they were loaded.
    pub(super) const fn new(score_sheets: BTreeMap<String, ScoreSheet>) -> Self {
        Self {
            paused: None,
            score_sheets,
            score_sheets_are_unsaved: false,
        }
    }
}

/// The match that was kept, if there is one that can be played on.
pub(super) fn match_session(page: AppContext) -> Option<MatchSession> {
    MatchSession::decode(&page.load(StorageKey::Match)?)
}

/// The Bummerl of each game.
pub(super) fn score_sheets(page: AppContext) -> BTreeMap<String, ScoreSheet> {
    let kept = page.load(StorageKey::ScoreSheets);
    kept.map(|text| decode_score_sheets(idempotent_log::text(&text)))
        .unwrap_or_default()
}

/// Looks at everything that is not read until it is needed, so that damage is repaired and reported
/// at once.
pub(super) fn check_the_rest(page: AppContext) {
    if tab_lock::watches() {
        return;
    }
    let is_read_later = |key: &StorageKey| {
        !matches!(
            key,
            StorageKey::Settings | StorageKey::Match | StorageKey::ScoreSheets
        )
    };
    let keys = StorageKey::ALL.into_iter().filter(is_read_later);
    let mut troubles: Vec<Trouble> = Vec::new();
    for key in keys {
        let (kept, trouble) = browser::load(key);
        if key == StorageKey::Deals {
            rate_deals(&kept.unwrap_or_default());
        }
        let Some(trouble) = trouble else {
            continue;
        };
        // What is alike is one sentence.
        match troubles
            .iter_mut()
            .find_map(|other| Some((other.union(trouble)?, other)))
        {
            Some((both, other)) => *other = both,
            None => troubles.push(trouble),
        }
    }
    for trouble in troubles {
        page.notify(Message::Storage(trouble));
    }
}

/// Does what the page was started anew for.
pub(super) fn grant(request: StartRequest, page: AppContext, match_session: &mut MatchSession) {
    match request {
        StartRequest::Resume => {}
        StartRequest::DealAgain => match_session.deal_again(),
        StartRequest::Restored => page.notify(Message::Restored),
        StartRequest::RestoredOverNewer => page.notify(Message::RestoredOverNewer),
    }
}

/// The first match of a new player.
pub(super) fn first_match() -> MatchSession {
    let preset = Preset::Paderborn;
    fresh_match(preset, preset.checked(), ShuffleWord::default())
}

impl GameController {
    /// Keeps the match as it stands, once the paused ones are in storage; whether it is kept.
    pub fn save_match(self) -> bool {
        let paused = self.with(|state| state.saved.paused.clone());
        if paused.is_some_and(|texts| !self.save_paused(&texts)) {
            return false;
        }
        self.change(|state| state.saved.paused = None);
        let data = self.with_match(MatchSession::encode);
        self.page.save(StorageKey::Match, &data)
    }

    /// Records a deal that is over, and the match that ended with it on the score sheet. What was recorded already is not
    /// again; `reopened` says that it was over when the page was opened.
    pub(super) fn record_result(self, reopened: bool) {
        let over = self.with(|state| {
            state
                .match_session
                .scored()
                .is_some()
                .then(|| state.match_session.encode())
        });
        let Some(over) = over else {
            return;
        };
        let sum = envelope::checksum(&over);
        if !self.with_match(MatchSession::is_apart) {
            self.record_match(&sum, reopened);
        }
        self.with_match(|session| FinishedDeal::new(self.page, session).record(&sum));
        if !reopened {
            ask_boot(event::DEAL_OVER);
        }
    }

    /// Records a match that has just ended on the score sheet.
    fn record_match(self, sum: &str, reopened: bool) {
        let Some(end) =
            self.with(|state| state.match_session.scored().and_then(|scored| scored.end))
        else {
            return;
        };
        let kept = self.page.load(StorageKey::ScoreSheets);
        if let Some(kept) = &kept {
            let Some(score_sheets) =
                idempotent_log::unless_added(kept, sum).map(decode_score_sheets)
            else {
                return;
            };
            if reopened && !idempotent_log::has_sum(kept) {
                // The first release wrote the score sheet before the match, and no sum: it has this one.
                self.page
                    .save(StorageKey::ScoreSheets, &idempotent_log::added(kept, sum));
                return;
            }
            self.change(|state| {
                // What storage did not take is here alone.
                if !state.saved.score_sheets_are_unsaved {
                    state.saved.score_sheets = score_sheets;
                }
            });
        }
        let text = self.change(|state| {
            let running = state.match_session.running();
            let side = running.rules.game.side_of(end.winner);
            let score_sheet = state
                .saved
                .score_sheets
                .entry(running.preset.as_str().to_owned());
            score_sheet.or_default().add(&end, side);
            encode_score_sheets(&state.saved.score_sheets)
        });
        let is_saved = self
            .page
            .save(StorageKey::ScoreSheets, &idempotent_log::added(&text, sum));
        self.change(|state| state.saved.score_sheets_are_unsaved = !is_saved);
    }

    /// Who is played, if the match is one of an evening.
    #[must_use]
    pub fn evening_match(self) -> Option<Opponent> {
        let opponent = self.page.settings.with(|now| now.opponent);
        let (kept, entry) =
            self.with_match(|session| evenings_and_entry(self.page, opponent, session));
        evening::contains_match(&kept, &entry).then_some(opponent)
    }
}
