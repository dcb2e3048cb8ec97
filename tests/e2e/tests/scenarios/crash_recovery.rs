//! The browser is killed in mid-match, again and again: each time a consistent match goes on, and after a long session no
//! more than the last second is lost.
//!
//! `cargo xtask kill-test` does it two hundred times and plays for ten minutes; the ordinary tests do a little of each.

use anyhow::{Context, ensure};
use e2e::{Page, Result, with_script};
use serde::Deserialize;
use std::time::{Duration, Instant};

/// What lies in storage before the page touches it: what was on the disk.
const FOUND: &str = "window.found = { ...localStorage };";

/// What is kept of the matches.
#[derive(Deserialize)]
struct StoredMatches {
    /// What the match under way is known by.
    link: String,
    /// Its moves.
    moves: usize,
    /// Deals in the history.
    written: usize,
    /// Deals that can be watched again, a hundred at most.
    deals: usize,
}

impl StoredMatches {
    /// What is kept in `found` or in `localStorage`.
    async fn of(page: &Page, place: &str) -> Result<Self> {
        let data = format!("JSON.parse({place}['sechsundsechzig/' + name] ?? '{{}}').data ?? ''");
        page.value(&format!(
            "((kept) => ({{ \
                link: kept('match').split(' ')[0], \
                moves: kept('match').split(/[. ]/).length, \
                written: kept('chronicle').split(' ').length - 1, \
                deals: kept('deals').split(';').filter(Boolean).length }}))((name) => {data})"
        ))
        .await
    }

    /// Nothing that was once on the disk is lost.
    fn is_no_less_than(&self, before: &Self) -> Result {
        let (written, least) = (self.written, before.written);
        ensure!(written >= least, "{written} deals of {least} are left");
        let (moves, least) = (self.moves, before.moves);
        let fewer = self.link == before.link && moves < least;
        ensure!(!fewer, "{moves} moves of {least} are left");
        Ok(())
    }
}

/// A few steps of play, none at all as well.
async fn play_on(page: &Page, steps: usize) -> Result {
    for _ in 0..steps {
        let seen = page.wait_for_turn().await?;
        if page.count(".end__go").await? > 0 {
            page.click(".end__go .btn--primary").await?;
            page.wait_until("the next deal is there", "document.querySelector('.hand')")
                .await?;
        } else if seen.asked() {
            page.step_by_pointer(&seen).await?;
        }
    }
    Ok(())
}

/// One kill of so many comes just when the browser writes to the disk.
const WRITTEN: u64 = 4;
/// Before one kill of so many the browser was closed as usual: what it was writing when killed, Firefox takes back.
const CLOSED: u64 = 8;

async fn a_killed_browser_goes_on_with_a_consistent_match(page: &mut Page) -> Result {
    let kills: u64 = match std::env::var("KILLS") {
        Ok(number) => number.parse().context("KILLS is no number")?,
        Err(_) => 3,
    };
    page.serve(Some(with_script(FOUND)?)).await?;
    page.open_quickly("#/deal/1/paderborn/kill?dealer=1")
        .await?;
    play_on(page, 3).await?;
    // A browser writes to the disk some seconds later, or when it is closed.
    page.restart_browser().await?;
    page.open("").await?;
    let mut before = StoredMatches::of(page, "found").await?;
    ensure!(before.moves > 1, "nothing is kept");
    for kill in 0..kills {
        // At another moment each time: at once, or just after a card, while the other thinks.
        let steps = (kill as usize * 7) % 5;
        if kill % WRITTEN == 1 {
            let disk = page.on_disk();
            play_on(page, steps.max(1)).await?;
            page.wait_until_written(&disk).await?;
        } else {
            play_on(page, steps).await?;
        }
        if kill % CLOSED == 2 {
            page.restart_browser().await?;
            page.open("").await?;
            play_on(page, 2).await?;
        }
        page.kill_browser().await?;
        page.open("")
            .await
            .with_context(|| format!("after kill {kill}"))?;
        page.wait_until(
            "a deal or its end is there",
            "document.querySelector('.hand, .end__go')",
        )
        .await?;
        let message: Option<String> = page
            .value("[...document.querySelectorAll('.toast')].map((e) => e.textContent).find((text) => /beschädigt|beiseite|verschwunden|lesbar/i.test(text)) ?? null")
            .await?;
        ensure!(message.is_none(), "kill {kill}: {message:?}");
        let aside: usize = page
            .value("Object.keys(localStorage).filter((key) => key.includes('aside')).length")
            .await?;
        ensure!(aside == 0, "kill {kill}: something could not be read");
        page.wait_for_turn().await?;
        let kept = StoredMatches::of(page, "found").await?;
        kept.is_no_less_than(&before)
            .with_context(|| format!("kill {kill}"))?;
        let now = StoredMatches::of(page, "localStorage").await?;
        let (written, deals) = (now.written, now.deals);
        ensure!(
            written.min(100) == deals,
            "kill {kill}: {written} deals are written up, {deals} kept"
        );
        eprintln!(
            "{}: kill {kill}, {} deals and {} moves kept",
            page.browser(),
            kept.written,
            kept.moves
        );
        before = kept;
    }
    Ok(())
}

