//! How to play, its glossary, and the page about the page: texts that are fetched when they are wanted.

use super::accessibility::{Checks, Findings};
use anyhow::{Context, ensure};
use e2e::{Conditions, Page, Result, with_script};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
const ARTICLES: [&str; 8] = [
    "two",
    "schnapsen",
    "santase",
    "three",
    "four",
    "penneech",
    "rare",
    "words",
];
const SIZES: [(u32, u32); 2] = [(360, 640), (1440, 900)];

/// An article stands there, and its cards are drawn.
async fn shows(page: &Page, article: &str) -> Result {
    page.wait_until(
        &format!("the article {article} is there"),
        &format!(
            "(() => {{ const shown = [...document.querySelectorAll('[data-article]')].filter((one) => one.getClientRects().length); \
                return shown.length === 1 && shown[0].dataset.article === {article:?} \
                    && shown[0].querySelectorAll('[data-show]').length === shown[0].querySelectorAll('[data-show] use').length }})()"
        ),
    )
    .await
}

async fn the_game_on_the_table_is_explained_after_one_tap(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.click(".bar__title a").await?;
    shows(page, "two").await?;
    page.click(".bar a.icon-btn").await?;
    page.wait_for_turn().await?;
    for (game, article) in [
        ("schnapsen", "schnapsen"),
        ("four", "four"),
        ("ace-of-hearts", "rare"),
    ] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        page.click(".bar__title a").await?;
        shows(page, article).await.context(game)?;
        page.go("#/").await?;
        page.wait_for_turn().await?;
    }
    page.go("#/rules/santase").await?;
    page.click(".how-link").await?;
    shows(page, "santase").await
}

/// The arrow leads to the page one came from, past the other articles, and then to the table; the browser's own way back
/// goes on from there and not round in circles.
async fn the_arrow_leads_back_to_where_one_came_from(page: &mut Page) -> Result {
    const ARROW: &str = ".bar a.icon-btn";
    let is_at = |hash: &str, name: &str| {
        format!(
            "location.hash === {hash:?} && document.querySelector({ARROW:?})?.getAttribute('aria-label') === {name:?}"
        )
    };
    let back_among_the_rules = is_at("#/rules", "Zurück zum Tisch");
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    page.go("#/rules").await?;
    page.click(".how-link").await?;
    shows(page, "two").await?;
    page.wait_until(
        "the arrow does not lead to the table",
        &is_at("#/how-to-play/two", "Zurück"),
    )
    .await?;
    page.click(ARROW).await?;
    page.wait_until("back among the rules", &back_among_the_rules)
        .await?;
    page.run("history.forward()").await?;
    shows(page, "two").await?;
    page.click("[href='#/how-to-play/schnapsen']").await?;
    shows(page, "schnapsen").await?;
    page.click(ARROW).await?;
    page.wait_until("back among the rules", &back_among_the_rules)
        .await?;
    page.click(ARROW).await?;
    page.wait_for_turn().await?;
    let at_the_settings = is_at("#/settings", "Zurück zum Tisch");
    page.go("#/settings").await?;
    page.wait_until("the settings are there", &at_the_settings)
        .await?;
    page.click(ARROW).await?;
    page.wait_for_turn().await?;
    page.run("history.forward()").await?;
    page.wait_until("the settings are where they were", &at_the_settings)
        .await
}

async fn how_to_play_is_found_with_keys_alone(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.run("document.querySelector('.bar button').focus()")
        .await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    shows(page, "two").await?;
    page.wait_until(
        "the title has the focus",
        "document.activeElement.id === 'title'",
    )
    .await
}

/// The first term of a name that can be seen.
const TALON: &str = "[data-article=two] [data-term=talon]";
const IS_OPEN: &str = "!document.querySelector('[data-gloss]').hidden \
    && document.activeElement.matches('[data-gloss]')";

async fn opens(page: &Page, term: &str) -> Result {
    page.wait_until(
        "its entry stands below its words and has the focus",
        &format!(
            "{IS_OPEN} && document.querySelector({term:?}).getAttribute('aria-expanded') === 'true' \
                && document.querySelector({term:?}).closest('p').nextElementSibling.matches('[data-gloss]')"
        ),
    )
    .await
}

