//! The one live region. It stands in `index.html`, for screen readers speak what comes into a region that is there already;
//! every sentence is a paragraph of its own, so that repeats are spoken too.

use super::dom::find;
use leptos::prelude::document;

/// It keeps eight sentences.
const TOO_OLD: &str = "#live-region > :nth-last-child(9)";

/// Reads a sentence out.
pub fn read_out(sentence: &str) {
    let Some(region) = find("#live-region") else {
        return;
    };
    if let Ok(paragraph) = document().create_element("p") {
        paragraph.set_text_content(Some(sentence));
        let _ = region.append_child(&paragraph);
    }
    if let Some(old) = find(TOO_OLD) {
        old.remove();
    }
}

/// Takes away what was read out: at the table, once another page is open, or in another language.
pub fn clear() {
    if let Some(region) = find("#live-region") {
        region.set_text_content(None);
    }
}
