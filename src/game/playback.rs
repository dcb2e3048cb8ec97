//! Shows what happened, step after step, and waits in between.

use super::GameController;
use crate::model::match_session::PLAYER;
use crate::model::settings::{DrawMode, Settings, Speed};
use crate::model::table::animate::{self, Flight, Manner};
use crate::model::table::next_turn::NextTurn;
use crate::model::table::scene::{self, Scene, SceneStep};
use crate::model::table::sound::Sound;
use crate::model::table::timing::{self, Hold};
use crate::model::table::turn::Moment;
use crate::platform::dom::{find, laid_out};
use crate::platform::focus_target;
use crate::platform::motion;
use crate::platform::timer::Timer;
use crate::signal_ext::{UpdateIfChanged, shed_readers};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::PackSize;
use sechsundsechzig_engine::deal::{Action, Deal, Event, Seat, Turn};
use std::collections::VecDeque;

/// What is still to be shown, and what the table waits for before it goes on.
#[derive(Default)]
pub(super) struct Playback {
    /// The steps to come.
    queue: VecDeque<SceneStep>,
    /// How the cards of a deal just begun come, until the table shows them.
    dealing: Vec<Vec<Flight>>,
    /// What is shown now and takes its time.
    pause: Option<Pause>,
    /// Takes away what was said last.
    speech: Timer,
    /// Whether the rest of a deal the player sits out is played without being shown.
    pub(super) skipping: bool,
}

