//! How the table and the pages beside it communicate: those are two programs of their own (`bin/lazy_pages.rs`, `bin/study.rs`),
//! fetched when the first of their pages is opened, so that who only wants to play need not wait for them.

/// The names of the events by which table, pages and scripts (`web`) communicate: at the window, but for those of the element
/// `#lazy-page`.
pub mod event {
    /// A page wants to be made.
    pub const ENTER: &str = "lazy-page";
    /// At `#lazy-page`: the pages' program could not be had.
    pub const MISSING: &str = "missing";
    /// At `#lazy-page`: the page asks something of the table; the
    /// [request](crate::model::table_request::TableRequest) stands in [`REQUEST`](super::attribute::REQUEST).
    pub const REQUEST: &str = "table-request";

    /// There are deals to rate (`web/boot.js` loads the program that does it).
    pub const RATE: &str = "rate-deals";
    /// Somebody waits for a worker, so that nothing else may be worked at.
    pub const WORKER_ASKED: &str = "worker-asked";
    /// Nobody waits for a worker any more.
    pub const WORKER_FREE: &str = "worker-free";

    /// The table is shown.
    pub const SHOWN: &str = "shown";
    /// The sound in [`SOUND`](super::attribute::SOUND) is to be played.
    pub const PLAY_SOUND: &str = "play-sound";
    /// A deal is over.
    pub const DEAL_OVER: &str = "deal-over";
    /// A lazily loaded page has saved settings.
    pub const SETTINGS: &str = "settings";
    /// Something was saved.
    pub const SAVED: &str = "saved";
    /// The player wants to install the page.
    pub const INSTALL: &str = "install-page";
    /// A text with entries of the glossary is shown.
    pub const GLOSSARY: &str = "glossary";
    /// The newer release is to be loaded.
    pub const NEW_RELEASE: &str = "new-release";
    /// From `web/boot.js`: the page works offline.
    pub const CACHED: &str = "cached";
    /// From `web/boot.js`: a newer release has started elsewhere.
    pub const STALE: &str = "stale";
    /// This tab is to play.
    pub const TAKE_TAB_LOCK: &str = "take-tab-lock";
    /// From `web/tab-lock.js`: whether this tab plays may have changed.
    pub const TAB_LOCK: &str = "tab-lock";
    /// From `web/retention.js`: the browser deletes the data of a page that is not visited.
    pub const DELETES: &str = "deletes";
}

/// The names of the attributes by which they communicate: of the element `#lazy-page`, but for those of `<html>`.
pub mod attribute {
    /// Of `<html>`: the sound to be played.
    pub const SOUND: &str = "data-sound";
    /// The last request to the table.
    pub const REQUEST: &str = "data-request";
    /// Of `<html>`: where the present page's way back leads.
    pub const BACK: &str = "data-back";
    /// Of `<html>`: that is the entry before this one in the browser's history.
    pub const BACK_IS_STEP: &str = "data-back-is-step";
    /// The page has been made.
    pub const MADE: &str = "data-made";
    /// The rules of the match.
    pub const RULES: &str = "data-rules";
    /// The link to the present deal.
    pub const LINK: &str = "data-link";
    /// How it ended, once it has.
    pub const RESULT: &str = "data-result";
    /// The score of the match: "4 : 2".
    pub const SCORE: &str = "data-score";
    /// A match is played, no single deal, and it is not over.
    pub const RUNNING: &str = "data-running";
}
