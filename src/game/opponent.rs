//! The opponent: asked in the worker, and replaced by a simple player where the worker fails.

use super::GameController;
use crate::model::page_bridge::event;
use crate::model::table::timing;
use crate::platform::dom::dispatch_window_event;
use crate::platform::timer::Timer;
use crate::platform::worker_urls::{FOR_ALL, FOR_TWO, address_of};
use crate::toasts::Toast;
use crate::worker::client::{Client, WorkerEvent};
use crate::worker::fallback::fallback_move;
use crate::worker::protocol::{Asked, DecisionRequest, encode_language, is_for_two};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Deal, Turn};
use sechsundsechzig_engine::rules::Game;

/// The opponent's worker, and what is waited for of it.
#[derive(Default)]
pub(super) struct OpponentClient {
    worker: Option<Client>,
    /// The number of the last question.
    question: u32,
    awaited: Awaited,
    /// Whether a hint is to come with the player's next decision.
    pub(super) is_hint_due: bool,
}

/// What is waited for, before the deal goes on or a hint is shown.
#[derive(Default)]
enum Awaited {
    #[default]
    Nothing,
    /// The opponent's move, by the number of the question.
    Move(u32),
    /// The end of the time for which the opponent appears to think.
    Thinking { _timer: Timer },
    /// A hint, by the number of the question.
    Hint(u32),
}

impl OpponentClient {
    /// Waits for nothing any more.
    pub(super) fn forget(&mut self) {
        self.awaited = Awaited::Nothing;
        self.is_hint_due = false;
    }

    fn new_question(&mut self) -> u32 {
        self.question = self.question.wrapping_add(1);
        self.question
    }

    /// The next question is for a hint.
    pub(super) fn await_hint(&mut self) {
        self.is_hint_due = false;
        self.awaited = Awaited::Hint(self.new_question());
    }

    pub(super) fn awaits_hint(&self, question: u32) -> bool {
        matches!(self.awaited, Awaited::Hint(awaited) if awaited == question)
    }

    /// Waits for no hint any more; whether it did.
    pub(super) fn give_hint_up(&mut self) -> bool {
        let awaits_hint = self.awaits_hint(self.question);
        if awaits_hint {
            self.awaited = Awaited::Nothing;
        }
        awaits_hint
    }

    /// The next question is for the opponent's move; whether it is not waited for already.
    fn await_move(&mut self) -> bool {
        let is_new = !matches!(self.awaited, Awaited::Move(_) | Awaited::Thinking { .. });
        if is_new {
            self.awaited = Awaited::Move(self.new_question());
        }
        is_new
    }

    fn awaits_move(&self, question: u32) -> bool {
        matches!(self.awaited, Awaited::Move(awaited) if awaited == question)
    }

    /// Lets the opponent appear to think for so many milliseconds.
    fn think(&mut self, millis: u32, then: impl FnOnce() + 'static) {
        let timer = Timer::default();
        timer.set(millis, then);
        self.awaited = Awaited::Thinking { _timer: timer };
    }

    fn is_at(&self, address: &str) -> bool {
        let client = self.worker.as_ref();
        client.is_some_and(|client| client.is_at(address))
    }

    /// Where the worker lies that knows this game, and hints if they are wanted: the one that runs, if it does.
    fn address(&self, game: Game, hints: bool) -> Option<String> {
        let for_all = address_of(FOR_ALL)?;
        if hints || !is_for_two(game) || self.is_at(&for_all) {
            Some(for_all)
        } else {
            address_of(FOR_TWO)
        }
    }
}

impl GameController {
    /// Starts the worker that knows the game, and hints if they are wanted, unless one runs that
    /// does.
    pub(super) fn ensure_worker(self, hints: bool) {
        let address = self.with(|state| {
            let game = state.match_session.session().header().setup.rules.game;
            state.opponent.address(game, hints)
        });
        let Some(address) = address else {
            return self.app.notify(Toast::WorkerGone);
        };
        if self.with(|state| state.opponent.is_at(&address)) {
            return;
        }
        let client = Client::start(address, move |event| self.on_worker_event(event));
        self.change(|state| state.opponent.worker = Some(client));
    }

