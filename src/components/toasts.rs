//! Toasts, one at a time, under the bar.

use super::icon::{Icon, IconButton};
use super::keyed::Keyed;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::model::route::{PlainPage, Route};
use crate::platform::service_worker;
use crate::platform::tab_lock;
use crate::toasts::Toast;
use leptos::prelude::*;

/// The place of the present toast. It stays the same element on every page.
#[component]
pub fn ToastPlace() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let first = Memo::new(move |_| {
        // Over a result it would cover that, and the next deal brings the new release anyhow.
        let waits = game.is_end_shown.get().then_some(Toast::UpdateWaiting);
        let mut waiting = app.toasts.get().into_iter();
        waiting.find(|toast| Some(*toast) != waits)
    });
    view! {
        <aside class=move || app.route.with(class)>
            <Keyed key=first>
                {first.get_untracked().map(|toast| view! { <ToastPanel toast /> }.into_any())}
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

/// A toast; its text follows the language.
#[component]
fn ToastPanel(toast: Toast) -> impl IntoView {
    let app = AppContext::use_context();
    match toast {
        Toast::UpdateWaiting => view! {
            <div class="toast toast--ask">
                <Icon name="again" />
                <p>{move || toast.text(app.look().words)}</p>
                <div class="btn-row">
                    <button
                        type="button"
                        class="btn btn--chalk"
                        on:click=move |_| app.toasts.dismiss(toast)
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
        Toast::ReadOnly => view! {
            <div class="toast toast--ask">
                <Icon name="info" />
                <p>{move || toast.text(app.look().words)}</p>
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
                <Icon name=icon(toast) />
                <p>{move || toast.text(app.look().words)} {" "} {links(app, toast)}</p>
                <IconButton
                    name="close"
                    label=Signal::derive(move || app.look().words.close())
                    on_click=Callback::new(move |()| app.toasts.dismiss(toast))
                />
            </div>
        }
        .into_any(),
    }
}

const fn icon(toast: Toast) -> &'static str {
    match toast {
        Toast::Copied | Toast::RulesSaved | Toast::Restored | Toast::RestoredOverNewer => "check",
        _ => "info",
    }
}

/// Where a toast leads.
fn links(app: AppContext, toast: Toast) -> Option<AnyView> {
    let view = match toast {
        Toast::Updated => {
            view! { <a href="#/about">{move || app.look().words.news()}</a> }.into_any()
        }
        Toast::DeletesUnvisited => view! {
            <a href="#/install">{move || app.look().words.install()}</a>
            <span>" "</span>
            <a href="#/backup">{move || app.look().words.backup_link()}</a>
        }
        .into_any(),
        _ => return None,
    };
    Some(view)
}
