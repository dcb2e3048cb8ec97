//! Brings the drawings into the page, each file once.

use super::startup;
use std::cell::RefCell;
use std::collections::BTreeSet;
use wasm_bindgen::prelude::*;
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

thread_local! {
    static LOADED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// Loads a file of drawings and puts it into the page's body. A file that cannot be had is asked
/// for again the next time.
pub fn load(address: &'static str) {
    if LOADED.with_borrow_mut(|loaded| loaded.insert(address)) && fetch(address).is_err() {
        forget(address);
    }
}

fn forget(address: &'static str) {
    LOADED.with_borrow_mut(|loaded| loaded.remove(address));
}

fn fetch(address: &'static str) -> Result<(), JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open("GET", address)?;
    request.override_mime_type("image/svg+xml")?;
    request.set_response_type(XmlHttpRequestResponseType::Document);
    let loaded = request.clone();
    let on_end = Closure::once_into_js(move || {
        startup::next(move || {
            if adopt(&loaded).is_none() {
                forget(address);
            }
        });
    });
    request.set_onloadend(Some(on_end.unchecked_ref()));
    request.send()
}

/// Moves the loaded drawing into this page.
fn adopt(request: &XmlHttpRequest) -> Option<()> {
    let drawing = request.response_xml().ok()??.document_element()?;
    let page = web_sys::window()?.document()?;
    let node = page.adopt_node(&drawing).ok()?;
    let element: &web_sys::Element = node.dyn_ref()?;
    let clips = element.query_selector("clipPath").ok()?.is_some();
    let class = if clips {
        "sprite sprite--clips"
    } else {
        "sprite"
    };
    element.set_attribute("class", class).ok()?;
    element.set_attribute("aria-hidden", "true").ok()?;
    page.body()?.append_child(&node).ok()?;
    Some(())
}
