//! Barriers for people with disabilities, as far as a program can find them: axe-core.

use crate::{Page, Result};
use anyhow::{Context, ensure};
use serde_json::{Value, json};
use xtask::tools;

/// Runs axe-core, without the symbols that drawings are made of: nobody reads these, and it would walk through each line of
/// every card.
const AUDIT: &str = "const [options, done] = arguments; \
    const away = [...document.querySelectorAll('body > svg.sprite')].map((sprite) => [sprite, new Comment()]); \
    away.forEach(([sprite, place]) => sprite.replaceWith(place)); \
    axe.run(document, { resultTypes: ['violations'], ...options }) \
        .then((results) => results.violations, String) \
        .then((found) => { away.forEach(([sprite, place]) => place.replaceWith(sprite)); done(found) })";

impl Page {
    /// Runs axe-core over what the page shows now, WCAG 2.2 up to AA and its good practice, and fails on any finding.
    ///
    /// # Errors
    /// With one line for each finding, or when axe-core is not installed.
    pub async fn expect_no_barriers(&self) -> Result {
        let findings = self.barriers().await?;
        ensure!(
            findings.is_empty(),
            "axe-core found barriers:\n{}",
            findings.join("\n")
        );
        Ok(())
    }

    /// What axe-core finds, one line each.
    ///
    /// # Errors
    /// When axe-core is not installed or does not run.
    pub async fn barriers(&self) -> Result<Vec<String>> {
        self.barriers_among(&json!({})).await
    }

    /// What axe-core finds by the rules that depend on colours, one line each: all that differs between day and lamplight.
    ///
    /// # Errors
    /// When axe-core is not installed or does not run.
    pub async fn barriers_of_colour(&self) -> Result<Vec<String>> {
        self.barriers_among(&json!({ "runOnly": ["color-contrast", "link-in-text-block"] }))
            .await
    }

    async fn barriers_among(&self, options: &Value) -> Result<Vec<String>> {
        // What fades in has too little contrast.
        self.end_movements().await?;
        if !self.value::<bool>("'axe' in window").await? {
            self.run(&axe_core()?).await?;
        }
        let found = self
            .driver
            .execute_async(AUDIT, vec![options.clone()])
            .await?;
        let found = found.json();
        let rules = found
            .as_array()
            .with_context(|| format!("axe-core: {found}"))?;
        Ok(rules.iter().flat_map(lines).collect())
    }
}

fn axe_core() -> Result<String> {
    let file = tools::AXE_CORE.folder().join("axe.min.js");
    std::fs::read_to_string(&file).with_context(|| {
        format!(
            "axe-core is not at {}: `cargo xtask setup` installs it",
            file.display()
        )
    })
}

fn lines(rule: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let head = format!(
        "{} ({}): {}",
        text(&rule["id"]),
        text(&rule["impact"]),
        text(&rule["help"])
    );
    let nodes = rule["nodes"].as_array().cloned().unwrap_or_default();
    nodes
        .iter()
        .map(|node| format!("{head}: {} {}", node["target"], text(&node["html"])))
        .collect()
}
