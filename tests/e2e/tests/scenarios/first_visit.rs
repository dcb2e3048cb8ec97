//! The first minute: an easy start is offered, and nothing lies over the cards meanwhile.

use crate::match_end::SIZES;
use anyhow::ensure;
use e2e::{Page, Result, with_script};
use thirtyfour::prelude::*;

/// What of the table lies under the offer.
const COVERED: &str = "(() => { \
    const offer = document.querySelector('.offer').getBoundingClientRect(); \
    const parts = '.bar, .seat__who, .fan, .talon, .caption, .trick, .tricks-note, .board, .hand [data-card]'; \
    return [...document.querySelectorAll(parts)].filter((part) => { \
        const box = part.getBoundingClientRect(); \
        return box.width > 0 && box.left < offer.right - 1.5 && box.right > offer.left + 1.5 \
            && box.top < offer.bottom - 1.5 && box.bottom > offer.top + 1.5; \
    }).map((part) => part.className) })()";

/// The page is not stored before the scenario says so: a deal has begun by then.
pub const STORED_ON_DEMAND: &str = "const register = ServiceWorkerContainer.prototype.register; \
    const asked = new Promise((resolve) => { window.storePage = resolve }); \
    ServiceWorkerContainer.prototype.register = async function (...words) { \
        await asked; return register.apply(this, words) }";

/// Has the page stored, and waits until it is.
pub async fn store(page: &Page) -> Result {
    page.run("storePage()").await?;
    page.wait_until(
        "it is stored",
        "document.documentElement.hasAttribute('data-cached')",
    )
    .await
}

/// Whether each choice of the offer is inside the window.
const IS_WHOLE: &str = "[...document.querySelectorAll('.offer .btn')].every((button) => { \
    const box = button.getBoundingClientRect(); \
    return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight })";

async fn the_offer_covers_no_card_and_no_name(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    for link in [
        "",
        "#/deal/1/four/m1?dealer=1",
        "#/deal/1/penneech/m1?dealer=1",
    ] {
        page.open("#/settings").await?;
        page.clear_storage().await?;
        page.open(link).await?;
        page.element(".offer").await?;
        let seen: Vec<(_, (Vec<String>, bool))> = page
            .in_each_size(&SIZES, &format!("[{COVERED}, {IS_WHOLE}]"))
            .await?;
        for ((width, height), (covered, is_whole)) in seen {
            ensure!(covered.is_empty(), "{link} {width}×{height}: {covered:?}");
            ensure!(is_whole, "{link} {width}×{height}: a choice is cut off");
        }
    }
    Ok(())
}

async fn begin_the_lesson_and_leave_it(page: &Page) -> Result {
    page.click(".offer .btn--primary").await?;
    page.wait_until(
        "the lesson speaks",
        "document.querySelector('.lesson-note[data-step]')",
    )
    .await?;
    page.press(Key::Escape).await
}

async fn who_is_new_gets_an_easy_start(page: &mut Page) -> Result {
    page.open("").await?;
    begin_the_lesson_and_leave_it(page).await?;
    page.wait_until(
        "the weakest friend sits there",
        "document.querySelector('.seat__name').textContent.includes('Johannes')",
    )
    .await?;
    page.go("#/settings").await?;
    page.wait_until(
        "own card points are shown",
        "document.querySelector('#points-1')?.checked",
    )
    .await
}

