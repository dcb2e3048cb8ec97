//! Puzzles: found, tried, explained, solved, and remembered.

use anyhow::{Context, ensure};
use e2e::{Page, Result};
use thirtyfour::prelude::*;

/// The kept puzzles: grade, goal, solution, deal.
const KEPT: &str = include_str!("../../../../crates/bots/src/puzzles/puzzles.txt");

/// The solution of the puzzle of this number, as it is kept.
fn solution(number: usize) -> Result<&'static str> {
    let line = KEPT.lines().nth(number - 1).context("a puzzle")?;
    line.split(' ').nth(2).context("a solution")
}

/// Puzzles in the list with a word over their border.
const OVERFLOWING: &str = "[...document.querySelectorAll('.puzzle')].filter((one) => { \
    const words = document.createRange(); \
    words.selectNodeContents(one); \
    const { right, bottom } = one.getBoundingClientRect(); \
    return [...words.getClientRects()].some((line) => line.right > right || line.bottom > bottom); \
}).map((one) => one.textContent)";

/// The cards of the trick.
const LAID: &str = "#lazy-page .trick [data-card]";

async fn enter(page: &Page, address: &str) -> Result {
    page.go(address).await?;
    page.wait_until(
        "the puzzle is there",
        "document.querySelector('#lazy-page .hand [data-card]')",
    )
    .await
}

async fn verdict(page: &Page) -> Result<String> {
    page.wait_until(
        "what came of it is shown",
        "document.activeElement.matches('.verdict h2')",
    )
    .await?;
    page.text(".verdict").await
}

/// Goes through the hand with the arrows until this card has the keyboard or, without one, any
/// card that is not the solution.
async fn choose_by_keys(page: &Page, wanted: impl Fn(&str) -> bool) -> Result {
    page.run("document.querySelector('.hand [tabindex=\"0\"]').focus()")
        .await?;
    page.press(Key::Home).await?;
    for _ in 0..6 {
        let card: String = page
            .value("document.activeElement.dataset.card ?? ''")
            .await?;
        if wanted(&card) {
            return page.press(Key::Enter).await;
        }
        page.press(Key::Right).await?;
    }
    anyhow::bail!("no such card in the hand")
}

/// Presses the digit of this card twice: the first time it only chooses.
async fn choose_by_digit(page: &Page, card: &str) -> Result {
    let digit: usize = page
        .value(&format!(
            "[...document.querySelectorAll('.hand [data-card]')].findIndex((one) => one.dataset.card === {card:?}) + 1"
        ))
        .await?;
    for _ in 0..2 {
        ensure!(page.count(".verdict").await? == 0, "once is enough");
        page.press(digit.to_string()).await?;
        let focused: String = page
            .value("document.activeElement.dataset.card ?? ''")
            .await?;
        ensure!(
            focused == card || page.count(".verdict").await? > 0,
            "{focused} is chosen"
        );
    }
    Ok(())
}

