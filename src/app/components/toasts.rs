//! Messages that pass, one at a time, under the bar.

use super::icon::{button, icon, icon_button, link};
use crate::app::dom::{El, el};
use crate::app::message::Message;
use crate::app::page::Page;
use crate::app::pwa;
use crate::app::seat;

/// Where the present message is.
#[must_use]
pub fn toasts() -> El {
    let page = Page::here();
    el("aside", "toasts").slot(move || {
        let first = page.messages.with(|messages| messages.first().copied());
        first
            .map(|message| toast(page, message))
            .into_iter()
            .collect()
    })
}

fn toast(page: Page, message: Message) -> El {
    let words = page.words();
    let said = el("p", "").text(&message.text(words));
    if message == Message::UpdateWaiting {
        let later = button("btn btn--chalk", words.later(), move || {
            page.dismiss(message)
        });
        let now = button("btn btn--chalkfill", words.update_now(), pwa::update);
        return el("div", "toast toast--ask")
            .put(icon("again"))
            .put(said)
            .put(el("div", "btn-row").put(later).put(now));
    }
    if message == Message::Watching {
        let here = button("btn btn--chalkfill", words.play_here(), seat::take);
        return el("div", "toast toast--ask")
            .put(icon("info"))
            .put(said)
            .put(el("div", "btn-row").put(here));
    }
    let more = match message {
        Message::Renewed => vec![link("", words.news(), "#/news")],
        Message::DeletesUnvisited => vec![
            link("", words.install(), "#/install"),
            el("span", "").text(" "),
            link("", words.storage_link(), "#/keeping"),
        ],
        _ => Vec::new(),
    };
    let said = said.text(" ").all(more);
    let close = icon_button("close", words.close(), move || page.dismiss(message));
    let sign = match message {
        Message::OfflineReady
        | Message::Copied
        | Message::RulesSaved
        | Message::Restored
        | Message::RestoredOverNewer => "check",
        _ => "info",
    };
    el("div", "toast").put(icon(sign)).put(said).put(close)
}
