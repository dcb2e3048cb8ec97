//! The moves of the deal and what all deals add up to, beside the table where there is room.

use super::last_trick::TrickTaken;
use super::scoreboard::Scoreboard;
use super::stat_row::StatRow;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::{TextContext, Words};
use crate::model::table::move_list::{self, MoveListEntry};
use crate::platform::dom::matches_media;
use crate::platform::startup::Deferred;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::match_score::deal_history::Sum;
use sechsundsechzig_engine::rules::Game;

/// Scoreboard, moves and statistics.
#[component]
pub fn SidePanel() -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let is_wide = RwSignal::new(has_room());
    let on_resize =
        window_event_listener_untyped("resize", move |_| is_wide.set_if_changed(has_room()));
    on_cleanup(move || on_resize.remove());
    view! {
        <aside class="side" aria-label=words.scoreboard_and_moves()>
            <Deferred>
                <Scoreboard />
            </Deferred>
            <MoveList />
            {move || is_wide.get().then(|| last_trick(words))}
            {move || is_wide.get().then(|| statistics(words))}
        </aside>
    }
}

/// The moves of the deal, a trick in one entry, the last one at the bottom; entries that have no room are cut off, the oldest first.
#[component]
fn MoveList() -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let items = move || {
        let context = game.text_context();
        let entries = game.scene.with(|scene| move_list::entries(&scene.events));
        let mut items: Vec<AnyView> = entries
            .iter()
            .map(|entry| item(words, &context, entry))
            .collect();
        items.reverse();
        items
    };
    view! {
        <section class="course">
            <h2>{words.course()}</h2>
            <ol>{items}</ol>
        </section>
    }
}

/// What happened in a trick, or before the next.
fn item(words: Words, context: &TextContext, entry: &MoveListEntry) -> AnyView {
    let events = entry.events.iter();
    let mut sentences: Vec<String> = events.map(|event| words.event(event, context)).collect();
    if let (Some(trick), Some(first)) = (entry.trick, sentences.first_mut()) {
        *first = words.in_trick(trick, first);
    }
    let newest = sentences.pop();
    view! { <li>{sentences.join(" ")} " " <b>{newest}</b></li> }.into_any()
}

/// Whether the window has room for all of it: years of deals are not read where nobody sees them.
fn has_room() -> bool {
    matches_media("(min-width: 768px) and (min-height: 860px)")
}

/// The last trick: in the corner by a hand of six, below the scoreboard by wider ones.
fn last_trick(words: Words) -> AnyView {
    let game = GameController::use_context();
    let kind = game.standing.with_untracked(|standing| standing.rules.game);
    let class = match kind {
        Game::TwoHanded => "side__trick",
        _ => "side__trick side__trick--below",
    };
    view! {
        <section class=class>
            <h2>{words.last_trick()}</h2>
            <TrickTaken />
        </section>
    }
    .into_any()
}

/// What all deals add up to; nothing before the first is won.
fn statistics(words: Words) -> Option<AnyView> {
    let sum = Sum::of(&AppContext::use_context().played_deals());
    let stats = vec![
        (sum.deals, words.deals_label(sum.deals)),
        (sum.won, words.deals_won()),
        (sum.streak, words.streak()),
    ];
    let section = || {
        view! {
            <section class="side__facts">
                <h2>
                    <a href="#/statistics">{words.statistics()}</a>
                </h2>
                <StatRow stats />
            </section>
        }
        .into_any()
    };
    (sum.won > 0).then(|| section().into_any())
}