    fn on_worker_event(self, event: WorkerEvent) {
        if !matches!(event, WorkerEvent::Restarted) {
            dispatch_window_event(event::WORKER_FREE);
        }
        if matches!(event, WorkerEvent::Answer(..)) {
            // It is back: asked for a hint, it was started once more.
            self.app.toasts.dismiss(Toast::WorkerGone);
        }
        match event {
            WorkerEvent::Answer(id, Answer::Decision(action)) => self.take_decision(id, action),
            WorkerEvent::Answer(
                id,
                Answer::Hint {
                    action,
                    title,
                    reasons,
                },
            ) => self.take_hint(id, action, title, reasons),
            // Only the lazily loaded pages ask for reviews and ratings.
            WorkerEvent::Answer(_, Answer::Review { .. } | Answer::Rating(_)) => {}
            WorkerEvent::Restarted => self.app.notify(Toast::WorkerDied),
            WorkerEvent::GivenUp(id) => {
                if self.awaits_decision(id) {
                    self.app.notify(Toast::WorkerGaveUp);
                    self.play_fallback();
                }
                self.report_no_hint();
            }
            WorkerEvent::Gone(open) => {
                self.app.notify(Toast::WorkerGone);
                if open.is_some_and(|id| self.awaits_decision(id)) {
                    self.play_fallback();
                }
                self.report_no_hint();
            }
        }
    }

    fn awaits_decision(self, id: u32) -> bool {
        self.with(|state| state.opponent.awaits_move(id))
    }

    /// It is the opponent's turn and everything has been shown.
    pub(super) fn let_opponent_act(self) {
        if !self.change(|state| state.opponent.await_move()) {
            return;
        }
        self.ensure_worker(false);
        let client = self.with(|state| state.opponent.worker.clone());
        match client.filter(|client| !client.is_gone()) {
            Some(client) => self.put_question(&client, None),
            None => self.play_fallback(),
        }
    }

    /// The worker that gives hints: started anew if it was gone, since the player asks for it.
    pub(super) fn hint_worker(self) -> Option<Client> {
        self.ensure_worker(true);
        if self.with(|state| state.opponent.worker.as_ref().is_some_and(Client::is_gone)) {
            let gone = self.change(|state| state.opponent.worker.take());
            drop(gone);
            self.ensure_worker(true);
        }
        self.with(|state| state.opponent.worker.clone())
    }

    /// The answer to what was asked last is not wanted any more.
    pub(super) fn cancel_question(self) {
        if let Some(client) = self.with(|state| state.opponent.worker.clone()) {
            client.cancel();
        }
        dispatch_window_event(event::WORKER_FREE);
    }

    /// Asks for the decision of the seat to act, or for a hint from this opponent.
    pub(super) fn put_question(self, client: &Client, hint: Option<Opponent>) {
        let question = self.with(|state| {
            let session = state.match_session.session();
            let Turn::Seat(seat) = session.deal().turn() else {
                return None;
            };
            let opponent = hint.unwrap_or_else(|| untrack(|| self.opponent_at(seat)));
            let language =
                hint.map_or_else(String::new, |_| encode_language(self.app.words_untracked()));
            let request =
                DecisionRequest::new(session, seat, opponent, state.opponent.question, language);
            Some((request, legal_answers(session.deal())))
        });
        let Some((request, legal)) = question else {
            return;
        };
        dispatch_window_event(event::WORKER_ASKED);
        let asked = Asked::Decision(request.into());
        match hint {
            // Only the player asks for a hint, and may try again.
            Some(_) => client.ask_again(asked, legal),
            None => client.ask(asked, legal),
        }
    }

    fn take_decision(self, id: u32, action: Action) {
        if !self.awaits_decision(id) {
            return;
        }
        if self.allows(action) {
            self.think_then(action);
        } else {
            self.play_fallback();
        }
    }

    pub(super) fn allows(self, action: Action) -> bool {
        self.with(|state| {
            let deal = state.match_session.session().deal();
            deal.check(action).is_ok() && deal.offence(action).is_none()
        })
    }

    /// The page itself makes a simple move: the deal goes on whatever happens to the worker.
    fn play_fallback(self) {
        let action = self.with(|state| fallback_move(state.match_session.session().deal()));
        if let Some(action) = action {
            self.think_then(action);
        }
    }

    /// Lets the opponent appear to think, then carries his decision out.
    fn think_then(self, action: Action) {
        let speed = self.speed();
        let skipping = self.with(|state| state.playback.skipping);
        let ms = match action {
            // Nothing is said of a pass, so that it takes no time either.
            Action::Draw | Action::Pass => 0,
            _ if skipping => 0,
            _ => timing::thinking((js_sys::Math::random() * 255.0) as u8, speed),
        };
        let carry_out = move || {
            self.change(|state| state.opponent.awaited = Awaited::Nothing);
            self.act(action);
        };
        if ms == 0 {
            carry_out();
        } else {
            self.change(|state| state.opponent.think(ms, carry_out));
        }
    }
}
