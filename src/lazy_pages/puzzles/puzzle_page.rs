//! The page on which a puzzle is solved: the table, the question, and what came of a move.

use super::known_cards::KnownCardsList;
use super::session::PuzzleSession;
use super::verdict::VerdictPanel;
use crate::app_context::AppContext;
use crate::components::icon::Icon;
use crate::components::page_layout::TitleBar;
use crate::components::table::PlayArea;
use crate::lazy_pages::position::{
    MoveInput, PositionCalls, PositionLog, PositionTable, position_model, use_pack,
};
use crate::model::table::position::Position;
use crate::model::table::turn;
use leptos::ev;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Preset;

#[component]
pub fn PuzzlePage(
    session: PuzzleSession,
    /// Whether it is the puzzle of the day.
    daily: bool,
) -> impl IntoView {
    let position = session.position;
    use_pack(session.context.rules.pack);
    let app = AppContext::use_context();
    app.set_preset(
        session
            .puzzle
            .with_value(|puzzle| puzzle.replay.link().preset),
    );
    let words = app.words_untracked();
    let shows_cards = session.shows_cards;
    let question = words.question(session.puzzle.with_value(|puzzle| puzzle.goal));
    let input = session.input();
    let model = position_model(position.into(), Some(input));
    let may_announce = Memo::new(move |_| position.with(may_announce));
    let on_key = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && shows_cards.get_untracked() {
            event.prevent_default();
            shows_cards.set(false);
        }
    });
    on_cleanup(move || on_key.remove());
    let class = move || match session.outcome.with(Option::is_some) {
        true => "table table--puzzle table--answered",
        false => "table table--puzzle",
    };
    view! {
        <PositionTable model class=Signal::derive(class)>
            <TitleBar title=title(session, daily) back=("#/puzzles", words.puzzles())>
                <button
                    type="button"
                    class="icon-btn bar__cards"
                    aria-label=move || if shows_cards.get() { words.close() } else { words.cards_known() }
                    aria-expanded=move || if shows_cards.get() { "true" } else { "false" }
                    on:click=move |_| shows_cards.update(|shows| *shows = !*shows)
                >
                    {move || {
                        let (icon, word) = match shows_cards.get() {
                            true => ("close", words.close()),
                            false => ("suit", words.cards_word()),
                        };
                        view! {
                            <Icon name=icon />
                            <span>{word}</span>
                        }
                            .into_any()
                    }}
                </button>
            </TitleBar>
            <PlayArea model>
                <PositionLog
                    model
                    lines=Signal::derive(move || (String::new(), question.clone()))
                >
                    {move || {
                        may_announce.get().then(|| view! { <WithoutAnnouncing input /> }.into_any())
                    }}
                </PositionLog>
                <PositionCalls model input />
            </PlayArea>
            // Beside the table, or over it where there is no room and it is asked for.
            <aside
                class=move || if shows_cards.get() { "side side--open" } else { "side" }
                aria-label=words.cards_known()
            >
                <h2>{words.cards_known()}</h2>
                <KnownCardsList session />
            </aside>
            {move || {
                session.outcome.get().map(|outcome| view! { <VerdictPanel session outcome /> }.into_any())
            }}
        </PositionTable>
    }
}

/// With a marriage in hand the choice not to announce it.
#[component]
fn WithoutAnnouncing(input: MoveInput) -> impl IntoView {
    view! {
        <button
            type="button"
            class="log__choice"
            aria-pressed=move || if input.announces() { "false" } else { "true" }
            on:click=move |_| input.toggle_announcing()
        >
            {AppContext::use_context().words_untracked().without_announcing()}
        </button>
    }
}

fn title(session: PuzzleSession, daily: bool) -> String {
    let words = AppContext::use_context().words_untracked();
    let name = if daily {
        words.daily_puzzle().to_owned()
    } else {
        words.puzzle_number(session.number)
    };
    let preset = session
        .puzzle
        .with_value(|puzzle| puzzle.replay.link().preset);
    match preset {
        Preset::Paderborn => name,
        _ => [&*name, ": ", words.preset(preset)].concat(),
    }
}

/// Whether a card of the hand can be announced with.
fn may_announce(position: &Position) -> bool {
    let mut held = position.scene.hand.iter();
    held.any(|card| turn::announcement(&position.view, *card).is_some())
}
