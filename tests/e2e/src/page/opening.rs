//! Opening and loading the page, and going from screen to screen.

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

    /// Opens the page with everything at its quickest, then goes to a hash such as a deal's link.
    ///
    /// # Errors
    /// When it does not start.
    pub async fn open_quickly(&self, hash: &str) -> Result {
        // A page that needs no other program, and deals nothing.
        self.open("#/scoreboard").await?;
        self.keep("settings", "speed=fast").await?;
        self.go(hash).await?;
        self.wait_until(
            "all is quick",
            "document.documentElement.dataset.speed === 'fast'",
        )
        .await?;
        self.wait_until("a hand is dealt", "document.querySelector('.hand')")
            .await
    }

    /// Goes to a deal's link; the match before it is not over and may be left.
    ///
    /// # Errors
    /// When the deal does not come.
    pub async fn follow(&self, link: &str) -> Result {
        self.go(link).await?;
        self.wait_until(
            "the link is followed",
            "location.hash === '#/' && document.querySelector('.hand, .end, dialog')",
        )
        .await?;
        if self.count("dialog").await? > 0 {
            self.click("dialog [data-call=leave]").await?;
        }
        self.wait_until(
            "the cards are dealt",
            "!document.querySelector('dialog, .end__go') && document.querySelector('.hand [data-card]')",
        )
        .await
    }

    /// Goes to another part of the page by its address, as a link in it does.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn go(&self, hash: &str) -> Result {
        self.run(&format!("location.hash = {hash:?}")).await
    }

    /// Goes to a screen other than the scoreboard without loading the page anew. The scoreboard comes first: what is shown
    /// then is surely the screen's own.
    ///
    /// # Errors
    /// When it does not come.
    pub async fn turn_to(&self, screen: &str) -> Result {
        self.go("#/scoreboard").await?;
        self.element(".scoreboard-page").await?;
        self.go(screen).await?;
        self.wait_until(
            &format!("{screen} is there"),
            "!document.querySelector('.scoreboard-page, progress, #lazy-page:not([data-made])') \
                && document.querySelector('#page main, #lazy-page main, dialog')?.textContent.trim()",
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
