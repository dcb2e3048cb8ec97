//! The regulars' table: a match against each of the four friends, the table of results, the winner.

use super::match_end::{SIZES, WON};
use anyhow::ensure;
use e2e::{Page, Result};
use serde::Deserialize;
use std::time::{Duration, Instant};

/// How long an evening of short matches may take on a busy machine.
const EVENING: Duration = Duration::from_secs(900);
/// Two matches that are over, as they are kept, and what stands for the third.
pub const UNDER_WAY: &str = "paderborn 20780 29924500,johannes,a1,+7:2:5 29924560,kord,b2,-5:7:8! 29924620,schilder,ende-21";
/// The third match, in its third deal.
pub const THIRD: &str = "#/deal/1/paderborn/ende-21?dealer=0 \
    CJ.CA.d.ST.CT.d.S9.SJ.d.SQ.SA.d.CQ.CK.d.C9.H9.d.SK.DJ.HJ.HK.HT.HQ.HA.DK.DT.D9.DA.DQ \
    C9.S9.d.CK.SJ.d.CT.SQ.d.ST.SK.d.CQ.SA.d.CA.H9.d.HK.HA.CJ.HT.HJ.DQ.HQ.DK.D9.DT.DA.DJ CQ.CJ.d";
/// Three matches that are over; the last one has begun.
const LAST: &str = "paderborn 20780 29924500,johannes,a1,+7:2:5 29924560,kord,b2,+7:5:8 29924620,schilder,c3,+7:0:4 29924680,froehlich,ende-21";
/// An evening that the player has won, and one that a friend has won after it.
pub const OVER: &str = "paderborn?target=3 20779 29924500,johannes,a1,+4:2:3 29924560,kord,b2,+3:0:2 29924620,schilder,c3,+3:0:1 29924680,froehlich,d4,+3:2:3;\
    schnapsen 20780 29924500,johannes,a1,+7:2:5 29924560,kord,b2,-5:7:8! 29924620,schilder,c3,-6:8:12 29924680,froehlich,d4,-0:7:4";
const KEPT: &str = "JSON.parse(localStorage['sechsundsechzig/evenings']).data";

/// Opens the page of the evening with what is kept of it and of the match.
pub async fn open_evening(page: &Page, language: &str, evenings: &str, session: &str) -> Result {
    page.open("#/settings").await?;
    page.clear_storage().await?;
    let settings = format!("speed=fast opponent=johannes language={language}");
    page.keep("settings", &settings).await?;
    if !evenings.is_empty() {
        page.keep("evenings", evenings).await?;
    }
    if !session.is_empty() {
        page.keep_match(session).await?;
    }
    page.open("#/evening").await?;
    page.wait_until(
        "the friends are there",
        "document.querySelector('.fixtures')",
    )
    .await
}

/// What a part of the page says, with plain spaces.
async fn plain_text(page: &Page, css: &str) -> Result<String> {
    Ok(page.text(css).await?.replace('\u{a0}', " "))
}

/// Taps the button that goes on with the evening, and waits for this friend at the table.
async fn play(page: &Page, call: &str, friend: &str) -> Result {
    page.click(&format!("[data-call={call}]")).await?;
    page.wait_until(
        "the table is set",
        "location.hash === '#/' && document.querySelector('.hand [data-card]')",
    )
    .await?;
    page.wait_for_turn().await?;
    let seats = page.look().await?.seats;
    ensure!(seats[0].contains(friend), "not {friend}: {seats:?}");
    Ok(())
}

/// Plays the match at the table to its end, then goes on to the evening.
async fn play_match(page: &Page, begun: Instant) -> Result {
    loop {
        page.play_deal().await?;
        ensure!(begun.elapsed() < EVENING, "the match does not end");
        if page.count(".end--match").await? > 0 {
            break;
        }
        let is_shown: bool = page
            .value("[...document.querySelectorAll('.end .score-card')].some((one) => one.checkVisibility())")
            .await?;
        ensure!(is_shown, "no card keeps the score of three points");
        page.click(".end__go .btn--primary").await?;
        page.wait_until("the next deal is there", "document.querySelector('.hand')")
            .await?;
    }
    page.click(".end__go .btn--primary").await?;
    page.wait_until(
        "the evening is shown",
        "document.querySelector('.fixtures')",
    )
    .await
}

