//! The deal of the day: its title and date, days in a row, and a result worth sending.

use super::match_end::SECOND_DEAL;
use super::paused::expect_opposite;
use anyhow::ensure;
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// Today, counted from 1 January 1970 by the player's calendar.
const TODAY: &str = "Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000)";
/// The friends in the order in which the days are theirs.
const FRIENDS: &str = "[['johannes', 'Johannes'], ['kord', 'Hermen'], ['schilder', 'Franz'], ['froehlich', 'Ernestus']]";
const KEPT: &str = "JSON.parse(localStorage['sechsundsechzig/daily']).data";
/// What stands beside the strongest friend's name.
const FRIEND: &str = "document.querySelector('.day dl div:last-child dd')?.textContent";

async fn play_the_days_deal(page: &Page) -> Result {
    page.open("#/settings").await?;
    page.keep_match(SECOND_DEAL).await?;
    page.open_quickly("#/daily").await?;
    page.wait_for_turn().await?;
    ensure!(
        page.text(".bar__title").await? == "Spiel des Tages",
        "no title"
    );
    let date: String = page
        .value("new Date().toLocaleDateString('de', { day: 'numeric', month: 'numeric' })")
        .await?;
    ensure!(page.text(".bar__score").await? == date, "not {date}");
    let score: String = page
        .value("getComputedStyle(document.querySelector('.score-cards')).visibility")
        .await?;
    ensure!(
        score == "hidden",
        "the score of the match lies beside a deal that does not count in it"
    );
    page.click(".bar .icon-btn").await?;
    let named = page.text(".menu__now > b").await?;
    ensure!(
        named == format!("Spiel des Tages, {date}"),
        "the menu names it {named}"
    );
    page.press(Key::Escape).await?;
    page.wait_until("the menu is gone", "!document.querySelector('dialog')")
        .await?;
    page.play_deal().await
}

async fn the_result_stands_beside_the_strongest_friends_and_can_be_sent(page: &mut Page) -> Result {
    play_the_days_deal(page).await?;
    page.expect_no_barriers().await?;
    page.wait_until(
        "sending it comes first",
        "document.activeElement.matches(\".end__go > .btn--primary[href='#/share']\")",
    )
    .await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "the friend has played",
        &format!("{FRIEND}?.includes('Punkt')"),
    )
    .await?;
    page.expect_no_barriers().await?;
    let kept: String = page.value(KEPT).await?;
    let [day, own, friend] = kept.split(':').collect::<Vec<_>>()[..] else {
        anyhow::bail!("{kept}");
    };
    ensure!(page.value::<u32>(TODAY).await?.to_string() == day, "{kept}");
    let own: i32 = own.parse()?;
    let friend: i32 = friend.parse()?;
    ensure!((1..=3).contains(&own.abs()) && (1..=3).contains(&friend.abs()));
    // Once known it is not played again.
    page.reload().await?;
    page.wait_until(
        "it is there at once",
        &format!("{FRIEND}?.includes('Punkt')"),
    )
    .await?;
    page.run("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
        .await?;
    page.run("[...document.querySelectorAll('.share .btn')].at(-2).click()")
        .await?;
    page.wait_until(
        "the result is copied",
        "/^Spiel des Tages, \\d+\\.\\d+\\.: .*Ernestus mit meinen Karten: .*#\\/deal\\/1\\/paderborn\\/blatt-/\
            .test(window.copied)",
    )
    .await?;
    page.go("#/").await?;
    page.wait_until(
        "the end tells it, too",
        "/^Ernestus mit deinen Karten: .*Punkt/.test(document.querySelector('.end__compared')?.textContent)",
    )
    .await
}

async fn the_days_deal_alone_leaves_the_statistics_empty_but_is_listed(page: &mut Page) -> Result {
    play_the_days_deal(page).await?;
    page.go("#/statistics").await?;
    page.wait_until(
        "it says that the day's deal does not count, and lists it",
        "document.querySelector('.empty')?.textContent.includes('Spiel des Tages') \
            && document.querySelectorAll('.rows details').length === 1",
    )
    .await
}

