//! Every screen opens without an error, on a phone and on a desktop.

use anyhow::Context;
use e2e::{Page, Result, SENT};

/// Every address that shows a screen of its own.
const SCREENS: [&str; 28] = [
    "#/",
    "#/choose",
    "#/opponents",
    "#/settings",
    "#/tally",
    "#/help",
    "#/share",
    "#/seal",
    "#/install",
    "#/history",
    "#/statistics",
    "#/keeping",
    "#/licences",
    "#/news",
    "#/counting",
    "#/review",
    "#/replay/1",
    SENT,
    "#/puzzles",
    "#/puzzles/1",
    "#/puzzles/daily",
    "#/rules",
    "#/rules/penneech",
    "#/rules/2.24",
    "#/daily",
    "#/lesson",
    "#/deal/1/paderbron/x",
    "#/nowhere",
];
const SIZES: [(u32, u32); 2] = [(360, 640), (1440, 900)];

async fn every_screen_opens_without_an_error(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.play_deal_by_pointer().await?;
    for screen in SCREENS {
        let (width, height) = SIZES[0];
        page.resize(width, height).await?;
        page.open(screen).await?;
        page.wait_until(
            "it shows something",
            "document.querySelector('#page main, #room main, dialog')?.textContent.trim()",
        )
        .await
        .context(screen)?;
        for (width, height) in SIZES {
            page.resize(width, height).await?;
            // A card that flies may be beyond the edge for a moment.
            page.wait_until(
                &format!("{width} is wide enough"),
                &format!("document.documentElement.scrollWidth <= {width}"),
            )
            .await
            .context(screen)?;
        }
        page.expect_no_complaints().await.context(screen)?;
    }
    Ok(())
}

e2e::in_both_browsers!(every_screen_opens_without_an_error);

e2e::in_webkit!(every_screen_opens_without_an_error);
