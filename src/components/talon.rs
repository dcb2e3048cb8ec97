//! The talon: how many cards, the trump card half under it, or closed.

use super::card::{CardBack, OpenCard};
use super::table::{TableChoice, TableModel};
use super::trump_tile::TrumpTile;
use crate::app_context::AppContext;
use crate::i18n::Words;
use crate::model::keymap::Key;
use crate::model::table::scene::{Scene, TalonScene};
use crate::model::table::talon_shape::{HIGHEST_STACK, TalonShape, face_down};
use leptos::prelude::*;

/// The talon; where the player plays, he draws from it.
#[component]
pub fn Talon(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let scene = model.scene;
    let lies = move || scene.with(|scene| (scene.talon, scene.trump));
    let can_draw = move || model.marks.with(|marks| marks.can_draw);
    // Where no card shows what is trump, a tile does.
    let shows_card = Memo::new(move |_| {
        model.has_turned_card && lies().0.covered_by.is_none() && lies().0.count > 0
    });
    let caption = move || {
        if !shows_card.get() {
            return view! {
                <div class="caption caption--tile">
                    <TrumpTile scene />
                </div>
            }
            .into_any();
        }
        let caption = move |words: Words| lies().1.map(|suit| words.trumps(suit));
        // What the Austrian words mean stands below them until somebody has a trick.
        let gloss = move || {
            let is_new = scene.with(|scene| scene.last_trick.is_none());
            caption(words.beside_austrian().filter(|_| is_new)?)
        };
        view! {
            <p class="caption" data-meaning=gloss>
                {move || caption(words).unwrap_or_default()}
            </p>
        }
        .into_any()
    };
    view! {
        <section
            class=move || class(lies().0, can_draw())
            aria-label=move || {
                let (talon, trump) = lies();
                words.talon_label(talon.into(), trump)
            }
        >
            <Pile scene />
            {model.on_choice.map(|_| view! { <DrawButtons model /> }.into_any())}
            {caption}
        </section>
    }
}

/// Its class, whether one may draw or not.
fn class(talon: TalonScene, can_draw: bool) -> String {
    let kind = match talon {
        TalonScene {
            covered_by: Some(_),
            ..
        } => "talon talon--closed",
        TalonScene { count: 0 | 1, .. } => "talon talon--last",
        _ => "talon",
    };
    [kind, if can_draw { " talon--draw" } else { "" }].concat()
}

/// Buttons over the talon while the player is asked to draw.
#[component]
fn DrawButtons(model: TableModel) -> impl IntoView {
    let marks = model.marks;
    let words = AppContext::use_context().words_untracked();
    let can_draw = Memo::new(move |_| marks.with(|marks| marks.can_draw));
    let can_lift_two = Memo::new(move |_| marks.with(|marks| marks.can_lift_two));
    view! {
        {move || {
            can_draw
                .get()
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="talon__button"
                            on:click=move |event| {
                                event.stop_propagation();
                                model.choose(TableChoice::Draw);
                            }
                        >
                            <span>{words.draw()} <kbd aria-hidden="true">{Key::Draw.sign()}</kbd></span>
                        </button>
                    }.into_any()
                })
        }}
        {move || {
            can_lift_two
                .get()
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="talon__two"
                            data-call="lift-two"
                            on:click=move |event| {
                                event.stop_propagation();
                                model.choose(TableChoice::LiftTwo);
                            }
                        >
                            {words.lift_two()}
                        </button>
                    }.into_any()
                })
        }}
    }
}

/// How many cards lie face down, on the uppermost.
#[component]
pub fn TalonCount(number: u8) -> impl IntoView {
    let uppermost = BACKS[BACKS.len().min(number.into()).saturating_sub(1)];
    view! {
        <span class=["talon__count ", uppermost].concat() aria-hidden="true">
            <b class="num">{number.to_string()}</b>
        </span>
    }
}

/// The classes of a stack's cards.
pub const BACKS: [&str; HIGHEST_STACK as usize] = ["", "back--2", "back--3"];

/// What can be seen of the talon's cards.
#[component]
fn Pile(scene: Signal<Scene>) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| TalonShape::of(scene.talon)));
    let number = Memo::new(move |_| scene.with(|scene| face_down(scene.talon)));
    view! {
        {move || {
            let TalonShape { stack, turned, closed } = shape.get();
            let turned = turned
                .map(|card| {
                    view! {
                        <span class="talon__trump">
                            <OpenCard card />
                        </span>
                    }.into_any()
                });
            let stack = BACKS.into_iter().take(stack.into());
            let stack = stack.map(|class| view! { <CardBack class /> }.into_any()).collect_view();
            let lid = closed
                .then(|| {
                    view! {
                        <span class="talon__lid">
                            <CardBack />
                        </span>
                    }.into_any()
                });
            view! {
                {turned}
                {stack}
                {lid}
            }.into_any()
        }}
        {move || number.get().map(|number| view! { <TalonCount number /> }.into_any())}
    }
}
