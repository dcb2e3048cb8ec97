//! Shows what happened, step after step, and waits in between.

use super::{GameController, OfflineNews};
use crate::model::match_session::PLAYER;
use crate::model::settings::{DrawMode, Settings, Speed};
use crate::model::table::animate::{self, Flight};
use crate::model::table::scene::{self, Scene, SceneStep};
use crate::model::table::sound::Sound;
use crate::model::table::stage;
use crate::model::table::standing::Standing;
use crate::model::table::timing::{self, Hold};
use crate::model::table::turn::{self, Moment};
use crate::platform::dom::{find, laid_out};
use crate::platform::motion;
use crate::platform::timer::Timer;
use crate::signal_ext::{UpdateIfChanged, shed_readers};
use leptos::prelude::*;
use leptos::reactive::graph::ToAnySource;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Seat, Turn};
use std::collections::VecDeque;

/// What is still to be shown, and what the table waits for before it goes on.
#[derive(Default)]
pub(super) struct Playback {
    /// The steps to come.
    queue: VecDeque<SceneStep>,
    /// How the cards of a deal just begun come, until the table shows them.
    dealing: Vec<Vec<Flight>>,
    /// A step whose cards are just leaving the table.
    leaving: Option<(SceneStep, motion::Unseen)>,
    /// Goes on after what is shown now.
    timer: Timer,
    /// Takes away what was said last.
    speech: Timer,
    /// Whether the rest of a deal the player sits out is played without being shown.
    pub(super) skipping: bool,
}

impl Playback {
    /// Whether nothing is to come but a trick being taken away.
    fn is_settled(&self) -> bool {
        self.queue.iter().all(|step| *step == SceneStep::Sweep)
    }
}

impl GameController {
    /// How fast things move: fast where the player only looks on.
    pub(super) fn speed(self) -> Speed {
        let looks_on = self
            .view
            .with_untracked(|view| stage::sits_out(view) == Some(PLAYER));
        if looks_on {
            return Speed::Fast;
        }
        self.page.settings.with_untracked(|settings| settings.speed)
    }

    /// Whether more than two sit at the table, so that it is told whom it waits for.
    fn in_company(self) -> bool {
        self.scene.with_untracked(|scene| scene.seats.len() > 2)
    }

    /// The rest of the deal is played without being shown: the player sits it out.
    pub(super) fn skip(self) {
        self.change(|state| state.playback.skipping = true);
        self.flush();
        self.advance();
    }

    /// Shows the deal from its beginning, cards being dealt.
    pub(super) fn begin_deal(self) {
        self.clear();
        let (dealer, view, events) = self.with(|state| {
            let session = state.match_session.session();
            (
                session.header().setup.dealer,
                session.view(PLAYER),
                session.events().to_vec(),
            )
        });
        let scene = self.with(|state| Scene::of_session(state.match_session.session(), PLAYER));
        let words = self.page.words();
        let context = self.text_context();
        self.page.announce(words.deals(context.person(dealer)));
        for event in &events {
            self.page
                .announce(words.event(&event.seen_by(PLAYER), &context));
        }
        let packets = self.with(|state| state.match_session.running().rules.packets);
        let dealing = animate::plan_deal(&scene, packets);
        let number = dealing.len() as u32;
        self.view.set(view);
        self.scene.set(scene);
        self.number.update(|number| *number += 1);
        if self.offline_news.get_untracked() == OfflineNews::InNextDeal {
            let number = self.number.get_untracked();
            self.offline_news.set(OfflineNews::InDeal(number));
        }
        let speed = self.speed();
        self.page.play_sound(Sound::Shuffle);
        self.change(|state| state.playback.dealing = dealing);
        self.show_dealing();
        self.wait(timing::dealing(number, speed), GameController::advance);
    }

    /// Lets the cards of a deal just begun come, once they are laid out; where there is no table yet,
    /// whoever sets it asks again.
    pub fn show_dealing(self) {
        laid_out(move || {
            if find(".hand").is_some() {
                let packets = self.change(|state| std::mem::take(&mut state.playback.dealing));
                motion::deal(&packets, PLAYER, self.speed());
            }
        });
    }

    /// Shows a deal under way as it stands, without movement. A trick just won lies there a while:
    /// the player may have left before it was shown to him.
    pub(super) fn resume(self) {
        self.clear();
        let ((scene, sweep), view) = self.with(|state| {
            let session = state.match_session.session();
            let scene = Scene::before_last_sweep(session, PLAYER);
            (scene, session.view(PLAYER))
        });
        self.view.set(view);
        self.scene.set(scene);
        self.number.update(|number| *number += 1);
        let hold = match sweep {
            Some(_) => timing::trick(self.speed()),
            None => Hold::For(0),
        };
        self.change(|state| state.playback.queue.extend(sweep));
        self.update_view();
        self.hold(hold);
    }

