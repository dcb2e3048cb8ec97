//! After a deal: what each decision was worth, and the way back to any of them.

use anyhow::ensure;
use e2e::{OVERLAPS, Page, Result};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/rueckschau?dealer=1";

/// The number of the costliest decision: under its mark in the chart, beside its row, and in the heading; empty without one.
const MARKED: &str = "(() => { \
    const mark = document.querySelector('.chart__costliest'); \
    if (!mark) return []; \
    const under = [...document.querySelectorAll('.chart text')] \
        .find((text) => text.getAttribute('x') === mark.getAttribute('cx')); \
    const row = document.querySelector('.decisions [aria-current] .num'); \
    const heading = document.querySelector('.costliest h3'); \
    return [under.textContent.trim(), row.textContent, heading.textContent.match(/\\d+/)[0]] })()";

/// Plays a deal to its end and goes to its review.
async fn review(page: &Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.click(".end__go [href='#/review']").await?;
    page.wait_until(
        "the review is there",
        "document.querySelector('.review-grid')",
    )
    .await
}

async fn wait_until_evaluated(page: &Page) -> Result {
    page.wait_until(
        "every decision is evaluated",
        "document.querySelector('.decisions li') && !document.querySelector('.evaluation progress')",
    )
    .await
}

async fn a_deal_is_reviewed_decision_by_decision(page: &mut Page) -> Result {
    review(page).await?;
    wait_until_evaluated(page).await?;
    let decisions = page.count(".decisions li").await?;
    ensure!(decisions > 2, "{decisions} decisions");
    let unevaluated: usize = page
        .value("[...document.querySelectorAll('.decisions__row em')].filter((e) => !e.textContent).length")
        .await?;
    ensure!(unevaluated == 0, "{unevaluated} decisions have no verdict");
    let unsigned: Vec<String> = page
        .value(
            "[...document.querySelectorAll('.decisions__row')].map((row) => \
                [row.querySelector('em').textContent, row.querySelector('.sign')?.textContent]) \
                .filter(([verdict, sign]) => verdict === 'einziger Zug' ? sign !== undefined \
                    : verdict.startsWith('kostet') ? !/^[?][?!]?$/.test(sign) : sign !== '') \
                .map((row) => row.join(': '))",
        )
        .await?;
    ensure!(unsigned.is_empty(), "wrong signs: {unsigned:?}");
    let dots = page.count(".chart circle:not(.chart__end)").await?;
    let free: usize = page
        .value(
            "[...document.querySelectorAll('.decisions__row em')] \
                .filter((verdict) => verdict.textContent !== 'einziger Zug').length",
        )
        .await?;
    ensure!(
        dots == free,
        "{dots} dots for {free} decisions that were free"
    );
    ensure!(page.count(".chart__end").await? == 1, "how it ended");
    let marked: Vec<String> = page.value(MARKED).await?;
    ensure!(
        marked.windows(2).all(|pair| pair[0] == pair[1]),
        "chart, list and heading mark {marked:?}"
    );
    ensure!(
        page.count(".costliest:not([hidden]) .btn").await? == 1,
        "the way back"
    );
    page.click(".decisions li:first-child summary").await?;
    page.wait_until(
        "it tells what the other saw",
        "document.querySelector('.decisions [open] .knowledge .card')",
    )
    .await?;
    page.reload().await?;
    wait_until_evaluated(page).await?;
    ensure!(
        page.count(".decisions li").await? == decisions,
        "another deal"
    );
    Ok(())
}

async fn where_a_deal_may_decide_the_match_the_costliest_move_is_named_so_in_points_only(
    page: &mut Page,
) -> Result {
    page.open_quickly(&format!("{LINK}&start=6,6")).await?;
    page.play_deal().await?;
    page.click("[href='#/review']").await?;
    page.wait_until(
        "the heading says what is counted",
        "document.querySelector('.costliest:not([hidden]) h3')?.textContent \
            .startsWith('Nach Punkten am teuersten: dein ')",
    )
    .await
}

