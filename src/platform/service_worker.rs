//! What the service worker has to tell, and an update the player agrees to. The first script
//! (`web/boot.js`) sees which release is in charge and loads a new one.

use super::dom::dispatch_window_event;
use super::promise::then;
use super::root;
use crate::model::page_bridge::event;
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState};

thread_local! {
    static WAITING: RefCell<Option<ServiceWorker>> = const { RefCell::new(None) };
    /// Whether the player wants the new release now.
    static WANTED: Cell<bool> = const { Cell::new(false) };
}

/// What this tab remembers over the reload that brings another release.
const RENEWED: &str = "sechsundsechzig/renewed";

/// Whether this tab was loaded anew for another release; true once.
pub fn take_renewed() -> bool {
    let Ok(Some(saved)) = window().session_storage() else {
        return false;
    };
    let is_renewed = saved.get_item(RENEWED).is_ok_and(|mark| mark.is_some());
    if is_renewed {
        let _ = saved.remove_item(RENEWED);
    }
    is_renewed
}

/// Listens for what becomes of this release and the next.
///
/// `on_cached` is called once the page works offline, `on_stale` when a newer release has started elsewhere, `on_waiting` when
/// one waits for the player's consent.
pub fn listen(on_cached: Callback<()>, on_stale: Callback<()>, on_waiting: Callback<()>) {
    let container: JsValue =
        Reflect::get(&window().navigator(), &"serviceWorker".into()).unwrap_or(JsValue::UNDEFINED);
    if container.is_undefined() {
        return;
    }
    window_event_listener_untyped(event::CACHED, move |_| on_cached.run(()));
    if root::has("data-cached") {
        on_cached.run(());
    }
    let on_stale = move || {
        if WANTED.get() {
            load_new_release()
        } else {
            on_stale.run(())
        }
    };
    window_event_listener_untyped(event::STALE, move |_| on_stale());
    if is_stale() {
        on_stale();
    }
    if let Ok(ready) = window().navigator().service_worker().ready() {
        let on_ready = move |registration: JsValue| {
            watch(on_waiting, registration.unchecked_into());
        };
        then(&ready, on_ready, &JsValue::UNDEFINED);
    }
}

fn watch(on_waiting: Callback<()>, registration: ServiceWorkerRegistration) {
    if let Some(waiting) = registration.waiting() {
        offer(on_waiting, waiting);
    }
    if let Some(installing) = registration.installing() {
        follow(on_waiting, installing);
    }
    let found = registration.clone();
    let on_found = Closure::<dyn Fn()>::new(move || match found.installing() {
        Some(installing) => follow(on_waiting, installing),
        // A busy or hidden window may learn of it only when it is installed.
        None => found
            .waiting()
            .into_iter()
            .for_each(|waiting| offer(on_waiting, waiting)),
    });
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}

fn follow(on_waiting: Callback<()>, worker: ServiceWorker) {
    let same = worker.clone();
    let offer_if_installed = move || {
        let replaces = window().navigator().service_worker().controller().is_some();
        if same.state() == ServiceWorkerState::Installed && replaces {
            offer(on_waiting, same.clone());
        }
    };
    // A busy window may hear of it when it has changed for the last time.
    offer_if_installed();
    let on_change = Closure::<dyn Fn()>::new(offer_if_installed);
    worker.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}

fn offer(on_waiting: Callback<()>, waiting: ServiceWorker) {
    if WANTED.get() {
        // The one that was wanted has been superseded.
        return activate(&waiting);
    }
    WAITING.set(Some(waiting));
    on_waiting.run(());
}

fn activate(waiting: &ServiceWorker) {
    let message = Object::new();
    let _ = Reflect::set(&message, &"type".into(), &"activate".into());
    let _ = waiting.post_message(&message);
}

/// Whether a newer release has started while this tab runs an older one.
#[must_use]
pub fn is_stale() -> bool {
    root::has("data-stale")
}

/// Loads this tab anew, with the release that has started; the next page says so.
pub fn load_new_release() {
    dispatch_window_event(event::NEW_RELEASE);
}

/// The player agrees, or nothing is under way: the waiting release starts, and each tab loads it
/// as soon as it may. One that has started already is loaded at once.
pub fn update() {
    if is_stale() {
        return load_new_release();
    }
    let Some(waiting) = WAITING.take() else {
        return;
    };
    WANTED.set(true);
    match waiting.state() {
        // Another tab has started it, and no service worker was in charge of this one.
        ServiceWorkerState::Activating | ServiceWorkerState::Activated => load_new_release(),
        _ => activate(&waiting),
    }
}
