//! How the game is operated: by touch and mouse, and by keys.

use crate::app_context::AppContext;
use crate::pages::page_layout::PageLayout;
use leptos::prelude::*;

/// How the game is operated: by touch and mouse first, then the keys and what they do.
#[component]
pub fn ControlsPage() -> impl IntoView {
    let words = AppContext::use_context().words();
    let row = |(key, text): (&'static str, &'static str)| {
        view! {
            <div>
                <dt>{text}</dt>
                <dd>{key}</dd>
            </div>
        }
        .into_any()
    };
    let rows = words.key_help().map(row).into_iter();
    view! {
        <PageLayout title=words.controls()>
            <main class="sheet">
                <h2 class="sheet__title">{words.controls()}</h2>
                <p class="lead">{words.by_touch_help()}</p>
                <h2 class="opts__head">{words.shortcuts()}</h2>
                <dl class="counts">{rows.collect_view()}</dl>
            </main>
        </PageLayout>
    }
}
