//! Carries out planned movements with the Web Animations API.

use super::settings::Speed;
use super::table::animate::{Flight, Place};
use super::table::pace;
use crate::deal::Seat;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element};

/// A movement whose beginning has been measured.
pub struct Measured {
    flight: Flight,
    from: DomRect,
    after: u32,
}

/// Whether the player wants no movement.
#[must_use]
pub fn reduced() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// The element at a place; for the cards a seat holds, the one added last.
fn element(place: Place, viewer: Seat) -> Option<Element> {
    match place {
        Place::Card(card) => find(&format!(".play [data-card=\"{card}\"]")),
        Place::Hand(seat) if seat == viewer => find(".hand"),
        Place::Hand(seat) => find(&format!("[data-seat=\"{}\"] .fan .back:last-child", seat.0))
            .or_else(|| find(&format!("[data-seat=\"{}\"]", seat.0))),
        Place::Talon => find(".talon__lid, .talon .back").or_else(|| find(".talon")),
        Place::Tricks(seat) if seat == viewer => find(".log__mine").or_else(|| find(".hand")),
        Place::Tricks(seat) => find(&format!("[data-seat=\"{}\"] .seat__who", seat.0)),
    }
}

/// A card that arrived at a place; who shows no cards has none that could move.
fn card_at(place: Place, viewer: Seat) -> Option<Element> {
    element(place, viewer).filter(|found| !found.has_attribute("data-seat"))
}

/// Measures where arriving cards come from; to be called before the step is carried out.
#[must_use]
pub fn measure(flights: &[Flight], viewer: Seat) -> Vec<Measured> {
    let measured = flights.iter().zip(0u32..).filter_map(|(flight, place)| {
        let from = element(flight.other_end, viewer)?.get_bounding_client_rect();
        Some(Measured {
            flight: *flight,
            from,
            after: place,
        })
    });
    measured.collect()
}

/// Lets measured cards arrive, once the page shows them.
pub fn arrive(measured: Vec<Measured>, viewer: Seat, speed: Speed) {
    if !measured.is_empty() {
        request_animation_frame(move || land(&measured, viewer, speed, 0));
    }
}

/// Lets measured cards arrive that the page shows already; `gap` between one and the next.
pub fn land(measured: &[Measured], viewer: Seat, speed: Speed, gap: u32) {
    for one in measured {
        if let Some(element) = card_at(one.flight.what, viewer) {
            let ms = pace::scaled(one.flight.manner.duration(), speed);
            let delay = pace::scaled(gap * one.after, speed);
            let to = element.get_bounding_client_rect();
            run(
                &element,
                &between(&to, &one.from),
                None,
                &one.flight,
                ms,
                delay,
            );
        }
    }
}

/// Lets cards leave; they stay where they have gone until the page takes them away.
pub fn leave(flights: &[Flight], viewer: Seat, speed: Speed) {
    for flight in flights {
        let what = element(flight.what, viewer);
        let Some((what, to)) = what.zip(element(flight.other_end, viewer)) else {
            continue;
        };
        let ms = pace::scaled(flight.manner.duration(), speed);
        let way = between(
            &what.get_bounding_client_rect(),
            &to.get_bounding_client_rect(),
        );
        run(&what, &Way::default(), Some(&way.shrunk()), flight, ms, 0);
    }
}

/// Where a card is, seen from where it belongs, in whole pixels: a card in flight shows no less,
/// and the page needs no printing of floating-point numbers.
#[derive(Clone, Copy, Default)]
struct Way {
    dx: i32,
    dy: i32,
    small: bool,
}

impl Way {
    fn shrunk(self) -> Way {
        Way {
            small: true,
            ..self
        }
    }

    fn keyframe(self) -> Object {
        let frame = Object::new();
        let translate = [&*self.dx.to_string(), "px ", &self.dy.to_string(), "px"].concat();
        set(&frame, "translate", &translate.into());
        if self.small {
            set(&frame, "scale", &"0.4".into());
            set(&frame, "opacity", &0.0.into());
        }
        frame
    }
}

fn between(here: &DomRect, there: &DomRect) -> Way {
    let middle = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    };
    let ((x, y), (to_x, to_y)) = (middle(here), middle(there));
    Way {
        dx: (to_x - x).round() as i32,
        dy: (to_y - y).round() as i32,
        small: false,
    }
}

fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

fn run(element: &Element, from: &Way, to: Option<&Way>, flight: &Flight, ms: u32, delay: u32) {
    let frames = Array::new();
    let options = Object::new();
    if reduced() {
        let faded = Object::new();
        set(
            &faded,
            "opacity",
            &if to.is_some() { 1.0 } else { 0.0 }.into(),
        );
        frames.push(&faded);
        let end = Object::new();
        set(
            &end,
            "opacity",
            &if to.is_some() { 0.0 } else { 1.0 }.into(),
        );
        frames.push(&end);
        set(&options, "duration", &120.into());
    } else {
        frames.push(&from.keyframe());
        frames.push(&to.copied().unwrap_or_default().keyframe());
        set(&options, "duration", &ms.into());
        set(&options, "delay", &delay.into());
        set(&options, "easing", &flight.manner.easing().into());
    }
    set(
        &options,
        "fill",
        &if to.is_some() { "both" } else { "backwards" }.into(),
    );
    let animate = Reflect::get(element, &"animate".into());
    if let Some(animate) = animate
        .ok()
        .and_then(|found| found.dyn_into::<Function>().ok())
    {
        let _ = animate.call2(element, &frames, &options);
    }
}
