//! The moves of the deal and what all deals add up to, beside the table where there is room.

use super::deferred::Deferred;
use super::last_trick::TrickCard;
use super::list::List;
use super::scoreboard::Scoreboard;
use super::stat_row::StatRow;
use crate::app_context::AppContext;
use crate::game::GameController;
use crate::i18n::{TextContext, Words};
use crate::model::table::move_list::{self, MoveListEntry};
use crate::platform::dom::matches_media;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Event;
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
            {move || is_wide.get().then(|| view! { <StatisticsSummary /> }.into_any())}
        </aside>
    }
}

/// The moves of the deal, a trick in one entry, the last one at the bottom; entries that have no room are cut off, the oldest first.
#[component]
fn MoveList() -> impl IntoView {
    let game = GameController::use_context();
    let words = AppContext::use_context().words_untracked();
    let entries = move || game.scene.with(|scene| move_list::entries(&scene.events));
    // An entry is made anew with each of its events, and all are with another deal, or where card points are shown or hidden.
    let keys = Signal::derive(move || {
        let shows_points = u32::from(game.text_context().show_points);
        let deal = (game.revision.get() << 1 | shows_points) << 16;
        let key = |(place, entry): (usize, &MoveListEntry)| {
            deal | (place as u32) << 8 | entry.events.len() as u32
        };
        entries().iter().enumerate().rev().map(key).collect()
    });
    let item = Callback::new(move |key: u32| {
        let place = (key >> 8 & 0xff) as usize;
        let (entries, context) = untrack(|| (entries(), game.text_context()));
        let entry = entries.get(place);
        entry.map(|entry| item(words, &context, entry)).into_any()
    });
    view! {
        <section class="move-list">
            <h2>{words.move_list()}</h2>
            <ol>
                <List keys item />
            </ol>
        </section>
    }
}

/// What happened in a trick, or before the next: the cards to look at, and what is told of them.
fn item(words: Words, context: &TextContext, entry: &MoveListEntry) -> AnyView {
    let taker = entry.events.iter().find_map(|event| match event {
        Event::TrickTaken { seat, .. } => Some(*seat),
        _ => None,
    });
    let cards = entry.events.iter().filter_map(|event| match *event {
        Event::Played { seat, card, .. } => {
            let (who, takes) = (context.person(seat), taker == Some(seat));
            Some(view! { <TrickCard card who takes /> }.into_any())
        }
        _ => None,
    });
    let sentences = entry.events.iter().enumerate().map(|(place, event)| {
        let mut sentence = words.event(event, context);
        if let (0, Some(trick)) = (place, entry.trick) {
            sentence = words.in_trick(trick, &sentence);
        }
        // What the cards show is told to who does not see them.
        let Event::Played {
            seat, announced, ..
        } = *event
        else {
            return view! { <span>{sentence} " "</span> }.into_any();
        };
        let marriage = announced.map(|worth| {
            let announces = words.announces(context.person(seat));
            let said = [&*announces, " ", &worth.to_string(), ". "].concat();
            view! { <span aria-hidden="true">{said}</span> }.into_any()
        });
        view! {
            <span class="visually-hidden">{sentence} " "</span>
            {marriage}
        }
        .into_any()
    });
    let cards = (entry.trick.is_some()).then(|| {
        view! { <div class="move-list__cards" aria-hidden="true">{cards.collect_view()}</div> }
            .into_any()
    });
    view! { <li>{cards} <p>{sentences.collect_view()}</p></li> }.into_any()
}

/// Whether the window has room for all of it: years of deals are not read where nobody sees them.
fn has_room() -> bool {
    matches_media("(min-width: 768px) and (min-height: 860px)")
}

/// What all deals add up to; nothing before the first is won. It stands in the corner by a hand of six.
#[component]
fn StatisticsSummary() -> impl IntoView {
    let (app, game) = (AppContext::use_context(), GameController::use_context());
    let words = app.words_untracked();
    let kind = game.standing.with_untracked(|standing| standing.rules.game);
    let class = match kind {
        Game::TwoHanded => "side__facts side__facts--corner",
        _ => "side__facts",
    };
    let sum = Sum::of(&app.played_deals());
    let stats = vec![
        (sum.deals, words.deals_label(sum.deals)),
        (sum.won, words.deals_won()),
        (sum.streak, words.streak()),
    ];
    let section = || {
        view! {
            <section class=class>
                <h2>
                    <a href="#/statistics">{words.statistics()}</a>
                </h2>
                <StatRow stats />
            </section>
        }
        .into_any()
    };
    (sum.won > 0).then(section)
}
