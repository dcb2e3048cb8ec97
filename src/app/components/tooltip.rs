//! A word in passing: why something cannot be done, or a hint, pointing at what it speaks of.

use super::icon::button;
use crate::app::app_context::AppContext;
use crate::app::dom::{El, el, find, laid_out, on_window};
use crate::app::game::{About, Bubble, Game};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Where the bubble is, while there is something to say.
#[must_use]
pub fn bubbles() -> El {
    let game = Game::here();
    el("div", "").slot_for(
        move || game.bubble.get(),
        move |bubble| {
            bubble
                .map(|said| bubble_with(game, &said))
                .into_iter()
                .collect()
        },
    )
}

fn bubble_with(game: Game, said: &Bubble) -> El {
    let class = match (&said.hint, said.about) {
        (Some(_), About::Deal) => "bubble bubble--hint bubble--flat",
        (Some(_), _) => "bubble bubble--hint",
        (None, About::Deal) => "bubble bubble--why bubble--flat",
        (None, _) => "bubble bubble--why",
    };
    let title = said
        .hint
        .as_ref()
        .map(|hint| el("h2", "").text(&hint.title));
    let foot = said.hint.as_ref().map(|hint| {
        let understood = AppContext::here().words().understood();
        el("p", "bubble__foot")
            .put(el("span", "").text(hint.note))
            .put(button("btn btn--chalk", understood, move || {
                game.escape();
                game.find_focus(0);
            }))
    });
    let bubble = el("div", class)
        .all(title)
        .put(el("p", "").text(&said.text))
        .all(foot)
        .press(move || game.bubble.set(None));
    let (element, about) = (bubble.element().clone(), said.about);
    let placed = element.clone();
    on_window("resize", move |_| {
        let _ = point(&placed, about);
    });
    laid_out(move || {
        let _ = point(&element, about);
    });
    bubble
}

/// Puts the bubble over what it speaks of and its tail in the middle of it.
fn point(bubble: &Element, about: About) -> Option<()> {
    let selector = match about {
        About::Card(card) => [".hand [data-card=\"", &card.to_string(), "\"]"].concat(),
        About::Slot(place) => [".actions > :nth-child(", &(place + 1).to_string(), ")"].concat(),
        About::Talon => ".talon".into(),
        About::Deal => ".actions".into(),
    };
    let target = find(&selector)?.get_bounding_client_rect();
    let own = bubble.get_bounding_client_rect();
    let width = window().inner_width().ok()?.as_f64()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let seen = match about {
        About::Card(_) => target.left() + target.width().min(46.0) / 2.0,
        _ => target.left() + target.width() / 2.0,
    };
    let left = (seen - own.width() / 2.0)
        .min(width - own.width() - 12.0)
        .max(12.0);
    let bottom = height - target.top() + 12.0;
    let tail = (seen - left).min(own.width() - 20.0).max(20.0);
    let style = bubble.dyn_ref::<HtmlElement>()?.style();
    for (name, value) in [("left", left), ("bottom", bottom), ("--tail", tail)] {
        let px = [&*(value as i32).to_string(), "px"].concat();
        style.set_property(name, &px).ok()?;
    }
    Some(())
}
