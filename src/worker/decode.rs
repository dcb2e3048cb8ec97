//! Reads what serde wrote at the other end: an object with a key for each field.
//!
//! Reading through serde would bring its error messages along, and with them the printing of
//! floating-point numbers: 6 KB in each program, for messages of a handful of plain fields.

use super::protocol::{Asked, DecisionRequest, RatingRequest, Response, ReviewRequest};
use super::wire::ObservationMessage;
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

/// A question; `None` if it is anything else.
pub fn asked(message: &JsValue) -> Option<Asked> {
    if let Some(part) = number(message, "part") {
        return Some(Asked::Rating(RatingRequest {
            version: number(message, "version")?,
            id: number(message, "id")?,
            deal: text(message, "deal")?,
            seat: number(message, "seat")?,
            part,
        }));
    }
    if let Some(deal) = text(message, "deal") {
        return Some(Asked::Review(ReviewRequest {
            version: number(message, "version")?,
            id: number(message, "id")?,
            language: text(message, "language")?,
            deal,
            moves: number(message, "moves")?,
        }));
    }
    request(message).map(|request| Asked::Decision(request.into()))
}

fn request(message: &JsValue) -> Option<DecisionRequest> {
    let seat_observation = object(message, "seat_observation")?;
    Some(DecisionRequest {
        version: number(message, "version")?,
        id: number(message, "id")?,
        opponent: text(message, "opponent")?,
        seed: number(message, "seed")?,
        hint: text(message, "hint")?,
        seat_observation: ObservationMessage {
            preset: text(&seat_observation, "preset")?,
            rules: list(&seat_observation, "rules", JsValue::as_string)?,
            start: list(&seat_observation, "start", whole)?,
            deal: number(&seat_observation, "deal")?,
            dealer: number(&seat_observation, "dealer")?,
            seat: number(&seat_observation, "seat")?,
            dealt: text(&seat_observation, "dealt")?,
            turned: text(&seat_observation, "turned")?,
            drawn: text(&seat_observation, "drawn")?,
            turned_up: text(&seat_observation, "turned_up")?,
            trump: text(&seat_observation, "trump")?,
            hand: text(&seat_observation, "hand")?,
            moves: list(&seat_observation, "moves", JsValue::as_string)?,
        },
    })
}

/// An answer, which has its name as its one key; `None` if it is anything else.
pub fn response(message: &JsValue) -> Option<Response> {
    if let Some(decision) = object(message, "Decision") {
        return Some(Response::Decision {
            id: number(&decision, "id")?,
            decided: text(&decision, "decided")?,
        });
    }
    if let Some(hint) = object(message, "Hint") {
        return Some(Response::Hint {
            id: number(&hint, "id")?,
            advised: text(&hint, "advised")?,
            title: text(&hint, "title")?,
            reasons: text(&hint, "reasons")?,
        });
    }
    if let Some(review) = object(message, "Review") {
        return Some(Response::Review {
            id: number(&review, "id")?,
            moves: text(&review, "moves")?,
            chance: number(&review, "chance")?,
            clairvoyant: text(&review, "clairvoyant")?,
            reasons: text(&review, "reasons")?,
        });
    }
    if let Some(rating) = object(message, "Rating") {
        return Some(Response::Rating {
            id: number(&rating, "id")?,
            points: text(&rating, "points")?,
        });
    }
    if let Some(failed) = object(message, "Failed") {
        return Some(Response::Failed {
            id: number(&failed, "id")?,
            why: text(&failed, "why")?,
        });
    }
    let version = number(&object(message, "Ready")?, "version")?;
    Some(Response::Ready { version })
}

fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok()
}

fn object(of: &JsValue, name: &str) -> Option<JsValue> {
    field(of, name).filter(JsValue::is_object)
}

fn text(of: &JsValue, name: &str) -> Option<String> {
    field(of, name)?.as_string()
}

fn number<T: TryFrom<u32>>(of: &JsValue, name: &str) -> Option<T> {
    whole(&field(of, name)?)
}

fn list<T>(of: &JsValue, name: &str, read: impl Fn(&JsValue) -> Option<T>) -> Option<Vec<T>> {
    let list: Array = field(of, name)?.dyn_into().ok()?;
    list.iter().map(|item| read(&item)).collect()
}

fn whole<T: TryFrom<u32>>(number: &JsValue) -> Option<T> {
    let number = number.as_f64()?;
    let whole = number as u32;
    (f64::from(whole) == number)
        .then(|| T::try_from(whole).ok())
        .flatten()
}
