//! A tooltip: why something cannot be done, or a hint, pointing at what it is about.

use super::keyed::Keyed;
use crate::app_context::AppContext;
use crate::game::focus::card_selector;
use crate::game::{About, GameController, Hint, TooltipContent};
use crate::platform::dom::{find, laid_out};
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The place of the tooltip, while there is one.
#[component]
pub fn Tooltips() -> impl IntoView {
    let game = GameController::use_context();
    let shown = Memo::new(move |_| game.tooltip.get());
    view! {
        <div>
            <Keyed key=shown>
                {shown.get_untracked().map(|content| view! { <Tooltip content /> }.into_any())}
            </Keyed>
        </div>
    }
}

#[component]
fn Tooltip(content: TooltipContent) -> impl IntoView {
    let game = GameController::use_context();
    let TooltipContent { about, text, hint } = content;
    let class = match (&hint, about) {
        (Some(_), About::Deal) => "tooltip tooltip--hint tooltip--flat",
        (Some(_), About::Talon) => "tooltip tooltip--hint tooltip--talon",
        (Some(_), _) => "tooltip tooltip--hint",
        (None, About::Deal) => "tooltip tooltip--why tooltip--flat",
        (None, About::ScoreCard(_)) => "tooltip tooltip--why tooltip--score",
        (None, _) => "tooltip tooltip--why",
    };
    let (title, note) = hint.map(|Hint { title, note }| (title, note)).unzip();
    let place = move || {
        let _ = point(about);
    };
    let on_resize = window_event_listener_untyped("resize", move |_| place());
    on_cleanup(move || on_resize.remove());
    laid_out(place);
    view! {
        <div class=class on:click=move |_| game.tooltip.set_if_changed(None)>
            {title.map(|title| view! { <h2>{title}</h2> }.into_any())}
            <p>{text}</p>
            {note.map(|note| view! { <Foot note /> }.into_any())}
        </div>
    }
}

/// The foot of a hint: what it makes of the deal, and a button that puts it away.
#[component]
fn Foot(note: &'static str) -> impl IntoView {
    let game = GameController::use_context();
    let dismiss = move |_| {
        game.escape();
        game.find_focus(0);
    };
    view! {
        <p class="tooltip__foot">
            <span>{note}</span>
            <button type="button" class="btn btn--chalk" on:click=dismiss>
                {AppContext::use_context().words().understood()}
            </button>
        </p>
    }
}

/// Puts the tooltip over what it is about, its tail in the middle of that; without a tail below or beside it.
fn point(about: About) -> Option<()> {
    let tooltip: HtmlElement = find(".tooltip")?.dyn_into().ok()?;
    let selector = match about {
        About::Card(card) => card_selector(card),
        About::Slot(place) => [".actions > :nth-child(", &(place + 1).to_string(), ")"].concat(),
        About::Talon => ".talon".into(),
        About::ScoreCard(0) => ".score-card--mine".into(),
        About::ScoreCard(2) => ".at-tr .score-card".into(),
        About::ScoreCard(_) => ".score-card--theirs".into(),
        About::Deal => ".actions".into(),
    };
    let found = find(&selector)?;
    let target = found.get_bounding_client_rect();
    let own = tooltip.get_bounding_client_rect();
    let width = window().inner_width().ok()?.as_f64()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let seen = match about {
        About::Card(_) => target.left() + target.width().min(46.0) / 2.0,
        _ => target.left() + target.width() / 2.0,
    };
    let left = (seen - own.width() / 2.0)
        .min(width - own.width() - 12.0)
        .max(12.0);
    // Above the talon are a name and a score card: it stands below it, else beside it, where nothing else lies.
    let edges = |of: &str| {
        find(of)
            .unwrap_or_else(|| found.clone())
            .get_bounding_client_rect()
    };
    let is_talon = about == About::Talon;
    let right = edges(".talon__trump").right();
    let is_score = matches!(about, About::ScoreCard(_));
    let side = if is_score {
        "beside"
    } else if is_talon && edges(".log").top() - target.bottom() >= own.height() + 24.0 {
        "below"
    } else if is_talon
        && edges(".score-card--mine").left() - right >= own.width() + 24.0
        && edges(".hand").top() - target.top() >= own.height()
    {
        "beside"
    } else if target.top() - 12.0 >= own.height() {
        "above"
    } else {
        "below"
    };
    let (left, bottom) = match side {
        "above" => (left, height - target.top() + 12.0),
        "beside" if is_score => {
            let left = if target.left() * 2.0 < width {
                target.right() + 12.0
            } else {
                target.left() - own.width() - 12.0
            };
            // The names are above the others' cards, the log is below the player's own.
            let bottom = match about {
                About::ScoreCard(0) => target.bottom(),
                _ => target.top() + own.height(),
            };
            (left, height - bottom)
        }
        "beside" => (right + 12.0, height - target.top() - own.height()),
        _ => (left, height - target.bottom() - 12.0 - own.height()),
    };
    tooltip.set_attribute("data-side", side).ok()?;
    let tail = (seen - left).min(own.width() - 20.0).max(20.0);
    for (name, value) in [("left", left), ("bottom", bottom), ("--tail", tail)] {
        let px = [&*(value as i32).to_string(), "px"].concat();
        tooltip.style().set_property(name, &px).ok()?;
    }
    Some(())
}