/// Whether one stands to the left of the other, both in the window.
fn are_columns(left: &str, right: &str) -> String {
    format!(
        "(() => {{ const [left, right] = [{left:?}, {right:?}] \
            .map((css) => document.querySelector(css).getBoundingClientRect()); \
            return left.right <= right.left && left.top < right.bottom && right.top < left.bottom \
                && right.right <= innerWidth }})()"
    )
}

/// The leads that the board shows with a trick on the table, to the last decision.
const LEADS_ON_A_TRICK: &str = "(async () => { \
    const found = [], next = () => document.querySelectorAll('.review-board__go button')[1]; \
    let leads = 0; \
    while (next().getAttribute('aria-disabled') !== 'true') { \
        next().click(); \
        await new Promise((done) => setTimeout(done)); \
        const move = document.querySelector('.review-board__summary span').textContent; \
        if (!move.includes('ausgespielt')) continue; \
        leads++; \
        if (document.querySelector('.review-board .trick [data-card]')) found.push(move); \
    } \
    return leads ? found : ['nothing'] })()";

async fn the_table_before_a_decision_stands_beside_its_review_on_desktops_and_tablets(
    page: &mut Page,
) -> Result {
    page.resize(1440, 900).await?;
    review(page).await?;
    wait_until_evaluated(page).await?;
    ensure!(
        page.count(".review-board .hand .card").await? > 0,
        "no hand"
    );
    let ends: Vec<f64> = page
        .value(
            "['.review-board', '.review', '.costliest', '.decisions'] \
                .map((css) => document.querySelector(css).getBoundingClientRect().bottom - innerHeight)",
        )
        .await?;
    ensure!(
        ends.iter().all(|end| *end <= 0.0),
        "beyond the window: {ends:?}"
    );
    page.click(".chart__column:nth-of-type(3)").await?;
    page.wait_until(
        "the chart leads to a decision",
        "document.querySelector('.review-board__go span').textContent.startsWith('Zug 3 ') \
            && document.querySelector('.chart__column:nth-of-type(3)').hasAttribute('data-shown')",
    )
    .await?;
    page.run("document.querySelector('.decisions li:first-child summary').click()")
        .await?;
    page.wait_until(
        "the board stands before the decision that was opened",
        "document.querySelector('.review-board__go span').textContent.startsWith('Zug 1 ') \
            && document.querySelectorAll('.review-board .hand [data-card]').length === 6",
    )
    .await?;
    page.run("document.querySelectorAll('.review-board__go button')[1].click()")
        .await?;
    page.wait_until(
        "the next one is shown",
        "document.querySelector('.review-board__go span').textContent.startsWith('Zug 2 ')",
    )
    .await?;
    for (key, place) in [(Key::Left, 1), (Key::Left, 1), (Key::Right, 2)] {
        page.press(key).await?;
        page.wait_until(
            "an arrow key goes there",
            &format!(
                "document.querySelector('.review-board__go span').textContent.startsWith('Zug {place} ')"
            ),
        )
        .await?;
    }
    // Closing the first does not lead back to it.
    page.run(
        "document.querySelector('.decisions details').addEventListener('toggle', () => \
            requestAnimationFrame(() => window.isClosed = true)); \
         document.querySelector('.decisions li:first-child summary').click()",
    )
    .await?;
    page.wait_until("it is closed", "window.isClosed").await?;
    let shown = page.text(".review-board__go span").await?;
    ensure!(shown.starts_with("Zug 2 "), "{shown}");
    let crowded: Vec<String> = page.promised(LEADS_ON_A_TRICK).await?;
    ensure!(crowded.is_empty(), "a trick lies under {crowded:?}");
    page.wait_until(
        "the list follows the board and marks its last decision",
        "((row) => row?.matches(':last-child') && row.querySelector('summary').getBoundingClientRect().bottom <= innerHeight \
            && document.querySelectorAll('.decisions [data-shown]').length === 1)\
            (document.querySelector('.decisions [data-shown]'))",
    )
    .await?;
    page.resize(768, 1024).await?;
    page.wait_until(
        "cards of the trick are no larger than those of the hand",
        "((height) => height('.trick :is(.card, .trick__slot)') <= height('.hand .card') + 0.5)\
            ((css) => Math.max(...[...document.querySelectorAll(`.review-board ${css}`)].map((one) => one.offsetHeight)))",
    )
    .await?;
    for right in [".review .chart", ".decisions"] {
        // The board stays where it is while the moves are looked through.
        page.run(&format!(
            "document.querySelector({right:?}).scrollIntoView({{ block: 'center' }})"
        ))
        .await?;
        page.wait_until(
            "the board stands beside it",
            &are_columns(".review-board", right),
        )
        .await?;
    }
    let barriers = page.barriers().await?;
    ensure!(barriers.is_empty(), "{barriers:?}");
    Ok(())
}

