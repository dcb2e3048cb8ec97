//! The trick under way, and a marriage while it is shown.

use super::card::{CardFace, OpenCard, card_class, face};
use super::list::List;
use super::multiplayer_trick::{seat_class, shown_marriage};
use super::table::TableModel;
use crate::app_context::AppContext;
use crate::i18n::{Person, TextContext};
use crate::model::table::scene::{Laid, Scene, Shown};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::rules::Game;

/// The trick under way.
#[component]
pub fn Trick(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words();
    let (scene, context) = (model.scene, model.context);
    let game = context.with_untracked(|context| context.rules.game);
    let is_ring = matches!(game, Game::Three | Game::Four);
    let shown = Memo::new(move |_| scene.with(|scene| scene.shown));
    let beside = Memo::new(move |_| scene.with(|scene| beside(scene, is_ring)));
    let place = move |laid: Laid| {
        scene.with(|scene| {
            if is_ring {
                seat_class(laid.seat, scene.viewer, game.players())
            } else {
                context.with(|context| place_of_two(scene, context, laid))
            }
        })
    };
    let laid = Signal::derive(move || scene.with(|scene| scene.trick.iter().map(number).collect()));
    let laid_card = Callback::new(move |key| {
        let laid = scene.with_untracked(|scene| {
            let mut trick = scene.trick.iter();
            trick.find(|laid| number(laid) == key).copied()
        });
        laid.map(|laid| {
            view! { <LaidCard laid place=Signal::derive(move || place(laid)) /> }.into_any()
        })
        .into_any()
    });
    view! {
        <section
            class=move || match (game, shown.get()) {
                (Game::Three, _) => "trick trick--ring trick--three",
                (Game::Four, _) => "trick trick--ring",
                (_, Some(_)) => "trick trick--meld",
                (_, None) => "trick",
            }
            aria-label=move || match shown.get() {
                Some(_) => words.trick_with_marriage(),
                None => words.trick(),
            }
        >
            {move || beside.get().into_iter().map(beside_trick).collect::<Vec<_>>()}
            <List keys=laid item=laid_card />
            {move || {
                shown
                    .get()
                    .map(|shown| {
                        let who = context.with_untracked(|context| context.person(shown.seat));
                        view! { <Announcement who shown /> }.into_any()
                    })
            }}
        </section>
    }
}

/// A card laid by somebody, as a number.
fn number(laid: &Laid) -> u32 {
    laid.card.index() as u32 | u32::from(laid.seat.0) << 8
}

/// What lies beside the cards of the trick, with its class: the other cards of a shown marriage, or the empty place for
/// the player's card.
fn beside(scene: &Scene, is_ring: bool) -> Vec<(Option<Card>, &'static str)> {
    let trick = &scene.trick;
    match (scene.shown, is_ring) {
        (Some(shown), true) => shown_marriage(trick, shown),
        (Some(shown), false) => {
            let other = partner(trick, shown);
            other
                .map(|card| (Some(card), "meld__other"))
                .into_iter()
                .collect()
        }
        (None, true) if trick.iter().all(|one| one.seat != scene.viewer) => {
            vec![(None, "trick__slot from-s")]
        }
        (None, false) if trick.len() < 2 => vec![(None, "trick__slot")],
        (None, _) => Vec::new(),
    }
}

fn beside_trick((card, class): (Option<Card>, &'static str)) -> AnyView {
    match card {
        Some(card) => view! { <OpenCard card class /> }.into_any(),
        None => view! { <span class=class></span> }.into_any(),
    }
}

/// The class of a card laid by one of two: below lies the viewer's, or while he sits out that of the second of the two
/// who play.
fn place_of_two(scene: &Scene, context: &TextContext, laid: Laid) -> &'static str {
    let below = if context.sits_out == Some(scene.viewer) {
        scene.viewer.left(2, scene.seats.len() as u8)
    } else {
        scene.viewer
    };
    match scene.shown {
        Some(shown) if shown.suit == laid.card.suit() => "meld__led",
        _ if laid.seat == below => "trick__mine",
        _ => "trick__theirs",
    }
}

/// A card of the trick.
#[component]
fn LaidCard(laid: Laid, place: Signal<&'static str>) -> impl IntoView {
    let face = face();
    view! {
        <span
            class=move || card_class(laid.card, face, place.get())
            role="img"
            aria-label=AppContext::use_context().words().card_label(laid.card)
            data-card=laid.card.to_string()
            data-by=laid.seat.0.to_string()
        >
            <CardFace card=laid.card />
        </span>
    }
}

/// The card of a shown marriage that is not played.
#[must_use]
pub fn partner(laid: &[Laid], shown: Shown) -> Option<Card> {
    let marriage = CardSet::marriage(shown.suit);
    let led = laid.iter().find(|one| marriage.has(one.card))?;
    marriage.iter().find(|card| *card != led.card)
}

/// Who announces which marriage.
#[component]
fn Announcement(who: Person, shown: Shown) -> impl IntoView {
    let words = AppContext::use_context().words();
    view! {
        <div class="announce">
            <p>
                <b>{shown.value.to_string()}</b>
                <span>{words.announces(who)} <br /> {words.marriage(shown.suit)}</span>
            </p>
        </div>
    }
}
