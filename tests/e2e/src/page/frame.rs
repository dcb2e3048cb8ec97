//! The page in a frame: a script gives a frame another size at once, while a driver takes fifty
//! to a hundred milliseconds to give it to a window.
//!
//! Media queries, viewport units and all that is measured go by the frame, so that the page is laid out as in a window of
//! that size.

use super::Page;
use crate::{Result, site};
use anyhow::{Context, ensure};
use serde::de::DeserializeOwned;
use serde_json::json;

/// Gives the frame that this runs in a size, which it has at once. Browsers tell of a new size when they next draw, but what
/// is measured is measured before: the page is told now.
const SET_SIZE: &str = "const setSize = (width, height) => { \
        Object.assign(frameElement.style, { width: `${width}px`, height: `${height}px` }); \
        frameElement.getBoundingClientRect(); \
        if (innerWidth !== width || innerHeight !== height) \
            throw new Error(`the frame is ${innerWidth}×${innerHeight} instead of ${width}×${height}`); \
        dispatchEvent(new Event('resize')) };";

/// Loads an address into a new frame in the place of the one before, which has its size, and puts the focus there.
const LOAD: &str = "const [address, done] = arguments; \
    const before = document.querySelector('iframe'); \
    const frame = before.cloneNode(); \
    frame.onload = () => { frame.contentWindow.focus(); done() }; \
    frame.src = address; \
    before.replaceWith(frame)";

impl Page {
    /// Shows the page in a frame from now on, in a window with room for each of these sizes: what is opened is opened there,
    /// [`Page::resize`] sets the frame's size, and [`Page::in_each_size`] goes through many at once. To be called before
    /// the page was ever open: its service worker would still forbid to frame it.
    ///
    /// # Errors
    /// When it is in one already, or the browser or the server refuses.
    pub async fn put_in_frame(&mut self, sizes: &[(u32, u32)]) -> Result {
        ensure!(!self.is_framed(), "the page is in a frame already");
        let (width, height) = self.conditions.size;
        let widest = sizes.iter().fold(width, |most, size| most.max(size.0));
        let highest = sizes.iter().fold(height, |most, size| most.max(size.1));
        self.resize(widest, highest).await?;
        let folder = site::Framed::of(self.folder.path())?;
        self.server = None; // its port is taken over
        self.server = Some(Box::new(folder.serve(self.port)?));
        self.driver
            .goto(site::Framed::address(self.port))
            .await
            .context("the page with the frame")?;
        self.frame = Some(folder);
        self.driver.enter_frame(0).await?;
        self.resize(width, height).await
    }

    /// The value of a JavaScript expression in each of these sizes of the frame, which stays in the last one. What the page
    /// does later than at once in answer to a size is not seen.
    ///
    /// # Errors
    /// When the page is in no frame, the expression throws, or its value is of another type.
    pub async fn in_each_size<T: DeserializeOwned>(
        &self,
        sizes: &[(u32, u32)],
        expression: &str,
    ) -> Result<Vec<((u32, u32), T)>> {
        ensure!(self.is_framed(), "the page is in no frame");
        let script = format!(
            "{SET_SIZE} return arguments[0].map((size) => {{ setSize(...size); return ({expression}) }})"
        );
        let found = self.driver.execute(script, vec![json!(sizes)]).await?;
        let values: Vec<T> = found
            .convert()
            .with_context(|| format!("the values of {expression}"))?;
        ensure!(values.len() == sizes.len(), "one value for each size");
        Ok(sizes.iter().copied().zip(values).collect())
    }

    /// Whether the page is in a frame.
    pub(super) fn is_framed(&self) -> bool {
        self.frame.is_some()
    }

    pub(super) async fn resize_frame(&self, width: u32, height: u32) -> Result {
        self.run(&format!("{SET_SIZE} setSize({width}, {height})"))
            .await
    }

    /// Loads an address into the frame; everything goes on in there.
    pub(super) async fn load_into_frame(&self, address: &str) -> Result {
        self.driver.enter_default_frame().await?;
        self.driver
            .execute_async(LOAD, vec![json!(address)])
            .await
            .with_context(|| format!("opening {address} in the frame"))?;
        Ok(self.driver.enter_frame(0).await?)
    }
}
