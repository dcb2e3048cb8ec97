//! After a deal: what each decision was worth, and the way back to any of them.

use anyhow::ensure;
use e2e::{Page, Result};

const LINK: &str = "#/deal/1/paderborn/rueckschau?dealer=1";

/// Plays a deal to its end and goes to its review.
async fn review(page: &Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal_by_pointer().await?;
    page.click(".end__go [href='#/review']").await?;
    page.wait_until("the review is there", "document.querySelector('.revgrid')")
        .await
}

async fn wait_until_weighed(page: &Page) -> Result {
    page.wait_until(
        "every decision is weighed",
        "document.querySelector('.decisions li') && !document.querySelector('.weighing progress')",
    )
    .await
}

async fn a_deal_is_reviewed_decision_by_decision(page: &mut Page) -> Result {
    review(page).await?;
    wait_until_weighed(page).await?;
    let decisions = page.count(".decisions li").await?;
    ensure!(decisions > 2, "{decisions} decisions");
    let unweighed: usize = page
        .value("[...document.querySelectorAll('.decisions__row em')].filter((e) => !e.textContent).length")
        .await?;
    ensure!(unweighed == 0, "{unweighed} decisions have no verdict");
    let dots = page.count(".chart circle").await?;
    ensure!(dots == decisions, "{dots} dots for {decisions} decisions");
    ensure!(
        page.count(".knack:not([hidden]) .btn").await? == 1,
        "the way back"
    );
    page.click(".decisions li:first-child summary").await?;
    page.wait_until(
        "it tells what the other saw",
        "document.querySelector('.decisions [open] .knowledge .card')",
    )
    .await?;
    page.reload().await?;
    wait_until_weighed(page).await?;
    ensure!(
        page.count(".decisions li").await? == decisions,
        "another deal"
    );
    Ok(())
}

async fn weighing_stops_and_goes_on(page: &mut Page) -> Result {
    review(page).await?;
    page.click(".weighing .btn").await?;
    page.wait_until(
        "it has stopped",
        "document.querySelector('.weighing .btn')?.textContent === 'Weiter auswerten'",
    )
    .await?;
    page.click(".weighing .btn").await?;
    wait_until_weighed(page).await
}

async fn a_deal_is_played_again_from_a_decision_and_the_match_waits(page: &mut Page) -> Result {
    review(page).await?;
    wait_until_weighed(page).await?;
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    let slates: Option<String> = page
        .value("localStorage['sechsundsechzig/slates'] ?? null")
        .await?;
    page.click(".decisions li:nth-child(2) summary").await?;
    page.click(".decisions [open] .btn").await?;
    page.wait_for_turn().await?;
    page.reload().await?;
    page.play_deal_by_pointer().await?;
    ensure!(
        page.count(".end__practice").await? == 1,
        "it does not say that it was practice"
    );
    page.click(".end__go .btn--primary").await?;
    page.wait_until(
        "the match is as it was",
        &format!("localStorage['sechsundsechzig/match'] === {kept:?}"),
    )
    .await?;
    let after: Option<String> = page
        .value("localStorage['sechsundsechzig/slates'] ?? null")
        .await?;
    ensure!(after == slates, "the slate is another");
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// In the games for more than two, with a pack of its own, and with points that are written up.
async fn deals_of_every_family_are_reviewed(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    for preset in ["three", "four", "three-rotating", "thousand", "penneech-32"] {
        page.follow(&format!("#/deal/1/{preset}/rueckschau?dealer=1"))
            .await?;
        page.play_deal_by_pointer().await?;
        page.go("#/review").await?;
        page.wait_until(
            "a decision is weighed",
            "document.querySelector('.weighing progress')?.value > 0 \
                || (document.querySelector('.knack:not([hidden])') && document.querySelector('.decisions li'))",
        )
        .await?;
        page.run("document.querySelector('.weighing .btn')?.click()")
            .await?;
        page.click(".decisions li:last-child summary").await?;
        page.wait_until(
            "it tells what the others saw",
            "document.querySelectorAll('.decisions [open] .knowledge').length >= 1",
        )
        .await?;
        page.go("#/").await?;
    }
    Ok(())
}

async fn without_a_deal_there_is_nothing_to_review(page: &mut Page) -> Result {
    page.open("#/review").await?;
    page.wait_until(
        "it says so",
        "document.querySelector('main')?.textContent.includes('Noch ist kein Spiel')",
    )
    .await
}

e2e::in_both_browsers!(
    a_deal_is_reviewed_decision_by_decision,
    weighing_stops_and_goes_on,
    a_deal_is_played_again_from_a_decision_and_the_match_waits,
    deals_of_every_family_are_reviewed,
    without_a_deal_there_is_nothing_to_review,
);
