//! Rules of one's own: kept under a name, sent as a link, deleted.

use crate::app::app_context::AppContext;
use crate::app::components::icon::{button, icon};
use crate::app::dom::{El, el, find, focus};
use crate::app::links;
use crate::app::message::Message;
use crate::app::random_seed::fresh_match;
use crate::app::rule_sets::{Draft, LONGEST_NAME, RuleSet, clean_name, keep};
use crate::app::rules_editor::RulesEditor;
use crate::i18n::Words;
use sechsundsechzig_engine::share::ShuffleWord;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The section under the options.
#[must_use]
pub fn own(words: Words, workshop: RulesEditor) -> Vec<El> {
    let fits = move || workshop.draft.with(|draft| draft.check().is_ok());
    // Hidden, not taken away: a name typed before the rules contradict themselves stays.
    let fitting = move || (!fits()).then_some("");
    let conflict = el("p", "opt__help")
        .live("hidden", move || fits().then_some(""))
        .text(words.rules_conflict());
    let own = el("div", "own")
        .put(naming(words, workshop).live("hidden", fitting))
        .put(link(words, workshop).live("hidden", fitting))
        .put(conflict);
    vec![el("h3", "opts__head").text(words.custom_rules()), own]
}

fn naming(words: Words, workshop: RulesEditor) -> El {
    let name = move || workshop.draft.with(|draft| workshop.name(draft));
    let before = name().unwrap_or_default();
    let field = el("input", "field")
        .attr("type", "text")
        .attr("id", "rules-name")
        .attr("maxlength", &LONGEST_NAME.to_string())
        .attr("autocomplete", "off")
        .attr("value", &before);
    let label = el("label", "own__label")
        .attr("for", "rules-name")
        .text(words.rules_name());
    let save = el("button", "btn")
        .attr("type", "submit")
        .text(words.save_rules());
    let delete = move |name: Option<String>| {
        let delete = name.map(|name| {
            button("btn", words.delete_rules(), move || {
                let _ = workshop.change_sets(|sets| sets.retain(|set| set.name != name));
            })
            .attr("data-call", "delete")
        });
        delete.into_iter().collect()
    };
    el("form", "own__form")
        .put(label)
        .put(field)
        .put(el("div", "btn-row").put(save).slot_for(name, delete))
        .on("submit", move |event| {
            event.prevent_default();
            save_as(words, workshop);
        })
}

/// Keeps the rules under the name in the field.
fn save_as(words: Words, workshop: RulesEditor) {
    let page = AppContext::here();
    let field = find("#rules-name").and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let Some(field) = field else {
        return;
    };
    let draft = workshop.draft.get_untracked();
    match (clean_name(&field.value()), draft.check()) {
        (Some(name), Ok(rules)) => {
            field.set_value(&name);
            let preset = draft.preset;
            let kept = workshop.change_sets(|sets| {
                keep(
                    sets,
                    RuleSet {
                        name,
                        preset,
                        rules,
                    },
                )
            });
            if kept {
                page.tell(Message::RulesSaved);
            }
        }
        _ => {
            page.say(words.name_missing().to_owned());
            field.set_placeholder(words.name_missing());
            focus(&field);
        }
    }
}

/// A link to a fresh deal by these rules.
fn link(words: Words, workshop: RulesEditor) -> El {
    let button = el("button", "btn")
        .attr("type", "button")
        .attr("data-call", "link")
        .put(icon("copy"))
        .text(words.link_to_rules());
    let link = move || {
        let draft: Draft = workshop.draft.get_untracked();
        let rules = draft.check().ok()?;
        let link = fresh_match(draft.preset, rules, ShuffleWord::default()).link();
        Some(links::address(&link.print()))
    };
    el("div", "own__link")
        .put(el("p", "opt__help").text(words.link_to_rules_help()))
        .put(links::copies(button, link))
}
