//! Carries out planned movements with the Web Animations API.

use crate::model::settings::Speed;
use crate::model::table::animate::{Flight, Manner, TablePlace};
use crate::model::table::timing;
use crate::platform::dom::{find, laid_out};
use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, window};
use sechsundsechzig_engine::deal::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{Animation, DomRect, Element, MediaQueryList};

/// How long a card fades where nothing is to move, in milliseconds.
const FADE: u32 = 120;

/// The scale of a card that lies across and is seen from its edge.
const EDGE: &str = "1 0";

/// A movement whose beginning has been measured.
pub struct Measured {
    flight: Flight,
    /// Where it comes from; nowhere if it is to fade in.
    from: Option<DomRect>,
    /// What flies instead of a card that is turned over only where it arrives.
    back: Option<Element>,
    /// Milliseconds before it begins.
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
fn element(place: TablePlace, viewer: Seat) -> Option<Element> {
    match place {
        TablePlace::Card(card) => find(&format!(".play [data-card=\"{card}\"]")),
        TablePlace::Hand(seat) if seat == viewer => find(".hand"),
        TablePlace::Hand(seat) => {
            find_at(seat, " .fan .back:last-child").or_else(|| find_at(seat, ""))
        }
        TablePlace::Fan(seat, place) => {
            let back = [" .fan .back:nth-child(", &place.to_string(), ")"];
            find_at(seat, &back.concat())
        }
        TablePlace::Talon => [".talon__lid", ".talon .back", ".talon"]
            .into_iter()
            .find_map(find),
        TablePlace::Tricks(seat) if seat == viewer => [".won-tricks--mine", ".log__mine", ".log"]
            .into_iter()
            .find_map(find),
        TablePlace::Tricks(seat) => {
            find(".won-tricks--theirs").or_else(|| find_at(seat, " .seat__who"))
        }
    }
}

/// What this selector finds at a seat.
fn find_at(seat: Seat, within: &str) -> Option<Element> {
    find(&["[data-seat=\"", &seat.0.to_string(), "\"]", within].concat())
}

/// A card that arrived at a place; who shows no cards has none that could move.
fn card_at(place: TablePlace, viewer: Seat) -> Option<Element> {
    element(place, viewer).filter(|found| !found.has_attribute("data-seat"))
}

/// Measures where arriving cards come from; to be called before the step is carried out.
#[must_use]
pub fn measure(flights: &[Flight], viewer: Seat) -> Vec<Measured> {
    let moves = !reduced();
    let back = || find(".talon .back").or_else(|| find(".fan .back"));
    let moving = |flight: &&Flight| moves || flight.manner != Manner::Slide;
    let measured = flights.iter().filter(moving).filter_map(|flight| {
        let from = element(flight.other_end, viewer)?;
        let turned = moves && flight.face_down && matches!(flight.what, TablePlace::Card(_));
        Some(Measured {
            flight: *flight,
            from: moves.then(|| from.get_bounding_client_rect()),
            back: turned.then(back).flatten().as_ref().and_then(copy),
            after: 0,
        })
    });
    measured.collect()
}

/// Lets measured cards arrive, once the page shows them.
pub fn arrive(measured: Vec<Measured>, viewer: Seat, speed: Speed) {
    if !measured.is_empty() {
        laid_out(move || land(&measured, viewer, speed));
    }
}

/// Lets the cards of a deal arrive, packet after packet; what the page shows of the talon comes last.
pub fn deal(packets: &[Vec<Flight>], viewer: Seat, speed: Speed) {
    let mut measured = Vec::new();
    for (number, packet) in packets.iter().enumerate() {
        let after = timing::scaled(timing::PACKET * number as u32, speed);
        let packet = measure(packet, viewer).into_iter();
        measured.extend(packet.map(|one| Measured { after, ..one }));
    }
    land(&measured, viewer, speed);
    if !reduced() {
        let number = packets.len() as u32;
        let all = timing::dealing(number, speed);
        let before_last = timing::scaled(timing::PACKET * number.saturating_sub(1), speed);
        // The trump card is turned up last: until then it is one of the talon's cards, and nothing tells it.
        for (shown, ms) in [
            (".talon__trump", before_last),
            (".log__text", before_last),
            (".move-list ol", before_last),
            (".talon__count", all),
            (".talon .caption", all),
        ] {
            if let Some(element) = find(shown) {
                hidden(element, ms).run();
            }
        }
    }
}

/// Lets measured cards arrive that the page shows already.
fn land(measured: &[Measured], viewer: Seat, speed: Speed) {
    let mut movements = Vec::new();
    for one in measured {
        let Some(element) = card_at(one.flight.what, viewer) else {
            continue;
        };
        let ms = timing::scaled(one.flight.manner.duration(), speed);
        let easing = one.flight.manner.easing();
        let here = element.get_bounding_client_rect();
        let Some(from) = &one.from else {
            movements.push(Movement::new(element, &[opacity(0.0), opacity(1.0)], FADE));
            continue;
        };
        let way = between(&here, from);
        match &one.back {
            Some(back) => {
                let ghost = ghost(back.clone(), &here, [way, Way::default()]);
                movements.push(ghost.timed(ms, one.after, easing));
                let turned = [turned("0 1"), turned("1 1")];
                movements.push(Movement::new(element, &turned, ms).timed(
                    ms,
                    one.after + ms,
                    easing,
                ));
            }
            None => {
                let first = way.keyframe();
                // What covers the talon opens from its edge, as a card that is turned over.
                if one.flight.manner == Manner::Cover {
                    set(&first, "scale", &EDGE.into());
                }
                let frames = [first, Way::default().keyframe()];
                movements.push(Movement::new(element, &frames, ms).timed(ms, one.after, easing));
            }
        }
    }
    run_all(movements);
}

/// Cards that are still on the table but not seen any more. They are seen again when this is dropped: by then the table has
/// taken them away, or they stay after all.
#[must_use]
#[derive(Debug, Default)]
pub struct Unseen(Vec<Animation>);

impl Drop for Unseen {
    fn drop(&mut self) {
        self.0.iter().for_each(Animation::cancel);
    }
}

/// Lets cards leave. What flies are copies, so that whatever is done meanwhile takes nothing of it away; where nothing is
/// to move, the cards fade.
pub fn leave(flights: &[Flight], viewer: Seat, speed: Speed) -> Unseen {
    let moves = !reduced();
    let mut ghosts = Vec::new();
    let mut unseen = Vec::new();
    for flight in flights.iter().filter(|flight| flight.leaves) {
        let ends = element(flight.what, viewer).zip(element(flight.other_end, viewer));
        let Some((what, to)) = ends else {
            continue;
        };
        let ms = timing::scaled(flight.manner.duration(), speed);
        if moves && flight.manner == Manner::Turn {
            unseen.push(Movement::new(what, &[turned("1 1"), turned(EDGE)], ms).staying());
            continue;
        }
        let here = what.get_bounding_client_rect();
        let copied = copy(&what).filter(|_| moves);
        if let Some(copied) = copied {
            let way = between(&here, &to.get_bounding_client_rect()).shrunk();
            let ghost = ghost(copied, &here, [Way::default(), way]);
            ghosts.push(ghost.timed(ms, 0, flight.manner.easing()));
            unseen.push(hidden(what, ms).staying());
        } else {
            unseen.push(Movement::new(what, &[opacity(1.0), opacity(0.0)], FADE).staying());
        }
    }
    run_all(ghosts);
    Unseen(unseen.into_iter().filter_map(Movement::run).collect())
}

/// A copy of a card, which belongs to nothing.
fn copy(card: &Element) -> Option<Element> {
    card.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// A copy of a card that flies over the page as large as a place of it, and goes when it has arrived.
fn ghost(copy: Element, place: &DomRect, ways: [Way; 2]) -> Movement {
    let _ = copy.set_attribute("aria-hidden", "true");
    let _ = copy.class_list().add_1("flies");
    if let Ok(style) = Reflect::get(&copy, &"style".into()) {
        let px = |value: f64| [&*(value.round() as i32).to_string(), "px"].concat();
        for (name, value) in [
            ("left", place.left()),
            ("top", place.top()),
            ("width", place.width()),
            ("height", place.height()),
        ] {
            set(&style, name, &px(value).into());
        }
    }
    Movement {
        is_ghost: true,
        ..Movement::new(copy, &ways.map(Way::keyframe), 0)
    }
}

/// An element that is not to be seen for so long.
fn hidden(element: Element, ms: u32) -> Movement {
    Movement::new(element, &[opacity(0.0), opacity(0.0)], ms)
}

/// A card seen from its edge, or from the front.
fn turned(scale: &str) -> Object {
    let frame = Object::new();
    set(&frame, "scale", &scale.into());
    frame
}

/// Begins movements once all are measured: what moves has to be laid out anew.
fn run_all(movements: Vec<Movement>) {
    for movement in movements {
        movement.run();
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
        let frame = if self.small {
            opacity(0.0)
        } else {
            Object::new()
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

fn set(object: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &key.into(), value);
}

/// An element and how it is to move.
struct Movement {
    element: Element,
    frames: Array,
    options: Object,
    /// Whether it is a copy, which is in the page only while it moves.
    is_ghost: bool,
}

impl Movement {
    /// Takes so many milliseconds, from now on.
    fn new(element: Element, frames: &[Object; 2], ms: u32) -> Self {
        let options = Object::new();
        set(&options, "duration", &ms.into());
        let [first, last] = frames;
        Movement {
            element,
            frames: Array::of2(first, last),
            options,
            is_ghost: false,
        }
    }

    /// Takes so long after a delay, during which it is where it begins.
    fn timed(self, ms: u32, delay: u32, easing: &str) -> Self {
        set(&self.options, "duration", &ms.into());
        set(&self.options, "delay", &delay.into());
        set(&self.options, "easing", &easing.into());
        set(&self.options, "fill", &"backwards".into());
        self
    }

    /// Stays as it is at the end, until it is cancelled.
    fn staying(self) -> Self {
        set(&self.options, "fill", &"forwards".into());
        self
    }

    /// Begins it, if the browser can.
    fn run(self) -> Option<Animation> {
        if self.is_ghost
            && let Some(body) = document().body()
        {
            let _ = body.append_child(&self.element);
        }
        let animate = Reflect::get(&self.element, &"animate".into());
        let animate = animate.and_then(|found| found.dyn_into::<Function>());
        let running = animate.and_then(|run| run.call2(&self.element, &self.frames, &self.options));
        let Ok(running) = running else {
            if self.is_ghost {
                self.element.remove();
            }
            return None;
        };
        let running: Animation = running.unchecked_into();
        if self.is_ghost {
            let element = self.element;
            let gone = Closure::once_into_js(move || element.remove());
            running.set_onfinish(Some(gone.unchecked_ref()));
        }
        Some(running)
    }
}
