//! The page on which a puzzle is solved: the table, the question, and what came of a move.

use super::known_cards::KnownCards;
use super::session::PuzzleSession;
use super::verdict::VerdictPanel;
use crate::app::app_context::AppContext;
use crate::app::components::icon::Icon;
use crate::app::lazy_pages::position::{Asked, Position, calls, log, prepare};
use crate::app::lazy_pages::position_page::{PositionPage, PositionTable};
use crate::app::pages::page_layout::TitleBar;
use crate::app::table::model;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::Preset;

/// The page of a puzzle.
#[component]
pub fn PuzzlePage(
    session: PuzzleSession,
    /// Whether it is the puzzle of the day.
    daily: bool,
) -> impl IntoView {
    let position = session.position;
    prepare(position);
    let words = AppContext::here().words();
    let shows_cards = RwSignal::new(false);
    let question = words.question(session.puzzle.with_value(|puzzle| puzzle.goal));
    let asked = StoredValue::new_local(session.asked());
    Effect::new(move || {
        let is_open = session.outcome.with(Option::is_none);
        asked.with_value(|asked| asked.listen(is_open));
    });
    let may_announce = Memo::new(move |_| position.with(may_announce));
    let line = log(position, move || (String::new(), question.to_owned()))
        .live("data-choice", move || may_announce.get().then_some(""))
        .view(move || {
            may_announce
                .get()
                .then(|| view! { <WithoutAnnouncing asked /> })
        });
    let calls = calls(position, asked.get_value());
    view! {
        <PositionPage position>
            <TitleBar title=title(session, daily) back=("#/puzzles", words.puzzles())>
                <button
                    type="button"
                    class="icon-btn"
                    aria-label=words.cards_known()
                    aria-expanded=move || if shows_cards.get() { "true" } else { "false" }
                    on:click=move |_| shows_cards.update(|shows| *shows = !*shows)
                >
                    <Icon name="suit" />
                </button>
            </TitleBar>
            <PositionTable position asked>
                {line}
                {calls}
            </PositionTable>
            // Beside the table, or over it where there is no room and it is asked for.
            <aside
                class=move || if shows_cards.get() { "side side--open" } else { "side" }
                aria-label=words.cards_known()
            >
                <h2>{words.cards_known()}</h2>
                <KnownCards session />
            </aside>
            <div class="watch__over">
                {move || {
                    session.outcome.get().map(|outcome| view! { <VerdictPanel session outcome /> })
                }}
            </div>
        </PositionPage>
    }
}

/// With a marriage in hand the choice not to announce it.
#[component]
fn WithoutAnnouncing(asked: StoredValue<Asked, LocalStorage>) -> impl IntoView {
    let announces = move || asked.with_value(|asked| asked.announces());
    view! {
        <button
            type="button"
            class="log__choice"
            aria-pressed=move || if announces() { "false" } else { "true" }
            on:click=move |_| asked.with_value(|asked| asked.toggle_announcing())
        >
            {AppContext::here().words().without_announcing()}
        </button>
    }
}

fn title(session: PuzzleSession, daily: bool) -> String {
    let words = AppContext::here().words();
    let name = match daily {
        true => words.daily_puzzle().to_owned(),
        false => words.puzzle_number(session.number),
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
    held.any(|card| model::announcement(&position.view, *card).is_some())
}
