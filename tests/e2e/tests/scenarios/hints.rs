//! Help for the player: a hint with its reason, taking back, and what they make of the deal.

use anyhow::ensure;
use e2e::{Conditions, Page, Result};
use thirtyfour::prelude::*;

/// Forehand has DA, D9, CK, CQ, CJ, HT; DQ is turned up. The ace of trumps takes the first trick, whatever is played on it.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";

/// Where the line has room for both sentences.
const SIZES: [(u32, u32); 3] = [(360, 640), (390, 844), (844, 390)];

/// What a word on the deal lies over beside the calls, in whose place it stands.
const COVERED_BY_A_NOTE: &str = "(() => { \
    const note = document.querySelector('.tooltip--why').getBoundingClientRect(); \
    return ['.log__text', '.log__mine', '.log__help', '.hand .card', '.seat__who', '.talon__trump', '.score-card'].filter((css) => \
        [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect()).some((box) => box.width > 0 \
            && Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1.5 \
            && Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1.5)) })()";

/// Whoever has finished a deal is told what help makes of the next.
async fn at_the_first_lead(page: &Page) -> Result {
    page.open("#/settings").await?;
    page.keep("chronicle", "20770,paderborn,0,1,w").await?;
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.listen().await
}

async fn hint_is_shown(page: &Page) -> Result<String> {
    page.wait_until(
        "there is a hint",
        "document.querySelector('.tooltip--hint h2')",
    )
    .await?;
    page.text(".tooltip--hint").await
}

/// Where the menu has the help buttons, too.
const SMALL_PHONE: Conditions = Conditions {
    size: (320, 568),
    ..Conditions::PHONE
};

async fn help_from_the_menu(page: &Page, help: &str) -> Result {
    page.click(".bar .icon-btn").await?;
    page.tap(&format!(".menu [data-help={help}]")).await
}

/// What the live region has read out since the last call.
async fn heard(page: &Page) -> Result<String> {
    Ok(page.heard().await?.join(" "))
}

async fn a_hint_by_key_names_a_card_and_why(page: &mut Page) -> Result {
    at_the_first_lead(page).await?;
    page.ask_for_help("h").await?;
    let hint = hint_is_shown(page).await?;
    ensure!(
        hint.contains("Zählt als Übung, nicht in der Statistik."),
        "{hint}"
    );
    let marked = page.count(".hand__place--hint, .action--hint").await?;
    ensure!(marked == 1, "{marked} things are marked: {hint}");
    let title = page.text(".tooltip--hint h2").await?;
    let why = page.text(".tooltip--hint > p").await?;
    ensure!(why.ends_with('.') && why.contains(' '), "{why:?}");
    let said = heard(page).await?;
    ensure!(said.contains(&title) && said.contains(&why), "{said:?}");
    page.press(Key::Escape).await?;
    page.wait_until("it is put away", "!document.querySelector('.tooltip')")
        .await?;
    page.press("h").await?;
    let again = hint_is_shown(page).await?;
    ensure!(!again.contains("Übung"), "said twice: {again}");
    ensure!(again.contains(&title), "{again} after {title}");
    // Asked for while the opponent has not played yet, it comes with the next turn.
    page.play("DA").await?;
    page.press("h").await?;
    let next = hint_is_shown(page).await?;
    ensure!(!next.contains(&title), "{next} after {title}");
    Ok(())
}

async fn a_hint_by_tap_makes_the_deal_practice_over_a_reload(page: &mut Page) -> Result {
    at_the_first_lead(page).await?;
    help_from_the_menu(page, "hint").await?;
    ensure!(page.warns_of_practice().await?, "no warning");
    help_from_the_menu(page, "hint").await?;
    hint_is_shown(page).await?;
    page.tap(".tooltip__foot .btn").await?;
    page.wait_until("it is put away", "!document.querySelector('.tooltip')")
        .await?;
    page.reload().await?;
    page.wait_until("the hand is there", "document.querySelector('.hand')")
        .await?;
    page.play_deal().await?;
    let practice = page.text(".end__practice").await?;
    ensure!(practice == "Übung", "{practice}");
    // The next deal is none again.
    page.click(".end__go .btn--primary").await?;
    page.wait_until("the next deal is there", "document.querySelector('.hand')")
        .await?;
    page.play_deal().await?;
    ensure!(page.count(".end__practice").await? == 0, "still practice");
    Ok(())
}

