//! How long the browser keeps the data: it is asked not to delete them, and where it does after a week the page warns.

use anyhow::ensure;
use e2e::{Page, Result, with_script};

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
/// Safari on an iPhone, as far as the page looks.
const SAFARI: &str = "for (const [name, value] of [['vendor', 'Apple Computer, Inc.'], ['platform', 'iPhone']]) \
    Object.defineProperty(Navigator.prototype, name, { get: () => value });";
/// Notes whether there was a warning.
const LISTEN: &str = "addEventListener('deletes', () => { window.isWarned = true });";

/// A browser that answers so, and counts how often it is asked.
fn answers(answer: bool) -> String {
    format!(
        "StorageManager.prototype.persisted = async () => false; \
         StorageManager.prototype.persist = async () => {{ \
             localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1); return {answer} }};"
    )
}

/// Plays a deal in a browser to the point where the page knows what the browser answers.
async fn play_until_answered(page: &Page) -> Result {
    page.play_deal().await?;
    page.wait_until(
        "the browser has answered",
        "document.documentElement.dataset.persisted",
    )
    .await
}

async fn note(page: &Page) -> Result<String> {
    page.go("#/backup").await?;
    page.text("[data-note=retention]").await
}

async fn is_warned(page: &Page) -> Result<bool> {
    page.value("Boolean(window.isWarned)").await
}

async fn a_browser_that_deletes_after_a_week_is_warned_of_once(page: &mut Page) -> Result {
    let script = [SAFARI, LISTEN, &answers(false)].concat();
    page.serve(Some(with_script(&script)?)).await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    ensure!(
        !is_warned(page).await?,
        "it is warned before a deal is over"
    );
    play_until_answered(page).await?;
    page.wait_until(
        "ways out are offered",
        "[...document.querySelectorAll('.toast a')].map((link) => link.hash).join() \
            === '#/install,#/backup' \
            || (document.querySelector('.toast:not(:has(a)) button')?.click(), false)",
    )
    .await?;
    ensure!(
        page.text(".toast p").await?.contains("eine Woche"),
        "the message says something else"
    );
    ensure!(
        note(page).await?.contains("eine Woche"),
        "the page about the data does not say so"
    );
    page.open("").await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_until("cards are dealt", "!document.querySelector('.end__go')")
        .await?;
    page.run("document.documentElement.dataset.persisted = ''")
        .await?;
    play_until_answered(page).await?;
    ensure!(!is_warned(page).await?, "it is warned a second time");
    let asked: String = page.value("localStorage.getItem('asked')").await?;
    ensure!(asked == "1", "the browser was asked {asked} times");
    Ok(())
}

async fn a_browser_that_keeps_the_data_is_said_to(page: &mut Page) -> Result {
    let script = [SAFARI, LISTEN, &answers(true)].concat();
    page.serve(Some(with_script(&script)?)).await?;
    page.open_quickly(LINK).await?;
    play_until_answered(page).await?;
    let note = note(page).await?;
    ensure!(note.contains("zugesagt"), "{note}");
    ensure!(!is_warned(page).await?, "it is warned all the same");
    Ok(())
}

async fn a_browser_that_promises_nothing_is_said_to(page: &mut Page) -> Result {
    let script = [LISTEN, &answers(false)].concat();
    page.serve(Some(with_script(&script)?)).await?;
    page.open_quickly(LINK).await?;
    play_until_answered(page).await?;
    let note = note(page).await?;
    ensure!(note.contains("knapp"), "{note}");
    ensure!(!is_warned(page).await?, "another browser is warned of");
    Ok(())
}

e2e::in_both_browsers!(
    a_browser_that_deletes_after_a_week_is_warned_of_once,
    a_browser_that_keeps_the_data_is_said_to,
    a_browser_that_promises_nothing_is_said_to,
);
