//! Has a worker answer one question after the other.

use crate::model::page_bridge::event;
use crate::platform::dom::dispatch_window_event;
use crate::platform::worker_urls;
use crate::worker::client::{Client, WorkerEvent};
use crate::worker::protocol::Asked;
use crate::worker::supervisor::Answer;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;

/// What a worker is to do, question by question.
pub trait Work: Copy + 'static {
    /// Which worker does it.
    const WORKER: &'static str;
    /// Whether the player waits for it: then nothing else is worked at meanwhile.
    const IS_WAITED_FOR: bool;

    /// The next question, with the actions an answer may name; nothing if there is none now.
    fn next(self) -> Option<(Asked, Vec<Action>)>;

    /// The right answer to the question of this number has come.
    fn answered(self, id: u32, answer: Answer);

    /// There is no answer to the question of this number; without a number, no worker answers any more.
    fn failed(self, id: Option<u32>);
}

/// The worker, and what it is asked. It ends with the page that began it.
#[derive(Clone, Copy)]
pub struct WorkerDriver(StoredValue<State, LocalStorage>);

#[derive(Clone, Default)]
struct State {
    /// The worker, once it was needed.
    client: Option<Client>,
    /// Whether even questions are put that failed before.
    again: bool,
}

impl WorkerDriver {
    /// Without a worker yet.
    #[must_use]
    pub fn new() -> WorkerDriver {
        WorkerDriver(StoredValue::new_local(State::default()))
    }

    /// Begins to ask. When the page is left nobody waits for the answer any more, so that it does not count as missing.
    pub fn begin<W: Work>(self, work: W) {
        on_cleanup(move || self.stop());
        if W::IS_WAITED_FOR {
            on_cleanup(|| dispatch_window_event(event::WORKER_FREE));
        }
        self.ask_next(work);
    }

    /// Asks the next question, unless it is being answered; the others follow.
    pub fn ask_next<W: Work>(self, work: W) {
        let next = work.next();
        if W::IS_WAITED_FOR {
            dispatch_window_event(match next {
                Some(_) => event::WORKER_ASKED,
                None => event::WORKER_FREE,
            });
        }
        // Once the page is closed there is nobody to ask for.
        let (Some((asked, legal)), Some(again)) =
            (next, self.0.try_with_value(|state| state.again))
        else {
            return;
        };
        let Some(client) = self.client(work) else {
            return work.failed(None);
        };
        if client.waits_for(asked.id()) {
            return;
        }
        if again {
            client.ask_again(asked, legal)
        } else {
            client.ask(asked, legal)
        }
    }

    /// Asks even what failed before, another worker if the present one is gone.
    pub fn try_again<W: Work>(self, work: W) {
        let _ = self.0.try_update_value(|state| {
            state.client = state.client.take().filter(|client| !client.is_gone());
            state.again = true;
        });
        self.ask_next(work);
    }

    /// Ends the worker; what it was asked is not wanted now, but may be later.
    pub fn stop(self) {
        let client = self.0.try_update_value(|state| state.client.take());
        if let Some(client) = client.flatten() {
            client.cancel();
        }
    }

    /// The worker, started if there is none.
    fn client<W: Work>(self, work: W) -> Option<Client> {
        let running = self.0.try_with_value(|state| state.client.clone())?;
        if running.is_some() {
            return running;
        }
        let address = worker_urls::address_of(W::WORKER)?;
        let client = Client::start(address, move |event| self.on_event(work, event));
        let _ = self
            .0
            .try_update_value(|state| state.client = Some(client.clone()));
        Some(client)
    }

    fn on_event<W: Work>(self, work: W, event: WorkerEvent) {
        match event {
            WorkerEvent::Answer(id, answer) => work.answered(id, answer),
            WorkerEvent::GivenUp(id) => work.failed(Some(id)),
            WorkerEvent::Gone(_) => {
                if W::IS_WAITED_FOR {
                    dispatch_window_event(event::WORKER_FREE);
                }
                return work.failed(None);
            }
            WorkerEvent::Restarted => return,
        }
        self.ask_next(work);
    }
}
