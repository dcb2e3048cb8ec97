//! The teaching hand: offered to a newcomer, led from move to move, and the match waits meanwhile.

use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::prelude::*;

const MOVES: &str = "(localStorage['sechsundsechzig/match'] ?? '').split('.').length";

/// Whether the lesson shows another move, and not its end.
pub async fn has_next(page: &Page) -> Result<bool> {
    page.wait_until(
        "something is said, or it is over",
        "document.querySelector('.bubble--hint, .end__go')",
    )
    .await?;
    Ok(page.count(".end__go").await? == 0)
}

/// The move that is shown, made with the mouse; false at the end.
pub async fn follow(page: &Page) -> Result<bool> {
    if !has_next(page).await? {
        return Ok(false);
    }
    let before: usize = page.value(MOVES).await?;
    let is_call = page.count(".action--hint").await? > 0;
    page.run("(document.querySelector('.card--hint, .action--hint') ?? document.querySelector('.talon')).click()")
        .await?;
    if is_call && page.count(".action--armed").await? > 0 {
        // What can lose the deal takes a second tap.
        page.run("document.querySelector('.action--armed')?.click()")
            .await?;
    }
    page.wait_until(
        "it is done",
        &format!("{MOVES} > {before} || document.querySelector('.end__go')"),
    )
    .await?;
    Ok(true)
}

async fn a_newcomer_is_led_from_the_first_card_to_going_out(page: &mut Page) -> Result {
    page.open("").await?;
    page.click(".offer .btn--primary").await?;
    page.wait_until("the host speaks", "document.querySelector('.bubble--hint')")
        .await?;
    let before: usize = page.value(MOVES).await?;
    page.run("document.querySelector('.hand .card:not(.card--hint)').click()")
        .await?;
    ensure!(
        before == page.value::<usize>(MOVES).await?,
        "another card was played"
    );
    let mut steps = 0;
    while follow(page).await? {
        steps += 1;
        ensure!(steps < 20, "it does not end");
    }
    ensure!(steps >= 9, "only {steps} steps");
    let end = page.text(".end__title").await?;
    ensure!(end.contains("Gewonnen"), "{end}");
    ensure!(page.count(".end__practice").await? == 1, "it counts");
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

/// Drawing by itself, which would pass robbing by, waits while it is taught.
async fn the_lesson_shows_robbing_to_who_lets_draw(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.set("Ziehen", "Automatisch").await?;
    page.go("#/lesson").await?;
    for _ in 0..2 {
        follow(page).await?;
    }
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    ensure!(kept.contains("SK.H9.r"), "{kept}");
    Ok(())
}

async fn who_knows_the_game_is_not_asked_again(page: &mut Page) -> Result {
    page.open("").await?;
    page.press(Key::Tab).await?;
    page.click(".offer .btn:not(.btn--primary)").await?;
    page.wait_until("the offer is gone", "!document.querySelector('.offer')")
        .await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

async fn the_lesson_goes_on_after_a_reload_and_the_match_waits(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/rueckschau?dealer=1")
        .await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let hand = page.look().await?.cards().join(" ");
    page.follow("#/lesson").await?;
    for _ in 0..3 {
        follow(page).await?;
    }
    page.reload().await?;
    page.wait_until("the host speaks", "document.querySelector('.bubble--hint')")
        .await?;
    page.click(".bar .icon-btn").await?;
    page.click(".menu [data-call=new-match]").await?;
    page.wait_for_turn().await?;
    let again = page.look().await?.cards().join(" ");
    ensure!(hand == again, "{again} is not the match with {hand}");
    Ok(())
}

e2e::in_both_browsers!(
    a_newcomer_is_led_from_the_first_card_to_going_out,
    the_lesson_shows_robbing_to_who_lets_draw,
    who_knows_the_game_is_not_asked_again,
    the_lesson_goes_on_after_a_reload_and_the_match_waits,
);
