//! The player's hand: one group, the keyboard's place roving in it.

use super::card::{class, picture};
use super::icon::button;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el};
use crate::app::game::{Choices, Game};
use crate::app::table::model::{HandCard, Why};
use crate::i18n::{HandCard as Told, Playable, Words};
use sechsundsechzig_engine::cards::{Card, Suit};
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::rules::Rules;

/// The hand.
#[must_use]
pub fn hand() -> El {
    let (page, game) = (AppContext::here(), Game::here());
    let words = page.words();
    let count = move || game.choices.with(|choices| choices.hand.len());
    let class = move || match count() {
        8 => Some("hand hand--eight"),
        _ => Some("hand"),
    };
    let cards = move || {
        let number = |held: &HandCard| held.card.index() as u32;
        game.choices
            .with(|choices| choices.hand.iter().map(number).collect())
    };
    el("div", "")
        .live("class", class)
        .attr("role", "group")
        .live("aria-label", move || Some(words.hand(count() as u8)))
        .each(cards, move |number| place(words, game, number))
}

/// A card's state, its place, and how many there are.
type State = Option<(HandCard, usize, usize)>;

fn place(words: Words, game: Game, number: u32) -> El {
    let Some(card) = Card::from_index(number as usize) else {
        return el("div", "");
    };
    let state = move || -> State {
        game.choices.with(|Choices { hand, .. }| {
            let at = hand.iter().position(|held| held.card == card)?;
            Some((hand[at], at, hand.len()))
        })
    };
    let look = move || {
        let look = state().map_or("", |(held, ..)| match held {
            HandCard { up: true, .. } => "card--up",
            HandCard { dim: true, .. } => "card--dim",
            _ => "",
        });
        let hint = if is_hinted(game, card) {
            " card--hint"
        } else {
            ""
        };
        Some(class(card, &[look, hint].concat()))
    };
    let unplayable = move || {
        let state = state()?;
        state.0.why.map(|_| "true")
    };
    let meld = move || state().and_then(|(held, ..)| held.meld);
    let roving = move || Some(if has_focus(game, card) { "0" } else { "-1" });
    let number = move || state().map_or(0, |(_, at, _)| at + 1).to_string();
    let card = button("", "", move || game.choose(card))
        .on("focus", move |_| game.place.set(Some(card)))
        .live("class", look)
        .live("tabindex", roving)
        .live("aria-label", move || {
            state().map(|state| label(words, game, state))
        })
        .live("aria-disabled", unplayable)
        .attr("data-card", &card.to_string())
        .part(move || picture(card))
        .slot_for(meld, |meld| meld.map(badge).into_iter().collect());
    el("div", "hand__place")
        .put(card)
        .put(el("kbd", "").attr("aria-hidden", "true").says(number))
}

/// Whether the keyboard's place is on this card: the last one it was on, else the first.
fn has_focus(game: Game, card: Card) -> bool {
    let place = game.place.get();
    game.choices.with(|Choices { hand, .. }| {
        let held = |card| hand.iter().any(|held| Some(held.card) == card);
        if held(place) {
            place == Some(card)
        } else {
            hand.first().is_some_and(|first| first.card == card)
        }
    })
}

/// Whether a hint named this card.
fn is_hinted(game: Game, card: Card) -> bool {
    game.hinted.with(|action| action.and_then(Action::card)) == Some(card)
}

/// What playing a card brings, on the card.
#[must_use]
pub fn badge(value: u8) -> El {
    el("span", "card__meld")
        .attr("aria-hidden", "true")
        .text(&value.to_string())
}

fn label(words: Words, game: Game, state: (HandCard, usize, usize)) -> String {
    let trump = game.choices.with(|choices| choices.trump);
    let rules = game.standing.with(|standing| *standing.rules);
    let label = named(words, state, trump, &rules);
    if is_hinted(game, state.0.card) {
        [&*label, ", ", words.hint()].concat()
    } else {
        label
    }
}

/// The name of a card of the hand, with its place and how many there are.
#[must_use]
pub fn named(
    words: Words,
    (held, at, of): (HandCard, usize, usize),
    trump: Option<Suit>,
    rules: &Rules,
) -> String {
    let told = Told {
        card: held.card,
        playable: match held.why {
            None => Playable::Yes,
            Some(Why::NotYourTurn) => Playable::NotYourTurn,
            Some(Why::Refused(why)) => Playable::No(why),
        },
        brings: held.meld.map(u16::from),
        trump: trump == Some(held.card.suit()),
        place: at as u8 + 1,
        of: of as u8,
    };
    words.hand_card(&told, rules)
}
