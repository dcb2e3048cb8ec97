//! The fairness proof: a seal for each deal, there before its first card and checked after its last, and a
//! word of the player's in the shuffle.

use anyhow::ensure;
use e2e::{Page, Result};

const LINK: &str = "#/deal/1/paderborn/siegel?dealer=1";
const KEPT: &str = "JSON.parse(localStorage['sechsundsechzig/match']).data";
/// The salted seal, its salt and the match of a release before the match keys.
const EARLIER: &str = include_str!("../../../saved_data/5-sealed.json");

/// Goes to the page about the seal.
async fn enter(page: &Page) -> Result {
    page.go("#/seal").await?;
    page.wait_until("the seal is there", "document.querySelector('.sealed')")
        .await?;
    open_what_is_for_the_curious(page).await
}

/// The digits lie behind the heading for the curious.
async fn open_what_is_for_the_curious(page: &Page) -> Result {
    page.run("document.querySelector('.sealed .disclosure').open = true")
        .await
}

/// Digits that the page shows.
async fn digits(page: &Page, css: &str) -> Result<String> {
    Ok(page.text(css).await?.split_whitespace().collect())
}

/// All digits of the present deal's seal.
async fn in_the_room(page: &Page) -> Result<String> {
    enter(page).await?;
    digits(page, ".sealed__digits").await
}

/// All digits of the match's seal.
async fn of_the_match(page: &Page) -> Result<String> {
    enter(page).await?;
    digits(page, "[data-seal=match]").await
}

/// What the browser's own SHA-256 makes of a text.
async fn sha256(page: &Page, text: &str) -> Result<String> {
    page.value(&format!(
        "(async () => {{
           const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode({text:?}));
           return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
         }})()"
    ))
    .await
}

/// The text between the quotation marks of a command that the page tells to run.
fn hashed(command: &str) -> &str {
    let text = command.strip_prefix("printf '%s' '");
    let text = text.and_then(|text| text.split_once("' |"));
    text.map_or("", |(text, _)| text)
}

/// The lines of the opened seal.
async fn lines(page: &Page) -> Result<Vec<String>> {
    page.wait_until("it is open", "document.querySelector('.sealed .link-line')")
        .await?;
    page.value(
        "[...document.querySelectorAll('.sealed .link-line')].map((line) => line.textContent)",
    )
    .await
}

/// Types a word for the shuffle and sends it off.
async fn give_word(page: &Page, word: &str) -> Result {
    let field = page.element("#shuffle-word").await?;
    field.clear().await?;
    field.send_keys(word).await?;
    page.run("document.querySelector('.own__form').requestSubmit()")
        .await
}

async fn next_deal(page: &Page) -> Result {
    page.click(".end__go .btn--primary").await?;
    page.wait_until("the next deal is there", "document.querySelector('.hand')")
        .await
}

/// The link to the deal under way.
async fn link(page: &Page) -> Result<String> {
    enter(page).await?;
    page.value("document.querySelector('#lazy-page').dataset.link")
        .await
}

async fn a_seal_noted_before_the_first_card_is_checked_after_the_last(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    ensure!(
        page.count("main a[href='#/seal']").await? == 0,
        "the seal is on the table"
    );
    page.click(".bar .icon-btn").await?;
    page.click(".menu a[href='#/seal']").await?;
    page.wait_until("the seal is there", "document.querySelector('.sealed')")
        .await?;
    let is_seen: bool = page
        .value("document.querySelector('.sealed__digits').checkVisibility()")
        .await?;
    ensure!(!is_seen, "the digits are in sight");
    open_what_is_for_the_curious(page).await?;
    let before = digits(page, ".sealed__digits").await?;
    ensure!(before.len() == 64, "{before}");
    ensure!(
        page.count(".sealed .link-line").await? == 0,
        "the seal is open before its time"
    );
    page.go("#/table").await?;
    page.reload().await?;
    page.play_deal().await?;
    page.click(".end a[href='#/seal']").await?;
    let lines = lines(page).await?;
    let verdict = page.text(".sealed .note").await?;
    ensure!(verdict.contains("Das Siegel stimmt"), "{verdict}");
    ensure!(in_the_room(page).await? == before, "another seal");
    // Cards that came with a link are not shuffled from a key: link and key are what is sealed.
    ensure!(
        lines.len() == 2 && lines[0].starts_with(LINK) && hashed(&lines[1]) == lines[0],
        "{lines:?}"
    );
    ensure!(
        sha256(page, &lines[0]).await? == before,
        "it does not check"
    );
    Ok(())
}

