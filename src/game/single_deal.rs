//! Single deals, for which the match is paused: the day's, one that somebody sent, one tried again.

use super::GameController;
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

    /// Whether a single deal is tried again.
    #[must_use]
    pub fn is_tried_again(self) -> bool {
        self.revision.track();
        self.with_match_untracked(|match_session| {
            match_session.is_single_deal() && match_session.is_practice()
        })
    }

    /// Plays the deal of the day; what is being played is paused meanwhile. The deal goes on if it was left in the middle.
    pub fn play_daily(self) {
        let deal = MatchSession::single_deal(&daily::deal(&date()), false);
        if self.link_untracked() == deal.link() || self.is_read_only() {
            return;
        }
        self.dialog.set_if_changed(None);
        let is_left = |paused: &PausedMatch| {
            paused.match_session.is_single_deal() && paused.match_session.link() == deal.link()
        };
        match self.paused_untracked().into_iter().find(is_left) {
            Some(paused) => self.take_up(paused),
            None => self.start_single_deal(deal),
        }
    }

    /// Plays a single deal, as practice or not, from where it stood.
    pub fn play_single_deal(self, replay: &Replay, practice: bool) {
        self.start_single_deal(MatchSession::single_deal(replay, practice));
    }

    /// A match under way is paused meanwhile.
    fn start_single_deal(self, deal: MatchSession) {
        if self.is_read_only() {
            return;
        }
        self.withdraw_lesson_offer();
        self.change_to(deal, false);
        self.ensure_worker(false);
        self.resume();
    }
}
