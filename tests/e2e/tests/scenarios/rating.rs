//! Every finished deal is rated by itself while the page idles, and nobody waits for that.

use anyhow::ensure;
use e2e::{Page, Result, with_script};

const LINK: &str = "#/deal/1/paderborn/wertung?dealer=1";
/// The deals that are kept.
const DEALS: &str = "JSON.parse(localStorage['sechsundsechzig/deals']).data";

/// Notes what workers are asked and answer: `+` and `-` with `rating` or `decision`, `!` when a worker with an open question is
/// ended. While `localStorage.mute` is there, ratings get no answer after so many.
const WATCHED: &str = "window.seen = []; window.answered = 0; \
    window.Worker = class extends Worker { \
        postMessage(question, ...rest) { \
            this.kind = 'part' in question ? 'rating' : 'decision'; \
            window.seen.push('+' + this.kind); \
            if (this.kind === 'rating' && localStorage.mute && window.answered >= Number(localStorage.mute)) return; \
            super.postMessage(question, ...rest) } \
        set onmessage(work) { \
            super.onmessage = work && ((event) => { \
                if (this.kind) { window.seen.push('-' + this.kind); window.answered += this.kind === 'rating'; this.kind = undefined } \
                work(event) }) } \
        terminate() { \
            if (this.kind) window.seen.push('!' + this.kind); \
            this.kind = undefined; super.terminate() } }";

/// Waits until so many deals are rated.
pub(crate) async fn expect_rated(page: &Page, deals: usize) -> Result {
    page.wait_until(
        &format!("{deals} deals are rated"),
        &format!("{DEALS}.split(';').filter((deal) => /^\\d+,\\w+\\*\\d*~-?\\d+,/.test(deal)).length === {deals}"),
    )
    .await
}

async fn watched(page: &mut Page) -> Result {
    page.serve(Some(with_script(WATCHED)?)).await?;
    page.open_quickly("").await?;
    Ok(())
}

async fn a_finished_deal_is_rated_without_anybody_asking(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    expect_rated(page, 1).await?;
    page.go("#/statistics").await?;
    page.wait_until(
        "accuracy, luck and skill are told",
        "[...document.querySelectorAll('.chart figcaption b')].map((title) => title.textContent)\
            .filter((title) => ['Genauigkeit', 'Glück und Können'].includes(title)).length === 2",
    )
    .await?;
    page.expect_no_barriers().await?;
    page.go("#/review").await?;
    page.wait_until(
        "the review tells it, too",
        "/Genauigkeit.*Glück:/.test(document.querySelector('.review__rating')?.textContent)",
    )
    .await
}

async fn accuracy_is_compared_with_the_friends_from_five_deals_on(page: &mut Page) -> Result {
    const COMPARED: &str = "[...document.querySelectorAll('.rating__why')] \
        .some((text) => /Johannes 63\\s%.*Ernestus 96\\s%/.test(text.textContent))";
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    expect_rated(page, 1).await?;
    let deal: String = page.value(DEALS).await?;
    for (deals, is_compared) in [(4, false), (5, true)] {
        page.go("#/settings").await?;
        page.keep("deals", &vec![&*deal; deals].join(";")).await?;
        page.go("#/statistics").await?;
        page.element(".rating__why").await?;
        ensure!(
            page.value::<bool>(COMPARED).await? == is_compared,
            "{deals} deals"
        );
    }
    Ok(())
}

