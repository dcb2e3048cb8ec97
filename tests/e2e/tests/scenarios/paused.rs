//! Another game is played meanwhile: each match waits where it was left.

use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::Key;

const LINK: &str = "#/deal/1/paderborn/rueckschau?dealer=1";
/// How many deals the history counts.
const DEALS: &str =
    "JSON.parse(localStorage['sechsundsechzig/chronicle']).data.split(' ').length - 1";

/// Asks for a game on the page of its rules.
async fn play_game(page: &Page, preset: &str) -> Result {
    page.go(&format!("#/rules/{preset}")).await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "the table is set",
        "location.hash === '#/' && document.querySelector('.hand [data-card]')",
    )
    .await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn hand(page: &Page) -> Result<String> {
    page.wait_for_turn().await?;
    Ok(page.look().await?.cards().join(" "))
}

/// That the hand is this one.
async fn expect_hand(page: &Page, expected: &str, what: &str) -> Result {
    let found = hand(page).await?;
    ensure!(
        found == expected,
        "{what}: {expected} became {found}, {:?}",
        page.look().await?
    );
    Ok(())
}

async fn play_a_step(page: &Page) -> Result<String> {
    let mut seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    seen = page.wait_for_turn().await?;
    // Who goes on later finds the cards drawn where nothing could be done before.
    while seen.draws {
        page.step_by_pointer(&seen).await?;
        seen = page.wait_for_turn().await?;
    }
    Ok(seen.cards().join(" "))
}

async fn open_the_menu(page: &Page) -> Result {
    page.click(".bar .icon-btn").await?;
    page.wait_until(
        "something waits in the menu",
        "document.querySelector('dialog.menu[open] [data-call=take-up]')",
    )
    .await
}

/// Takes up what the menu says of.
async fn take_up(page: &Page, what: &str) -> Result {
    open_the_menu(page).await?;
    let item = format!(
        "[...document.querySelectorAll('dialog [data-call=take-up]')].find((item) => item.textContent.includes({what:?}))"
    );
    page.wait_until("it waits", &item).await?;
    page.run(&format!("{item}.click()")).await?;
    page.wait_until("the menu is gone", "!document.querySelector('dialog')")
        .await
}

/// That this friend sits opposite.
pub async fn expect_opposite(page: &Page, name: &str) -> Result {
    let sits = format!("document.querySelector('.seat__who').textContent.includes({name:?})");
    page.wait_until(&format!("{name} sits opposite"), &sits)
        .await
}

/// That another match is played against Franz, and the one before waits with Hermen.
async fn expect_left_for_franz(page: &Page, before: &str) -> Result {
    expect_opposite(page, "Franz").await?;
    let new = hand(page).await?;
    ensure!(new != before, "the same match goes on: {new}");
    take_up(page, "Paderborner").await?;
    expect_opposite(page, "Hermen").await?;
    expect_hand(page, before, "the match against Hermen").await
}

async fn a_match_is_left_with_the_friend_it_was_played_with(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    expect_opposite(page, "Hermen").await?;
    let before = play_a_step(page).await?;
    page.go("#/opponents").await?;
    page.click("label:has(#friend-schilder)").await?;
    page.go("#/").await?;
    expect_left_for_franz(page, &before).await
}

async fn a_match_is_left_with_its_friend_after_a_reload_too(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    expect_opposite(page, "Hermen").await?;
    let before = play_a_step(page).await?;
    for leaves_by in ["#/opponents", "#/"] {
        page.go("#/opponents").await?;
        page.click("label:has(#friend-johannes)").await?;
        page.click("label:has(#friend-schilder)").await?;
        page.open(leaves_by).await?;
        page.go("#/").await?;
        expect_left_for_franz(page, &before).await?;
    }
    // Who changes his mind leaves nothing.
    page.go("#/opponents").await?;
    page.click("label:has(#friend-johannes)").await?;
    page.reload().await?;
    page.click("label:has(#friend-kord)").await?;
    page.go("#/").await?;
    expect_opposite(page, "Hermen").await?;
    expect_hand(page, &before, "the match nobody left").await
}