async fn on_a_phone_turned_on_its_side_a_review_stands_in_two_columns(page: &mut Page) -> Result {
    page.resize(390, 844).await?;
    review(page).await?;
    wait_until_evaluated(page).await?;
    ensure!(
        page.value::<bool>(
            "((bottom, top) => bottom('.costliest') <= top('.review-board') \
                    && bottom('.review-board') <= top('.decisions'))\
                ((css) => document.querySelector(css).getBoundingClientRect().bottom, \
                 (css) => document.querySelector(css).getBoundingClientRect().top)"
        )
        .await?,
        "on an upright phone the board does not stand between turning point and decisions"
    );
    let both_cards = page.count(".costliest__cards").await?;
    let marked = page.count(".review-board .hand__place--hint").await?;
    ensure!(marked == both_cards, "the better card is not marked");
    for (width, height) in [(390, 844), (320, 568)] {
        page.resize(width, height).await?;
        let overlaps: Vec<String> = page.value(OVERLAPS).await?;
        ensure!(overlaps.is_empty(), "{width}×{height}: {overlaps:?}");
    }
    page.resize(844, 390).await?;
    page.wait_until(
        "the turning point stands beside the chart",
        &are_columns(".review .chart", ".costliest"),
    )
    .await?;
    page.click(".decisions li:first-child summary").await?;
    page.wait_until(
        "the board stands before that decision",
        "document.querySelector('.review-board__go span').textContent.startsWith('Zug 1 ')",
    )
    .await?;
    page.wait_until(
        "the board stands beside the decisions",
        &are_columns(".review-board", ".decisions"),
    )
    .await?;
    let barriers = page.barriers().await?;
    ensure!(barriers.is_empty(), "{barriers:?}");
    Ok(())
}

async fn an_empty_page_says_and_pictures_what_will_be_there(page: &mut Page) -> Result {
    for (screen, about, picture) in [
        (
            "#/review",
            "was jede deiner Entscheidungen wert war",
            "svg.empty__picture",
        ),
        ("#/replay/0", "Zug für Zug", "svg.empty__picture"),
        (
            "#/statistics",
            "deine längste Serie",
            ".empty__example .chart .chart__line",
        ),
    ] {
        page.open(screen).await?;
        page.wait_until(
            "it says what for",
            &format!(
                "document.querySelector('.empty [data-text]')?.textContent.includes({about:?})"
            ),
        )
        .await?;
        ensure!(page.count(picture).await? == 1, "{screen}: no {picture}");
        let barriers = page.barriers().await?;
        ensure!(barriers.is_empty(), "{screen}: {barriers:?}");
        page.click(".empty .btn").await?;
        page.wait_until("and leads to the table", "document.querySelector('.hand')")
            .await?;
    }
    Ok(())
}

async fn evaluating_stops_and_goes_on(page: &mut Page) -> Result {
    review(page).await?;
    page.click(".evaluation .btn").await?;
    page.wait_until(
        "it has stopped",
        "document.querySelector('.evaluation .btn')?.textContent === 'Weiter auswerten'",
    )
    .await?;
    page.click(".evaluation .btn").await?;
    wait_until_evaluated(page).await
}

