//! How the game is operated: by touch and mouse, and by keys.

use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::platform::dom::matches_media;
use leptos::prelude::*;

/// Whether the device is operated by touch alone, as phones are.
fn is_touched() -> bool {
    matches_media("(hover: none) and (pointer: coarse)")
}

/// How the game is operated: by touch and mouse first, then the keys and what they do; on phones the keys are folded.
#[component]
pub fn ControlsPage() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
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
    let keys = view! { <dl class="counts counts--keys">{rows.collect_view()}</dl> }.into_any();
    let keys = if is_touched() {
        view! {
            <details class="keys">
                <summary>{words.shortcuts()}</summary>
                {keys}
            </details>
        }
        .into_any()
    } else {
        view! {
            <h2 class="options__head">{words.shortcuts()}</h2>
            {keys}
        }
        .into_any()
    };
    view! {
        <PageLayout title=words.controls()>
            <main class="sheet">
                <h2 class="sheet__title">{words.controls_title()}</h2>
                <p class="lead">{words.by_touch_help()}</p>
                {keys}
            </main>
        </PageLayout>
    }
}