async fn each_deal_of_a_match_has_a_seal_that_no_other_deal_opens(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    let of_match = of_the_match(page).await?;
    let mut opened: Vec<String> = Vec::new();
    let mut seals: Vec<String> = Vec::new();
    for deal in 0..3 {
        let seal = in_the_room(page).await?;
        ensure!(!seals.contains(&seal), "the seal of deal {deal} is not new");
        ensure!(
            of_the_match(page).await? == of_match,
            "another seal of the match"
        );
        for before in &opened {
            ensure!(
                sha256(page, before).await? != seal,
                "an earlier key opens deal {deal}"
            );
        }
        page.go("#/").await?;
        page.play_deal().await?;
        enter(page).await?;
        let lines = lines(page).await?;
        let verdict = page.text(".sealed .note").await?;
        ensure!(verdict.contains("Das Siegel stimmt"), "{verdict}");
        let [content, command, seed, link] = lines.as_slice() else {
            anyhow::bail!("{lines:?}");
        };
        ensure!(hashed(command) == content && sha256(page, content).await? == seal);
        let digest = sha256(page, hashed(seed)).await?;
        ensure!(
            hashed(seed).starts_with(&**content) && link.contains(&digest[..32]),
            "{seed} does not give the seed of {link}"
        );
        let list: String = page
            .value("document.querySelector('.sealed__list').textContent")
            .await?;
        ensure!(sha256(page, hashed(&list)).await? == of_match, "{list}");
        ensure!(hashed(&list).split(' ').nth(deal) == Some(&*seal), "{list}");
        opened.push(content.clone());
        seals.push(seal);
        page.go("#/").await?;
        next_deal(page).await?;
    }
    Ok(())
}

async fn a_word_of_the_players_changes_the_cards_and_stays_for_the_next_match(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    let (before, of_match) = (link(page).await?, of_the_match(page).await?);
    give_word(page, "Gänseblümchen's").await?;
    page.wait_until("the cards are dealt", "document.querySelector('.hand')")
        .await?;
    ensure!(link(page).await? != before, "the same cards");
    ensure!(
        of_the_match(page).await? == of_match,
        "the seal came after the word"
    );
    page.go("#/").await?;
    page.reload().await?;
    page.play_deal().await?;
    enter(page).await?;
    let lines = lines(page).await?;
    ensure!(lines[2].contains(r"Gänseblümchen'\''s"), "{lines:?}");
    ensure!(
        page.count("#shuffle-word").await? == 0,
        "a word in mid-match"
    );
    ensure!(
        page.text(".sealed__word").await? == "Gänseblümchen's",
        "the word is shown"
    );

    page.go("#/rules/schnurps").await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "the cards are dealt",
        "document.querySelector('.hand [data-card]')",
    )
    .await?;
    ensure!(
        of_the_match(page).await? != of_match,
        "the keys of the match before"
    );
    let word: String = page
        .value("document.querySelector('#shuffle-word').value")
        .await?;
    ensure!(word == "Gänseblümchen's", "{word}");
    let with_word = link(page).await?;
    page.element("#shuffle-word").await?.clear().await?;
    page.run("document.querySelector('.own__form').requestSubmit()")
        .await?;
    page.wait_until(
        "the cards are dealt",
        "document.querySelector('.hand [data-card]')",
    )
    .await?;
    ensure!(link(page).await? != with_word, "the word is still there");
    let kept: String = page.value(KEPT).await?;
    ensure!(!kept.contains("nsebl"), "{kept}");
    Ok(())
}

async fn a_word_that_cannot_be_is_refused_with_the_reason_and_stays_in_the_field(
    page: &mut Page,
) -> Result {
    page.open_quickly("#/").await?;
    page.wait_for_turn().await?;
    enter(page).await?;
    let kept: String = page.value(KEPT).await?;
    let long = "Donaudampfschifffahrt".repeat(4);
    for (typed, why) in [
        (&*long, "höchstens 64\u{a0}Zeichen"),
        ("<b>a\u{202e}b", "unsichtbare Zeichen"),
    ] {
        let field = page.element("#shuffle-word").await?;
        field.clear().await?;
        page.run(&format!(
            "document.querySelector('#shuffle-word').value = {}",
            serde_json::to_string(typed)?
        ))
        .await?;
        page.run("document.querySelector('.own__form').requestSubmit()")
            .await?;
        page.wait_until(
            "the reason is told",
            &format!(
                "document.querySelector('#shuffle-word-refused').textContent.includes('{why}')"
            ),
        )
        .await?;
        let still: String = page
            .value("document.querySelector('#shuffle-word').value")
            .await?;
        ensure!(still == typed, "{still}");
        let now: String = page.value(KEPT).await?;
        ensure!(now == kept, "the cards were shuffled");
    }
    give_word(page, "kurz").await?;
    page.wait_until("the cards are dealt", "document.querySelector('.hand')")
        .await
}

