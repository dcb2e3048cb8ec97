//! The page's address.

use crate::model::route::{Route, StartRequest};
use leptos::prelude::*;
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
