//! Messages that pass, one at a time, under the bar.

use super::icon::{button, icon, icon_button, link};
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::message::Message;
use crate::app::pwa;
use crate::app::tab_lock;
use crate::i18n::Words;
use leptos::prelude::*;

/// Where the present message is.
#[must_use]
pub fn toasts() -> El {
    let page = AppContext::here();
    let first = move || page.messages.with(|messages| messages.first().copied());
    el("aside", "toasts").slot_for(first, move |first| {
        first
            .map(|message| toast(page, message))
            .into_iter()
            .collect()
    })
}

/// A button with these words, which follow the language.
fn answer(
    page: AppContext,
    class: &str,
    text: fn(Words) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    button(class, "", press).says(move || text(page.look().words))
}

fn toast(page: AppContext, message: Message) -> El {
    let said = el("p", "").says(move || message.text(page.look().words));
    if message == Message::UpdateWaiting {
        let later = answer(page, "btn btn--chalk", Words::later, move || {
            page.dismiss(message);
        });
        let now = answer(page, "btn btn--chalkfill", Words::update_now, pwa::update);
        return el("div", "toast toast--ask")
            .put(icon("again"))
            .put(said)
            .put(el("div", "btn-row").put(later).put(now));
    }
    if message == Message::Watching {
        let here = answer(page, "btn btn--chalkfill", Words::play_here, tab_lock::take);
        return el("div", "toast toast--ask")
            .put(icon("info"))
            .put(said)
            .put(el("div", "btn-row").put(here));
    }
    let to = |text: fn(Words) -> &'static str, address: &'static str| {
        link("", "", address).says(move || text(page.look().words))
    };
    let more = match message {
        Message::Renewed => vec![to(Words::news, "#/news")],
        Message::DeletesUnvisited => vec![
            to(Words::install, "#/install"),
            el("span", "").text(" "),
            to(Words::storage_link, "#/keeping"),
        ],
        _ => Vec::new(),
    };
    let said = said.text(" ").all(more);
    let close = icon_button("close", "", move || page.dismiss(message))
        .live("aria-label", move || Some(page.look().words.close()));
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
