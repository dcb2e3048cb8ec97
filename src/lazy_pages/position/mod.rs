//! The table as a page shows it that does not play a match: at one moment of a deal, through one
//! seat's eyes or with all cards open.
//!
//! The page holds the moment in a signal and puts the components together; they follow it. Without a
//! [`MoveInput`] the hand is only shown, with it cards and calls answer:
//!
//! ```ignore
//! let position = RwSignal::new(Position::of(&session, Perspective::Seat(PLAYER), context));
//! let input = MoveInput::new(position, listens, hinted, |answer| match answer {
//!     Ok(action) => …, // legal in `position`; whatever comes of it is set there
//!     Err(why) => …,   // the rule that forbids what was chosen
//! });
//! use_pack(pack);
//! let model = position_model(position.into(), Some(input));
//! view! {
//!     <PositionTable model>
//!         <header class="bar">…</header>
//!         <PlayArea model>
//!             <PositionLog model lines=move || ("Hermen spielt Pik-Zehn.".into(), "Du bist dran.".into()) />
//!             <PositionCalls model input />
//!         </PlayArea>
//!         <aside class="side">…</aside>
//!     </PositionTable>
//! }
//! ```
//!
//! Positions without `context.show_points` show tricks alone.

mod calls;
mod digits;
mod interactive;
mod open_hand;

pub use calls::PositionCalls;
pub use interactive::MoveInput;
use open_hand::OpenHand;

use crate::app_context::AppContext;
use crate::components::log::{LogNote, LogText};
use crate::components::seats::won_text;
use crate::components::table::{TableChoice, TableMarks, TableModel};
use crate::model::settings::{Face, Speed};
use crate::model::table::animate;
use crate::model::table::position::Position;
use crate::model::table::scene::SceneStep;
use crate::model::table::symbol;
use crate::model::table::turn::Moment;
use crate::platform::dom::{find, focus};
use crate::platform::focus_target;
use crate::platform::motion;
use crate::platform::sprites;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::PackSize;
use sechsundsechzig_engine::deal::{Action, Event};

/// Sets the pack that the page speaks of, before its components are made: low cards have names of their own, and drawings
/// that the table may not have brought.
pub fn use_pack(pack: PackSize) {
    let low = pack == PackSize::FiftyTwo;
    AppContext::use_context().set_low_cards(low);
    if low {
        sprites::load("cards/low.svg");
        sprites::load(symbol::sprites(Face::Klar));
    }
}

/// Puts the focus on the hand.
pub fn focus_hand() {
    request_animation_frame(|| {
        if let Some(card) = find(focus_target::TAB_CARD) {
            focus(&card);
        }
    });
}

/// Shows the position that these events lead to: the cards move there.
pub fn move_to(
    position: RwSignal<Position>,
    next: Position,
    events: impl Iterator<Item = Event>,
    speed: Speed,
) {
    let viewer = next.scene.viewer;
    let flights: Vec<_> = position.with_untracked(|position| {
        let plan = |event| animate::plan(&position.scene, SceneStep::Event(event));
        events.flat_map(plan).collect()
    });
    let measured = motion::measure(&flights, viewer);
    position.set(next);
    motion::arrive(measured, viewer, speed);
}

/// What the table's components are drawn from in a position; with an input its cards and calls answer.
#[must_use]
pub fn position_model(position: Signal<Position>, input: Option<MoveInput>) -> TableModel {
    let shown = move || position.with(|position| position.choices(Moment::default()));
    let choices = Memo::new(move |_| input.map_or_else(shown, MoveInput::choices));
    let scene = Memo::new(move |_| position.with(|position| position.scene.clone()));
    TableModel {
        scene: scene.into(),
        context: Signal::derive(move || position.with(|position| position.context)),
        choices,
        marks: Memo::new(move |_| {
            position.with(|position| TableMarks {
                turn: position.awaited(),
                open_hands: position.open,
                hinted_card: input.and_then(|input| input.hinted.get()?.card()),
                hinted_call: input.and_then(MoveInput::hinted_call),
                can_draw: input.is_some_and(MoveInput::can_draw),
                ..TableMarks::default()
            })
        }),
        has_turned_card: position.with_untracked(|position| position.view.has_turned_card()),
        focused_card: match input {
            Some(input) => input.focused_card,
            None => RwSignal::new(None),
        },
        open_hand: Some(|model, at| view! { <OpenHand model at /> }.into_any()),
        on_choice: input.map(|input| {
            Callback::new(move |choice| match choice {
                TableChoice::Card(card) => input.choose(card),
                TableChoice::Call(place) => input.call(place),
                TableChoice::Draw => input.act(Action::Draw),
                TableChoice::LiftTwo | TableChoice::ScoreCard(_) | TableChoice::Table => {}
            })
        }),
        standing: None,
    }
}

/// The whole page of a position: bar, [`PlayArea`], and beside it what the page adds.
#[component]
pub fn PositionTable(
    /// What it is drawn from.
    model: TableModel,
    /// Its classes while nobody's cards are open.
    #[prop(default = "table".into())]
    class: Signal<&'static str>,
    /// What stands in it.
    children: Children,
) -> impl IntoView {
    if model.on_choice.is_some() {
        digits::listen_for_digits(AppContext::use_context(), model);
    }
    view! {
        <div class=move || {
            if model.marks.with(|marks| marks.open_hands.is_some()) { "table table--open" } else { class.get() }
        }>{children()}</div>
    }
}

/// The log line: what happened, and in bold what is asked or came of it; beside it what the seat
/// in front has won.
#[component]
pub fn PositionLog(
    /// What it is drawn from.
    model: TableModel,
    /// What happened, and what is asked.
    #[prop(into)]
    lines: Signal<(String, String)>,
    /// The classes of the line.
    #[prop(default = "log")]
    class: &'static str,
    /// What stands before the note at its end.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let lines = Memo::new(move |_| lines.get());
    view! {
        <div class=class>
            <LogText lines class="log__text" />
            {children.map(|children| children())}
            {move || {
                let viewer = model.scene.with(|scene| scene.viewer);
                let (who, sits_out, shows_points) = model
                    .context
                    .with(|context| (
                        context.person(viewer),
                        context.sits_out == Some(viewer),
                        context.show_points,
                    ));
                let note = if sits_out {
                    words.sits_out().into()
                } else {
                    model.scene.with(|scene| won_text(words, scene, viewer, shows_points))
                };
                let has_covered = model.scene.with(|scene| scene.talon.covered_by == Some(viewer));
                view! { <LogNote who note has_covered /> }.into_any()
            }}
        </div>
    }
}
