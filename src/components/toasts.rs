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
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let first = Memo::new(move |_| {
        // Over a result it would cover that, and the next deal brings the new release anyhow.
        let waits = game.over.get().then_some(Message::UpdateWaiting);
        app.messages.with(|messages| {
            let mut shown = messages.iter().filter(|message| Some(**message) != waits);
            shown.next().copied()
        })
    });
    view! {
        <aside class=move || app.route.with(class)>
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
        Route::Table | Route::Study(_) | Route::Deal(_) | Route::Daily | Route::NewMatch => {
            "toasts"
        }
        Route::Plain(PlainPage::Rules(_)) => "toasts toasts--page toasts--dock",
        _ => "toasts toasts--page",
    }
}

/// A message; its text follows the language.
#[component]
fn Toast(message: Message) -> impl IntoView {
    let app = AppContext::use_context();
    match message {
        Message::UpdateWaiting => view! {
            <div class="toast toast--ask">
                <Icon name="again" />
                <p>{move || message.text(app.look().words)}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn btn--chalk"
                        on:click=move |_| app.dismiss(message)
                    >
                        {move || app.look().words.later()}
                    </button>
                    <button
                        type="button"
                        class="btn btn--chalkfill"
                        on:click=move |_| service_worker::update()
                    >
                        {move || app.look().words.update_now()}
                    </button>
                </div>
            </div>
        }
        .into_any(),
        Message::Watching => view! {
            <div class="toast toast--ask">
                <Icon name="info" />
                <p>{move || message.text(app.look().words)}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn btn--chalkfill"
                        on:click=move |_| tab_lock::acquire()
                    >
                        {move || app.look().words.play_here()}
                    </button>
                </div>
            </div>
        }
        .into_any(),
        _ => view! {
            <div class="toast">
                <Icon name=icon(message) />
                <p>{move || message.text(app.look().words)} {" "} {links(app, message)}</p>
                <IconButton
                    name="close"
                    label=Signal::derive(move || app.look().words.close())
                    on_click=Callback::new(move |()| app.dismiss(message))
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
fn links(app: AppContext, message: Message) -> Option<AnyView> {
    let view = match message {
        Message::Updated => {
            view! { <a href="#/about">{move || app.look().words.news()}</a> }.into_any()
        }
        Message::DeletesUnvisited => view! {
            <a href="#/install">{move || app.look().words.install()}</a>
            <span>" "</span>
            <a href="#/backup">{move || app.look().words.backup_link()}</a>
        }
        .into_any(),
        _ => return None,
    };
    Some(view)
}
