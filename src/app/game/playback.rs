//! Shows what happened, step after step, and waits in between.

use super::{Game, OfflineNews, Standing};
use crate::app::dom::{find, laid_out};
use crate::app::match_session::PLAYER;
use crate::app::motion;
use crate::app::settings::{Drawing, Settings, Speed};
use crate::app::signal::UpdateIfChanged;
use crate::app::table::animate;
use crate::app::table::model::{self, Moment};
use crate::app::table::phase;
use crate::app::table::scene::{self, Scene, Step};
use crate::app::table::sound::Sound;
use crate::app::table::timing::{self, Hold};
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Seat, Turn};
use std::time::Duration;

impl Game {
    /// How fast things move: fast where the player only looks on.
    pub(super) fn speed(self) -> Speed {
        let looks_on = self
            .view
            .with_untracked(|view| phase::sits_out(view) == Some(PLAYER));
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
        self.change(|state| state.skipping = true);
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
        self.change(|state| state.dealing = dealing);
        self.show_dealing();
        self.wait(timing::dealing(number, speed), Game::advance);
    }

    /// Lets the cards of a deal just begun come, once they are laid out; where there is no table yet,
    /// whoever sets it asks again.
    pub fn show_dealing(self) {
        laid_out(move || {
            if find(".hand").is_some() {
                let packets = self.change(|state| std::mem::take(&mut state.dealing));
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
        self.change(|state| state.queue.extend(sweep));
        self.update_view();
        self.hold(hold);
    }

    /// Goes on after this.
    fn hold(self, hold: Hold) {
        match hold {
            Hold::For(ms) => self.wait(ms, Game::advance),
            Hold::UntilTap => self.moment.update_if_changed(|moment| moment.tap = true),
        }
    }

    /// Nothing waits, nothing moves, nothing is open.
    fn clear(self) {
        self.withdraw_question();
        self.change(|state| {
            state.queue.clear();
            state.dealing.clear();
            state.leaving = None;
            state.thinking = false;
            state.advising = None;
            state.skipping = false;
            state.question = state.question.wrapping_add(1);
            if let Some(timer) = state.timer.take() {
                timer.clear();
            }
        });
        self.over.set_if_changed(false);
        self.spoken.set_if_changed(None);
        self.forget_hint();
        self.focused_card.set_if_changed(None);
        self.moment.set_if_changed(Moment {
            announcing: true,
            ..Moment::default()
        });
        let standing = self.with(|state| Standing::of(&state.match_session, &state.score_sheets));
        self.standing.set(standing);
    }

    /// AlphaBeta events up to be shown.
    pub(super) fn post(self, events: &[Event]) {
        self.change(|state| {
            let steps = scene::steps(state.match_session.session(), events, PLAYER);
            state.queue.extend(steps);
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
        let holding = self.with(|state| state.timer.is_some());
        if holding || self.moment.with_untracked(|moment| moment.tap) {
            return;
        }
        if self.with(|state| state.skipping) {
            self.flush();
        }
        match self.change(|state| state.queue.pop_front()) {
            Some(step) => self.show(step),
            None => self.on_idle(),
        }
    }

    fn show(self, step: Step) {
        let before = self.scene.get_untracked();
        let speed = self.speed();
        if let Some(sound) = Sound::of(step, PLAYER) {
            self.page.play_sound(sound);
        }
        let flights = animate::plan(&before, step);
        if flights.iter().any(|flight| flight.leaves) {
            motion::leave(&flights, PLAYER, speed);
            self.change(|state| state.leaving = Some(step));
            self.update_view();
            let Hold::For(ms) = timing::hold(&before, step, speed) else {
                return;
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
    fn carry_out(self, step: Step) {
        self.scene.update(|scene| scene.apply(step));
        if let Step::Event(event) = step {
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
        const STAYS: Duration = Duration::from_millis(2200);
        self.spoken.set_if_changed(Some((seat, text)));
        set_timeout(
            move || {
                if self.spoken.get_untracked() == Some((seat, text)) {
                    self.spoken.set_if_changed(None);
                }
            },
            STAYS,
        );
    }

    fn finish_leaving(self) {
        if let Some(step) = self.change(|state| state.leaving.take()) {
            self.carry_out(step);
        }
    }

    /// Waits, then goes on.
    fn wait(self, ms: u32, then: impl Fn(Game) + 'static) {
        if ms == 0 {
            return then(self);
        }
        let timer = set_timeout_with_handle(
            move || {
                self.change(|state| state.timer = None);
                then(self);
            },
            Duration::from_millis(ms.into()),
        );
        self.change(|state| state.timer = timer.ok());
    }

    /// The player has seen enough: goes on at once.
    pub fn skip_animation(self) {
        let timer = self.change(|state| state.timer.take());
        let tap = self.moment.with_untracked(|moment| moment.tap);
        if let Some(timer) = &timer {
            timer.clear();
        }
        if timer.is_some() || tap {
            self.moment.update_if_changed(|moment| moment.tap = false);
            self.finish_leaving();
            self.advance();
        }
    }

    /// Shows everything that is still to come at once.
    pub(super) fn flush(self) {
        if let Some(timer) = self.change(|state| state.timer.take()) {
            timer.clear();
        }
        self.moment.update_if_changed(|moment| moment.tap = false);
        self.finish_leaving();
        while let Some(step) = self.change(|state| state.queue.pop_front()) {
            // However quick the player is, a trick is seen to be taken, only faster.
            if step == Step::Sweep && !self.with(|state| state.skipping) {
                let flights = self
                    .scene
                    .with_untracked(|scene| animate::plan(scene, step));
                motion::leave(&flights, PLAYER, Speed::Fast);
            }
            self.carry_out(step);
        }
    }

    /// Looks whether the player may act: it is his turn, and nothing is to come but a trick being
    /// taken away.
    fn update_view(self) {
        let (view, asked) = self.with(|state| {
            let session = state.match_session.session();
            let mine = session.deal().turn() == Turn::Seat(PLAYER);
            let settled = state.queue.iter().all(|step| *step == Step::Sweep);
            (session.view(PLAYER), mine && settled)
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
            model::draws_by_itself(deal, himself)
        };
        if self.with(draws) {
            self.act(Action::Draw);
        }
    }

    /// Whether the player draws, where anything before it could matter.
    pub(super) fn draws_himself(self) -> bool {
        let drawing = |settings: &Settings| settings.drawing == Drawing::Myself;
        self.page.settings.with_untracked(drawing)
    }

    fn end(self) {
        let standing = self.with(|state| Standing::of(&state.match_session, &state.score_sheets));
        self.standing.set(standing);
        self.announce_ending();
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
