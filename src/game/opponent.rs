//! The opponent: asked in the worker, and replaced by a simple player where the worker fails.

use super::GameController;
use crate::message::Message;
use crate::model::page_bridge::event;
use crate::model::table::timing;
use crate::platform::dom::ask_boot;
use crate::platform::timer::Timer;
use crate::platform::worker_urls::{FOR_ALL, FOR_TWO, address_of};
use crate::worker::client::{Client, WorkerEvent};
use crate::worker::fallback::fallback_move;
use crate::worker::protocol::{Asked, DecisionRequest, encode_language, is_for_two};
use crate::worker::supervisor::{Answer, legal_answers};
use leptos::prelude::*;
use sechsundsechzig_bots::Opponent;
use sechsundsechzig_engine::deal::{Action, Deal, Turn};

/// The opponent's worker and what it has been asked.
#[derive(Default)]
pub(super) struct OpponentClient {
    worker: Option<Client>,
    /// The number of the last question.
    question: u32,
    /// Whether the opponent's move waits for an answer, or for the end of the thinking.
    thinking: bool,
    /// Makes the move he appears to think about.
    timer: Timer,
    /// The number of the question for a hint that has no answer yet.
    pub(super) advising: Option<u32>,
    /// Whether a hint is to come with the player's next decision.
    pub(super) is_advice_due: bool,
}

impl OpponentClient {
    /// The number of a new question; answers to those before it are not wanted any more.
    fn next_question(&mut self) -> u32 {
        self.question = self.question.wrapping_add(1);
        self.question
    }

    /// Waits for no answer any more.
    pub(super) fn forget(&mut self) {
        self.thinking = false;
        self.timer.cancel();
        self.advising = None;
        self.is_advice_due = false;
        self.next_question();
    }

    /// Asks for advice from now on.
    pub(super) fn begin_advice(&mut self) {
        self.advising = Some(self.next_question());
    }

    fn is_at(&self, address: &str) -> bool {
        let client = self.worker.as_ref();
        client.is_some_and(|client| client.is_at(address))
    }

    /// Whether the opponent's move waits for the answer to this question.
    fn waits_for(&self, question: u32) -> bool {
        self.thinking && self.question == question
    }
}

impl GameController {
    /// Starts the worker that knows the game, and hints if they are wanted, unless one runs that
    /// does.
    pub(super) fn ensure_worker(self, hints: bool) {
        let is_at = |address: &str| self.with(|state| state.opponent.is_at(address));
        let game = self.with(|state| state.match_session.session().header().setup.rules.game);
        let Some(for_all) = address_of(FOR_ALL) else {
            return self.page.notify(Message::WorkerGone);
        };
        let address = if hints || !is_for_two(game) || is_at(&for_all) {
            for_all
        } else {
            match address_of(FOR_TWO) {
                Some(address) => address,
                None => return self.page.notify(Message::WorkerGone),
            }
        };
        if is_at(&address) {
            return;
        }
        let client = Client::start(address, move |event| self.on_worker_event(event));
        self.change(|state| state.opponent.worker = Some(client));
    }

    fn on_worker_event(self, event: WorkerEvent) {
        if !matches!(event, WorkerEvent::Restarted) {
            ask_boot(event::WORKER_FREE);
        }
        if matches!(event, WorkerEvent::Answer(..)) {
            // It is back: asked for a hint, it was started once more.
            self.page.dismiss(Message::WorkerGone);
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
            WorkerEvent::Restarted => self.page.notify(Message::WorkerDied),
            WorkerEvent::GivenUp(id) => {
                if self.waits_for_decision(id) {
                    self.page.notify(Message::WorkerGaveUp);
                    self.play_fallback();
                }
                self.know_no_hint();
            }
            WorkerEvent::Gone(open) => {
                self.page.notify(Message::WorkerGone);
                if open.is_some_and(|id| self.waits_for_decision(id)) {
                    self.play_fallback();
                }
                self.know_no_hint();
            }
        }
    }

    fn waits_for_decision(self, id: u32) -> bool {
        self.with(|state| state.opponent.waits_for(id))
    }

    /// It is the opponent's turn and everything has been shown.
    pub(super) fn let_opponent_act(self) {
        if self.with(|state| state.opponent.thinking) {
            return;
        }
        self.change(|state| {
            state.opponent.thinking = true;
            state.opponent.next_question();
        });
        self.ensure_worker(false);
        let client = self.with(|state| state.opponent.worker.clone());
        match client.filter(|client| !client.is_gone()) {
            Some(client) => self.put_question(&client, None),
            None => self.play_fallback(),
        }
    }

    /// The worker that gives hints: started anew if it was gone, since the player asks for it.
    pub(super) fn adviser(self) -> Option<Client> {
        self.ensure_worker(true);
        if self.with(|state| state.opponent.worker.as_ref().is_some_and(Client::is_gone)) {
            let gone = self.change(|state| state.opponent.worker.take());
            drop(gone);
            self.ensure_worker(true);
        }
        self.with(|state| state.opponent.worker.clone())
    }

    /// The answer to what was asked last is not wanted any more.
    pub(super) fn withdraw_question(self) {
        if let Some(client) = self.with(|state| state.opponent.worker.clone()) {
            client.withdraw();
        }
        ask_boot(event::WORKER_FREE);
    }

    /// Asks for the decision of the seat to act, or for a hint from this opponent.
    pub(super) fn put_question(self, client: &Client, hint: Option<Opponent>) {
        let question = self.with(|state| {
            let session = state.match_session.session();
            let Turn::Seat(seat) = session.deal().turn() else {
                return None;
            };
            let opponent = hint.unwrap_or_else(|| untrack(|| self.opponent_at(seat)));
            let language = hint.map_or_else(String::new, |_| encode_language(self.page.words()));
            let request =
                DecisionRequest::new(session, seat, opponent, state.opponent.question, language);
            Some((request, legal_answers(session.deal())))
        });
        let Some((request, legal)) = question else {
            return;
        };
        ask_boot(event::WORKER_ASKED);
        let asked = Asked::Decision(request.into());
        match hint {
            // Only the player asks for a hint, and may try again.
            Some(_) => client.ask_again(asked, legal),
            None => client.ask(asked, legal),
        }
    }

    fn take_decision(self, id: u32, action: Action) {
        if !self.waits_for_decision(id) {
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
            // To be passed over in silence is not to take time either.
            Action::Draw | Action::Pass => 0,
            _ if skipping => 0,
            _ => timing::thinking((js_sys::Math::random() * 255.0) as u8, speed),
        };
        let carry_out = move || {
            self.change(|state| state.opponent.thinking = false);
            self.act(action);
        };
        if ms == 0 {
            carry_out();
        } else {
            self.with(|state| state.opponent.timer.set(ms, carry_out));
        }
    }
}
