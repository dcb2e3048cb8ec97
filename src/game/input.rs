//! What the player can do.

use super::{GameController, TableDialog, TooltipTarget};
use crate::i18n::Unavailable;
use crate::model::table::chosen::{Chosen, chosen_call, chosen_card};
use crate::model::table::turn::{self, Ask, Call};
use crate::platform::dom::{blur, find, focus, focus_is_lost, focus_when_laid_out};
use crate::platform::focus_target;
use crate::platform::frame::after_frame;
use crate::platform::hand_focus::{card_selector, focus_is_lost_or_on};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::Action;
use web_sys::console;

/// Puts the keyboard's focus on the first call, once it is shown.
fn focus_first_call() {
    focus_when_laid_out(|| find(focus_target::CALL));
}

impl GameController {
    /// Carries out an action of whose turn it is; a refused one changes nothing.
    pub(super) fn act(self, action: Action) {
        if self.is_read_only() {
            return;
        }
        let played = self.change(|state| state.match_session.play(action));
        match played {
            Ok(events) => {
                self.save_match();
                self.record_result(false);
                self.post(&events);
            }
            Err(_) => console::error_1(&"refused".into()),
        }
    }

    /// The player acts: what still moves is finished first.
    pub(super) fn player_acts(self, action: Action) {
        self.withdraw_lesson_offer();
        let place = self.focused_place();
        blur(&match action.card() {
            Some(card) => card_selector(card),
            None => focus_target::TALON.into(),
        });
        self.flush();
        self.clear_armed();
        // A hint that was to come with this decision comes too late.
        self.change(|state| state.opponent.is_hint_due = false);
        self.act(action);
        self.find_focus(place);
    }

    /// The place in the hand that has the keyboard's focus, or had it last; else the first.
    fn focused_place(self) -> usize {
        let card = self.focused_card.get_untracked();
        let hand = untrack(|| self.choices()).hand;
        let place = hand.iter().position(|held| Some(held.card) == card);
        place.unwrap_or(0)
    }

    /// If what had the keyboard's focus has gone or is of no use any more, it goes to the talon where one draws, to this place in
    /// the hand, or on from the end of the deal: after the frame that shows what was done, which shall not wait for it.
    pub fn find_focus(self, place: usize) {
        after_frame(move || {
            if focus_is_lost_or_on(focus_target::USELESS_CALL) {
                if untrack(|| self.ask()) == Ask::Draw
                    && let Some(talon) = find(focus_target::TALON)
                {
                    focus(&talon);
                } else {
                    self.focus_place(place);
                }
            }
            if focus_is_lost()
                && let Some(next) = find(focus_target::END_BUTTON)
            {
                focus(&next);
            }
        });
    }

    /// Whether the player may act now.
    #[must_use]
    pub fn is_asked_untracked(self) -> bool {
        self.moment.with_untracked(|moment| moment.asked)
    }

    fn is_asking(self) -> bool {
        self.moment.with_untracked(turn::Moment::is_asking)
    }

    pub(super) fn clear_armed(self) {
        if self.is_asking() {
            // Its button may become that of another call.
            blur(focus_target::CALL);
            self.moment.update_if_changed(|moment| {
                moment.armed = None;
                moment.naming = None;
            });
        }
    }

    /// Takes back an armed call and the naming of a suit; drawing by itself, which has waited, goes on.
    pub fn cancel_armed(self) {
        if self.is_asking() {
            self.clear_armed();
            self.find_focus(self.focused_place());
            self.advance();
        }
    }

    /// A card of the hand was chosen: plays it, or says why not.
    pub fn choose(self, card: Card) {
        self.focused_card.set_if_changed(Some(card));
        let moment = self.moment.get_untracked();
        let hand = untrack(|| self.choices()).hand;
        let chosen = self
            .view
            .with_untracked(|view| chosen_card(&hand, view, moment, card));
        if matches!(chosen, Some(Chosen::Refused(Unavailable::NotYourTurn))) {
            self.skip_animation();
            if self.is_asked_untracked() {
                return;
            }
        }
        self.apply_choice(chosen, TooltipTarget::Card(card));
    }

    /// One of the calls was pressed.
    pub fn choose_call(self, place: usize) {
        let moment = self.moment.get_untracked();
        let settings = Some(self.app.settings.get_untracked());
        let offered = untrack(|| self.choices()).calls.get(place).copied();
        let chosen = offered.and_then(|offered| {
            self.view
                .with_untracked(|view| chosen_call(offered, view, moment, settings))
        });
        self.apply_choice(chosen, TooltipTarget::Call(place));
    }