/// What the journal says is on the disk is found again, without any time for the browser to write localStorage.
async fn what_is_durable_survives_a_kill(page: &mut Page) -> Result {
    page.open_quickly("#/deal/1/paderborn/kill?dealer=1")
        .await?;
    for kill in 0..3 {
        play_on(page, 4).await?;
        page.wait_until_durable().await?;
        let before = StoredMatches::of(page, "localStorage").await?;
        page.kill_browser().await?;
        page.open("").await?;
        page.wait_for_turn().await?;
        StoredMatches::of(page, "localStorage")
            .await?
            .is_no_less_than(&before)
            .with_context(|| format!("kill {kill}"))?;
    }
    Ok(())
}

/// What was kept at one moment of a session.
struct Moment {
    /// The moment before, when this was not kept yet.
    after: Instant,
    kept: StoredMatches,
    /// The sequence number of what was kept.
    sequence: u64,
}

/// The sequence numbers of what is kept and of what is on the disk, if any is.
const SEQUENCES: &str = "[parseInt(localStorage['sechsundsechzig/sequence']), \
    Number(document.documentElement.dataset.journal ?? 0)]";

/// Plays, looking at what is kept after each step, until the time is over or the steps are done.
async fn play_session(page: &Page, length: Length, pause: Duration) -> Result<(Vec<Moment>, u64)> {
    let begun = Instant::now();
    let mut moments = Vec::new();
    let mut durable = 0;
    let mut after = begun;
    let mut steps = 0;
    while match length {
        Length::Steps(number) => steps < number,
        Length::Time(time) => begun.elapsed() < time,
    } {
        steps += 1;
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        play_on(page, 1).await?;
        let now = Instant::now();
        let kept = StoredMatches::of(page, "localStorage").await?;
        let sequence;
        (sequence, durable) = page.value(SEQUENCES).await?;
        moments.push(Moment {
            after,
            kept,
            sequence,
        });
        after = now;
    }
    Ok((moments, durable))
}

/// How long a session is.
#[derive(Clone, Copy)]
enum Length {
    Steps(usize),
    Time(Duration),
}

/// Between two steps of a person.
const HUMAN: Duration = Duration::from_secs(3);
/// What may be lost after a session.
const AT_MOST: Duration = Duration::from_secs(1);

/// Killed right after a step. Everything that the journal said was on the disk is there; after a long session no more
/// than the last second is missing.
async fn a_session_loses_no_more_than_its_end(page: &mut Page) -> Result {
    let minutes: Option<u64> = match std::env::var("MINUTES") {
        Ok(number) => Some(number.parse().context("MINUTES is no number")?),
        Err(_) => None,
    };
    let (length, pauses) = match minutes {
        Some(minutes) => {
            let time = Duration::from_secs(60 * minutes);
            (Length::Time(time), vec![Duration::ZERO, HUMAN])
        }
        None => (Length::Steps(12), vec![Duration::ZERO]),
    };
    page.open_quickly("#/deal/1/paderborn/session?dealer=1")
        .await?;
    for pause in pauses {
        let (moments, durable) = play_session(page, length, pause).await?;
        let killed = Instant::now();
        page.kill_browser().await?;
        page.open("").await?;
        let now = StoredMatches::of(page, "localStorage").await?;
        let is_lost = |moment: &&Moment| now.is_no_less_than(&moment.kept).is_err();
        let is_other_match =
            |moment: &&Moment| now.link != moment.kept.link && now.written == moment.kept.written;
        // A match that began after the one found again is lost, too.
        let last = moments
            .iter()
            .rposition(|moment| !is_lost(&moment) && !is_other_match(&moment))
            .context("nothing is left")?;
        let lost = &moments[last + 1..];
        let missing = lost
            .first()
            .map_or(Duration::ZERO, |first| killed.duration_since(first.after));
        eprintln!(
            "{}: killed after {} steps with {} ms between them and {} deals: {} steps are lost, those of the last {} ms",
            page.browser(),
            moments.len(),
            pause.as_millis(),
            now.written,
            lost.len(),
            missing.as_millis()
        );
        let early = lost.iter().find(|moment| moment.sequence <= durable);
        ensure!(early.is_none(), "what was on the disk is lost");
        ensure!(
            minutes.is_none() || missing <= AT_MOST,
            "the last {missing:?} are lost"
        );
    }
    Ok(())
}

e2e::in_both_browsers!(
    a_killed_browser_goes_on_with_a_consistent_match,
    what_is_durable_survives_a_kill,
    a_session_loses_no_more_than_its_end,
);
