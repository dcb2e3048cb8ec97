//! Headings and texts in the typefaces that the page brings along.

use anyhow::ensure;
use e2e::{Page, Result};

const DEAL: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

/// Families of the page that no text is drawn in, and texts whose first choice is another.
const NOT_IN_USE: &str = "(() => { \
    const loaded = new Set([...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family.replaceAll('\"', ''))); \
    const missing = ['Serif66', 'Sans66'].filter((family) => !loaded.has(family)); \
    const texts = [...document.querySelectorAll('#page :is(h1, h2, b, p, span, button)')].filter((one) => one.getClientRects().length > 0); \
    const others = texts.map((one) => getComputedStyle(one).fontFamily).filter((family) => !/^\"?(Serif66|Sans66)/.test(family)); \
    return [...missing, ...new Set(others)] })()";

async fn every_text_is_drawn_in_the_typefaces_of_the_page(page: &mut Page) -> Result {
    page.open_quickly(DEAL).await?;
    page.wait_for_turn().await?;
    page.wait_until("they are there", "document.fonts.status === 'loaded'")
        .await?;
    let other: Vec<String> = page.value(NOT_IN_USE).await?;
    ensure!(other.is_empty(), "{other:?}");
    Ok(())
}

/// Where the parts of the table are, rounded.
const PLACES: &str = "['.bar', '.seats', '.seat__face', '.felt', '.talon', '.trick', '.log', '.actions', '.hand'].map((css) => { \
    const { x, y, width, height } = document.querySelector(css).getBoundingClientRect(); \
    return `${css} ${[x, y, width, height].map(Math.round)}` })";

/// Until they are there the system's stand in for them, as high and about as wide.
async fn no_part_of_the_table_moves_when_the_typefaces_arrive(page: &mut Page) -> Result {
    for (width, height) in [(360, 640), (390, 844), (1440, 900)] {
        page.resize(width, height).await?;
        page.open_quickly(DEAL).await?;
        page.wait_for_turn().await?;
        page.wait_until("they are there", "document.fonts.status === 'loaded'")
            .await?;
        let with: Vec<String> = page.value(PLACES).await?;
        page.run(
            "document.documentElement.style.setProperty('--serif', 'SerifSystem, serif'); \
             document.documentElement.style.setProperty('--sans', 'SansSystem, sans-serif')",
        )
        .await?;
        let without: Vec<String> = page.value(PLACES).await?;
        ensure!(with == without, "{width}×{height}: {with:?}, {without:?}");
    }
    Ok(())
}

e2e::in_both_browsers!(
    every_text_is_drawn_in_the_typefaces_of_the_page,
    no_part_of_the_table_moves_when_the_typefaces_arrive,
);

e2e::in_webkit!(every_text_is_drawn_in_the_typefaces_of_the_page);
