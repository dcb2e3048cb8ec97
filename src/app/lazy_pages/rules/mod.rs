//! The rules in force, or those of a game to choose: told in words, and option by option, each of
//! which can be changed.

mod custom_rules;
mod options;
mod rules_text;

use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon, link};
use crate::app::dom::{El, el, find};
use crate::app::lazy_pages;
use crate::app::page_bridge::{LazyPage, event};
use crate::app::pages::page_layout::sheet;
use crate::app::route::Route;
use crate::app::rule_sets::Draft;
use crate::app::rules_editor::RulesEditor;
use crate::i18n::{Source, Words};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Clause;
use sechsundsechzig_engine::rules::Preset;

/// The screen: of the running match, of a preset with some rules changed, or with a clause open.
#[must_use]
pub fn rules(named: Option<&str>) -> El {
    let (page, workshop) = (AppContext::here(), RulesEditor::here());
    let words = page.words();
    workshop.read_again();
    // Where rules were changed here, the address alone knows.
    let address = match Route::parse(&window().location().hash().unwrap_or_default()) {
        Route::LazyPage(LazyPage::Rules(named)) => named,
        _ => named.map(str::to_owned),
    };
    let table = lazy_pages::here();
    let at_table = |attribute| table.as_ref()?.get_attribute(attribute);
    let in_force = at_table(event::RULES).and_then(|rules| Draft::parse(&rules));
    let in_force = in_force.unwrap_or(Draft::of(Preset::Paderborn));
    let under_way = at_table(event::RUNNING).map(|_| in_force);
    let address = address.as_deref();
    let draft = address.and_then(Draft::parse).unwrap_or(in_force);
    let clause = address.and_then(clause);
    workshop.draft.set(draft);
    let changed = draft.changed().next().is_some();
    workshop.in_words.set(!changed && clause.is_none());
    let view = move || {
        let in_words = workshop.in_words.get();
        Some(if in_words { "words" } else { "options" })
    };
    let told = el("section", "")
        .slot(move || rules_text::head(words, workshop))
        .put(views(words, workshop))
        .put(rules_text::prose(words, workshop));
    let split = el("div", "split")
        .live("data-view", view)
        .put(told)
        .put(options::options(words, workshop, in_force, clause));
    if clause.is_some() {
        request_animation_frame(|| {
            if let Some(open) = find(".opt--asked") {
                open.scroll_into_view();
            }
        });
    }
    let conflicts = move || workshop.draft.with(|draft| draft.check().is_err());
    let content = el("main", "sheet sheet--rules")
        .live("data-conflicts", move || conflicts().then_some(""))
        .put(split)
        .put(dock(words, workshop, under_way));
    sheet(words.rules(), content)
}

/// "2.24".
fn clause(text: &str) -> Option<Clause> {
    let (chapter, number) = text.split_once('.')?;
    Some(Clause(chapter.parse().ok()?, number.parse().ok()?))
}

/// On a narrow page: options, or words.
fn views(words: Words, workshop: RulesEditor) -> El {
    let one = |(in_words, text): (bool, &str)| {
        let radio = el("input", "")
            .attr("type", "radio")
            .attr("name", "view")
            .checked(move || workshop.in_words.get() == in_words)
            .on("change", move |_| workshop.in_words.set(in_words));
        el("label", "").put(radio).put(el("span", "").text(text))
    };
    let both = [
        (false, words.rules_options()),
        (true, words.rules_in_words()),
    ];
    el("div", "seg seg--two rules-tabs")
        .attr("role", "group")
        .attr("aria-label", words.rules_view())
        .all(both.map(one))
}

/// What can be done with the rules as they are now; and why not, where they contradict themselves.
fn dock(words: Words, workshop: RulesEditor, under_way: Option<Draft>) -> El {
    let conflicts = move || workshop.draft.with(Draft::check).err().unwrap_or_default();
    let back = move || {
        let (preset, changed) = workshop
            .draft
            .with(|draft| (draft.preset, draft.changed().next().is_some()));
        changed.then_some(preset)
    };
    let go = move |here| {
        if here {
            return vec![link("btn btn--primary", words.back_to_table(), "#/")];
        }
        let refused = move || (!conflicts().is_empty()).then_some("true");
        let play = button("btn btn--primary", words.play_this(), move || {
            play(words, workshop);
        });
        let play = play
            .live("aria-disabled", refused)
            .attr("data-call", "play");
        vec![play]
    };
    // The match is being played by these very rules.
    let here = move || Some(workshop.draft.get()) == under_way;
    let told = move || {
        let conflicts = conflicts();
        let reasons = conflicts.into_iter().map(|one| words.conflict(one));
        let reasons: Vec<El> = reasons.map(|text| el("li", "").text(&text)).collect();
        if reasons.is_empty() {
            return Vec::new();
        }
        let head = el("p", "").put(el("b", "").text(words.rules_conflict()));
        let text = el("div", "").put(head).put(el("ul", "").all(reasons));
        vec![el("div", "note").put(icon("info")).put(text)]
    };
    el("div", "dock")
        .put(el("div", "dock__note").attr("role", "status").slot(told))
        .slot_for(here, go)
        .slot_for(back, move |preset| {
            let undo = preset.map(|preset| {
                let label = words.back_to_source(Source::of(preset));
                let undo = move || workshop.change(|draft| *draft = Draft::of(preset));
                button("btn", &label, undo).attr("data-call", "reset")
            });
            undo.into_iter().collect()
        })
}

/// Asks the table for a match by these rules, if they can be played.
fn play(words: Words, workshop: RulesEditor) {
    let draft = workshop.draft.get_untracked();
    match (draft.check(), lazy_pages::here()) {
        (Ok(_), Some(place)) => lazy_pages::tell(&place, event::PLAY, &draft.print()),
        _ => AppContext::here().say(words.rules_conflict().to_owned()),
    }
}
