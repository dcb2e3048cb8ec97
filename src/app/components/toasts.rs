//! Messages that pass, one at a time, under the bar.

use super::icon::{button, icon, icon_button, link};
use crate::app::dom::{El, el};
use crate::app::page::{Message, Page};
use crate::app::pwa;
use crate::app::seat;
use crate::app::storage::browser::Trouble;
use crate::words::Words;

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
    let said = el("p", "").text(text(words, message));
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
    let more = (message == Message::Renewed).then(|| link("", words.news(), "#/news"));
    let said = said.text(" ").all(more);
    let close = icon_button("close", words.close(), move || page.dismiss(message));
    let sign = match message {
        Message::OfflineReady | Message::Copied | Message::RulesSaved | Message::Restored => {
            "check"
        }
        _ => "info",
    };
    el("div", "toast").put(icon(sign)).put(said).put(close)
}

/// What a message says.
#[must_use]
pub fn text(words: Words, message: Message) -> &'static str {
    match message {
        Message::OfflineReady => words.offline_ready(),
        Message::UpdateWaiting => words.update_waiting(),
        Message::Renewed => words.renewed(),
        Message::WorkerDied => words.worker_died(),
        Message::WorkerGone => words.worker_gone(),
        Message::Copied => words.copied(),
        Message::Restored => words.imported(),
        Message::RulesSaved => words.rules_saved(),
        Message::Watching => words.watching(),
        Message::DealIsWrittenUp => words.deal_is_written_up(),
        Message::Storage(Trouble::Blocked) => words.storage_blocked(),
        Message::Storage(Trouble::Full) => words.storage_full(),
        Message::Storage(Trouble::SetAside) => words.storage_corrupt(),
        Message::Storage(Trouble::OlderCopy) => words.storage_older_copy(),
        Message::Storage(Trouble::Newer) => words.storage_newer(),
    }
}
