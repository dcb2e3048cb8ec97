//! Penneech: the talon with the card turned up, and the board its points are pegged on.

use super::card::{CardBack, OpenCard};
use super::table::TableModel;
use super::talon::{BACKS, TalonCount};
use crate::app_context::AppContext;
use crate::i18n::TextContext;
use crate::model::table::pegs::hole;
use crate::model::table::scene::{Pegs, Scene};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::{Event, Mark};
use sechsundsechzig_engine::games::penneech::PENNEECH;
use sechsundsechzig_engine::rules::Preset;

/// The talon, its turned-up card beside it.
#[component]
pub fn TurnedUpTalon(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let scene = model.scene;
    let count = Memo::new(move |_| scene.with(|scene| scene.talon.count));
    let turned = Memo::new(move |_| scene.with(|scene| scene.talon.bottom));
    let penneech = Memo::new(move |_| scene.with(celebrated));
    view! {
        <section
            class="talon talon--flat"
            aria-label=move || {
                turned.get().map(|card| words.penneech_talon(count.get(), card))
            }
        >
            {move || {
                let (count, turned) = (count.get(), turned.get());
                let backs = BACKS.into_iter().take(count.into());
                view! {
                    {backs.map(|class| view! { <CardBack class /> }.into_any()).collect_view()}
                    {(count > 0).then(|| view! { <TalonCount number=count /> }.into_any())}
                    {turned.map(|card| view! { <OpenCard card /> }.into_any())}
                }.into_any()
            }}
            <p class="caption">
                {move || match turned.get() {
                    Some(card) => words.trumps(card.suit()),
                    None => words.no_trump_yet().into(),
                }}
            </p>
            {move || penneech.get().map(|worth| view! { <Celebration worth /> }.into_any())}
        </section>
    }
}

/// What the Penneech just turned up brings (6.3).
fn celebrated(scene: &Scene) -> Option<u8> {
    match scene.events.last() {
        Some(Event::Marked(_, worth, Mark::TurnedUp(PENNEECH))) => u8::try_from(*worth).ok(),
        _ => None,
    }
}

/// The Penneech was turned up.
#[component]
fn Celebration(worth: u8) -> impl IntoView {
    view! {
        <div class="announce announce--penneech">
            <p>
                <b>{worth.to_string()}</b>
                <span>{AppContext::use_context().words_untracked().preset(Preset::Penneech)} "!"</span>
            </p>
        </div>
    }
}

/// Whose pegs and name stand in a row of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    /// The viewer's.
    Own,
    /// The other's.
    Other,
}

impl Row {
    /// The side whose row this is for the scene's viewer.
    const fn side(self, scene: &Scene) -> usize {
        let own = scene.viewer.index() & 1;
        match self {
            Row::Own => own,
            Row::Other => 1 - own,
        }
    }

    fn pegs(self, scene: &Scene) -> Pegs {
        let pegs = scene.pegs.get(self.side(scene)).copied();
        pegs.unwrap_or_default()
    }
}

/// The peg board, the viewer's own row in front.
#[component]
pub fn PegBoard(scene: Signal<Scene>, context: Signal<TextContext>) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let target = move || context.with(|context| context.rules.target);
    let name = move |row: Row| {
        view! {
            <span>
                {move || {
                    let side = scene.with(|scene| row.side(scene));
                    words.full_name(context.with(|context| context.side(side)))
                }}
                {" "}
                <b class="num">{move || scene.with(|scene| row.pegs(scene).front.to_string())}</b>
            </span>
        }
        .into_any()
    };
    let board = Memo::new(move |_| match target() {
        61 => Some("#peg-board-61"),
        91 => Some("#peg-board-91"),
        _ => None,
    });
    let pegs = move |fine: bool| {
        let pegs = [
            (Row::Other, false),
            (Row::Other, true),
            (Row::Own, false),
            (Row::Own, true),
        ];
        let peg = |(row, front)| view! { <Peg scene context row front fine /> }.into_any();
        pegs.map(peg).into_iter().collect_view()
    };
    view! {
        <figure class="board">
            <figcaption>
                {name(Row::Other)} <span>{move || words.up_to(target())}</span> {name(Row::Own)}
            </figcaption>
            <svg
                viewBox="0 0 348 72"
                role="img"
                aria-label=move || {
                    let of = |row: Row| {
                        let (side, front) = scene
                            .with(|scene| (row.side(scene), row.pegs(scene).front));
                        (context.with(|context| context.side(side)), front, 0)
                    };
                    words.peg_board(target(), &[of(Row::Own), of(Row::Other)])
                }
            >
                {move || {
                    board
                        .get()
                        .map(|board| {
                            view! {
                                <use_ href=board />
                                {pegs(board == "#peg-board-91")}
                            }.into_any()
                        })
                }}
            </svg>
        </figure>
    }
}

/// Tenths as units.
fn from_tenths(tenths: i32) -> String {
    [&*(tenths / 10).to_string(), ".", &(tenths % 10).to_string()].concat()
}

/// One peg: round ones are the viewer's, square ones the other's.
#[component]
fn Peg(
    scene: Signal<Scene>,
    context: Signal<TextContext>,
    row: Row,
    /// Whether it is the one where the score is.
    front: bool,
    /// Whether the board has small holes.
    fine: bool,
) -> impl IntoView {
    let place = move || {
        let pegs = scene.with(|scene| row.pegs(scene));
        let points = if front { pegs.front } else { pegs.rear };
        let target = context.with(|context| context.rules.target);
        hole(points, target, row == Row::Own)
    };
    if row == Row::Own {
        let radius = match (front, fine) {
            (true, false) => "6.6",
            (false, false) => "4.8",
            (true, true) => "4.6",
            (false, true) => "3.4",
        };
        return view! {
            <circle
                class="peg peg--mine"
                r=radius
                cx=move || from_tenths(place().x)
                cy=move || from_tenths(place().y)
            />
        }
        .into_any();
    }
    let size = match (front, fine) {
        (true, false) => 124,
        (false, false) => 88,
        (true, true) => 86,
        (false, true) => 62,
    };
    view! {
        <rect
            class="peg"
            width=from_tenths(size)
            height=from_tenths(size)
            x=move || from_tenths(place().x - size / 2)
            y=move || from_tenths(place().y - size / 2)
        />
    }
    .into_any()
}
