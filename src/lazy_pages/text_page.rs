//! The pages that are little more than a text: the house at Eckkamp 66, the licences, the page about the page.

use super::content::{Content, find_in};
use crate::app_context::AppContext;
use crate::components::page_layout::PageLayout;
use crate::model::route::PlainPage;
use leptos::prelude::*;
use web_sys::Element;

/// Where the project lives; empty if `Cargo.toml` does not say.
const REPOSITORY: &str = env!("CARGO_PKG_REPOSITORY");

#[component]
pub fn TextPage(page: PlainPage) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let (title, folder, file) = match page {
        PlainPage::History => (words.history(), words.language.tag(), "/history.html"),
        // As the law of the licences wants it, in their own language.
        PlainPage::Licences => (words.licences(), "", "licences.html"),
        _ => (words.about(), words.language.tag(), "/about.html"),
    };
    // What the host says about itself.
    let imprint = (page == PlainPage::About).then(|| {
        let file = "imprint.html".into();
        view! { <Content file /> }.into_any()
    });
    // The other texts begin with a heading of their own.
    let heading = (page == PlainPage::Licences)
        .then(|| view! { <h2 class="sheet__title">{title}</h2> }.into_any());
    view! {
        <PageLayout title>
            <main class="sheet prose">
                {heading}
                <Content file=[folder, file].concat() on_shown=complete />
                {imprint}
            </main>
        </PageLayout>
    }
}

/// Says the version, and where to report, as far as that is known.
fn complete(text: &Element) {
    if let Some(version) = find_in(text, "[data-version]") {
        version.set_text_content(Some(env!("CARGO_PKG_VERSION")));
    }
    let unfit = match REPOSITORY {
        "" => "[data-with=repository]",
        _ => "[data-without=repository]",
    };
    if let Some(paragraph) = find_in(text, unfit) {
        paragraph.remove();
    }
    if let Some(link) = find_in(text, "[data-with=repository] a") {
        let _ = link.set_attribute("href", REPOSITORY);
        link.set_text_content(Some(REPOSITORY));
    }
}
