//! The table as a player meets it: what lies there, what can be done, and a whole deal played by pointer or keys.

use crate::{Page, Result};
use anyhow::{bail, ensure};
use serde::Deserialize;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// How long a whole deal may take on a busy machine.
const DEAL: Duration = Duration::from_secs(180);
/// How long a player looks at the table before looking again.
const GLANCE: Duration = Duration::from_millis(15);

/// The address of a deal of `paderborn` somebody sends with its moves: against Hermen Kord, a point lost.
pub const SENT: &str = "#/replay/1/paderborn/oma-1955?dealer=1&moves=DJ.CJ.d.DQm.C9.d.CQ.CK.r.d.HJ.HQ.d.D9.H9.d.\
    DK.HK.d.DA.S9.SA.SQ.HA.ST.CA.SJ.SK.CT.HT.DT&with=kord";

/// A card of the player's hand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Held {
    /// The card, such as `HK`.
    pub card: String,
    /// Its accessible name.
    pub name: String,
    /// Whether it can be played now.
    pub playable: bool,
}

/// A card of the trick under way.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: String,
    /// Whose it is: 0 is the player.
    pub by: u8,
}

/// What the page shows of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Seen {
    /// The hand.
    pub hand: Vec<Held>,
    /// The trick under way.
    pub trick: Vec<Laid>,
    /// The card that is turned up, while it is.
    pub turned: Option<String>,
    /// The name of the talon.
    pub talon: String,
    /// The other seats' names, which tell how many cards and tricks they have.
    pub seats: Vec<String>,
    /// The points of the match.
    pub score: String,
    /// Whether the player is to draw, or to do something else before.
    pub draws: bool,
    /// The calls that can be made now, such as `out` or `pass`.
    pub calls: Vec<String>,
    /// Whether the end of the deal is shown.
    pub over: bool,
}

impl Seen {
    /// Whether the player is to act.
    #[must_use]
    pub fn asked(&self) -> bool {
        let question = ["pass", "trump", "skip"];
        self.draws
            || question.iter().any(|call| self.may(call))
            || self.hand.iter().any(|held| held.playable)
    }

    /// Whether this call can be made now.
    #[must_use]
    pub fn may(&self, call: &str) -> bool {
        self.calls.iter().any(|may| may == call)
    }

    /// What is seen, less a trick that is complete: it lies until it is taken away, or drawn for.
    #[must_use]
    pub fn without_full_trick(mut self) -> Seen {
        if self.trick.len() > 1 {
            self.trick.clear();
        }
        self
    }

    /// The cards of the hand.
    #[must_use]
    pub fn cards(&self) -> Vec<&str> {
        self.hand.iter().map(|held| held.card.as_str()).collect()
    }
}

const LOOK: &str = "(() => { \
    const all = (css) => [...document.querySelectorAll(css)]; \
    const name = (element) => element?.getAttribute('aria-label') ?? ''; \
    const free = (element) => element.getAttribute('aria-disabled') !== 'true'; \
    return { \
        hand: all('.hand [data-card]').map((e) => ({ card: e.dataset.card, name: name(e), playable: free(e) })), \
        trick: all('.trick [data-by]').map((e) => ({ card: e.dataset.card, by: Number(e.dataset.by) })), \
        turned: document.querySelector('.talon__trump [data-card]')?.dataset.card ?? null, \
        talon: name(document.querySelector('.talon')), \
        seats: all('.seat').map(name), \
        score: document.querySelector('.bar__score')?.textContent ?? '', \
        draws: !!document.querySelector('.talon__button'), \
        calls: all('.actions [data-call]').filter(free).map((e) => e.dataset.call), \
        over: !!document.querySelector('.end__go') } })()";

/// Whether the player may act, or the deal is over; on the way to the match another page's table still stands for a moment.
const MAY_BE_ASKED: &str = "(location.hash.length > 2 || !document.getElementById('lazy-page')) \
    && (['.hand [data-card]', '.actions [data-call]'].some((css) => \
    [...document.querySelectorAll(css)].some((element) => element.getAttribute('aria-disabled') !== 'true')) \
    || !!document.querySelector('.talon__button, .end__go'))";

