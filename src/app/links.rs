//! Links to deals, for others.

use super::app_context::AppContext;
use super::components::icon::icon;
use super::dom::{El, el};
use super::live::Live;
use super::message::Message;
use js_sys::{Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::Clipboard;

/// Gives a button its work: to copy a text. Where the browser does not allow that, the text appears
/// below the button, to be copied by hand.
#[must_use]
pub fn copies(button: El, text: impl Fn() -> Option<String> + 'static) -> El {
    let refused: Live<Option<String>> = Live::new(None);
    let button = button.press(move || {
        if let Some(text) = text() {
            refused.set(None);
            copy(text, refused);
        }
    });
    el("div", "copies")
        .put(button)
        .slot(move || refused.get().map(by_hand).unwrap_or_default())
}

fn copy(text: String, refused: Live<Option<String>>) {
    let page = AppContext::here();
    let Some(written) = write(&text) else {
        return refused.set(Some(text));
    };
    let on_written = Closure::once_into_js(move |_: JsValue| page.tell(Message::Copied));
    let on_refused = Closure::once_into_js(move |_: JsValue| refused.set(Some(text)));
    let then = Reflect::get(&written, &"then".into());
    if let Some(then) = then
        .ok()
        .and_then(|then| then.dyn_into::<js_sys::Function>().ok())
    {
        let _ = then.call2(&written, &on_written, &on_refused);
    }
}

/// Asks the browser to copy a text; nothing where it has no clipboard, as on pages without HTTPS.
fn write(text: &str) -> Option<Promise> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    let clipboard: Clipboard = clipboard.is_object().then(|| clipboard.unchecked_into())?;
    Some(clipboard.write_text(text))
}

fn by_hand(text: String) -> Vec<El> {
    let words = AppContext::here().words();
    let note = el("p", "").attr("role", "alert").text(words.not_copied());
    // A tap selects all of it (`user-select`).
    let line = el("p", "copies__text").attr("tabindex", "0").text(&text);
    vec![el("div", "note").put(icon("info")).put(note), line]
}

/// The page's own address with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    [origin, path, fragment.into()].concat()
}
