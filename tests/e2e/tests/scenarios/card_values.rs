//! What the cards are worth, a tap or a key away at the table of every game.

use super::match_end::SECOND_DEAL;
use super::sizes::SIZES;
use anyhow::{Context, ensure};
use e2e::{Page, Result};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
const VALUES: &str = "[...document.querySelectorAll('.values figure')] \
    .map((one) => `${one.querySelector('[data-card]').dataset.card} ${one.textContent.trim()}`).join(', ')";

async fn shows(page: &Page, values: &str) -> Result {
    page.wait_until(
        &format!("the dialog shows {values}"),
        &format!("document.querySelector('dialog[open]') && {VALUES} === {values:?}"),
    )
    .await?;
    let barriers = page.barriers().await?;
    ensure!(barriers.is_empty(), "{barriers:?}");
    page.press(Key::Escape).await?;
    page.wait_until("it is closed", "!document.querySelector('dialog')")
        .await
}

async fn card_values_are_a_tap_or_a_key_away(page: &mut Page) -> Result {
    const SIXTY_SIX: &str = "HA 11, HT 10, HK 4, HQ 3, HJ 2, H9 0";
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.press("v").await?;
    shows(page, SIXTY_SIX).await?;
    page.click("main [data-help=info]").await?;
    shows(page, SIXTY_SIX).await?;
    page.resize(320, 568).await?;
    page.run("document.querySelector('.bar .icon-btn').click()")
        .await?;
    page.click(".menu [data-help=info]").await?;
    shows(page, SIXTY_SIX).await?;
    page.click("main [data-help=info]").await?;
    shows(page, SIXTY_SIX).await?;
    // What a score card shows is a tap away, too, and hides no card that is played with.
    page.keep_match(SECOND_DEAL).await?;
    page.open("#/").await?;
    page.wait_for_turn().await?;
    page.click(".score-card--theirs").await?;
    page.wait_until(
        "the score card is explained beside it",
        "(() => { const told = document.querySelector('.tooltip'); const box = told?.getBoundingClientRect(); \
            return box && /von 7\\sPunkten/.test(told.textContent) \
                && box.right < document.querySelector('.score-card--theirs').getBoundingClientRect().left \
                && box.left >= 0 && box.bottom < document.querySelector('.trick').getBoundingClientRect().bottom })()",
    )
    .await?;
    // Where a browser's own bars leave no room for the help buttons, the bar has them.
    page.resize(320, 500).await?;
    page.click(".bar__values").await?;
    shows(page, SIXTY_SIX).await
}

async fn card_values_are_in_sight_at_every_size(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    page.open_quickly(LINK).await?;
    for game in ["paderborn", "three", "penneech", "thousand", "free-trumps"] {
        page.follow(&format!("#/deal/1/{game}/werte?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        let seen: Vec<(_, bool)> = page
            .in_each_size(
                &SIZES,
                "[...document.querySelectorAll('.bar__values, main [data-help=info]')]\
                 .some((one) => one.getClientRects().length > 0)",
            )
            .await?;
        for ((width, height), is_there) in seen {
            ensure!(
                is_there,
                "{game} at {width}×{height} has no button for them"
            );
        }
    }
    Ok(())
}

async fn each_game_has_its_own_card_values(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    for (game, values) in [
        ("bummerl", "HA 12, HT 10, HK 4, HQ 3, HJ 2, H9 0"),
        (
            "strokes-32",
            "HA 11, HT 10, HK 4, HQ 3, HJ 2, H9 0, H8 0, H7 0",
        ),
        ("schnapsen", "HA 11, HT 10, HK 4, HQ 3, HJ 2"),
        ("penneech", "D7 7 · 14, HA 5, HK 4, HQ 3, HJ 2, HT 0"),
    ] {
        page.follow(&format!("#/deal/1/{game}/werte?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        page.press("v").await?;
        shows(page, values).await.context(game)?;
    }
    Ok(())
}

e2e::in_both_browsers!(
    card_values_are_in_sight_at_every_size,
    card_values_are_a_tap_or_a_key_away,
    each_game_has_its_own_card_values,
);

e2e::in_webkit!(card_values_are_a_tap_or_a_key_away);
