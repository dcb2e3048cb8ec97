//! What is kept of deals: statistics, the last ones, and everything as a file.

use anyhow::{Context, ensure};
use e2e::{Page, Result};

const LINK: &str = "#/deal/1/paderborn/rueckschau?dealer=1";
/// Everything kept, as the page saves it.
const BUNDLE: &str = "'{' + ['settings', 'match', 'slates', 'rules', 'waiting', 'deals', 'chronicle', 'challenge', 'counting', 'puzzles', 'daily', 'evenings'] \
    .map((name) => 'sechsundsechzig/' + name) \
    .filter((name) => localStorage[name]) \
    .map((name) => JSON.stringify(name) + ':' + localStorage[name]).join(',') + '}'";

async fn a_deal_is_counted_once_and_listed(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    let kept: String = page
        .value("localStorage['sechsundsechzig/chronicle']")
        .await?;
    page.reload().await?;
    page.wait_until("the end is there", "document.querySelector('.end__go')")
        .await?;
    let again: String = page
        .value("localStorage['sechsundsechzig/chronicle']")
        .await?;
    ensure!(kept == again, "a reload counts the deal again");
    page.go("#/statistics").await?;
    page.wait_until("there are numbers", "document.querySelector('.stat-row')")
        .await?;
    ensure!(
        page.text(".stat-row li:first-child b").await? == "1",
        "not one deal"
    );
    ensure!(
        page.count(".chart svg[role=img]").await? == 0,
        "a chart of one deal"
    );
    page.click(".rows summary").await?;
    page.click(".rows [href^='#/review/']").await?;
    page.wait_until("its review opens", "document.querySelector('.review-grid')")
        .await
}

async fn practice_alone_leaves_the_statistics_empty(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.keep("chronicle", "20770,paderborn,1,2,p").await?;
    page.open("#/statistics").await?;
    page.wait_until(
        "it says that no deal counts",
        "document.querySelector('#lazy-page[data-made] .empty')?.textContent.includes('Noch zählt kein Spiel') \
            && !document.querySelector('.stat-row')",
    )
    .await
}

async fn the_statistics_begin_with_deals_matches_and_the_strongest_beaten(
    page: &mut Page,
) -> Result {
    page.open("#/settings").await?;
    page.keep(
        "chronicle",
        "20770,paderborn,0,1,w 20771,paderborn,1,2,w 20772,paderborn,2,-1,l",
    )
    .await?;
    page.open("#/statistics").await?;
    page.element(".beaten").await?;
    let numbers: String = page
        .value("[...document.querySelectorAll('.stat-row b')].map((one) => one.textContent).join()")
        .await?;
    ensure!(numbers == "3,2,2,1", "{numbers}");
    let beaten = page.text(".beaten b").await?;
    ensure!(beaten == "Hermen Kord", "{beaten}");
    let first = page.text(".chart figcaption b").await?;
    ensure!(first == "Nach Gegnern", "{first}");
    page.expect_no_barriers().await
}

/// Gives the page a file to read.
async fn bring_back(page: &Page, text: &str) -> Result<tempfile::NamedTempFile> {
    let file = tempfile::Builder::new().suffix(".json").tempfile()?;
    std::fs::write(file.path(), text)?;
    page.open_backup().await?;
    let path = file.path().to_str().context("a path that is no text")?;
    page.find(thirtyfour::By::Css("#file"))
        .await?
        .send_keys(path)
        .await?;
    Ok(file)
}

async fn everything_is_deleted_and_brought_back_from_a_file(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    let bundle: String = page.value(BUNDLE).await?;
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    page.open_backup().await?;
    page.click("[data-call=delete]").await?;
    page.run("window.isOld = true").await?;
    page.click("[data-call=really]").await?;
    page.wait_until(
        "the page starts anew",
        "!window.isOld && document.querySelector('.hand')",
    )
    .await?;
    let gone: bool = page
        .value(&format!("localStorage['sechsundsechzig/match'] !== {kept:?} && !localStorage['sechsundsechzig/chronicle']"))
        .await?;
    ensure!(gone, "something is still there");
    let _file = bring_back(page, &bundle).await?;
    page.expect_message("Alles ist wieder da").await?;
    let again: String = page.value("localStorage['sechsundsechzig/match']").await?;
    ensure!(again == kept, "the match is another");
    page.wait_until(
        "the end of the deal is shown",
        "document.querySelector('.end__go')",
    )
    .await
}

async fn a_file_that_is_not_ours_changes_nothing(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let before: String = page.value(BUNDLE).await?;
    let damaged = before.replace("paderborn", "padergorn");
    for bad in ["{}", "<script>alert(1)</script>", &damaged] {
        let _file = bring_back(page, bad).await?;
        page.wait_until(
            "it says so",
            "document.querySelector('.backup__result .note')",
        )
        .await?;
        let after: String = page.value(BUNDLE).await?;
        ensure!(before == after, "{bad} has changed something");
    }
    Ok(())
}

async fn the_deal_of_the_day_is_played_beside_the_match(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let before = page.look().await?.cards().join(" ");
    page.follow("#/daily").await?;
    page.wait_until("the address is the table's again", "location.hash === '#/'")
        .await?;
    page.wait_for_turn().await?;
    page.go("#/share").await?;
    page.wait_until(
        "there is a code for the day's deal",
        "document.querySelector('.qr') \
            && /blatt-\\d{4}-\\d\\d-\\d\\d/.test(document.querySelector('.link-field input').value)",
    )
    .await?;
    page.go("#/").await?;
    page.play_deal().await?;
    ensure!(
        page.count(".end__practice").await? == 0,
        "it was no practice"
    );
    page.click(".end__go button").await?;
    page.wait_for_turn().await?;
    let after = page.look().await?.cards().join(" ");
    ensure!(
        before == after,
        "the match goes on with {after}, not {before}"
    );
    Ok(())
}

e2e::in_both_browsers!(
    the_deal_of_the_day_is_played_beside_the_match,
    a_deal_is_counted_once_and_listed,
    practice_alone_leaves_the_statistics_empty,
    the_statistics_begin_with_deals_matches_and_the_strongest_beaten,
    everything_is_deleted_and_brought_back_from_a_file,
    a_file_that_is_not_ours_changes_nothing,
);

e2e::in_webkit!(
    a_deal_is_counted_once_and_listed,
    everything_is_deleted_and_brought_back_from_a_file,
);
