//! Every screen at four sizes looks as it was kept. `SNAPSHOTS=keep cargo xtask e2e --draft every_screen_looks` keeps how they look
//! now, in `tests/e2e/snapshots`.

use anyhow::{Context, ensure};
use e2e::{Conditions, Page, Picture, Result};
use std::path::{Path, PathBuf};

/// Sizes of windows, and how much smaller the kept pictures are.
const SIZES: [((u32, u32), u32); 4] = [
    ((320, 568), 4),
    ((360, 640), 4),
    ((768, 1024), 8),
    ((1440, 900), 10),
];

/// Screens that are the same whenever they are opened; what the deal of this link fills stands below.
const SCREENS: [&str; 13] = [
    "choose",
    "opponents",
    "rules",
    "settings",
    "scoreboard",
    "help",
    "history",
    "statistics",
    "backup",
    "install",
    "review",
    "puzzles",
    "nowhere",
];
const LINK: &str = "#/deal/1/paderborn/eckkamp%23116?dealer=1&deal=5";

struct Album {
    folder: PathBuf,
    keeps: bool,
    unlike: Vec<String>,
}

impl Album {
    fn open() -> Self {
        Self {
            folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots"),
            keeps: keeps(),
            unlike: Vec::new(),
        }
    }

    /// Holds what the page shows against what is kept, at each size.
    async fn look(&mut self, page: &Page, screen: &str) -> Result {
        for ((width, height), times) in SIZES {
            page.resize(width, height).await?;
            let file = format!("{screen}-{width}x{height}.png");
            let now = settled(page).await?.smaller(times);
            let kept = self.folder.join(&file);
            if self.keeps {
                now.write(&kept)?;
                continue;
            }
            let bytes = std::fs::read(&kept).with_context(|| format!("{file} is not kept"))?;
            let kept = Picture::read(&bytes)?;
            if !now.is_like(&kept) {
                page.screenshot(&format!("unlike-{file}")).await?;
                let similarity = now.similarity(&kept);
                self.unlike.push(format!("{file}: {similarity:.3}"));
            }
        }
        Ok(())
    }
}

/// Whether pictures are to be kept instead of compared.
pub fn keeps() -> bool {
    std::env::var("SNAPSHOTS").is_ok_and(|wish| wish == "keep")
}

/// The page once nobody speaks any more, all letters are there, nothing moves and two frames have been drawn since.
pub async fn settled(page: &Page) -> Result<Picture> {
    page.wait_until("nobody speaks", "!document.querySelector('.seat__says')")
        .await?;
    page.wait_until_still().await?;
    page.run(
        "window.drawn = false; \
         requestAnimationFrame(() => requestAnimationFrame(() => { window.drawn = true }))",
    )
    .await?;
    page.wait_until("the page is drawn", "window.drawn").await?;
    // What flies begins with a frame.
    page.wait_until_still().await?;
    page.picture().await
}

/// Says how long a trick lies there and comes back to the table.
async fn trick_stays(page: &Page, how_long: &str) -> Result {
    page.go("#/settings").await?;
    page.set("Tempo", how_long).await?;
    page.go("#/").await
}

async fn every_screen_looks_as_it_was_kept(page: &mut Page) -> Result {
    let mut album = Album::open();
    page.open_quickly(LINK).await?;
    page.wait_for_turn().await?;
    page.wait_until_kept().await?;
    page.wait_for_turn().await?;
    album.look(page, "table").await?;
    page.click(".bar .icon-btn").await?;
    page.element("dialog.menu[open]").await?;
    album.look(page, "menu").await?;
    page.press(thirtyfour::Key::Escape).await?;
    trick_stays(page, "Von Hand").await?;
    page.wait_for_turn().await?;
    page.play("DA").await?;
    page.wait_until(
        "the trick waits",
        "document.querySelector('main').textContent.includes('Tippe auf den Tisch')",
    )
    .await?;
    album.look(page, "trick").await?;
    page.click(".trick").await?;
    trick_stays(page, "Flott").await?;
    page.wait_for_turn().await?;
    page.press("a").await?;
    page.confirm_claim().await?;
    page.element(".end__go").await?;
    album.look(page, "end").await?;
    // Statistics and review tell it once it is known.
    page.wait_until_rated().await?;
    for screen in SCREENS {
        page.go(&format!("#/{screen}")).await?;
        page.wait_until(
            "the screen is there",
            &format!(
                "location.hash === '#/{screen}' && document.querySelector('main h2, main li, main fieldset') \
                    && !document.querySelector('.end__go, progress')"
            ),
        )
        .await?;
        album.look(page, screen).await?;
    }
    for game in ["free-trumps", "three", "four", "penneech"] {
        page.follow(&format!("#/deal/1/{game}/oma-1955?dealer=1"))
            .await?;
        page.wait_for_turn().await?;
        album.look(page, game).await?;
    }
    let unlike = album.unlike;
    ensure!(
        unlike.is_empty(),
        "unlike what was kept:\n{}",
        unlike.join("\n")
    );
    Ok(())
}

e2e::in_chromium_alone!(every_screen_looks_as_it_was_kept with Conditions::WHOLE_BROWSER);