async fn a_decision_is_answered_before_the_rating_goes_on(page: &mut Page) -> Result {
    watched(page).await?;
    page.run("localStorage.mute = '2'").await?;
    page.follow(LINK).await?;
    page.play_deal().await?;
    page.wait_until(
        "a part is being rated",
        "seen.at(-1) === '+rating' && answered === 2",
    )
    .await?;
    page.run("seen.length = 0").await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_until("the opponent has decided", "seen.includes('-decision')")
        .await?;
    page.wait_until("the rating goes on", "seen.at(-1) === '+rating'")
        .await?;
    let seen: Vec<String> = page.value("seen").await?;
    let mut waits = false;
    ensure!(
        seen.contains(&"!rating".to_owned()),
        "it was not given up: {seen:?}"
    );
    for word in &seen {
        match word.as_str() {
            "+decision" => waits = true,
            "-decision" => waits = false,
            "+rating" => ensure!(!waits, "rated while a decision is waited for: {seen:?}"),
            _ => {}
        }
    }
    page.run("localStorage.removeItem('mute')").await?;
    page.play_deal().await?;
    expect_rated(page, 2).await
}

async fn a_reload_in_the_middle_loses_nothing(page: &mut Page) -> Result {
    watched(page).await?;
    page.run("localStorage.mute = '3'").await?;
    page.follow(LINK).await?;
    page.play_deal().await?;
    page.wait_until(
        "a part is being rated",
        "seen.at(-1) === '+rating' && answered === 3",
    )
    .await?;
    page.run("localStorage.removeItem('mute')").await?;
    page.reload().await?;
    expect_rated(page, 1).await
}

async fn statistics_say_how_many_deals_are_still_to_be_rated(page: &mut Page) -> Result {
    const SAID: &str = "document.querySelector('.chart__value + span')?.textContent";
    watched(page).await?;
    page.follow(LINK).await?;
    page.play_deal().await?;
    expect_rated(page, 1).await?;
    page.run("localStorage.mute = '0'").await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_until(
        "the next deal has begun",
        "!document.querySelector('.end__go')",
    )
    .await?;
    page.play_deal().await?;
    page.go("#/statistics").await?;
    page.wait_until(
        "one is waited for",
        &format!("{SAID} === 'Ein Spiel wird noch ausgewertet.'"),
    )
    .await?;
    page.run("localStorage.removeItem('mute')").await?;
    page.reload().await?;
    expect_rated(page, 2).await?;
    page.turn_to("#/statistics").await?;
    page.wait_until(
        "nothing is waited for",
        &format!("document.querySelector('.chart__value') && !{SAID}"),
    )
    .await
}

async fn damaged_deals_come_back_and_are_rated_again(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    expect_rated(page, 1).await?;
    page.run("localStorage['sechsundsechzig/deals'] = localStorage['sechsundsechzig/deals'].replace(/\\*\\d/, '*?')")
        .await?;
    page.reload().await?;
    expect_rated(page, 1).await
}

async fn a_window_that_never_idles_rates_its_deals_too(page: &mut Page) -> Result {
    // One that draws no frames never does; what is waited for at the longest comes at once here.
    let release = with_script(
        "window.requestIdleCallback = (work, options) => options?.timeout && setTimeout(work)",
    )?;
    page.serve(Some(release)).await?;
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    expect_rated(page, 1).await
}

async fn practice_is_not_rated(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.ask_for_help("h").await?;
    page.wait_until(
        "there is a hint",
        "document.querySelector('.tooltip--hint h2')",
    )
    .await?;
    page.play_deal().await?;
    page.wait_until(
        "it is passed over",
        &format!("/^\\d+,\\w+\\*,!/.test({DEALS})"),
    )
    .await
}

e2e::in_both_browsers!(
    a_finished_deal_is_rated_without_anybody_asking,
    accuracy_is_compared_with_the_friends_from_five_deals_on,
    a_decision_is_answered_before_the_rating_goes_on,
    a_reload_in_the_middle_loses_nothing,
    statistics_say_how_many_deals_are_still_to_be_rated,
    damaged_deals_come_back_and_are_rated_again,
    a_window_that_never_idles_rates_its_deals_too,
    practice_is_not_rated,
);
e2e::in_webkit!(
    a_finished_deal_is_rated_without_anybody_asking,
    a_decision_is_answered_before_the_rating_goes_on,
);
