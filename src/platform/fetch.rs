//! Files that are fetched when they are wanted.

use wasm_bindgen::prelude::*;
use web_sys::{Document, XmlHttpRequest, XmlHttpRequestResponseType};

/// Fetches a file and gives it to `then` as a document of this type, or `None` if it cannot be had.
pub fn fetch_document(address: &str, mime: &str, then: Box<dyn FnOnce(Option<Document>)>) {
    let Ok(request) = XmlHttpRequest::new() else {
        return then(None);
    };
    if request.open("GET", address).is_err() {
        return then(None);
    }
    let loaded = request.clone();
    let on_end = Closure::once_into_js(move || {
        let is_there = matches!(loaded.status(), Ok(200));
        then(loaded.response_xml().ok().flatten().filter(|_| is_there));
    });
    request.set_onloadend(Some(on_end.unchecked_ref()));
    request.set_response_type(XmlHttpRequestResponseType::Document);
    // Once opened, a request that fails ends, too.
    let _ = request.override_mime_type(mime);
    let _ = request.send();
}
