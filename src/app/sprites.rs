//! Brings the drawings into the page, each file once.

use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{XmlHttpRequest, XmlHttpRequestResponseType};

thread_local! {
    static LOADED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
    /// How many files have come and wait for their frame.
    static WAITING: Cell<u32> = const { Cell::new(0) };
}

/// How long a frame is, in milliseconds.
const FRAME: u64 = 17;

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
        let adopt = move || {
            if adopt(&loaded).is_none() {
                forget(address);
            }
        };
        // Each in a frame of its own: all at once would hold up whatever moves.
        let place = WAITING.replace(WAITING.get() + 1);
        let later = Duration::from_millis(FRAME * u64::from(place));
        set_timeout(
            move || {
                WAITING.set(WAITING.get() - 1);
                adopt();
            },
            later,
        );
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