async fn an_evening_of_short_matches_has_a_winner(page: &mut Page) -> Result {
    let begun = Instant::now();
    page.open_quickly("#/").await?;
    page.go("#/evening").await?;
    page.wait_until(
        "the friends are there",
        "document.querySelector('.fixtures')",
    )
    .await?;
    page.click(".evening__new .segmented label:last-child")
        .await?;
    let friends = ["Johannes", "Hermen", "Franz", "Ernestus"];
    for (place, friend) in friends.into_iter().enumerate() {
        play(page, if place == 0 { "begin" } else { "play" }, friend).await?;
        play_match(page, begun).await?;
        let matches: Vec<usize> = page
            .value("[...document.querySelectorAll('.evening__table td:nth-of-type(1)')].map((one) => Number(one.textContent))")
            .await?;
        let sum = [2 + 4, 4 + 8, 6 + 10, 8 + 12][place];
        ensure!(
            matches.iter().sum::<usize>() == sum,
            "after {friend}: {matches:?}"
        );
    }
    let won = plain_text(page, ".evening__end h2").await?;
    ensure!(won.contains("den Abend"), "{won}");
    page.expect_no_barriers().await?;
    page.reload().await?;
    ensure!(
        plain_text(page, ".evening__end h2").await? == won,
        "another winner"
    );
    page.click("[data-call=begin]").await?;
    page.wait_for_turn().await?;
    page.go("#/evening").await?;
    page.wait_until(
        "it is listed",
        "document.querySelectorAll('.evening__past li').length === 1",
    )
    .await
}

async fn an_evening_goes_on_after_another_game_and_a_reload(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    page.go("#/evening").await?;
    play(page, "begin", "Johannes").await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    let hand = page.look().await?.cards().join(" ");
    // Another game, against whom the player has chosen, whoever sits there for the evening.
    page.go("#/rules/schnapsen").await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "the table is set",
        "location.hash === '#/' && document.querySelector('.hand [data-card]')",
    )
    .await?;
    page.wait_for_turn().await?;
    let seats = page.look().await?.seats;
    ensure!(
        seats[0].contains("Hermen"),
        "the evening has changed who plays: {seats:?}"
    );
    page.go("#/opponents").await?;
    page.click("label:has(#friend-schilder)").await?;
    page.reload().await?;
    page.go("#/evening").await?;
    let line = plain_text(page, ".fixtures [aria-current] span").await?;
    ensure!(line.starts_with("Läuft seit heute, "), "{line}");
    let button = plain_text(page, "[data-call=play]").await?;
    ensure!(button == "Weiterspielen gegen Johannes", "{button}");
    let own = plain_text(page, ".is-you th").await?;
    ensure!(own == "Du", "a place before the first result: {own}");
    play(page, "play", "Johannes").await?;
    let again = page.look().await?.cards().join(" ");
    ensure!(again == hand, "{again}, no longer {hand}");
    // From the table itself, against another friend meanwhile.
    page.go("#/opponents").await?;
    page.click("label:has(#friend-kord)").await?;
    page.go("#/evening").await?;
    play(page, "play", "Johannes").await
}

async fn a_match_given_up_is_begun_anew(page: &mut Page) -> Result {
    open_evening(page, "de", UNDER_WAY, "").await?;
    let line = plain_text(page, ".fixtures [aria-current] span").await?;
    ensure!(line == "Ist als Nächster dran", "{line}");
    play(page, "play", "Franz").await?;
    let kept: String = page.value(KEPT).await?;
    ensure!(!kept.contains("ende-21"), "{kept}");
    ensure!(kept.matches("schilder").count() == 1, "{kept}");
    Ok(())
}

async fn the_table_says_which_match_of_the_evening_it_is(page: &mut Page) -> Result {
    for (session, score) in [(THIRD, "Du3 : 0Franz"), (WON, "Du7 : 1Franz")] {
        open_evening(page, "de", UNDER_WAY, session).await?;
        page.keep("settings", "speed=fast opponent=schilder language=de")
            .await?;
        page.open("#/").await?;
        let title = plain_text(page, ".bar__title").await?;
        ensure!(title == "Stammtisch: Partie 3 von 4", "{title}");
        let digits: String = page
            .value("document.querySelector('.bar__score [aria-hidden]').textContent.replaceAll('\\u00a0', ' ')")
            .await?;
        ensure!(digits == score, "{digits}");
    }
    // Another game is none of the evening's.
    page.follow("#/deal/1/schnapsen/oma-1955?dealer=1").await?;
    let title = plain_text(page, ".bar__title").await?;
    ensure!(title == "Schnapsen", "{title}");
    Ok(())
}

async fn the_last_match_leads_to_the_winner(page: &mut Page) -> Result {
    open_evening(page, "de", LAST, "").await?;
    page.keep("settings", "speed=fast opponent=froehlich language=de")
        .await?;
    page.keep_match(WON).await?;
    page.open("#/").await?;
    let way_on = plain_text(page, ".end__go .btn--primary").await?;
    ensure!(way_on == "Ergebnis des Abends", "{way_on}");
    let to_evening = page.count(".end__go [href='#/evening']").await?;
    ensure!(to_evening == 0, "two ways to the same page");
    page.element(".end__go [href='#/review']").await?;
    // It is written up once, however often the page is opened.
    page.reload().await?;
    page.click(".end__go .btn--primary").await?;
    let won = plain_text(page, ".evening__end h2").await?;
    ensure!(won == "Du gewinnst den Abend!", "{won}");
    let kept: String = page.value(KEPT).await?;
    ensure!(kept == [LAST, ",+7:1:5"].concat(), "{kept}");
    let own: Vec<String> = page
        .value("[...document.querySelectorAll('.is-you > *')].map((one) => one.textContent)")
        .await?;
    ensure!(own == ["1. Du", "4", "4", "28"], "{own:?}");
    Ok(())
}

