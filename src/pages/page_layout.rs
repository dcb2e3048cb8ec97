//! What every page but the table has: a bar with a way back, and a title.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use leptos::prelude::*;

/// A page with this title: a bar with the way back to the table, and the content.
#[component]
pub fn PageLayout(
    #[prop(into)] title: String,
    #[prop(default = "page")] class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <div class=class>
            <TitleBar title />
            {children()}
        </div>
    }
}

/// The bar of a page: the way back, the title, and what else the page puts there. Opens the page at
/// its beginning.
#[component]
pub fn TitleBar(
    #[prop(into)] title: String,
    /// Where the way back leads, and its name; to the table if not given.
    #[prop(optional)]
    back: Option<(&'static str, &'static str)>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let to_table = || ("#/", AppContext::use_context().words().back_to_table());
    let (href, label) = back.unwrap_or_else(to_table);
    // Drawing it only draws; the page is there in the next microtask.
    queue_microtask(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    view! {
        <header class="bar">
            <a class="icon-btn" href=href aria-label=label>
                <Icon name="back" />
            </a>
            <h1 class="bar__title" tabindex="-1" id="title">
                {title}
            </h1>
            {children.map(|children| children())}
        </header>
    }
}
