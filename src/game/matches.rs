//! Which match and which deal is played: the next, a new one, a paused one, a link's.

use super::{GameController, TableDialog};
use crate::model::match_session::MatchSession;
use crate::model::route::{PlainPage, Route};
use crate::model::settings::Settings;
use crate::platform::random_seed::{fresh_match, fresh_match_after};
use crate::platform::service_worker;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::fairness::ShuffleWord;
use sechsundsechzig_engine::rules::{CheckedRules, Preset};
use sechsundsechzig_engine::share::DealLink;

impl GameController {
    /// The next deal, or the next match.
    pub fn go_on(self) {
        if self.is_read_only() {
            return;
        }
        if self.with_match_untracked(MatchSession::is_single_deal) {
            self.back_to_match();
            // A new release may start after a single deal, too.
            service_worker::update();
            self.find_focus(0);
        } else if self.match_is_over_untracked() {
            self.start_again();
        } else {
            self.change(|state| state.match_session.next_deal());
            self.save_match();
            // Between two deals a new release may start; the page loads it while the cards come.
            service_worker::update();
            self.begin_deal();
            self.find_focus(0);
        }
    }

    /// Goes on after a deal that is over; from the end of a match of the evening, back to the evening.
    pub fn go_on_from_end(self) {
        match self.summary_untracked().played_at_evening {
            Some(_) => self.app.go(&Route::Plain(PlainPage::Evening)),
            None => self.go_on(),
        }
    }

    /// A new match by the same rules; one that is running is left only after a question.
    pub fn ask_for_new_match(self) {
        let would_end = |match_session: &MatchSession| {
            match_session.is_under_way() && !match_session.is_single_deal()
        };
        if self.with_match_untracked(would_end) && !self.is_read_only() {
            self.dialog.set_if_changed(Some(TableDialog::NewMatch));
        } else {
            self.start_again();
        }
    }

    /// A new match by the same rules.
    pub fn start_again(self) {
        let (preset, rules) = self.with_match_untracked(|match_session| {
            (
                match_session.running().preset,
                match_session.running().rules,
            )
        });
        self.withdraw_lesson_offer();
        self.start_session(fresh_match(preset, rules, self.word()), true, None);
    }

    /// If another opponent has been chosen, a match that is over, or is played with the one before, is left for a new one. The
    /// one that is not over is paused. Does nothing on the opponents' page.
    pub fn leave_opponent(self) {
        let settings = self.app.settings;
        let is_chosen = settings.with_untracked(|now| now.sits.is_some() && !now.is_guest);
        let chooses = |route: &Route| *route == Route::Plain(PlainPage::Opponents);
        if !is_chosen || self.is_read_only() || self.app.route.with_untracked(chooses) {
            return;
        }
        let chosen = settings.with_untracked(|now| now.opponent);
        if self.match_end_untracked().is_some() {
            self.app.seat_opponent(chosen);
            return self.go_on();
        }
        let running = self.with_match_untracked(|match_session| {
            let running = match_session.running();
            let is_left = match_session.is_under_way() && !match_session.is_single_deal();
            is_left.then_some((running.preset, running.rules))
        });
        match running {
            Some((preset, rules)) => {
                self.withdraw_lesson_offer();
                let fresh = fresh_match(preset, rules, self.word());
                self.start_session(fresh, false, Some(chosen));
            }
            None => self.app.seat_opponent(chosen),
        }
    }

    /// A match by these rules: the paused one, or else a new one.
    pub fn play_by(self, preset: Preset, rules: CheckedRules) {
        match self.paused_by_rules_untracked(preset, &rules) {
            Some(paused) => self.take_up(paused),
            None => self.start_match(preset, rules),
        }
    }

    /// A new match; the present one is paused.
    pub(super) fn start_match(self, preset: Preset, rules: CheckedRules) {
        self.withdraw_lesson_offer();
        self.start_session(fresh_match(preset, rules, self.word()), false, None);
    }

    /// The match that begins with a link's deal. A newcomer who arrives by a link is still offered the lesson.
    pub fn open_link(self, link: DealLink) {
        self.start_session(fresh_match_after(link, self.word()), false, None);
    }

    /// The player's word for the shuffle: it stays for the following matches.
    fn word(self) -> ShuffleWord {
        if self.with_match_untracked(MatchSession::is_single_deal) {
            self.paused_match()
                .map(|paused| paused.match_session.word())
        } else {
            Some(self.with_match_untracked(MatchSession::word))
        }
        .unwrap_or_default()
    }

    /// Shuffles the match with another word of the player's, as long as he has not done anything in it.
    pub fn choose_word(self, word: ShuffleWord) {
        if self.with_match_untracked(MatchSession::takes_word) {
            let shuffled =
                self.with_match_untracked(|match_session| match_session.clone().with_word(word));
            self.start_session(shuffled, true, None);
        }
    }

    /// Begins another match, against another opponent if one is named.
    fn start_session(self, next: MatchSession, gives_up: bool, opponent: Option<Opponent>) {
        self.dialog.set_if_changed(None);
        if self.is_read_only() {
            return;
        }
        self.change_to(next, gives_up);
        // Only now: the match before is paused together with the opponent it was played against.
        match opponent {
            Some(opponent) => self.app.seat_opponent(opponent),
            // Shuffled with another word it is still the evening's match.
            None if self.evening_match().is_some() => {}
            None => self.app.settings.update_if_changed(Settings::dismiss_guest),
        }
        service_worker::update();
        self.begin_deal();
        self.find_focus(0);
    }
}
