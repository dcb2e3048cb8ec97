//! Zählmeister: at Aus the player may say what he has counted.

use anyhow::ensure;
use e2e::{Page, Result};

/// With the ace and ten of trumps the player takes the first tricks for certain.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23171?dealer=1";

/// One trick is won, so that the player may claim, wrongly.
async fn after_a_trick(page: &Page) -> Result {
    page.open_quickly(LINK).await?;
    page.go("#/settings").await?;
    page.click("label:has(#count)").await?;
    page.go("#/table").await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn a_count_told_at_aus_is_checked_and_counted(page: &mut Page) -> Result {
    after_a_trick(page).await?;
    page.click("[data-call=out]").await?;
    page.element("dialog #own-count")
        .await?
        .send_keys("70")
        .await?;
    page.click("[data-call=out-without]").await?;
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    let text = page.text(".end__why").await?;
    ensure!(
        text.contains("Gezählt hattest du 70 Augen, es waren "),
        "{text}"
    );
    page.reload().await?;
    page.wait_until("its end is there", "document.querySelector('.end__go')")
        .await?;
    ensure!(page.text(".end__why").await? == text, "a reload forgets it");
    page.go("#/statistics").await?;
    page.element(".counts").await?;
    let wrong: bool = page
        .value("[...document.querySelectorAll('.counts div')].some((row) => row.textContent === 'Bei „Aus!“ verzählt1')")
        .await?;
    ensure!(wrong, "the statistics do not know it");
    Ok(())
}

async fn nobody_has_to_tell_his_count(page: &mut Page) -> Result {
    after_a_trick(page).await?;
    page.click("[data-call=out]").await?;
    page.element("dialog #own-count").await?;
    page.click("[data-call=out-without]").await?;
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    let text = page.text(".end__why").await?;
    ensure!(!text.to_lowercase().contains("gezählt"), "{text}");
    Ok(())
}

async fn who_does_not_want_to_be_asked_is_not(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    page.wait_for_turn().await?;
    page.click("[data-call=out]").await?;
    page.element("[data-call=out-without]").await?;
    ensure!(page.count("#own-count").await? == 0, "he is asked");
    let focused = page
        .value::<String>("document.activeElement.textContent")
        .await?;
    ensure!(focused == "Weiterspielen", "a press of Enter is {focused}");
    Ok(())
}

e2e::in_both_browsers!(
    a_count_told_at_aus_is_checked_and_counted,
    nobody_has_to_tell_his_count,
    who_does_not_want_to_be_asked_is_not,
);
