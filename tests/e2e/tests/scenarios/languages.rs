//! German and English, and nothing of the one in the other.

use anyhow::ensure;
use e2e::{Conditions, Page, Result};

const SCREENS: [&str; 13] = [
    "#/",
    "#/choose",
    "#/evening",
    "#/opponents",
    "#/rules",
    "#/how-to-play",
    "#/about",
    "#/settings",
    "#/scoreboard",
    "#/share",
    "#/help",
    "#/nowhere",
    "#/deal/1/paderbron/x",
];

/// Words that stand on hardly any page of the other language, but on many of their own.
const GERMAN: &[&str] = &[
    "Karte",
    "Karten",
    "Stich",
    "Stiche",
    "Trumpf",
    "Augen",
    "spielbar",
    "gedeckt",
    "Decken",
    "Rauben",
    "Aus!",
    "Du",
    "und",
    "der",
    "die",
    "das",
    "nicht",
    "ist",
    "kein",
    "oder",
    "wird",
    "Herz",
    "Pik",
    "Kreuz",
    "Karo",
    "Dame",
    "König",
    "Bube",
    "Zehn",
    "Neun",
    "Spiel",
    "Partie",
    "Regeln",
    "Einstellungen",
    "Zurück",
    "Tisch",
    "Punktetafel",
    "Schließen",
];
const ENGLISH: &[&str] = &[
    "Card",
    "cards",
    "card",
    "Trick",
    "tricks",
    "Trumps",
    "points",
    "playable",
    "closed",
    "Claim",
    "Exchange",
    "You",
    "and",
    "the",
    "of",
    "not",
    "is",
    "or",
    "with",
    "Hearts",
    "Spades",
    "Clubs",
    "Diamonds",
    "Queen",
    "King",
    "Jack",
    "Deal",
    "Match",
    "Rules",
    "Settings",
    "Back",
    "Table",
    "Scoreboard",
    "Close",
];

/// Everything written or said on the page, but for names of languages in their own and the deal's own link.
const TEXTS: &str = "(() => { \
    const texts = []; \
    const walk = (element) => { \
        if (element.matches('script, noscript, svg, kbd, #boot-failed, .link-line, .mono, [lang]:not(html)')) return; \
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) \
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name)); \
        for (const node of element.childNodes) \
            if (node.nodeType === 3) texts.push(node.data); else if (node.nodeType === 1) walk(node) }; \
    walk(document.body); texts.push(document.title); \
    return texts.filter((text) => text.trim()) })()";

/// Which letter the queen of hearts shows as her index.
const QUEEN: &str = "['iD', 'iQ'].filter((index) => getComputedStyle( \
    document.querySelector(`#card-kHQ use[href=\"#card-${index}\"]`)).display !== 'none').join()";

async fn expect_none_of(page: &Page, words: &[&str], screen: &str) -> Result {
    let texts: Vec<String> = page.value(TEXTS).await?;
    ensure!(!texts.is_empty(), "{screen} says nothing");
    let mut found = Vec::new();
    for text in &texts {
        // The title of a book stays in the language of the book.
        let quoted: String = text.split(['“', '”', '„']).step_by(2).collect();
        let mut spoken = quoted.split(|sign: char| !sign.is_alphabetic() && sign != '!');
        if let Some(word) = spoken.find(|word| words.contains(word)) {
            found.push(format!("{word:?} in {text:?}"));
        }
    }
    ensure!(
        found.is_empty(),
        "{screen} speaks two languages:\n{}",
        found.join("\n")
    );
    Ok(())
}

async fn every_screen_speaks_one_language(page: &Page, foreign: &[&str]) -> Result {
    for screen in SCREENS {
        page.go(screen).await?;
        page.wait_until(
            "the screen is there",
            &format!("location.hash === {screen:?} && document.querySelector('#page .bar')"),
        )
        .await?;
        expect_none_of(page, foreign, screen).await?;
    }
    page.go("#/").await?;
    page.click(".bar .icon-btn").await?;
    page.wait_until(
        "the menu is there",
        "document.querySelector('dialog[open]')",
    )
    .await?;
    expect_none_of(page, foreign, "the menu").await?;
    page.press(thirtyfour::prelude::Key::Escape).await?;
    page.wait_until("the menu is gone", "!document.querySelector('dialog')")
        .await?;
    page.play_deal().await?;
    expect_none_of(page, foreign, "the end of a deal").await
}