    fn apply_choice(self, chosen: Option<Chosen>, target: TooltipTarget) {
        match chosen {
            Some(Chosen::Act(Action::Out { meld })) => self.claim(meld, None),
            Some(Chosen::Act(action)) => self.player_acts(action),
            Some(Chosen::Refused(why)) => self.show_refusal(target, why),
            Some(Chosen::NameSuit(card)) => self.ask_for_suit(card),
            // A marriage adds nothing where the points suffice.
            Some(Chosen::Claim(_)) if self.sees_enough() => {
                match self.app.settings.get_untracked().confirms_claim {
                    true => self.arm(Call::Claim),
                    false => self.claim(None, None),
                }
            }
            Some(Chosen::Claim(_)) => {
                self.tooltip.set_if_changed(None);
                self.dialog.set_if_changed(Some(TableDialog::Claim));
            }
            Some(Chosen::Confirm(call)) => self.arm(call),
            Some(Chosen::Back) => self.cancel(),
            Some(Chosen::Skip) => self.skip(),
            None => {}
        }
    }

    /// Makes a call of the keyboard, if it is there: the first that fits.
    pub fn call(self, fits: impl Fn(Call) -> bool) {
        let mut calls = untrack(|| self.choices()).calls.into_iter();
        let place = calls.position(|offered| fits(offered.call));
        if let Some(place) = place {
            self.choose_call(place);
        }
    }

    /// Announces where that is asked, goes to the suits where one is to be named, else chooses
    /// whether the next king or queen announces.
    pub fn announce_marriage(self) {
        let calls = untrack(|| self.choices()).calls;
        let has = |fits: fn(&Call) -> bool| calls.iter().any(|offered| fits(&offered.call));
        if has(|call| matches!(call, Call::Announce(..))) {
            self.call(|call| matches!(call, Call::Announce(..)));
        } else if has(|call| matches!(call, Call::Trump(_))) {
            focus_first_call();
        } else {
            self.toggle_announcing();
        }
    }

    /// A suit is to be named with the marriage this card belongs to (3.1).
    fn ask_for_suit(self, card: Card) {
        self.flush();
        self.tooltip.set_if_changed(None);
        self.moment.update_if_changed(|moment| {
            moment.armed = None;
            moment.naming = Some(card);
        });
        self.read_out_prompt();
        focus_first_call();
    }

    fn arm(self, call: Call) {
        self.tooltip.set_if_changed(None);
        self.moment
            .update_if_changed(|moment| moment.armed = Some(call));
        // Enter pressed twice by accident only goes back, but for a claim that is seen to suffice.
        let is_safe = call == Call::Claim && self.sees_enough();
        let next = match is_safe {
            true => focus_target::CLAIM,
            false => focus_target::BACK,
        };
        focus_when_laid_out(move || find(next));
        self.read_out_prompt();
    }

    /// Whether the player sees card points that suffice for the claim, without a marriage.
    fn sees_enough(self) -> bool {
        untrack(|| {
            let context = self.text_context();
            context.show_points && !context.thousand() && self.claimed_points().suffice
        })
    }

    /// Whether the player is asked at a claim what he has counted.
    #[must_use]
    pub fn asks_count_untracked(self) -> bool {
        self.app.settings.get_untracked().asks_count_at_claim()
    }

    /// "Aus", perhaps with a marriage, and with what the player says he has counted.
    pub fn claim(self, meld: Option<Suit>, counted: Option<u16>) {
        self.dialog.set_if_changed(None);
        self.change(|state| state.match_session.set_counted(counted));
        self.player_acts(Action::Out { meld });
    }

    /// The talon was tapped: draws, or moves on, or says why not.
    pub fn draw(self) {
        let refused = self
            .view
            .with_untracked(|view| view.check(Action::Draw).err());
        match refused {
            None if self.is_asked_untracked() => self.player_acts(Action::Draw),
            Some(why) if self.is_asked_untracked() => {
                self.show_refusal(TooltipTarget::Talon, Unavailable::Refused(why))
            }
            _ => self.skip_animation(),
        }
    }

    /// Goes on where a trick stays until the player taps; whether one did.
    pub fn end_wait(self) -> bool {
        let waits = self.moment.with_untracked(|moment| moment.tap);
        if waits {
            self.skip_animation();
        }
        waits
    }

    /// The table was tapped: goes on where that is waited for, draws where that is asked, else moves on.
    pub fn tap(self) {
        self.tooltip.set_if_changed(None);
        if self.end_wait() {
            return;
        }
        let draws = self
            .view
            .with_untracked(|view| view.check(Action::Draw).err())
            .is_none();
        if self.is_asked_untracked()
            && draws
            && !self.moment.with_untracked(|moment| moment.armed.is_some())
        {
            self.player_acts(Action::Draw);
        } else {
            self.cancel_armed();
            self.skip_animation();
        }
    }

    /// Whether playing a king or queen announces its marriage, from now on.
    pub fn toggle_announcing(self) {
        self.cancel_armed();
        self.moment
            .update_if_changed(|moment| moment.announcing = !moment.announcing);
        self.read_out_prompt();
    }

    /// Gives up what is armed or open.
    pub fn cancel(self) {
        self.tooltip.set_if_changed(None);
        self.cancel_armed();
    }
}
