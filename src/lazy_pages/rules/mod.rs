//! The rules in force, or those of a game to choose: in words, and option by option, each of which can
//! be changed.

mod custom_rules;
mod editor;
mod options;
mod rules_text;

use super::elements::TwoChoices;
use crate::app_context::AppContext;
use crate::components::note::Note;
use crate::components::page_layout::PageLayout;
use crate::i18n::Words;
use crate::lazy_pages::table_bridge;
use crate::model::route::{PlainPage, Route};
use crate::model::rule_sets::Draft;
use crate::model::table_request::TableRequest;
use crate::own_rules::OwnRules;
use crate::platform::address;
use crate::platform::dom::find;
use custom_rules::CustomRules;
use editor::RulesEditor;
use leptos::prelude::*;
use options::Options;
use rules_text::{RulesHead, RulesText};
use sechsundsechzig_engine::deal::Clause;
use sechsundsechzig_engine::rules::Preset;

/// The page with the rules of the running match, of a preset with some of them changed, or with a
/// clause open.
#[component]
pub fn RulesPage(
    /// What the address names: a preset, perhaps changed, or a clause.
    named: Option<String>,
) -> impl IntoView {
    let app = AppContext::use_context();
    // Where rules were changed here, the address alone knows.
    let named = match address::route() {
        Route::Plain(PlainPage::Rules(named)) => named,
        _ => named,
    };
    let named = named.as_deref();
    let in_force = table_bridge::rules_in_force().unwrap_or(Draft::of(Preset::Paderborn));
    let under_way = table_bridge::rules_under_way();
    let clause = named.and_then(clause);
    let draft = named.and_then(|named| named.parse::<Draft>().ok());
    let editor = RulesEditor::new(OwnRules::new(app), draft.unwrap_or(in_force));
    // A narrow page shows the rules in words or the options.
    let in_words = RwSignal::new(clause.is_none());
    app.set_preset(editor.draft.with_untracked(|draft| draft.preset));
    let words = app.words_untracked();
    if clause.is_some() {
        request_animation_frame(|| {
            if let Some(open) = find(".option--asked") {
                open.scroll_into_view();
            }
        });
    }
    view! {
        <PageLayout title=words.rules()>
            <main
                class="sheet sheet--rules"
                data-conflicts=move || (!editor.is_playable()).then_some("")
            >
                <div
                    class="split"
                    data-view=move || if in_words.get() { "words" } else { "options" }
                >
                    <section>
                        <RulesHead editor />
                        <TwoChoices
                            label=words.rules_view()
                            name="view"
                            class="segmented segmented--two rules-tabs"
                            choices=[(true, words.rules_in_words()), (false, words.rules_options())]
                            value=in_words
                        />
                        <RulesText editor />
                    </section>
                    <section class="options">
                        <Options editor in_force clause />
                        <CustomRules editor />
                    </section>
                </div>
                <Dock editor under_way />
            </main>
        </PageLayout>
    }
}

/// "2.24".
fn clause(text: &str) -> Option<Clause> {
    let (chapter, number) = text.split_once('.')?;
    Some(Clause(chapter.parse().ok()?, number.parse().ok()?))
}

/// What can be done with the rules as they are now; and why not, where they contradict themselves.
#[component]
fn Dock(
    editor: RulesEditor,
    /// The rules of the match, unless it is over.
    under_way: Option<Draft>,
) -> impl IntoView {
    let app = AppContext::use_context();
    let words = app.words_untracked();
    let is_under_way = Memo::new(move |_| Some(editor.draft.get()) == under_way);
    let changed_from = Memo::new(move |_| editor.draft.with(Draft::changed_from));
    // Asks the table for a match by these rules, if they can be played.
    let play = move |_| {
        let draft = editor.draft.get_untracked();
        match draft.check() {
            Ok(_) => table_bridge::send(&TableRequest::Play(draft)),
            Err(_) => app.read_out(words.rules_conflict().to_owned()),
        }
    };
    // The rules of the match need no button: the arrow in the bar leads back to it.
    let play = move || {
        view! {
            <button
                type="button"
                class="btn btn--primary"
                data-call="play"
                aria-disabled=move || (!editor.is_playable()).then_some("true")
                on:click=play
            >
                {words.play_this()}
            </button>
        }
        .into_any()
    };
    let reset = move |preset| {
        view! {
            <button
                type="button"
                class="btn"
                data-call="reset"
                on:click=move |_| editor.change(|draft| *draft = Draft::of(preset))
            >
                {words.reset_rules()}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="dock">
            <div class="dock__note" role="status">
                {move || conflicts(words, editor)}
            </div>
            {move || (!is_under_way.get()).then(play)}
            {move || changed_from.get().map(reset)}
        </div>
    }
}

/// Why the rules as they are now contradict themselves; nothing if they do not.
fn conflicts(words: Words, editor: RulesEditor) -> Option<AnyView> {
    let conflicts = editor.draft.with(Draft::check).err()?;
    let reason = |one| view! { <li>{words.conflict(one)}</li> }.into_any();
    let reasons = conflicts.into_iter().map(reason).collect_view();
    Some(
        view! {
            <Note>
                <div>
                    <p>
                        <b>{words.rules_conflict()}</b>
                    </p>
                    <ul>{reasons}</ul>
                </div>
            </Note>
        }
        .into_any(),
    )
}
