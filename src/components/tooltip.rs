//! A tooltip: why something cannot be done, or a hint, pointing at what it is about.

use super::keyed::Keyed;
use crate::app_context::AppContext;
use crate::game::focus::card_selector;
use crate::game::{GameController, Hint, TooltipContent, TooltipTarget};
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
    let TooltipContent { target, text, hint } = content;
    let class = match (&hint, target) {
        (Some(_), TooltipTarget::Deal) => "tooltip tooltip--hint tooltip--flat",
        (Some(_), TooltipTarget::Talon) => "tooltip tooltip--hint tooltip--talon",
        (Some(_), _) => "tooltip tooltip--hint",
        (None, TooltipTarget::Deal) => "tooltip tooltip--why tooltip--flat",
        (None, TooltipTarget::ScoreCard(_)) => "tooltip tooltip--why tooltip--score",
        (None, _) => "tooltip tooltip--why",
    };
    let (title, note) = hint.map(|Hint { title, note }| (title, note)).unzip();
    let place = move || {
        let _ = point(target);
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
fn point(target: TooltipTarget) -> Option<()> {
    let tooltip: HtmlElement = find(".tooltip")?.dyn_into().ok()?;
    let selector = match target {
        TooltipTarget::Card(card) => card_selector(card),
        TooltipTarget::Slot(slot) => {
            [".actions > :nth-child(", &(slot + 1).to_string(), ")"].concat()
        }
        TooltipTarget::Talon => ".talon".into(),
        TooltipTarget::ScoreCard(0) => ".score-card--mine".into(),
        TooltipTarget::ScoreCard(2) => ".at-tr .score-card".into(),
        TooltipTarget::ScoreCard(_) => ".score-card--theirs".into(),
        TooltipTarget::Deal => ".actions".into(),
    };
    let found = find(&selector)?;
    let place = found.get_bounding_client_rect();
    let own = tooltip.get_bounding_client_rect();
    let width = window().inner_width().ok()?.as_f64()?;
    let height = window().inner_height().ok()?.as_f64()?;
    let seen = match target {
        TooltipTarget::Card(_) => place.left() + place.width().min(46.0) / 2.0,
        _ => place.left() + place.width() / 2.0,
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
    let is_talon = target == TooltipTarget::Talon;
    let right = edges(".talon__trump").right();
    let is_score = matches!(target, TooltipTarget::ScoreCard(_));
    let side = if is_score {
        "beside"
    } else if is_talon && edges(".log").top() - place.bottom() >= own.height() + 24.0 {
        "below"
    } else if is_talon
        && edges(".score-card--mine").left() - right >= own.width() + 24.0
        && edges(".hand").top() - place.top() >= own.height()
    {
        "beside"
    } else if place.top() - 12.0 >= own.height() {
        "above"
    } else {
        "below"
    };
    let (left, bottom) = match side {
        "above" => (left, height - place.top() + 12.0),
        "beside" if is_score => {
            let left = if place.left() * 2.0 < width {
                place.right() + 12.0
            } else {
                place.left() - own.width() - 12.0
            };
            // The names are above the others' cards, the log is below the player's own.
            let bottom = match target {
                TooltipTarget::ScoreCard(0) => place.bottom(),
                _ => place.top() + own.height(),
            };
            (left, height - bottom)
        }
        "beside" => (right + 12.0, height - place.top() - own.height()),
        _ => (left, height - place.bottom() - 12.0 - own.height()),
    };
    tooltip.set_attribute("data-side", side).ok()?;
    let tail = (seen - left).min(own.width() - 20.0).max(20.0);
    for (name, value) in [("left", left), ("bottom", bottom), ("--tail", tail)] {
        let px = [&*(value as i32).to_string(), "px"].concat();
        tooltip.style().set_property(name, &px).ok()?;
    }
    Some(())
}
