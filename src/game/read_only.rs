//! A window that is read-only because another one plays, and the change between the two.

use super::{GameController, TableDialog, persistence};
use crate::model::match_session::MatchSession;
use crate::model::route::Route;
use crate::platform::service_worker;
use crate::platform::tab_lock;
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::{self, StorageKey};
use crate::toasts::Toast;
use leptos::prelude::*;

impl GameController {
    /// Whether this window only shows what another one plays.
    #[must_use]
    pub(super) fn is_read_only(self) -> bool {
        tab_lock::is_read_only()
    }

    /// Listens for what becomes of the tab lock, and to what another window plays.
    pub(super) fn observe_tab_lock(self) {
        self.tab_lock_changed();
        tab_lock::on_change(move || {
            self.tab_lock_changed();
            // A window that was frozen has not heard of changes. Another program keeps its language until it is left.
            if !self.app.route.with_untracked(Route::is_lazy) {
                self.app.read_settings_again();
            }
            self.read_again();
            self.leave_opponent();
            // Damage is repaired by the window that plays.
            persistence::check_the_rest(self.app);
            if service_worker::is_stale() {
                self.load_new_release_if_idle();
            }
        });
        Effect::new(move |_| {
            // What was read or asked is done with: a new release need not wait any longer.
            self.app.route.track();
            self.dialog.track();
            if service_worker::is_stale() {
                untrack(|| self.load_new_release_if_idle());
            }
        });
        browser::on_change_elsewhere(StorageKey::Match, move || self.read_again());
    }

    fn tab_lock_changed(self) {
        if self.is_read_only() {
            self.app.notify(Toast::ReadOnly);
        } else {
            self.app.toasts.dismiss(Toast::ReadOnly);
        }
    }

    /// Loads the release that another tab has started, unless something is under way here; then the
    /// player is told that it comes after the deal.
    pub fn load_new_release_if_idle(self) {
        if self.is_idle() {
            service_worker::load_new_release();
        } else {
            self.app.notify(Toast::UpdateWaiting);
        }
    }

    /// Whether a reload interrupts nothing: no deal of which something has been played, no question
    /// and no other page that is open.
    fn is_idle(self) -> bool {
        let reads = self.app.route.with_untracked(Route::is_lazy)
            || self.dialog.with_untracked(Option::is_some);
        let deal_is_idle = |match_session: &MatchSession| {
            match_session.is_untouched() || match_session.scored().is_some()
        };
        !reads && (self.is_read_only() || self.with_match_untracked(deal_is_idle))
    }

    /// Goes on with the match as it is saved: another window has played, or gives it over.
    fn read_again(self) {
        if !browser::is_blocked() {
            self.score_sheets.read_again();
        }
        let saved = persistence::match_session(self.app).or_else(|| {
            // Nothing is saved of a match nobody has begun, and where nothing can be saved; else it
            // was deleted.
            let gone = !browser::is_blocked() && !self.with_match_untracked(MatchSession::is_fresh);
            gone.then(persistence::first_match)
        });
        if let Some(match_session) = saved {
            self.change(|state| state.match_session = match_session);
            self.paused_store.read_again();
        }
        // What only shows something stays open; a question about the match as it was does not.
        let shows = |dialog: &Option<TableDialog>| {
            use TableDialog::{LastTrick, Menu, OlderTricks};
            matches!(dialog, Some(Menu | LastTrick | OlderTricks(_)))
        };
        if !self.dialog.with_untracked(shows) {
            self.dialog.set_if_changed(None);
        }
        if !self.is_read_only() {
            self.record_result(false);
            self.ensure_worker(false);
        }
        // The newcomer may have been asked in the window that played before, and closed it without an answer.
        self.offer_lesson(self.left_without_an_answer());
        self.resume();
    }
}
