//! A deal is a link.

use anyhow::ensure;
use e2e::{Page, Result, Seen};
use std::collections::BTreeSet;

/// The pack of this seed is a golden vector (`crates/engine/tests/vectors`): DA DK CK HK DQ DJ SA HT CT SQ CJ HA SK …, dealt by twos.
const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
const HAND: [&str; 6] = ["DA", "DK", "DQ", "DJ", "CT", "SQ"];
const TURNED: &str = "SK";
/// The same cards from the other side of the table.
const OTHER_LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=0";
const OTHER_HAND: [&str; 6] = ["CK", "HK", "SA", "HT", "CJ", "HA"];

fn expect_hand(seen: &Seen, hand: [&str; 6]) -> Result {
    let held: BTreeSet<&str> = seen.cards().into_iter().collect();
    ensure!(held == hand.into(), "{held:?}, not {hand:?}");
    ensure!(seen.turned.as_deref() == Some(TURNED), "{seen:?}");
    Ok(())
}

async fn a_link_gives_the_golden_hand(page: &mut Page) -> Result {
    page.open(LINK).await?;
    page.wait_until("the table's own address stands", "location.hash === '#/'")
        .await?;
    expect_hand(&page.wait_for_turn().await?, HAND)?;
    page.go(OTHER_LINK).await?; // nothing has been played: it need not ask
    page.wait_until(
        "the other leads",
        "document.querySelector('.trick [data-by]')",
    )
    .await?;
    expect_hand(&page.look().await?, OTHER_HAND)
}

async fn a_link_with_a_query_from_elsewhere_gives_its_deal(page: &mut Page) -> Result {
    page.open(&["?ref=friend", LINK].concat()).await?;
    expect_hand(&page.wait_for_turn().await?, HAND)
}

async fn a_link_asks_before_it_leaves_a_match(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let dealt = page.wait_for_turn().await?;
    page.play(&dealt.hand[0].card).await?;
    let before = page.wait_for_turn().await?.without_full_trick();

    page.go(OTHER_LINK).await?;
    page.wait_until("it asks", "document.querySelector('dialog[open]')")
        .await?;
    let asked = page.text("dialog").await?;
    ensure!(asked.contains("Paderborner 66"), "{asked}");
    page.click("dialog .btn--primary").await?;
    page.wait_until("the question is gone", "!document.querySelector('dialog')")
        .await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(after == before, "it was {before:?}\nand is {after:?}");

    page.go(OTHER_LINK).await?;
    page.wait_until("it asks again", "document.querySelector('dialog[open]')")
        .await?;
    page.click("dialog [data-call=leave]").await?;
    page.wait_until(
        "the other leads",
        "document.querySelector('.trick [data-by=\"1\"]')",
    )
    .await?;
    expect_hand(&page.look().await?, OTHER_HAND)
}

/// A link opened afresh, as from a letter, asks as well.
async fn a_link_from_outside_asks_too(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let dealt = page.wait_for_turn().await?;
    page.play(&dealt.hand[0].card).await?;
    let before = page.wait_for_turn().await?.without_full_trick();
    page.open(OTHER_LINK).await?;
    page.wait_until("it asks", "document.querySelector('dialog[open]')")
        .await?;
    page.press(thirtyfour::prelude::Key::Escape).await?;
    page.wait_until("the question is gone", "!document.querySelector('dialog')")
        .await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(after == before, "it was {before:?}\nand is {after:?}");
    page.reload().await?;
    ensure!(page.count("dialog").await? == 0, "it asks once more");
    Ok(())
}

async fn a_malformed_link_changes_nothing(page: &mut Page) -> Result {
    const KEPT: &str = "localStorage.getItem('sechsundsechzig/match')";
    page.open_quickly(LINK).await?;
    let dealt = page.wait_for_turn().await?;
    page.play(&dealt.hand[0].card).await?;
    let before = page.wait_for_turn().await?.without_full_trick();
    let kept: String = page.value(KEPT).await?;
    let long = format!("#/deal/1/paderborn/{}", "x".repeat(3000));
    for link in [
        "#/deal/2/paderborn/oma",
        "#/deal/1/paderbron/oma",
        "#/deal/1/paderborn/",
        "#/deal/1/paderborn/a%ZZ",
        "#/deal/1/paderborn/oma?dealer=7",
        "#/deal/1/paderborn/oma?cheat=1",
        "#/deal/1/paderborn/oma?pack=20&trump_card=seventh&start=1",
        "#/deal/1/paderborn/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E/more",
        &*long,
        "#/deal",
        "#/nowhere",
    ] {
        page.open(link).await?;
        let title = page.text(".message h2").await?;
        ensure!(
            title == "Dieser Link führt zu keinem Spiel",
            "{link}: {title}"
        );
        ensure!(
            page.count(".message .mono").await? == 1,
            "{link}: no reason"
        );
        let now: String = page.value(KEPT).await?;
        ensure!(now == kept, "{link} changed the match");
    }
    page.go("#/deal/1/paderbron/oma").await?;
    page.wait_until(
        "the right name is offered",
        "document.querySelectorAll('.message .btn').length === 2",
    )
    .await?;
    page.click(".message .btn--primary").await?;
    page.wait_until("the table is back", "document.querySelector('.hand')")
        .await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(after == before, "it was {before:?}\nand is {after:?}");
    Ok(())
}

