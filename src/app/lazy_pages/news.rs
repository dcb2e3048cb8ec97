//! What this release brought, for who comes back after an update.

use super::elements::HeadedContent;
use crate::app::app_context::AppContext;
use crate::app::pages::page_layout::PageLayout;
use leptos::prelude::*;

/// The page about what is new.
#[component]
pub fn News() -> impl IntoView {
    let words = AppContext::use_context().words();
    let item = |(title, text): &(&'static str, &'static str)| {
        view! {
            <li>
                <b>{*title}</b>
                <br />
                {*text}
            </li>
        }
        .into_any()
    };
    view! {
        <PageLayout title=words.news()>
            <HeadedContent heading=words.news()>
                <p class="lead">{[words.version(), " ", env!("CARGO_PKG_VERSION")].concat()}</p>
                <article class="prose">
                    <ul>{words.news_items().iter().map(item).collect_view()}</ul>
                </article>
            </HeadedContent>
        </PageLayout>
    }
}
