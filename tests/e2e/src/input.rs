//! Mouse, finger and keyboard, each through the browser's own input instead of events made by a script.

use crate::page::is_stale;
use crate::{Page, Result};
use http::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::prelude::*;
use thirtyfour::{RequestData, SessionId};

impl Page {
    /// Clicks an element, by CSS selector, with the mouse.
    ///
    /// # Errors
    /// When it does not appear or something lies over it.
    pub async fn click(&self, css: &str) -> Result {
        loop {
            match self.element_at_rest(css).await?.click().await {
                Err(error) if is_stale(&error) => {}
                done => return Ok(done?),
            }
        }
    }

    /// Taps the middle of an element with a finger.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn tap(&self, css: &str) -> Result {
        let element = self.element_at_rest(css).await?;
        let to_it = json!({ "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element.to_json()? });
        let steps = vec![to_it, press("pointerDown"), press("pointerUp")];
        self.perform(pointer("touch", &steps)).await
    }

    /// Drags an element onto another with the mouse (`"mouse"`) or a finger (`"touch"`).
    ///
    /// # Errors
    /// When one of them does not appear.
    pub async fn drag(&self, kind: &str, from: &str, to: &str) -> Result {
        const STEP_MS: u32 = 80;
        let (from, to) = (self.element(from).await?, self.element(to).await?);
        let towards = |origin: Value, x: i32| json!({ "type": "pointerMove", "duration": STEP_MS, "x": x, "y": 0, "origin": origin });
        let steps = vec![
            towards(from.to_json()?, 0),
            press("pointerDown"),
            towards(json!("pointer"), 12),
            towards(to.to_json()?, 0),
            press("pointerUp"),
        ];
        self.perform(pointer(kind, &steps)).await
    }

    /// Presses keys one after the other, wherever the focus is: `"a"`, `Key::Enter`, `Key::Shift + "h"`.
    ///
    /// # Errors
    /// When the browser refuses.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result {
        self.driver.action_chain().send_keys(keys).perform().await?;
        Ok(())
    }

    /// Asks for a hint (`h`) or takes back (`u`), a second time where it is said first what that makes of the deal.
    ///
    /// # Errors
    /// When the browser refuses.
    pub async fn ask_for_help(&self, key: &str) -> Result {
        self.press(key).await?;
        if self.warns_of_practice().await? {
            self.press(key).await?;
        }
        Ok(())
    }

    /// Whether it is said that help makes the deal practice, and no help is given yet.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn warns_of_practice(&self) -> Result<bool> {
        self.value(
            "/nur als Übung|only as practice/.test(document.querySelector('.tooltip')?.textContent)",
        )
        .await
    }

    /// The CSS-like description of the focused element, and its accessible text: `button.card "Herz-König"`.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn focused(&self) -> Result<String> {
        self.value(
            "(({ tagName, className, ariaLabel, textContent }) => \
             `${tagName.toLowerCase()}.${className} \"${ariaLabel ?? textContent.trim()}\"`)(document.activeElement)",
        )
        .await
    }

    /// The accessible name of the focused element, as the browser itself reckons it for a screen reader.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn focused_name(&self) -> Result<String> {
        let element = self.driver.active_element().await?;
        let answer = self
            .driver
            .handle()
            .cmd(ComputedLabel(element.element_id().to_string()))
            .await?;
        Ok(answer.value()?)
    }

    async fn perform(&self, actions: Value) -> Result {
        self.driver.handle().cmd(Actions(actions)).await?;
        Ok(())
    }
}

fn press(kind: &str) -> Value {
    json!({ "type": kind, "button": 0 })
}

fn pointer(kind: &str, steps: &[Value]) -> Value {
    json!({ "actions": [{
        "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": steps
    }] })
}

/// WebDriver's actions as plain JSON: thirtyfour's own know no fingers.
#[derive(Debug)]
struct Actions(Value);

impl FormatRequestData for Actions {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(Method::POST, format!("/session/{session}/actions"))
            .add_body(self.0.clone())
    }
}

/// WebDriver's "get computed label", which thirtyfour does not have.
#[derive(Debug)]
struct ComputedLabel(String);

impl FormatRequestData for ComputedLabel {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let element = &self.0;
        RequestData::new(
            Method::GET,
            format!("/session/{session}/element/{element}/computedlabel"),
        )
    }
}
