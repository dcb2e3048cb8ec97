//! Opening and loading the page.

use super::Page;
use crate::{Browser, Result};
use serde_json::{Value, json};

impl Page {
    /// Opens the page with a hash such as `#/deal/1/paderborn/oma-1955`, or none, and waits until it runs.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open(&self, hash: &str) -> Result {
        let address = format!("{}{hash}", self.address);
        if self.is_framed() {
            self.load_into_frame(&address).await?;
            return self.wait_until_started().await;
        }
        // Going to another hash alone would not load the page anew.
        self.go_to("about:blank").await?;
        self.go_to(&address).await?;
        self.wait_until_started().await
    }

    /// Opens the page about what is kept, and waits for its text: that comes after the buttons, which then move down.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open_backup(&self) -> Result {
        self.open("#/backup").await?;
        self.wait_until(
            "its text is there",
            "document.querySelector('[data-text=backup]')",
        )
        .await
    }

    /// Goes to an address; if that fails, it is said how far it came.
    async fn go_to(&self, address: &str) -> Result {
        let Err(error) = self.driver.goto(address).await else {
            return Ok(());
        };
        let shown = self
            .value::<Value>(
                "[location.href, document.readyState, performance.getEntriesByType('resource').length, \
                  navigator.serviceWorker?.controller?.state]",
            )
            .await;
        let context = match shown {
            Ok(shown) => format!("opening {address}: the window shows {shown}"),
            Err(gone) => format!("opening {address}: the window says {gone:#}"),
        };
        Err(anyhow::Error::from(error).context(context))
    }

    /// Loads the page again as a person does; Firefox's own command for it would pass the service worker by.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn reload(&self) -> Result {
        self.run("window.isOld = true; setTimeout(() => location.reload(), 0)")
            .await?;
        self.wait_until("the page loads again", "!window.isOld")
            .await?;
        self.wait_until_started().await
    }

    /// Loads the page again so that no service worker is in charge of it, as reloading with the shift key does.
    ///
    /// # Errors
    /// When it does not start again.
    pub async fn reload_past_service_worker(&self) -> Result {
        let passes_by = async |bypass: bool| match self.browser {
            Browser::Chromium => {
                let parameters = json!({ "bypass": bypass });
                self.devtools("Network.setBypassServiceWorker", parameters)
                    .await
            }
            Browser::Firefox | Browser::WebKit => Ok(()),
        };
        if self.browser == Browser::Chromium {
            self.devtools("Network.enable", json!({})).await?;
        }
        passes_by(true).await?;
        self.driver.refresh().await?;
        self.wait_until_started().await?;
        passes_by(false).await
    }
}
