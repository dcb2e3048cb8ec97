//! A deal with all its moves: watched, sent, and played again with the same cards.

use anyhow::ensure;
use e2e::{Page, Result, SENT};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/rueckschau?dealer=1";
/// Everything that lies in storage.
const KEPT: &str = "JSON.stringify(Object.entries(localStorage).sort())";
/// Where in the deal the watcher is.
const PLACE: &str = "Number(document.querySelector('.replay__slider').value)";
/// The deal's last place.
const LAST: &str = "Number(document.querySelector('.replay__slider').max)";

async fn wait_for_place(page: &Page, place: &str) -> Result {
    page.wait_until(
        &format!("the watcher is at {place}"),
        &format!("document.querySelector('.replay__slider') && {PLACE} === {place}"),
    )
    .await
}

/// Watches the deal just played.
async fn watch_own(page: &Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.go("#/replay/0").await?;
    wait_for_place(page, "0").await
}

/// Watches a deal that somebody sent.
async fn watch_sent(page: &Page, link: &str) -> Result {
    page.open(link).await?;
    page.wait_until(
        "both ways are offered",
        "document.querySelectorAll('.btn-stack .btn').length === 2",
    )
    .await?;
    page.click(".btn-stack .btn:last-child").await?;
    wait_for_place(page, "0").await
}

async fn choose_view(page: &Page, name: &str) -> Result {
    page.click("select").await?;
    let option = format!("//select/option[.={name:?}]");
    page.find(By::XPath(&option)).await?.click().await?;
    Ok(())
}

async fn a_deal_is_watched_with_keys_alone(page: &mut Page) -> Result {
    watch_own(page).await?;
    page.listen().await?;
    page.press(Key::Right).await?;
    wait_for_place(page, "1").await?;
    let heard = page.heard().await?;
    ensure!(
        heard.iter().any(|said| said.starts_with("Du spielst ")),
        "{heard:?}"
    );
    let text = page.text(".log__text").await?;
    ensure!(text.starts_with("Du spielst "), "{text}");
    ensure!(
        page.count(".trick [data-by=\"0\"]").await? == 1,
        "no card lies there"
    );
    page.press(Key::Left).await?;
    wait_for_place(page, "0").await?;
    page.press(Key::End).await?;
    wait_for_place(page, LAST).await?;
    page.wait_until(
        "the result is told",
        "document.querySelector('.replay__end h2')",
    )
    .await?;
    page.press(Key::Home).await?;
    wait_for_place(page, "0").await?;
    page.wait_until("it is gone", "!document.querySelector('.replay__end')")
        .await?;
    page.press(" ").await?;
    page.wait_until("it goes on by itself", &format!("{PLACE} >= 2"))
        .await?;
    page.press(" ").await?;
    page.wait_until(
        "it has stopped",
        "document.querySelector('[aria-label=Abspielen]')",
    )
    .await
}

async fn a_deal_is_watched_by_touch_from_every_seat(page: &mut Page) -> Result {
    watch_sent(page, SENT).await?;
    let next = ".replay__row .action:nth-child(4)";
    page.tap(next).await?;
    wait_for_place(page, "1").await?;
    page.tap(next).await?;
    wait_for_place(page, "2").await?;
    let sentence = page.text(".log__text").await?;
    ensure!(
        sentence.starts_with("Hermen spielt Kreuz-Bube."),
        "{sentence}"
    );
    ensure!(
        page.count(".fan .back").await? == 5,
        "his cards are not seen from behind"
    );

    choose_view(page, "Hermen Kord").await?;
    page.wait_until(
        "it is his hand",
        "document.querySelector('.hand').ariaLabel === 'Hermen Kord: 5\u{a0}Karten'",
    )
    .await?;
    ensure!(page.count(".hand [data-card]").await? == 5, "not his cards");
    ensure!(
        page.count(".fan .back").await? == 5,
        "the others' are not seen from behind"
    );
    wait_for_place(page, "2").await?;

    choose_view(page, "Alle Karten offen").await?;
    page.wait_until(
        "all cards are open",
        "document.querySelectorAll('.fan--open [data-card]').length === 5",
    )
    .await?;
    page.tap(".replay__row .action:last-child").await?;
    wait_for_place(page, LAST).await?;
    let end = page.text(".replay__end h2").await?;
    ensure!(end == "Hermen gewinnt 1 Punkt", "{end}");
    // On a phone lying down, too, both ends of the deal have a button.
    page.resize(844, 390).await?;
    page.tap(".replay__row .action:first-child").await?;
    wait_for_place(page, "0").await?;
    for (width, height) in [(768, 1024), (1024, 768)] {
        page.resize(width, height).await?;
        page.wait_until(
            "no card of the hand lies on the next",
            "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect()) \
                .every((card, at, all) => !all[at + 1] || card.right <= all[at + 1].left + 1)",
        )
        .await?;
    }
    page.tap(".replay__row .action:last-child").await?;
    wait_for_place(page, LAST).await
}

const PENNEECH: &str =
    "#/replay/1/penneech/oma-1955?dealer=1&moves=SK.S2.HQ.D9.SJ.CT.DJ.H5.S8.D4.S5.H7.S3.H9";