/// The words that a newcomer meets at the table.
const WORDS: [&str; 8] = [
    "talon",
    "trick",
    "card-points",
    "forehand",
    "schneider",
    "schwarz",
    "bummerl",
    "counting",
];

async fn every_word_of_the_table_is_explained_one_tap_from_it(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.click(".bar__title a").await?;
    shows(page, "two").await?;
    let heading_is_first: bool = page
        .value("(([heading, words]) => heading.bottom <= words.top)(['.sheet__title', '.how__words'].map((css) => document.querySelector(`[data-article=two] ${css}`).getBoundingClientRect()))")
        .await?;
    ensure!(heading_is_first, "words before what they belong to");
    for word in WORDS {
        let term = format!(".how__words [data-term={word}]");
        let is_seen: bool = page
            .value(&format!(
                "document.querySelector('{term}').getBoundingClientRect().bottom <= innerHeight"
            ))
            .await?;
        ensure!(is_seen, "{word} has to be looked for");
        page.click(&term).await?;
        opens(page, &term).await?;
        page.press(Key::Escape).await?;
    }
    // Who leads first and who deals are explained where they sit, and the score where it is told.
    page.follow("#/deal/1/three/oma-1955?dealer=1").await?;
    page.wait_for_turn().await?;
    page.click(".seat a[href='#/how-to-play/forehand']").await?;
    shows(page, "words").await?;
    page.go("#/how-to-play/score").await?;
    shows(page, "three").await?;
    page.wait_until(
        "the score can be seen",
        "(() => { const box = document.querySelector('[data-article=three] [data-part=score] h3').getBoundingClientRect(); \
            return box.top >= 0 && box.bottom <= innerHeight })()",
    )
    .await
}

/// What a reader from Germany does not know stands with its meaning at the beginning of a deal.
async fn austrian_words_stand_with_their_meaning_at_first(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/schnapsen/oma-1955?dealer=1")
        .await?;
    page.wait_for_turn().await?;
    const MEANINGS: &str =
        "[...document.querySelectorAll('[data-meaning]')].map((one) => one.dataset.meaning)";
    let meanings: Vec<String> = page.value(MEANINGS).await?;
    for meaning in ["Aus!", "Decken", "Rauben"] {
        ensure!(meanings.iter().any(|one| one == meaning), "{meanings:?}");
    }
    ensure!(
        meanings.iter().any(|one| one.ends_with(" ist Trumpf")),
        "{meanings:?}"
    );
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_until(
        "they are known after the first trick",
        "!document.querySelector('[data-meaning]')",
    )
    .await?;
    page.follow(LINK).await?;
    page.wait_for_turn().await?;
    ensure!(page.count("[data-meaning]").await? == 0, "in 66, too");
    Ok(())
}

async fn closes(page: &Page, term: &str) -> Result {
    page.wait_until(
        "it is closed and the word has the focus",
        &format!(
            "document.querySelector('[data-gloss]').hidden && document.activeElement.matches({term:?}) \
                && !document.querySelector('[aria-expanded=true]')"
        ),
    )
    .await
}

async fn an_entry_of_the_glossary_opens_where_the_word_stands(page: &mut Page) -> Result {
    page.open("#/how-to-play/two").await?;
    shows(page, "two").await?;
    page.click(TALON).await?;
    opens(page, TALON).await?;
    let text = page.text("[data-gloss]").await?;
    ensure!(
        text.starts_with("Talon") && text.contains("Der Stapel verdeckter Karten"),
        "{text}"
    );
    page.press(Key::Escape).await?;
    closes(page, TALON).await?;
    page.press(Key::Enter).await?;
    opens(page, TALON).await?;
    page.click("[data-close]").await?;
    closes(page, TALON).await?;
    page.press(Key::Enter).await?;
    opens(page, TALON).await?;
    // A word in the entry explains itself in its place.
    page.click("[data-gloss] [data-term=close]").await?;
    page.wait_until(
        "the other entry is there",
        &format!(
            "{IS_OPEN} && document.querySelector('[data-gloss]').textContent.trim().startsWith('Decken')"
        ),
    )
    .await?;
    page.press(Key::Escape).await?;
    closes(page, TALON).await?;
    const SCHWARZ: &str = "[data-article=two] [data-term=schwarz]";
    page.press(Key::Enter).await?;
    opens(page, TALON).await?;
    page.click(SCHWARZ).await?;
    opens(page, SCHWARZ).await?;
    page.click(SCHWARZ).await?;
    closes(page, SCHWARZ).await
}

