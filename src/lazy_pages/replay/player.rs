//! The player of a replay: the moment shown, through whose eyes, and whether it goes on by itself.

use crate::app_context::AppContext;
use crate::i18n::{Ending, TextContext};
use crate::lazy_pages::position::move_to;
use crate::model::match_session::PLAYER;
use crate::model::settings::Speed;
use crate::model::table::position::{Perspective, Position, Stop, stops};
use crate::model::table::timing;
use crate::platform::timer::Timer;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Event;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::Replay;

/// How long a move stands at normal speed, in milliseconds.
const STANDS: u32 = 1_800;

/// Plays a replay. It stops with the page that began it.
#[derive(Clone, Copy)]
pub struct ReplayPlayer {
    app: AppContext,
    replay: StoredValue<Replay>,
    /// Who sits where.
    pub context: TextContext,
    perspective: StoredValue<Perspective>,
    /// The moments at which it can stop.
    pub stops: RwSignal<Vec<Stop>>,
    /// The stop shown, by its number.
    pub at: RwSignal<usize>,
    /// What lies on the table there.
    pub position: RwSignal<Position>,
    /// Whether it goes on by itself.
    pub is_playing: RwSignal<bool>,
    speed: Speed,
    /// The timer for the next move.
    timer: StoredValue<Timer, LocalStorage>,
}

impl ReplayPlayer {
    /// Before the first move, with the eyes of the seat in front, at this speed; nothing if the replay
    /// is not that of a deal.
    #[must_use]
    pub fn new(replay: Replay, context: TextContext, speed: Speed) -> Option<ReplayPlayer> {
        let perspective = Perspective::Seat(PLAYER);
        let position = Position::of(&replay.after(0)?, perspective, context);
        Some(ReplayPlayer {
            app: AppContext::use_context(),
            stops: RwSignal::new(stops(&replay, perspective)),
            replay: StoredValue::new(replay),
            context,
            perspective: StoredValue::new(perspective),
            at: RwSignal::new(0),
            position: RwSignal::new(position),
            is_playing: RwSignal::new(false),
            speed,
            timer: StoredValue::new_local(Timer::default()),
        })
    }

    #[must_use]
    pub fn preset(self) -> Preset {
        self.replay.with_value(|replay| replay.link().preset)
    }

    /// The number of the last stop.
    #[must_use]
    pub fn last(self) -> usize {
        self.stops.with(Vec::len).saturating_sub(1)
    }

    /// Whether the last stop is shown.
    #[must_use]
    pub fn is_at_end(self) -> bool {
        self.at.get_untracked() == untrack(|| self.last())
    }

    /// Goes to a stop by hand; it no longer goes on by itself.
    pub fn seek(self, to: usize) {
        self.pause();
        self.show(to);
    }

    /// A move back or on.
    pub fn step(self, by: isize) {
        let at = self.at.get_untracked();
        self.seek(at.saturating_add_signed(by));
    }

    /// Shows the same moment through other eyes.
    pub fn set_perspective(self, perspective: Perspective) {
        let moves = self.moves();
        let stops = self.replay.with_value(|replay| stops(replay, perspective));
        let at = stops.iter().rposition(|stop| stop.moves <= moves);
        self.perspective.set_value(perspective);
        self.stops.set(stops);
        self.show(at.unwrap_or(0));
    }

    /// Goes on by itself, from the beginning if it is over; or no longer.
    pub fn toggle(self) {
        if self.is_playing.get_untracked() {
            return self.pause();
        }
        if self.is_at_end() {
            self.show(0);
        }
        self.is_playing.set(true);
        self.start_timer();
    }

    fn pause(self) {
        self.timer.with_value(Timer::cancel);
        if self.is_playing.get_untracked() {
            self.is_playing.set(false);
        }
    }

    fn start_timer(self) {
        let stands = timing::scaled(STANDS, self.speed);
        self.timer
            .with_value(|timer| timer.set(stands, move || self.on_timer()));
    }

    fn on_timer(self) {
        // The last stop stands as long as the others.
        if self.is_at_end() {
            return self.pause();
        }
        self.show(self.at.get_untracked() + 1);
        self.start_timer();
    }

    /// How many moves have been made at the stop shown.
    fn moves(self) -> usize {
        let at = self.at.get_untracked();
        self.stops
            .with_untracked(|stops| stops.get(at).map_or(0, |stop| stop.moves))
    }

    fn show(self, to: usize) {
        let before = self.at.get_untracked();
        let to = to.min(untrack(|| self.last()));
        if to != before {
            self.at.set(to);
        }
        let moved = if to == before + 1 {
            self.events(to)
        } else {
            Vec::new()
        };
        if let Some(session) = self.session() {
            let next = Position::of(&session, self.perspective.get_value(), self.context);
            move_to(self.position, next, moved.into_iter(), self.speed);
        }
        let (happened, came) = untrack(|| self.lines());
        let ending = untrack(|| self.ending());
        let ended = ending.map(|ending| [&*ending.headline, ". ", &ending.explanation].concat());
        self.app
            .read_out([happened, came, ended.unwrap_or_default()].join(" "));
    }

    /// What happens with a stop.
    fn events(self, stop: usize) -> Vec<Event> {
        let events = |stops: &Vec<Stop>| stops.get(stop).map(|stop| stop.events.clone());
        self.stops.with_untracked(events).unwrap_or_default()
    }

    /// The deal at the stop shown.
    fn session(self) -> Option<Session> {
        let moves = self.moves();
        self.replay.with_value(|replay| replay.after(moves))
    }

    /// What happened with a stop, sentence by sentence.
    #[must_use]
    pub fn sentences(self, stop: &Stop) -> Vec<String> {
        let words = self.app.words_untracked();
        let dealt = (stop.moves == 0).then(|| {
            let dealer = self.replay.with_value(|replay| replay.link().dealer);
            words.deals(self.context.person(dealer))
        });
        let happened = stop
            .events
            .iter()
            .map(|event| words.event(event, &self.context));
        dealt.into_iter().chain(happened).collect()
    }

    /// What happened at the stop shown: the first sentence, and the others; not how the deal ended.
    #[must_use]
    pub fn lines(self) -> (String, String) {
        let at = self.at.get();
        let mut stop = self.stops.with(|stops| stops.get(at).cloned());
        if let Some(stop) = &mut stop {
            stop.events
                .retain(|event| !matches!(event, Event::Ended(_)));
        }
        let sentences = stop.map(|stop| self.sentences(&stop));
        let mut sentences = sentences.unwrap_or_default().into_iter();
        let first = sentences.next().unwrap_or_default();
        (first, sentences.collect::<Vec<_>>().join(" "))
    }

    /// How the deal ended, where it has.
    #[must_use]
    pub fn ending(self) -> Option<Ending> {
        self.position.with(|position| {
            let covered = position.scene.talon.covered_by;
            let result = position.scene.result?;
            Some(
                self.app
                    .words_untracked()
                    .ending(&result, covered, &self.context),
            )
        })
    }
}
