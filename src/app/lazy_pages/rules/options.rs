//! Every option of the game with all there is to choose, who wants what, and what is in force.

use super::custom_rules;
use crate::app::components::icon::{button, drawing};
use crate::app::dom::{El, el, find, focus};
use crate::app::pages::page_layout::letter;
use crate::app::rule_sets::{Draft, about, choices, is_counted};
use crate::app::rules_editor::RulesEditor;
use crate::i18n::{Group, Source, Words, capitalised, clause_of, decided, sources};
use sechsundsechzig_engine::deal::Clause;
use sechsundsechzig_engine::rules::{OptionId, OptionValue, Preset};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// What every option needs to know.
#[derive(Clone, Copy)]
struct Shown {
    words: Words,
    workshop: RulesEditor,
    /// The rules of the running match.
    in_force: Draft,
    /// The clause to open.
    clause: Option<Clause>,
    /// Whether this is under the heading of what was changed.
    changed: bool,
}

/// The options: those that were changed first, the others by what they are about.
#[must_use]
pub fn options(words: Words, workshop: RulesEditor, in_force: Draft, clause: Option<Clause>) -> El {
    let draft = workshop.draft.get_untracked();
    let shown = Shown {
        words,
        workshop,
        in_force,
        clause,
        changed: false,
    };
    let changed: Vec<OptionId> = draft.changed().collect();
    let first = Shown {
        changed: true,
        ..shown
    };
    let first = section(first, words.rules_changed(), &changed);
    let groups = Group::ALL.into_iter().flat_map(|group| {
        let others: Vec<OptionId> = group
            .options(draft.rules.game)
            .filter(|id| !changed.contains(id))
            .collect();
        section(shown, words.group(group), &others)
    });
    el("section", "opts")
        .all(first)
        .all(groups)
        .all(custom_rules::own(words, workshop))
}

fn section(shown: Shown, heading: &str, ids: &[OptionId]) -> Vec<El> {
    let heading = (!ids.is_empty()).then(|| el("h3", "opts__head").text(heading));
    let rows = ids.iter().map(|id| option(shown, *id));
    heading.into_iter().chain(rows).collect()
}

fn option(shown: Shown, id: OptionId) -> El {
    let Shown {
        words, workshop, ..
    } = shown;
    let draft = workshop.draft;
    let mark = move || {
        let changed = !shown.changed && draft.with(|draft| draft.is_changed(id));
        let mark = changed.then(|| el("em", "").text(words.rules_changed()));
        mark.into_iter().collect()
    };
    let label = move || words.value_label(id, draft.with(|draft| draft.rules.get(id)));
    let name = el("span", "opt__name")
        .text(words.option_title(id))
        .slot(mark);
    let summary = el("summary", "")
        .put(name)
        .put(el("span", "opt__val").says(label))
        .put(drawing("0 0 24 24", "icon opt__chev", "#icon-down"));
    let help = [
        words.option_help(id),
        " (",
        &words.clause(clause_of(id)),
        ")",
    ]
    .concat();
    let values = draft.with_untracked(|draft| choices(&draft.rules, id));
    let game = draft.with_untracked(|draft| draft.rules.game);
    let choices = values.into_iter().map(|value| {
        let wanted = sources(game, id, value);
        choice(shown, id, value, wanted)
    });
    let counted = is_counted(id).then(|| stepper(shown, id));
    let fields = el("fieldset", "")
        .put(el("legend", "sr").text(words.option_title(id)))
        .all(choices)
        .all(counted);
    let asked = shown.clause == Some(clause_of(id));
    el("details", if asked { "opt opt--asked" } else { "opt" })
        .attr("id", &["opt-", id.key()].concat())
        .maybe("open", (asked || shown.changed).then_some(""))
        .put(summary)
        .put(el("p", "opt__help").text(&help))
        .put(fields)
        .slot(move || against(words, workshop, id))
        .all(silent(words, id))
        .slot_for(
            move || {
                let is_changed = |draft: &Draft| draft.is_changed(id).then_some(draft.preset);
                draft.with(is_changed)
            },
            move |changed| Vec::from_iter(changed.map(|from| back(words, workshop, id, from))),
        )
}