/// The table of a newcomer has no low cards; those of Penneech come with the room that shows them.
async fn a_deal_is_watched_with_all_its_drawings(page: &mut Page) -> Result {
    watch_sent(page, PENNEECH).await?;
    page.wait_until(
        "every card of the hand is drawn",
        "(() => { const all = [...document.querySelectorAll('.hand .card use')]; \
            return all.length === 7 && all.every((use) => document.querySelector(use.getAttribute('href'))) })()",
    )
    .await
}

async fn nothing_lies_on_the_peg_board_of_a_small_phone(page: &mut Page) -> Result {
    page.resize(320, 568).await?;
    watch_sent(page, PENNEECH).await?;
    page.press(Key::Right).await?;
    page.press(Key::Right).await?;
    wait_for_place(page, "2").await?;
    page.wait_until(
        "seat, talon, board, what happened and the controls stand one under the other",
        "['.seat', '.talon > .card', '.board', '.log__text', '.actions'] \
            .map((css) => document.querySelector(css).getBoundingClientRect()) \
            .every((box, place, all) => place === 0 || all[place - 1].bottom <= box.top + 0.5)",
    )
    .await
}

async fn a_hostile_replay_link_changes_nothing(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let kept: String = page.value(KEPT).await?;
    let long = SENT.replace("moves=", &"moves=SK.".repeat(1000));
    let cut = SENT.replace(".HT.DT&with=kord", "");
    let other_cards = SENT.replace("oma", "opa");
    let name = SENT.replace("kord", "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
    for link in [
        "#/replay/1/paderborn/oma",
        "#/replay/2/x",
        &long,
        &cut,
        &other_cards,
        &name,
    ] {
        page.open(link).await?;
        page.wait_until(
            "it says so",
            "document.querySelector('.message .mono, .message .btn')",
        )
        .await?;
        let title = page.text(".message h2").await?;
        ensure!(
            title == "Dieser Link führt zu keinem Spiel",
            "{link}: {title}"
        );
        let now: String = page.value(KEPT).await?;
        ensure!(now == kept, "{link} changed something");
    }
    Ok(())
}

async fn the_cards_of_a_sent_deal_are_played_and_compared(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let before = page.look().await?.cards().join(" ");
    page.go(SENT).await?;
    page.wait_until(
        "both ways are offered",
        "document.querySelectorAll('.btn-stack .btn').length === 2",
    )
    .await?;
    let said = page.text(".lead").await?;
    ensure!(
        said == "Paderborner 66 gegen Hermen Kord. Zu schlagen: −1 Punkt.",
        "{said}"
    );
    page.take_up_sent().await?;
    page.play_deal().await?;
    ensure!(
        page.count(".end__practice").await? == 0,
        "it was no practice"
    );
    page.click(".end__go [href^='#/replay/']").await?;
    page.wait_until(
        "they are compared",
        "document.querySelector('.offer-deal .lead')",
    )
    .await?;
    let compared = page.text(".offer-deal .lead").await?;
    ensure!(
        compared.starts_with("Du: ") && compared.ends_with(". Zu schlagen: −1."),
        "{compared}"
    );
    ensure!(
        page.count(".offer-deal .qr").await? == 1,
        "no code to send on"
    );
    page.go("#/").await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    let after = page.look().await?.cards().join(" ");
    ensure!(
        before == after,
        "the match goes on with {after}, not {before}"
    );
    Ok(())
}

async fn a_finished_deal_is_sent_with_its_moves(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.go("#/share").await?;
    page.wait_until(
        "the moves are in the link",
        "/&moves=[A-Z0-9a-z.]+&with=kord$/.test(document.querySelector('.link-field input')?.value)",
    )
    .await?;
    page.wait_until(
        "the strongest friend has played the same cards",
        "document.querySelector('.day dl div:last-child dd')?.textContent.includes('Punkt')",
    )
    .await?;
    let link = page.field(".link-field input").await?;
    page.click(".segmented label:last-child").await?;
    page.wait_until(
        "they need not be",
        "!document.querySelector('.link-field input').value.includes('moves')",
    )
    .await?;
    page.clear_storage().await?;
    page.open(&link[page.address().len()..]).await?;
    page.wait_until(
        "both ways are offered",
        "document.querySelectorAll('.btn-stack .btn').length === 2",
    )
    .await
}

async fn each_of_the_last_deals_can_be_watched_and_played_again(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.go("#/statistics").await?;
    page.click(".rows summary").await?;
    page.click(".rows [href^='#/replay/']").await?;
    wait_for_place(page, "0").await?;
    page.go("#/statistics").await?;
    page.click(".rows summary").await?;
    page.click(".rows button").await?;
    page.wait_for_turn().await?;
    Ok(())
}

e2e::in_both_browsers!(
    a_deal_is_watched_with_keys_alone,
    a_deal_is_watched_by_touch_from_every_seat,
    a_deal_is_watched_with_all_its_drawings,
    nothing_lies_on_the_peg_board_of_a_small_phone,
    a_hostile_replay_link_changes_nothing,
    the_cards_of_a_sent_deal_are_played_and_compared,
    a_finished_deal_is_sent_with_its_moves,
    each_of_the_last_deals_can_be_watched_and_played_again,
);
