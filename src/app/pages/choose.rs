//! Choose a game.

use super::sheet::{headed, letter, sheet};
use crate::app::components::icon::link;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::games::rules::Preset;
use crate::words::{Source, Words};

/// A heading and the games under it.
type Games = (fn(Words) -> &'static str, &'static [Preset]);

/// The games that can be played, under their headings.
const GROUPS: [Games; 2] = [
    (
        Words::for_two,
        &[
            Preset::Paderborn,
            Preset::Scharf,
            Preset::Schnurps,
            Preset::Treatise,
            Preset::Bummerl,
            Preset::Strokes,
            Preset::Strokes32,
        ],
    ),
    (Words::neighbours, &[Preset::Schnapsen, Preset::Santase]),
];

/// Whether the table can be set for this game yet.
#[must_use]
pub fn can_be_played(preset: Preset) -> bool {
    GROUPS.iter().any(|(_, presets)| presets.contains(&preset))
}

/// The screen.
#[must_use]
pub fn choose() -> El {
    let words = Page::here().words();
    let group = |(heading, presets): Games| {
        el("section", "group")
            .put(el("h3", "").text(heading(words)))
            .put(el("ul", "rows").all(presets.iter().copied().map(row)))
    };
    let content = headed(words.choose_question())
        .put(el("p", "lead").text(words.choose_legend()))
        .put(el("div", "groups").all(GROUPS.map(group)));
    sheet(words.choose_game(), content)
}

fn row(preset: Preset) -> El {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words();
    let running = game
        .standing
        .with_untracked(|standing| standing.preset == preset);
    let cards = preset.rules().pack.len();
    let name = el("b", "")
        .text(words.preset(preset))
        .all(running.then(|| el("em", "").text(words.running())));
    let text = el("span", "row__text")
        .put(name)
        .put(el("span", "").text(words.preset_line(preset)));
    let number = el("span", "num")
        .attr("aria-hidden", "true")
        .text(&cards.to_string());
    let meta = el("span", "row__meta")
        .put(number)
        .put(el("span", "sr").text(&words.cards_count(cards as u8)))
        .put(letter(Source::of(preset)));
    let link = link("row", "", &["#/rules/", preset.id()].concat())
        .maybe("aria-current", running.then_some("true"))
        .put(text)
        .put(meta);
    el("li", "").put(link)
}
