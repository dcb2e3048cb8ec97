//! Every screen, by day and by lamplight, on a phone and on a desktop, held against axe-core.

use anyhow::ensure;
use e2e::{Conditions, Page, Result, SENT};
use thirtyfour::prelude::*;

const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";
/// The texts are walked through in `how_to_play`.
const SCREENS: [&str; 14] = [
    "#/choose",
    "#/evening",
    "#/rules",
    "#/settings",
    "#/scoreboard",
    "#/help",
    "#/opponents",
    "#/share",
    "#/seal",
    "#/counting",
    "#/replay/1/x",
    SENT,
    "#/deal/1/paderbron/x",
    "#/nowhere",
];
const SIZES: [(u32, u32); 2] = [(360, 640), (1440, 900)];

/// What axe-core finds, each finding with the screen it was found on.
pub struct Findings {
    found: Vec<String>,
    checks: Checks,
}

/// What is looked for. The theme changes nothing but colours, so that lamplight is held against the rules for these.
#[derive(Clone, Copy)]
pub enum Checks {
    All,
    Colours,
}

impl Findings {
    pub const fn none(checks: Checks) -> Self {
        Self {
            found: Vec::new(),
            checks,
        }
    }

    pub fn expect_none(&self) -> Result {
        ensure!(
            self.found.is_empty(),
            "barriers:\n{}",
            self.found.join("\n")
        );
        Ok(())
    }

    pub async fn look(&mut self, page: &Page, screen: &str) -> Result {
        let size: (u32, u32) = page.value("[innerWidth, innerHeight]").await?;
        let findings = match self.checks {
            Checks::All => page.barriers().await?,
            Checks::Colours => page.barriers_of_colour().await?,
        };
        for finding in findings {
            self.found.push(format!("{screen} at {size:?}: {finding}"));
        }
        Ok(())
    }

    async fn look_at_every_size(&mut self, page: &Page, screen: &str) -> Result {
        for (width, height) in SIZES {
            page.resize(width, height).await?;
            self.look(page, screen).await?;
        }
        Ok(())
    }
}

async fn no_screen_has_barriers(page: &mut Page) -> Result {
    walk_screens(page, Checks::All).await
}

async fn walk_screens(page: &mut Page, checks: Checks) -> Result {
    let mut found = Findings::none(checks);
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    look_at_screens(page, &mut found).await?;
    look_at_a_deal(page, &mut found).await?;
    look_at_a_replay(page, &mut found).await?;
    for game in ["free-trumps", "three", "four", "penneech"] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        found.look_at_every_size(page, game).await?;
    }
    found.expect_none()
}

/// All other pages, the table and the menu.
async fn look_at_screens(page: &mut Page, found: &mut Findings) -> Result {
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        for screen in SCREENS {
            page.go(screen).await?;
            page.wait_until(
                "the screen is there",
                &format!("location.hash === {screen:?} && document.querySelector('#page main') && !document.querySelector('.hand')"),
            )
            .await?;
            found.look(page, screen).await?;
        }
        page.go("#/").await?;
        page.wait_until("the table is there", "document.querySelector('.hand')")
            .await?;
        found.look(page, "the table").await?;
        page.click(".bar .icon-btn").await?;
        page.wait_until(
            "the menu is there",
            "document.querySelector('dialog.menu[open]')",
        )
        .await?;
        found.look(page, "the menu").await?;
        close(page).await?;
    }
    Ok(())
}

/// What is asked in a deal, its end, and a message.
async fn look_at_a_deal(page: &mut Page, found: &mut Findings) -> Result {
    page.play("DA").await?;
    page.wait_for_turn().await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        page.press("l").await?;
        page.wait_until(
            "the last trick is there",
            "document.querySelector('dialog[open]')",
        )
        .await?;
        found.look(page, "the last trick").await?;
        close(page).await?;
        page.press("c").await?;
        page.wait_until(
            "covering is armed",
            "document.querySelector('.action--armed')",
        )
        .await?;
        found.look(page, "covering").await?;
        page.press(Key::Escape).await?;
        page.press("a").await?;
        page.wait_until(
            "it asks for the marriage",
            "document.querySelector('dialog[open]')",
        )
        .await?;
        found.look(page, "going out").await?;
        close(page).await?;
    }
    page.press("a").await?;
    page.confirm_claim().await?;
    page.wait_until("the end is there", "document.querySelector('.end__go')")
        .await?;
    // Nothing is taken back once the deal is over.
    page.press("u").await?;
    page.wait_until("there is a message", "document.querySelector('.toast')")
        .await?;
    found.look_at_every_size(page, "a message").await?;
    // It leaves by itself after a while; a slow machine may have looked so long.
    page.run("document.querySelector('.toast button')?.click()")
        .await?;
    page.wait_until("the message is gone", "!document.querySelector('.toast')")
        .await?;
    found.look_at_every_size(page, "the end of a deal").await
}