async fn speaks(page: &Page, language: &str, title: &str, queen: &str) -> Result {
    page.wait_until(
        "the page speaks it",
        &format!(
            "document.documentElement.lang === {language:?} && document.title.endsWith({title:?})"
        ),
    )
    .await?;
    page.wait_until("the cards do, too", &format!("{QUEEN} === {queen:?}"))
        .await
}

/// Switched twice, in mid-deal, on the screen where that is done.
async fn languages_are_switched_at_once(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    speaks(page, "de", "Sechsundsechzig", "iD").await?;
    page.wait_for_turn().await?;
    let german = page.look().await?;
    ensure!(
        german
            .hand
            .iter()
            .any(|held| held.name.starts_with("Karo-Dame, spielbar, Karte ")),
        "{german:?}"
    );
    page.go("#/settings").await?;
    page.set("Sprache / Language", "English").await?;
    speaks(page, "en", "Sixty-six", "iQ").await?;
    ensure!(
        page.text("h1").await? == "Settings",
        "the title is still German"
    );
    page.go("#/").await?;
    page.wait_until("the hand is there", "document.querySelector('.hand')")
        .await?;
    let english = page.look().await?;
    ensure!(
        english.cards() == german.cards(),
        "other cards: {english:?}"
    );
    ensure!(
        english.hand.iter().any(
            |held| held.name.starts_with("queen of diamonds, playable, card ")
                || held.name.starts_with("Queen of diamonds, playable, card ")
        ),
        "{english:?}"
    );
    every_screen_speaks_one_language(page, GERMAN).await?;
    page.reload().await?;
    speaks(page, "en", "Sixty-six", "iQ").await?;
    page.go("#/settings").await?;
    page.set("Language / Sprache", "Deutsch").await?;
    speaks(page, "de", "Sechsundsechzig", "iD").await
}

async fn the_browsers_language_comes_first(page: &mut Page) -> Result {
    page.open("").await?;
    speaks(page, "en", "Sixty-six", "iQ").await
}

async fn german_screens_are_german(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    every_screen_speaks_one_language(page, ENGLISH).await
}

/// The German pack has no low cards: where there are some, all cards are French, and so are their names.
async fn low_cards_are_never_mixed_with_the_german_pack(page: &mut Page) -> Result {
    const DRAWN: &str = "[...document.querySelectorAll('.hand [data-card] use')].map((use) => use.getAttribute('href'))";
    page.open("#/settings").await?;
    page.set("Kartenbild", "Deutsch").await?;
    for (game, drawn, other_names) in [
        ("four", "#card-g", ["Kreuz", "Pik", "Karo", "Dame"]),
        (
            "penneech",
            "#card-k",
            ["Eichel", "Laub", "Schellen", "Ober"],
        ),
        ("paderborn", "#card-g", ["Kreuz", "Pik", "Karo", "Dame"]),
    ] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        let cards: Vec<String> = page.value(DRAWN).await?;
        ensure!(
            cards.len() > 4 && cards.iter().all(|card| card.starts_with(drawn)),
            "{game}: {cards:?}"
        );
        let seen = page.look().await?;
        let said = format!("{seen:?} {}", page.text(".play").await?);
        let wrong = other_names.iter().find(|name| said.contains(*name));
        ensure!(wrong.is_none(), "{game} says {wrong:?}: {said}");
    }
    Ok(())
}

e2e::in_both_browsers!(
    low_cards_are_never_mixed_with_the_german_pack,
    languages_are_switched_at_once,
    the_browsers_language_comes_first with ENGLISH_BROWSER,
    german_screens_are_german,
);

const ENGLISH_BROWSER: Conditions = Conditions {
    language: "en",
    ..Conditions::PHONE
};
