//! Deals played apart from the match: the day's, one that somebody sent, one tried again.

use super::{GameController, TableDialog};
use crate::model::daily;
use crate::model::match_session::MatchSession;
use crate::model::paused_matches::PausedMatch;
use crate::platform::calendar::date;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::share::Replay;

impl GameController {
    /// The date, if the deal of the day is played.
    #[must_use]
    pub fn day_date(self) -> Option<String> {
        self.revision.track();
        self.with_match_untracked(|match_session| match_session.day().map(str::to_owned))
    }

    /// Whether a deal is tried again, apart from any match.
    #[must_use]
    pub fn is_tried_again(self) -> bool {
        self.revision.track();
        self.with_match_untracked(|match_session| {
            match_session.is_apart() && match_session.is_practice()
        })
    }

    /// The deal of the day was asked for: plays it, but asks before it leaves what is running.
    pub fn ask_for_daily(self) {
        if self.link_untracked() == *daily::deal(&date()).link() || self.is_read_only() {
            return;
        }
        if self.is_in_deal_untracked() {
            self.dialog.set_if_changed(Some(TableDialog::LeaveForDaily));
        } else {
            self.play_daily();
        }
    }

    /// Plays the deal of the day beside the match, which is paused meanwhile; it goes on if it was left in the middle.
    pub fn play_daily(self) {
        self.dialog.set_if_changed(None);
        let deal = MatchSession::apart(&daily::deal(&date()), false);
        let is_left = |paused: &PausedMatch| {
            paused.match_session.is_apart() && paused.match_session.link() == deal.link()
        };
        match self.paused_untracked().into_iter().find(is_left) {
            Some(paused) => self.take_up(paused),
            None => self.play_apart(deal),
        }
    }

    /// Tries a deal apart, as practice or not, from where it stood.
    pub fn try_apart(self, replay: &Replay, practice: bool) {
        self.play_apart(MatchSession::apart(replay, practice));
    }

    /// One deal apart; a match under way is paused meanwhile.
    fn play_apart(self, apart: MatchSession) {
        if self.is_read_only() {
            return;
        }
        self.withdraw_offer();
        self.change_to(apart, false);
        self.ensure_worker(false);
        self.resume();
    }
}
