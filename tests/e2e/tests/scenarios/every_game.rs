//! Every game there is: dealt, played to its end, by its own rules and by changed ones.

use anyhow::{Context, ensure};
use e2e::{Page, Result};

async fn deals_are_played(page: &Page, presets: &[&str]) -> Result {
    page.open_quickly("#/").await?;
    for preset in presets {
        page.follow(&format!("#/deal/1/{preset}/oma-1955?dealer=1"))
            .await?;
        page.play_deal_by_pointer()
            .await
            .with_context(|| format!("a deal of {preset}"))?;
        let why = page.text(".end__why").await?;
        ensure!(!why.trim().is_empty(), "{preset}: nobody says why");
    }
    Ok(())
}

async fn games_for_two_are_played(page: &mut Page) -> Result {
    let presets = [
        "scharf",
        "schnurps",
        "treatise",
        "bummerl",
        "strokes",
        "strokes-32",
        "schnapsen",
        "santase",
    ];
    deals_are_played(page, &presets).await
}

async fn games_without_a_turned_up_card_and_penneech_are_played(page: &mut Page) -> Result {
    let presets = [
        "free-trumps",
        "thousand",
        "ace-of-hearts",
        "penneech",
        "penneech-32",
    ];
    deals_are_played(page, &presets).await
}

async fn games_for_three_and_four_are_played(page: &mut Page) -> Result {
    let presets = [
        "three-rotating",
        "three",
        "three-treatise",
        "four",
        "four-drawn",
    ];
    deals_are_played(page, &presets).await
}

/// Where the help buttons are.
const HELPS: &str = "[...document.querySelectorAll('.acts [data-help]')].map((help) => { \
    const { x, y } = help.getBoundingClientRect(); return `${x} ${y}` }).join()";

/// Whether the place of the player's card is marked.
const MARKS_PLACE: &str = "document.querySelector('.trick__slot')?.checkVisibility({ visibilityProperty: true }) ?? false";

async fn while_trumps_are_named_no_place_for_a_card_is_marked_and_the_helps_stay(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/").await?;
    for (width, height) in [(360, 640), (390, 844), (844, 390), (1440, 900)] {
        page.resize(width, height).await?;
        // A deal of its own: the same would go on where it was.
        page.follow(&format!("#/deal/1/three/oma-{width}?dealer=2"))
            .await?;
        page.element(".actions--suits").await?;
        ensure!(!page.value::<bool>(MARKS_PLACE).await?, "a place is marked");
        let before: String = page.value(HELPS).await?;
        page.click(".action--suit").await?;
        page.wait_until(
            "trumps are named",
            "!document.querySelector('.actions--suits')",
        )
        .await?;
        let after: String = page.value(HELPS).await?;
        ensure!(
            !before.is_empty() && before == after,
            "{width}×{height}: {before}, then {after}"
        );
        let trump = page.text(".trump-tile").await?;
        ensure!(trump.ends_with(" ist Trumpf"), "{trump}");
        page.wait_until("the place for a card is marked", MARKS_PLACE)
            .await?;
    }
    Ok(())
}

async fn own_tricks_stay_in_sight_while_suit_must_be_followed(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    page.follow("#/deal/1/three/oma-1955?dealer=1").await?;
    page.wait_until(
        "suit must be followed",
        "document.querySelector('.log__text b')?.textContent.startsWith('Bediene ')",
    )
    .await?;
    let own = page.text(".log__mine").await?;
    ensure!(own.contains("kein Stich"), "{own}");
    Ok(())
}

async fn penneech_shows_no_card_points(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.keep("settings", "speed=fast counting=both").await?;
    page.open("#/settings").await?;
    page.follow("#/deal/1/penneech/oma-1955?dealer=1").await?;
    page.element(".log__mine").await?;
    let table = page.text(".play").await?;
    ensure!(
        table.contains("kein Stich") && !table.contains("Auge"),
        "{table}"
    );
    Ok(())
}

/// A match that is nearly over, with keys alone, to its end.
async fn end_of_match_by_keys(page: &Page, link: &str) -> Result {
    const LONGEST: usize = 12;
    page.open_quickly("#/").await?;
    page.follow(link).await?;
    for _ in 0..LONGEST {
        page.play_deal_by_keys().await?;
        page.wait_until(
            "the way on has the focus",
            "document.activeElement.matches('.end__go .btn--primary')",
        )
        .await?;
        let next = page.focused_name().await?;
        page.press(thirtyfour::prelude::Key::Enter).await?;
        page.wait_until("cards are dealt", "document.querySelector('.hand')")
            .await?;
        if next == "Revanche" {
            return Ok(());
        }
    }
    anyhow::bail!("{LONGEST} deals and no end")
}

async fn three_play_with_keys(page: &mut Page) -> Result {
    end_of_match_by_keys(page, "#/deal/1/three/oma-1955?dealer=1&start=6,6,6").await
}

async fn four_play_with_keys(page: &mut Page) -> Result {
    end_of_match_by_keys(page, "#/deal/1/four/oma-1955?dealer=1&start=6,6").await
}

async fn penneech_is_played_with_keys(page: &mut Page) -> Result {
    end_of_match_by_keys(page, "#/deal/1/penneech/oma-1955?dealer=1&start=50,50").await
}

/// Rules changed here are the rules there, with the same cards.
async fn changed_rules_travel_in_a_link(page: &mut Page) -> Result {
    page.open("#/rules/paderborn").await?;
    page.click(".rules-tabs label:last-child").await?;
    page.click("#opt-ace_points summary").await?;
    let other: String = page
        .value("document.querySelector('#opt-ace_points input[type=radio]:not(:checked)').value")
        .await?;
    // Away from the bar at the bottom of the window.
    page.run("document.querySelector('#opt-ace_points').scrollIntoView()")
        .await?;
    page.click(&format!(
        "#opt-ace_points label:has(input[value=\"{other}\"])"
    ))
    .await?;
    page.wait_until(
        "the rule is changed",
        &format!("document.querySelector('#opt-ace_points input[value=\"{other}\"]').checked"),
    )
    .await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "the table is laid",
        "document.querySelector('.hand [data-card]')",
    )
    .await?;
    let before = page.look().await?;
    page.go("#/share").await?;
    let link = page.field(".link-field input").await?;
    ensure!(link.contains(&format!("ace_points={other}")), "{link}");

    page.clear_storage().await?;
    page.open(&link[page.address().len()..]).await?;
    page.wait_until(
        "the cards are dealt",
        "document.querySelector('.hand [data-card]')",
    )
    .await?;
    let after = page.look().await?;
    ensure!(
        after.cards() == before.cards() && after.turned == before.turned,
        "it was {before:?}\nand is {after:?}"
    );
    page.go("#/rules").await?;
    page.wait_until(
        "the changed rule is in force",
        &format!("document.querySelector('#opt-ace_points input[value=\"{other}\"]').checked"),
    )
    .await
}

e2e::in_both_browsers!(
    games_for_two_are_played,
    games_without_a_turned_up_card_and_penneech_are_played,
    games_for_three_and_four_are_played,
    three_play_with_keys,
    four_play_with_keys,
    penneech_is_played_with_keys,
    changed_rules_travel_in_a_link,
    while_trumps_are_named_no_place_for_a_card_is_marked_and_the_helps_stay,
    own_tricks_stay_in_sight_while_suit_must_be_followed,
    penneech_shows_no_card_points,
);

e2e::in_webkit!(games_for_three_and_four_are_played,);