async fn a_term_has_an_address(page: &mut Page) -> Result {
    page.open("#/how-to-play/talon").await?;
    shows(page, "words").await?;
    page.wait_until(
        "its entry can be seen",
        "(() => { const box = document.querySelector('[data-entry=talon]').getBoundingClientRect(); \
            return box.top >= 0 && box.bottom <= innerHeight })()",
    )
    .await?;
    page.go("#/how-to-play/nothing").await?;
    shows(page, "two").await
}

async fn nothing_is_wider_than_a_small_phone(page: &mut Page) -> Result {
    page.open("#/how-to-play").await?;
    page.resize(320, 568).await?;
    for article in ARTICLES {
        page.go(&format!("#/how-to-play/{article}")).await?;
        shows(page, article).await?;
        let wide: Vec<String> = page
            .value(
                "[...document.querySelectorAll('[data-article] *')].filter((one) => \
                    one.getClientRects().length > 0 && one.getBoundingClientRect().right > innerWidth - 8) \
                 .map((one) => one.outerHTML.slice(0, 80))",
            )
            .await?;
        ensure!(wide.is_empty(), "{article}: {wide:?}");
        let scrolls: u32 = page.value("document.documentElement.scrollWidth").await?;
        ensure!(scrolls <= 320, "{article} is {scrolls} px wide");
    }
    for place in ["#/about", "#/licences"] {
        page.go(place).await?;
        page.wait_until(
            "the text is there",
            "document.querySelector('.sheet details')",
        )
        .await?;
        page.run("for (const one of document.querySelectorAll('details')) one.open = true")
            .await?;
        let scrolls: u32 = page.value("document.documentElement.scrollWidth").await?;
        ensure!(scrolls <= 320, "{place} is {scrolls} px wide");
    }
    Ok(())
}

async fn nothing_is_wider_than_a_small_phone_in_english(page: &mut Page) -> Result {
    nothing_is_wider_than_a_small_phone(page).await?;
    page.go("#/how-to-play/two").await?;
    shows(page, "two").await?;
    let title = page.text(".sheet__title").await?;
    ensure!(title == "66 in ten pictures", "{title}");
    Ok(())
}

async fn the_texts_are_there_with_nobody_answering(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.go("#/how-to-play/schnapsen").await?;
    shows(page, "schnapsen").await?;
    for (place, text) in [
        ("#/about", "Nichts verlässt dein Gerät."),
        ("#/licences", "Permission is hereby granted"),
    ] {
        page.go(place).await?;
        page.wait_until(
            "the text is there",
            &format!("document.querySelector('#lazy-page').textContent.includes({text:?})"),
        )
        .await?;
    }
    Ok(())
}

/// A host may answer with its own page instead of a file, too.
/// Fetched instead of each text, until it is asked for again, is what has this address.
async fn is_asked_for_again(page: &mut Page, instead: &str) -> Result {
    let release = with_script(&format!(
        "const {{ open }} = XMLHttpRequest.prototype; \
         XMLHttpRequest.prototype.open = function (how, address) {{ \
             const isMissing = address.startsWith('content/') && !window.heals; \
             return open.call(this, how, isMissing ? {instead:?} : address) }}"
    ))?;
    page.serve(Some(release)).await?;
    page.open("#/how-to-play/two").await?;
    page.wait_until(
        "it says so",
        "document.querySelector('#lazy-page [role=alert]')?.textContent.trim()",
    )
    .await?;
    page.run("window.heals = true").await?;
    page.click("#lazy-page .message .btn--primary").await?;
    shows(page, "two").await?;
    ensure!(
        page.count("#lazy-page [role=alert]").await? == 0,
        "the message stays"
    );
    page.complaints().await?; // the missing file is what was wanted
    Ok(())
}