/// Among four one friend's name would leave out the others.
async fn a_match_of_four_waits_under_its_own_name_alone(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    play_game(page, "four").await?;
    play_a_step(page).await?;
    play_game(page, "paderborn").await?;
    open_the_menu(page).await?;
    let waits: Vec<String> = page
        .value("[...document.querySelectorAll('[data-call=take-up] > span')].map((one) => one.textContent.trim())")
        .await?;
    ensure!(
        waits.contains(&"66 zu viert".to_owned()),
        "what waits: {waits:?}"
    );
    Ok(())
}

async fn each_game_goes_on_where_it_was_left(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let in_paderborn = play_a_step(page).await?;
    play_game(page, "schnapsen").await?;
    let in_schnapsen = play_a_step(page).await?;
    play_game(page, "penneech").await?;
    play_a_step(page).await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    open_the_menu(page).await?;
    ensure!(page.count("dialog [data-call=take-up]").await? == 2);
    page.expect_no_barriers().await?;
    page.press(thirtyfour::Key::Escape).await?;
    take_up(page, "Paderborn").await?;
    expect_hand(page, &in_paderborn, "Paderborn").await?;
    // Asked for by its rules, the game goes on, too.
    play_game(page, "schnapsen").await?;
    expect_hand(page, &in_schnapsen, "Schnapsen").await?;
    page.reload().await?;
    expect_hand(page, &in_schnapsen, "Schnapsen after a reload").await?;
    take_up(page, "Penneech").await?;
    open_the_menu(page).await?;
    let waits: Vec<String> = page
        .value("[...document.querySelectorAll('dialog [data-call=take-up] span')].map((item) => item.textContent)")
        .await?;
    ensure!(
        waits.len() == 2 && waits[0].contains("Schnapsen") && waits[1].contains("Hermen"),
        "{waits:?}"
    );
    Ok(())
}

async fn a_deal_is_counted_once_however_often_its_match_is_left(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    let score = page.look().await?.score;
    play_game(page, "schnapsen").await?;
    page.play_deal().await?;
    take_up(page, "Paderborn").await?;
    page.wait_for_turn().await?;
    ensure!(page.look().await?.score == score, "another score");
    page.reload().await?;
    page.wait_for_turn().await?;
    ensure!(page.value::<u32>(DEALS).await? == 2, "not two deals");
    let deals: usize = page
        .value("JSON.parse(localStorage['sechsundsechzig/deals']).data.split(';').length")
        .await?;
    ensure!(deals == 2, "{deals} deals are kept");
    Ok(())
}

async fn a_link_and_the_days_deal_wait_as_well(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let in_match = play_a_step(page).await?;
    page.follow("#/daily").await?;
    let in_deal = play_a_step(page).await?;
    page.follow("#/deal/1/scharf/oma-1955?dealer=1").await?;
    play_a_step(page).await?;
    page.follow("#/daily").await?;
    ensure!(hand(page).await? == in_deal, "another deal of the day");
    take_up(page, "Paderborn").await?;
    ensure!(hand(page).await? == in_match, "another match");
    open_the_menu(page).await?;
    ensure!(page.count("dialog [data-call=take-up]").await? == 2);
    page.press(Key::Escape).await?;
    page.follow("#/daily").await?;
    page.click(".bar [aria-label='Zurück zu meiner Partie']")
        .await?;
    expect_hand(page, &in_match, "after the way back in the bar").await
}

e2e::in_both_browsers!(
    a_match_is_left_with_the_friend_it_was_played_with,
    a_match_is_left_with_its_friend_after_a_reload_too,
    a_match_of_four_waits_under_its_own_name_alone,
    each_game_goes_on_where_it_was_left,
    a_deal_is_counted_once_however_often_its_match_is_left,
    a_link_and_the_days_deal_wait_as_well,
);

e2e::in_webkit!(each_game_goes_on_where_it_was_left);
