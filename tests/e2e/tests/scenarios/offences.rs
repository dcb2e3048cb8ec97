//! The table before a punishing referee (2.29, 2.30): everything can be done, and what it costs is said.

use anyhow::{bail, ensure};
use e2e::{Page, Result};

/// Forehand has CA, CT, HK, HQ, HJ, SJ; clubs are trumps. Ace and ten of trumps take the first two tricks for certain.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23171?dealer=1&referee=punish";

/// The player has taken the first trick and has not drawn yet.
async fn after_the_first_trick(page: &Page, more: &str) -> Result {
    page.open_quickly(&format!("{LINK}{more}")).await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    let seen = page.wait_for_turn().await?;
    ensure!(
        seen.draws && seen.hand.iter().all(|held| held.playable),
        "{seen:?}"
    );
    Ok(())
}

/// The deal is lost by this offence.
async fn expect_lost(page: &Page, why: &str) -> Result {
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    let title = page.text(".end__title").await?;
    let text = page.text(".end__why").await?;
    ensure!(title.starts_with("Verloren, "), "{title}");
    ensure!(
        text.contains(why) && text.contains("Du verlierst das Spiel wegen dieses Regelverstoßes"),
        "{text}"
    );
    Ok(())
}

async fn whoever_leads_with_five_cards_loses(page: &mut Page) -> Result {
    after_the_first_trick(page, "").await?;
    page.play("SJ").await?;
    expect_lost(page, "Du hast nicht gezogen.").await
}

async fn whoever_announces_before_drawing_loses(page: &mut Page) -> Result {
    after_the_first_trick(page, "").await?;
    ensure!(
        page.count(".hand .card__meld").await? == 0,
        "20 is promised for an offence"
    );
    page.play("HK").await?;
    expect_lost(page, "Du hast nicht gezogen.").await
}

async fn whoever_looks_through_older_tricks_sees_them_and_loses(page: &mut Page) -> Result {
    after_the_first_trick(page, "").await?;
    page.click(".bar .icon-btn:last-child").await?;
    page.element("dialog .dialog__cards").await?;
    ensure!(
        page.count("[data-call=look-back]").await? == 0,
        "there is no older trick yet"
    );
    page.click("dialog .dialog__close").await?;
    page.click(".talon__button").await?;
    page.wait_until(
        "cards are drawn",
        "document.querySelectorAll('.hand [data-card]').length === 6",
    )
    .await?;
    page.wait_for_turn().await?;
    page.play("CT").await?;
    let seen = page.wait_for_turn().await?;
    ensure!(seen.draws, "{seen:?}");
    page.click(".bar .icon-btn:last-child").await?;
    page.click("[data-call=look-back]").await?;
    let text = page.text("dialog [role=alert]").await?;
    ensure!(
        text.contains("Ansehen darfst du nur den letzten Stich.")
            && text.contains("verliert das Spiel"),
        "{text}"
    );
    page.element(".old-trick [data-card=CA]").await?;
    ensure!(
        page.count(".old-trick [data-card=CT]").await? == 0,
        "the last trick is not an older one"
    );
    page.click("dialog .dialog__close").await?;
    expect_lost(page, "Du hast alte Stiche angesehen.").await
}

async fn whoever_does_not_follow_loses(page: &mut Page) -> Result {
    after_the_first_trick(page, "").await?;
    page.click("[data-call=cover]").await?;
    page.wait_until("it is armed", "document.querySelector('.action--armed')")
        .await?;
    page.click("[data-call=cover]").await?;
    page.wait_until("it is covered", "document.querySelector('.talon--closed')")
        .await?;
    for lead in ["SJ", "HJ", "HQ"] {
        page.wait_for_turn().await?;
        page.play(lead).await?;
        let seen = page.wait_for_turn().await?;
        let Some(led) = seen.trick.first().filter(|laid| laid.by != 0) else {
            continue;
        };
        // On hearts, a trump; on clubs, a heart; on spades, a heart where trumps would have to be played.
        let (wrong, why) = match &led.card[..1] {
            "H" => ("CT", "Du hast Herz nicht bedient."),
            "C" => ("HK", "Du hast Kreuz nicht bedient."),
            _ => ("HK", "Du hast nicht getrumpft."),
        };
        page.play(wrong).await?;
        return expect_lost(page, why).await;
    }
    bail!("the other never led")
}

async fn two_cards_can_be_lifted(page: &mut Page) -> Result {
    after_the_first_trick(page, "").await?;
    page.click("[data-call=lift-two]").await?;
    page.wait_until(
        "both cards are in the hand",
        "document.querySelectorAll('.hand [data-card]').length === 7",
    )
    .await?;
    ensure!(!page.look().await?.over, "it costs no deal");
    Ok(())
}

async fn two_cards_lifted_are_dealt_anew(page: &mut Page) -> Result {
    after_the_first_trick(page, "&double_draw=redeal").await?;
    page.click("[data-call=lift-two]").await?;
    page.wait_until("the deal is over", "document.querySelector('.end__go')")
        .await?;
    let text = page.text(".end__why").await?;
    ensure!(text.contains("Derselbe Geber gibt noch einmal"), "{text}");
    Ok(())
}

async fn a_preventing_referee_lets_nothing_happen(page: &mut Page) -> Result {
    page.open_quickly(&LINK.replace("&referee=punish", ""))
        .await?;
    page.wait_for_turn().await?;
    page.play("CA").await?;
    let seen = page.wait_for_turn().await?;
    ensure!(
        seen.draws && seen.hand.iter().all(|held| !held.playable),
        "{seen:?}"
    );
    ensure!(page.count("[data-call=lift-two]").await? == 0, "two cards");
    Ok(())
}

e2e::in_both_browsers!(
    whoever_leads_with_five_cards_loses,
    whoever_announces_before_drawing_loses,
    whoever_looks_through_older_tricks_sees_them_and_loses,
    whoever_does_not_follow_loses,
    two_cards_can_be_lifted,
    two_cards_lifted_are_dealt_anew,
    a_preventing_referee_lets_nothing_happen,
);
