//! The journal: what is kept has a second copy in IndexedDB, which is put back when the browser lost the first.

use anyhow::ensure;
use e2e::{Page, Result, other_release, with_script};

const JOURNAL: &str = include_str!("../../../../web/journal.js");
const LINK: &str = "#/deal/1/paderborn/oma-1955?dealer=1";
const MATCH: &str = "localStorage['sechsundsechzig/match']";

async fn play_a_trick(page: &Page) -> Result {
    let before = page.wait_for_turn().await?;
    page.step_by_pointer(&before).await?;
    page.wait_until(
        "a card is played",
        &format!(
            "document.querySelectorAll('.hand [data-card]').length !== {}",
            before.hand.len()
        ),
    )
    .await?;
    page.wait_for_turn().await?;
    Ok(())
}

async fn text_of_match(page: &Page) -> Result<String> {
    page.value(MATCH).await
}

/// Runs before the page: localStorage is made what `sessionStorage.disk` says was on the disk.
const DISK: &str = "const disk = sessionStorage.getItem('disk'); \
    if (disk) { \
        sessionStorage.removeItem('disk'); \
        localStorage.clear(); \
        Object.assign(localStorage, JSON.parse(disk)); \
        window.disk = { ...localStorage } }";

/// Remembers localStorage as it is, over the next visits of this tab.
const REMEMBER: &str = "sessionStorage.setItem('before', JSON.stringify(localStorage))";
/// What was remembered.
const BEFORE: &str = "JSON.parse(sessionStorage.getItem('before'))";

/// Opens the page as a killed browser does whose disk had this of localStorage, a JavaScript object.
async fn open_with_disk(page: &Page, disk: &str) -> Result {
    page.run(&format!(
        "sessionStorage.setItem('disk', JSON.stringify({disk}))"
    ))
    .await?;
    page.open("").await?;
    ensure!(
        page.value::<bool>("Boolean(window.disk)").await?,
        "the disk was not read"
    );
    Ok(())
}

/// A page that has played on since `REMEMBER`, all of it in the journal; returns the match.
async fn played_on(page: &mut Page) -> Result<String> {
    page.serve(Some(with_script(DISK)?)).await?;
    page.open_quickly(LINK).await?;
    play_a_trick(page).await?;
    page.wait_until_durable().await?;
    page.run(REMEMBER).await?;
    play_a_trick(page).await?;
    page.wait_until_durable().await?;
    text_of_match(page).await
}

async fn a_newer_journal_is_put_back(page: &mut Page) -> Result {
    let newest = played_on(page).await?;
    open_with_disk(page, BEFORE).await?;
    let older: String = page.value("window.disk['sechsundsechzig/match']").await?;
    ensure!(older != newest, "nothing was played");
    let now = text_of_match(page).await?;
    ensure!(now == newest, "it is {now}\ninstead of {newest}");
    play_a_trick(page).await
}

/// Killed in the first visit, before the browser had written anything.
async fn a_first_visit_is_found_again(page: &mut Page) -> Result {
    let newest = played_on(page).await?;
    open_with_disk(page, "{}").await?;
    let now = text_of_match(page).await?;
    ensure!(now == newest, "it is {now}\ninstead of {newest}");
    Ok(())
}

/// A release without a journal has played on where a killed browser had lost something: its match stays.
async fn data_changed_by_an_older_release_stay(page: &mut Page) -> Result {
    played_on(page).await?;
    let set = "{ 'sechsundsechzig/challenge': 'set by the older release' }";
    let before: String = page
        .value(&format!("{BEFORE}['sechsundsechzig/match']"))
        .await?;
    open_with_disk(page, &format!("{{ ...{BEFORE}, ...{set} }}")).await?;
    let now = text_of_match(page).await?;
    ensure!(now == before, "it is {now}\ninstead of {before}");
    Ok(())
}

/// The journal has failed since: what it has is older and stays where it is.
async fn an_older_journal_is_ignored(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    play_a_trick(page).await?;
    page.wait_until_durable().await?;
    page.run("IDBDatabase.prototype.transaction = () => { throw new Error('broken') }")
        .await?;
    play_a_trick(page).await?;
    let newest = text_of_match(page).await?;
    page.open("").await?;
    let now = text_of_match(page).await?;
    ensure!(now == newest, "it is {now}\ninstead of {newest}");
    page.wait_until_durable().await
}

