//! The page without a network.

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

e2e::in_both_browsers!(
    the_page_starts_with_nobody_answering,
    the_page_is_there_the_next_day_with_nobody_answering,
);