    /// Goes on after this.
    fn hold(self, hold: Hold) {
        match hold {
            Hold::For(ms) => self.wait(ms, GameController::advance),
            Hold::UntilTap => self.moment.update_if_changed(|moment| moment.tap = true),
        }
    }

    /// Nothing waits, nothing moves, nothing is open.
    fn clear(self) {
        self.withdraw_question();
        self.change(|state| {
            state.playback = Playback::default();
            state.opponent.forget();
        });
        self.over.set_if_changed(false);
        self.spoken.set_if_changed(None);
        self.forget_hint();
        self.focused_card.set_if_changed(None);
        self.moment.set_if_changed(Moment {
            announcing: true,
            ..Moment::default()
        });
        let standing =
            self.with(|state| Standing::of(&state.match_session, &state.saved.score_sheets));
        self.standing.set(standing);
        self.shed_readers();
    }

    /// Lets go of the cards and calls of the deals before, which have read all this.
    fn shed_readers(self) {
        shed_readers(&[
            self.page.settings.to_any_source(),
            self.scene.to_any_source(),
            self.view.to_any_source(),
            self.moment.to_any_source(),
            self.standing.to_any_source(),
            self.tooltip.to_any_source(),
            self.hinted.to_any_source(),
            self.number.to_any_source(),
            self.offline_news.to_any_source(),
            self.spoken.to_any_source(),
            self.offers_lesson.to_any_source(),
            self.focused_card.to_any_source(),
        ]);
    }

    /// Queues events to be shown.
    pub(super) fn post(self, events: &[Event]) {
        self.change(|state| {
            let steps = scene::steps(state.match_session.session(), events, PLAYER);
            state.playback.queue.extend(steps);
        });
        if self.in_company() {
            let view = self.with(|state| state.match_session.session().view(PLAYER));
            self.view.set(view);
        }
        self.moment.update_if_changed(|moment| {
            *moment = Moment {
                announcing: moment.announcing,
                ..Moment::default()
            };
        });
        self.forget_hint();
        self.advance();
    }

    /// Goes on with the next step, unless something holds.
    pub(super) fn advance(self) {
        let holding = self.with(|state| state.playback.timer.is_running());
        if holding || self.moment.with_untracked(|moment| moment.tap) {
            return;
        }
        if self.with(|state| state.playback.skipping) {
            self.flush();
        }
        match self.change(|state| state.playback.queue.pop_front()) {
            Some(step) => self.show(step),
            None => self.on_idle(),
        }
    }

    fn show(self, step: SceneStep) {
        let before = self.scene.get_untracked();
        let speed = self.speed();
        if let Some(sound) = Sound::of(step, PLAYER) {
            self.page.play_sound(sound);
        }
        let flights = animate::plan(&before, step);
        if flights.iter().any(|flight| flight.leaves) {
            let unseen = motion::leave(&flights, PLAYER, speed);
            self.change(|state| state.playback.leaving = Some((step, unseen)));
            self.update_view();
            let Hold::For(ms) = timing::hold(&before, step, speed) else {
                self.finish_leaving();
                return self.hold(Hold::UntilTap);
            };
            return self.wait(ms, |game| {
                game.finish_leaving();
                game.advance();
            });
        }
        let measured = motion::measure(&flights, PLAYER);
        self.carry_out(step);
        motion::arrive(measured, PLAYER, speed);
        self.update_view();
        self.hold(timing::hold(&before, step, speed));
    }

    /// Changes what lies on the table and says so.
    fn carry_out(self, step: SceneStep) {
        self.scene.update(|scene| scene.apply(step));
        if let SceneStep::Event(event) = step {
            let context = self.text_context();
            let words = self.page.words();
            self.page.announce(words.event(&event, &context));
            let aloud = words.utterance(&event, &context);
            if let Some((seat, text)) = event
                .speaker()
                .zip(aloud)
                .filter(|(seat, _)| *seat != PLAYER)
            {
                self.speak(seat, text);
            }
        }
    }

    /// One of the others says a word, which stands a while beside him.
    fn speak(self, seat: Seat, text: &'static str) {
        const STAYS: u32 = 2200;
        self.spoken.set_if_changed(Some((seat, text)));
        let falls_silent = move || self.spoken.set_if_changed(None);
        self.with(|state| state.playback.speech.set(STAYS, falls_silent));
    }

    fn finish_leaving(self) {
        if let Some((step, _unseen)) = self.change(|state| state.playback.leaving.take()) {
            self.carry_out(step);
        }
    }

