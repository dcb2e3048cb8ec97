//! What is kept: the deal in mid-trick, and everything else in spite of damage.

use anyhow::ensure;
use e2e::{Page, Result, Seen, with_script};

const OTHER_LEADS: &str = "#/deal/1/paderborn/oma-1955?dealer=0";
const PLAYER_LEADS: &str = "#/deal/1/paderborn/oma-1955?dealer=1";

/// The deal as it must be found again. Which seat is named how is not at stake.
async fn is_as_before(page: &Page, before: &Seen) -> Result {
    let now = page.wait_for_turn().await?.without_full_trick();
    let before = before.clone().without_full_trick();
    ensure!(now == before, "it was {before:?}\nand is {now:?}");
    Ok(())
}

async fn a_deal_goes_on_in_mid_trick(page: &mut Page) -> Result {
    play_over_reloads(page).await?;
    Ok(())
}

async fn a_deal_goes_on_in_mid_trick_the_next_day(page: &mut Page) -> Result {
    let before = play_over_reloads(page).await?;
    page.restart_browser().await?;
    page.open("").await?;
    is_as_before(page, &before).await
}

/// Plays two cards, the page loaded again before each; what is seen at the end.
async fn play_over_reloads(page: &Page) -> Result<Seen> {
    page.open_quickly(OTHER_LEADS).await?;
    let mut before = page.wait_for_turn().await?;
    for _ in 0..2 {
        ensure!(before.trick.len() < 2, "{before:?}");
        page.reload().await?;
        is_as_before(page, &before).await?;
        page.play(&before.hand[0].card).await?;
        before = page.wait_for_turn().await?;
        while before.draws {
            page.click(".talon__button").await?;
            before = page.wait_for_turn().await?;
        }
    }
    Ok(before)
}

/// Loaded anew while the other one thinks: the card played stays played, and he answers it.
async fn a_card_that_was_played_stays_played(page: &mut Page) -> Result {
    page.open_quickly(PLAYER_LEADS).await?;
    let before = page.wait_for_turn().await?;
    let card = before.cards()[0].to_owned();
    page.play(&card).await?;
    page.reload().await?;
    let after = page.wait_for_turn().await?;
    ensure!(
        !after.cards().contains(&&*card),
        "{card} is back: {after:?}"
    );
    ensure!(after.hand.len() >= 5, "{after:?}");
    page.play_deal().await
}

/// Left while the trick just won still lay there: it lies there again, and is the last one.
async fn a_trick_just_won_is_seen_again(page: &mut Page) -> Result {
    page.open("#/settings").await?;
    page.set("Tempo", "Von Hand").await?;
    page.go(PLAYER_LEADS).await?;
    let before = page.wait_for_turn().await?;
    page.play(&before.hand[0].card).await?;
    let lies = "document.querySelectorAll('.trick [data-by]').length === 2";
    page.wait_until("a trick is won", lies).await?;
    let won = page.look().await?.trick;
    page.reload().await?;
    page.wait_until("the trick lies there", lies).await?;
    let found = page.look().await?.trick;
    ensure!(found == won, "it was {won:?}\nand is {found:?}");
    page.click(".trick").await?;
    page.wait_until("it is taken", &format!("!({lies})"))
        .await?;
    page.press("l").await?;
    page.wait_until(
        "it is the last trick",
        &format!(
            "{:?}.every((card) => document.querySelector(`dialog[open] [data-card=${{card}}]`))",
            [&won[0].card, &won[1].card]
        ),
    )
    .await
}

