//! A picture of the built page, as `cargo xtask shot` takes it.

use anyhow::Result;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser};
use e2e::{Browser, Conditions, Page};
use std::path::PathBuf;

fn main() -> Result<()> {
    let matches = Wish::command().get_matches();
    let wish = Wish::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(take(&wish, &steps(&matches)))
}

/// Take a screenshot of the built page, into target/screenshots/
///
/// --click, --press and --until are done in the order given, after the page has started.
#[derive(Parser)]
#[command(
    name = "shot",
    bin_name = "cargo xtask shot",
    override_usage = "cargo xtask shot [--build|--draft] [OPTIONS]",
    after_help = "--build or --draft come first and build the page before: the release, or quickly a debug build.",
    args_override_self = true
)]
struct Wish {
    /// The page to show, such as '#/rules'
    #[arg(
        long = "url-hash",
        value_name = "HASH",
        default_value = "",
        hide_default_value = true
    )]
    hash: String,
    /// The size of the window's inside
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "360x640", value_parser = size)]
    size: (u32, u32),
    /// What the system asks for
    #[arg(long, default_value = "light", value_parser = ["light", "dark"])]
    theme: String,
    /// The preferred language
    #[arg(long, default_value = "de", value_parser = ["de", "en"])]
    lang: String,
    /// The browser that shows the page
    #[arg(long, value_enum, default_value = "chromium")]
    browser: Browser,
    /// Store a value under a key before the page starts
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_and_value)]
    storage: Vec<(String, String)>,
    /// Click an element
    #[arg(long, value_name = "CSS", allow_hyphen_values = true)]
    click: Vec<String>,
    /// Press keys
    #[arg(long, value_name = "KEYS", allow_hyphen_values = true)]
    press: Vec<String>,
    /// Wait until an expression is true
    #[arg(long, value_name = "JS", allow_hyphen_values = true)]
    until: Vec<String>,
    /// The name of the file
    #[arg(long = "out", value_name = "FILE", default_value = "shot.png")]
    file: String,
}

enum Step {
    Click(String),
    Press(String),
    Until(String),
}

/// The steps in the order they were given.
fn steps(matches: &ArgMatches) -> Vec<Step> {
    let given = |name: &str, step: fn(String) -> Step| {
        let places = matches.indices_of(name).into_iter().flatten();
        let values = matches.get_many::<String>(name).into_iter().flatten();
        places.zip(values.cloned().map(step)).collect::<Vec<_>>()
    };
    let mut steps = given("click", Step::Click);
    steps.extend(given("press", Step::Press));
    steps.extend(given("until", Step::Until));
    steps.sort_by_key(|(place, _)| *place);
    steps.into_iter().map(|(_, step)| step).collect()
}

fn size(text: &str) -> Result<(u32, u32), &'static str> {
    const WANTED: &str = "a size is like 360x640";
    let (width, height) = text.split_once('x').ok_or(WANTED)?;
    let number = |text: &str| text.parse().map_err(|_| WANTED);
    Ok((number(width)?, number(height)?))
}

fn key_and_value(text: &str) -> Result<(String, String), &'static str> {
    let (key, value) = text.split_once('=').ok_or("a key, = and a value")?;
    Ok((key.to_owned(), value.to_owned()))
}

async fn take(wish: &Wish, steps: &[Step]) -> Result<()> {
    let conditions = Conditions {
        language: if wish.lang == "en" { "en" } else { "de" },
        dark: wish.theme == "dark",
        size: wish.size,
        ..Conditions::default()
    };
    let page = Page::start(wish.browser, conditions).await?;
    let picture = look(&page, wish, steps).await;
    for complaint in page.complaints().await? {
        eprintln!("{}: {complaint}", wish.browser);
    }
    page.close().await;
    println!("{}", picture?.display());
    Ok(())
}

async fn look(page: &Page, wish: &Wish, steps: &[Step]) -> Result<PathBuf> {
    if !wish.storage.is_empty() {
        page.open("").await?;
        for (key, content) in &wish.storage {
            page.run(&format!("localStorage.setItem({key:?}, {content:?})"))
                .await?;
        }
    }
    page.open(&wish.hash).await?;
    for step in steps {
        match step {
            Step::Click(css) => page.click(css).await?,
            Step::Press(keys) => page.press(keys.as_str()).await?,
            Step::Until(expression) => page.wait_until(expression, expression).await?,
        }
    }
    page.wait_until_still().await?;
    page.screenshot(&wish.file).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_keep_their_order() {
        let words = "shot --until a --click b --theme dark --until -c --press d";
        let matches = Wish::command().get_matches_from(words.split(' '));
        let shown = steps(&matches).into_iter().map(|step| match step {
            Step::Click(text) => format!("click {text}"),
            Step::Press(text) => format!("press {text}"),
            Step::Until(text) => format!("until {text}"),
        });
        let shown: Vec<String> = shown.collect();
        assert_eq!(shown, ["until a", "click b", "until -c", "press d"]);
    }
}