/// What the page hands out to share leads back to the same cards.
async fn a_shared_link_gives_the_same_cards(page: &mut Page) -> Result {
    page.open("").await?;
    let before = page.wait_for_turn().await?.without_full_trick();
    page.go("#/share").await?;
    let game = page.text(".share > .lead").await?;
    ensure!(game == "Paderborner 66", "{game}");
    let link = page.field(".link-field input").await?;
    ensure!(link.starts_with(page.address()), "{link}");
    page.clear_storage().await?;
    page.open(&link[page.address().len()..]).await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(
        after.cards() == before.cards() && after.turned == before.turned,
        "it was {before:?}\nand is {after:?}"
    );
    Ok(())
}

/// The link stands in one line, and all of it is selected with the field.
async fn the_link_is_selected_where_it_stands(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_for_turn().await?;
    page.go("#/share").await?;
    let link = page.field(".link-field input").await?;
    page.click(".link-field input").await?;
    let selected: String = page
        .value(
            "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))\
                (document.querySelector('.link-field input'))",
        )
        .await?;
    ensure!(selected == link, "{selected} instead of {link}");
    Ok(())
}

/// Nothing is lost by it: no question, but a word of where the match is.
async fn the_days_deal_begins_at_once_and_says_where_the_match_waits(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let dealt = page.wait_for_turn().await?;
    page.play(&dealt.hand[0].card).await?;
    let before = page.wait_for_turn().await?.without_full_trick();
    page.go("#/daily").await?;
    page.wait_until(
        "the day's deal is played",
        "localStorage['sechsundsechzig/match'].includes('blatt-')",
    )
    .await?;
    page.wait_for_turn().await?;
    let said = page.text(".log").await?;
    ensure!(said.contains("wartet so lange im Menü"), "it says: {said}");
    page.click(".bar [aria-label='Zurück zu meiner Partie']")
        .await?;
    let after = page.wait_for_turn().await?.without_full_trick();
    ensure!(after == before, "it was {before:?}\nand is {after:?}");
    Ok(())
}

/// Where the browser does not let the page copy, the text is shown; "copied" is said of nothing that was not.
async fn what_cannot_be_copied_is_shown(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_for_turn().await?;
    for clipboard in [
        "undefined",
        "{ writeText: async () => { throw new Error('refused') } }",
    ] {
        page.go("#/share").await?;
        let link = page.field(".link-field input").await?;
        page.run(&format!(
            "Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard}, configurable: true }})"
        ))
        .await?;
        page.run("document.querySelector('.copy button').click()")
            .await?;
        page.wait_until(
            "the text is shown",
            &format!("document.querySelector('.copy__text')?.textContent === {link:?}"),
        )
        .await?;
        ensure!(
            !page
                .value::<bool>("document.querySelector('.toasts').textContent.includes('opiert')")
                .await?,
            "it says that it was copied"
        );
        page.go("#/").await?;
        page.wait_for_turn().await?;
    }
    page.go("#/share").await?;
    page.run(
        "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: \
            { writeText: async (text) => { window.copied = text } } })",
    )
    .await?;
    page.element(".link-field").await?;
    page.run("document.querySelector('.copy button').click()")
        .await?;
    page.expect_message("Link kopiert").await?;
    ensure!(page.value::<bool>("!!window.copied").await?, "it was not");
    Ok(())
}

e2e::in_both_browsers!(
    the_days_deal_begins_at_once_and_says_where_the_match_waits,
    the_link_is_selected_where_it_stands,
    what_cannot_be_copied_is_shown,
    a_link_gives_the_golden_hand,
    a_link_with_a_query_from_elsewhere_gives_its_deal,
    a_link_asks_before_it_leaves_a_match,
    a_link_from_outside_asks_too,
    a_malformed_link_changes_nothing,
    a_shared_link_gives_the_same_cards,
);

e2e::in_webkit!(a_link_gives_the_golden_hand,);
