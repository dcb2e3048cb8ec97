//! Pieces of markup that several of these pages have.

use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::i18n::{Source, Words};
use crate::model::settings::Speed;
use leptos::prelude::*;

/// What stands on a button: an icon and words.
#[component]
pub fn IconLabel(icon: &'static str, label: &'static str) -> impl IntoView {
    view! {
        <Icon name=icon />
        <span>{label}</span>
    }
}

/// A row of a list of definitions.
#[component]
pub fn DefinitionRow(
    term: &'static str,
    #[prop(into)] definition: String,
    /// The definition's class, if any.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    view! {
        <div>
            <dt>{term}</dt>
            <dd class=class>{definition}</dd>
        </div>
    }
}

/// The head of a table: a heading for each column.
#[component]
pub fn TableHead(columns: Vec<&'static str>) -> impl IntoView {
    let head = |text| view! { <th scope="col">{text}</th> }.into_any();
    view! {
        <thead>
            <tr>{columns.into_iter().map(head).collect_view()}</tr>
        </thead>
    }
}

/// Two choices side by side, one of which is taken.
#[component]
pub fn TwoChoices(
    /// What is chosen, for screen readers.
    label: &'static str,
    /// The name the radio buttons share.
    name: &'static str,
    class: &'static str,
    choices: [(bool, &'static str); 2],
    value: RwSignal<bool>,
) -> impl IntoView {
    let choice = |(wanted, text): (bool, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || value.get() == wanted
                    on:change=move |_| value.set(wanted)
                />
                <span>{text}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <div class=class role="group" aria-label=label>
            {choices.map(choice).collect_view()}
        </div>
    }
}

/// A choice of one.
#[component]
pub fn RadioGroup<T>(
    class: &'static str,
    /// The name of the radio buttons; with their numbers it makes their ids.
    name: &'static str,
    legend: &'static str,
    /// Whether a heading over it says the legend already.
    #[prop(optional)]
    has_heading: bool,
    /// What can be chosen, each with its label.
    options: Vec<(T, &'static str)>,
    /// How an option looks.
    #[prop(optional_no_strip)]
    picture: Option<fn(T) -> AnyView>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let option = |(number, (value, label)): (usize, (T, &'static str))| {
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    id=[name, "-", &number.to_string()].concat()
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| on_choose.run(value)
                />
                {picture.map(|picture| picture(value))}
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    let options_class = match picture {
        Some(_) => "segmented segmented--pictures",
        None => "segmented",
    };
    view! {
        <fieldset class=class>
            <legend class=has_heading.then_some("visually-hidden")>{legend}</legend>
            <div class=options_class>{options.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// How fast cards may move, each with its label, from short to long.
pub fn speeds(words: Words) -> Vec<(Speed, &'static str)> {
    vec![
        (Speed::Fast, words.speed_fast()),
        (Speed::Normal, words.speed_normal()),
        (Speed::Slow, words.speed_slow()),
        (Speed::Wait, words.speed_tap()),
    ]
}

/// A field for a line of text with its label.
#[component]
pub fn LabelledField(
    id: &'static str,
    label: &'static str,
    label_class: &'static str,
    /// What stands in it at first.
    value: String,
    /// The longest text, in characters.
    #[prop(optional)]
    max_length: Option<usize>,
    /// The id of what says why the text is refused.
    #[prop(optional)]
    described_by: Option<&'static str>,
    /// Whether the text is refused.
    #[prop(optional, into)]
    is_invalid: Signal<bool>,
    field: NodeRef<leptos::html::Input>,
    /// What stands between label and field.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <label class=label_class for=id>
            {label}
        </label>
        {children.map(|children| children())}
        <input
            node_ref=field
            class="field"
            type="text"
            id=id
            maxlength=max_length.map(|longest| longest.to_string())
            autocomplete="off"
            aria-describedby=described_by
            aria-invalid=move || is_invalid.get().then_some("true")
            value=value
        />
    }
}

/// The letter of a source.
#[component]
pub fn SourceLetter(source: Source) -> impl IntoView {
    view! {
        <abbr class="source" title=AppContext::use_context().words_untracked().source_label(source)>
            {source.letter()}
        </abbr>
    }
}
