//! From the first card to the Bummerl, and the next day.

use anyhow::ensure;
use e2e::{Page, Result};
use std::time::{Duration, Instant};

/// How long a match may take on a busy machine.
const MATCH: Duration = Duration::from_secs(400);
const BALLS: &str = "[...document.querySelectorAll('.scoreboard__marks .visually-hidden')].map((e) => Number(e.textContent))";

async fn a_match_is_played_by_pointer_and_its_bummerl_stays(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/kurz?dealer=1")
        .await?;
    let begun = Instant::now();
    let mut deals = 0;
    loop {
        page.play_deal_by_pointer().await?;
        deals += 1;
        ensure!(begun.elapsed() < MATCH, "no end after {deals} deals");
        if page.text(".end__go .btn--primary").await? == "Revanche" {
            break;
        }
        page.click(".end__go .btn--primary").await?;
        page.wait_until("the next deal is there", "document.querySelector('.hand')")
            .await?;
    }
    eprintln!("{}: {deals} deals in {:?}", page.browser(), begun.elapsed());
    let why = page.text(".end__why").await?;
    ensure!(why.contains("Bummerl"), "{why}");

    page.go("#/scoreboard").await?;
    page.wait_until(
        "the scoreboard is shown",
        "document.querySelector('.scoreboard')",
    )
    .await?;
    let balls: Vec<u32> = page.value(BALLS).await?;
    ensure!(balls.iter().sum::<u32>() >= 1, "{balls:?}");
    let strokes = page.count(".deals tbody tr").await?;
    ensure!(
        strokes == deals,
        "{strokes} deals of {deals} on the scoreboard"
    );

    page.restart_browser().await?;
    page.open("#/scoreboard").await?;
    page.wait_until(
        "the scoreboard is shown",
        "document.querySelector('.scoreboard')",
    )
    .await?;
    let again: Vec<u32> = page.value(BALLS).await?;
    ensure!(again == balls, "{again:?}, no longer {balls:?}");
    page.go("#/").await?;
    page.wait_until(
        "the end of the match is shown",
        "document.querySelector('.end__go')",
    )
    .await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.look().await?.score.contains("0\u{a0}:\u{a0}0"),
        "no new match"
    );
    Ok(())
}

e2e::in_both_browsers!(a_match_is_played_by_pointer_and_its_bummerl_stays);