/// Puts this in the place of the kept match, in an envelope that is whole, and opens the page again.
async fn keep_instead(page: &Page, change: &str) -> Result {
    page.run(&format!(
        "const kept = JSON.parse(localStorage['sechsundsechzig/match']);
         kept.data = ({change})(kept.data);
         const sum = [...kept.data].reduce(
           (hash, sign) => BigInt.asUintN(64, (hash ^ BigInt(sign.charCodeAt())) * 0x100000001b3n),
           0xcbf29ce484222325n);
         kept.v = 1;
         kept.sum = sum.toString(16).padStart(16, '0');
         localStorage['sechsundsechzig/match'] = JSON.stringify(kept);"
    ))
    .await
}

async fn a_seal_that_does_not_fit_is_said_to_be_broken(page: &mut Page) -> Result {
    page.open_quickly("#/").await?;
    page.play_deal().await?;
    // Another seal of the match than the one that was shown.
    keep_instead(
        page,
        "(data) => data.replace(/( =own[.][0-9a-f]{64}[.])(.)/, (all, head, first) => head + (first === 'a' ? 'b' : 'a'))",
    )
    .await?;
    in_the_room(page).await?;
    let verdict = page.text(".sealed .note").await?;
    ensure!(verdict.contains("passt nicht"), "{verdict}");
    Ok(())
}

async fn a_match_of_an_earlier_release_goes_on_with_its_own_cards_and_seals(
    page: &mut Page,
) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    let earlier: serde_json::Value = serde_json::from_str(EARLIER)?;
    let data = &earlier["sechsundsechzig/match"]["data"];
    keep_instead(page, &format!("() => {data}")).await?;
    page.reload().await?;
    let seal = in_the_room(page).await?;
    ensure!(data.to_string().contains(&seal), "{seal}");
    ensure!(
        page.count("#shuffle-word").await? == 0,
        "such a match takes no word"
    );
    page.go("#/").await?;
    page.play_deal().await?;
    enter(page).await?;
    let lines = lines(page).await?;
    ensure!(
        lines[0].ends_with(" eckkamp66") && sha256(page, &lines[0]).await? == seal,
        "{lines:?}"
    );
    let played = link(page).await?;
    ensure!(
        played.starts_with("#/deal/1/paderborn/oma-1955?") && played.contains("deal=2"),
        "{played}"
    );
    page.go("#/").await?;
    if page.text(".end__go .btn--primary").await? == "Revanche" {
        return Ok(());
    }
    next_deal(page).await?;
    let next = link(page).await?;
    ensure!(
        next.starts_with("#/deal/1/paderborn/oma-1955?") && next.contains("deal=3"),
        "{next}"
    );
    Ok(())
}

async fn a_deal_apart_has_no_seal(page: &mut Page) -> Result {
    page.open_quickly("#/daily").await?;
    page.wait_for_turn().await?;
    enter(page).await?;
    page.wait_until(
        "it is said that it has none",
        "document.querySelector('.sealed').textContent.includes('Dieses Spiel hat kein Siegel')",
    )
    .await?;
    ensure!(
        page.count(".sealed__digits").await? == 0,
        "a seal of cards that everybody knows"
    );
    Ok(())
}

e2e::in_both_browsers!(
    a_seal_noted_before_the_first_card_is_checked_after_the_last,
    each_deal_of_a_match_has_a_seal_that_no_other_deal_opens,
    a_word_of_the_players_changes_the_cards_and_stays_for_the_next_match,
    a_word_that_cannot_be_is_refused_with_the_reason_and_stays_in_the_field,
    a_seal_that_does_not_fit_is_said_to_be_broken,
    a_match_of_an_earlier_release_goes_on_with_its_own_cards_and_seals,
    a_deal_apart_has_no_seal,
);
