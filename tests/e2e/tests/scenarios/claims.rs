//! A claim to have 66 takes a second tap, right or wrong.

use anyhow::ensure;
use e2e::{Page, Result, Seen};
use thirtyfour::prelude::*;

/// With the ace and ten of trumps the player takes the first tricks for certain.
const LINK: &str = "#/deal/1/paderborn/eckkamp%23171?dealer=1";

const ARMED: &str = "document.querySelector('.action--armed') && document.activeElement?.matches('[data-call=back]')";
/// What the log line shows, nothing where some of it is cut off.
const WHOLE_LINE: &str = "(() => { const line = document.querySelector('.log__text'); \
    return line.scrollHeight > line.clientHeight ? '' : line.innerText.replaceAll('\\n', ' ') })()";
const OVER: &str = "document.querySelector('.end__go')";

/// How the claim looks, and how closing does.
const LOOKS: &str = "['out', 'cover'].map((call) => { \
    const style = getComputedStyle(document.querySelector(`[data-call=${call}]:not([aria-disabled])`)); \
    return ['fontFamily', 'fontSize', 'fontWeight', 'color', 'backgroundColor', 'borderTopColor', 'borderTopWidth'] \
        .map((property) => style[property]).join() })";

/// A card of a marriage in the hand: with one, a dialog asks for it instead.
fn of_marriage(seen: &Seen) -> Option<String> {
    let held = |card: &String| seen.cards().contains(&card.as_str());
    let kings = ["C", "S", "H", "D"].map(|suit| (format!("{suit}K"), format!("{suit}Q")));
    let mut kings = kings.into_iter();
    let (king, _) = kings.find(|(king, queen)| held(king) && held(queen))?;
    Some(king)
}

/// The player may claim, wrongly: so early nobody has 66 card points.
async fn before_a_wrong_claim(page: &Page) -> Result<Seen> {
    page.follow(LINK).await?;
    loop {
        let seen = page.wait_for_turn().await?;
        ensure!(!seen.over, "no claim could be made: {seen:?}");
        match of_marriage(&seen) {
            None if seen.may("out") => return Ok(seen),
            Some(king) if !seen.draws => page.play(&king).await?,
            _ => page.step_by_pointer(&seen).await?,
        }
    }
}

/// A deal as it is saved in which the player has 72 card points and may claim.
const DUE: &str = "#/deal/1/paderborn/einfuehrung-5504?dealer=0 HT.HA.d.HQ+.C9.r.d.c.DA.DQ.DT.DK";

/// The same cards the other way round, up to the point where the friend has covered.
const COVERED: &str = "#/deal/1/paderborn/einfuehrung-5504?dealer=1 HT.HA.d.HQ+.C9.r.d.c";

/// The player may claim, rightly.
async fn before_a_right_claim(page: &Page) -> Result {
    page.open("#/settings").await?;
    page.keep_match(DUE).await?;
    page.open("#/").await?;
    let seen = page.wait_for_turn().await?;
    ensure!(seen.may("out"), "no claim can be made: {seen:?}");
    Ok(())
}

async fn one_tap_claims_nothing(page: &Page) -> Result {
    page.click("[data-call=out]").await?;
    page.wait_until("it is armed and the way back has the focus", ARMED)
        .await?;
    ensure!(page.count(".end__go").await? == 0, "one tap has claimed");
    let (back, armed) = (
        page.element("[data-call=back]").await?.rect().await?,
        page.element(".action--armed").await?.rect().await?,
    );
    ensure!(back.x < armed.x, "a finger that taps twice claims");
    Ok(())
}

async fn the_end(page: &Page) -> Result<String> {
    page.wait_until("the deal is over", OVER).await?;
    page.text(".end__title").await
}

/// What the way to the review is called at the end of a deal.
async fn way_to_review(page: &Page) -> Result<String> {
    page.text(".end__go [href='#/review']").await
}

async fn a_wrong_claim_takes_two_taps(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    before_a_wrong_claim(page).await?;
    let looks: Vec<String> = page.value(LOOKS).await?;
    ensure!(looks[0] == looks[1], "it is invited to: {looks:?}");
    page.listen().await?;
    one_tap_claims_nothing(page).await?;
    page.wait_until(
        "what it costs is heard",
        "heard.some((said) => said.includes('Ohne 66'))",
    )
    .await?;
    page.click(".action--armed").await?;
    let title = the_end(page).await?;
    ensure!(title.starts_with("Verloren"), "{title}");
    let way = way_to_review(page).await?;
    ensure!(way == "Woran lag es?", "{way}");
    Ok(())
}

