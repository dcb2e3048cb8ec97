//! A link that leads nowhere: says so, and changes nothing.

use super::page_layout::sheet;
use crate::app::app_context::AppContext;
use crate::app::components::icon::{drawing, link};
use crate::app::dom::{El, el};
use crate::app::route::Route;
use crate::i18n::{Words, closest_preset};
use sechsundsechzig_engine::share::{DealLink, LinkError};

/// The screen for a link with this address.
#[must_use]
pub fn bad_link(route: &Route) -> El {
    let words = AppContext::here().words();
    let error = match route {
        Route::Deal(_) => DealLink::parse(&route.hash()).err(),
        _ => None,
    };
    let reason = match &error {
        None => words.no_matching_page().to_owned(),
        Some(error) => words.link_error(error),
    };
    let meant = meant(words, route, error.as_ref());
    sheet(
        words.app_name(),
        el("main", "sheet").put(told(&reason, meant)),
    )
}

/// That a link leads nowhere, for this reason, and the ways on.
#[must_use]
pub fn told(reason: &str, meant: Option<El>) -> El {
    let words = AppContext::here().words();
    let back = link("btn btn--primary btn--wide", words.back_to_match(), "#/");
    let details = el("details", "")
        .put(el("summary", "").text(words.bad_link_what()))
        .put(el("p", "mono").text(reason));
    el("div", "message")
        .put(drawing("0 0 160 120", "art", "#art-torn"))
        .put(el("h2", "sheet__title").text(words.bad_link_title()))
        .put(el("p", "").text(words.bad_link()))
        .put(details)
        .put(el("div", "btn-stack").put(back).all(meant))
}

/// The same link with the preset that was meant.
fn meant(words: Words, route: &Route, error: Option<&LinkError>) -> Option<El> {
    let Some(LinkError::Preset(id)) = error else {
        return None;
    };
    let preset = closest_preset(id)?;
    let href = route.hash().replacen(id.as_str(), preset.id(), 1);
    Some(link("btn btn--wide", &words.open_with(preset), &href))
}
