//! How the page becomes an app of the device: by the browser's own offer, or by hand.

use super::content::{LocalContent, ShortText};
use crate::app_context::AppContext;
use crate::components::note::Note;
use crate::components::page_layout::PageLayout;
use crate::model::page_bridge::event;
use crate::platform::dom::{dispatch_window_event, matches_media};
use crate::platform::root;
use leptos::prelude::*;

#[component]
pub fn InstallPage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let is_asked = RwSignal::new(false);
    view! {
        <PageLayout title=words.install()>
            <main class="sheet">
                <div class="halves">
                    <h2 class="sheet__title">{words.install_title()}</h2>
                    <ShortText name="why-install" />
                    <section class="halves__do">
                        <img class="app-icon" src="icons/icon.svg" width="96" height="96" alt="" />
                        {move || view! { <InstallWays is_asked=is_asked.get() on_ask=move || is_asked.set(true) /> }.into_any()}
                    </section>
                </div>
            </main>
        </PageLayout>
    }
}

/// The ways to install: what the browser offers, or what to do by hand.
#[component]
fn InstallWays(
    /// Whether the browser was asked to offer it.
    is_asked: bool,
    on_ask: impl Fn() + 'static,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let is_installed = matches_media("(display-mode: standalone)");
    if is_installed || is_asked {
        let text = if is_installed {
            words.installed()
        } else {
            words.install_asked()
        };
        return view! {
            <Note icon="check" role="status">
                <p>{text}</p>
            </Note>
        }
        .into_any();
    }
    if root::has("data-install") {
        let install = move |_| {
            dispatch_window_event(event::INSTALL);
            on_ask();
        };
        return view! {
            <button
                type="button"
                class="btn btn--primary btn--wide"
                data-call="install"
                on:click=install
            >
                {words.install()}
            </button>
        }
        .into_any();
    }
    view! { <LocalContent name="install" /> }.into_any()
}
