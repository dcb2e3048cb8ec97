//! The page in one browser: open it, serve it, look at it.

mod disk;
mod frame;
mod opening;
mod waiting;

pub use waiting::STILL;
pub(crate) use waiting::is_stale;

use crate::python::PythonHost;
use crate::session::Session;
use crate::{Browser, Conditions, POLL_INTERVAL, Picture, Result, TIMEOUT, site};
use anyhow::{Context, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::any::Any;
use std::cell::Cell;
use std::net::TcpStream;
use std::path::PathBuf;
use std::time::Instant;
use tempfile::TempDir;
use thirtyfour::prelude::*;

/// Reports when the page is drawn next, or after a second: a window that is hidden or forgotten is not drawn.
const AWAIT_FRAME: &str = "const [done] = arguments; \
    requestAnimationFrame(() => done()); \
    setTimeout(done, 1000)";

/// Which parts of the table lie over each other by more than 1.5 px or leave the window or their board, in words: a JavaScript expression.
pub const OVERLAPS: &str = include_str!("page/overlaps.js").trim_ascii();

/// A browser in which this page was never open, and a server with the built page.
#[derive(Debug)]
pub struct Page {
    /// The session's, which it is until the page is closed.
    pub(crate) driver: WebDriver,
    session: Session,
    browser: Browser,
    conditions: Conditions,
    /// Whatever answers; it ends when it is dropped.
    server: Option<Box<dyn Any>>,
    address: String,
    port: u16,
    /// What is served when no other release is.
    folder: site::Folder,
    /// What is served instead while the page is in a frame.
    frame: Option<site::Framed>,
    /// Other releases that were served: the page may still load from them when its test has run.
    releases: Vec<TempDir>,
    /// Whether the browser may complain that it reaches nobody.
    is_network_gone: bool,
    /// How much wider and higher Firefox's window is than the page in it.
    bars: Cell<(u32, u32)>,
}

impl Page {
    /// Starts a server, and a browser unless one waits. No page is open yet.
    ///
    /// # Errors
    /// When one of them is missing or does not start, or the page has not been built.
    pub async fn start(browser: Browser, conditions: Conditions) -> Result<Self> {
        let folder = site::Folder::for_browser(browser)?;
        let mut session = Session::get(browser, conditions).await?;
        let server = session.serve_at_new_address(folder.path())?;
        let page = Self {
            driver: session.driver.clone(),
            session,
            browser,
            conditions,
            address: server.address(),
            port: server.port(),
            server: Some(Box::new(server)),
            folder,
            frame: None,
            releases: Vec::new(),
            is_network_gone: false,
            bars: Cell::default(),
        };
        page.resize(conditions.size.0, conditions.size.1).await?;
        page.set_dark(conditions.dark).await?;
        Ok(page)
    }

    /// The browser it runs in.
    pub fn browser(&self) -> Browser {
        self.browser
    }

    /// The page's address, without what follows `#`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The WebDriver session, for windows and whatever else this type has no word for. Windows are closed with the page;
    /// what is changed in the browser itself would still be so for the next one.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Closes the browser and starts it again with the same profile: the next day.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn restart_browser(&mut self) -> Result {
        self.session.restart().await?;
        self.begin_again().await
    }

    /// Kills the browser, as a crash or a dead battery would, and starts it again with the same profile.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn kill_browser(&mut self) -> Result {
        self.session.kill().await?;
        self.begin_again().await
    }

    /// A browser with the same profile, in the place of one that is gone.
    async fn begin_again(&mut self) -> Result {
        self.driver = self.session.driver.clone();
        self.resize(self.conditions.size.0, self.conditions.size.1)
            .await?;
        self.set_dark(self.conditions.dark).await
    }

    /// Waits until the page is kept for playing without a network and its service worker is in charge of it.
    ///
    /// # Errors
    /// When that does not happen.
    pub async fn wait_until_kept(&self) -> Result {
        self.run("navigator.serviceWorker.ready.then(() => window.isKept = true)")
            .await?;
        self.wait_until("the page is kept for offline play", "window.isKept")
            .await?;
        self.reload().await?;
        self.wait_until(
            "the service worker is in charge",
            "!!navigator.serviceWorker.controller",
        )
        .await
    }

    /// Ends the server; from here on nobody answers.
    ///
    /// # Errors
    /// When somebody still does.
    pub async fn stop_server(&mut self) -> Result {
        self.is_network_gone = true;
        self.server = None;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            ensure!(begun.elapsed() < TIMEOUT, "the server still answers");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    }

    /// Starts the server again at the same address, with the built page or with [`crate::other_release`].
    ///
    /// # Errors
    /// When its port has been taken in the meantime.
    pub async fn serve(&mut self, release: Option<TempDir>) -> Result {
        self.server = None; // the old one must be gone before its port can be opened
        let folder = release.as_ref().map_or(self.folder.path(), TempDir::path);
        self.server = Some(Box::new(site::serve(folder, self.port)?));
        self.releases.extend(release);
        self.is_network_gone = false;
        Ok(())
    }

    /// Like [`Page::serve`], but Python's `http.server` is the host. The page is there once more under `also`.
    ///
    /// # Errors
    /// When there is no Python, or the port has been taken in the meantime.
    pub async fn serve_by_python(
        &mut self,
        release: Option<TempDir>,
        also: Option<&str>,
    ) -> Result {
        self.stop_server().await?;
        let folder = release.as_ref().map_or(self.folder.path(), TempDir::path);
        let sites: Vec<_> = [Some(site::MOUNT), also]
            .into_iter()
            .flatten()
            .map(|mount| (mount, folder))
            .collect();
        self.server = Some(Box::new(PythonHost::start(&sites, self.port).await?));
        self.releases.extend(release);
        self.is_network_gone = false;
        Ok(())
    }

    /// The value of a JavaScript expression.
    ///
    /// # Errors
    /// When it throws, or its value is of another type.
    pub async fn value<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let found = self
            .driver
            .execute(format!("return ({expression})"), Vec::new())
            .await?;
        found
            .convert()
            .with_context(|| format!("the value of {expression}"))
    }

    /// What the promise of an expression brings.
    ///
    /// # Errors
    /// When it fails, takes longer than the driver waits for a script, or brings something else.
    pub async fn promised<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let script = format!(
            "const done = arguments[0]; \
             ({expression}).then((value) => done({{ value }}), (error) => done({{ error: String(error) }}))"
        );
        let found = self.driver.execute_async(script, Vec::new()).await?;
        let found = found.json();
        ensure!(found["error"].is_null(), "{}", found["error"]);
        T::deserialize(&found["value"]).with_context(|| format!("what was promised: {found}"))
    }

    /// Puts something into storage as the page itself saves it; ASCII alone.
    ///
    /// # Errors
    /// When storage does not take it.
    pub async fn keep(&self, name: &str, data: &str) -> Result {
        self.run(&format!(
            "const data = {data:?}; \
             const sum = [...data].reduce((hash, sign) => \
                BigInt.asUintN(64, (hash ^ BigInt(sign.charCodeAt())) * 0x100000001b3n), 0xcbf29ce484222325n); \
             localStorage['sechsundsechzig/{name}'] = \
                JSON.stringify({{ v: 1, sum: sum.toString(16).padStart(16, '0'), data }})"
        ))
        .await
    }

    /// Puts a match into storage. The page that is open saves nothing from then on: in its own match the opponent may be
    /// about to move.
    ///
    /// # Errors
    /// When storage does not take it.
    pub async fn keep_match(&self, saved: &str) -> Result {
        self.stop_saving().await?;
        self.keep("match", saved).await
    }

    /// Deletes all that is stored. The page that is open saves nothing from then on, as above.
    ///
    /// # Errors
    /// When the page has gone.
    pub async fn clear_storage(&self) -> Result {
        self.stop_saving().await?;
        self.run("localStorage.clear()").await
    }

    async fn stop_saving(&self) -> Result {
        self.run("document.documentElement.dataset.tab = 'leaves'")
            .await
    }

    /// Runs JavaScript statements.
    ///
    /// # Errors
    /// When they throw.
    pub async fn run(&self, statements: &str) -> Result {
        self.driver.execute(statements, Vec::new()).await?;
        Ok(())
    }

    /// The first element found now, shown or not.
    ///
    /// # Errors
    /// When there is none.
    pub async fn find(&self, by: By) -> Result<WebElement> {
        Ok(self.driver.find(by).await?)
    }

    /// How many elements match a CSS selector now.
    ///
    /// # Errors
    /// When the selector is malformed.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }

    /// The text that an element shows.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.element(css).await?.text().await?)
    }

    /// What stands in a field.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn field(&self, css: &str) -> Result<String> {
        let value = self.element(css).await?.value().await?;
        Ok(value.unwrap_or_default())
    }

    /// Gives the window's inside a size, or the frame that the page is in: exactly in Chromium and WebKit, in Firefox as
    /// small as its window goes.
    ///
    /// # Errors
    /// When the browser refuses.
    pub async fn resize(&self, width: u32, height: u32) -> Result {
        if self.is_framed() {
            return self.resize_frame(width, height).await;
        }
        match self.browser {
            Browser::Chromium => {
                let size = json!({
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false
                });
                self.devtools("Emulation.setDeviceMetricsOverride", size)
                    .await
            }
            Browser::Firefox => {
                // Each setting of the size takes long: the bars are as large as they were the last time.
                let bars = self.bars.get();
                let outer = (width + bars.0, height + bars.1);
                self.driver.set_window_rect(0, 0, outer.0, outer.1).await?;
                let inner: (u32, u32) = self.value("[innerWidth, innerHeight]").await?;
                if inner != (width, height) {
                    let bars = (
                        outer.0.saturating_sub(inner.0),
                        outer.1.saturating_sub(inner.1),
                    );
                    self.bars.set(bars);
                    let (outer_width, outer_height) = (width + bars.0, height + bars.1);
                    self.driver
                        .set_window_rect(0, 0, outer_width, outer_height)
                        .await?;
                }
                let is_so = format!("innerWidth === {width} && innerHeight === {height}");
                self.wait_until("the window has its size", &is_so).await?;
                // The page hears of it just before it is drawn.
                self.driver.execute_async(AWAIT_FRAME, Vec::new()).await?;
                Ok(())
            }
            Browser::WebKit => {
                let (bars_width, bars_height): (u32, u32) = self
                    .value("[outerWidth - innerWidth, outerHeight - innerHeight]")
                    .await?;
                let (outer_width, outer_height) = (width + bars_width, height + bars_height);
                self.driver
                    .set_window_rect(0, 0, outer_width, outer_height)
                    .await?;
                let is_so = format!("innerWidth === {width} && innerHeight === {height}");
                self.wait_until("the window has its size", &is_so).await
            }
        }
    }

    /// Shows another of the browser's windows, in front of all others: what is hidden does not move.
    ///
    /// # Errors
    /// When it is closed.
    pub async fn show_window(&self, window: &WindowHandle) -> Result {
        self.driver.switch_to_window(window.clone()).await?;
        match self.browser {
            Browser::Firefox | Browser::WebKit => Ok(()),
            Browser::Chromium => self.devtools("Page.bringToFront", json!({})).await,
        }
    }

    /// A picture of what the window shows, in `target/screenshots/`.
    ///
    /// # Errors
    /// When it cannot be written.
    pub async fn screenshot(&self, file: &str) -> Result<PathBuf> {
        let folder = xtask::workspace::screenshots();
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(file);
        std::fs::write(&path, self.driver.screenshot_as_png().await?)?;
        Ok(path)
    }

    /// What the window shows, as a picture.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn picture(&self) -> Result<Picture> {
        Picture::read(&self.driver.screenshot_as_png().await?)
    }

    /// Errors and warnings of the browser's since the last call: exceptions, refused resources, breaches of the policy.
    /// Firefox's driver does not tell; there it is always empty. Nor does WebKit's, but there a script in the page listens.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        match self.browser {
            Browser::Chromium => self.logged_complaints().await,
            Browser::Firefox => Ok(Vec::new()),
            Browser::WebKit => {
                let mut complaints: Vec<String> = self.value(site::TAKE_COMPLAINTS).await?;
                complaints
                    .retain(|text| !(self.is_network_gone && text.starts_with("not loaded:")));
                Ok(complaints)
            }
        }
    }

    async fn logged_complaints(&self) -> Result<Vec<String>> {
        let entries = self.driver.handle().browser_log().await?;
        let entries = serde_json::to_value(entries)?;
        let entries = entries.as_array().cloned().unwrap_or_default();
        Ok(entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .filter(|text| !(self.is_network_gone && text.contains("net::ERR_")))
            .collect())
    }

    /// Fails if the browser has complained.
    ///
    /// # Errors
    /// With its complaints.
    pub async fn expect_no_complaints(&self) -> Result {
        let complaints = self.complaints().await?;
        ensure!(
            complaints.is_empty(),
            "the browser complains: {}",
            complaints.join("\n")
        );
        Ok(())
    }

    /// Fails if what is loaded came, in part, from any other site.
    ///
    /// # Errors
    /// With the addresses.
    pub async fn expect_no_foreign_requests(&self) -> Result {
        let foreign: Vec<String> = self
            .value(
                "performance.getEntriesByType('resource').map((entry) => entry.name)\
                 .filter((name) => ![location.origin, 'data:', 'blob:'].some((own) => name.startsWith(own)))",
            )
            .await?;
        ensure!(
            foreign.is_empty(),
            "requests to other sites: {}",
            foreign.join(", ")
        );
        Ok(())
    }

    /// Closes the page. The browser waits for the next one.
    pub async fn close(self) {
        drop(self.server);
        self.session.give_back().await;
    }

    /// Closes the page and the browser.
    pub async fn close_browser(self) {
        self.session.end().await;
    }

    async fn set_dark(&self, dark: bool) -> Result {
        if self.browser != Browser::Chromium {
            return Ok(()); // its profile or desktop says so
        }
        let scheme = if dark { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.devtools("Emulation.setEmulatedMedia", media).await
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.driver.cdp().send_raw(command, parameters).await?;
        Ok(())
    }
}