/// Cleared by hand while the page was open, then loaded anew: it stays away.
async fn what_was_cleared_by_hand_stays_away(page: &mut Page) -> Result {
    let newest = played_on(page).await?;
    page.run("localStorage.clear()").await?;
    page.reload().await?;
    page.wait_for_turn().await?;
    let now: Option<String> = page.value(&format!("{MATCH} ?? null")).await?;
    ensure!(now != Some(newest), "the match is back");
    Ok(())
}

/// The keys that the journal has, once they are asked for.
const READ_JOURNAL: &str = "indexedDB.open('sechsundsechzig').onsuccess = ({ target: { result: database } }) => { \
        const store = database.transaction('kept').objectStore('kept'); \
        store.getAllKeys().onsuccess = (names) => store.getAll().onsuccess = (values) => { \
            database.close(); \
            window.journal = Object.fromEntries(names.target.result.map( \
                (name, at) => [name, values.target.result[at]])) } }";

async fn read_journal(page: &Page) -> Result<serde_json::Value> {
    page.run("window.journal = undefined").await?;
    page.run(READ_JOURNAL).await?;
    page.wait_until("the journal is read", "window.journal")
        .await?;
    page.value("window.journal").await
}

async fn what_was_deleted_is_deleted_in_the_journal(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.play_deal().await?;
    page.wait_until_durable().await?;
    let journal = read_journal(page).await?;
    ensure!(
        journal.get("sechsundsechzig/chronicle").is_some(),
        "the journal has no deal: {journal}"
    );
    page.open_backup().await?;
    page.click("[data-call=delete]").await?;
    page.run("window.isOld = true").await?;
    page.click("[data-call=really]").await?;
    page.wait_until(
        "the page starts anew",
        "!window.isOld && document.documentElement.dataset.boot === 'done'",
    )
    .await?;
    page.wait_until_durable().await?;
    let journal = read_journal(page).await?;
    ensure!(
        journal.get("sechsundsechzig/chronicle").is_none(),
        "it is still in the journal: {journal}"
    );
    page.kill_browser().await?;
    page.open("").await?;
    ensure!(
        page.value::<bool>("!localStorage['sechsundsechzig/chronicle']")
            .await?,
        "it is back"
    );
    Ok(())
}

/// The watching tab may change settings; the tab that plays puts them into the journal.
async fn settings_of_a_watching_tab_reach_the_journal(page: &mut Page) -> Result {
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    let first = page.driver().window().await?;
    let second = page.driver().new_tab().await?;
    page.show_window(&second).await?;
    page.open("#/settings").await?;
    page.set("Tempo", "Von Hand").await?;
    let settings: String = page
        .value("localStorage['sechsundsechzig/settings']")
        .await?;
    page.show_window(&first).await?;
    page.wait_until(
        "the other tab's settings are here",
        &format!("localStorage['sechsundsechzig/settings'] === {settings:?}"),
    )
    .await?;
    page.run(&format!("setInterval(() => {{ {READ_JOURNAL} }}, 100)"))
        .await?;
    page.wait_until(
        "they are in the journal",
        &format!("window.journal?.['sechsundsechzig/settings'] === {settings:?}"),
    )
    .await
}

/// The page starts, plays and keeps without a working IndexedDB.
async fn plays_without_a_journal(page: &mut Page, script: &str) -> Result {
    page.serve(Some(with_script(script)?)).await?;
    page.open_quickly(LINK).await?;
    play_a_trick(page).await?;
    let before = text_of_match(page).await?;
    page.open("").await?;
    let now = text_of_match(page).await?;
    ensure!(now == before, "it is {now}\ninstead of {before}");
    play_a_trick(page).await
}

async fn the_journal_may_be_forbidden(page: &mut Page) -> Result {
    let forbid = "IDBFactory.prototype.open = \
        () => { throw new DOMException('forbidden', 'SecurityError') }";
    plays_without_a_journal(page, forbid).await
}

async fn the_journal_may_hang(page: &mut Page) -> Result {
    plays_without_a_journal(page, "IDBFactory.prototype.open = () => ({})").await
}

async fn there_may_be_no_journal(page: &mut Page) -> Result {
    let none = "Object.defineProperty(window, 'indexedDB', { value: undefined })";
    plays_without_a_journal(page, none).await
}