async fn days_in_a_row_are_counted(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    let today: u32 = page.value(TODAY).await?;
    let before = format!("{}:1:1 {}:-2: {}:0:", today - 2, today - 1, today - 4);
    page.keep("daily", &before).await?;
    play_the_days_deal(page).await?;
    let text = page.text(".end__special").await?;
    ensure!(
        text.starts_with("Spiel des Tages")
            && text.replace('\u{a0}', " ").contains("3 Tage in Folge"),
        "{text}"
    );
    let week: Vec<String> = page
        .value("[...document.querySelectorAll('.week[role] i')].map((day) => day.className)")
        .await?;
    ensure!(
        week.len() == 7 && week[2..6] == ["tied", "", "won", "lost"] && !week[6].is_empty(),
        "{week:?}"
    );
    let last = page.text(".end__clause").await?;
    ensure!(last.ends_with("Morgen gibt es das nächste."), "{last}");
    let kept: String = page.value(KEPT).await?;
    ensure!(kept.starts_with(&before), "{kept}");
    // Played once more, the first result stands.
    page.go("#/settings").await?;
    page.open("#/daily").await?;
    page.play_deal().await?;
    ensure!(page.value::<String>(KEPT).await? == kept, "it was replaced");
    Ok(())
}

/// The buttons at the end of a deal, as they are shown.
const WAYS_ON: &str =
    "[...document.querySelectorAll('.end__go .btn')].map((way) => way.textContent).join()";

async fn ones_own_ended_deal_has_its_own_buttons_again(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.play_deal().await?;
    let own: String = page.value(WAYS_ON).await?;
    // Between two deals the match waits unasked.
    page.go("#/daily").await?;
    page.wait_until(
        "the day's cards are dealt",
        "document.querySelector('.hand')",
    )
    .await?;
    page.play_deal().await?;
    ensure!(
        page.value::<String>(WAYS_ON).await? != own,
        "the day's buttons are those of any deal"
    );
    page.go("#/choose").await?;
    page.wait_until(
        "the match that waits can be taken up, and the day's deal is none under way",
        "document.querySelector('.game__paused') && !document.querySelector('.quick-start:not(.quick-start--other)')",
    )
    .await?;
    page.go("#/").await?;
    page.click(".end__go button").await?;
    page.wait_until(
        "the match has its own buttons",
        &format!("{WAYS_ON} === {own:?} && !document.querySelector('.end__special')"),
    )
    .await
}

async fn help_in_the_days_deal_asks_first(page: &mut Page) -> Result {
    page.open_quickly("#/daily").await?;
    page.wait_for_turn().await?;
    page.press("h").await?;
    let warning = page.text(".tooltip").await?;
    ensure!(warning.contains("nur als Übung"), "{warning}");
    page.press("h").await?;
    page.element(".tooltip--hint").await?;
    Ok(())
}

async fn the_match_goes_on_with_its_score_and_the_friend_one_has_chosen(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    let [of_day, other] = [0, 1].map(|after| format!("{FRIENDS}[({TODAY} + {after}) % 4]"));
    let [(_, of_day), (chosen, other)]: [(String, String); 2] =
        [page.value(&of_day).await?, page.value(&other).await?];
    page.keep_match(SECOND_DEAL).await?;
    page.keep(
        "settings",
        &format!("speed=fast opponent={chosen} language=de"),
    )
    .await?;
    page.open("#/daily").await?;
    page.wait_for_turn().await?;
    expect_opposite(page, &of_day).await?;
    // The table is made for the day's deal.
    page.reload().await?;
    page.wait_for_turn().await?;
    expect_opposite(page, &of_day).await?;
    page.click(".bar .icon-btn:has([href='#icon-back'])")
        .await?;
    page.wait_until(
        "the score of the match lies there",
        "getComputedStyle(document.querySelector('.score-cards')).visibility === 'visible'",
    )
    .await?;
    expect_opposite(page, &other).await
}

e2e::in_both_browsers!(
    ones_own_ended_deal_has_its_own_buttons_again,
    the_match_goes_on_with_its_score_and_the_friend_one_has_chosen,
    the_result_stands_beside_the_strongest_friends_and_can_be_sent,
    the_days_deal_alone_leaves_the_statistics_empty_but_is_listed,
    days_in_a_row_are_counted,
    help_in_the_days_deal_asks_first,
);
