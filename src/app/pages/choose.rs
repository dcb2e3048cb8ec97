//! Choose a game: those of the sources by families, and the player's own.

use super::page_layout::{headed, letter, sheet};
use crate::app::app_context::AppContext;
use crate::app::components::icon::link;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::page_bridge::LazyPage;
use crate::app::route::Route;
use crate::app::rule_sets::{Draft, RuleSet};
use crate::app::rules_editor::RulesEditor;
use crate::i18n::{Source, Words};
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Preset;

/// A heading and the games under it.
type Games = (fn(Words) -> &'static str, &'static [Preset]);

/// The games under their headings.
const GROUPS: [Games; 6] = [
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
    (
        Words::odd_ones,
        &[Preset::FreeTrumps, Preset::Thousand, Preset::AceOfHearts],
    ),
    (
        Words::for_three,
        &[Preset::ThreeRotating, Preset::Three, Preset::ThreeTreatise],
    ),
    (Words::for_four, &[Preset::Four, Preset::FourDrawn]),
    (Words::penneech, &[Preset::Penneech, Preset::Penneech32]),
    (Words::neighbours, &[Preset::Schnapsen, Preset::Santase]),
];

/// The screen.
#[must_use]
pub fn choose() -> El {
    let words = AppContext::here().words();
    let group = |(heading, presets): Games| {
        let drafts = presets.iter().map(|preset| Draft::of(*preset));
        group(heading(words), drafts.map(|draft| row(&draft, None)))
    };
    let own = RulesEditor::here().sets.with_untracked(|sets| {
        let row = |set: &RuleSet| row(&set.draft(), Some(&set.name));
        let rows: Vec<El> = sets.iter().map(row).collect();
        (!rows.is_empty()).then(|| self::group(words.custom_rules(), rows))
    });
    let content = headed(words.choose_question())
        .put(el("p", "lead").text(words.choose_legend()))
        .put(el("div", "groups").all(own).all(GROUPS.map(group)))
        .put(el("p", "links").put(link("", words.fairness(), "#/seal")));
    sheet(words.choose_game(), content)
}

fn group(heading: &str, rows: impl IntoIterator<Item = El>) -> El {
    el("section", "group")
        .put(el("h3", "").text(heading))
        .put(el("ul", "rows").all(rows))
}

/// A game: a preset, or rules under a name of the player's own.
fn row(draft: &Draft, own_name: Option<&str>) -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let running = game
        .standing
        .with_untracked(|now| now.preset == draft.preset && *now.rules == draft.rules);
    let cards = draft.rules.pack.len();
    let name = el("b", "")
        .text(own_name.unwrap_or(words.preset(draft.preset)))
        .all(running.then(|| el("em", "").text(words.running())));
    let line = match own_name {
        None => words.preset_line(draft.preset).to_owned(),
        Some(_) => what_is_changed(words, draft),
    };
    let text = el("span", "row__text")
        .put(name)
        .put(el("span", "").text(&line));
    let number = el("span", "num")
        .attr("aria-hidden", "true")
        .text(&cards.to_string());
    let meta = el("span", "row__meta")
        .put(number)
        .put(el("span", "sr").text(&words.cards_count(cards as u8)))
        .put(letter(Source::of(draft.preset)));
    let link = link(
        "row",
        "",
        &Route::LazyPage(LazyPage::Rules(Some(draft.print()))).hash(),
    )
    .maybe("aria-current", running.then_some("true"))
    .put(text)
    .put(meta);
    el("li", "").put(link)
}

/// "Paderborner 66: Geraubt wird, Partie bis".
fn what_is_changed(words: Words, draft: &Draft) -> String {
    let titles: Vec<&str> = draft.changed().map(|id| words.option_title(id)).collect();
    let preset = words.preset(draft.preset);
    if titles.is_empty() {
        preset.to_owned()
    } else {
        [preset, ": ", &titles.join(", ")].concat()
    }
}