async fn a_puzzle_is_solved_with_keys_alone_and_stays_solved(page: &mut Page) -> Result {
    let solution = solution(1)?;
    page.open_quickly("").await?;
    page.go("#/puzzles").await?;
    page.wait_until("the list is there", "document.querySelector('.puzzle')")
        .await?;
    let (all, listed) = (KEPT.lines().count(), page.count(".puzzle").await?);
    ensure!(listed == all, "{listed} of {all} are listed");
    ensure!(page.count("[data-solved]").await? == 0, "solved already");
    for (width, height) in [(320, 568), (360, 640), (1440, 900), (2560, 1440)] {
        page.resize(width, height).await?;
        let cut: Vec<String> = page.value(OVERFLOWING).await?;
        ensure!(cut.is_empty(), "{width}×{height}: {cut:?}");
    }
    page.resize(360, 640).await?;
    enter(page, "#/puzzles/1").await?;
    page.listen().await?;
    // What lies over the table gives way to the answer.
    page.click(".bar__cards").await?;
    page.press(Key::Escape).await?;
    page.wait_until("Escape closes it", "!document.querySelector('.side--open')")
        .await?;
    page.click(".bar__cards").await?;
    choose_by_keys(page, |card| card != solution).await?;
    let wrong = verdict(page).await?;
    ensure!(page.count(".side--open").await? == 0, "something covers it");
    ensure!(wrong.starts_with("Gelingt nicht"), "{wrong}");
    ensure!(wrong.contains("Zug für Zug"), "{wrong}");
    ensure!(
        page.count(LAID).await? == 2,
        "the move and its answer do not lie there"
    );
    let heard = page.heard().await?.join(" ");
    ensure!(
        heard.contains("Gelingt nicht") && heard.contains("erloren"),
        "{heard}"
    );
    page.press(Key::Tab).await?;
    page.press(Key::Tab).await?;
    page.press(Key::Enter).await?;
    page.wait_until(
        "the hand has the keyboard again",
        "document.activeElement.matches('.hand [data-card]') && !document.querySelector('.verdict')",
    )
    .await?;
    ensure!(page.count(LAID).await? == 0, "the move still lies there");
    choose_by_digit(page, solution).await?;
    let right = verdict(page).await?;
    ensure!(page.count(LAID).await? == 1, "the move does not lie there");
    ensure!(right.starts_with("Richtig!"), "{right}");
    ensure!(right.contains("gewinnst du sicher"), "{right}");
    ensure!(page.count(".verdict li").await? == 0, "the line is open");
    page.run(
        "const summary = document.querySelector('.verdict summary'); \
        summary.scrollIntoView({ block: 'end' }); \
        summary.click()",
    )
    .await?;
    page.wait_until(
        "it is told move by move how it goes on",
        "document.querySelectorAll('.verdict details[open] li').length > 1",
    )
    .await?;
    page.wait_until(
        "what is opened is in sight",
        "document.querySelector('.verdict details[open] li').getBoundingClientRect().bottom \
            <= document.querySelector('.verdict .btn-row').getBoundingClientRect().top",
    )
    .await?;
    page.run(
        "document.querySelectorAll('.verdict summary')[1].scrollIntoView({ block: 'center' })",
    )
    .await?;
    page.click(".verdict details:nth-of-type(2) summary")
        .await?;
    page.wait_until(
        "every other move is told with its answer",
        "((moves) => moves.length > 2 && moves.some((move) => move.textContent.includes('ausgespielt: Hermen spielt')) \
            && moves.every((move) => !move.textContent.endsWith(': ')))\
            ([...document.querySelectorAll('.verdict ul li')])",
    )
    .await?;
    page.reload().await?;
    page.go("#/puzzles").await?;
    page.wait_until(
        "it goes on with the next one",
        "document.querySelector('.btn-stack [href=\"#/puzzles/2\"]')?.textContent.includes('Rätsel 2')",
    )
    .await?;
    page.wait_until(
        "it is marked",
        "document.querySelector('[href=\"#/puzzles/1\"][data-solved]')",
    )
    .await?;
    ensure!(page.count("[data-solved]").await? == 1, "another is marked");
    Ok(())
}

async fn the_solution_is_shown_and_the_deal_played_on(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    page.wait_for_turn().await?;
    let covers = (1..)
        .zip(KEPT.lines())
        .find(|(_, line)| line.contains(" cover d "));
    let (number, _) = covers.context("a puzzle that is not to be covered")?;
    enter(page, &format!("#/puzzles/{number}")).await?;
    page.click("[data-call=cover]").await?;
    let wrong = verdict(page).await?;
    ensure!(wrong.starts_with("Gelingt nicht"), "{wrong}");
    page.click("[data-call=solution]").await?;
    page.wait_until(
        "the solution is shown",
        "document.querySelector('.verdict h2')?.textContent === 'Lösung'",
    )
    .await?;
    page.click("[data-call=play]").await?;
    page.wait_until(
        "the table is there",
        "!document.querySelector('#lazy-page')",
    )
    .await?;
    let seen = page.wait_for_turn().await?;
    ensure!(
        seen.draws && seen.may("cover"),
        "another position: {seen:?}"
    );
    page.go("#/puzzles").await?;
    page.wait_until("the list is there", "document.querySelector('.puzzle')")
        .await?;
    ensure!(
        page.count("[data-solved]").await? == 0,
        "shown is not solved"
    );
    Ok(())
}

/// In this puzzle "Aus" can be said with a marriage.
const WITH_MARRIAGE: &str = "#/puzzles/24";