async fn a_deal_is_played_again_from_a_decision_and_the_match_waits(page: &mut Page) -> Result {
    review(page).await?;
    wait_until_evaluated(page).await?;
    let kept: String = page.value("localStorage['sechsundsechzig/match']").await?;
    let scores: Option<String> = page
        .value("localStorage['sechsundsechzig/slates'] ?? null")
        .await?;
    page.click(".decisions li:nth-child(2) summary").await?;
    page.click(".decisions [open] .btn").await?;
    page.wait_for_turn().await?;
    page.reload().await?;
    page.play_deal().await?;
    ensure!(
        page.count(".end__practice").await? == 1,
        "it does not say that it was practice"
    );
    page.click(".end__go .btn--primary").await?;
    page.wait_until(
        "the match is as it was",
        &format!("localStorage['sechsundsechzig/match'] === {kept:?}"),
    )
    .await?;
    let after: Option<String> = page
        .value("localStorage['sechsundsechzig/slates'] ?? null")
        .await?;
    ensure!(after == scores, "the scoreboard is another");
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// In the games for more than two, with a pack of its own, and with points that are written up.
async fn deals_of_every_family_are_reviewed(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    for preset in ["three", "four", "three-rotating", "thousand", "penneech-32"] {
        page.follow(&format!("#/deal/1/{preset}/rueckschau?dealer=1"))
            .await?;
        page.play_deal().await?;
        page.go("#/review").await?;
        page.wait_until(
            "a decision is evaluated",
            "document.querySelector('.evaluation progress')?.value > 0 \
                || (document.querySelector('.costliest:not([hidden])') && document.querySelector('.decisions li'))",
        )
        .await?;
        page.run("document.querySelector('.evaluation .btn')?.click()")
            .await?;
        page.click(".decisions li:last-child summary").await?;
        page.wait_until(
            "it tells what the others saw",
            "document.querySelectorAll('.decisions [open] .knowledge').length >= 1",
        )
        .await?;
        page.go("#/").await?;
    }
    Ok(())
}

async fn nothing_on_the_board_of_a_review_covers_anything_else(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    let mut found = Vec::new();
    for preset in ["paderborn", "three", "four", "thousand", "penneech-32"] {
        page.follow(&format!("#/deal/1/{preset}/rueckschau?dealer=1"))
            .await?;
        page.play_deal().await?;
        page.go("#/review").await?;
        page.wait_until(
            "the board is there",
            "document.querySelector('.review-board .hand .card')",
        )
        .await?;
        page.run("document.querySelector('.evaluation .btn')?.click()")
            .await?;
        for (width, height) in [
            (320, 568),
            (360, 640),
            (390, 844),
            (844, 390),
            (768, 1024),
            (1024, 768),
            (1440, 900),
            (2560, 1440),
        ] {
            page.resize(width, height).await?;
            for button in [0, 1, 1] {
                page.run(&format!(
                    "document.querySelectorAll('.review-board__go button')[{button}].click()"
                ))
                .await?;
                let overlaps: Vec<String> = page.promised(&after_a_frame(OVERLAPS)).await?;
                found.extend(
                    overlaps
                        .iter()
                        .map(|what| format!("{preset}, {width}×{height}: {what}")),
                );
            }
        }
        page.resize(360, 640).await?;
        page.go("#/").await?;
    }
    ensure!(found.is_empty(), "{}", found.join("\n"));
    Ok(())
}

/// A promise of what this is once the page is laid out anew.
fn after_a_frame(expression: &str) -> String {
    format!(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done({expression}))))"
    )
}

async fn without_a_deal_there_is_nothing_to_review(page: &mut Page) -> Result {
    page.open("#/review").await?;
    page.wait_until(
        "it says so",
        "document.querySelector('main')?.textContent.includes('Bring erst ein Spiel zu Ende')",
    )
    .await
}

e2e::in_both_browsers!(
    a_deal_is_reviewed_decision_by_decision,
    where_a_deal_may_decide_the_match_the_costliest_move_is_named_so_in_points_only,
    the_table_before_a_decision_stands_beside_its_review_on_desktops_and_tablets,
    on_a_phone_turned_on_its_side_a_review_stands_in_two_columns,
    an_empty_page_says_and_pictures_what_will_be_there,
    evaluating_stops_and_goes_on,
    a_deal_is_played_again_from_a_decision_and_the_match_waits,
    deals_of_every_family_are_reviewed,
    nothing_on_the_board_of_a_review_covers_anything_else,
    without_a_deal_there_is_nothing_to_review,
);