async fn a_text_that_cannot_be_had_is_asked_for_again(page: &mut Page) -> Result {
    is_asked_for_again(page, "content/none").await
}

async fn a_text_that_is_another_page_is_asked_for_again(page: &mut Page) -> Result {
    is_asked_for_again(page, "./").await
}

async fn the_page_tells_about_itself(page: &mut Page) -> Result {
    page.open("#/about").await?;
    page.wait_until(
        "the text is there",
        "document.querySelector('[data-part=privacy]')",
    )
    .await?;
    let text = page.text("#lazy-page").await?;
    for word in ["0.1.0", "Was ist neu?", "Nichts verlässt dein Gerät."] {
        ensure!(text.contains(word), "{word} in {text}");
    }
    ensure!(
        page.count("[data-part=feedback] p").await? == 1,
        "two ways to report"
    );
    page.click("[data-part=licences] a").await?;
    page.click(".licences summary").await?;
    page.wait_until(
        "the licence is there in full",
        "document.querySelector('.licences [open]').innerText.includes('Permission is hereby granted')",
    )
    .await?;
    page.expect_no_complaints().await?;
    page.expect_no_foreign_requests().await
}

async fn how_to_play_has_no_barriers(page: &mut Page) -> Result {
    let findings = walk_texts(page, Checks::All).await?;
    findings.expect_none()
}

/// Of what axe-core looks at, only colours differ.
async fn how_to_play_has_no_barriers_by_lamplight(page: &mut Page) -> Result {
    let findings = walk_texts(page, Checks::Colours).await?;
    findings.expect_none()
}

async fn walk_texts(page: &Page, checks: Checks) -> Result<Findings> {
    let mut findings = Findings::none(checks);
    page.open("#/how-to-play/two").await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        for article in ARTICLES {
            page.go(&format!("#/how-to-play/{article}")).await?;
            shows(page, article).await?;
            if article != "words" {
                page.run("[...document.querySelectorAll('.how [data-term]')].find((one) => one.getClientRects().length).click()")
                    .await?;
            }
            findings.look(page, article).await?;
        }
        for place in ["#/about", "#/licences"] {
            page.go(place).await?;
            page.wait_until(
                "the text is there",
                "document.querySelector('.sheet details')",
            )
            .await?;
            findings.look(page, place).await?;
        }
    }
    Ok(findings)
}

e2e::in_both_browsers!(
    the_game_on_the_table_is_explained_after_one_tap,
    the_arrow_leads_back_to_where_one_came_from,
    how_to_play_is_found_with_keys_alone,
    every_word_of_the_table_is_explained_one_tap_from_it,
    austrian_words_stand_with_their_meaning_at_first,
    an_entry_of_the_glossary_opens_where_the_word_stands,
    a_term_has_an_address,
    nothing_is_wider_than_a_small_phone,
    nothing_is_wider_than_a_small_phone_in_english with ENGLISH,
    the_texts_are_there_with_nobody_answering,
    a_text_that_cannot_be_had_is_asked_for_again,
    a_text_that_is_another_page_is_asked_for_again,
    the_page_tells_about_itself,
    how_to_play_has_no_barriers,
    how_to_play_has_no_barriers_by_lamplight with LAMPLIGHT,
);

e2e::in_webkit!(
    the_game_on_the_table_is_explained_after_one_tap,
    an_entry_of_the_glossary_opens_where_the_word_stands,
    the_texts_are_there_with_nobody_answering,
    the_page_tells_about_itself,
);

const ENGLISH: Conditions = Conditions {
    language: "en",
    ..Conditions::PHONE
};
const LAMPLIGHT: Conditions = Conditions {
    language: "en",
    dark: true,
    ..ENGLISH
};
