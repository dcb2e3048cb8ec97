//! Help for the player, which makes the deal practice: a hint with its reasons, and taking back.

use super::{GameController, HintHeading, TooltipContent, TooltipTarget};
use crate::i18n::Unavailable;
use crate::model::match_session::PLAYER;
use crate::model::table::log_line;
use crate::model::table::turn::{self, Call};
use crate::signal_ext::UpdateIfChanged;
use crate::toasts::Toast;
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::Action;
use std::mem::{replace, take};

impl GameController {
    /// The player asks what to do.
    pub fn hint(self) {
        if self.is_end_shown.get_untracked() {
            return self.app.notify(Toast::DealIsScored);
        }
        if !self.is_asked_untracked() {
            self.skip_animation();
        }
        let sits_out = self.view.with_untracked(|view| view.sits_out()) == Some(PLAYER);
        if self.is_read_only() || sits_out {
            return self.show_refusal(TooltipTarget::Deal, Unavailable::NotYourTurn);
        }
        self.clear_armed();
        if self.warns_of_practice() {
            return;
        }
        if !self.is_asked_untracked() {
            self.change(|state| state.opponent.is_hint_due = true);
            return self.show_tooltip(
                TooltipTarget::Deal,
                self.app.words_untracked().hint_follows().into(),
            );
        }
        self.change(|state| state.opponent.await_hint());
        match self.hint_worker() {
            // As well as the machine can, whoever sits opposite.
            Some(client) => self.put_question(&client, Some(Opponent::Froehlich)),
            None => self.report_no_hint(),
        }
    }

    /// Gives the hint that was asked for before it was the player's turn.
    pub(super) fn give_hint_due(self) {
        if self.change(|state| take(&mut state.opponent.is_hint_due)) {
            self.hint();
        }
    }

    /// The worker has advised a move.
    pub(super) fn take_hint(self, id: u32, action: Action, title: String, text: String) {
        if !self.with(|state| state.opponent.awaits_hint(id)) {
            return;
        }
        if !self.allows(action) {
            return self.report_no_hint();
        }
        let first = self.change(|state| {
            state.opponent.give_hint_up();
            let first = !state.match_session.is_practice();
            state.match_session.practise();
            first
        });
        self.save_match();
        let note = self.note(first);
        let said = [&*title, ". ", &text, " ", note].concat();
        self.app.read_out(said.trim_end().into());
        self.hinted.set_if_changed(Some(action));
        self.tooltip.set_if_changed(Some(TooltipContent {
            target: untrack(|| self.place_of(action)),
            text,
            hint: Some(HintHeading { title, note }),
        }));
    }

    /// Says what help makes of the deal, before the first help of a visit, and once more in a deal of the day. Whoever has not
    /// finished a deal yet has nothing to lose by help.
    fn warns_of_practice(self) -> bool {
        let (counts, is_day) = self.with_match_untracked(|match_session| {
            let is_day = match_session.day().is_some();
            let has_to_lose =
                !match_session.is_single_deal() && !self.app.played_deals().is_empty();
            (
                !match_session.is_practice() && (is_day || has_to_lose),
                is_day,
            )
        });
        let warns = counts
            && self
                .change(|state| !replace(&mut state.warned_of_practice[usize::from(is_day)], true));
        if warns {
            self.show_tooltip(
                TooltipTarget::Deal,
                self.app.words_untracked().help_is_practice().into(),
            );
        }
        warns
    }

    /// What help makes of the deal, said the first time.
    fn note(self, first: bool) -> &'static str {
        if first {
            self.app.words_untracked().counts_as_practice()
        } else {
            ""
        }
    }

    /// Where an action is made.
    pub(super) fn place_of(self, action: Action) -> TooltipTarget {
        if let Action::Play { card, .. } = action {
            return TooltipTarget::Card(card);
        }
        if action == Action::Draw {
            return TooltipTarget::Talon;
        }
        let mut calls = untrack(|| self.choices()).calls.into_iter();
        let place = calls.position(|offered| self.makes(offered.call, action));
        place.map_or(TooltipTarget::Deal, TooltipTarget::Call)
    }

    /// Whether a call makes this action; "Aus" asks for the marriage afterwards.
    #[must_use]
    pub fn makes(self, call: Call, action: Action) -> bool {
        let moment = self.moment.get();
        matches!((call, action), (Call::Claim, Action::Out { .. }))
            || turn::action(call, moment) == Some(action)
    }

    /// If a hint is waited for, says why there is none and how to try again.
    pub(super) fn report_no_hint(self) {
        if self.change(|state| state.opponent.give_hint_up()) {
            self.show_tooltip(
                TooltipTarget::Deal,
                self.app.words_untracked().no_hint().into(),
            );
        }
    }

    /// No hint is shown or waited for any more.
    pub(super) fn forget_hint(self) {
        if self.change(|state| state.opponent.give_hint_up()) {
            self.cancel_question();
        }
        self.tooltip.set_if_changed(None);
        self.hinted.set_if_changed(None);
    }

    /// Whether there is something to be taken back: a question, or a move in this deal.
    #[must_use]
    pub fn has_undo(self) -> bool {
        self.moment.with(|moment| moment.armed.is_some()) || self.scene.with(log_line::has_moved)
    }

    /// Takes back everything since the player's last decision in this deal.
    pub fn undo(self) {
        if self.is_read_only() {
            return self.show_refusal(TooltipTarget::Deal, Unavailable::NotYourTurn);
        }
        if self.is_end_shown.get_untracked() {
            return self.app.notify(Toast::DealIsScored);
        }
        // The question that stands there is the last thing to be taken back.
        if self.moment.with_untracked(|moment| moment.armed.is_some()) {
            return self.cancel();
        }
        let draws_manually = self.draws_manually();
        let decides = |deal: &_| turn::decides(deal, draws_manually);
        let (mut before, first) = self.with(|state| {
            let saved = &state.match_session;
            (saved.clone(), !saved.is_practice())
        });
        let words = self.app.words_untracked();
        if !before.take_back(decides) {
            return self.show_tooltip(TooltipTarget::Deal, words.nothing_to_take_back().into());
        }
        if self.warns_of_practice() {
            return;
        }
        self.change(|state| state.match_session = before);
        self.save_match();
        self.resume();
        // The table shows the rest, so that buttons and calls stay free.
        self.moment
            .update_if_changed(|moment| moment.tells_practice = first);
        let said = [words.taken_back(), " ", self.note(first)].concat();
        self.app.read_out(said.trim_end().into());
        self.find_focus(0);
    }
}
