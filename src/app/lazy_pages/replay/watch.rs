//! Somebody who watches a deal: where in it he is, whose eyes he has, whether it goes on by itself.

use crate::app::app_context::AppContext;
use crate::app::lazy_pages::position::{Eyes, Position, Stop, stops};
use crate::app::live::Live;
use crate::app::match_session::PLAYER;
use crate::app::motion;
use crate::app::settings::Speed;
use crate::app::table::animate;
use crate::app::table::scene::Step;
use crate::app::table::timing;
use crate::i18n::{Ending, Scene as Told};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Event;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::share::Replay;
use std::time::Duration;

/// How long a move stands at normal speed, in milliseconds.
const STANDS: u32 = 1_800;

/// Somebody who watches a deal.
#[derive(Clone, Copy)]
pub struct Watch {
    /// The deal.
    pub replay: Live<Replay>,
    /// Who sits where.
    pub told: Told,
    /// Whose eyes he has.
    pub eyes: Live<Eyes>,
    /// Where he can stop.
    pub stops: Live<Vec<Stop>>,
    /// Where he is, by its number among the stops.
    pub at: Live<usize>,
    /// What lies on the table there.
    pub here: Live<Position>,
    /// Whether it goes on by itself.
    pub runs: Live<bool>,
    speed: Speed,
    /// What waits for the next move; gone with the room.
    clock: StoredValue<Option<TimeoutHandle>, LocalStorage>,
}

impl Watch {
    /// Before the first move, with the eyes of the seat in front, at this pace; nothing of a deal that
    /// is none.
    #[must_use]
    pub fn begin(replay: Replay, told: Told, speed: Speed) -> Option<Watch> {
        let eyes = Eyes::Seat(PLAYER);
        let here = Position::of(&replay.after(0)?, eyes, told);
        Some(Watch {
            stops: Live::new(stops(&replay, eyes)),
            replay: Live::new(replay),
            told,
            eyes: Live::new(eyes),
            at: Live::new(0),
            here: Live::new(here),
            runs: Live::new(false),
            speed,
            clock: StoredValue::new_local(None),
        })
    }

    /// The number of the last stop.
    #[must_use]
    pub fn last(self) -> usize {
        self.stops.with(Vec::len).saturating_sub(1)
    }

    /// Goes to a stop by hand; it no longer goes on by itself.
    pub fn go(self, to: usize) {
        self.hold();
        self.show(to);
    }

    /// A move back or on.
    pub fn step(self, by: isize) {
        let at = self.at.get_untracked();
        self.go(at.saturating_add_signed(by));
    }

    /// Looks with other eyes at the same moment.
    pub fn look(self, eyes: Eyes) {
        let moves = self.moves();
        let stops = self.replay.with_untracked(|replay| stops(replay, eyes));
        let at = stops.iter().rposition(|stop| stop.moves <= moves);
        self.eyes.set(eyes);
        self.stops.set(stops);
        self.show(at.unwrap_or(0));
    }

    /// Goes on by itself, from the beginning if it is over; or no longer.
    pub fn toggle(self) {
        if self.runs.get_untracked() {
            return self.hold();
        }
        if self.at.get_untracked() == untrack(|| self.last()) {
            self.show(0);
        }
        self.runs.set(true);
        self.wait();
    }

    /// No longer goes on by itself.
    pub fn hold(self) {
        let clock = self.clock.try_update_value(Option::take).flatten();
        if let Some(clock) = clock {
            clock.clear();
        }
        if self.runs.get_untracked() {
            self.runs.set(false);
        }
    }

    fn wait(self) {
        let stands = Duration::from_millis(timing::scaled(STANDS, self.speed).into());
        let timer = set_timeout_with_handle(move || self.tick(), stands);
        self.clock.try_update_value(|clock| *clock = timer.ok());
    }

    fn tick(self) {
        if self.clock.is_disposed() || !self.runs.get_untracked() {
            return;
        }
        let next = self.at.get_untracked() + 1;
        self.show(next);
        match next < untrack(|| self.last()) {
            true => self.wait(),
            false => self.hold(),
        }
    }

    /// How many moves have been made where he is.
    fn moves(self) -> usize {
        let at = self.at.get_untracked();
        self.stops
            .with_untracked(|stops| stops.get(at).map_or(0, |stop| stop.moves))
    }

    fn show(self, to: usize) {
        let before = self.at.get_untracked();
        let to = to.min(untrack(|| self.last()));
        let moving = match to == before + 1 {
            true => self.measure(to),
            false => Vec::new(),
        };
        self.at.set(to);
        if let Some(session) = self.session() {
            let position = Position::of(&session, self.eyes.get_untracked(), self.told);
            self.here.set(position);
        }
        motion::arrive(moving, self.eyes.get_untracked().seat(), self.speed);
        let (happened, came) = untrack(|| self.lines());
        let ending = untrack(|| self.ending());
        let ended = ending.map(|ending| [&*ending.headline, ". ", &ending.explanation].concat());
        AppContext::here().say([happened, came, ended.unwrap_or_default()].join(" "));
    }

    /// Where the cards come from that the next stop moves.
    fn measure(self, to: usize) -> Vec<motion::Measured> {
        let viewer = self.eyes.get_untracked().seat();
        let flights: Vec<_> = self.here.with_untracked(|position| {
            let plan = |event| animate::plan(&position.scene, Step::Event(event));
            self.stops.with_untracked(|stops| {
                let events = stops.get(to).map(|stop| stop.events.iter().copied());
                events.into_iter().flatten().flat_map(plan).collect()
            })
        });
        motion::measure(&flights, viewer)
    }

    /// The deal as it stands where he is.
    fn session(self) -> Option<Session> {
        let moves = self.moves();
        self.replay.with_untracked(|replay| replay.after(moves))
    }

    /// What happened with a stop, sentence by sentence.
    #[must_use]
    pub fn sentences(self, stop: &Stop) -> Vec<String> {
        let words = AppContext::here().words();
        let dealt = (stop.moves == 0).then(|| {
            let dealer = self.replay.with_untracked(|replay| replay.link().dealer);
            words.deals(self.told.person(dealer))
        });
        let happened = stop
            .events
            .iter()
            .map(|event| words.event(event, &self.told));
        dealt.into_iter().chain(happened).collect()
    }

    /// What happened where he is: the first sentence, and the others; not how the deal ended.
    #[must_use]
    pub fn lines(self) -> (String, String) {
        let at = self.at.get();
        let mut stop = self.stops.with(|stops| stops.get(at).cloned());
        if let Some(stop) = &mut stop {
            stop.events
                .retain(|event| !matches!(event, Event::Ended(_)));
        }
        let told = stop.map(|stop| self.sentences(&stop));
        let mut told = told.unwrap_or_default().into_iter();
        let first = told.next().unwrap_or_default();
        (first, told.collect::<Vec<_>>().join(" "))
    }

    /// How the deal ended, where it has.
    #[must_use]
    pub fn ending(self) -> Option<Ending> {
        self.here.with(|position| {
            let covered = position.scene.talon.covered_by;
            let result = position.scene.result?;
            Some(
                AppContext::here()
                    .words()
                    .ending(&result, covered, &self.told),
            )
        })
    }
}
