//! The page's end: starts the worker, waits until it is ready, asks, and starts it again if it
//! dies, a bounded number of times.

use super::protocol::{Asked, Response, VERSION};
use super::reading;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How often a worker that died is started again.
const RESTARTS: u8 = 3;

/// What the page hears.
pub enum Heard {
    /// A decision to the question of this number.
    Decision(u32, String),
    /// A hint to the question of this number: the move in signs, as a heading, and its reasons.
    Hint(u32, [String; 3]),
    /// What the decision of this number's question was worth: the response as it came.
    Review(u32, Response),
    /// The worker died and was started again.
    Restarted,
    /// It does not come back.
    Gone,
}

type Listener = Box<dyn Fn(Heard)>;

/// The worker as the page knows it.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

struct Inner {
    address: String,
    worker: RefCell<Option<Running>>,
    ready: Cell<bool>,
    restarts: Cell<u8>,
    /// The question that has no answer yet.
    open: RefCell<Option<Asked>>,
    listener: Listener,
}

struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Client {
    /// Starts the worker whose script has this address.
    #[must_use]
    pub fn start(address: String, listener: impl Fn(Heard) + 'static) -> Client {
        let client = Client(Rc::new(Inner {
            address,
            worker: RefCell::new(None),
            ready: Cell::new(false),
            restarts: Cell::new(0),
            open: RefCell::new(None),
            listener: Box::new(listener),
        }));
        client.spawn();
        client
    }

    /// Whether it was started from this address.
    #[must_use]
    pub fn is_at(&self, address: &str) -> bool {
        self.0.address == address
    }

    /// Asks; an earlier question without an answer is forgotten.
    pub fn ask(&self, asked: Asked) {
        self.0.open.replace(Some(asked));
        self.send();
    }

    /// Whether this question still waits for its answer.
    #[must_use]
    pub fn waits_for(&self, id: u32) -> bool {
        self.0
            .open
            .borrow()
            .as_ref()
            .is_some_and(|open| open.id() == id)
    }

    /// The worker does not answer: starts another.
    pub fn give_up(&self) {
        self.died();
    }

    /// Whether the worker is gone for good.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.0.worker.borrow().is_none()
    }

    fn spawn(&self) {
        self.0.ready.set(false);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&self.0.address, &options) else {
            return self.gone();
        };
        let weak = Rc::downgrade(&self.0);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(inner) = weak.upgrade() {
                Client(inner).heard(event.data());
            }
        });
        let weak = Rc::downgrade(&self.0);
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            if let Some(inner) = weak.upgrade() {
                Client(inner).died();
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let _ = worker
            .add_event_listener_with_callback("messageerror", on_error.as_ref().unchecked_ref());
        self.replace(Some(Running {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        }));
    }

    /// Puts another worker in place. The old one's closures may be what is running just now, so
    /// they are dropped only when that is over.
    fn replace(&self, running: Option<Running>) {
        if let Some(old) = self.0.worker.replace(running) {
            after_this_event(move || drop(old));
        }
    }

    fn send(&self) {
        if !self.0.ready.get() {
            return;
        }
        let message = self
            .0
            .open
            .borrow()
            .as_ref()
            .map(|asked| asked.serialize(&Serializer::json_compatible()));
        let sent = match (message, &*self.0.worker.borrow()) {
            (Some(Ok(message)), Some(running)) => running.worker.post_message(&message).is_ok(),
            (None, _) => true,
            _ => false,
        };
        if !sent {
            self.died();
        }
    }

    fn heard(&self, message: JsValue) {
        match reading::response(&message) {
            Some(Response::Ready { version: VERSION }) => {
                self.0.ready.set(true);
                self.send();
            }
            Some(Response::Decision { id, decided }) => {
                self.take(id, Heard::Decision(id, decided));
            }
            Some(Response::Hint {
                id,
                advised,
                title,
                reasons,
            }) => self.take(id, Heard::Hint(id, [advised, title, reasons])),
            Some(review @ Response::Review { id, .. }) => {
                self.take(id, Heard::Review(id, review));
            }
            Some(Response::Failed { id, why }) => {
                web_sys::console::error_2(&"the opponent failed:".into(), &why.into());
                if self.waits_for(id) || id == 0 {
                    self.died();
                }
            }
            Some(Response::Ready { .. }) | None => self.died(),
        }
    }

    /// Takes the answer to a question, if it still waits for it.
    fn take(&self, id: u32, answer: Heard) {
        if self.waits_for(id) {
            self.0.open.replace(None);
            self.0.restarts.set(0);
            (self.0.listener)(answer);
        }
    }

    fn died(&self) {
        if self.0.restarts.get() >= RESTARTS {
            return self.gone();
        }
        self.0.restarts.set(self.0.restarts.get() + 1);
        (self.0.listener)(Heard::Restarted);
        self.spawn();
    }

    fn gone(&self) {
        self.replace(None);
        (self.0.listener)(Heard::Gone);
    }
}

/// Runs this once the present event is over.
fn after_this_event(then: impl FnOnce() + 'static) {
    let callback = Closure::once_into_js(then);
    let resolved = js_sys::Promise::resolve(&JsValue::UNDEFINED);
    let callback: js_sys::Function = callback.unchecked_into();
    let _ = js_sys::Reflect::get(&resolved, &"then".into())
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
        .and_then(|then| then.call1(&resolved, &callback).ok());
}
