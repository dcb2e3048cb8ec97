//! `cargo xtask lighthouse`: the page as it was last built, measured by Lighthouse as on a phone.

use crate::server::Server;
use crate::{process, tools, workspace};
use anyhow::{Context, Result, bail};
use serde_json::Value;

/// What each score has to reach, in hundredths.
const WANTED: [(&str, f64); 4] = [
    ("performance", 98.0),
    ("accessibility", 100.0),
    ("best-practices", 100.0),
    ("seo", 100.0),
];

/// Figures beside the scores: their names to Lighthouse, and the most they may be.
const FIGURES: [(&str, &str, f64); 3] = [
    ("largest-contentful-paint", "ms", 1500.0),
    ("cumulative-layout-shift", "", 0.0),
    ("total-blocking-time", "ms", 0.0),
];

/// Serves `dist/`, compressed as a host would, lets Lighthouse visit it, and prints what it found.
pub fn run() -> Result<()> {
    tools::LIGHTHOUSE.ensure()?;
    let browsers = tools::ensure_browsers()?;
    let server = Server::start(&workspace::dist(), 0, "/")
        .context("there is no page to measure: `cargo xtask dist` builds it")?;
    let folder = workspace::target().join("lighthouse");
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("{} could not be made", folder.display()))?;
    process::run(
        process::command(tools::LIGHTHOUSE.programs().join("lighthouse"))
            .arg(server.address())
            .args([
                "--quiet",
                "--output=json",
                "--output=html",
                "--throttling-method=devtools",
                "--save-assets",
            ])
            .arg(format!("--output-path={}", folder.join("report").display()))
            .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage")
            .env("CHROME_PATH", browsers.chromium),
    )?;
    let report = folder.join("report.report.json");
    let text = std::fs::read_to_string(&report)
        .with_context(|| format!("{} could not be read", report.display()))?;
    let found: Value = serde_json::from_str(&text).context("Lighthouse's report is no JSON")?;
    println!(
        "The whole report: {}",
        folder.join("report.report.html").display()
    );
    check_scores(&found)
}

fn check_scores(found: &Value) -> Result<()> {
    let mut missed = Vec::new();
    for (name, wanted) in WANTED {
        let score = found["categories"][name]["score"].as_f64();
        let score = score.with_context(|| format!("no score for {name}"))? * 100.0;
        println!("{name:>26}  {score:.0} of at least {wanted:.0}");
        if score < wanted {
            missed.push(name);
        }
    }
    for (name, unit, most) in FIGURES {
        let figure = found["audits"][name]["numericValue"].as_f64();
        let figure = figure.with_context(|| format!("no figure for {name}"))?;
        println!("{name:>26}  {figure:.0} {unit} of at most {most:.0}");
        if figure > most {
            missed.push(name);
        }
    }
    match missed.as_slice() {
        [] => Ok(()),
        missed => bail!("too little: {}", missed.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn report(performance: f64, shift: f64) -> Value {
        let score = |score: f64| json!({ "score": score });
        let figure = |figure: f64| json!({ "numericValue": figure });
        json!({
            "categories": {
                "performance": score(performance),
                "accessibility": score(1.0),
                "best-practices": score(1.0),
                "seo": score(1.0),
            },
            "audits": {
                "largest-contentful-paint": figure(1200.0),
                "cumulative-layout-shift": figure(shift),
                "total-blocking-time": figure(0.0),
            },
        })
    }

    #[test]
    fn a_page_that_reaches_everything_passes_and_one_that_misses_anything_is_named() {
        assert!(check_scores(&report(0.98, 0.0)).is_ok());
        let slow = check_scores(&report(0.97, 0.0)).unwrap_err().to_string();
        assert_eq!(slow, "too little: performance");
        let shifting = check_scores(&report(1.0, 0.001)).unwrap_err().to_string();
        assert_eq!(shifting, "too little: cumulative-layout-shift");
        assert!(check_scores(&json!({})).is_err());
    }
}
