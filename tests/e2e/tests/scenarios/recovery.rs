//! Every kept key damaged at once, in each way, and a file that does not fit: nothing is lost in silence.

use anyhow::{Context, ensure};
use e2e::{Page, Result};
use std::collections::BTreeMap;

/// Everything that is kept, as an earlier release saved it.
const FILE: &str = include_str!("../../../saved_data/5-sealed.json");

/// What is kept: the text under each of the page's names.
type StoredTexts = BTreeMap<String, String>;

/// Kinds of damage, each with what it makes of a `text`; `others` has the texts of other keys.
const KINDS: [(&str, &str); 8] = [
    ("cut", "text.slice(0, -9)"),
    (
        "a flipped bit",
        "text.slice(0, -5) + String.fromCharCode(text.charCodeAt(text.length - 5) ^ 1) + text.slice(-4)",
    ),
    (
        "the wrong shape",
        "'{\"v\":1,\"sum\":\"ba84f8046dad4742\",\"data\":\"nonsense\"}'",
    ),
    (
        "a wrong checksum",
        "text.replace(/\"sum\":\"./, '\"sum\":\"z')",
    ),
    (
        "a lone surrogate",
        "text.replace('\"data\":\"', '\"data\":\"\\ud800')",
    ),
    ("swapped keys", "others[(place + 1) % others.length]"),
    ("empty", "''"),
    ("huge", "'x'.repeat(100000)"),
];

const NEWER: &str = "'{\"v\":9,\"sum\":\"0123456789abcdef\",\"data\":\"unheard of\"}'";

/// What the last key is called; it is reported with all others.
const LAST: &str = "deine gelösten Rätsel";

/// Keeps the file's texts, damaged, with or without good copies; the page writes nothing any more.
async fn plant(page: &Page, damage: &str, has_copies: bool) -> Result {
    page.run(&format!(
        "document.documentElement.dataset.tab = 'leaves'; \
         localStorage.clear(); \
         const file = {FILE}; \
         const others = Object.values(file).map((envelope) => JSON.stringify(envelope)); \
         Object.keys(file).forEach((name, place) => {{ \
             const text = others[place]; \
             if ({has_copies}) localStorage.setItem(name + '/last', text); \
             localStorage.setItem(name, {damage}); \
         }})"
    ))
    .await
}

async fn kept(page: &Page) -> Result<StoredTexts> {
    // A lone surrogate is no Unicode; the page reads it as U+FFFD. What the page's scripts note for themselves is left out.
    page.value(
        "Object.fromEntries(Object.entries(localStorage).map(([name, text]) => [name, text.toWellFormed()])\
            .filter(([name]) => /^sechsundsechzig[/](?!(?:seat|sequence|persisted|warned)$)/.test(name)))",
    )
    .await
}

fn data(kept: &StoredTexts, name: &str) -> Option<String> {
    let text = kept.get(name)?;
    let envelope: serde_json::Value = serde_json::from_str(text).ok()?;
    let text = envelope["data"].as_str()?;
    Some(if name.ends_with("/deals") {
        without_ratings(text)
    } else {
        text.to_owned()
    })
}

/// The deals without what the page finds out of each in idle time, behind a star after the opponent.
fn without_ratings(deals: &str) -> String {
    let fields = deals.split(',');
    let plain = fields.map(|field| field.split_once('*').map_or(field, |(plain, _)| plain));
    plain.collect::<Vec<_>>().join(",")
}

/// Waits for the message that begins so and names every key, and puts it away.
async fn expect_report(page: &Page, begin: &str) -> Result {
    let text = format!(
        "((text) => text.startsWith({begin:?}) && text.includes({LAST:?}))\
            (document.querySelector('.toast')?.textContent ?? '')"
    );
    page.wait_until(&format!("{begin} is reported of every key"), &text)
        .await?;
    let text = page.text(".toast p").await?;
    for name in [
        "Einstellungen",
        "Partie",
        "Bummerl-Stand",
        "Regeln",
        "Statistik",
        "letzten Spiele",
    ] {
        ensure!(text.contains(name), "{name} is not named: {text}");
    }
    page.expect_message(begin).await
}

async fn expect_no_report(page: &Page) -> Result {
    let text: Option<String> = page
        .value("document.querySelector('.toast')?.textContent ?? null")
        .await?;
    let text = text.unwrap_or_default();
    let is_trouble = ["Beschädigt", "lesbar", "Verschwunden", "Version:"]
        .iter()
        .any(|part| text.contains(part));
    ensure!(!is_trouble, "it is reported again: {text}");
    Ok(())
}

