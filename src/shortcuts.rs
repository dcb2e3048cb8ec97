//! Carries out what keys ask for while the table is shown.

use crate::app_context::AppContext;
use crate::game::{GameController, TableDialog};
use crate::model::keymap::{self, Key};
use crate::model::match_session::PLAYER;
use crate::model::route::{PlainPage, Route};
use crate::model::settings::Counting;
use crate::model::table::turn::{Ask, Call};
use crate::platform::dom::{find, focus, is_for_browser};
use crate::platform::focus_target;
use crate::platform::hand_focus::{focus_in_hand, focus_is_lost_or_on};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

const ENTER: &str = "Enter";

/// Listens for keys, for as long as the page lives.
pub fn listen(app: AppContext, game: GameController) {
    // The last key, and the card that it has chosen.
    let chosen = Cell::new(None);
    window_event_listener_untyped("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let shows_table = app.route.with_untracked(|route| *route == Route::Table);
        let dialog = game.dialog.with_untracked(Option::is_some);
        if is_for_browser(&event) || !shows_table || dialog {
            return;
        }
        let key = event.key();
        if event.repeat() && (key.len() == 1 || key == ENTER) {
            // A key held down is no second tap.
            return event.prevent_default();
        }
        let letters = app.settings.with_untracked(|settings| settings.keys);
        let meaning = keymap::meaning(&key, letters);
        let before = chosen.take();
        let is_obvious = key == ENTER || key == " ";
        if is_obvious && focus_is_lost_or_on(focus_target::USELESS_CARD) && do_the_obvious(game) {
            return event.prevent_default();
        }
        if let Some(key) = meaning {
            if matches!(key, Key::Left | Key::Right | Key::First | Key::Last) {
                event.prevent_default();
            }
            dispatch(app, game, key);
            // The same number again plays the card that it has chosen.
            if let Key::Card(_) = key {
                let now = game.focused_card.get_untracked().map(|card| (key, card));
                match now {
                    Some((_, card)) if now == before => game.choose(card),
                    _ => chosen.set(now),
                }
            }
        }
    });
}

/// Draws, goes on to the next deal or lets a trick be taken away, where there is nothing else to do.
fn do_the_obvious(game: GameController) -> bool {
    match untrack(|| game.ask()) {
        _ if game.is_end_shown.get_untracked() => game.go_on_from_end(),
        Ask::Draw => game.draw(),
        Ask::Tap => game.skip_animation(),
        _ => return false,
    }
    true
}

fn dispatch(app: AppContext, game: GameController, key: Key) {
    match key {
        Key::Left => step(game, -1),
        Key::Right => step(game, 1),
        Key::First => game.focus_place(0),
        Key::Last => game.focus_place(usize::MAX),
        Key::Card(place) => game.focus_place(place),
        Key::Claim => game.call(|call| matches!(call, Call::Claim | Call::NewDeal)),
        Key::Cover => {
            let covers = |call| {
                matches!(
                    call,
                    Call::Cover | Call::Pass | Call::LeaveTrump | Call::KeepCards
                )
            };
            game.call(covers);
        }
        Key::Rob => game.call(|call| matches!(call, Call::Rob | Call::ClaimWith(_) | Call::Skip)),
        Key::Meld => game.announce_marriage(),
        Key::Draw => game.draw(),
        Key::LastTrick => game.dialog.set_if_changed(Some(TableDialog::LastTrick)),
        Key::Values => game.dialog.set_if_changed(Some(TableDialog::CardValues)),
        Key::Trump => app.read_out(talon(app, game)),
        Key::Points => app.read_out(points(app, game).unwrap_or_default()),
        Key::State => app.read_out(everything(app, game)),
        Key::Help => app.go(&Route::Plain(PlainPage::Controls)),
        Key::Escape => game.cancel(),
        Key::Hint => game.hint(),
        Key::Undo => game.undo(),
    }
}

fn step(game: GameController, by: isize) {
    let choices = untrack(|| game.choices());
    let mut calls = choices.calls.iter();
    let asks_for_suit = calls.any(|offered| matches!(offered.call, Call::Trump(_)));
    if let Some(suit) = find(focus_target::FOCUSED_CALL).filter(|_| asks_for_suit) {
        let next = match by {
            1.. => suit.next_element_sibling(),
            _ => suit.previous_element_sibling(),
        };
        return next.iter().for_each(focus);
    }
    let place = game.focused_card.get_untracked();
    let mut hand = choices.hand.iter();
    let at = hand.position(|held| Some(held.card) == place).unwrap_or(0);
    focus_in_hand(
        &choices.hand,
        game.focused_card,
        at.saturating_add_signed(by),
    );
}

fn talon(app: AppContext, game: GameController) -> String {
    let (talon, trump) = game
        .scene
        .with_untracked(|scene| (scene.talon, scene.trump));
    app.words_untracked().talon_label(talon.into(), trump)
}

/// The card points, as far as the settings show them.
fn points(app: AppContext, game: GameController) -> Option<String> {
    let counting = app.settings.with_untracked(|settings| settings.counting);
    if counting == Counting::Hidden {
        return None;
    }
    let context = game.text_context();
    let kind = context.rules.game;
    let told = game
        .scene
        .with_untracked(|scene| scene.told_points(context.sits_out, counting == Counting::Both));
    let told: Vec<_> = told
        .into_iter()
        .map(|(seat, points)| (context.side(kind.side_of(seat)), points, 0))
        .collect();
    Some(app.words_untracked().points_line(&told))
}

/// The whole state, in sentences.
fn everything(app: AppContext, game: GameController) -> String {
    let words = app.words_untracked();
    let context = game.text_context();
    let mut said = vec![talon(app, game)];
    game.scene.with_untracked(|scene| {
        for laid in &scene.trick {
            let who = words.person(context.person(laid.seat));
            said.push([&*who, ": ", &words.card_label(laid.card)].concat());
        }
        for other in scene.others() {
            let seat = scene.seat(other);
            said.push(words.seat(context.person(other), seat.held, seat.tricks.into()));
        }
        let own = scene.seat(PLAYER);
        said.push(words.seat(context.person(PLAYER), own.held, own.tricks.into()));
        let cards: Vec<_> = scene.hand.iter().map(|card| words.card(*card)).collect();
        said.push(cards.join(", "));
    });
    said.extend(points(app, game));
    if let Some(prompt) = untrack(|| game.prompt()) {
        said.push(words.prompt(prompt, &context.rules));
    }
    said.join(". ")
}
