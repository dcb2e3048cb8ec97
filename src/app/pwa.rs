//! What the service worker has to tell, and an update the player agrees to.

use super::message::Message;
use super::page::Page;
use js_sys::{Object, Promise, Reflect};
use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};

thread_local! {
    static WAITING: RefCell<Option<ServiceWorker>> = const { RefCell::new(None) };
}

/// What this window remembers over the reload that brings another release.
const RENEWED: &str = "sechsundsechzig/renewed";

/// Listens for what becomes of this release and the next.
pub fn listen(page: Page) {
    let container: JsValue =
        Reflect::get(&window().navigator(), &"serviceWorker".into()).unwrap_or(JsValue::UNDEFINED);
    if container.is_undefined() {
        return;
    }
    if let Ok(Some(kept)) = window().session_storage()
        && kept.get_item(RENEWED).is_ok_and(|mark| mark.is_some())
    {
        let _ = kept.remove_item(RENEWED);
        page.tell(Message::Renewed);
    }
    let container = window().navigator().service_worker();
    let first_visit = container.controller().is_none();
    let Ok(ready) = container.ready() else {
        return;
    };
    then(&ready, move |registration| {
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        if first_visit {
            page.tell(Message::OfflineReady);
        }
        watch(page, registration);
    });
}

fn watch(page: Page, registration: ServiceWorkerRegistration) {
    if let Some(waiting) = registration.waiting() {
        offer(page, waiting);
    }
    let found = registration.clone();
    let on_found = Closure::<dyn Fn()>::new(move || {
        if let Some(installing) = found.installing() {
            follow(page, installing);
        }
    });
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}

fn follow(page: Page, worker: ServiceWorker) {
    let same = worker.clone();
    let on_change = Closure::<dyn Fn()>::new(move || {
        let replaces = window().navigator().service_worker().controller().is_some();
        if same.state() == ServiceWorkerState::Installed && replaces {
            offer(page, same.clone());
        }
    });
    worker.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}

fn offer(page: Page, waiting: ServiceWorker) {
    WAITING.set(Some(waiting));
    page.tell(Message::UpdateWaiting);
}

/// Whether a newer release waits.
#[must_use]
pub fn waits() -> bool {
    WAITING.with_borrow(Option::is_some)
}

/// The player agrees: the waiting release starts, and the page with it.
pub fn update() {
    let Some(waiting) = WAITING.take() else {
        return;
    };
    let reload = Closure::once_into_js(|| {
        if let Ok(Some(kept)) = window().session_storage() {
            let _ = kept.set_item(RENEWED, "");
        }
        let _ = window().location().reload();
    });
    window()
        .navigator()
        .service_worker()
        .set_oncontrollerchange(Some(reload.unchecked_ref()));
    let message = Object::new();
    let _ = Reflect::set(&message, &"type".into(), &"activate".into());
    let _ = waiting.post_message(&message);
}

fn then(promise: &Promise, work: impl FnOnce(JsValue) + 'static) {
    let callback: js_sys::Function = Closure::once_into_js(work).unchecked_into();
    let found = Reflect::get(promise, &"then".into());
    if let Some(then) = found
        .ok()
        .and_then(|found| found.dyn_into::<js_sys::Function>().ok())
    {
        let _ = then.call1(promise, &callback);
    }
}
