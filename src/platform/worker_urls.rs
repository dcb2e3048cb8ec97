//! Where the workers' scripts are, as the page names them.

use leptos::prelude::document;

/// The worker for the talon games for two.
pub const FOR_TWO: &str = "meta[name=\"bot-worker\"]";
/// The worker that knows every game, gives hints and reviews deals.
pub const FOR_ALL: &str = "meta[name=\"all-games-worker\"]";

/// The address of a worker.
#[must_use]
pub fn address_of(worker: &str) -> Option<String> {
    let meta = document().query_selector(worker).ok().flatten()?;
    meta.get_attribute("content")
}
