//! Texts that lie in files of their own, in `public/content`, instead of in the program. A page fetches its file when it
//! is opened; the service worker keeps the files with the rest of a release. A file may name a style sheet of its own, so
//! that the table does not wait for it. Texts of a sentence or two share one.

use crate::app_context::AppContext;
use crate::pages::lazy_page::Missing;
use crate::platform::fetch::fetch_document;
use leptos::html;
use leptos::prelude::*;
use leptos::reactive::owner::WeakOwner;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element};

/// The text of a file, or one of its short texts. If it cannot be had, says so and offers to try again.
#[component]
pub fn Content(
    /// The file in `content/`.
    file: String,
    /// The name of the short text, where only that is wanted.
    #[prop(optional)]
    short: Option<&'static str>,
    /// What is done with the text once it stands in the page.
    #[prop(default = |_| {})]
    on_shown: fn(&Element),
) -> impl IntoView {
    let is_missing = RwSignal::new(false);
    let place = NodeRef::<html::Div>::new();
    // The callback belongs to this owner: a strong reference to it would be a cycle, and the page would never be dropped.
    let owner = Owner::current().map(|owner| owner.downgrade());
    let load = Callback::new(move |()| {
        is_missing.set(false);
        let owner = owner.clone();
        let show = move |document: Option<Document>| {
            // The page may have been left meanwhile.
            let Some(Some(place)) = place.try_get_untracked() else {
                return;
            };
            let Some(text) = document.and_then(|document| find_text(&document, short)) else {
                return is_missing.set(true);
            };
            let sheet = find_in(&text, "link");
            let Some(owner) = owner.as_ref().and_then(WeakOwner::upgrade) else {
                return;
            };
            if let Some(sheet) = &sheet {
                let _ = place.append_child(sheet);
            }
            let shown_by = owner.downgrade();
            // Only now does the text stand in the page: nobody sees it, or taps on it, before its style sheet is there.
            let present = move || {
                if let Some(owner) = shown_by.upgrade().filter(|_| place.is_connected()) {
                    let _ = place.append_child(&text);
                    owner.with(|| on_shown(&text));
                }
            };
            match sheet {
                Some(sheet) => owner.with(|| when_loaded(&sheet, present)),
                None => present(),
            }
        };
        fetch_document(&["content/", &file].concat(), "text/html", Box::new(show));
    });
    load.run(());
    view! {
        {move || is_missing.get().then(|| view! { <Missing on_again=load /> }.into_any())}
        <div class="fetched-text" node_ref=place></div>
    }
}

/// The text of this name in the reader's language.
#[component]
pub fn LocalContent(name: &'static str) -> impl IntoView {
    let language = AppContext::use_context().words_untracked().language.tag();
    view! { <Content file=[language, "/", name, ".html"].concat() /> }
}

/// The short text of this name in the reader's language.
#[component]
pub fn ShortText(name: &'static str) -> impl IntoView {
    let language = AppContext::use_context().words_untracked().language.tag();
    view! { <Content file=[language, "/short-texts.html"].concat() short=name /> }
}

/// The text in a fetched document, or its short text of this name, unless a host has sent some other page in its place.
fn find_text(document: &Document, short: Option<&str>) -> Option<Element> {
    let text = document.query_selector("[data-content]").ok().flatten()?;
    match short {
        Some(name) => find_in(&text, &["[data-text=", name, "]"].concat()),
        None => Some(text),
    }
}

/// Does something once a style sheet has come, or has turned out to be missing; nothing, and nothing is held for it, if
/// the page is left before.
fn when_loaded(sheet: &Element, work: impl FnOnce() + 'static) {
    // Given up with the page; the browser may call what it was given even then.
    let work = StoredValue::new_local(Some(work));
    let on_end = Closure::once_into_js(move || {
        if let Some(Some(work)) = work.try_update_value(Option::take) {
            work();
        }
    });
    for event in ["load", "error"] {
        let _ = sheet.add_event_listener_with_callback(event, on_end.unchecked_ref());
    }
}

/// The first element in this one that fits.
pub fn find_in(root: &Element, selector: &str) -> Option<Element> {
    root.query_selector(selector).ok().flatten()
}