/// Whether the table offers to take something back.
async fn offers_undo(page: &Page) -> Result<bool> {
    Ok(page
        .count("main [data-help=undo]:not([aria-disabled])")
        .await?
        > 0)
}

async fn the_last_decision_is_taken_back_by_key(page: &mut Page) -> Result {
    at_the_first_lead(page).await?;
    let before = page.look().await?;
    ensure!(!offers_undo(page).await?, "before the first move");
    page.press("u").await?;
    let why = page.text(".tooltip").await?;
    ensure!(why.contains("noch keinen Zug gemacht"), "{why}");
    page.play("DA").await?;
    page.wait_for_turn().await?;
    ensure!(offers_undo(page).await?, "after the first move");
    page.press("u").await?;
    ensure!(page.warns_of_practice().await?, "no warning");
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let covered: Vec<String> = page.value(COVERED_BY_A_NOTE).await?;
        ensure!(covered.is_empty(), "{width}×{height}: {covered:?}");
    }
    heard(page).await?;
    page.press("u").await?;
    page.wait_until(
        "the ace is back",
        "document.querySelector('.hand [data-card=DA]')",
    )
    .await?;
    let said = heard(page).await?;
    ensure!(
        said.contains("Zug zurückgenommen. Zählt als Übung, nicht in der Statistik."),
        "{said}"
    );
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        let line = page.text(".log__text").await?;
        ensure!(line.contains("Zählt als Übung"), "{width}×{height}: {line}");
    }
    ensure!(
        page.count(".tooltip").await? == 0,
        "a note lies over the calls"
    );
    let after = page.wait_for_turn().await?;
    ensure!(after == before, "{after:?} is not {before:?}");
    page.press("c").await?;
    page.wait_until(
        "covering is armed",
        "document.querySelector('.action--armed')",
    )
    .await?;
    let line = page.text(".log__text").await?;
    ensure!(!line.contains("Übung"), "not what is at stake: {line}");
    page.press(Key::Escape).await?;
    page.wait_until(
        "it is put back",
        "!document.querySelector('.action--armed')",
    )
    .await?;
    page.play("HT").await?;
    page.wait_for_turn().await?;
    let line = page.text(".log__text").await?;
    ensure!(!line.contains("Übung"), "it stays: {line}");
    Ok(())
}

async fn the_last_decision_is_taken_back_by_tap_after_a_reload(page: &mut Page) -> Result {
    at_the_first_lead(page).await?;
    page.play("DA").await?;
    let drawing = page.wait_for_turn().await?;
    ensure!(drawing.draws, "{drawing:?}");
    page.click(".talon__button").await?;
    page.wait_until("it is drawn", "!document.querySelector('.talon__button')")
        .await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    help_from_the_menu(page, "undo").await?;
    ensure!(page.warns_of_practice().await?, "no warning");
    help_from_the_menu(page, "undo").await?;
    page.wait_until(
        "the talon is as it was",
        "document.querySelector('.talon__button')",
    )
    .await?;
    let again = page.look().await?;
    ensure!(again.cards() == drawing.cards(), "{again:?}");
    help_from_the_menu(page, "undo").await?;
    page.wait_until(
        "the ace is back",
        "document.querySelector('.hand [data-card=DA]')",
    )
    .await
}

