//! Choosing a game: by the number of players and difficulty, one tap away, with the rules behind another.

use anyhow::ensure;
use e2e::{Page, Result};

/// It is the player's turn there.
const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
const GAMES: &str =
    "[...document.querySelectorAll('[data-game]')].map((game) => game.dataset.game).join()";

async fn opens(page: &Page) -> Result {
    page.go("#/choose").await?;
    page.wait_until("the games are there", "document.querySelector('.game')")
        .await
}

async fn a_game_begins_with_one_tap_past_the_rules(page: &mut Page) -> Result {
    page.open("#/").await?;
    opens(page).await?;
    page.click("[data-game=schnapsen]").await?;
    page.wait_until(
        "it is played",
        "document.querySelector('.bar__title')?.textContent === 'Schnapsen' \
            && document.querySelector('.hand [data-card]')",
    )
    .await
}

async fn on_a_phone_lying_down_games_begin_at_the_top(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    page.open("#/").await?;
    opens(page).await?;
    let seen: usize = page
        .value(
            "[...document.querySelectorAll('.game .btn')] \
                .filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length",
        )
        .await?;
    ensure!(seen >= 2, "{seen} games without scrolling");
    let narrowest: f64 = page
        .value("Math.min(...[...document.querySelectorAll('.game')].map((one) => one.getBoundingClientRect().width))")
        .await?;
    ensure!(narrowest >= 240.0, "names have {narrowest} px");
    Ok(())
}

async fn a_match_under_way_waits_for_another_game(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let seen = page.wait_for_turn().await?;
    page.play(seen.cards()[0]).await?;
    opens(page).await?;
    ensure!(
        page.text(".quick-start span").await? == "Paderborner 66, 0 : 0",
        "the match under way: {}",
        page.text(".quick-start span").await?
    );
    page.click("[data-game=santase]").await?;
    page.wait_for_turn().await?;
    opens(page).await?;
    ensure!(
        page.text(".game__paused .num").await? == "0 : 0",
        "the match that waits"
    );
    page.click("[data-game=paderborn]").await?;
    page.wait_until(
        "the match is there as it was",
        "document.querySelector('.bar__title')?.textContent === 'Paderborner 66'",
    )
    .await?;
    let now = page.wait_for_turn().await?;
    ensure!(!now.cards().contains(&seen.cards()[0]), "it begins anew");
    Ok(())
}

async fn a_match_by_rules_of_a_link_waits_beside_its_game(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/schnapsen/einfuehrung-65224?dealer=1")
        .await?;
    let seen = page.wait_for_turn().await?;
    page.play(seen.cards()[0]).await?;
    opens(page).await?;
    page.click("[data-game=santase]").await?;
    page.wait_for_turn().await?;
    opens(page).await?;
    ensure!(
        page.count(".game__paused").await? == 0,
        "a game has other rules than the link"
    );
    page.click(".game [data-call=take-up]").await?;
    page.wait_until(
        "the match of the link is there",
        "document.querySelector('.bar__title')?.textContent.includes('Schnapsen')",
    )
    .await?;
    let now = page.wait_for_turn().await?;
    ensure!(!now.cards().contains(&seen.cards()[0]), "it begins anew");
    Ok(())
}

/// The menu names two of three; all of them are where games are chosen, and one of them is given up there.
async fn paused_matches_are_listed_apart_and_given_up_after_a_question(page: &mut Page) -> Result {
    const TWO_LEFT: &str = "['.game [data-call=take-up]', '.game__paused'] \
        .every((css) => document.querySelectorAll(css).length === 2)";
    page.open_quickly(LINK).await?;
    for next in ["santase", "schnapsen", "scharf"] {
        let seen = page.wait_for_turn().await?;
        page.play(seen.cards()[0]).await?;
        opens(page).await?;
        page.click(&format!("[data-game={next}]")).await?;
        page.wait_until(
            "it is played",
            "location.hash === '#/' && document.querySelector('.hand [data-card]')",
        )
        .await?;
    }
    page.click(".bar .icon-btn").await?;
    page.wait_until(
        "the menu names two and leads to all",
        "document.querySelectorAll('dialog [data-call=take-up]').length === 2 \
            && document.querySelector('dialog .menu__wide [href=\"#/choose\"]')",
    )
    .await?;
    page.click("dialog .menu__wide [href='#/choose']").await?;
    page.click(".game-group summary").await?;
    page.wait_until(
        "all are there",
        "document.querySelectorAll('.game [data-call=take-up]').length === 3",
    )
    .await?;
    page.click(".game__discard").await?;
    page.wait_until(
        "it is asked, and to keep it is the first answer",
        "document.activeElement.matches('.game__question .btn--primary')",
    )
    .await?;
    page.expect_no_barriers().await?;
    page.click(".game__question:not([hidden]) [data-call=discard]")
        .await?;
    page.wait_until("two are left, among the games, too", TWO_LEFT)
        .await?;
    page.reload().await?;
    page.wait_until("it stays so", TWO_LEFT).await?;
    page.run("document.querySelectorAll('[name=players]')[1].click()")
        .await?;
    page.wait_until(
        "they are there whatever one looks for",
        "!document.querySelector('.game__paused') \
            && document.querySelectorAll('.game [data-call=take-up]').length === 2",
    )
    .await
}

/// Where the dealer sits out, another deals first.
async fn nobody_begins_a_match_by_watching(page: &mut Page) -> Result {
    const TIMES: usize = 8;
    page.open("#/").await?;
    opens(page).await?;
    page.run("document.querySelectorAll('[name=players]')[1].click()")
        .await?;
    page.click("[data-game=three-rotating]").await?;
    for _ in 0..TIMES {
        page.wait_until(
            "it is played",
            "document.querySelector('.bar__title')?.textContent.includes('dritt') \
                && document.querySelector('.hand [data-card], [data-call=skip]')",
        )
        .await?;
        ensure!(
            page.count("[data-call=skip]").await? == 0,
            "the first deal is only watched"
        );
        page.click(".bar .icon-btn").await?;
        page.click(".menu__now .btn-row > .btn:last-of-type")
            .await?;
        page.wait_until("the menu is closed", "!document.querySelector('dialog')")
            .await?;
    }
    Ok(())
}

async fn games_are_chosen_by_the_number_of_players(page: &mut Page) -> Result {
    page.open("#/").await?;
    opens(page).await?;
    let games: String = page.value(GAMES).await?;
    ensure!(!games.contains("three"), "for two: {games}");
    page.run("document.querySelectorAll('[name=players]')[1].click()")
        .await?;
    page.wait_until(
        "those for three are there, the easy one first",
        &format!("{GAMES} === 'three-rotating,three,three-treatise'"),
    )
    .await?;
    ensure!(
        page.count(".sheet [href='#/evening']").await? == 0,
        "an evening for two among them"
    );
    ensure!(page.count(".source").await? == 0, "letters of sources");
    page.click(".game a").await?;
    page.wait_until(
        "its rules are a second tap away",
        "location.hash === '#/rules/three-rotating' && document.querySelector('[data-call=play]')",
    )
    .await
}

e2e::in_both_browsers!(
    nobody_begins_a_match_by_watching,
    a_game_begins_with_one_tap_past_the_rules,
    on_a_phone_lying_down_games_begin_at_the_top,
    a_match_under_way_waits_for_another_game,
    a_match_by_rules_of_a_link_waits_beside_its_game,
    paused_matches_are_listed_apart_and_given_up_after_a_question,
    games_are_chosen_by_the_number_of_players,
);

e2e::in_webkit!(a_game_begins_with_one_tap_past_the_rules);
