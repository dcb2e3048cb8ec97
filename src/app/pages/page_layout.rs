//! What every screen but the table has: a bar with a way back, and a title.

use crate::app::app_context::AppContext;
use crate::app::components::icon::Icon;
use crate::app::components::icon::{icon, link};
use crate::app::dom::{El, el};
use crate::i18n::Source;
use leptos::prelude::*;

/// A screen with this title.
#[must_use]
pub fn sheet(title: &str, content: El) -> El {
    let back = link("icon-btn", "", "#/")
        .attr("aria-label", AppContext::here().words().back_to_table())
        .put(icon("back"));
    let title = el("h1", "bar__title")
        .attr("tabindex", "-1")
        .attr("id", "title")
        .text(title);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    el("div", "page")
        .put(el("header", "bar").put(back).put(title))
        .put(content)
}

/// The letter of a source.
#[must_use]
pub fn letter(source: Source) -> El {
    el("abbr", "src")
        .attr("title", &AppContext::here().words().source_label(source))
        .text(source.letter())
}

/// The sheet of a screen, with a heading.
#[must_use]
pub fn headed(heading: &str) -> El {
    el("main", "sheet").put(el("h2", "sheet__title").text(heading))
}

/// A page with this title: a bar with the way back to the table, and the content.
#[component]
pub fn PageLayout(
    #[prop(into)] title: String,
    #[prop(default = "page")] class: &'static str,
    children: Children,
) -> impl IntoView {
    let words = AppContext::here().words();
    window().scroll_to_with_x_and_y(0.0, 0.0);
    view! {
        <div class=class>
            <header class="bar">
                <a class="icon-btn" href="#/" aria-label=words.back_to_table()>
                    <Icon name="back" />
                </a>
                <h1 class="bar__title" tabindex="-1" id="title">
                    {title}
                </h1>
            </header>
            {children()}
        </div>
    }
}

/// The letter of a source.
#[component]
pub fn SourceLetter(source: Source) -> impl IntoView {
    view! {
        <abbr class="src" title=AppContext::here().words().source_label(source)>
            {source.letter()}
        </abbr>
    }
}
