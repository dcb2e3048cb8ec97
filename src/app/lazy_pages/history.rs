//! The house at Eckkamp 66, and how the game came to its name.

use super::elements::Paragraphs;
use crate::app::app_context::AppContext;
use crate::app::components::icon::Drawing;
use crate::app::pages::page_layout::PageLayout;
use leptos::prelude::*;

/// The page about the game's history.
#[component]
pub fn History() -> impl IntoView {
    let words = AppContext::use_context().words();
    let friends = ["johannes", "hermen", "franz", "ernestus"];
    let portraits = friends.map(|friend| {
        let symbol = ["#f-", friend].concat();
        view! { <Drawing view_box="0 0 120 120" class="face story__face" symbol /> }.into_any()
    });
    view! {
        <PageLayout title=words.history()>
            <main class="sheet">
                <article class="prose prose--story">
                    <p class="kicker">{words.history_place()}</p>
                    <h2 class="story__title">{words.history_title()}</h2>
                    <div class="story__four">{portraits.collect_view()}</div>
                    <Paragraphs texts=vec![words.history_friends(), words.history_plot()] />
                    <Drawing view_box="0 0 340 170" class="face story__house" symbol="#art-house" />
                    <Paragraphs texts=vec![
                        words.history_johann(),
                        words.history_ban(),
                        words.history_beer(),
                    ] />
                    <p class="kicker">{words.history_source()}</p>
                </article>
            </main>
        </PageLayout>
    }
}
