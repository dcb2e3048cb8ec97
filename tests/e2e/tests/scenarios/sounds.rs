//! Sounds and vibration: off at first, made by the browser itself once they are wanted.

use anyhow::ensure;
use e2e::{Browser, Page, Result};

/// Counts what would be played and felt from now on.
const COUNT: &str = "window.played = 0;
    for (const make of ['createOscillator', 'createBufferSource']) {
      const source = BaseAudioContext.prototype[make];
      BaseAudioContext.prototype[make] = function () { played++; return source.apply(this); };
    }
    window.felt = 0;
    navigator.vibrate = () => ++felt;";

/// Whether the script that makes sounds has been fetched.
const FETCHED: &str = "performance.getEntriesByType('resource').some(({ name, initiatorType }) => \
     name.includes('/sound-') && initiatorType !== 'serviceworker')";

async fn nothing_is_heard_or_fetched_until_it_is_wanted(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/toene?dealer=1")
        .await?;
    page.run(COUNT).await?;
    page.play_deal().await?;
    let silent: bool = page
        .value(&format!("!played && !felt && !{FETCHED}"))
        .await?;
    ensure!(silent, "something is heard that nobody asked for");
    Ok(())
}

async fn cards_are_heard_once_that_is_wanted(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/toene?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.go("#/settings").await?;
    page.element(".columns").await?;
    page.run(COUNT).await?;
    page.set("Ton", "Mittel").await?;
    page.wait_until("the sounds are there", FETCHED).await?;
    page.go("#/table").await?;
    page.play_deal().await?;
    // Firefox does not let a test's script look on at what the page does with a prototype.
    if page.browser() == Browser::Chromium {
        page.wait_until("the deal is heard", "played > 10").await?;
        ensure!(page.value::<bool>("felt === 0").await?, "it trembles");
        page.go("#/settings").await?;
        page.click("label:has(#vibration)").await?;
        page.wait_until("the setting is felt", "felt > 0").await?;
    }
    page.expect_no_foreign_requests().await
}

e2e::in_both_browsers!(
    nothing_is_heard_or_fetched_until_it_is_wanted,
    cards_are_heard_once_that_is_wanted,
);
