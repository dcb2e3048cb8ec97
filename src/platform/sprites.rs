//! Brings the drawings into the page, each file once, whichever of the page's programs asks for it.

use crate::platform::dom::find;
use crate::platform::fetch::fetch_document;
use crate::platform::startup;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::Document;

thread_local! {
    static LOADED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Loads a file of drawings and puts it into the page's body. A file that cannot be had is asked
/// for again the next time.
pub fn load(address: &'static str) {
    let is_there = || find(&["[data-file=\"", address, "\"]"].concat()).is_some();
    if LOADED.with_borrow(|loaded| loaded.contains(&address)) || is_there() {
        return;
    }
    LOADED.with_borrow_mut(|loaded| loaded.push(address));
    let adopt_in_turn = move |drawing| {
        startup::schedule_first(move || {
            if adopt(drawing, address).is_none() {
                LOADED.with_borrow_mut(|loaded| loaded.retain(|one| *one != address));
            }
        });
    };
    fetch_document(address, "image/svg+xml", Box::new(adopt_in_turn));
}

/// Moves the loaded drawing into this page.
fn adopt(drawing: Option<Document>, address: &str) -> Option<()> {
    let drawing = drawing?.document_element()?;
    let page = web_sys::window()?.document()?;
    let node = page.adopt_node(&drawing).ok()?;
    let element: &web_sys::Element = node.dyn_ref()?;
    let clips = element.query_selector("clipPath, pattern").ok()?.is_some();
    let class = if clips {
        "sprite sprite--clips"
    } else {
        "sprite"
    };
    element.set_attribute("class", class).ok()?;
    element.set_attribute("aria-hidden", "true").ok()?;
    element.set_attribute("data-file", address).ok()?;
    page.body()?.append_child(&node).ok()?;
    Some(())
}
