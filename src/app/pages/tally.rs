//! The slate as a screen of its own.

use super::sheet::sheet;
use crate::app::components::slate::slate;
use crate::app::dom::{El, el};
use crate::app::page::Page;

/// The screen.
#[must_use]
pub fn tally() -> El {
    let words = Page::here().words();
    let note = el("p", "tally__note").text(words.bummerl_explained());
    let content = el("main", "tally").slot(slate).put(note);
    sheet(words.slate(), content).attr("class", "page table-ground")
}