async fn play_a_trick(page: &Page) -> Result {
    let before = page.wait_for_turn().await?;
    let card = before.hand.iter().find(|held| held.playable);
    page.play(&card.expect("a card to play").card).await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// Some of what is kept; beside each lies the copy before it.
const KEYS: [&str; 3] = [
    "sechsundsechzig/settings",
    "sechsundsechzig/match",
    "sechsundsechzig/slates",
];

async fn rubbish_in_storage_is_set_aside(page: &mut Page) -> Result {
    page.open_quickly(PLAYER_LEADS).await?;
    play_a_trick(page).await?;
    let rubbish = ["rubbish", "{\"v\":1,\"sum\":\"0123", ""];
    for (at, rubbish) in rubbish.into_iter().enumerate() {
        page.run(&format!(
            "for (const name of {KEYS:?}) for (const key of [name, name + '/last']) \
                 localStorage.setItem(key, {rubbish:?})"
        ))
        .await?;
        page.open("").await?;
        page.expect_message("nur dieser Teil beginnt von vorn")
            .await?;
        for name in KEYS {
            let aside: Option<String> = page
                .value(&format!("localStorage.getItem('{name}/aside-{}')", at + 1))
                .await?;
            ensure!(
                aside.as_deref() == Some(rubbish),
                "{name} is not set aside: {aside:?}"
            );
        }
        play_a_trick(page).await?;
    }
    Ok(())
}

async fn a_damaged_match_is_found_in_its_last_copy(page: &mut Page) -> Result {
    page.open_quickly(PLAYER_LEADS).await?;
    play_a_trick(page).await?;
    page.run(
        "const name = 'sechsundsechzig/match'; \
         localStorage.setItem(name, localStorage.getItem(name).slice(0, -9))",
    )
    .await?;
    let damaged: String = page
        .value("localStorage.getItem('sechsundsechzig/match')")
        .await?;
    page.open("").await?;
    page.expect_message("Beschädigt: deine Partie. Wiederhergestellt aus der Kopie")
        .await?;
    let aside: Option<String> = page
        .value("localStorage.getItem('sechsundsechzig/match/aside-1')")
        .await?;
    ensure!(aside == Some(damaged), "{aside:?}");
    let seen = page.wait_for_turn().await?;
    ensure!(seen.seats[0].contains("Stich"), "{seen:?}");
    Ok(())
}

async fn goes_on_without_storage(page: &mut Page, script: &str, message: &str) -> Result {
    page.serve(Some(with_script(script)?)).await?;
    page.open("").await?;
    play_a_trick(page).await?;
    page.expect_message(message).await?;
    page.play_deal().await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn storage_may_be_forbidden(page: &mut Page) -> Result {
    let forbid = "Object.defineProperty(window, 'localStorage', \
        { get() { throw new DOMException('forbidden', 'SecurityError') } })";
    goes_on_without_storage(page, forbid, "speichert nichts").await
}

async fn storage_may_be_full(page: &mut Page) -> Result {
    let fill = "Storage.prototype.setItem = \
        () => { throw new DOMException('full', 'QuotaExceededError') }";
    goes_on_without_storage(page, fill, "voll").await
}

async fn trouble_beside_the_table_is_read_out_once(page: &mut Page) -> Result {
    page.open_quickly(PLAYER_LEADS).await?;
    page.wait_for_turn().await?;
    page.go("#/opponents").await?;
    page.element(".friend").await?;
    page.listen().await?;
    page.run(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    )
    .await?;
    page.click(".friend:first-child").await?;
    page.wait_until(
        "a message says so",
        "document.querySelector('.toast')?.textContent.includes('voll')",
    )
    .await?;
    page.wait_until_still().await?;
    let heard = page.heard().await?;
    let told = heard.iter().filter(|said| said.contains("voll"));
    ensure!(told.count() == 1, "{heard:?}");
    Ok(())
}

/// Storage that refuses some keys, until the page is loaded again.
const REFUSING: &str = "const set = Storage.prototype.setItem; let refused; \
    window.refuse = (part) => { refused = part }; \
    Storage.prototype.setItem = function (name, text) { \
        if (refused && name.includes(refused)) throw new DOMException('full', 'QuotaExceededError'); \
        return set.call(this, name, text) }";

/// Sets the match aside for the deal of the day.
async fn play_the_days_deal(page: &Page) -> Result {
    page.go("#/daily").await?;
    page.wait_until(
        "the day's cards are dealt",
        "document.querySelector('.bar__title').textContent.includes('Spiel des Tages') \
            && document.querySelector('.hand [data-card]')",
    )
    .await?;
    page.wait_for_turn().await?;
    Ok(())
}

/// Storage does not take the match that is to wait: the deal beside it does not take its place.
async fn a_match_that_cannot_be_set_aside_stays_saved(page: &mut Page) -> Result {
    page.serve(Some(with_script(REFUSING)?)).await?;
    page.open_quickly(PLAYER_LEADS).await?;
    play_a_trick(page).await?;
    let before = page.wait_for_turn().await?;
    page.run("refuse('/waiting')").await?;
    play_the_days_deal(page).await?;
    page.expect_message("voll").await?;
    play_a_trick(page).await?;
    page.reload().await?;
    is_as_before(page, &before).await
}

/// Storage does not take the match that is back: it still waits at the next visit.
async fn a_match_that_cannot_be_brought_back_goes_on_waiting(page: &mut Page) -> Result {
    page.serve(Some(with_script(REFUSING)?)).await?;
    page.open_quickly(PLAYER_LEADS).await?;
    play_a_trick(page).await?;
    let before = page.wait_for_turn().await?;
    play_the_days_deal(page).await?;
    page.play_deal().await?;
    page.run("refuse('/match')").await?;
    page.click(".end__go button").await?;
    is_as_before(page, &before).await?;
    page.reload().await?;
    page.click(".end__go button").await?;
    is_as_before(page, &before).await
}

/// What the player has to know does not wait behind what is good to know.
async fn trouble_is_told_before_the_rest(page: &mut Page) -> Result {
    let script = "const later = window.setTimeout; \
        window.setTimeout = (work, ms, ...rest) => ms === 8000 ? 0 : later(work, ms, ...rest); \
        window.fill = () => { Storage.prototype.setItem = \
            () => { throw new DOMException('full', 'QuotaExceededError') } }";
    page.serve(Some(with_script(script)?)).await?;
    page.open_quickly(PLAYER_LEADS).await?;
    page.play_deal().await?;
    let says =
        |part| format!("document.querySelector('.toast')?.textContent.includes('{part}') === true");
    page.press("u").await?;
    page.wait_until("help is told to come too late", &says("schon gewertet"))
        .await?;
    page.run("fill()").await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_until("trouble is told", &says("voll")).await
}

/// Cleared away in mid-deal, by the player or the browser: the table keeps what it has, and keeps it again.
async fn storage_may_be_cleared_in_mid_deal(page: &mut Page) -> Result {
    page.open_quickly(PLAYER_LEADS).await?;
    play_a_trick(page).await?;
    page.run("localStorage.clear()").await?;
    let seen = page.wait_for_turn().await?;
    page.step_by_pointer(&seen).await?;
    let before = page.wait_for_turn().await?;
    page.reload().await?;
    is_as_before(page, &before).await?;
    page.play_deal().await
}

/// Deals of another day than the one before them, as the chronicle has it.
const DAYS: &str = "JSON.parse(localStorage['sechsundsechzig/chronicle']).data.split(' ').slice(1)\
    .map((line) => Number(line.split(',')[0]))";

/// The clock is set back by more than a year between two deals: both are kept, in the order in which they were played.
async fn the_clock_may_be_set_back(page: &mut Page) -> Result {
    let release = with_script(
        "const Real = Date; \
         const now = () => Real.now() - Number(localStorage.getItem('set back') ?? 0); \
         window.Date = class extends Real { \
             constructor(...words) { words.length ? super(...words) : super(now()) } \
             static now() { return now() } }",
    )?;
    page.serve(Some(release)).await?;
    page.open_quickly(PLAYER_LEADS).await?;
    page.play_deal().await?;
    page.run("localStorage.setItem('set back', 400 * 24 * 3600 * 1000)")
        .await?;
    page.reload().await?;
    page.click(".end__go .btn--primary").await?;
    page.wait_until("cards are dealt", "!document.querySelector('.end__go')")
        .await?;
    page.play_deal().await?;
    let days: Vec<u32> = page.value(DAYS).await?;
    ensure!(days.len() == 2 && days[0] == days[1] + 400, "{days:?}");
    page.go("#/statistics").await?;
    page.wait_until(
        "the statistics have both",
        "document.querySelector('#lazy-page[data-made]')?.textContent.includes('2')",
    )
    .await
}

e2e::in_both_browsers!(
    storage_may_be_cleared_in_mid_deal,
    the_clock_may_be_set_back,
    a_trick_just_won_is_seen_again,
    trouble_is_told_before_the_rest,
    a_deal_goes_on_in_mid_trick,
    a_deal_goes_on_in_mid_trick_the_next_day,
    a_card_that_was_played_stays_played,
    rubbish_in_storage_is_set_aside,
    a_damaged_match_is_found_in_its_last_copy,
    storage_may_be_forbidden,
    storage_may_be_full,
    trouble_beside_the_table_is_read_out_once,
    a_match_that_cannot_be_set_aside_stays_saved,
    a_match_that_cannot_be_brought_back_goes_on_waiting,
);

e2e::in_webkit!(
    storage_may_be_cleared_in_mid_deal,
    a_trick_just_won_is_seen_again,
    a_deal_goes_on_in_mid_trick,
    a_card_that_was_played_stays_played,
    rubbish_in_storage_is_set_aside,
    a_damaged_match_is_found_in_its_last_copy,
    storage_may_be_forbidden,
    storage_may_be_full,
);