async fn nonsense_in_the_journal_is_replaced(page: &mut Page) -> Result {
    let newest = played_on(page).await?;
    for nonsense in [
        "store.put('nonsense', 'state')",
        "store.put({ sequence: 1e14, fingerprint: '0' }, 'state')",
        "store.put({ sequence: -1 }, 'state')",
        "store.put({ sequence: 1e14, fingerprint: {} }, 'state'), store.put(7, 'sechsundsechzig/match')",
        "store.clear()",
    ] {
        page.run(
            &format!(
                "indexedDB.open('sechsundsechzig').onsuccess = ({{ target: {{ result: database }} }}) => {{ \
                    const work = database.transaction('kept', 'readwrite'); \
                    const store = work.objectStore('kept'); {nonsense}; \
                    work.oncomplete = () => {{ database.close(); window.isWritten = true }} }}"
            ),
        )
        .await?;
        page.wait_until("nonsense is written", "window.isWritten")
            .await?;
        page.open("").await?;
        let now = text_of_match(page).await?;
        ensure!(now == newest, "after {nonsense} it is {now}");
        page.wait_until_durable().await?;
        let journal = read_journal(page).await?;
        let kept = journal["sechsundsechzig/match"].as_str();
        ensure!(kept == Some(&*newest), "after {nonsense}: {journal}");
    }
    Ok(())
}

/// Which journal is put back, decided without a browser's storage.
async fn the_newer_state_is_known_by_its_number_and_fingerprint(page: &mut Page) -> Result {
    // A release has it inside its first script, so it is served once more by itself.
    page.serve(Some(other_release(|files| {
        files.insert("assets/journal.js".into(), JOURNAL.into());
    })?))
    .await?;
    page.open("").await?;
    page.run(
        "import(new URL('assets/journal.js', document.baseURI))\
            .then((script) => { window.script = script })",
    )
    .await?;
    page.wait_until("the script is there", "window.script")
        .await?;
    let wrong: Vec<String> = page
        .value(
            "(({ isNewer, fingerprint }) => { \
                const kept = (one, two) => new Map([['sechsundsechzig/match', one], ['sechsundsechzig/slates', two]]); \
                const [old, young, none] = [kept('a', 'b'), kept('c', 'd'), new Map()]; \
                const state = (kept, sequence, more) => \
                    ({ kept, sequence, fingerprint: sequence && fingerprint(kept), ...more }); \
                const cases = [ \
                    ['higher number', state(young, 9), state(old, 8), true], \
                    ['same number', state(young, 8), state(old, 8), false], \
                    ['lower number', state(young, 7), state(old, 8), false], \
                    ['data changed since', state(young, 9), state(old, 8, { fingerprint: fingerprint(young) }), false], \
                    ['first visit, nothing written', state(young, 3, { found: fingerprint(none) }), state(none), true], \
                    ['number lost, other data', state(young, 3, { found: fingerprint(none) }), state(old), false], \
                    ['number lost later', state(young, 3), state(none), false], \
                    ['began with the data of an older release', state(young, 3, { found: fingerprint(old) }), state(old), true], \
                    ['everything deleted', state(none, 9), state(old, 8), true], \
                    ['incomplete', state(new Map([...young].slice(1)), 9, { fingerprint: fingerprint(young) }), state(old, 8), false], \
                    ['foreign key', state(new Map([['other', 'x']]), 9), state(old, 8), false], \
                    ['no text', state(kept('c', 7).set('sechsundsechzig/slates', { length: 1, slice: () => '' }), 9), state(old, 8), false], \
                    ['no number', state(young, 'x'), state(old, 8), false], \
                    ['number too high', state(young, 2 ** 60), state(old, 8), false], \
                    ['nothing', { kept: none }, state(none), false], \
                ]; \
                return cases.filter(([, journal, stored, wanted]) => isNewer(journal, stored) !== wanted) \
                    .map(([name]) => name) })(window.script)",
        )
        .await?;
    ensure!(wrong.is_empty(), "wrong decisions: {wrong:?}");
    Ok(())
}

e2e::in_both_browsers!(
    a_newer_journal_is_put_back,
    a_first_visit_is_found_again,
    data_changed_by_an_older_release_stay,
    an_older_journal_is_ignored,
    what_was_cleared_by_hand_stays_away,
    what_was_deleted_is_deleted_in_the_journal,
    settings_of_a_watching_tab_reach_the_journal,
    the_journal_may_be_forbidden,
    the_journal_may_hang,
    there_may_be_no_journal,
    nonsense_in_the_journal_is_replaced,
    the_newer_state_is_known_by_its_number_and_fingerprint,
);