async fn a_match_against_anybody_else_leads_to_a_rematch(page: &mut Page) -> Result {
    open_evening(page, "de", LAST, "").await?;
    page.keep_match(WON).await?;
    page.open("#/").await?;
    let way_on = plain_text(page, ".end__go .btn--primary").await?;
    ensure!(way_on == "Revanche", "{way_on}");
    let kept: String = page.value(KEPT).await?;
    ensure!(kept == LAST, "{kept}");
    Ok(())
}

async fn a_damaged_evening_comes_back_from_its_copy(page: &mut Page) -> Result {
    open_evening(page, "de", UNDER_WAY, "").await?;
    page.run(
        "const name = 'sechsundsechzig/evenings'; \
         localStorage.setItem(name + '/last', localStorage.getItem(name)); \
         localStorage.setItem(name, '{\"v\":2,\"sum\":\"0123')",
    )
    .await?;
    page.open("#/evening").await?;
    page.expect_message("deine Abende am Stammtisch").await?;
    ensure!(
        page.value::<String>(KEPT).await? == UNDER_WAY,
        "not restored"
    );
    let score = plain_text(page, ".fixtures li:first-child strong").await?;
    ensure!(score == "7 : 2", "{score}");
    Ok(())
}

/// How wide the page of the evening is, what is cut off there, and what leaves the scoreboard.
#[derive(Deserialize)]
struct NoRoom {
    wide: u32,
    cut: Vec<String>,
    out: Vec<String>,
}

const NO_ROOM: &str = "({ \
    wide: document.documentElement.scrollWidth, \
    cut: [...document.querySelectorAll('.evening h2, .evening li b, .evening strong, .evening th, .evening td, .evening .btn, .evening__end p')] \
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== 'inline') \
        .map((one) => one.textContent), \
    out: [...document.querySelectorAll('.scoreboard *')] \
        .filter((one) => one.getBoundingClientRect().right > one.closest('.scoreboard').getBoundingClientRect().right - 7) \
        .map((one) => one.outerHTML) })";

/// Before, in the middle and at the end of an evening everything stands in the window, in both languages.
async fn every_part_of_an_evening_fits(page: &mut Page) -> Result {
    page.put_in_frame(&SIZES).await?;
    for language in ["de", "en"] {
        for (evenings, session) in [("", ""), (UNDER_WAY, THIRD), (OVER, "")] {
            open_evening(page, language, evenings, session).await?;
            let found: Vec<(_, NoRoom)> = page.in_each_size(&SIZES, NO_ROOM).await?;
            for ((width, height), NoRoom { wide, cut, out }) in found {
                ensure!(
                    wide <= width,
                    "{language} at {width}×{height} is {wide} wide: {evenings}"
                );
                ensure!(
                    out.is_empty(),
                    "{language} at {width}×{height} out of the scoreboard: {out:?}"
                );
                ensure!(cut.is_empty(), "{language} at {width}×{height}: {cut:?}");
            }
            page.expect_no_barriers().await?;
        }
    }
    Ok(())
}

async fn on_a_phone_lying_down_an_evening_goes_on_without_scrolling(page: &mut Page) -> Result {
    page.resize(844, 390).await?;
    for language in ["de", "en"] {
        for (evenings, session) in [("", ""), (UNDER_WAY, THIRD)] {
            open_evening(page, language, evenings, session).await?;
            page.wait_until(
                "the button is in sight",
                "document.querySelector('.evening .btn--primary').getBoundingClientRect().bottom <= innerHeight",
            )
            .await?;
        }
    }
    Ok(())
}

e2e::in_both_browsers!(
    an_evening_of_short_matches_has_a_winner,
    an_evening_goes_on_after_another_game_and_a_reload,
    a_match_given_up_is_begun_anew,
    the_table_says_which_match_of_the_evening_it_is,
    the_last_match_leads_to_the_winner,
    a_match_against_anybody_else_leads_to_a_rematch,
    a_damaged_evening_comes_back_from_its_copy,
    on_a_phone_lying_down_an_evening_goes_on_without_scrolling,
    every_part_of_an_evening_fits,
);

e2e::in_webkit!(
    an_evening_goes_on_after_another_game_and_a_reload,
    the_last_match_leads_to_the_winner,
    a_damaged_evening_comes_back_from_its_copy,
    every_part_of_an_evening_fits,
);
