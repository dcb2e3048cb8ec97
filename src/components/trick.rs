//! The trick under way, and a marriage while it is shown.

use super::card::{CardFace, OpenCard, card_class};
use super::list::List;
use super::seats::Spoken;
use super::table::TableModel;
use crate::app_context::AppContext;
use crate::i18n::Person;
use crate::model::table::scene::{Laid, ShownMarriage};
use crate::model::table::trick_layout::{BesideTrick, PlaceOfTwo, RingPlace};
use leptos::prelude::*;
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::rules::Game;

/// The trick under way.
#[component]
pub fn Trick(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let (scene, context) = (model.scene, model.context);
    let game = context.with_untracked(|context| context.rules.game);
    let is_ring = matches!(game, Game::Three | Game::Four);
    let shown = Memo::new(move |_| scene.with(|scene| scene.shown));
    let beside = Memo::new(move |_| scene.with(|scene| BesideTrick::of(scene, is_ring)));
    let place = move |laid: Laid| {
        scene.with(|scene| {
            if is_ring {
                class_of_ring(RingPlace::of(laid.seat, scene.viewer, game.players()))
            } else {
                let sits_out = context.with(|context| context.sits_out);
                class_of_two(PlaceOfTwo::of(laid, scene, sits_out))
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
            data-taken-by=move || scene.with(|scene| Some(scene.taken_by?.0))
        >
            {move || beside_trick(beside.get(), is_ring)}
            <List keys=laid item=laid_card />
            {move || {
                shown
                    .get()
                    .map(|shown| {
                        let who = context.with_untracked(|context| context.person(shown.seat));
                        view! { <Announcement who shown /> }.into_any()
                    })
            }}
            <Spoken model at=scene.with_untracked(|scene| scene.viewer) class="seat__says trick__says" />
        </section>
    }
}

/// A card laid by somebody, as a number.
fn number(laid: &Laid) -> u32 {
    laid.card.index() as u32 | u32::from(laid.seat.0) << 8
}

/// What lies beside the cards of the trick.
fn beside_trick(beside: BesideTrick, is_ring: bool) -> AnyView {
    let card = |(card, class): (Card, &'static str)| view! { <OpenCard card class /> }.into_any();
    let slot = |class: &'static str| view! { <span class=class></span> }.into_any();
    match beside {
        BesideTrick::Nothing => ().into_any(),
        BesideTrick::EmptyPlace if is_ring => slot("trick__slot from-s"),
        BesideTrick::EmptyPlace => slot("trick__slot"),
        BesideTrick::OtherOfMarriage(other) if is_ring => card((other, "shown shown--one")),
        BesideTrick::OtherOfMarriage(other) => card((other, "meld__other")),
        BesideTrick::Marriage(cards) => {
            let classes = match is_ring {
                true => ["shown shown--king", "shown shown--queen"],
                false => ["meld__other", "meld__led"],
            };
            cards
                .iter()
                .zip(classes)
                .map(card)
                .collect_view()
                .into_any()
        }
    }
}

/// The class of a card laid by one of two.
const fn class_of_two(place: PlaceOfTwo) -> &'static str {
    match place {
        PlaceOfTwo::Led => "meld__led",
        PlaceOfTwo::Below => "trick__mine",
        PlaceOfTwo::Above => "trick__theirs",
    }
}

/// The class of a card laid by one of three or four.
const fn class_of_ring(place: RingPlace) -> &'static str {
    match place {
        RingPlace::Front => "from-s",
        RingPlace::Left => "from-w",
        RingPlace::Across => "from-n",
        RingPlace::Right => "from-e",
    }
}

/// A card of the trick.
#[component]
fn LaidCard(laid: Laid, place: Signal<&'static str>) -> impl IntoView {
    let app = AppContext::use_context();
    let face = app.face_untracked();
    view! {
        <span
            class=move || card_class(laid.card, face, place.get())
            role="img"
            aria-label=app.words_untracked().card_label(laid.card)
            data-card=laid.card.to_string()
            data-by=laid.seat.0.to_string()
        >
            <CardFace card=laid.card />
        </span>
    }
}

/// Who announces which marriage.
#[component]
fn Announcement(who: Person, shown: ShownMarriage) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    view! {
        <div class="announce">
            <p>
                <b>{shown.value.to_string()}</b>
                <span>{words.announces(who)} <br /> {words.marriage(shown.suit)}</span>
            </p>
        </div>
    }
}
