//! Browsers that one scenario after another runs in: starting one costs more than most scenarios.
//!
//! A scenario's server has a port that this browser has not seen before, and with it an origin of its own: nothing that an
//! earlier scenario kept is there. What a page cannot forget that way, such as an open window, is put right when it ends; a
//! browser that was restarted is closed.

use crate::driver::Driver;
use crate::{Browser, Conditions, Result, site};
use anyhow::{Context, ensure};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tempfile::TempDir;
use thirtyfour::WebDriver;
use xtask::server::Server;

/// How long a browser may take for one answer: the whole machine may have to wait a while.
const ANSWERED: Duration = Duration::from_secs(600);
/// How long it may take to close.
const CLOSED: Duration = Duration::from_secs(30);
/// So many browsers wait at most: scenarios run four at once, first those of a subject in Chromium, then in Firefox.
const MOST_IDLE: usize = 8;
/// So many scenarios run in one browser at most: what is left in it does not grow for ever.
const MOST_PAGES: usize = 25;

/// The browsers that wait, the one that has waited longest first.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// A browser with its driver and its profile.
#[derive(Debug)]
pub struct Session {
    /// Speaks with the browser.
    pub driver: WebDriver,
    browser: Browser,
    conditions: Conditions,
    /// Before the profile: it ends before that is removed.
    program: Driver,
    profile: TempDir,
    /// The ports that its pages came from.
    ports: HashSet<u16>,
    is_for_one_page: bool,
}

impl Session {
    /// A browser that waits for a page under these conditions, else a new one.
    ///
    /// # Errors
    /// When a new one does not start.
    pub async fn get(browser: Browser, mut conditions: Conditions) -> Result<Self> {
        // The others are whole anyway.
        conditions.whole_browser &= browser == Browser::Chromium;
        let waiting = {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            let place = idle.iter().position(|one| {
                one.browser == browser && one.conditions.share_browser(&conditions)
            });
            place.map(|place| idle.remove(place))
        };
        match waiting {
            Some(session) => Ok(session),
            None => Self::start(browser, conditions).await,
        }
    }

    async fn start(browser: Browser, conditions: Conditions) -> Result<Self> {
        let profile = tempfile::Builder::new().prefix("66-profile-").tempdir()?;
        let program = Driver::start(browser, profile.path(), &conditions)?;
        let driver = begin(browser, &program, profile.path(), &conditions).await?;
        Ok(Self {
            driver,
            browser,
            conditions,
            program,
            profile,
            ports: HashSet::new(),
            is_for_one_page: conditions.traced,
        })
    }

    /// Serves a folder where this browser has not been yet.
    ///
    /// # Errors
    /// When no server starts.
    pub fn serve_at_new_address(&mut self, folder: &Path) -> Result<Server> {
        // One that was seen is held until another is found, so that it is not given out again.
        let mut seen = Vec::new();
        loop {
            let server = site::serve(folder, 0)?;
            if self.ports.insert(server.port()) {
                return Ok(server);
            }
            seen.push(server);
        }
    }

    /// Where the browser keeps everything.
    pub fn profile(&self) -> &Path {
        self.profile.path()
    }

    /// Closes the browser and starts it again with the same profile.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn restart(&mut self) -> Result {
        self.driver.clone().quit().await?;
        self.begin_again().await
    }

    /// Kills the browser and starts it again with the same profile.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn kill(&mut self) -> Result {
        let profile = self.profile().to_str().context("a profile's path")?;
        // Every process of the browser has its profile's path among its words.
        Command::new("pkill")
            .args(["-KILL", "-f", profile])
            .status()?;
        // Its driver still waits for an answer: another takes its place.
        self.program = Driver::start(self.browser, self.profile.path(), &self.conditions)?;
        // A killed browser leaves its locks behind.
        for lock in [
            "SingletonLock",
            "SingletonCookie",
            "SingletonSocket",
            "lock",
            ".parentlock",
        ] {
            let _ = std::fs::remove_file(self.profile().join(lock));
        }
        self.begin_again().await
    }

    async fn begin_again(&mut self) -> Result {
        self.is_for_one_page = true;
        let profile = self.profile.path();
        self.driver = begin(self.browser, &self.program, profile, &self.conditions).await?;
        Ok(())
    }

    /// Lets the browser wait for another page, or closes it if it is not fit for one.
    pub async fn give_back(self) {
        // On a busy machine WebKit was seen to stop answering where other scenarios had run before.
        if !cfg!(unix)
            || self.browser == Browser::WebKit
            || self.is_for_one_page
            || self.ports.len() >= MOST_PAGES
            || self.leave_page().await.is_err()
        {
            return self.end().await;
        }
        let surplus = {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(self);
            (idle.len() > MOST_IDLE).then(|| idle.remove(0))
        };
        if let Some(session) = surplus {
            session.end().await;
        }
    }

    /// Closes all windows but one, and that shows nothing.
    async fn leave_page(&self) -> Result {
        let windows = self.driver.windows().await?;
        let (last, others) = windows.split_last().context("a window")?;
        for window in others {
            self.driver.switch_to_window(window.clone()).await?;
            self.driver.close_window().await?;
        }
        self.driver.switch_to_window(last.clone()).await?;
        self.driver.goto("about:blank").await?;
        if self.browser == Browser::Chromium {
            // What an earlier page complained about does not concern the next.
            self.driver.handle().browser_log().await?;
        }
        ensure!(self.driver.windows().await?.len() == 1, "one window");
        Ok(())
    }

    /// Closes the browser.
    pub async fn end(self) {
        let Self {
            driver, program, ..
        } = self;
        // A browser that is gone already is as good. WebKit's driver was seen not to answer to this at all: without its
        // program nobody waits for it.
        let _ = tokio::time::timeout(CLOSED, driver.clone().quit()).await;
        drop(program);
    }
}

async fn begin(
    browser: Browser,
    driver: &Driver,
    profile: &Path,
    conditions: &Conditions,
) -> Result<WebDriver> {
    let capabilities = browser.capabilities(profile, conditions)?;
    WebDriver::builder(driver.address(), capabilities)
        .request_timeout(ANSWERED)
        .await
        .with_context(|| format!("{browser} did not start"))
}
