//! One match is left for another: it is paused, and taken up where it was left.

use super::GameController;
use crate::app_context::AppContext;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::{self, PausedMatch};
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::{CheckedRules, Preset};

/// The paused matches' place in storage.
#[derive(Clone, Copy)]
pub(super) struct PausedStore {
    app: AppContext,
    /// The matches, where storage has not taken them yet.
    unsaved: StoredValue<Option<String>, LocalStorage>,
}

impl PausedStore {
    pub(super) fn new(app: AppContext) -> PausedStore {
        PausedStore {
            app,
            unsaved: StoredValue::new_local(None),
        }
    }

    /// The matches as they were left.
    fn texts(self) -> String {
        let saved = || self.app.load(StorageKey::PausedMatches);
        self.unsaved.get_value().or_else(saved).unwrap_or_default()
    }

    /// Holds the matches until they are saved.
    fn set_unsaved(self, texts: String) {
        self.unsaved.set_value(Some(texts));
    }

    /// Another window has written.
    pub(super) fn read_again(self) {
        self.unsaved.set_value(None);
    }

    /// Saves what is held; whether all of it is safe.
    pub(super) fn save(self) -> bool {
        let is_safe = self
            .unsaved
            .get_value()
            .is_none_or(|texts| self.write(&texts));
        if is_safe {
            self.unsaved.set_value(None);
        }
        is_safe
    }

    fn write(self, texts: &str) -> bool {
        if texts.is_empty() {
            return self.app.delete(StorageKey::PausedMatches);
        }
        self.app.save(StorageKey::PausedMatches, texts)
    }
}

impl GameController {
    /// The paused matches, the one left last first; what has only been dealt, and what is over, is none.
    #[must_use]
    pub fn paused_untracked(self) -> Vec<PausedMatch> {
        let texts = self.paused_texts();
        self.with_match_untracked(|present| paused_matches::beside(&texts, present))
    }

    /// The paused match by these rules, the one left last.
    #[must_use]
    pub fn paused_by_rules_untracked(
        self,
        preset: Preset,
        rules: &CheckedRules,
    ) -> Option<PausedMatch> {
        let mut paused = self.paused_untracked().into_iter();
        paused.find(|paused| paused.is_by_rules(preset, rules))
    }

    /// Takes up a paused match as it is saved now, or a new one; the present one is paused in its place. One that has been
    /// taken up or given up in another tab since it was offered changes nothing.
    pub fn take_up(self, offered: PausedMatch) {
        self.dialog.set_if_changed(None);
        if self.is_read_only() {
            return;
        }
        let present = match offered.match_session.is_fresh() {
            true => Some(offered),
            false => paused_matches::find(&self.paused_texts(), &offered.match_session),
        };
        let Some(PausedMatch {
            opponent,
            match_session,
        }) = present
        else {
            return;
        };
        let is_fresh = match_session.is_fresh();
        // Whose day it is does not change whom the player has chosen.
        let opponent = opponent.filter(|_| match_session.opponent_of_day().is_none());
        self.change_to(match_session, false);
        match opponent {
            Some(opponent) if self.is_of_evening(opponent) => {
                self.app.seat_guest(opponent);
            }
            Some(opponent) => self.app.seat_opponent(opponent),
            None => {}
        }
        self.ensure_worker(false);
        if is_fresh {
            self.begin_deal()
        } else {
            self.resume()
        }
    }

    /// Gives up a paused match.
    pub fn discard(self, paused: &PausedMatch) {
        if self.is_read_only() {
            return;
        }
        let rest = paused_matches::without(&self.paused_store.texts(), &paused.match_session);
        self.paused_store.set_unsaved(rest);
        self.paused_store.save();
    }

    /// The match that was left for a single deal.
    pub(super) fn paused_match(self) -> Option<PausedMatch> {
        let texts = self.paused_texts();
        let mut read = paused_matches::all(&texts)
            .rev()
            .filter_map(PausedMatch::decode);
        read.find(|paused| !paused.match_session.is_single_deal())
    }

    /// Whether a single deal is played while a match waits; read from storage anew with every deal.
    #[must_use]
    pub fn has_left_match(self) -> bool {
        self.revision.track();
        self.has_left_match_untracked()
    }

    /// Whether the match that waits while a single deal is played is begun and not over.
    #[must_use]
    pub fn has_left_in_mid_match(self) -> bool {
        self.revision.track();
        self.paused_match()
            .is_some_and(|paused| paused.match_session.is_under_way())
    }

    /// Whether a single deal is played while a match waits, at this moment.
    pub(super) fn has_left_match_untracked(self) -> bool {
        self.with_match_untracked(MatchSession::is_single_deal) && self.paused_match().is_some()
    }

    /// Back to the paused match; to a new one by the same rules if there is none.
    pub fn back_to_match(self) {
        match self.paused_match() {
            Some(paused) if paused.match_session.is_over() => {
                let running = paused.match_session.running();
                self.start_match(running.preset, running.rules);
            }
            Some(paused) => self.take_up(paused),
            None => self.start_again(),
        }
    }

    /// Plays another match. The present one is paused, unless it is given up for this one or is not under way; for a single
    /// deal it is paused as it is, whatever its state.
    pub(super) fn change_to(self, mut next: MatchSession, gives_up: bool) {
        let saved = self.paused_store.texts();
        let mut texts = self
            .with_match_untracked(|match_session| paused_matches::without(&saved, match_session));
        let is_match = self.with_match_untracked(|match_session| !match_session.is_single_deal());
        let is_paused = match is_match {
            true if next.is_single_deal() => true,
            true if gives_up => false,
            _ => self.with_match_untracked(MatchSession::is_under_way),
        };
        if is_paused {
            let opponent = untrack(|| self.opponent_opposite());
            let match_session = self.with_match_untracked(Clone::clone);
            let paused = PausedMatch {
                opponent: Some(opponent),
                match_session,
            };
            texts = paused_matches::with(&texts, &paused);
        }
        let mut rest = paused_matches::without(&texts, &next);
        if !next.is_single_deal() {
            rest = paused_matches::under_way(&rest);
            if is_match {
                // The deal that was over when it was left has been recorded.
                next.next_deal();
            }
        }
        if texts != saved {
            self.paused_store.set_unsaved(texts.clone());
        }
        self.change(|state| state.match_session = next);
        // It leaves its place among the paused ones once it is in storage as the present one.
        if self.save_match() && rest != texts {
            self.paused_store.write(&rest);
        }
    }

    /// The paused matches, without the present one.
    fn paused_texts(self) -> String {
        let saved = self.paused_store.texts();
        self.with_match_untracked(|match_session| paused_matches::without(&saved, match_session))
    }
}
