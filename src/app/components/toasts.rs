//! Messages that pass, one at a time, under the bar.

use super::icon::{icon, icon_button};
use crate::app::page::{Message, Page};
use crate::app::pwa;
use crate::app::storage::browser::Trouble;
use crate::words::Words;
use leptos::prelude::*;

/// The present message.
pub fn toasts() -> impl IntoView {
    let page = Page::here();
    let first = Memo::new(move |_| page.messages.with(|messages| messages.first().copied()));
    view! {
        <div class="toasts" role="status">
            {move || first.get().map(toast)}
        </div>
    }
}

fn toast(message: Message) -> AnyView {
    let page = Page::here();
    let words = page.words;
    if message == Message::UpdateWaiting {
        return update().into_any();
    }
    view! {
        <div class="toast">
            {icon(sign(message))}
            <p>{move || text(words.get(), message)}</p>
            {icon_button("close", move || words.get().close(), move || page.dismiss(message))}
        </div>
    }
    .into_any()
}

fn update() -> impl IntoView {
    let page = Page::here();
    let words = page.words;
    view! {
        <div class="toast toast--ask">
            {icon("again")}
            <p>{move || words.get().update_waiting()}</p>
            <div class="btn-row">
                <button
                    type="button"
                    class="btn btn--chalk"
                    on:click=move |_| page.dismiss(Message::UpdateWaiting)
                >
                    {move || words.get().later()}
                </button>
                <button type="button" class="btn btn--chalkfill" on:click=|_| pwa::update()>
                    {move || words.get().update_now()}
                </button>
            </div>
        </div>
    }
}

const fn sign(message: Message) -> &'static str {
    match message {
        Message::OfflineReady | Message::Copied => "check",
        _ => "info",
    }
}

fn text(words: Words, message: Message) -> &'static str {
    match message {
        Message::OfflineReady => words.offline_ready(),
        Message::UpdateWaiting => words.update_waiting(),
        Message::WorkerDied => words.worker_died(),
        Message::WorkerGone => words.worker_gone(),
        Message::Copied => words.copied(),
        Message::Storage(Trouble::Blocked) => words.storage_blocked(),
        Message::Storage(Trouble::Full) => words.storage_full(),
        Message::Storage(Trouble::SetAside) => words.storage_corrupt(),
        Message::Storage(Trouble::OlderCopy) => words.storage_older_copy(),
        Message::Storage(Trouble::Newer) => words.storage_newer(),
    }
}