async fn play_a_card(page: &Page) -> Result {
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn three_visits(page: &Page, damage: &str, has_copies: bool) -> Result {
    plant(page, damage, has_copies).await?;
    let before = kept(page).await?;
    let file: BTreeMap<String, serde_json::Value> = serde_json::from_str(FILE)?;

    page.open("").await?;
    let begin = if has_copies {
        "Beschädigt"
    } else {
        "Nicht mehr lesbar"
    };
    expect_report(page, begin).await?;
    let now = kept(page).await?;
    for (name, envelope) in &file {
        let expected = envelope["data"].as_str().filter(|_| has_copies);
        let found = data(&now, name);
        // A match goes on at once.
        let is_there = if name.ends_with("/match") {
            found
                .as_deref()
                .unwrap_or_default()
                .starts_with(expected.unwrap_or_default())
        } else {
            found.as_deref() == expected
        };
        ensure!(is_there, "{name}: {found:?}");
        let aside = now.get(&format!("{name}/aside-1"));
        ensure!(
            aside == before.get(name),
            "{name} is not set aside: {aside:?}"
        );
    }
    play_a_card(page).await?;
    let played = kept(page).await?;
    let table = page.look().await?;

    page.open("#/statistics").await?;
    expect_no_report(page).await?;
    let has_deals = page.count(".stat-row").await? > 0;
    ensure!(has_deals == has_copies, "the statistics: {has_deals}");

    page.open("").await?;
    let again = page.wait_for_turn().await?;
    expect_no_report(page).await?;
    ensure!(
        again.clone().without_full_trick() == table.clone().without_full_trick(),
        "it was {table:?}\nand is {again:?}"
    );
    let last = kept(page).await?;
    for name in file.keys() {
        let (was, is) = (data(&played, name), data(&last, name));
        ensure!(was == is, "{name}: it was {was:?} and is {is:?}");
    }
    Ok(())
}

async fn every_key_survives_damage_or_is_reported_lost(page: &mut Page) -> Result {
    page.open("").await?;
    for (kind, damage) in KINDS {
        for has_copies in [true, false] {
            three_visits(page, damage, has_copies)
                .await
                .with_context(|| format!("{kind}, copies: {has_copies}"))?;
        }
    }
    Ok(())
}

async fn what_a_newer_release_keeps_stays_and_is_told_in_both_programs(page: &mut Page) -> Result {
    page.open("").await?;
    plant(page, NEWER, true).await?;
    let before = kept(page).await?;
    for hash in ["", "#/statistics", ""] {
        page.open(hash).await?;
        expect_report(page, "Aus einer neueren Version").await?;
        if hash.is_empty() {
            play_a_card(page).await?;
        }
        let now = kept(page).await?;
        ensure!(now == before, "it has changed: {now:?}");
    }
    Ok(())
}

/// Fills the browser's storage to the last sign.
const FILL: &str = "for (let size = 1 << 20; size >= 1; ) { \
    try { localStorage.setItem('filler', (localStorage.getItem('filler') ?? '') + 'x'.repeat(size)) } \
    catch { size >>= 1 } }";

async fn a_file_that_does_not_fit_changes_nothing(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/oma-1955?dealer=1")
        .await?;
    play_a_card(page).await?;
    let file = tempfile::Builder::new().suffix(".json").tempfile()?;
    std::fs::write(file.path(), FILE)?;
    page.open_backup().await?;
    page.run(FILL).await?;
    let before = kept(page).await?;
    let path = file.path().to_str().context("a path that is no text")?;
    page.find(thirtyfour::By::Css("#file"))
        .await?
        .send_keys(path)
        .await?;
    page.wait_until(
        "it says that nothing has changed",
        "document.querySelector('.backup__result .note')?.textContent.includes('Alles ist so wie vorher')",
    )
    .await?;
    let after = kept(page).await?;
    ensure!(after == before, "it was {before:?}\nand is {after:?}");
    page.run("localStorage.removeItem('filler')").await?;
    page.find(thirtyfour::By::Css("#file"))
        .await?
        .send_keys(path)
        .await?;
    page.expect_message("Alles ist wieder da").await?;
    let rules = data(&kept(page).await?, "sechsundsechzig/rules");
    ensure!(
        rules.is_some_and(|rules| rules.contains("Omas")),
        "the rules"
    );
    Ok(())
}

e2e::in_both_browsers!(
    every_key_survives_damage_or_is_reported_lost,
    what_a_newer_release_keeps_stays_and_is_told_in_both_programs,
    a_file_that_does_not_fit_changes_nothing,
);
