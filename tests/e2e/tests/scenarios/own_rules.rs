//! Rules of one's own: changed, refused with every reason, kept under a name, found again, sent, deleted.

use anyhow::ensure;
use e2e::{Page, Result};

/// Clicks what may lie beneath the row of buttons at the lower edge.
async fn click(page: &Page, css: &str) -> Result {
    page.element(css).await?;
    page.run(&format!(
        "document.querySelector({css:?}).scrollIntoView({{ block: 'center' }})"
    ))
    .await?;
    page.click(css).await
}

/// The words lead; the options stand on the other tab of a narrow page.
async fn show_options(page: &Page) -> Result {
    page.click(".rules-tabs label:last-child").await
}

async fn choose(page: &Page, option: &str, value: &str) -> Result {
    let open: bool = page
        .value(&format!("document.querySelector('#opt-{option}').open"))
        .await?;
    if !open {
        click(page, &format!("#opt-{option} summary")).await?;
    }
    click(page, &format!("#opt-{option} label:has([value='{value}'])")).await?;
    page.wait_until(
        "it is chosen",
        &format!("document.querySelector('#opt-{option} [value=\"{value}\"]').checked"),
    )
    .await
}

/// Types a name for the rules and keeps them.
async fn keep_as(page: &Page, name: &str) -> Result {
    page.run("document.querySelector('#rules-name').scrollIntoView({ block: 'center' })")
        .await?;
    let field = page.element("#rules-name").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.run("document.querySelector('.own__form').requestSubmit()")
        .await
}

async fn rules_are_kept_under_a_name_and_found_again(page: &mut Page) -> Result {
    page.open("#/rules/schnurps?rob=never").await?;
    ensure!(page.text(".sheet__title").await? == "Schnurps", "the title");
    ensure!(
        page.element(".rules-text").await?.is_displayed().await?,
        "the words do not lead"
    );
    show_options(page).await?;
    choose(page, "tie", "void").await?;
    keep_as(page, "  Omas <b>66</b>  ").await?;
    page.expect_message("Regeln gespeichert").await?;
    page.wait_until(
        "the title is the name, as it was typed",
        "document.querySelector('.sheet__title').textContent === 'Omas <b>66</b>'",
    )
    .await?;
    page.go("#/choose").await?;
    page.wait_until(
        "it is among the games",
        "document.querySelector('.game-group .game b')?.textContent === 'Omas <b>66</b>'",
    )
    .await?;
    page.reload().await?;
    page.click(".game-group .game a").await?;
    page.wait_until(
        "its rules are there again",
        "document.querySelector('#opt-rob [value=never]')?.checked \
            && document.querySelector('#opt-tie [value=void]').checked",
    )
    .await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "it is played under its name",
        "document.querySelector('.bar__title')?.textContent === 'Omas <b>66</b>' \
            && document.querySelector('.hand [data-card]')",
    )
    .await?;
    page.go("#/choose").await?;
    page.click(".game-group .game a").await?;
    page.wait_until(
        "the options are there",
        "document.querySelector('[data-call=delete]')",
    )
    .await?;
    page.run("document.querySelector('[data-call=delete]').click()")
        .await?;
    page.go("#/choose").await?;
    page.wait_until(
        "it is no longer among the games",
        "document.querySelector('.game-group h3')?.textContent === 'Leicht'",
    )
    .await
}

async fn contradictions_are_told_at_once_and_all_of_them(page: &mut Page) -> Result {
    // The player is to lead, so that nobody else plays meanwhile.
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    page.open("#/rules/schnapsen?rob_min_talon=15&cover_min_talon=17&target=9")
        .await?;
    ensure!(
        page.count(".dock__note li").await? == 2,
        "two contradictions"
    );
    let kept: String = page
        .value("localStorage['sechsundsechzig/match'] ?? ''")
        .await?;
    page.click("[data-call=play]").await?;
    ensure!(
        page.count("[data-call=play][aria-disabled=true]").await? == 1,
        "it is played"
    );
    let now: String = page
        .value("localStorage['sechsundsechzig/match'] ?? ''")
        .await?;
    ensure!(kept == now, "the match is another");
    show_options(page).await?;
    click(page, "#opt-rob_min_talon .option__back button").await?;
    page.wait_until(
        "one is left",
        "document.querySelectorAll('.dock__note li').length === 1",
    )
    .await?;
    page.reload().await?;
    page.wait_until(
        "a reload keeps what was changed",
        "document.querySelectorAll('.dock__note li').length === 1 \
            && location.hash === '#/rules/schnapsen?cover_min_talon=17&target=9'",
    )
    .await?;
    page.click("[data-call=reset]").await?;
    page.wait_until(
        "all is as the preset has it",
        "!document.querySelector('.dock__note li') && location.hash === '#/rules/schnapsen'",
    )
    .await
}

e2e::in_both_browsers!(
    rules_are_kept_under_a_name_and_found_again,
    contradictions_are_told_at_once_and_all_of_them,
);

e2e::in_webkit!(rules_are_kept_under_a_name_and_found_again,);
