//! A link that leads nowhere: says so, and changes nothing.

use super::sheet::sheet;
use crate::app::page::Page;
use crate::app::route::Route;
use crate::games::rules::Preset;
use crate::share::{DealLink, LinkError};
use crate::words::{Words, closest_preset};
use leptos::prelude::*;

/// The screen for a link with this address.
pub fn bad_link(route: &Route) -> AnyView {
    let page = Page::here();
    let words = page.words;
    let error = match route {
        Route::Deal(_) => DealLink::parse(&route.hash()).err(),
        _ => None,
    };
    let meant = match &error {
        Some(LinkError::Preset(id)) => closest_preset(id).map(|preset| (id.clone(), preset)),
        _ => None,
    };
    let instead = meant.map(|(id, preset)| open_with(&route.hash(), &id, preset));
    let reason = move || match &error {
        None => words.get().no_matching_page().to_owned(),
        Some(error) => words.get().link_error(error),
    };
    let content = view! {
        <main class="sheet">
            <div class="message">
                <svg class="art" viewBox="0 0 160 120" aria-hidden="true">
                    <use_ href="#art-torn".to_owned()/>
                </svg>
                <h2 class="sheet__title">{move || words.get().bad_link_title()}</h2>
                <p>{move || words.get().bad_link()}</p>
                <details>
                    <summary>{move || words.get().bad_link_what()}</summary>
                    <p class="mono">{reason}</p>
                </details>
                <div class="btn-stack">
                    <a class="btn btn--primary btn--wide" href="#/">
                        {move || words.get().back_to_match()}
                    </a>
                    {instead}
                </div>
            </div>
        </main>
    };
    sheet(Words::app_name, content)
}

/// The same link with the preset that was meant.
fn open_with(hash: &str, id: &str, preset: Preset) -> AnyView {
    let page = Page::here();
    let href = hash.replacen(id, preset.id(), 1);
    view! {
        <a class="btn btn--wide" href=href>
            {move || page.words.get().open_with(preset)}
        </a>
    }
    .into_any()
}