/// One of the values; who wants it, and whether the running match has it.
fn choice(shown: Shown, id: OptionId, value: OptionValue, wanted: &[Source]) -> El {
    let Shown {
        words,
        workshop,
        in_force,
        ..
    } = shown;
    let draft = workshop.draft;
    let radio = el("input", "")
        .attr("type", "radio")
        .attr("name", id.key())
        .attr("value", &value.to_string())
        .checked(move || draft.with(|draft| draft.rules.get(id)) == value)
        .on("change", move |_| {
            workshop.change(|draft| draft.set(id, value));
        });
    let elsewhere = move || {
        let other = draft.with(|draft| {
            draft.rules.game == in_force.rules.game
                && draft.rules.get(id) != value
                && in_force.rules.get(id) == value
        });
        let mark = other.then(|| el("em", "").text(words.running()));
        mark.into_iter().collect()
    };
    let title = capitalised(&words.value_label(id, value));
    let sentence = words.value(id, value).map(|value| value.sentence);
    let text = el("span", "choice__text")
        .put(el("b", "").text(&title).slot(elsewhere))
        .all(sentence.map(|text| el("span", "").text(text)));
    el("label", "choice")
        .put(radio)
        .put(el("span", "choice__dot"))
        .put(text)
        .put(el("span", "srcs").all(wanted.iter().copied().map(letter)))
}

/// Any other number: one fewer, the number, one more.
fn stepper(shown: Shown, id: OptionId) -> El {
    let Shown {
        words, workshop, ..
    } = shown;
    let draft = workshop.draft;
    let (low, high) = draft
        .with_untracked(|draft| draft.rules.range(id))
        .unwrap_or_default();
    let number = move |draft: &Draft| match draft.rules.get(id) {
        OptionValue::Number(number) => number,
        _ => low,
    };
    let set = move |number: u16| {
        let number = OptionValue::Number(number.clamp(low, high));
        workshop.change(|draft| draft.set(id, number));
    };
    let step = move |sign: &str, label: &str, by: i16| {
        let now = move || draft.with_untracked(number);
        let label = [words.option_title(id), ": ", label].concat();
        button("stepper__step", sign, move || {
            set(now().saturating_add_signed(by));
        })
        .attr("aria-label", &label)
        .live("aria-disabled", move || {
            let now = draft.with(number);
            let end = if by < 0 { now <= low } else { now >= high };
            end.then_some("true")
        })
    };
    let label = [words.option_title(id), ": ", words.another_number()].concat();
    let field = el("input", "stepper__field num")
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", &low.to_string())
        .attr("max", &high.to_string())
        .attr("aria-label", &label)
        .value(move || draft.with(number).to_string())
        .on("change", move |event| {
            let typed = event
                .target()
                .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
                .and_then(|field| field.value().trim().parse().ok());
            set(typed.unwrap_or_else(|| draft.with_untracked(number)));
        });
    el("div", "stepper")
        .put(
            el("span", "stepper__name")
                .attr("aria-hidden", "true")
                .text(words.another_number()),
        )
        .put(step("−", words.less(), -1))
        .put(field)
        .put(step("+", words.more(), 1))
}

/// What speaks against this option as it is now.
fn against(words: Words, workshop: RulesEditor, id: OptionId) -> Vec<El> {
    let conflicts = workshop.draft.with(Draft::check).err().unwrap_or_default();
    let here = conflicts.into_iter().filter(|one| about(*one) == id);
    here.map(|one| el("p", "opt__against").text(&words.conflict(one)))
        .collect()
}

/// The sources that say nothing about it.
fn silent(words: Words, id: OptionId) -> Option<El> {
    let silent = decided(id);
    let letters = silent.iter().copied().map(letter);
    (!silent.is_empty()).then(|| {
        el("p", "opt__silent")
            .all(letters)
            .put(el("span", "").text(words.decided_here()))
    })
}

/// Once it is changed: what it was in this preset, and the way back.
fn back(words: Words, workshop: RulesEditor, id: OptionId, preset: Preset) -> El {
    let source = Source::of(preset);
    let title = words.option_title(id);
    let label = words.back_to_source(source);
    let undo = button("btn btn--quiet", &label, move || {
        workshop.change(|draft| draft.reset(id));
        // This button goes.
        if let Some(option) = find(&["#opt-", id.key(), " summary"].concat()) {
            focus(&option);
        }
    })
    .attr("aria-label", &[title, ": ", &label].concat());
    el("p", "opt__back")
        .put(el("span", "").text(&words.changed_from(source)))
        .put(undo)
}
