//! Every option of the game with all there is to choose, who wants what, and what is in force.

use super::editor::RulesEditor;
use crate::app_context::AppContext;
use crate::i18n::{Group, Source, capitalised, clause_of, decided, sources};
use crate::lazy_pages::elements::SourceLetter;
use crate::model::rule_sets::{Draft, about, choices, is_counted};
use crate::platform::dom::{find, focus};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Clause;
use sechsundsechzig_engine::rules::{OptionId, OptionValue, Preset};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// The options: those that were changed first, the others by what they are about.
#[component]
pub fn Options(
    editor: RulesEditor,
    /// The rules of the running match.
    in_force: Draft,
    /// The clause to open.
    clause: Option<Clause>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let draft = editor.draft.get_untracked();
    let changed: Vec<OptionId> = draft.changed().collect();
    let section = |heading: &'static str, ids: Vec<OptionId>, is_changed: bool| {
        let option = |id| {
            let is_asked = clause == Some(clause_of(id));
            view! { <OptionDetails editor in_force id is_asked is_listed_as_changed=is_changed /> }
                .into_any()
        };
        (!ids.is_empty()).then(|| {
            view! {
                <h3 class="options__head">{heading}</h3>
                {ids.into_iter().map(option).collect_view()}
            }
            .into_any()
        })
    };
    let groups = Group::ALL.map(|group| {
        let others = group
            .options(draft.rules.game)
            .filter(|id| !changed.contains(id))
            .collect();
        section(words.group(group), others, false)
    });
    let first = section(words.rules_changed(), changed.clone(), true);
    view! {
        {first}
        {groups.into_iter().collect_view()}
    }
}

/// An option: its value, and on opening it all values it can have.
#[component]
fn OptionDetails(
    editor: RulesEditor,
    /// The rules of the running match.
    in_force: Draft,
    id: OptionId,
    /// Whether the address asks for it.
    is_asked: bool,
    /// Whether it stands under the heading of what was changed.
    is_listed_as_changed: bool,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let draft = editor.draft;
    let rules = draft.with_untracked(|draft| draft.rules);
    let title = words.option_title(id);
    let other_custom = draft.with_untracked(|draft| words.other_custom(draft.preset, id));
    let values = choices(&rules, id).into_iter();
    let values = values.map(|value| {
        let wanted_by = sources(rules.game, id, value);
        view! { <Value editor in_force id value wanted_by /> }.into_any()
    });
    let changed_from =
        Memo::new(move |_| draft.with(|draft| draft.is_changed(id).then_some(draft.preset)));
    view! {
        <details
            class=if is_asked { "option option--asked" } else { "option" }
            id=["opt-", id.as_str()].concat()
            open=(is_asked || is_listed_as_changed).then_some("")
        >
            <summary>
                <span class="option__name">
                    {title.clone()}
                    {move || {
                        let is_marked = !is_listed_as_changed && changed_from.get().is_some();
                        is_marked.then(|| view! { <em>{words.rules_changed()}</em> }.into_any())
                    }}
                </span>
                <span class="option__value">
                    {move || words.value_label(id, draft.with(|draft| draft.rules.get(id)))}
                </span>
            </summary>
            <p class="option__help">
                {words.option_help(id)} " " {other_custom} " "
                <span class="option__clause">{words.clause(clause_of(id))}</span>
            </p>
            <fieldset>
                <legend class="visually-hidden">{title}</legend>
                {values.collect_view()}
                {is_counted(id).then(|| view! { <Stepper editor id /> }.into_any())}
            </fieldset>
            {move || {
                let conflicts = draft.with(Draft::check).err().unwrap_or_default();
                conflicts
                    .into_iter()
                    .filter(|conflict| about(*conflict) == id)
                    .map(|conflict| view! { <p class="option__against">{words.conflict(conflict)}</p> }.into_any())
                    .collect_view()
            }}
            <SilentSources id />
            {move || {
                changed_from.get().map(|preset| view! { <BackToPreset editor id preset /> }.into_any())
            }}
        </details>
    }
}