/// What is shown for a while before the next step.
struct Pause {
    /// A step whose cards are just leaving the table: it is carried out when they have gone.
    leaving: Option<(SceneStep, motion::Unseen)>,
    /// Goes on afterwards.
    _timer: Timer,
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
            .with_untracked(|view| view.sits_out() == Some(PLAYER));
        if looks_on {
            return Speed::Fast;
        }
        self.app.settings.with_untracked(|settings| settings.speed)
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
        let packets = self.with(|state| state.match_session.running().rules.packets);
        let dealing = animate::plan_deal(&scene, packets);
        let packets_dealt = dealing.len() as u32;
        self.view.set(view);
        self.scene.set(scene);
        let words = self.app.words_untracked();
        let context = self.text_context();
        self.app.read_out(words.deals(context.person(dealer)));
        for event in &events {
            self.app
                .read_out(words.event(&event.seen_by(PLAYER), &context));
        }
        self.revision.update(|revision| *revision += 1);
        // Where the player leads, the line has nothing else to tell.
        let is_news = self.change(|state| {
            let leads = state.match_session.session().deal().turn() == Turn::Seat(PLAYER);
            leads && std::mem::take(&mut state.is_offline_news)
        });
        self.tells_offline.set_if_changed(is_news);
        if is_news {
            self.app.read_out(words.offline_ready().into());
        }
        let speed = self.speed();
        self.app.play_sound(Sound::Shuffle);
        self.change(|state| state.playback.dealing = dealing);
        self.show_dealing();
        self.hold(Hold::For(timing::dealing(packets_dealt, speed)), None);
    }

    /// The page works offline now: good news that can wait for the next deal of a match in which the player leads.
    pub fn tell_offline_with_next_deal(self) {
        self.change(|state| state.is_offline_news = true);
    }

    /// Lets the cards of a deal just begun come, once they are laid out; where there is no table yet,
    /// whoever sets it asks again.
    pub fn show_dealing(self) {
        laid_out(move || {
            if find(focus_target::HAND).is_some() {
                let packets = self.change(|state| std::mem::take(&mut state.playback.dealing));
                motion::deal(&packets, PLAYER, self.speed());
            }
        });
    }

    /// Shows a deal under way as it stands, without movement. A trick just won lies there a while:
    /// the player may have left before it was shown to him.
    pub(super) fn resume(self) {
        self.clear();
        self.tells_offline.set_if_changed(false);
        let ((scene, sweep), view) = self.with(|state| {
            let session = state.match_session.session();
            let scene = Scene::before_last_sweep(session, PLAYER);
            (scene, session.view(PLAYER))
        });
        self.view.set(view);
        self.scene.set(scene);
        self.revision.update(|revision| *revision += 1);
        let hold = match sweep {
            Some(_) => timing::trick(self.speed()),
            None => Hold::For(0),
        };
        self.change(|state| state.playback.queue.extend(sweep));
        self.update_view();
        self.hold(hold, None);
    }

    /// Goes on after this, or after the cards of a step have left.
    fn hold(self, hold: Hold, leaving: Option<(SceneStep, motion::Unseen)>) {
        let timer = Timer::default();
        if let Hold::For(ms @ 1..) = hold {
            timer.set(ms, move || self.move_on());
        }
        self.change(|state| {
            state.playback.pause = Some(Pause {
                leaving,
                _timer: timer,
            });
        });
        match hold {
            Hold::For(0) => self.move_on(),
            Hold::For(_) => {}
            Hold::UntilTap => {
                self.finish();
                self.moment.update_if_changed(|moment| moment.tap = true);
            }
        }
    }

    /// What is shown has been seen.
    fn move_on(self) {
        let before = self.scene.get_untracked();
        match self.finish() {
            // The card has turned to its edge: the rest of its way follows.
            Some(step) if step != SceneStep::Sweep => {
                self.hold(timing::hold(&before, step, self.speed()), None);
            }
            _ => self.advance(),
        }
    }

    /// Nothing is shown any more that takes its time; the step that is carried out only now.
    fn finish(self) -> Option<SceneStep> {
        let shown = self.change(|state| state.playback.pause.take());
        let (step, _unseen) = shown?.leaving?;
        self.apply_animated(step);
        Some(step)
    }

    /// Nothing waits, nothing moves, nothing is open.
    fn clear(self) {
        self.cancel_question();
        self.change(|state| {
            state.playback = Playback::default();
            state.opponent.forget();
        });
        self.is_end_shown.set_if_changed(false);
        self.spoken.set_if_changed(None);
        self.forget_hint();
        self.focused_card.set_if_changed(None);
        self.moment.set_if_changed(Moment {
            announcing: true,
            ..Moment::default()
        });
        let standing =
            self.with_match_untracked(|match_session| self.score_sheets.standing(match_session));
        // Before anything is said of this game.
        self.app.set_preset(standing.preset);
        self.app
            .set_low_cards(standing.rules.pack == PackSize::FiftyTwo);
        self.standing.set(standing);
        // The cards and calls of the deals before have read all this.
        shed_readers(&self.app.sources());
        shed_readers(&self.sources());
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
        let holding = self.with(|state| state.playback.pause.is_some());
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
            self.app.play_sound(sound);
        }
        let flights = animate::plan(&before, step);
        let hold = timing::hold(&before, step, speed);
        if flights.iter().any(|flight| flight.leaves) {
            let unseen = motion::leave(&flights, PLAYER, speed);
            self.update_view();
            let hold = match step {
                SceneStep::Sweep => hold,
                _ => Hold::For(timing::scaled(Manner::Turn.duration(), speed)),
            };
            return self.hold(hold, Some((step, unseen)));
        }
        self.apply_animated(step);
        self.update_view();
        self.hold(hold, None);
    }

    /// Changes what lies on the table and lets what is new there arrive.
    fn apply_animated(self, step: SceneStep) {
        let mut flights = self
            .scene
            .with_untracked(|scene| animate::plan(scene, step));
        flights.retain(|flight| !flight.leaves);
        let measured = motion::measure(&flights, PLAYER);
        self.apply(step);
        motion::arrive(measured, PLAYER, self.speed());
    }

    /// That the marriage just announced does not count yet, if so.
    pub fn counts_later(self, event: &Event) -> Option<String> {
        let ahead = |scene: &Scene| scene.announced_ahead(event);
        let worth = self.scene.with_untracked(ahead)?;
        let who = self.text_context().person(event.speaker()?);
        Some(self.app.words_untracked().counts_later(who, worth))
    }

    /// Changes what lies on the table and says so.
    fn apply(self, step: SceneStep) {
        self.scene.update(|scene| scene.apply(step));
        if let SceneStep::Event(event) = step {
            let context = self.text_context();
            let words = self.app.words_untracked();
            let later = self.counts_later(&event).unwrap_or_default();
            let told = [&*words.event(&event, &context), " ", &later].concat();
            self.app.read_out(told.trim_end().into());
            let aloud = words.utterance(&event, &context);
            if let Some((seat, text)) = event
                .speaker()
                .zip(aloud)
                .filter(|(seat, _)| *seat != PLAYER || matches!(event, Event::WentOut { .. }))
            {
                self.speak(seat, text);
            }
        }
    }

    /// Somebody says a word, which stands a while beside him, or where the player's trick would lie: of his own only the
    /// claim, as the table shows the rest.
    fn speak(self, seat: Seat, text: &'static str) {
        const STAYS: u32 = 2200;
        self.spoken.set_if_changed(Some((seat, text)));
        let falls_silent = move || self.spoken.set_if_changed(None);
        self.with(|state| state.playback.speech.set(STAYS, falls_silent));
    }

    /// The player has seen enough: goes on at once.
    pub fn skip_animation(self) {
        let held = self.with(|state| state.playback.pause.is_some());
        let tap = self.moment.with_untracked(|moment| moment.tap);
        if held || tap {
            self.moment.update_if_changed(|moment| moment.tap = false);
            self.move_on();
        }
    }

    /// Shows everything that is still to come at once.
    pub(super) fn flush(self) {
        self.moment.update_if_changed(|moment| moment.tap = false);
        self.finish();
        while let Some(step) = self.change(|state| state.playback.queue.pop_front()) {
            // However quick the player is, a trick is seen to be taken, only faster.
            let is_seen = step == SceneStep::Sweep && !self.with(|state| state.playback.skipping);
            let _unseen = is_seen.then(|| {
                let flights = self
                    .scene
                    .with_untracked(|scene| animate::plan(scene, step));
                motion::leave(&flights, PLAYER, Speed::Fast)
            });
            self.apply(step);
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
        if asked && !self.is_read_only() && !self.moment.with_untracked(|moment| moment.asked) {
            self.view.set(view);
            self.moment.update_if_changed(|moment| moment.asked = true);
            self.read_out_prompt();
        }
    }

    /// Everything has been shown: somebody is to act, or the deal is over.
    fn on_idle(self) {
        self.update_view();
        let draws_manually = self.draws_manually();
        let next = self.with(|state| {
            let deal = state.match_session.session().deal();
            NextTurn::of(deal, PLAYER, draws_manually)
        });
        match next {
            NextTurn::End => self.end(),
            _ if self.is_read_only() => {}
            NextTurn::Other => self.let_opponent_act(),
            // The call's second tap comes first.
            _ if self.moment.with_untracked(|moment| moment.armed.is_some()) => {}
            NextTurn::PlayerDraws => self.act(Action::Draw),
            NextTurn::Player => self.give_hint_due(),
        }
    }

    /// Whether the player draws, where anything before it could matter.
    pub(super) fn draws_manually(self) -> bool {
        let drawing = |settings: &Settings| settings.drawing == DrawMode::Myself;
        self.app.settings.with_untracked(drawing)
    }
}
