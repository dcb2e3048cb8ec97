//! The page's end of the worker: carries out in the browser what the [`Supervisor`] decides.

use super::decode;
use super::protocol::{Asked, Response};
use super::supervisor::{Answer, PendingQuestion, Supervisor, WorkerCommand};
use super::unanswered::session;
use sechsundsechzig_engine::deal::Action;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker may take so many ticks of so many milliseconds to start, and as long to answer. After the computer has slept one
/// tick is over at once, not all of them: the worker has slept, too.
const PATIENCE: (u8, i32) = (4, 5_000);

/// What the page hears.
pub enum WorkerEvent {
    /// The right answer to the question of this number.
    Answer(u32, Answer),
    /// The worker died and was started again.
    Restarted,
    /// The question of this number gets no answer; the next may.
    GivenUp(u32),
    /// The worker does not come back; if a question was open, it was the one of this number.
    Gone(Option<u32>),
}

type Listener = Box<dyn Fn(WorkerEvent)>;

/// The worker as the page knows it.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

struct Inner {
    address: String,
    supervisor: RefCell<Supervisor>,
    worker: RefCell<Option<Running>>,
    /// How many workers were started: what an earlier one still sends is nobody's business.
    started: Cell<u32>,
    listener: Listener,
}

struct Running {
    worker: Worker,
    closures: Option<Closures>,
}

struct Closures {
    _on_message: Closure<dyn Fn(MessageEvent)>,
    on_error: Closure<dyn Fn(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        let closures = self.closures.take();
        if let Some(Closures { on_error, .. }) = &closures {
            let on_error = on_error.as_ref().unchecked_ref();
            let _ = self
                .worker
                .remove_event_listener_with_callback("messageerror", on_error);
        }
        self.worker.terminate();
        // They may be what is running just now.
        after_this_event(move || drop(closures));
    }
}

impl Client {
    /// Starts the worker whose script has this address.
    #[must_use]
    pub fn start(address: String, listener: impl Fn(WorkerEvent) + 'static) -> Client {
        let (supervisor, effects) = Supervisor::start();
        let client = Client(Rc::new(Inner {
            address,
            supervisor: RefCell::new(supervisor),
            worker: RefCell::new(None),
            started: Cell::new(0),
            listener: Box::new(listener),
        }));
        client.run_commands(effects);
        client
    }

    /// Whether it was started from this address.
    #[must_use]
    pub fn is_at(&self, address: &str) -> bool {
        self.0.address == address
    }

    /// Asks; only these actions are a right answer. An earlier question without an answer is
    /// cancelled. A question that was put too often in this session is given up at once.
    pub fn ask(&self, asked: Asked, legal: Vec<Action>) {
        let times_asked = session::times(asked.fingerprint());
        self.change(|supervisor| {
            supervisor.ask(PendingQuestion {
                asked,
                legal,
                times_asked,
            })
        });
    }

    /// Asks, however often the question was put before: the player wants to try again.
    pub fn ask_again(&self, asked: Asked, legal: Vec<Action>) {
        session::forget(asked.fingerprint());
        self.ask(asked, legal);
    }

    /// The answer is not wanted any more.
    pub fn cancel(&self) {
        self.change(Supervisor::cancel);
    }

    /// Whether this question still waits for its answer.
    #[must_use]
    pub fn waits_for(&self, id: u32) -> bool {
        let supervisor = self.0.supervisor.borrow();
        supervisor.open().is_some_and(|open| open.asked.id() == id)
    }

    /// Whether the worker is gone for good.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.0.supervisor.borrow().is_gone()
    }

    fn change(&self, change: impl FnOnce(&mut Supervisor) -> Vec<WorkerCommand>) {
        let effects = change(&mut self.0.supervisor.borrow_mut());
        self.run_commands(effects);
    }

    fn run_commands(&self, effects: Vec<WorkerCommand>) {
        for effect in effects {
            match effect {
                WorkerCommand::Spawn => self.spawn(),
                WorkerCommand::Terminate => drop(self.0.worker.take()),
                WorkerCommand::Post(asked) => self.post(&asked),
                WorkerCommand::Arm(number) => self.arm(number),
                WorkerCommand::Forget(asked) => session::forget(asked.fingerprint()),
                WorkerCommand::Deliver(id, answer) => self.report(WorkerEvent::Answer(id, answer)),
                WorkerCommand::ReportDeath => self.report(WorkerEvent::Restarted),
                WorkerCommand::GiveUp(id) => self.report(WorkerEvent::GivenUp(id)),
                WorkerCommand::ReportGone(open) => self.report(WorkerEvent::Gone(open)),
            }
        }
    }

    fn report(&self, event: WorkerEvent) {
        (self.0.listener)(event);
    }

    fn spawn(&self) {
        drop(self.0.worker.take());
        let number = self.0.started.get().wrapping_add(1);
        self.0.started.set(number);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&self.0.address, &options) else {
            return self.change(Supervisor::died);
        };
        let weak = Rc::downgrade(&self.0);
        let present = move || {
            let inner = weak.upgrade()?;
            (inner.started.get() == number).then_some(Client(inner))
        };
        let listening = present.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(client) = listening() {
                let response = decode::response(&event.data());
                if let Some(Response::Failed { why, .. }) = &response {
                    web_sys::console::error_2(&"the worker failed:".into(), &why.into());
                }
                client.change(|supervisor| supervisor.message(response));
            }
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            if let Some(client) = present() {
                client.change(Supervisor::died);
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let _ = worker
            .add_event_listener_with_callback("messageerror", on_error.as_ref().unchecked_ref());
        self.0.worker.replace(Some(Running {
            worker,
            closures: Some(Closures {
                _on_message: on_message,
                on_error,
            }),
        }));
    }

    fn post(&self, asked: &Asked) {
        session::add(asked.fingerprint());
        let message = asked.serialize(&Serializer::json_compatible());
        let worker = self
            .0
            .worker
            .borrow()
            .as_ref()
            .map(|one| one.worker.clone());
        let sent = match (message, worker) {
            (Ok(message), Some(worker)) => worker.post_message(&message).is_ok(),
            _ => false,
        };
        if !sent {
            self.change(Supervisor::died);
        }
    }

    /// Tells the supervisor when patience is over. A deadline that is not waited for any more
    /// passes unheeded.
    fn arm(&self, number: u32) {
        tick(Rc::downgrade(&self.0), number, PATIENCE.0);
    }
}

fn tick(inner: Weak<Inner>, number: u32, ticks: u8) {
    let passed = Closure::once_into_js(move || match ticks {
        0 | 1 => {
            if let Some(inner) = inner.upgrade() {
                Client(inner).change(|supervisor| supervisor.deadline_passed(number));
            }
        }
        _ => tick(inner, number, ticks - 1),
    });
    if let Some(window) = web_sys::window() {
        let passed = passed.unchecked_ref();
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(passed, PATIENCE.1);
    }
}

/// Runs this once the present event is over.
fn after_this_event(then: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(then);
    if let Some(window) = web_sys::window() {
        window.queue_microtask(callback.unchecked_ref());
    }
}