/// A deal somebody sent, watched with other eyes.
async fn look_at_a_replay(page: &mut Page, found: &mut Findings) -> Result {
    page.go(SENT).await?;
    page.click(".btn-stack .btn:last-child").await?;
    for eyes in ["Hermen Kord", "Alle Karten offen"] {
        let option = format!("//select/option[.={eyes:?}]");
        let option = page.find(By::XPath(&option)).await?;
        option.click().await?;
        found.look_at_every_size(page, eyes).await?;
        // Escape closes the list only where that has the focus; elsewhere it would leave the page.
        page.run("document.querySelector('select').focus()").await?;
        page.press(Key::Escape).await?;
        page.click(".replay__row .action:last-child").await?;
    }
    Ok(())
}

/// Every option open, among them some that are changed and contradict each other.
async fn the_rules_have_no_barriers_with_every_option_open(page: &mut Page) -> Result {
    let mut found = Findings::none(Checks::All);
    page.open("#/settings").await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        for rules in ["schnapsen?rob_min_talon=15&cover_min_talon=17", "penneech"] {
            page.go(&format!("#/rules/{rules}")).await?;
            page.wait_until("the options are there", "document.querySelector('.option')")
                .await?;
            page.run(
                "document.querySelector('.rules-tabs label:last-child').click(); \
                 for (const one of document.querySelectorAll('details')) one.open = true",
            )
            .await?;
            found.look(page, rules).await?;
        }
    }
    found.expect_none()
}

/// The list, a puzzle, and what came of a move in it.
async fn puzzles_have_no_barriers(page: &mut Page) -> Result {
    walk_puzzles(page, Checks::All).await
}

async fn walk_puzzles(page: &mut Page, checks: Checks) -> Result {
    let mut found = Findings::none(checks);
    page.open_quickly(LINK).await?;
    for (width, height) in SIZES {
        page.resize(width, height).await?;
        page.go("#/puzzles").await?;
        page.wait_until("the list is there", "document.querySelector('.puzzle')")
            .await?;
        found.look(page, "the puzzles").await?;
        page.go("#/puzzles/1").await?;
        page.wait_until(
            "a puzzle is there",
            "document.querySelector('#lazy-page .hand')",
        )
        .await?;
        found.look(page, "a puzzle").await?;
        page.run("document.querySelector('.bar [aria-expanded]').click()")
            .await?;
        found.look(page, "the cards known").await?;
        page.run("document.querySelector('.bar [aria-expanded]').click()")
            .await?;
        page.click(".hand [data-card]").await?;
        page.wait_until("it is judged", "document.querySelector('.verdict')")
            .await?;
        found.look(page, "what came of a move").await?;
    }
    found.expect_none()
}

async fn puzzles_have_no_barriers_by_lamplight(page: &mut Page) -> Result {
    walk_puzzles(page, Checks::Colours).await
}

async fn close(page: &Page) -> Result {
    page.press(Key::Escape).await?;
    page.wait_until("it is closed", "!document.querySelector('dialog')")
        .await
}

async fn no_screen_has_barriers_by_lamplight(page: &mut Page) -> Result {
    walk_screens(page, Checks::Colours).await
}

e2e::in_both_browsers!(
    no_screen_has_barriers,
    no_screen_has_barriers_by_lamplight with LAMPLIGHT,
    puzzles_have_no_barriers,
    puzzles_have_no_barriers_by_lamplight with LAMPLIGHT,
    the_rules_have_no_barriers_with_every_option_open with LAMPLIGHT,
);

const LAMPLIGHT: Conditions = Conditions {
    dark: true,
    ..Conditions::PHONE
};
