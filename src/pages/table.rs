//! The table.

use crate::app_context::AppContext;
use crate::components::bar::Bar;
use crate::components::call_row::CallRow;
use crate::components::deferred::Deferred;
use crate::components::end::End;
use crate::components::lesson_offer::LessonOffer;
use crate::components::log::Log;
use crate::components::side_panel::SidePanel;
use crate::components::table::{PlayArea, TableChoice, TableMarks, TableModel};
use crate::components::tooltip::Tooltips;
use crate::game::GameController;
use crate::model::settings::Counting;
use crate::model::table::scene::Scene;
use crate::model::table::turn::Ask;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

/// The table, or the end of the deal in its place.
#[component]
pub fn Table() -> impl IntoView {
    let game = GameController::use_context();
    // One's own deal that is over may come straight after a single deal that is: its end is another.
    let shown = Memo::new(move |_| {
        let kind = game.standing.with(|standing| standing.rules.game);
        (game.is_end_shown.get().then(|| game.revision.get()), kind)
    });
    view! {
        <div
            class=move || if game.is_end_shown.get() { "table table--end" } else { "table" }
            on:click=move |event| {
                if misses(&event, ".actions, .hand") {
                    game.cancel_armed();
                }
                if misses(&event, ".felt, a, button") {
                    game.end_wait();
                }
            }
        >
            <Deferred>
                <Bar />
            </Deferred>
            {move || match shown.get() {
                (Some(_), _) => view! { <End /> }.into_any(),
                (None, _) => {
                    view! {
                        <DealTable />
                        <SidePanel />
                    }
                        .into_any()
                }
            }}
        </div>
    }
}

/// Whether a click hit nothing in here, which sees to it itself, and nothing that has gone with it.
fn misses(event: &MouseEvent, places: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target.is_connected() && target.closest(places).is_ok_and(|found| found.is_none())
    })
}

/// The table while a deal is played.
#[component]
fn DealTable() -> impl IntoView {
    let game = GameController::use_context();
    let model = table_model(game);
    let overlay = || {
        view! {
            <Deferred>
                <Tooltips />
                <LessonOffer />
            </Deferred>
        }
        .into_any()
    };
    view! {
        <PlayArea model offer=game.offers_lesson overlay>
            <Deferred>
                <Log choices=model.choices />
            </Deferred>
            <Deferred>
                <CallRow model />
            </Deferred>
        </PlayArea>
    }
}

/// The table as the game shows it; what is chosen there goes to the game.
fn table_model(game: GameController) -> TableModel {
    let settings = AppContext::use_context().settings;
    // Worked out once, not by every card and call.
    let choices = Memo::new(move |_| game.choices());
    let hinted_call = move |action: Action| {
        choices.with(|choices| {
            let mut calls = choices.calls.iter();
            calls.position(|offered| game.makes(offered.call, action))
        })
    };
    let marks = Memo::new(move |_| {
        let asked = game.ask();
        let hinted = game.hinted.get();
        let awaited = game.view.with(|view| view.awaited());
        TableMarks {
            turn: awaited.filter(|_| asked == Ask::Wait),
            open_hands: None,
            spoken: game.spoken.get(),
            shows_points: settings.with(|settings| settings.counting == Counting::Both),
            hinted_card: hinted.and_then(Action::card),
            drawn_card: game.scene.with(Scene::drawn_card),
            hinted_call: hinted.and_then(hinted_call),
            can_draw: asked == Ask::Draw,
            can_lift_two: game.may_lift_two(),
        }
    });
    TableModel {
        scene: game.scene.into(),
        context: Signal::derive(move || game.text_context()),
        choices,
        marks,
        has_turned_card: game.view.with_untracked(|view| view.has_turned_card()),
        focused_card: game.focused_card,
        open_hand: None,
        on_choice: Some(Callback::new(move |choice| match choice {
            TableChoice::Card(card) => game.choose(card),
            TableChoice::Call(place) => game.choose_call(place),
            TableChoice::Draw => game.draw(),
            TableChoice::LiftTwo => game.lift_two(),
            TableChoice::ScoreCard(side) => game.explain_score_card(side),
            TableChoice::Table => game.tap(),
        })),
        standing: Some(game.standing),
    }
}
