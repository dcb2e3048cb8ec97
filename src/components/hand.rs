//! The viewer's hand: one group, in which the arrow keys lead from card to card.

use super::card::{CardFace, OpenCard, card_class};
use super::deferred::Deferred;
use super::list::List;
use super::seats::hand_name;
use super::table::{TableChoice, TableModel};
use crate::app_context::AppContext;
use crate::i18n::{HandCardLabel, Words};
use crate::model::keymap::{self, Key};
use crate::model::table::choices::Choices;
use crate::model::table::turn::HandCard;
use crate::platform::dom::is_for_browser;
use crate::platform::hand_focus::focus_in_hand;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::rules::Rules;
use web_sys::KeyboardEvent;

/// The hand.
#[component]
pub fn Hand(model: TableModel) -> impl IntoView {
    let words = AppContext::use_context().words_untracked();
    let count = move || model.choices.with(|choices| choices.hand.len());
    let keys = Signal::derive(move || {
        let number = |held: &HandCard| held.card.index() as u32;
        model
            .choices
            .with(|choices| choices.hand.iter().map(number).collect())
    });
    let place = Callback::new(move |key: u32| {
        let card = Card::from_index(key as usize);
        card.map(|card| view! { <HandPlace model card /> }.into_any())
            .into_any()
    });
    view! {
        <div
            class=move || match count() {
                8 => "hand hand--eight",
                _ => "hand",
            }
            role="group"
            aria-label=move || {
                let viewer = model.scene.with(|scene| scene.viewer);
                model.context.with(|context| hand_name(words, context, viewer, count() as u8))
            }
            on:keydown=move |event| {
                if !model.is_in_match() && move_focus(model, &event) {
                    event.prevent_default();
                }
            }
        >
            <List keys item=place />
        </div>
    }
}

/// Moves the focus within the hand; whether the key is one that does. The keys of a match are shortcuts of the page.
fn move_focus(model: TableModel, event: &KeyboardEvent) -> bool {
    if model.on_choice.is_none() || is_for_browser(event) {
        return false;
    }
    let focused = model.focused_card.get_untracked();
    model.choices.with_untracked(|Choices { hand, .. }| {
        let at = hand.iter().position(|held| Some(held.card) == focused);
        let at = at.unwrap_or(0);
        let place = match keymap::meaning(&event.key(), false) {
            Some(Key::Left) => at.saturating_sub(1),
            Some(Key::Right) => at + 1,
            Some(Key::First) => 0,
            Some(Key::Last) => usize::MAX,
            _ => return false,
        };
        focus_in_hand(hand, model.focused_card, place);
        true
    })
}

/// A card's place in the hand.
#[component]
fn HandPlace(model: TableModel, card: Card) -> impl IntoView {
    let number = move || {
        let number = place(model, card).map_or(0, |place| place.at + 1);
        number.to_string()
    };
    let content = match model.on_choice {
        Some(_) => view! { <HandButton model card /> }.into_any(),
        None => view! { <OpenCard card /> }.into_any(),
    };
    view! {
        <div class=move || {
            model
                .marks
                .with(|marks| match Some(card) {
                    card if card == marks.hinted_card => "hand__place hand__place--hint",
                    card if card == marks.drawn_card => "hand__place hand__place--drawn",
                    _ => "hand__place",
                })
        }>
            {content}
            {model.on_choice.map(|_| {
                    view! { <kbd aria-hidden="true">{move || number()}</kbd> }.into_any()
                })}
        </div>
    }
}

/// A card of the hand and where it stands there.
#[derive(Clone, Copy)]
struct PlaceInHand {
    held: HandCard,
    /// From 0.
    at: usize,
    /// How many cards there are.
    of: usize,
}

/// Where a card stands, while it is in the hand.
fn place(model: TableModel, card: Card) -> Option<PlaceInHand> {
    model.choices.with(|choices| {
        let hand = &choices.hand;
        let at = hand.iter().position(|held| held.card == card)?;
        Some(PlaceInHand {
            held: hand[at],
            at,
            of: hand.len(),
        })
    })
}

fn held(model: TableModel, card: Card) -> Option<HandCard> {
    place(model, card).map(|place| place.held)
}

/// A card of the hand that can be chosen.
#[component]
fn HandButton(model: TableModel, card: Card) -> impl IntoView {
    let app = AppContext::use_context();
    let (words, face) = (app.words_untracked(), app.face_untracked());
    let meld = Memo::new(move |_| held(model, card)?.meld);
    view! {
        <button
            type="button"
            class=move || {
                let look = match held(model, card) {
                    Some(HandCard { up: true, .. }) => "card--up",
                    Some(HandCard { dim: true, .. }) => "card--dim",
                    _ => "",
                };
                card_class(card, face, look)
            }
            tabindex=move || if has_focus(model, card) { "0" } else { "-1" }
            aria-label=move || label(words, model, card)
            aria-disabled=move || held(model, card)?.why.map(|_| "true")
            data-card=card.to_string()
            on:click=move |_| model.choose(TableChoice::Card(card))
            on:focus=move |_| model.focused_card.set_if_changed(Some(card))
        >
            <Deferred>
                <CardFace card />
            </Deferred>
            {move || {
                meld.get()
                    .map(|value| {
                        view! {
                            <span class="card__meld" aria-hidden="true">
                                {value.to_string()}
                            </span>
                        }.into_any()
                    })
            }}
        </button>
    }
}

/// Whether the Tab key leads to this card: the one that had the focus last, else the first.
fn has_focus(model: TableModel, card: Card) -> bool {
    let focused = model.focused_card.get();
    model.choices.with(|choices| {
        let hand = &choices.hand;
        if hand.iter().any(|held| Some(held.card) == focused) {
            focused == Some(card)
        } else {
            hand.first().is_some_and(|first| first.card == card)
        }
    })
}

/// Whether a hint named this card.
fn is_hinted(model: TableModel, card: Card) -> bool {
    model.marks.with(|marks| marks.hinted_card) == Some(card)
}

fn label(words: Words, model: TableModel, card: Card) -> String {
    let Some(place) = place(model, card) else {
        return String::new();
    };
    let trump = model.choices.with(|choices| choices.trump);
    let label = model
        .context
        .with(|context| card_label(words, place, trump, &context.rules));
    if is_hinted(model, card) {
        [&*label, ", ", words.hint()].concat()
    } else {
        label
    }
}

/// The name of a card of the hand, with its place and how many there are.
fn card_label(words: Words, place: PlaceInHand, trump: Option<Suit>, rules: &Rules) -> String {
    let held = place.held;
    let label = HandCardLabel {
        card: held.card,
        why: held.why,
        brings: held.meld.map(u16::from),
        trump: trump == Some(held.card.suit()),
        place: place.at as u8 + 1,
        of: place.of as u8,
    };
    words.hand_card(&label, rules)
}