async fn a_claim_can_be_taken_back_where_it_asks_for_a_marriage(page: &mut Page) -> Result {
    page.open_quickly("").await?;
    enter(page, WITH_MARRIAGE).await?;
    page.click("[data-call=out]").await?;
    page.click("[data-call=out-with] ~ [data-call=back]")
        .await?;
    page.wait_until(
        "the calls are there again, nothing is judged, and the hand has the keyboard",
        "document.querySelector('[data-call=out]') && !document.querySelector('.verdict') \
            && document.activeElement.matches('.hand [data-card]')",
    )
    .await?;
    // It can be made all the same; the answer leaves the cards in sight.
    page.resize(360, 640).await?;
    page.click("[data-call=out]").await?;
    page.click("[data-call=out-with]").await?;
    verdict(page).await?;
    let is_beside: bool = page
        .value(
            "(() => { const box = (css) => document.querySelector(css).getBoundingClientRect(); \
             const [answer, hand] = ['.verdict', '.hand .card'].map(box); \
             return answer.bottom <= hand.top && hand.bottom <= innerHeight; })()",
        )
        .await?;
    ensure!(is_beside, "the answer covers the hand");
    Ok(())
}

async fn beside_the_table_an_answer_covers_nothing_of_it(page: &mut Page) -> Result {
    const COVERED: &str = "(() => { const answer = document.querySelector('.verdict').getBoundingClientRect(); \
        return [...document.querySelectorAll('.hand .card, .trick .card, .talon, .seat__name, .log__text')].filter((one) => { \
            const box = one.getBoundingClientRect(); \
            return box.right > answer.left && box.left < answer.right && box.bottom > answer.top && box.top < answer.bottom \
        }).map((one) => one.className) })()";
    const KNOWN: &str = "document.querySelector('.side .sight__cards')?.checkVisibility() === true";
    let solution = solution(1)?;
    for (width, height) in [(768, 1024), (1024, 768), (1440, 900)] {
        page.resize(width, height).await?;
        page.open_quickly("").await?;
        enter(page, "#/puzzles/1").await?;
        ensure!(page.value::<bool>(KNOWN).await?, "{width}: not shown");
        choose_by_keys(page, |card| card != solution).await?;
        verdict(page).await?;
        page.wait_until(
            "the cards lie",
            &format!("document.querySelectorAll({LAID:?}).length === 2"),
        )
        .await?;
        let covered: Vec<String> = page.value(COVERED).await?;
        ensure!(covered.is_empty(), "{width}: {covered:?}");
        ensure!(
            !page.value::<bool>(KNOWN).await?,
            "{width}: beside the answer"
        );
        page.click(".bar__cards").await?;
        page.wait_until("the cards known are shown", KNOWN).await?;
        page.press(Key::Escape).await?;
        page.wait_until("they are gone", &format!("!({KNOWN})"))
            .await?;
        page.click(".verdict [data-call=again]").await?;
        page.wait_until("they stand beside the table again", KNOWN)
            .await?;
    }
    Ok(())
}

async fn the_puzzle_of_the_day_needs_no_network(page: &mut Page) -> Result {
    page.open("").await?;
    page.wait_until_kept().await?;
    page.stop_server().await?;
    page.reload().await?;
    enter(page, "#/puzzles/daily").await?;
    let title = page.text("#title").await?;
    ensure!(title.starts_with("Rätsel des Tages"), "{title}");
    page.reload().await?;
    page.wait_until(
        "it is there again",
        "document.querySelector('#lazy-page .hand [data-card]')",
    )
    .await
}

async fn a_number_without_a_puzzle_leads_to_the_list(page: &mut Page) -> Result {
    page.open("#/puzzles/4711").await?;
    page.wait_until("the list is there", "document.querySelector('.puzzle')")
        .await
}

async fn tricks_and_card_points_stand_on_one_line_of_a_small_phone(page: &mut Page) -> Result {
    page.resize(320, 568).await?;
    page.open("#/settings").await?;
    page.keep("settings", "language=en").await?;
    page.open("#/puzzles/64").await?;
    page.wait_until(
        "they do",
        "[document.querySelector('.seat__tricks')].some((note) => \
            note?.textContent.includes('card points') && note.offsetHeight < 30)",
    )
    .await
}

e2e::in_both_browsers!(
    tricks_and_card_points_stand_on_one_line_of_a_small_phone,
    a_puzzle_is_solved_with_keys_alone_and_stays_solved,
    the_solution_is_shown_and_the_deal_played_on,
    a_claim_can_be_taken_back_where_it_asks_for_a_marriage,
    beside_the_table_an_answer_covers_nothing_of_it,
    the_puzzle_of_the_day_needs_no_network,
    a_number_without_a_puzzle_leads_to_the_list,
);

e2e::in_webkit!(a_puzzle_is_solved_with_keys_alone_and_stays_solved,);