async fn nothing_is_taken_back_once_the_deal_is_scored(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.press("u").await?;
    page.expect_message("schon gewertet").await?;
    ensure!(page.look().await?.over, "the deal goes on");
    Ok(())
}

/// Plays what has to be played until there is a choice: a forced card is none that could be taken
/// back.
async fn play_to_a_choice(page: &mut Page) -> Result {
    loop {
        let seen = page.wait_for_turn().await?;
        let playable = seen.hand.iter().filter(|card| card.playable).count();
        if playable != 1 || !seen.calls.is_empty() {
            return Ok(());
        }
        page.step_by_pointer(&seen).await?;
    }
}

async fn help_is_there_in_every_family_of_games(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    for preset in [
        "three-rotating",
        "three",
        "four",
        "penneech",
        "free-trumps",
        "ace-of-hearts",
    ] {
        page.go(&format!("#/deal/1/{preset}/help?dealer=1")).await?;
        page.wait_until(
            "the link is followed",
            "location.hash === '#/' && document.querySelector('.hand, dialog')",
        )
        .await?;
        if page.count("dialog").await? > 0 {
            page.click("dialog [data-call=leave]").await?;
        }
        page.wait_until("no dialog is left", "!document.querySelector('dialog')")
            .await?;
        play_to_a_choice(page).await?;
        page.ask_for_help("h").await?;
        let hint = hint_is_shown(page).await?;
        ensure!(hint.contains('.'), "{preset}: {hint}");
        let before = page.look().await?;
        page.step_by_pointer(&before).await?;
        page.wait_until("the hint is gone", "!document.querySelector('.tooltip')")
            .await?;
        page.wait_for_turn().await?;
        page.listen().await?;
        page.press("u").await?;
        page.wait_until(
            "it is heard",
            "heard.splice(0).some((said) => said.includes('Zug zurückgenommen.'))",
        )
        .await?;
        let after = page.wait_for_turn().await?;
        ensure!(
            after.cards() == before.cards(),
            "{preset}: {after:?} is not {before:?}"
        );
    }
    Ok(())
}

/// Who has not finished a deal yet gets the hint at once, with what it makes of the deal.
async fn in_the_first_deal_of_all_a_hint_needs_no_second_tap(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.press("h").await?;
    let hint = hint_is_shown(page).await?;
    ensure!(
        hint.contains("Zählt als Übung, nicht in der Statistik."),
        "{hint}"
    );
    Ok(())
}

/// Said once on a visit, before it costs a deal.
async fn what_help_makes_of_a_deal_is_said_before_the_first(page: &mut Page) -> Result {
    const HINT: &str = ".log__help[data-help=hint]";
    at_the_first_lead(page).await?;
    page.press("u").await?;
    let why = page.text(".tooltip").await?;
    ensure!(why.contains("noch keinen Zug gemacht"), "{why}");
    // On a tall phone the warning might lie over the button.
    page.resize(390, 844).await?;
    page.click(HINT).await?;
    let warning = page.text(".tooltip").await?;
    ensure!(
        warning.contains("zählt dieses Spiel nur als Übung"),
        "{warning}"
    );
    ensure!(
        page.count(".tooltip--hint").await? == 0,
        "the hint is there already"
    );
    page.click(HINT).await?;
    hint_is_shown(page).await?;
    Ok(())
}

e2e::in_both_browsers!(
    what_help_makes_of_a_deal_is_said_before_the_first,
    in_the_first_deal_of_all_a_hint_needs_no_second_tap,
    a_hint_by_key_names_a_card_and_why,
    a_hint_by_tap_makes_the_deal_practice_over_a_reload with SMALL_PHONE,
    the_last_decision_is_taken_back_by_key,
    the_last_decision_is_taken_back_by_tap_after_a_reload with SMALL_PHONE,
    nothing_is_taken_back_once_the_deal_is_scored,
    help_is_there_in_every_family_of_games,
);

e2e::in_webkit!(a_hint_by_key_names_a_card_and_why,);
