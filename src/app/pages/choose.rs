//! Choose a game: those of the sources by families, and the player's own.

use super::page_layout::{PageLayout, SourceLetter};
use crate::app::app_context::AppContext;
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
        Words::special_games,
        &[Preset::FreeTrumps, Preset::Thousand, Preset::AceOfHearts],
    ),
    (
        Words::for_three,
        &[Preset::ThreeRotating, Preset::Three, Preset::ThreeTreatise],
    ),
    (Words::for_four, &[Preset::Four, Preset::FourDrawn]),
    (Words::penneech, &[Preset::Penneech, Preset::Penneech32]),
    (Words::related_games, &[Preset::Schnapsen, Preset::Santase]),
];

/// Choose a game.
#[component]
pub fn Choose() -> impl IntoView {
    let words = AppContext::use_context().words();
    let group = move |(heading, presets): Games| {
        let rows = presets
            .iter()
            .map(|preset| view! { <Row draft=Draft::of(*preset) name=None /> }.into_any());
        view! { <Group heading=heading(words)>{rows.collect_view()}</Group> }.into_any()
    };
    let own = RulesEditor::use_context().sets.with_untracked(|sets| {
        let row = |set: &RuleSet| {
            view! { <Row draft=set.draft() name=Some(set.name.clone()) /> }.into_any()
        };
        let rows = sets.iter().map(row).collect_view();
        (!rows.is_empty())
            .then(|| view! { <Group heading=words.custom_rules()>{rows}</Group> }.into_any())
    });
    view! {
        <PageLayout title=words.choose_game()>
            <main class="sheet">
                <h2 class="sheet__title">{words.choose_question()}</h2>
                <p class="lead">{words.choose_legend()}</p>
                <div class="groups">{own} {GROUPS.map(group).into_iter().collect_view()}</div>
                <p class="links">
                    <a href="#/seal">{words.fairness()}</a>
                </p>
            </main>
        </PageLayout>
    }
}

/// Games under their heading.
#[component]
fn Group(heading: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="group">
            <h3>{heading}</h3>
            <ul class="rows">{children()}</ul>
        </section>
    }
}

/// A game: a preset, or rules under a name of the player's own.
#[component]
fn Row(draft: Draft, name: Option<String>) -> impl IntoView {
    let (page, game) = (AppContext::use_context(), Game::use_context());
    let words = page.words();
    let running = game
        .standing
        .with_untracked(|now| now.preset == draft.preset && *now.rules == draft.rules);
    let cards = draft.rules.pack.len();
    let line = match name {
        None => words.preset_line(draft.preset).to_owned(),
        Some(_) => what_is_changed(words, &draft),
    };
    let name = name.unwrap_or_else(|| words.preset(draft.preset).to_owned());
    let href = Route::LazyPage(LazyPage::Rules(Some(draft.to_string()))).hash();
    view! {
        <li>
            <a class="row" href=href aria-current=running.then_some("true")>
                <span class="row__text">
                    <b>{name} {running.then(|| view! { <em>{words.running()}</em> }.into_any())}</b>
                    <span>{line}</span>
                </span>
                <span class="row__meta">
                    <span class="num" aria-hidden="true">
                        {cards.to_string()}
                    </span>
                    <span class="sr">{words.cards_count(cards as u8)}</span>
                    <SourceLetter source=Source::of(draft.preset) />
                </span>
            </a>
        </li>
    }
}

/// "Paderborner 66: Geraubt wird, Partie bis".
fn what_is_changed(words: Words, draft: &Draft) -> String {
    let titles: Vec<_> = draft
        .changed()
        .map(|id| words.at_table_of(draft.preset).option_title(id))
        .collect();
    let preset = words.preset(draft.preset);
    if titles.is_empty() {
        preset.to_owned()
    } else {
        [preset, ": ", &titles.join(", ")].concat()
    }
}
