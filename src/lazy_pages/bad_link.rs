//! A link that leads nowhere: says so, and changes nothing.

use crate::app_context::AppContext;
use crate::components::icon::Sprite;
use crate::components::page_layout::PageLayout;
use crate::i18n::closest_preset;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Preset;
use sechsundsechzig_engine::share::{DealLink, LinkError};

/// The page for a link that leads nowhere.
#[component]
pub fn BadLinkPage(
    /// Its address after `#/`.
    path: String,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let hash = ["#/", &path].concat();
    let error = path
        .starts_with("deal/")
        .then(|| hash.parse::<DealLink>().err())
        .flatten();
    let reason = match &error {
        None => words.no_matching_page().to_owned(),
        Some(error) => words.link_error(error),
    };
    let meant = meant(&hash, error.as_ref());
    view! {
        <PageLayout title=words.app_name()>
            <main class="sheet">
                <BadLinkMessage reason meant />
            </main>
        </PageLayout>
    }
}

/// That a link leads nowhere, and the ways on.
#[component]
pub fn BadLinkMessage(
    reason: String,
    /// The link with the preset that was meant.
    meant: Option<(Preset, String)>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let meant = meant.map(|(preset, href)| {
        view! {
            <a class="btn btn--wide" href=href>
                {words.open_with(preset)}
            </a>
        }
        .into_any()
    });
    view! {
        <div class="message">
            <Sprite view_box="0 0 160 120" class="art" symbol="#art-torn" />
            <h2 class="sheet__title">{words.bad_link_title()}</h2>
            <p>{words.bad_link()}</p>
            <details>
                <summary>{words.bad_link_what()}</summary>
                <p class="mono">{reason}</p>
            </details>
            <div class="btn-stack">
                <a class="btn btn--primary btn--wide" href="#/">
                    {words.back_to_match()}
                </a>
                {meant}
            </div>
        </div>
    }
}

/// The preset that was meant, and the same link with it.
fn meant(hash: &str, error: Option<&LinkError>) -> Option<(Preset, String)> {
    let Some(LinkError::Preset(id)) = error else {
        return None;
    };
    let preset = closest_preset(id)?;
    let href = hash.replacen(id.as_str(), preset.as_str(), 1);
    Some((preset, href))
}