/// Whether the player may act, or take up a trick that is complete, or the deal is over.
const HAS_SOMETHING_TO_TAP: &str = "[...document.querySelectorAll('.hand [data-card], .actions [data-call]')] \
        .some((element) => element.getAttribute('aria-disabled') !== 'true') \
    || document.querySelectorAll('.trick [data-by]').length === document.querySelectorAll('.seat').length + 1 \
    || !!document.querySelector('.talon__button, .end__go')";

/// What a player who plays the first card that can be played would tap next.
const NEXT: &str = "const free = (css) => [...document.querySelectorAll(css)] \
        .find((element) => element.getAttribute('aria-disabled') !== 'true'); \
    const next = () => document.querySelector('.talon__button') ?? free('.actions [data-call=trump]') \
        ?? free('.actions [data-call=pass]') ?? free('.actions [data-call=skip]') \
        ?? free('.hand [data-card]') ?? document.querySelector('.trick');";

/// Taps what is next, for some seconds at most, and reports when the deal is over. Meanwhile the table's own pauses, which are
/// there for people to look (`table/timing.rs`), are skipped; shorter and longer timers keep their time.
const PLAY_DEAL: &str = "const done = arguments[0]; let left = 200; \
    const later = window.setTimeout; \
    window.setTimeout = (work, ms, ...rest) => later(work, ms > 100 && ms < 2000 ? 0 : ms, ...rest); \
    const leave = (how) => { window.setTimeout = later; done(how) }; \
    const step = () => { \
        if (document.querySelector('.end__go')) return leave('over'); \
        if ((left -= 1) < 0) return leave('goes on'); \
        next()?.click(); \
        later(step, 20) }; \
    step()";

/// Taps what is next and reports when the page has changed, or after a second; or that the deal is over.
const STEP: &str = "const done = arguments[0]; let left = 40; \
    if (document.querySelector('.end__go')) return done(true); \
    const before = document.body.innerHTML; \
    const look = () => { \
        if (document.body.innerHTML !== before || (left -= 1) < 0) return done(false); \
        setTimeout(look, 25) }; \
    next()?.click(); \
    setTimeout(look)";

/// Collects what the live region reads out, from when this was run.
const LISTEN: &str = "if (!window.heard) { window.heard = []; \
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach( \
        (node) => { if (node.textContent) window.heard.push(node.textContent) }))) \
    .observe(document.getElementById('live-region'), { childList: true, subtree: true }) }";

impl Page {
    /// What the page shows of the deal.
    ///
    /// # Errors
    /// When the browser is gone.
    pub async fn look(&self) -> Result<Seen> {
        self.value(LOOK).await
    }

    /// What is seen as soon as a JavaScript expression is true, or after a second.
    async fn look_once(&self, expression: &str) -> Result<Seen> {
        let seen = self
            .await_in_page(&format!("({expression}) && {LOOK}"))
            .await
            .and_then(|seen| Ok(serde_json::from_value(seen)?));
        match seen {
            Ok(seen) => Ok(seen),
            Err(_) => self.look().await,
        }
    }

    /// Takes up the cards of [`SENT`] where they are offered.
    ///
    /// # Errors
    /// When there is no table soon.
    pub async fn take_up_sent(&self) -> Result {
        self.click(".btn-stack .btn--primary").await?;
        self.wait_until(
            "the table is set",
            "document.querySelector('.hand [data-card=DJ]')",
        )
        .await
    }

