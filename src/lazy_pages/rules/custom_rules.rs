//! Rules of one's own: saved under a name, sent as a link, deleted.

use super::editor::RulesEditor;
use crate::app_context::AppContext;
use crate::components::copy_button::CopyButton;
use crate::components::icon::Icon;
use crate::lazy_pages::content::ShortText;
use crate::lazy_pages::elements::LabelledField;
use crate::model::rule_sets::{LONGEST_NAME, RuleSet, clean_name, replace_or_insert};
use crate::platform::address;
use crate::platform::dom::focus;
use crate::platform::random_seed::fresh_match;
use crate::toasts::Toast;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use sechsundsechzig_engine::fairness::ShuffleWord;

/// The section under the options.
#[component]
pub fn CustomRules(editor: RulesEditor) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <h3 class="options__head">{words.custom_rules()}</h3>
        <div class="own">
            <ShortText name="own-rules" />
            <NameForm editor />
            <RulesLink editor />
            <p class="option__help" hidden=move || editor.is_playable().then_some("")>
                {words.rules_conflict()}
            </p>
        </div>
    }
}

/// The form that saves the rules under a name. It is hidden, not taken away, while the rules contradict
/// themselves: a name typed before stays.
#[component]
fn NameForm(editor: RulesEditor) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let name = move || editor.draft.with(|draft| editor.own.name(draft));
    let saved_as = Memo::new(move |_| name());
    let field = NodeRef::<leptos::html::Input>::new();
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else {
            return;
        };
        let draft = editor.draft.get_untracked();
        let (Some(name), Ok(rules)) = (clean_name(&field.value()), draft.check()) else {
            app.read_out(words.name_missing().to_owned());
            field.set_placeholder(words.name_missing());
            return focus(&field);
        };
        field.set_value(&name);
        let set = RuleSet {
            name,
            preset: draft.preset,
            rules,
        };
        if editor.own.change_sets(|sets| replace_or_insert(sets, set)) {
            app.notify(Toast::RulesSaved);
        }
    };
    view! {
        <form
            class="own__form"
            hidden=move || (!editor.is_playable()).then_some("")
            on:submit=save
        >
            <LabelledField
                id="rules-name"
                label=words.rules_name()
                label_class="own__label"
                value=untrack(name).unwrap_or_default()
                max_length=LONGEST_NAME
                field
            />
            <div class="btn-row">
                <button class="btn" type="submit">
                    {words.save_rules()}
                </button>
                {move || {
                    saved_as
                        .get()
                        .map(|name| {
                            view! {
                                <button
                                    type="button"
                                    class="btn"
                                    data-call="delete"
                                    on:click=move |_| {
                                        let _ = editor.own
                                            .change_sets(|sets| sets.retain(|set| set.name != name));
                                    }
                                >
                                    {words.delete_rules()}
                                </button>
                            }.into_any()
                        })
                }}
            </div>
        </form>
    }
}

/// A link to a fresh deal by these rules.
#[component]
fn RulesLink(editor: RulesEditor) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let link = move |()| {
        let draft = editor.draft.get_untracked();
        let rules = draft.check().ok()?;
        let link = fresh_match(draft.preset, rules, ShuffleWord::default()).link();
        Some(address::with_fragment(&link.to_string()))
    };
    view! {
        <div class="own__link" hidden=move || (!editor.is_playable()).then_some("")>
            <ShortText name="rules-link" />
            <CopyButton call="link" text=Callback::new(link)>
                <Icon name="copy" />
                {words.copy_link()}
            </CopyButton>
        </div>
    }
}
