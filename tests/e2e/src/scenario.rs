//! One scenario as one test.

use crate::{Browser, Conditions, Page, Result};
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use xtask::TEST_TIMES;

/// Makes a test in each browser of every scenario named. A scenario may have conditions: `name with CONDITIONS`.
#[macro_export]
macro_rules! in_both_browsers {
    ($($name:ident $(with $conditions:expr)?),+ $(,)?) => {
        mod in_chromium {
            $(#[test] fn $name() {
                $crate::run_here!(Chromium, $name, super::$name $(, { use super::*; $conditions })?)
            })+
        }
        mod in_firefox {
            $(#[test] fn $name() {
                $crate::run_here!(Firefox, $name, super::$name $(, { use super::*; $conditions })?)
            })+
        }
    };
}

/// Makes a test in Chromium alone of every scenario named: what it looks at does not depend on the browser, or each draws it in
/// its own way.
#[macro_export]
macro_rules! in_chromium_alone {
    ($($name:ident $(with $conditions:expr)?),+ $(,)?) => {
        mod in_chromium_alone {
            $(#[test] fn $name() {
                $crate::run_here!(Chromium, $name, super::$name $(, { use super::*; $conditions })?)
            })+
        }
    };
}

/// Makes a test in WebKit of every scenario named, beside those of [`in_both_browsers!`]. Under its driver WebKit keeps
/// nothing when it is closed: scenarios that start the browser again are not for it.
#[macro_export]
macro_rules! in_webkit {
    ($($name:ident $(with $conditions:expr)?),+ $(,)?) => {
        mod in_webkit {
            $(#[test] fn $name() {
                $crate::run_here!(WebKit, $name, super::$name $(, { use super::*; $conditions })?)
            })+
        }
    };
}

/// One scenario in one browser; [`in_both_browsers!`], [`in_chromium_alone!`] and [`in_webkit!`] write these.
#[doc(hidden)]
#[macro_export]
macro_rules! run_here {
    ($browser:ident, $name:ident, $scenario:expr) => {
        $crate::run_here!($browser, $name, $scenario, $crate::Conditions::default())
    };
    ($browser:ident, $name:ident, $scenario:expr, $conditions:expr) => {
        $crate::run(
            $crate::Browser::$browser,
            stringify!($name),
            $conditions,
            $scenario,
        )
    };
}

/// What drives all browsers: a session outlives the scenario that began it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));

/// Runs a scenario with a page of its own. If it fails there is a screenshot of how the page looked, and what the browser
/// complained about is printed. A complaint of the browser's or a request to another site is a failure in itself.
///
/// # Panics
/// When the scenario fails: this is a test's body.
pub fn run<Scenario>(browser: Browser, name: &str, conditions: Conditions, scenario: Scenario)
where
    Scenario: AsyncFnOnce(&mut Page) -> Result,
{
    let begun = Instant::now();
    let mut page = RUNTIME
        .block_on(Page::start(browser, conditions))
        .unwrap_or_else(|error| panic!("{browser}: {error:#}"));
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        RUNTIME.block_on(async {
            scenario(&mut page).await?;
            page.expect_no_foreign_requests().await?;
            page.expect_no_complaints().await
        })
    }));
    if matches!(outcome, Ok(Ok(()))) {
        RUNTIME.block_on(page.close());
    } else {
        let file = format!("failed-{name}-{browser}.png").to_lowercase();
        RUNTIME.block_on(async {
            if let Ok(path) = page.screenshot(&file).await {
                eprintln!("how it looked: {}", path.display());
            }
            for complaint in page.complaints().await.unwrap_or_default() {
                eprintln!("{browser}: {complaint}");
            }
            page.close_browser().await;
        });
    }
    note_time(browser, name, begun.elapsed());
    match outcome {
        Ok(Ok(())) => {}
        Ok(Err(error)) => panic!("{browser}: {error:#}"),
        Err(panic) => resume_unwind(panic),
    }
}

/// Notes how long a scenario took, where `cargo xtask test` wants to know.
fn note_time(browser: Browser, name: &str, time: Duration) {
    let Some(path) = std::env::var_os(TEST_TIMES) else {
        return;
    };
    let file = OpenOptions::new().create(true).append(true).open(path);
    let line = format!("{} {name} in {browser}\n", time.as_millis());
    if let Err(error) = file.and_then(|mut file| file.write_all(line.as_bytes())) {
        eprintln!("the time was not noted: {error}");
    }
}
