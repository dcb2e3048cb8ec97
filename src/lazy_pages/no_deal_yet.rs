//! The message of a page about past deals before there is one: what will be there, and how to get it.

use super::content::ShortText;
use crate::app_context::AppContext;
use crate::components::icon::Sprite;
use leptos::prelude::*;

/// Says that no deal has been played yet, and what the page is for.
#[component]
pub fn NoDealYet(
    /// The text that tells what the page is for.
    about: &'static str,
    /// An example of what will be there; otherwise there is a picture of the house.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let picture = match children {
        Some(example) => view! {
            <div class="empty__picture empty__example" aria-hidden="true">
                <p>{words.example()}</p>
                {example()}
            </div>
        }
        .into_any(),
        None => view! {
            <Sprite view_box="0 0 340 170" class="face empty__picture" symbol="#art-house" />
        }
        .into_any(),
    };
    view! {
        <div class="message empty">
            <h2 class="sheet__title">{words.no_deal_yet()}</h2>
            <ShortText name=about />
            <a class="btn btn--primary" href="#/">
                {words.play_now()}
            </a>
            {picture}
        </div>
    }
}
