//! Something broke: a page that says so, made of plain links, since nothing else can be trusted.

use crate::i18n::{Language, Words};
use crate::model::match_session::MatchSession;
use crate::model::route::StartRequest;
use crate::storage::backup_file::FILE_NAME;
use crate::storage::browser::{self, StorageKey};
use std::panic::PanicHookInfo;
use web_sys::{Blob, Document, Element, Url};

/// On the body of that page.
const SHOWN: &str = "data-failed";

/// Shows that page when the program panics. Every move was kept before it was shown, so that
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
    let fresh = element(&document, "body", "", "")?;
    fresh.set_attribute(SHOWN, "").ok()?;
    if let Ok(drawings) = document.query_selector_all("svg.sprite") {
        for place in 0..drawings.length() {
            let _ = drawings
                .get(place)
                .map(|drawing| fresh.append_child(&drawing));
        }
    }
    let page = element(&document, "div", "page", "")?;
    let bar = element(&document, "header", "bar bar--plain", "")?;
    append(
        &bar,
        &element(&document, "h1", "bar__title", words.app_name())?,
    );
    append(&page, &bar);
    let main = element(&document, "main", "sheet", "")?;
    let message = element(&document, "div", "message", "")?;
    append(
        &message,
        &element(&document, "h2", "sheet__title", words.crash_title())?,
    );
    append(&message, &element(&document, "p", "", words.crash())?);
    append(&message, &buttons(&document, words)?);
    let details = element(&document, "details", "", "")?;
    append(
        &details,
        &element(&document, "summary", "", words.crash_report())?,
    );
    let report = report(info);
    append(&details, &element(&document, "p", "mono", &report)?);
    append(&details, &copier(&document, words, &report)?);
    append(&message, &details);
    append(&main, &message);
    append(&page, &main);
    append(&fresh, &page);
    body.replace_with_with_node_1(&fresh).ok()
}

fn buttons(document: &Document, words: Words) -> Option<Element> {
    let stack = element(document, "div", "btn-stack", "")?;
    let resume = link(
        document,
        "btn btn--primary btn--wide",
        words.crash_resume(),
        StartRequest::Resume.address(),
    )?;
    append(&stack, &resume);
    let parts = js_sys::Array::of1(&browser::export().into());
    let file = Blob::new_with_str_sequence(&parts)
        .ok()
        .and_then(|blob| Url::create_object_url_with_blob(&blob).ok());
    if let Some(file) = file {
        let save = link(document, "btn btn--wide", words.export(), &file)?;
        let _ = save.set_attribute("download", FILE_NAME);
        append(&stack, &save);
    }
    let again = link(
        document,
        "btn btn--quiet btn--wide",
        words.crash_redeal(),
        StartRequest::DealAgain.address(),
    )?;
    append(&stack, &again);
    Some(stack)
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
fn copier(document: &Document, words: Words, report: &str) -> Option<Element> {
    let button = element(document, "button", "btn btn--quiet", words.crash_copy())?;
    let _ = button.set_attribute("data-copy", report);
    let _ = button.set_attribute("data-copied", words.crash_copied());
    let _ = button.set_attribute("data-uncopied", words.crash_not_copied());
    Some(button)
}

fn element(document: &Document, tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = document.create_element(tag).ok()?;
    if !class.is_empty() {
        let _ = element.set_attribute("class", class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    Some(element)
}

fn link(document: &Document, class: &str, text: &str, address: &str) -> Option<Element> {
    let link = element(document, "a", class, text)?;
    let _ = link.set_attribute("href", address);
    Some(link)
}

fn append(parent: &Element, child: &Element) {
    let _ = parent.append_child(child);
}
