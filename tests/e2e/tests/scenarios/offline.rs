//! The page without a network.

use crate::first_visit::{STORED_ON_DEMAND, store};
use anyhow::{bail, ensure};
use e2e::{Page, Result, with_script};

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

/// On the first visit, without a reload, and on a host that says nothing about caches: what the page says is true.
async fn the_first_visit_works_without_a_network_once_it_says_so(page: &mut Page) -> Result {
    page.serve_by_python(Some(with_script(STORED_ON_DEMAND)?), None)
        .await?;
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    store(page).await?;
    page.play_deal().await?;
    ensure!(says_so_before_its_next_lead(page).await?, "it says nothing");
    page.stop_server().await?;
    page.go("#/statistics").await?;
    page.wait_until(
        "the second program runs",
        "document.querySelector('#lazy-page[data-made]')",
    )
    .await?;
    page.reload().await?;
    page.go("#/").await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// A page that no service worker controls does not say that it works without a network.
async fn a_page_that_is_not_kept_does_not_say_so(page: &mut Page) -> Result {
    let release = with_script(
        "ServiceWorkerContainer.prototype.register = async () => { throw new Error('refused') }",
    )?;
    page.serve(Some(release)).await?;
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.play_deal().await?;
    page.element(".end__title").await?;
    ensure!(
        !says_so_before_its_next_lead(page).await?,
        "it says that it works without a network"
    );
    Ok(())
}

/// Whether the next deal in which the player leads begins with the word that the page works without a network; in the others
/// the line has more to tell.
async fn says_so_before_its_next_lead(page: &Page) -> Result<bool> {
    // Dealt by turns: the first or the second.
    for _ in 0..2 {
        page.listen().await?;
        page.click(".end__go .btn--primary").await?;
        page.wait_for_turn().await?;
        let heard = page.heard().await?;
        let says_so = heard.iter().any(|said| said.contains("auch offline"));
        if page.look().await?.trick.is_empty() {
            return Ok(says_so);
        }
        ensure!(!says_so, "said where the opponent leads: {heard:?}");
        page.play_deal().await?;
        page.element(".end__title").await?;
    }
    bail!("the opponent leads twice")
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
        "window.messages = []; \
         new MutationObserver(() => window.messages.push(document.querySelector('.toasts').textContent)) \
             .observe(document.getElementById('page'), { childList: true, subtree: true })",
    )
    .await?;
    page.play_deal().await?;
    // The worker's death would have been reported.
    let messages: Vec<String> = page.value("[...new Set(messages)]").await?;
    ensure!(
        !messages.iter().any(|text| text.contains("Gegner")),
        "no opponent: {messages:?}"
    );
    Ok(())
}

e2e::in_both_browsers!(
    a_deal_is_played_with_nobody_answering,
    a_deal_for_four_is_played_with_nobody_answering,
    the_first_visit_works_without_a_network_once_it_says_so,
    a_page_that_is_not_kept_does_not_say_so,
    the_page_starts_with_nobody_answering,
    the_page_is_there_the_next_day_with_nobody_answering,
);

e2e::in_webkit!(
    a_deal_is_played_with_nobody_answering,
    the_page_starts_with_nobody_answering,
);
