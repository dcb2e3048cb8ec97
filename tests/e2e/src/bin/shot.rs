//! A picture of the built page, as `cargo xtask shot` takes it.

use anyhow::{Context, Result, bail};
use e2e::{Browser, Conditions, Page};
use std::path::PathBuf;

const USAGE: &str = "usage: cargo xtask shot [--url-hash '#/rules'] [--size 360x640] [--theme light|dark] [--lang de|en]
    [--browser chromium|firefox|webkit] [--storage key=value]… [--click CSS]… [--press KEYS]… [--until JS]… [--out file.png]
--click, --press and --until are done in the order given, after the page has started.";

fn main() -> Result<()> {
    let wish = Wish::read(std::env::args().skip(1))?;
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(take(&wish))
}

/// What the picture should show.
struct Wish {
    hash: String,
    browser: Browser,
    conditions: Conditions,
    storage: Vec<(String, String)>,
    steps: Vec<Step>,
    file: String,
}

enum Step {
    Click(String),
    Press(String),
    Until(String),
}

impl Wish {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self> {
        let mut wish = Self {
            hash: String::new(),
            browser: Browser::Chromium,
            conditions: Conditions::default(),
            storage: Vec::new(),
            steps: Vec::new(),
            file: "shot.png".into(),
        };
        while let Some(name) = words.next() {
            let value = words
                .next()
                .with_context(|| format!("{name} wants a value\n{USAGE}"))?;
            match name.as_str() {
                "--url-hash" => wish.hash = value,
                "--size" => wish.conditions.size = size(&value)?,
                "--theme" => wish.conditions.dark = value == "dark",
                "--lang" if value == "de" => wish.conditions.language = "de",
                "--lang" if value == "en" => wish.conditions.language = "en",
                "--browser" if value == "firefox" => wish.browser = Browser::Firefox,
                "--browser" if value == "webkit" => wish.browser = Browser::WebKit,
                "--browser" if value == "chromium" => wish.browser = Browser::Chromium,
                "--storage" => {
                    let (key, content) = value.split_once('=').context(USAGE)?;
                    wish.storage.push((key.into(), content.into()));
                }
                "--click" => wish.steps.push(Step::Click(value)),
                "--press" => wish.steps.push(Step::Press(value)),
                "--until" => wish.steps.push(Step::Until(value)),
                "--out" => wish.file = value,
                _ => bail!("{name} {value} is not understood\n{USAGE}"),
            }
        }
        Ok(wish)
    }
}

fn size(text: &str) -> Result<(u32, u32)> {
    let (width, height) = text.split_once('x').context("a size is like 360x640")?;
    Ok((width.parse()?, height.parse()?))
}

async fn take(wish: &Wish) -> Result<()> {
    let page = Page::start(wish.browser, wish.conditions).await?;
    let picture = look(&page, wish).await;
    for complaint in page.complaints().await? {
        eprintln!("{}: {complaint}", wish.browser);
    }
    page.close().await;
    println!("{}", picture?.display());
    Ok(())
}

async fn look(page: &Page, wish: &Wish) -> Result<PathBuf> {
    if !wish.storage.is_empty() {
        page.open("").await?;
        for (key, content) in &wish.storage {
            page.run(&format!("localStorage.setItem({key:?}, {content:?})"))
                .await?;
        }
    }
    page.open(&wish.hash).await?;
    for step in &wish.steps {
        match step {
            Step::Click(css) => page.click(css).await?,
            Step::Press(keys) => page.press(keys.as_str()).await?,
            Step::Until(expression) => page.wait_until(expression, expression).await?,
        }
    }
    page.wait_until("all pictures and letters are there", SETTLED)
        .await?;
    page.screenshot(&wish.file).await
}

/// Fonts loaded, nothing moving but what moves for ever.
const SETTLED: &str = "document.fonts.status === 'loaded' && document.getAnimations()\
    .every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity)";
