//! Carries out planned movements with the Web Animations API.

use super::dom::{find, laid_out};
use super::settings::Speed;
use super::table::animate::{Flight, Place};
use super::table::timing;
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::window;
use sechsundsechzig_engine::deal::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, MediaQueryList};

/// How long a card fades where nothing is to move, in milliseconds.
const FADE: u32 = 120;

/// A movement whose beginning has been measured.
pub struct Measured {
    flight: Flight,
    /// Where it comes from; nowhere if it is to fade in.
    from: Option<DomRect>,
    after: u32,
}

thread_local! {
    /// What the device says of movement: the browser keeps it true, and asking anew takes a while.
    static REDUCED: Option<MediaQueryList> = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten();
}

/// Whether the player wants no movement.
fn reduced() -> bool {
    REDUCED.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
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
    let moves = !reduced();
    let measured = flights.iter().zip(0u32..).filter_map(|(flight, place)| {
        let from = element(flight.other_end, viewer)?;
        Some(Measured {
            flight: *flight,
            from: moves.then(|| from.get_bounding_client_rect()),
            after: place,
        })
    });
    measured.collect()
}

/// Lets measured cards arrive, once the page shows them.
pub fn arrive(measured: Vec<Measured>, viewer: Seat, speed: Speed) {
    if !measured.is_empty() {
        laid_out(move || land(&measured, viewer, speed, 0));
    }
}

/// Lets measured cards arrive that the page shows already; `gap` between one and the next.
pub fn land(measured: &[Measured], viewer: Seat, speed: Speed, gap: u32) {
    run_all(measured.iter().filter_map(|one| {
        let element = card_at(one.flight.what, viewer)?;
        let from = one.from.as_ref();
        let way = from.map(|from| between(&element.get_bounding_client_rect(), from));
        let delay = timing::scaled(gap * one.after, speed);
        Some(Movement::new(element, way, &one.flight, speed, delay))
    }));
}

/// Lets cards leave; they stay where they have gone until the page takes them away.
pub fn leave(flights: &[Flight], viewer: Seat, speed: Speed) {
    let moves = !reduced();
    run_all(flights.iter().filter_map(|flight| {
        let what = element(flight.what, viewer)?;
        let to = element(flight.other_end, viewer)?;
        let way = moves.then(|| {
            let (here, there) = (
                what.get_bounding_client_rect(),
                to.get_bounding_client_rect(),
            );
            between(&here, &there).shrunk()
        });
        Some(Movement::new(what, way, flight, speed, 0))
    }));
}

/// Begins movements once all are measured: what moves has to be laid out anew.
fn run_all(movements: impl Iterator<Item = Movement>) {
    let movements: Vec<Movement> = movements.collect();
    movements.iter().for_each(Movement::run);
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
        let frame = match self.small {
            true => opacity(0.0),
            false => Object::new(),
        };
        let translate = [&*self.dx.to_string(), "px ", &self.dy.to_string(), "px"].concat();
        set(&frame, "translate", &translate.into());
        if self.small {
            set(&frame, "scale", &"0.4".into());
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

fn opacity(opacity: f64) -> Object {
    let frame = Object::new();
    set(&frame, "opacity", &opacity.into());
    frame
}

fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

/// An element that moves from the far end of its way to where it belongs, or there if it leaves;
/// without a way it fades.
struct Movement {
    element: Element,
    way: Option<Way>,
    flight: Flight,
    ms: u32,
    delay: u32,
}

impl Movement {
    fn new(element: Element, way: Option<Way>, flight: &Flight, speed: Speed, delay: u32) -> Self {
        Movement {
            element,
            way,
            flight: *flight,
            ms: timing::scaled(flight.manner.duration(), speed),
            delay,
        }
    }

    fn run(&self) {
        let options = Object::new();
        let (near, far) = match self.way {
            Some(way) => {
                set(&options, "duration", &self.ms.into());
                set(&options, "delay", &self.delay.into());
                set(&options, "easing", &self.flight.manner.easing().into());
                (Way::default().keyframe(), way.keyframe())
            }
            None => {
                set(&options, "duration", &FADE.into());
                (opacity(1.0), opacity(0.0))
            }
        };
        let (frames, fill) = match self.flight.leaves {
            true => (Array::of2(&near, &far), "both"),
            false => (Array::of2(&far, &near), "backwards"),
        };
        set(&options, "fill", &fill.into());
        let animate = Reflect::get(&self.element, &"animate".into());
        if let Some(animate) = animate
            .ok()
            .and_then(|found| found.dyn_into::<Function>().ok())
        {
            let _ = animate.call2(&self.element, &frames, &options);
        }
    }
}
