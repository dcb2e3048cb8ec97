//! A word in passing: why something cannot be done, pointing at what it speaks of.

use crate::app::game::{About, Game};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The bubble, while there is something to say.
pub fn bubble() -> impl IntoView {
    let game = Game::here();
    move || {
        game.bubble
            .get()
            .map(|bubble| at(bubble.about, bubble.text))
    }
}

fn at(about: About, text: String) -> AnyView {
    let place = NodeRef::<html::Div>::new();
    Effect::new(move || {
        if let Some(bubble) = place.get() {
            point(&bubble, about);
        }
    });
    let game = Game::here();
    view! {
        <div class="bubble bubble--why" node_ref=place on:click=move |_| game.bubble.set(None)>
            <p>{text}</p>
        </div>
    }
    .into_any()
}

/// Puts the bubble over what it speaks of and its tail in the middle of it.
fn point(bubble: &HtmlElement, about: About) -> Option<()> {
    let selector = match about {
        About::Card(card) => format!(".hand [data-card=\"{card}\"]"),
        About::Slot(place) => format!(".actions > :nth-child({})", place + 1),
        About::Talon => ".talon".into(),
    };
    let target = document().query_selector(&selector).ok()??;
    let target = target
        .dyn_into::<HtmlElement>()
        .ok()?
        .get_bounding_client_rect();
    let own = bubble.get_bounding_client_rect();
    let width = window().inner_width().ok()?.as_f64()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let seen = match about {
        About::Card(_) => target.left() + target.width().min(46.0) / 2.0,
        _ => target.left() + target.width() / 2.0,
    };
    let left = (seen - own.width() / 2.0).clamp(12.0, (width - own.width() - 12.0).max(12.0));
    let style = web_sys::HtmlElement::style(bubble);
    style.set_property("left", &format!("{left:.0}px")).ok()?;
    let bottom = height - target.top() + 12.0;
    style
        .set_property("bottom", &format!("{bottom:.0}px"))
        .ok()?;
    let tail = (seen - left).clamp(20.0, own.width() - 20.0);
    style.set_property("--tail", &format!("{tail:.0}px")).ok()
}