/// One of the values of an option; who wants it, and whether the running match has it.
#[component]
fn Value(
    editor: RulesEditor,
    in_force: Draft,
    id: OptionId,
    value: OptionValue,
    wanted_by: &'static [Source],
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let draft = editor.draft;
    let is_running_elsewhere = move || {
        draft.with(|draft| {
            draft.rules.game == in_force.rules.game
                && draft.rules.get(id) != value
                && in_force.rules.get(id) == value
        })
    };
    let sentence = words.value_sentence(id, value);
    view! {
        <label class="choice">
            <input
                type="radio"
                name=id.as_str()
                value=value.to_string()
                prop:checked=move || draft.with(|draft| draft.rules.get(id)) == value
                on:change=move |_| editor.change(|draft| draft.set(id, value))
            />
            <span class="choice__dot"></span>
            <span class="choice__text">
                <b>
                    {capitalised(&words.value_label(id, value))}
                    {move || is_running_elsewhere().then(|| view! { <em>{words.running()}</em> }.into_any())}
                </b>
                {sentence.map(|text| view! { <span>{text}</span> }.into_any())}
            </span>
            <span class="sources">
                <SourceLetters sources=wanted_by />
            </span>
        </label>
    }
}

/// The letters of these sources.
#[component]
fn SourceLetters(sources: &'static [Source]) -> impl IntoView {
    let letter = |source: &Source| view! { <SourceLetter source=*source /> }.into_any();
    sources.iter().map(letter).collect_view()
}

/// Any other number: one fewer, the number, one more.
#[component]
fn Stepper(editor: RulesEditor, id: OptionId) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let draft = editor.draft;
    let range = draft.with_untracked(|draft| draft.rules.range(id));
    let (low, high) = range.unwrap_or_default();
    let number = move |draft: &Draft| match draft.rules.get(id) {
        OptionValue::Number(number) => number,
        _ => low,
    };
    let set = move |number: u16| {
        let number = OptionValue::Number(number.clamp(low, high));
        editor.change(|draft| draft.set(id, number));
    };
    let label = move |what| [&*words.option_title(id), ": ", what].concat();
    let typed = move |event: Event| {
        let field = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(field) = field {
            if let Ok(typed) = field.value().trim().parse() {
                set(typed);
            }
            // What cannot be had does not stay in the field.
            field.set_value(&draft.with_untracked(number).to_string());
        }
    };
    let step = move |sign: &'static str, what: &'static str, by: i16| {
        let is_at_end = move || {
            let now = draft.with(number);
            if by < 0 { now <= low } else { now >= high }
        };
        view! {
            <button
                type="button"
                class="stepper__step"
                aria-label=label(what)
                aria-disabled=move || is_at_end().then_some("true")
                on:click=move |_| set(draft.with_untracked(number).saturating_add_signed(by))
            >
                {sign}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="stepper">
            <span class="stepper__name" aria-hidden="true">
                {words.another_number()}
            </span>
            {step("−", words.less(), -1)}
            <input
                class="stepper__field num"
                type="number"
                inputmode="numeric"
                min=low.to_string()
                max=high.to_string()
                aria-label=label(words.another_number())
                prop:value=move || draft.with(number).to_string()
                on:change=typed
            />
            {step("+", words.more(), 1)}
        </div>
    }
}

/// The sources that say nothing about an option.
#[component]
fn SilentSources(id: OptionId) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let silent = decided(id);
    (!silent.is_empty()).then(|| {
        view! {
            <p class="option__silent">
                <SourceLetters sources=silent />
                <span>{words.decided_here()}</span>
            </p>
        }
        .into_any()
    })
}

/// Which preset an option was changed from, and the way back.
#[component]
fn BackToPreset(editor: RulesEditor, id: OptionId, preset: Preset) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let reset = move |_| {
        editor.change(|draft| draft.reset(id));
        // This button goes.
        if let Some(option) = find(&["#opt-", id.as_str(), " summary"].concat()) {
            focus(&option);
        }
    };
    view! {
        <p class="option__back">
            <span>{words.changed_from(preset)}</span>
            <button
                type="button"
                class="btn btn--quiet"
                aria-label=[&*words.option_title(id), ": ", &words.reset_to(preset)].concat()
                on:click=reset
            >
                {words.reset_to(preset)}
            </button>
        </p>
    }
}