async fn who_comes_by_a_link_is_offered_the_lesson_and_keeps_the_cards(page: &mut Page) -> Result {
    page.open("#/deal/1/paderborn/oma-1955?dealer=1").await?;
    let sent = page.wait_for_turn().await?;
    begin_the_lesson_and_leave_it(page).await?;
    let seen = page.wait_for_turn().await?;
    ensure!(seen.cards() == sent.cards(), "{sent:?}\nbecame {seen:?}");
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

/// The opponent may have led and been saved meanwhile.
async fn who_comes_to_a_game_without_a_lesson_is_welcomed_to_it_and_shown_how_it_goes(
    page: &mut Page,
) -> Result {
    page.open("#/deal/1/thousand/oma-1955?dealer=1").await?;
    let offer = page.text(".offer").await?;
    ensure!(
        offer.starts_with("Tausend") && !offer.contains("66"),
        "{offer}"
    );
    page.click(".offer .btn--primary").await?;
    page.wait_until(
        "it is shown in pictures",
        "location.hash.startsWith('#/how-to-play') \
            && document.querySelector('main')?.textContent.includes('1000')",
    )
    .await
}

async fn who_comes_to_the_table_from_another_page_is_welcomed_there(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.wait_until("the page is there", "document.querySelector('main h2')")
        .await?;
    page.press(Key::Escape).await?;
    page.element(".offer").await?;
    page.click(".offer .btn:not(.btn--primary)").await?;
    page.wait_until("it is answered", "!document.querySelector('.offer')")
        .await?;
    page.go("#/settings").await?;
    page.go("#/").await?;
    page.wait_until("the table is there", "document.querySelector('.hand')")
        .await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

async fn the_offer_stands_until_it_is_answered(page: &mut Page) -> Result {
    const LED: &str = "document.querySelector('.trick [data-card]')";
    page.open("").await?;
    page.element(".offer").await?;
    for _ in 0..20 {
        page.wait_until(
            "somebody is to lead",
            &format!(
                "{LED} || document.querySelector('.hand [data-card]:not([aria-disabled=true])')"
            ),
        )
        .await?;
        if page.value(&format!("!!{LED}")).await? {
            break;
        }
        page.reload().await?;
    }
    let led: String = page.value(&format!("{LED}.dataset.card")).await?;
    page.reload().await?;
    page.element(".offer").await?;
    let again: String = page.value(&format!("{LED}.dataset.card")).await?;
    ensure!(again == led, "the match was lost: {led}, {again}");
    page.click(".offer .btn:not(.btn--primary)").await?;
    page.wait_until("it is answered", "!document.querySelector('.offer')")
        .await?;
    page.reload().await?;
    page.element(".hand [data-card]").await?;
    ensure!(page.count(".offer").await? == 0, "it is offered again");
    Ok(())
}

/// In the table's line, where it covers nothing and takes no move's place, and once.
async fn that_it_works_offline_is_told_before_a_deal_that_the_player_leads(
    page: &mut Page,
) -> Result {
    const NEWS: &str = "Das Spiel läuft jetzt auch offline.";
    page.serve(Some(with_script(STORED_ON_DEMAND)?)).await?;
    page.open_quickly("#/deal/1/paderborn/eckkamp%23171?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    store(page).await?;
    page.listen().await?;
    page.play("CA").await?;
    page.wait_for_turn().await?;
    page.press("a").await?;
    page.confirm_claim().await?;
    page.element(".end__title").await?;
    let told = |heard: &[String]| heard.iter().filter(|said| said.contains(NEWS)).count();
    ensure!(told(&page.heard().await?) == 0, "told in mid-deal");
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    let led = page.text(".log__text").await?;
    ensure!(
        led.contains("spielt"),
        "the opponent's lead is not told: {led}"
    );
    page.play_deal().await?;
    ensure!(
        told(&page.heard().await?) == 0,
        "told where the opponent leads"
    );
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(told(&page.heard().await?) == 1, "not told once");
    // In the narrowest line what is asked takes all the room.
    for (width, height) in SIZES.into_iter().filter(|(width, _)| *width >= 360) {
        page.resize(width, height).await?;
        page.wait_until(
            &format!("the line says it at {width}×{height}"),
            &format!(
                "[...document.querySelectorAll('.log__text > span')] \
                    .some((said) => said.textContent.includes('{NEWS}') && said.checkVisibility())"
            ),
        )
        .await?;
    }
    ensure!(page.count(".toast").await? == 0, "it covers the table");
    page.play_deal().await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    ensure!(told(&page.heard().await?) == 0, "it is told again");
    Ok(())
}

/// Among three, in Penneech and in lower windows the menu has them.
async fn hint_and_undo_are_in_sight_wherever_there_is_room(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23171?dealer=1")
        .await?;
    for game in ["paderborn", "thousand", "free-trumps"] {
        page.follow(&format!("#/deal/1/{game}/eckkamp%23171?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        for (width, height) in [
            (320, 568),
            (360, 640),
            (390, 844),
            (640, 360),
            (844, 390),
            (768, 1024),
            (1440, 900),
        ] {
            page.resize(width, height).await?;
            for help in ["hint", "undo"] {
                let is_shown: bool = page
                    .value(&format!(
                        "document.querySelector('main [data-help={help}]')?.getClientRects().length > 0"
                    ))
                    .await?;
                ensure!(is_shown, "{game} has no {help} at {width}×{height}");
            }
        }
    }
    Ok(())
}

/// As where the page is loaded again before the old one has let go of the match.
async fn who_has_to_wait_for_the_match_is_offered_it_then(page: &mut Page) -> Result {
    page.open("").await?;
    page.element(".offer").await?;
    let first = page.driver().window().await?;
    let second = page.driver().new_tab().await?;
    page.show_window(&second).await?;
    page.open("").await?;
    page.wait_until(
        "this window watches",
        "document.documentElement.dataset.tab === 'watches' && document.querySelector('.hand [data-card]')",
    )
    .await?;
    ensure!(page.count(".offer").await? == 0, "who watches is asked");
    page.show_window(&first).await?;
    page.driver().close_window().await?;
    page.show_window(&second).await?;
    page.element(".offer").await?;
    page.click(".offer .btn:not(.btn--primary)").await?;
    page.wait_until("it is answered", "!document.querySelector('.offer')")
        .await
}

async fn every_group_of_the_menu_begins_above_the_fold(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    page.resize(360, 640).await?;
    page.click(".bar .icon-btn").await?;
    for item in ["#/rules", "#/settings", "#/scoreboard", "#/review"] {
        let link = page.element(&format!(".menu [href='{item}']")).await?;
        let rect = link.rect().await?;
        ensure!(rect.y + rect.height <= 640.0, "{item} is below the fold");
    }
    Ok(())
}

e2e::in_both_browsers!(
    the_offer_covers_no_card_and_no_name,
    who_is_new_gets_an_easy_start,
    who_has_to_wait_for_the_match_is_offered_it_then,
    who_comes_by_a_link_is_offered_the_lesson_and_keeps_the_cards,
    who_comes_to_a_game_without_a_lesson_is_welcomed_to_it_and_shown_how_it_goes,
    that_it_works_offline_is_told_before_a_deal_that_the_player_leads,
    the_offer_stands_until_it_is_answered,
    who_comes_to_the_table_from_another_page_is_welcomed_there,
    hint_and_undo_are_in_sight_wherever_there_is_room,
    every_group_of_the_menu_begins_above_the_fold,
);

e2e::in_webkit!(
    the_offer_covers_no_card_and_no_name,
    who_is_new_gets_an_easy_start,
    hint_and_undo_are_in_sight_wherever_there_is_room,
    every_group_of_the_menu_begins_above_the_fold,
);