    /// On the settings' screen, chooses something by the words it is labelled with.
    ///
    /// # Errors
    /// When there is no such setting.
    pub async fn set(&self, title: &str, label: &str) -> Result {
        let label = format!(
            "//fieldset[normalize-space(legend)={title:?}]//label[normalize-space()={label:?}]"
        );
        self.wait_until(
            "the setting is there",
            &format!("document.evaluate({label:?}, document, null, 9).singleNodeValue"),
        )
        .await?;
        // A person scrolls until no message lies over it.
        self.run(&format!(
            "document.evaluate({label:?}, document, null, 9).singleNodeValue.scrollIntoView({{ block: 'center' }})"
        ))
        .await?;
        self.find(By::XPath(label)).await?.click().await?;
        Ok(())
    }

    /// Waits until the player is to act or the deal is over; a tap on the table moves on as soon as something waits.
    ///
    /// # Errors
    /// When neither happens.
    pub async fn wait_for_turn(&self) -> Result<Seen> {
        let begun = Instant::now();
        loop {
            // What would be asked, roughly; whether it is, the cards tell.
            let seen = self.look_once(MAY_BE_ASKED).await?;
            if seen.asked() || seen.over {
                return Ok(seen);
            }
            ensure!(begun.elapsed() < DEAL, "nothing is asked: {seen:?}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Plays a card of the hand with the mouse.
    ///
    /// # Errors
    /// When it does not leave the hand.
    pub async fn play(&self, card: &str) -> Result {
        let css = format!(".hand [data-card={card}]");
        self.until_clicked(&css, &format!("!document.querySelector('{css}')"))
            .await
    }

    /// Reads messages, putting one after the other away, until one says this.
    ///
    /// # Errors
    /// When none does.
    pub async fn expect_message(&self, part: &str) -> Result {
        // In one go: a message that has just taken the place of the one read would be put away unread.
        const READ_AND_PUT_AWAY: &str = "((toast) => { \
            const text = toast?.textContent ?? null; \
            toast?.querySelector('button')?.click(); \
            return text })(document.querySelector('.toast'))";
        let begun = Instant::now();
        loop {
            let text: Option<String> = self.value(READ_AND_PUT_AWAY).await?;
            if text.is_some_and(|text| text.contains(part)) {
                return Ok(());
            }
            ensure!(begun.elapsed() < DEAL, "no message says {part:?}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Confirms a claim: with the second tap, or without a marriage where it is asked for one.
    ///
    /// # Errors
    /// When it is not asked for.
    pub async fn confirm_claim(&self) -> Result {
        self.click("[data-call=out-without], .action--armed[data-call=out]")
            .await
    }

    /// Clicks what may be gone by now, or lie under a card that flies.
    async fn try_click(&self, css: &str) {
        if let Ok(element) = self.find(By::Css(css)).await {
            let _ = element.click().await;
        }
    }

    async fn until_clicked(&self, css: &str, done: &str) -> Result {
        let begun = Instant::now();
        loop {
            self.click(css).await.or_else(|error| {
                // A card may fly over it just now, or a message lie there.
                ensure!(begun.elapsed() < DEAL, error);
                Ok(())
            })?;
            if self.value(done).await? {
                return Ok(());
            }
            ensure!(begun.elapsed() < DEAL, "{css} was clicked in vain");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// One step of a player who plays the first card that can be played, with the mouse.
    ///
    /// # Errors
    /// When nothing happens any more.
    pub async fn step_by_pointer(&self, seen: &Seen) -> Result {
        let first = seen.hand.iter().find(|held| held.playable);
        let css = match first {
            _ if seen.draws => ".talon__button".to_owned(),
            _ if seen.may("trump") => ".actions [data-call=trump]".to_owned(),
            _ if seen.may("pass") => ".actions [data-call=pass]".to_owned(),
            _ if seen.may("skip") => ".actions [data-call=skip]".to_owned(),
            Some(held) => format!(".hand [data-card={}]", held.card),
            None => ".trick".to_owned(), // moves on
        };
        self.try_click(&css).await;
        Ok(())
    }

    /// Plays until the deal is over, by clicks that the page makes itself: for deals that are only a means. A deal played
    /// by pointer keeps driver and browser many times as busy.
    ///
    /// # Errors
    /// When it does not come to its end.
    pub async fn play_deal(&self) -> Result {
        let begun = Instant::now();
        loop {
            // The page may be loaded anew meanwhile, and its script with it.
            let script = format!("{NEXT} {PLAY_DEAL}");
            let found = self.driver.execute_async(script, Vec::new()).await;
            if found.is_ok_and(|found| found.json() == "over") {
                return Ok(());
            }
            ensure!(
                begun.elapsed() < DEAL,
                "the deal does not end: {:?}",
                self.look().await?
            );
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// One step of the same player by a click that the page makes itself, and whether the deal was over before.
    ///
    /// # Errors
    /// When the page is left meanwhile.
    pub async fn step_by_script(&self) -> Result<bool> {
        let script = format!("{NEXT} {STEP}");
        let over = self.driver.execute_async(script, Vec::new()).await?;
        Ok(over.convert()?)
    }

    /// Plays until the deal is over, with the mouse.
    ///
    /// # Errors
    /// When it does not come to its end.
    pub async fn play_deal_by_pointer(&self) -> Result {
        let begun = Instant::now();
        loop {
            // While nothing can be done, the page is neither asked again and again nor clicked in vain.
            let seen = self.look_once(HAS_SOMETHING_TO_TAP).await?;
            if seen.over {
                return Ok(());
            }
            ensure!(begun.elapsed() < DEAL, "the deal does not end: {seen:?}");
            self.step_by_pointer(&seen).await?;
        }
    }

    /// Plays until the deal is over, with the keys of the help alone.
    ///
    /// # Errors
    /// When it does not come to its end.
    pub async fn play_deal_by_keys(&self) -> Result {
        let begun = Instant::now();
        loop {
            let seen = self.look().await?;
            if seen.over {
                return Ok(());
            }
            ensure!(begun.elapsed() < DEAL, "the deal does not end: {seen:?}");
            let first = seen.hand.iter().position(|held| held.playable);
            match first {
                _ if seen.draws => self.press("d").await?,
                _ if seen.may("trump") => self.press_call("trump").await?,
                _ if seen.may("pass") => self.press("c").await?,
                _ if seen.may("skip") => self.press("x").await?,
                Some(place) => {
                    // The page has yet to move it when a card that cannot be played has it.
                    self.wait_until(
                        "the focus is on what can be used",
                        "!document.activeElement.matches('.hand [aria-disabled=true]')",
                    )
                    .await?;
                    let rights = Key::Right.value().to_string().repeat(place);
                    self.press(format!("{}{rights}", Key::Home.value())).await?;
                    let card = &seen.hand[place].card;
                    let there: bool = self
                        .value(&format!("document.activeElement.dataset.card === {card:?}"))
                        .await?;
                    ensure!(there, "{} has the focus, not {card}", self.focused().await?);
                    self.press(Key::Enter).await?;
                }
                None => self.press("d").await?, // moves on
            }
        }
    }

    /// Goes to a call with the tabulator and makes it.
    async fn press_call(&self, call: &str) -> Result {
        const LONGEST_WAY: usize = 40;
        for _ in 0..LONGEST_WAY {
            self.press(Key::Tab).await?;
            let there = format!("document.activeElement.dataset.call === {call:?}");
            if self.value(&there).await? {
                return self.press(Key::Enter).await;
            }
        }
        bail!("the tabulator never comes to {call}")
    }

    /// Begins to collect what the live region reads out.
    ///
    /// # Errors
    /// When there is none.
    pub async fn listen(&self) -> Result {
        self.run(LISTEN).await
    }

    /// What the live region has read out since the last call; waits until there is something.
    ///
    /// # Errors
    /// When nothing is read out.
    pub async fn heard(&self) -> Result<Vec<String>> {
        let begun = Instant::now();
        loop {
            let heard = self
                .await_in_page("window.heard.length && window.heard.splice(0)")
                .await?;
            if let Ok(heard) = serde_json::from_value::<Vec<String>>(heard) {
                return Ok(heard);
            }
            if begun.elapsed() > DEAL {
                bail!("nothing is read out");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }
}