    /// Waits, then goes on.
    fn wait(self, ms: u32, then: impl FnOnce(GameController) + 'static) {
        if ms == 0 {
            return then(self);
        }
        self.with(|state| state.playback.timer.set(ms, move || then(self)));
    }

    /// The player has seen enough: goes on at once.
    pub fn skip_animation(self) {
        let held = self.with(|state| state.playback.timer.cancel());
        let tap = self.moment.with_untracked(|moment| moment.tap);
        if held || tap {
            self.moment.update_if_changed(|moment| moment.tap = false);
            self.finish_leaving();
            self.advance();
        }
    }

    /// Shows everything that is still to come at once.
    pub(super) fn flush(self) {
        self.with(|state| state.playback.timer.cancel());
        self.moment.update_if_changed(|moment| moment.tap = false);
        self.finish_leaving();
        while let Some(step) = self.change(|state| state.playback.queue.pop_front()) {
            // However quick the player is, a trick is seen to be taken, only faster.
            let is_seen = step == SceneStep::Sweep && !self.with(|state| state.playback.skipping);
            let _unseen = is_seen.then(|| {
                let flights = self
                    .scene
                    .with_untracked(|scene| animate::plan(scene, step));
                motion::leave(&flights, PLAYER, Speed::Fast)
            });
            self.carry_out(step);
        }
    }

    /// Looks whether the player may act: it is his turn, and nothing is to come but a trick being
    /// taken away.
    fn update_view(self) {
        let (view, asked) = self.with(|state| {
            let session = state.match_session.session();
            let mine = session.deal().turn() == Turn::Seat(PLAYER);
            (session.view(PLAYER), mine && state.playback.is_settled())
        });
        if asked && !self.watches() && !self.moment.with_untracked(|moment| moment.asked) {
            self.view.set(view);
            self.moment.update_if_changed(|moment| moment.asked = true);
            if let Some(prompt) = untrack(|| self.prompt()) {
                let words = self.page.words();
                let rules = self.text_context().rules;
                self.page.announce(words.prompt(prompt, &rules));
            }
        }
    }

    /// Everything has been shown: somebody is to act, or the deal is over.
    fn on_idle(self) {
        self.update_view();
        let turn = self.with(|state| state.match_session.session().deal().turn());
        match turn {
            Turn::Over => self.end(),
            Turn::Seat(_) if self.watches() => {}
            Turn::Seat(PLAYER) => self.draw_if_nothing_else_matters(),
            Turn::Seat(_) => self.let_opponent_act(),
        }
    }

    fn draw_if_nothing_else_matters(self) {
        if self.moment.with_untracked(|moment| moment.armed.is_some()) {
            return; // The call's second tap comes first.
        }
        let himself = self.draws_himself();
        let draws = |state: &super::State| {
            let deal = state.match_session.session().deal();
            turn::draws_by_itself(deal, himself)
        };
        if self.with(draws) {
            self.act(Action::Draw);
        } else {
            self.give_hint_due();
        }
    }

    /// Whether the player draws, where anything before it could matter.
    pub(super) fn draws_himself(self) -> bool {
        let drawing = |settings: &Settings| settings.drawing == DrawMode::Myself;
        self.page.settings.with_untracked(drawing)
    }

    fn end(self) {
        let standing =
            self.with(|state| Standing::of(&state.match_session, &state.saved.score_sheets));
        self.standing.set(standing);
        self.announce_ending();
        self.summarize();
        self.over.set_if_changed(true);
        self.save_match();
    }

    /// How the deal ended, in a few words; nothing before.
    #[must_use]
    pub fn headline(self) -> String {
        let context = untrack(|| self.text_context());
        self.scene.with_untracked(|scene| {
            let ending = |result| {
                let words = self.page.words();
                let ending = words.ending(&result, scene.talon.covered_by, &context);
                [words.preset(self.link().preset), ": ", &ending.headline].concat()
            };
            scene.result.map_or_else(String::new, ending)
        })
    }

    /// Says how the deal ended and why.
    fn announce_ending(self) {
        let context = self.text_context();
        let ending = self.scene.with_untracked(|scene| {
            let words = self.page.words();
            let result = scene.result?;
            Some(words.ending(&result, scene.talon.covered_by, &context))
        });
        if let Some(ending) = ending {
            self.page
                .announce([&*ending.headline, ". ", &ending.explanation].concat());
        }
        if let Some(end) = self.match_end() {
            let winner = context.rules.game.side_of(end.winner);
            let standing = self.standing.read_untracked();
            let words = self.page.words();
            self.page
                .announce(words.match_won(context.side(winner), &standing.points, winner));
        }
    }
}
