//! What is recorded of a deal that is over, beside the score sheet: in the history, the evening, the days and among the
//! last deals.

use crate::app_context::AppContext;
use crate::model::daily::{self, DayResult};
use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::deal_flags::DealFlags;
use crate::model::evening;
use crate::model::idempotent_log;
use crate::model::match_session::{MatchSession, PLAYER};
use crate::model::page_bridge::event;
use crate::platform::calendar::today;
use crate::platform::dom::dispatch_window_event;
use crate::storage::browser::StorageKey;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::match_score::deal_history::{self, Played};
use sechsundsechzig_engine::share::Replay;

/// A deal that is over.
pub(super) struct FinishedDeal<'a> {
    app: AppContext,
    match_session: &'a MatchSession,
    opponent: Opponent,
}

impl FinishedDeal<'_> {
    /// The deal at the table.
    pub(super) const fn new(
        app: AppContext,
        match_session: &MatchSession,
        opponent: Opponent,
    ) -> FinishedDeal<'_> {
        FinishedDeal {
            app,
            match_session,
            opponent,
        }
    }

    /// Writes it up wherever it belongs, unless that has been done; the sum is that of its match as it is encoded.
    pub(super) fn record(&self, sum: &str) {
        if self.match_session.is_single_deal() {
            self.record_day();
        } else {
            self.record_in_history(sum);
            self.record_in_evening();
        }
        self.record_in_archive();
    }

    fn load(&self, key: StorageKey) -> String {
        self.app.load(key).unwrap_or_default()
    }

    fn record_in_history(&self, sum: &str) {
        let saved = self.load(StorageKey::DealHistory);
        let Some(lines) = idempotent_log::unless_added(&saved, sum) else {
            return;
        };
        if let Some(played) = self.played() {
            let lines = deal_history::add(lines, &played);
            self.app
                .save(StorageKey::DealHistory, &idempotent_log::added(&lines, sum));
        }
    }

    /// What the history says of it.
    fn played(&self) -> Option<Played> {
        let session = self.match_session.session();
        let preset = self.match_session.running().preset;
        let deal = (today(), preset, self.opponent as u8);
        let DealFlags { practice, counted } = self.match_session.flags();
        let scored = self.match_session.scored()?;
        let mut played = Played::of(deal, PLAYER, session, scored)?;
        if practice {
            played = played.with_help();
        }
        Some(played.counted(PLAYER, session, counted))
    }

    /// Records the match that has ended with it, if it is the one the evening waits for.
    fn record_in_evening(&self) {
        let (saved, entry) = evenings_and_entry(self.app, self.opponent, self.match_session);
        if let Some(text) = evening::with_result(&saved, &entry, self.match_session) {
            self.app.save(StorageKey::Evenings, &text);
        }
    }

    /// Records what the day's deal brought, if it was that.
    fn record_day(&self) {
        let Some(result) = self.result_of_day() else {
            return;
        };
        let saved = self.load(StorageKey::Daily);
        let results = daily::with(&saved, result);
        if results != saved {
            self.app.save(StorageKey::Daily, &results);
        }
    }

    fn result_of_day(&self) -> Option<DayResult> {
        let day = daily::day_of(self.match_session.day()?).filter(|day| *day <= today())?;
        let credited = self.match_session.scored()?.credited.as_slice().iter();
        let mut points = credited.map(|points| i32::from(*points));
        Some(DayResult {
            day,
            points: points.next()? - points.next()?,
            strongest: None,
            practice: self.match_session.is_practice(),
        })
    }

    fn record_in_archive(&self) {
        let deal = ArchivedDeal {
            day: today(),
            opponent: self.opponent,
            flags: self.match_session.flags(),
            replay: Replay::of(self.match_session.session()),
        };
        let saved = deal_archive::add(&self.load(StorageKey::Deals), &deal.encode());
        self.app.save(StorageKey::Deals, &saved);
        rate_deals(&saved);
    }
}

/// The evenings, and what stands there for this match against this opponent.
pub(super) fn evenings_and_entry(
    app: AppContext,
    opponent: Opponent,
    match_session: &MatchSession,
) -> (String, String) {
    let saved = app.load(StorageKey::Evenings).unwrap_or_default();
    (saved, evening::entry(opponent, match_session))
}

/// Has the deals rated that are not yet (`lazy_pages/rate_deals.rs`).
pub(super) fn rate_deals(saved: &str) {
    if deal_archive::unrated(saved).next().is_some() {
        dispatch_window_event(event::RATE);
    }
}
