//! Saves the match and what its deals bring, and finds both again.

use super::GameController;
use super::records::{FinishedDeal, evenings_and_entry, rate_deals};
use crate::app_context::AppContext;
use crate::model::evening;
use crate::model::match_session::MatchSession;
use crate::model::page_bridge::event;
use crate::model::route::StartRequest;
use crate::platform::dom::dispatch_window_event;
use crate::platform::random_seed::fresh_match;
use crate::platform::tab_lock;
use crate::storage::browser::{self, StorageKey, Trouble};
use crate::storage::envelope;
use crate::toasts::Toast;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::fairness::ShuffleWord;
use sechsundsechzig_engine::rules::Preset;

/// The match that was saved, if there is one that can be played on.
pub(super) fn match_session(app: AppContext) -> Option<MatchSession> {
    MatchSession::decode(&app.load(StorageKey::Match)?)
}

/// Looks at everything that is not read until it is needed, so that damage is repaired and reported
/// at once.
pub(super) fn check_the_rest(app: AppContext) {
    if tab_lock::is_read_only() {
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
        let (saved, trouble) = browser::load(key);
        if key == StorageKey::Deals {
            rate_deals(&saved.unwrap_or_default());
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
        app.notify(Toast::Storage(trouble));
    }
}

/// Does what the page was started anew for.
pub(super) fn carry_out(request: StartRequest, app: AppContext, match_session: &mut MatchSession) {
    match request {
        StartRequest::Resume => {}
        StartRequest::DealAgain => match_session.deal_again(),
        StartRequest::Restored => app.notify(Toast::Restored),
        StartRequest::RestoredOverNewer => app.notify(Toast::RestoredOverNewer),
    }
}

/// The first match of a new player.
pub(super) fn first_match() -> MatchSession {
    let preset = Preset::Paderborn;
    fresh_match(preset, preset.checked(), ShuffleWord::default())
}

impl GameController {
    /// Saves the match as it stands, once the paused ones are in storage; whether it is saved.
    pub fn save_match(self) -> bool {
        if !self.paused_store.save() {
            return false;
        }
        let data = self.with_match_untracked(MatchSession::encode);
        self.app.save(StorageKey::Match, &data)
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
        let opponent = untrack(|| self.opponent_opposite());
        self.with_match_untracked(|match_session| {
            if !match_session.is_single_deal() {
                self.score_sheets.record(match_session, &sum, reopened);
            }
            FinishedDeal::new(self.app, match_session, opponent).record(&sum);
        });
        if !reopened {
            dispatch_window_event(event::DEAL_OVER);
        }
    }

    /// Who is played, if the match is one of an evening.
    #[must_use]
    pub fn evening_match(self) -> Option<Opponent> {
        let opponent = self.opponent_opposite();
        self.is_of_evening(opponent).then_some(opponent)
    }

    /// Whether the match, played against this opponent, is one of an evening.
    pub(super) fn is_of_evening(self, opponent: Opponent) -> bool {
        let (saved, entry) = self.with_match_untracked(|match_session| {
            evenings_and_entry(self.app, opponent, match_session)
        });
        evening::contains_match(&saved, &entry)
    }
}
