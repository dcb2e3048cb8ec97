//! The table on every screen there is.

use anyhow::ensure;
use e2e::{Page, Result};

const SIZES: [(u32, u32); 6] = [
    (320, 568),
    (360, 640),
    (640, 360),
    (768, 1024),
    (1024, 768),
    (1440, 900),
];

/// How much of each card is to be seen, at its narrowest, and whether all of it is inside the window.
const CARDS: &str = "(() => { \
    const boxes = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect()); \
    boxes.sort((a, b) => a.left - b.left); \
    return boxes.map((box, at) => { \
        const next = boxes[at + 1]; \
        return { \
            seen: Math.round(10 * (next ? Math.min(box.right, next.left) - box.left : box.width)) / 10, \
            inside: box.left >= -0.5 && box.right <= innerWidth + 0.5 && box.top >= 0 && box.bottom <= innerHeight + 0.5, \
            box: `${box.left} ${box.top} ${box.right} ${box.bottom}` } }) })()";

#[derive(serde::Deserialize, Debug)]
struct Card {
    seen: f64,
    inside: bool,
    #[serde(rename = "box")]
    _box: String,
}

async fn fits(page: &Page, what: &str) -> Result {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        page.wait_until(
            "the window has that size",
            &format!("innerWidth === {width} && innerHeight === {height}"),
        )
        .await?;
        let (wide, high): (u32, u32) = page
            .value("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
            .await?;
        ensure!(
            wide <= width && high <= height,
            "{what} at {width}×{height} needs {wide}×{high}"
        );
        let cards: Vec<Card> = page.value(CARDS).await?;
        for card in &cards {
            ensure!(
                card.inside && card.seen >= 39.0,
                "{what} at {width}×{height}: {card:?} of {cards:?}"
            );
        }
        // What is in use lies under the finger.
        let hidden: Vec<String> = page
            .value(
                "[...document.querySelectorAll('.actions button, .bar button, .bar a')].filter((one) => { \
                    const box = one.getBoundingClientRect(); \
                    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
                    return !one.contains(at) || box.height < 44 || box.width < 44 }) \
                 .map((one) => one.outerHTML.slice(0, 80))",
            )
            .await?;
        ensure!(hidden.is_empty(), "{what} at {width}×{height}: {hidden:?}");
    }
    Ok(())
}

async fn the_table_never_scrolls(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5")
        .await?;
    page.wait_for_turn().await?;
    fits(page, "the table").await?;
    page.play("DA").await?;
    page.wait_for_turn().await?;
    fits(page, "a trick won").await
}

/// For eyes that want them huge, cards grow as far as there is room.
async fn the_table_with_huge_cards_never_scrolls(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.set("Kartengröße", "Riesig").await?;
    page.go("#/deal/1/strokes-32/oma-1955?dealer=1").await?;
    page.wait_until("a hand is dealt", "document.querySelector('.hand')")
        .await?;
    page.wait_for_turn().await?;
    fits(page, "the table with huge cards").await
}

e2e::in_both_browsers!(
    the_table_never_scrolls,
    the_table_with_huge_cards_never_scrolls,
);
