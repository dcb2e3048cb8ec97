//! The slate as a screen of its own.

use super::page_layout::sheet;
use crate::app::app_context::AppContext;
use crate::app::components::slate::Scoreboard;
use crate::app::dom::{El, el};
use crate::app::game::Game;
use crate::app::rules_editor::RulesEditor;

/// The screen.
#[must_use]
pub fn tally() -> El {
    let words = AppContext::here().words();
    let (preset, rules) = Game::here()
        .standing
        .with_untracked(|standing| (standing.preset, *standing.rules));
    // The slate belongs to the preset, whatever was changed in it.
    let (_, changed) = RulesEditor::here().title(words, preset, rules);
    let changed = if changed {
        words.with_changed_rules()
    } else {
        ""
    };
    let of = el("p", "tally__note")
        .text(words.preset(preset))
        .text(" ")
        .text(changed);
    let note = el("p", "tally__note").text(words.bummerl_explained());
    let content = el("main", "tally").view(leptos::prelude::view! { <Scoreboard /> }).put(of).put(note);
    sheet(words.slate(), content).attr("class", "page table-ground")
}
