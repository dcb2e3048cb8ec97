//! The page's address.

use crate::model::page_bridge::attribute;
use crate::model::route::{Route, StartRequest};
use crate::model::trail::Trail;
use crate::platform::root;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Where the address leads.
#[must_use]
pub fn route() -> Route {
    Route::from_hash(&window().location().hash().unwrap_or_default())
}

/// What the page was started anew for. It leaves the address, so that a reload does not repeat it.
#[must_use]
pub fn take_start_request() -> Option<StartRequest> {
    let location = window().location();
    let request = StartRequest::from_query(&location.search().unwrap_or_default())?;
    let path = location.pathname().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    replace(&[path, hash].concat());
    Some(request)
}

thread_local! {
    static TRAIL: RefCell<Trail> = RefCell::default();
}

/// Notes that a page was opened, so that its way back leads where the visitor came from.
pub fn note_arrival(route: &Route) {
    let (back, is_step) = TRAIL.with_borrow_mut(|trail| trail.arrive(route));
    root::set(attribute::BACK, Some(&back));
    root::set(attribute::BACK_IS_STEP, is_step.then_some(""));
}

/// Where the way back from this page leads.
#[must_use]
pub fn way_back() -> String {
    root::get(attribute::BACK).unwrap_or_else(|| Route::Table.hash())
}

/// Goes a step back in the browser's history, if that is where the way back leads.
#[must_use]
pub fn step_back() -> bool {
    root::has(attribute::BACK_IS_STEP)
        && window()
            .history()
            .is_ok_and(|history| history.back().is_ok())
}

/// Puts another address in the place of this one: nothing is loaded, and the way back stays as it is.
pub fn replace(address: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
    }
}

/// The page's own address with this fragment.
#[must_use]
pub fn with_fragment(fragment: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path, fragment.into()].concat()
}
