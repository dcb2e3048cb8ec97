//! The worker's end: says that it is ready, then answers.

use super::decode;
use super::protocol::{Response, VERSION, WorkerFn};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens for questions, for as long as the worker lives.
pub fn serve(worker: WorkerFn) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answering = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let response = match decode::asked(&event.data()) {
            Some(asked) => worker(&asked),
            None => Response::Failed {
                id: 0,
                why: "this is no question".into(),
            },
        };
        post(&answering, &response);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Response::Ready { version: VERSION });
}

fn post(scope: &DedicatedWorkerGlobalScope, response: &Response) {
    let posted = response
        .serialize(&Serializer::json_compatible())
        .map_err(JsValue::from)
        .and_then(|message| scope.post_message(&message));
    if let Err(error) = posted {
        web_sys::console::error_1(&error);
    }
}
