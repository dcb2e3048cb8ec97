//! What others wrote that is part of the page, and under which licences.

use super::elements::HeadedContent;
use crate::app::app_context::AppContext;
use crate::app::pages::page_layout::PageLayout;
use leptos::prelude::*;

/// A line for each licence with what stands under it; `cargo xtask licences` writes them.
const LIST: &str = include_str!("licences.txt");

/// The page with the licences.
#[component]
pub fn Licences() -> impl IntoView {
    let words = AppContext::use_context().words();
    let entry = |line: &'static str| {
        let (licence, crates) = line.split_once(": ")?;
        Some(view! {
            <h3>{licence}</h3>
            <p class="mono">{crates}</p>
        })
    };
    view! {
        <PageLayout title=words.licences()>
            <HeadedContent heading=words.licences()>
                <p class="lead">{words.licences_help()}</p>
                <article class="prose">{LIST.lines().filter_map(entry).collect_view()}</article>
            </HeadedContent>
        </PageLayout>
    }
}
