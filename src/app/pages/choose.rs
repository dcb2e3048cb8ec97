//! Choose a game.

use super::sheet::{letter, sheet};
use crate::app::game::Game;
use crate::app::page::Page;
use crate::games::rules::Preset;
use crate::words::{Source, Words};
use leptos::prelude::*;

/// The games that can be played, under their headings.
const GROUPS: [(fn(Words) -> &'static str, &[Preset]); 2] = [
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
    (Words::neighbours, &[Preset::Schnapsen, Preset::Santase]),
];

/// Whether the table can be set for this game yet.
#[must_use]
pub fn can_be_played(preset: Preset) -> bool {
    GROUPS.iter().any(|(_, presets)| presets.contains(&preset))
}

/// The screen.
pub fn choose() -> AnyView {
    let page = Page::here();
    let content = view! {
        <main class="sheet">
            <h2 class="sheet__title">{move || page.words.get().choose_question()}</h2>
            <p class="lead">{move || page.words.get().choose_legend()}</p>
            <div class="groups">{GROUPS.into_iter().map(group).collect_view()}</div>
        </main>
    };
    sheet(Words::choose_game, content)
}

fn group((title, presets): (fn(Words) -> &'static str, &'static [Preset])) -> impl IntoView {
    let page = Page::here();
    view! {
        <section class="group">
            <h3>{move || title(page.words.get())}</h3>
            <ul class="rows">{presets.iter().copied().map(row).collect_view()}</ul>
        </section>
    }
}

fn row(preset: Preset) -> impl IntoView {
    let (page, game) = (Page::here(), Game::here());
    let words = page.words;
    let running = move || game.standing.with(|standing| standing.preset == preset);
    let cards = preset.rules().pack.len();
    view! {
        <li>
            <a
                class="row"
                href=["#/rules/", preset.id()].concat()
                aria-current=move || running().then_some("true")
            >
                <span class="row__text">
                    <b>
                        {move || words.get().preset(preset)}
                        {move || running().then(|| view! { <em>{words.get().running()}</em> })}
                    </b>
                    <span>{move || words.get().preset_line(preset)}</span>
                </span>
                <span class="row__meta">
                    <span class="num" aria-hidden="true">{cards}</span>
                    <span class="sr">{move || words.get().cards_count(cards as u8)}</span>
                    {letter(Source::of(preset))}
                </span>
            </a>
        </li>
    }
}
