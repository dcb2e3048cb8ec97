//! The rules in force, or those of a game to choose: told in words, and option by option.

use super::choose::can_be_played;
use super::sheet::{letter, sheet};
use crate::app::game::{Game, Sheet};
use crate::app::page::Page;
use crate::app::route::Route;
use crate::games::rules::{OptionId, Preset, Rules};
use crate::words::{Group, Words, in_force};
use leptos::prelude::*;

/// The screen: of a preset, or of the running match.
pub fn rules(named: Option<String>) -> AnyView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let running = game
        .standing
        .with_untracked(|standing| (standing.preset, *standing.rules));
    let named = named.and_then(|id| Preset::from_id(&id));
    let (preset, rules) = named.map_or(running, |preset| (preset, preset.rules()));
    let content = view! {
        <main class="sheet">
            <div class="split">
                <section>
                    <h2 class="sheet__title">{move || words.get().preset(preset)}</h2>
                    <p class="lead">{move || words.get().summary(&rules)}</p>
                    <section class="prose">{move || told(words.get(), &rules)}</section>
                </section>
                <section class="opts">
                    {Group::ALL.into_iter().map(|group| options(group, preset, rules)).collect_view()}
                </section>
            </div>
            {can_be_played(preset).then(|| dock(preset))}
        </main>
    };
    sheet(Words::rules, content)
}

fn told(words: Words, rules: &Rules) -> AnyView {
    let paragraphs = words.explain(rules).into_iter().map(|paragraph| {
        view! {
            <h3>{words.group(paragraph.group)}</h3>
            <p>{paragraph.text}</p>
        }
    });
    paragraphs.collect_view().into_any()
}

fn options(group: Group, preset: Preset, rules: Rules) -> AnyView {
    let page = Page::here();
    let options: Vec<OptionId> = group.options(rules.game).collect();
    if options.is_empty() {
        return ().into_any();
    }
    view! {
        <h3 class="opts__head">{move || page.words.get().group(group)}</h3>
        {options.into_iter().map(|id| option(id, preset, rules)).collect_view()}
    }
    .into_any()
}

fn option(id: OptionId, preset: Preset, rules: Rules) -> AnyView {
    let page = Page::here();
    let words = page.words;
    let changed = preset.rules().get(id) != rules.get(id);
    let mark = move || changed.then(|| view! { <em>{words.get().rules_changed()}</em> });
    let sources = in_force(&rules, id)
        .iter()
        .copied()
        .map(letter)
        .collect_view();
    view! {
        <details class="opt">
            <summary>
                <span class="opt__name">
                    {move || words.get().option_title(id)} {mark}
                </span>
                <span class="opt__val">{move || words.get().value_label(id, rules.get(id))}</span>
                <svg class="icon opt__chev" viewBox="0 0 24 24" aria-hidden="true">
                    <use_ href="#icon-down".to_owned()/>
                </svg>
            </summary>
            <p class="opt__help">{move || words.get().option_help(id)}</p>
            <p class="opt__sources">{sources}</p>
        </details>
    }
    .into_any()
}

/// "Play this".
fn dock(preset: Preset) -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let play = move || {
        let rules = preset.checked();
        if game.may_leave() {
            game.start_match(preset, rules);
            page.go(&Route::Table);
        } else {
            game.sheet
                .set(Some(Sheet::NewMatch(preset, Box::new(rules))));
        }
    };
    view! {
        <div class="dock">
            <button type="button" class="btn btn--primary" on:click=move |_| play()>
                {move || page.words.get().play_this()}
            </button>
        </div>
    }
}
