//! One match is left for another: it is paused, and taken up where it was left.

use super::GameController;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::{self, PausedMatch};
use crate::signal_ext::UpdateIfChanged;
use crate::storage::browser::StorageKey;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::{CheckedRules, Preset};

impl GameController {
    /// The paused matches, the one left last first; what has only been dealt, and what is over, is none.
    #[must_use]
    pub fn paused(self) -> Vec<PausedMatch> {
        let (texts, _) = self.paused_texts();
        self.with_match(|present| paused_matches::beside(&texts, present))
    }

    /// The paused match by these rules, the one left last.
    #[must_use]
    pub fn paused_by_rules(self, preset: Preset, rules: &CheckedRules) -> Option<PausedMatch> {
        let fits = |paused: &PausedMatch| {
            let running = paused.session.running();
            !paused.session.is_apart() && running.preset == preset && running.rules == *rules
        };
        self.paused().into_iter().find(fits)
    }

    /// Takes up a paused match as it is kept now, or a new one; the present one is paused in its place. One that has been
    /// taken up or given up in another tab since it was offered changes nothing.
    pub fn take_up(self, offered: PausedMatch) {
        self.dialog.set_if_changed(None);
        if self.watches() {
            return;
        }
        let present = match offered.session.is_fresh() {
            true => Some(offered),
            false => paused_matches::find(&self.paused_texts().0, &offered.session),
        };
        let Some(PausedMatch { opponent, session }) = present else {
            return;
        };
        let is_fresh = session.is_fresh();
        self.change_to(session, false);
        let settings = self.page.settings;
        let sits = settings.with_untracked(|now| now.opponent);
        if let Some(opponent) = opponent.filter(|opponent| *opponent != sits) {
            settings.update(|now| now.opponent = opponent);
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
        if self.watches() {
            return;
        }
        let (_, kept) = self.paused_texts();
        let rest = paused_matches::without(&kept, &paused.session);
        self.change(|state| state.saved.paused = Some(rest.clone()));
        if self.save_paused(&rest) {
            self.change(|state| state.saved.paused = None);
        }
    }

    /// The match that was left for a deal apart.
    pub(super) fn paused_match(self) -> Option<PausedMatch> {
        let (texts, _) = self.paused_texts();
        let mut read = paused_matches::all(&texts)
            .rev()
            .filter_map(PausedMatch::decode);
        read.find(|paused| !paused.session.is_apart())
    }

    /// Whether a deal apart is played while a match waits.
    #[must_use]
    pub fn has_left_match(self) -> bool {
        self.with_match(MatchSession::is_apart) && self.paused_match().is_some()
    }

    /// Back to the paused match; to a new one by the same rules if there is none.
    pub fn back_to_match(self) {
        match self.paused_match() {
            Some(paused) if paused.session.is_over() => {
                let running = paused.session.running();
                self.start_match(running.preset, running.rules);
            }
            Some(paused) => self.take_up(paused),
            None => self.start_again(),
        }
    }

    /// Plays another match. The present one is paused, unless it is given up for this one or is not under way; for a deal
    /// apart it is paused as it is, whatever its state.
    pub(super) fn change_to(self, mut next: MatchSession, gives_up: bool) {
        let (mut texts, kept) = self.paused_texts();
        let is_match = self.with_match(|match_session| !match_session.is_apart());
        let is_paused = match is_match {
            true if next.is_apart() => true,
            true if gives_up => false,
            _ => self.with_match(MatchSession::is_under_way),
        };
        if is_paused {
            let opponent = self.page.settings.with_untracked(|now| now.opponent);
            let session = self.with_match(Clone::clone);
            let paused = PausedMatch {
                opponent: Some(opponent),
                session,
            };
            texts = paused_matches::with(&texts, &paused);
        }
        let mut rest = paused_matches::without(&texts, &next);
        if !next.is_apart() {
            rest = paused_matches::under_way(&rest);
            if is_match {
                // The deal that was over when it was left has been written up.
                next.next_deal();
            }
        }
        self.change(|state| {
            if texts != kept {
                state.saved.paused = Some(texts.clone());
            }
            state.match_session = next;
        });
        // It leaves its place among the paused ones once it is in storage as the present one.
        if self.save_match() && rest != texts {
            self.save_paused(&rest);
        }
    }

    /// Saves the paused matches; whether they are safe.
    pub(super) fn save_paused(self, texts: &str) -> bool {
        if texts.is_empty() {
            self.page.delete(StorageKey::PausedMatches);
            return true;
        }
        self.page.save(StorageKey::PausedMatches, texts)
    }

    /// The paused matches, without the present one, and what is kept of them.
    fn paused_texts(self) -> (String, String) {
        let here = self.with(|state| state.saved.paused.clone());
        let kept = here.or_else(|| self.page.load(StorageKey::PausedMatches));
        let kept = kept.unwrap_or_default();
        let texts = self.with_match(|match_session| paused_matches::without(&kept, match_session));
        (texts, kept)
    }
}
