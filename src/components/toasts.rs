//! Messages that pass, one at a time, under the bar.

use super::icon::{Icon, IconButton};
use super::keyed::Keyed;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::message::Message;
use crate::model::route::{PlainPage, Route};
use crate::platform::service_worker;
use crate::platform::tab_lock;
use leptos::prelude::*;

/// The place of the present message. It stays the same element on every page.
#[component]
pub fn Toasts() -> impl IntoView {
    let (page, game) = (AppContext::use_context(), GameController::use_context());
    let first = Memo::new(move |_| {
        // Over a result it would cover that, and the next deal brings the new release anyhow.
        let waits = game.over.get().then_some(Message::UpdateWaiting);
        page.messages.with(|messages| {
            let mut shown = messages.iter().filter(|message| Some(**message) != waits);
            shown.next().copied()
        })
    });
    view! {
        <aside class=move || page.route.with(class)>
            <Keyed key=first>
                {first.get_untracked().map(|message| view! { <Toast message /> }.into_any())}
            </Keyed>
        </aside>
    }
}

/// Under the bar where nothing scrolls. Elsewhere at the end of the page, so that all of it can be scrolled free; the rules
/// have their own buttons there.
fn class(route: &Route) -> &'static str {
    match route {
        Route::Table | Route::Deal(_) | Route::Daily | Route::NewMatch => "toasts",
        Route::Study(_) => "toasts",
        Route::Plain(PlainPage::Rules(_)) => "toasts toasts--page toasts--dock",
        _ => "toasts toasts--page",
    }
}

/// A message; its text follows the language.
#[component]
fn Toast(message: Message) -> impl IntoView {
    let page = AppContext::use_context();
    match message {
        Message::UpdateWaiting => view! {
            <div class="toast toast--ask">
                <Icon name="again" />
                <p>{move || message.text(page.look().words)}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn btn--chalk"
                        on:click=move |_| page.dismiss(message)
                    >
                        {move || page.look().words.later()}
                    </button>
                    <button
                        type="button"
                        class="btn btn--chalkfill"
                        on:click=move |_| service_worker::update()
                    >
                        {move || page.look().words.update_now()}
                    </button>
                </div>
            </div>
        }
        .into_any(),
        Message::Watching => view! {
            <div class="toast toast--ask">
                <Icon name="info" />
                <p>{move || message.text(page.look().words)}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn btn--chalkfill"
                        on:click=move |_| tab_lock::acquire()
                    >
                        {move || page.look().words.play_here()}
                    </button>
                </div>
            </div>
        }
        .into_any(),
        _ => view! {
            <div class="toast">
                <Icon name=icon(message) />
                <p>{move || message.text(page.look().words)} {" "} {links(page, message)}</p>
                <IconButton
                    name="close"
                    label=Signal::derive(move || page.look().words.close())
                    on_click=Callback::new(move |()| page.dismiss(message))
                />
            </div>
        }
        .into_any(),
    }
}

const fn icon(message: Message) -> &'static str {
    match message {
        Message::Copied | Message::RulesSaved | Message::Restored | Message::RestoredOverNewer => {
            "check"
        }
        _ => "info",
    }
}

/// Where a message leads.
fn links(page: AppContext, message: Message) -> Option<AnyView> {
    let view = match message {
        Message::Updated => {
            view! { <a href="#/about">{move || page.look().words.news()}</a> }.into_any()
        }
        Message::DeletesUnvisited => view! {
            <a href="#/install">{move || page.look().words.install()}</a>
            <span>" "</span>
            <a href="#/backup">{move || page.look().words.backup_link()}</a>
        }
        .into_any(),
        _ => return None,
    };
    Some(view)
}
