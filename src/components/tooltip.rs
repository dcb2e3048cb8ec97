//! A tooltip: why something cannot be done, or a hint, pointing at what it is about.

use super::keyed::Keyed;
use crate::app_context::AppContext;
use crate::game::{GameController, HintHeading, TooltipContent, TooltipTarget};
use crate::platform::dom::{find, laid_out};
use crate::platform::hand_focus::card_selector;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement};

/// The place of the tooltip, while there is one.
#[component]
pub fn Tooltips() -> impl IntoView {
    let game = GameController::use_context();
    view! {
        <div class="tooltips">
            <Keyed key=game.tooltip>
                {game.tooltip.get_untracked().map(|content| view! { <Tooltip content /> }.into_any())}
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
    let (title, note) = hint
        .map(|HintHeading { title, note }| (title, note))
        .unzip();
    let is_hint = title.is_some();
    let place = move || {
        let _ = point(target, is_hint);
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
        game.cancel();
        game.find_focus(0);
    };
    view! {
        <p class="tooltip__foot">
            <span>{note}</span>
            <button type="button" class="btn btn--chalk" on:click=dismiss>
                {AppContext::use_context().words_untracked().understood()}
            </button>
        </p>
    }
}

/// Where what a tooltip is about is found.
fn selector(target: TooltipTarget) -> String {
    match target {
        TooltipTarget::Card(card) => card_selector(card),
        TooltipTarget::Call(place) => {
            [".actions > :nth-child(", &(place + 1).to_string(), ")"].concat()
        }
        TooltipTarget::Talon => ".talon".into(),
        TooltipTarget::ScoreCard(0) => ".score-card--mine".into(),
        TooltipTarget::ScoreCard(2) => ".at-tr .score-card".into(),
        TooltipTarget::ScoreCard(_) => ".score-card--theirs".into(),
        TooltipTarget::Deal => ".actions".into(),
    }
}

/// Puts the tooltip over what it is about, its tail in the middle of that; without a tail below or beside it, or over the calls.
fn point(target: TooltipTarget, is_hint: bool) -> Option<()> {
    let tooltip: HtmlElement = find(".tooltip")?.dyn_into().ok()?;
    let place = find(&selector(target))?.get_bounding_client_rect();
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
    let side = side(target, &place, &own);
    let (left, top) = match (side, target) {
        (_, TooltipTarget::Deal) if !is_hint => (left, over_calls(&place, &own)),
        ("above", _) => (left, place.top() - 12.0 - own.height()),
        ("calls", _) => (
            left,
            edges(".hand .card", &place).top() - 4.0 - own.height(),
        ),
        ("beside", TooltipTarget::ScoreCard(card)) => beside_score_card(card, &place, &own, width),
        ("beside", _) => (edges(".talon__trump", &place).right() + 12.0, place.top()),
        _ => (left, place.bottom() + 12.0),
    };
    tooltip.set_attribute("data-side", side).ok()?;
    let bottom = height - top - own.height();
    let tail = (seen - left).min(own.width() - 20.0).max(20.0);
    for (name, value) in [("left", left), ("bottom", bottom), ("--tail", tail)] {
        let px = [&*(value as i32).to_string(), "px"].concat();
        tooltip.style().set_property(name, &px).ok()?;
    }
    Some(())
}

/// The edges of an element, or else of what the tooltip is about.
fn edges(of: &str, place: &DomRect) -> DomRect {
    find(of).map_or_else(
        || place.clone(),
        |element| element.get_bounding_client_rect(),
    )
}

/// The side of its place on which the tooltip stands.
fn side(target: TooltipTarget, place: &DomRect, own: &DomRect) -> &'static str {
    let edges = |of| edges(of, place);
    // Above the talon are a name and a score card: it stands below it, else beside it, where nothing else lies, else over the calls.
    let is_talon = target == TooltipTarget::Talon;
    let has_room_below = || edges(".log").top() - place.bottom() >= own.height() + 24.0;
    let has_room_beside = || {
        edges(".score-card--mine").left() - edges(".talon__trump").right() >= own.width() + 24.0
            && edges(".hand").top() - place.top() >= own.height()
    };
    if matches!(target, TooltipTarget::ScoreCard(_)) {
        "beside"
    } else if is_talon && has_room_below() {
        "below"
    } else if is_talon && has_room_beside() {
        "beside"
    } else if is_talon {
        "calls"
    } else if place.top() - 12.0 >= own.height() {
        "above"
    } else {
        "below"
    }
}

/// The top edge of a tooltip about the deal: it covers the calls, and neither the log line nor the help buttons nor the cards. Where
/// help buttons stand in place of the calls, it goes above them, or above the log line where that is in the way.
fn over_calls(calls: &DomRect, own: &DomRect) -> f64 {
    let line = edges(".log", calls);
    if find(".actions--help").is_none() {
        // The cards begin a little below the calls.
        calls.top().min(calls.bottom() + 18.0 - own.height())
    } else if line.bottom() + own.height() <= calls.top() {
        calls.top() - own.height()
    } else {
        line.top() - own.height()
    }
}

/// Left and top of a tooltip beside a score card, on the side where the table is.
fn beside_score_card(card: usize, place: &DomRect, own: &DomRect, width: f64) -> (f64, f64) {
    let left = if place.left() * 2.0 < width {
        place.right() + 12.0
    } else {
        place.left() - own.width() - 12.0
    };
    // The names are above the others' cards, the log is below the player's own.
    let top = match card {
        0 => place.bottom() - own.height(),
        _ => place.top(),
    };
    (left, top)
}
