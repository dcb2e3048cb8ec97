//! The page without a network.

use anyhow::ensure;
use e2e::{Page, Result};

async fn the_page_starts_with_nobody_answering(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.reload().await?;
    page.open("?utm_source=a-friend").await
}

async fn the_page_is_there_the_next_day_with_nobody_answering(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.restart_browser().await?;
    page.open("").await
}

/// Not only started but played, against the opponent who has to come out of the same store.
async fn a_deal_is_played_with_nobody_answering(page: &mut Page) -> Result {
    plays_offline(page, "#/deal/1/paderborn/oma-1955?dealer=1").await
}

/// The worker that knows the other games was not needed before the network was gone.
async fn a_deal_for_four_is_played_with_nobody_answering(page: &mut Page) -> Result {
    plays_offline(page, "#/deal/1/four/oma-1955?dealer=1").await
}

async fn plays_offline(page: &mut Page, link: &str) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.reload().await?;
    page.open_quickly(link).await?;
    page.wait_for_turn().await?;
    page.reload().await?;
    page.run(
        "window.told = []; \
         new MutationObserver(() => window.told.push(document.querySelector('.toasts').textContent)) \
             .observe(document.getElementById('page'), { childList: true, subtree: true })",
    )
    .await?;
    page.play_deal_by_pointer().await?;
    // The worker's death would have been told.
    let told: Vec<String> = page.value("[...new Set(told)]").await?;
    ensure!(
        !told.iter().any(|text| text.contains("Gegner")),
        "no opponent: {told:?}"
    );
    Ok(())
}

e2e::in_both_browsers!(
    a_deal_is_played_with_nobody_answering,
    a_deal_for_four_is_played_with_nobody_answering,
    the_page_starts_with_nobody_answering,
    the_page_is_there_the_next_day_with_nobody_answering,
);

e2e::in_webkit!(
    a_deal_is_played_with_nobody_answering,
    the_page_starts_with_nobody_answering,
);
