//! The page, driven in real browsers as a person would.
//!
//! A scenario is an `async fn name(page: &mut Page) -> Result`. [`in_both_browsers!`] makes of each a test in Chromium and
//! one in Firefox, [`in_webkit!`] one in WebKit, [`in_chromium_alone!`] one where the browser makes no difference, each at an
//! address where that browser has kept nothing yet:
//!
//! ```no_run
//! use e2e::{Page, Result};
//!
//! async fn the_hand_has_six_cards(page: &mut Page) -> Result {
//!     page.open("#/deal/1/paderborn/oma-1955").await?;
//!     page.wait_until("six cards", "document.querySelectorAll('.hand button').length === 6").await
//! }
//!
//! e2e::in_both_browsers!(the_hand_has_six_cards);
//! ```
//!
//! `cargo xtask test` builds the page, says in `SECHSUNDSECHZIG_DIST` where it is, and runs them all. To run one again:
//! `cargo xtask e2e the_hand_has_six_cards`.

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod audit;
mod browser;
mod desktop;
mod driver;
mod fonts;
mod image_diff;
mod input;
mod measure;
mod page;
mod process_group;
mod python;
mod scenario;
mod session;
mod site;
mod table;

use std::time::Duration;

pub use browser::{Browser, Conditions, trace_file};
pub use image_diff::Picture;
pub use measure::{AT_FULL_SPEED, Holding, REPORT_MEMORY};
pub use page::{OVERLAPS, Page, STILL};
pub use scenario::run;
pub use site::{insert_script, other_release, with_script};
pub use table::{Held, Laid, SENT, Seen};
pub use xtask::dist::Files;

/// How long anything may take; only a failure ever waits so long.
const TIMEOUT: Duration = Duration::from_secs(60);
/// How often a condition is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// What a scenario returns.
pub type Result<T = ()> = anyhow::Result<T>;
