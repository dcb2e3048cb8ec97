//! Waiting for what the page shows: a condition, an element, the end of all movement.

use super::Page;
use crate::{Browser, POLL_INTERVAL, Result, TIMEOUT};
use anyhow::{bail, ensure};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// Fonts loaded, nothing moving but what moves for ever.
pub const STILL: &str = "document.fonts.status === 'loaded' && document.getAnimations() \
    .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)";
/// Ends all movement that has an end.
const END_OF_MOVEMENTS: &str = "document.getAnimations().forEach((one) => \
    one.effect?.getComputedTiming().endTime < Infinity && one.playState === 'running' && one.finish())";
/// How long a window may show nothing new before it is made to.
const FRAMES_AGAIN: Duration = Duration::from_secs(3);
/// Where the page is, for whoever has waited in vain.
const SHOWN: &str =
    "[location.hash, document.querySelector('main, dialog, #boot')?.innerText.slice(0, 200)]";
/// The first element of a selector that is shown; one without a box of its own is where one of its children is. With `true`
/// as second argument only if it is where it stays: no typeface is awaited, and nothing moves it or what it is in.
const FIRST_SHOWN: &str = "const isShown = (one) => { \
        if (getComputedStyle(one).display === 'contents') return [...one.children].some(isShown); \
        const { width, height } = one.getBoundingClientRect(); \
        return width * height > 0 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) }; \
    const shown = [...document.querySelectorAll(arguments[0])].find(isShown); \
    const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < Infinity \
        && one.effect.target?.contains(shown); \
    const isLaidOut = () => document.fonts.status === 'loaded' && !document.getAnimations().some(moves); \
    return shown && (!arguments[1] || isLaidOut()) ? shown : null";
/// How often the page evaluates an expression before the driver asks it again.
const LOOKS: u32 = 40;

/// Whether an element was replaced between being found and being used (stale): a person would not notice.
pub(crate) fn is_stale(error: &WebDriverError) -> bool {
    error.to_string().contains("stale element")
}

impl Page {
    /// Waits until the deal that is over has its rating, which statistics and review tell.
    ///
    /// # Errors
    /// When it gets none.
    pub async fn wait_until_rated(&self) -> Result {
        self.wait_until(
            "the deal is rated",
            "/\\*\\d*~/.test(localStorage['sechsundsechzig/deals'])",
        )
        .await
    }

    /// Waits until a JavaScript expression is true. While the page changes it may throw.
    ///
    /// # Errors
    /// When that does not happen.
    pub async fn wait_until(&self, what: &str, expression: &str) -> Result {
        let begun = Instant::now();
        let mut drawn = begun;
        loop {
            if drawn.elapsed() > FRAMES_AGAIN {
                self.draw().await;
                drawn = Instant::now();
            }
            match self.await_in_page(&format!("Boolean({expression})")).await {
                Ok(Value::Bool(true)) => return Ok(()),
                Err(error) if begun.elapsed() > TIMEOUT => {
                    return Err(error.context(format!("waited in vain until {what}")));
                }
                _ if begun.elapsed() > TIMEOUT => {
                    let shown = self.await_in_page(SHOWN).await?;
                    bail!("waited in vain until {what}: {expression}; {shown} is shown")
                }
                _ => tokio::time::sleep(POLL_INTERVAL).await,
            }
        }
    }

    /// Polls a JavaScript expression: its first truthy value, or its value after a second. The page polls by itself, since a
    /// request to the driver for each look would keep it and the browser busier than most pages do.
    ///
    /// # Errors
    /// When it throws to the last, or the page is left meanwhile.
    pub(crate) async fn await_in_page(&self, expression: &str) -> Result<Value> {
        // A hidden page's timers are slow: there it is asked again.
        let script = format!(
            "const done = arguments[0]; let left = {LOOKS}; \
             const look = () => {{ \
                let value = null; let error = null; \
                try {{ value = ({expression}) }} catch (reason) {{ error = String(reason) }} \
                if (value || document.hidden || (left -= 1) < 0) return done({{ value, error }}); \
                setTimeout(look, {}) }}; \
             look()",
            POLL_INTERVAL.as_millis()
        );
        let found = self.driver.execute_async(script, Vec::new()).await?;
        let mut found = found.json().clone();
        if let Some(error) = found["error"].as_str() {
            bail!("{error}");
        }
        Ok(found["value"].take())
    }

    /// Waits until the fonts are there and nothing moves but what moves for ever.
    ///
    /// # Errors
    /// When something goes on moving.
    pub async fn wait_until_still(&self) -> Result {
        self.wait_until("the fonts are there and nothing moves", STILL)
            .await
    }

    /// Brings what moves to its end and waits until the page is still: for a window that nothing may draw.
    ///
    /// # Errors
    /// When something goes on moving.
    pub async fn end_movements(&self) -> Result {
        self.run(END_OF_MOVEMENTS).await?;
        self.wait_until_still().await
    }

    /// Waits for an element, by CSS selector, that is shown.
    ///
    /// # Errors
    /// When none appears.
    pub async fn element(&self, css: &str) -> Result<WebElement> {
        self.first_shown(css, false).await
    }

    /// Waits for an element that is shown where it stays, as what is pressed elsewhere than where it was seen is missed. What
    /// does not come to rest for a while is taken where it is.
    pub(crate) async fn element_at_rest(&self, css: &str) -> Result<WebElement> {
        self.first_shown(css, true).await
    }

    async fn first_shown(&self, css: &str, at_rest: bool) -> Result<WebElement> {
        let begun = Instant::now();
        let mut drawn = begun;
        loop {
            // One question for all of them: a driver's own takes as long for each.
            match self
                .driver
                .execute(
                    FIRST_SHOWN,
                    vec![json!(css), json!(at_rest && drawn == begun)],
                )
                .await
            {
                Ok(found) if found.json().is_null() => {}
                Ok(found) => return Ok(found.element()?),
                Err(error) if is_stale(&error) => {}
                Err(error) => return Err(error.into()),
            }
            ensure!(begun.elapsed() < TIMEOUT, "waited in vain for {css}");
            if drawn.elapsed() > FRAMES_AGAIN {
                // What fades in should have come to its end long since.
                self.draw().await;
                self.run(END_OF_MOVEMENTS).await?;
                drawn = Instant::now();
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Draws the window: a browser without a screen may forget it, and nothing moves there until a picture is taken. WebKit
    /// has a screen, and its driver does not answer for a window that another one hides.
    async fn draw(&self) {
        if self.browser == Browser::WebKit {
            return;
        }
        // A page that is being left cannot be drawn, nor need it be.
        let _ = self.driver.screenshot_as_png().await;
    }

    pub(super) async fn wait_until_started(&self) -> Result {
        self.wait_until(
            "the page runs",
            "document.documentElement.dataset.boot === 'done' \
                && !document.querySelector('#lazy-page:not([data-made])')",
        )
        .await
    }
}
