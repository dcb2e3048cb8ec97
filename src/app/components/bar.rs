//! The bar over the table: menu, game and score, last trick.

use super::chalk_marks;
use super::icon::icon_button;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::{Game, Sheet, Standing};
use crate::app::rules_editor::RulesEditor;
use crate::i18n::Scene;

/// The bar.
#[must_use]
pub fn bar() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let title = move || {
        let (preset, rules) = game
            .standing
            .with(|standing| (standing.preset, *standing.rules));
        let (name, _) = RulesEditor::here().title(words, preset, rules);
        // The bar has room for what the game is, not for what tells its kinds apart.
        match name.split_once([',', '(']) {
            Some((short, _)) if name == words.preset(preset) => short.trim_end().to_owned(),
            _ => name,
        }
    };
    let open = move |sheet: Sheet| move || game.sheet.set(Some(sheet.clone()));
    el("header", "bar")
        .put(icon_button("menu", words.menu(), open(Sheet::Menu)))
        .put(el("h1", "bar__title").says(title))
        .slot_for(
            move || scored(game),
            move |scored| vec![score(page, scored)],
        )
        .put(icon_button(
            "last-trick",
            words.last_trick(),
            open(Sheet::LastTrick),
        ))
}

/// The score as it stands, and who the sides are.
fn scored(game: Game) -> (Standing, Scene) {
    let mut standing = game.standing.get();
    let pegs: Vec<u16> = game
        .scene
        .with(|scene| scene.pegs.iter().map(|pegs| pegs.front).collect());
    if !pegs.is_empty() {
        // Points are marked the moment they are won (6.5).
        standing.points = pegs;
    }
    (standing, game.told())
}

fn score(page: AppContext, (standing, told): (Standing, Scene)) -> El {
    let words = page.words();
    let sides: Vec<_> = standing
        .points
        .iter()
        .zip(&standing.bummerl)
        .enumerate()
        .map(|(side, (points, bummerl))| (told.side(side), *points, *bummerl as u16))
        .collect();
    let label = [&*words.score_line(&sides), " ", words.open_slate()].concat();
    let bummerl = |side: usize| standing.bummerl.get(side).copied().unwrap_or(0);
    el("a", "bar__score")
        .attr("href", "#/tally")
        .put(el("span", "sr").text(&label))
        .put(
            el("span", "")
                .attr("aria-hidden", "true")
                .text(&standing.digits()),
        )
        .all(match standing.points.len() {
            2 => chalk_marks::pair(bummerl(0), bummerl(1)),
            _ => None,
        })
}
