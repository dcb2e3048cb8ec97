//! Something broke: a page that says so, made of plain links, since nothing else can be trusted.

use crate::i18n::{Language, Words};
use crate::model::match_session::MatchSession;
use crate::model::route::StartRequest;
use crate::storage::backup_file::FILE_NAME;
use crate::storage::browser::{self, StorageKey};
use std::panic::PanicHookInfo;
use web_sys::{Blob, Element, Url};

/// On the body of that page.
const SHOWN: &str = "data-failed";

/// Shows that page when the program panics. Every move was saved before it was shown, so that
/// starting again goes on from there.
pub fn set_hook() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        let _ = show(info);
    }));
}

fn show(info: &PanicHookInfo<'_>) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let tag = document.document_element()?.get_attribute("lang")?;
    let language = Language::from_tag(&tag).unwrap_or_default();
    let words = Words::new(language, Default::default());
    let body = document.body()?;
    if body.has_attribute(SHOWN) {
        // What failed first says most; what is left of the program may go on failing.
        return None;
    }
    // Listeners of the broken program hang on the old body.
    let fresh = document.create_element("body").ok()?;
    fresh.set_attribute(SHOWN, "").ok()?;
    if let Ok(drawings) = document.query_selector_all("svg.sprite") {
        for place in 0..drawings.length() {
            let _ = drawings
                .get(place)
                .map(|drawing| fresh.append_child(&drawing));
        }
    }
    let page = add(&fresh, "div", "page", "")?;
    let bar = add(&page, "header", "bar bar--plain", "")?;
    add(&bar, "h1", "bar__title", words.app_name())?;
    let main = add(&page, "main", "sheet", "")?;
    let message = add(&main, "div", "message", "")?;
    add(&message, "h2", "sheet__title", words.crash_title())?;
    add(&message, "p", "", words.crash())?;
    add_buttons(&message, words)?;
    let details = add(&message, "details", "", "")?;
    add(&details, "summary", "", words.crash_report())?;
    let report = report(info);
    add(&details, "p", "mono", &report)?;
    add_copier(&details, words, &report)?;
    body.replace_with_with_node_1(&fresh).ok()
}

fn add_buttons(message: &Element, words: Words) -> Option<()> {
    let stack = add(message, "div", "btn-stack", "")?;
    let resume = StartRequest::Resume.address();
    add_link(
        &stack,
        "btn btn--primary btn--wide",
        words.crash_resume(),
        resume,
    )?;
    let parts = js_sys::Array::of1(&browser::export().into());
    let file = Blob::new_with_str_sequence(&parts)
        .ok()
        .and_then(|blob| Url::create_object_url_with_blob(&blob).ok());
    if let Some(file) = file {
        let save = add_link(&stack, "btn btn--wide", words.export(), &file)?;
        let _ = save.set_attribute("download", FILE_NAME);
    }
    let again = StartRequest::DealAgain.address();
    add_link(
        &stack,
        "btn btn--quiet btn--wide",
        words.crash_redeal(),
        again,
    )?;
    Some(())
}

/// What helps to find the fault, and nothing about the player: version, what failed, and the match
/// as its link, seeds and moves.
fn report(info: &PanicHookInfo<'_>) -> String {
    let played = browser::read(StorageKey::Match);
    [
        env!("CARGO_PKG_VERSION"),
        " · ",
        &info.to_string(),
        " · ",
        &MatchSession::for_report(&played.unwrap_or_default()),
    ]
    .concat()
}

/// A button that copies the report: the first script does it (`web/boot.js`), which is not broken.
fn add_copier(details: &Element, words: Words, report: &str) -> Option<()> {
    let button = add(details, "button", "btn btn--quiet", words.crash_copy())?;
    let _ = button.set_attribute("data-copy", report);
    let _ = button.set_attribute("data-copied", words.crash_copied());
    let _ = button.set_attribute("data-uncopied", words.crash_not_copied());
    Some(())
}

/// A new element, the last in its parent.
fn add(parent: &Element, tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = parent.owner_document()?.create_element(tag).ok()?;
    if !class.is_empty() {
        let _ = element.set_attribute("class", class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    parent.append_child(&element).ok()?;
    Some(element)
}

fn add_link(parent: &Element, class: &str, text: &str, address: &str) -> Option<Element> {
    let link = add(parent, "a", class, text)?;
    let _ = link.set_attribute("href", address);
    Some(link)
}