async fn a_right_claim_takes_the_same_two_taps(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    before_a_right_claim(page).await?;
    one_tap_claims_nothing(page).await?;
    let question: String = page.value(WHOLE_LINE).await?;
    ensure!(
        question.ends_with("Aus sagen? Ohne 66\u{a0}Augen verlierst du."),
        "on a phone it asks {question}"
    );
    page.click("[data-call=back]").await?;
    // On phones there is no room for it.
    page.resize(1024, 768).await?;
    let own = page.text(".log__mine").await?;
    ensure!(own.contains("(gedeckt)"), "who has covered? {own}");
    one_tap_claims_nothing(page).await?;
    page.run(
        "window.said = new Set(); new MutationObserver(() => \
            document.querySelectorAll('.trick__says').forEach(({ textContent }) => said.add(textContent)) \
         ).observe(document.body, { childList: true, subtree: true })",
    )
    .await?;
    page.click(".action--armed").await?;
    let title = the_end(page).await?;
    ensure!(title.starts_with("Gewonnen"), "{title}");
    let said: Vec<String> = page.value("[...said]").await?;
    ensure!(said == ["Aus!"], "{said:?}");
    let way = way_to_review(page).await?;
    ensure!(way == "Rückschau", "{way}");
    Ok(())
}

async fn a_friend_who_has_covered_is_marked(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.keep_match(COVERED).await?;
    page.open("#/").await?;
    page.resize(1024, 768).await?;
    page.wait_for_turn().await?;
    let [theirs, own] = [
        page.text("[data-seat='1'] .seat__tricks").await?,
        page.text(".log__mine").await?,
    ];
    ensure!(theirs.contains("(gedeckt)"), "who has covered? {theirs}");
    ensure!(!own.contains("gedeckt"), "not the player: {own}");
    Ok(())
}

async fn with_points_shown_a_claim_is_asked_for_with_them(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.keep("settings", "speed=fast counting=own").await?;
    before_a_right_claim(page).await?;
    page.click("[data-call=out]").await?;
    page.wait_until(
        "it is armed and has the focus, as it suffices",
        "document.activeElement?.matches('.action--armed[data-call=out]')",
    )
    .await?;
    ensure!(page.count(".end__go").await? == 0, "one tap has claimed");
    page.wait_until(
        "the card points are named",
        "/Aus sagen mit \\d+\u{a0}Augen\\?$/.test(document.querySelector('.log__text').textContent)",
    )
    .await
}

/// A tap on the table, on the way back, the Escape key, the menu, and a reload.
async fn anything_else_takes_the_claim_back(page: &mut Page) -> Result {
    const NOT_ARMED: &str = "!document.querySelector('.action--armed')";
    page.open_quickly("").await?;
    let before = before_a_wrong_claim(page).await?;
    for elsewhere in [".log__text", ".trick", "[data-call=back]", ".bar .icon-btn"] {
        one_tap_claims_nothing(page).await?;
        page.click(elsewhere).await?;
        page.wait_until("it is taken back", NOT_ARMED).await?;
    }
    page.press(Key::Escape).await?;
    page.wait_until("the menu is closed", "!document.querySelector('dialog')")
        .await?;
    one_tap_claims_nothing(page).await?;
    page.press(Key::Escape).await?;
    page.wait_until("it is taken back", NOT_ARMED).await?;
    page.wait_until(
        "a card that can be played has the focus, or drawing",
        "document.activeElement.matches('.hand [data-card]:not([aria-disabled=true]), .talon__button')",
    )
    .await?;
    one_tap_claims_nothing(page).await?;
    page.reload().await?;
    let after = page.wait_for_turn().await?;
    ensure!(
        page.count(".action--armed").await? == 0,
        "a reload keeps it armed"
    );
    ensure!(after.cards() == before.cards(), "{after:?}");
    Ok(())
}

async fn a_claim_is_confirmed_with_its_key(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    before_a_wrong_claim(page).await?;
    page.press("a").await?;
    page.wait_until("it is armed and the way back has the focus", ARMED)
        .await?;
    page.press("a").await?;
    the_end(page).await?;
    Ok(())
}

/// Enter pressed twice claims nothing: the second time goes back.
async fn a_claim_is_confirmed_with_tab_and_enter(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    before_a_wrong_claim(page).await?;
    page.press("a").await?;
    page.wait_until("it is armed and the way back has the focus", ARMED)
        .await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "it is taken back",
        "!document.querySelector('.action--armed, .end__go')",
    )
    .await?;
    page.press("a").await?;
    page.wait_until("it is armed and the way back has the focus", ARMED)
        .await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    the_end(page).await?;
    Ok(())
}

async fn without_the_second_tap_one_claims(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.go("#/settings").await?;
    page.click("label:has(#confirm)").await?;
    before_a_wrong_claim(page).await?;
    page.click("[data-call=out]").await?;
    the_end(page).await?;
    before_a_right_claim(page).await?;
    page.click("[data-call=out]").await?;
    let title = the_end(page).await?;
    ensure!(title.starts_with("Gewonnen"), "{title}");
    Ok(())
}

e2e::in_both_browsers!(
    a_wrong_claim_takes_two_taps,
    a_right_claim_takes_the_same_two_taps,
    a_friend_who_has_covered_is_marked,
    with_points_shown_a_claim_is_asked_for_with_them,
    anything_else_takes_the_claim_back,
    a_claim_is_confirmed_with_its_key,
    a_claim_is_confirmed_with_tab_and_enter,
    without_the_second_tap_one_claims,
);

e2e::in_webkit!(
    a_wrong_claim_takes_two_taps,
    a_right_claim_takes_the_same_two_taps,
    anything_else_takes_the_claim_back,
    without_the_second_tap_one_claims,
);
