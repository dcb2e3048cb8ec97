//! Barriers for people with disabilities, as far as a program can find them: axe-core.

use crate::{Page, Result};
use anyhow::{Context, ensure};
use serde_json::Value;
use xtask::tools;

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
        let file = tools::AXE_CORE.folder().join("axe.min.js");
        let axe = std::fs::read_to_string(&file).with_context(|| {
            format!(
                "axe-core is not at {}: `cargo xtask setup` installs it",
                file.display()
            )
        })?;
        // What fades in has too little contrast.
        self.end_movements().await?;
        self.run(&axe).await?;
        let found = self
            .driver
            .execute_async(
                "const done = arguments[0]; \
                 axe.run(document).then((r) => done(r.violations), (e) => done(String(e)))",
                Vec::new(),
            )
            .await?;
        let found = found.json();
        let rules = found
            .as_array()
            .with_context(|| format!("axe-core: {found}"))?;
        Ok(rules.iter().flat_map(lines).collect())
    }
}

fn lines(rule: &Value) -> Vec<String> {
    let said = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let head = format!(
        "{} ({}): {}",
        said(&rule["id"]),
        said(&rule["impact"]),
        said(&rule["help"])
    );
    let nodes = rule["nodes"].as_array().cloned().unwrap_or_default();
    nodes
        .iter()
        .map(|node| format!("{head}: {} {}", node["target"], said(&node["html"])))
        .collect()
}
