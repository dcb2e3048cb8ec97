//! In a browser: the same cards as on the host, and what page and worker say to each other.
//!
//! Runs through `wasm-bindgen-test-runner`, as `cargo xtask test` does.

#![cfg(target_arch = "wasm32")]

mod digest;
#[path = "../crates/engine/tests/vectors/mod.rs"]
mod vectors;

use js_sys::Reflect;
use sechsundsechzig::worker::decode;
use sechsundsechzig::worker::protocol::{Asked, DecisionRequest, Response, ReviewRequest, VERSION};
use sechsundsechzig_engine::deal::{Deal, Seat};
use sechsundsechzig_engine::record::{DealHeader, Session};
use sechsundsechzig_engine::rules::Preset;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn version_1_deals_these_packs_for_ever() {
    vectors::packs();
}

#[wasm_bindgen_test]
fn version_1_draws_these_cards_for_the_first_deal_and_for_trumps() {
    vectors::draws();
}

/// What the host came to, and of how many deals: `cargo xtask test` and `cargo xtask determinism` tell it.
const HOST: Option<(&str, &str)> = match (option_env!("HOST_DIGEST"), option_env!("DEALS")) {
    (Some(digest), Some(deals)) => Some((digest, deals)),
    _ => None,
};

#[wasm_bindgen_test]
fn deals_decisions_and_reviews_are_those_of_the_host() {
    if let Some((found, deals)) = HOST {
        assert_eq!(digest::of_deals(deals.parse().unwrap()), found);
    }
}

/// What the page asks in the middle of a deal.
fn question() -> DecisionRequest {
    let mut session = Session::new(DealHeader::of_seed(Preset::Strokes, "wasm", 3, Seat(1)));
    for _ in 0..5 {
        let action = session.deal().legal_actions()[0];
        session.play(action).unwrap();
    }
    let seat = session.deal().turn().seat().unwrap();
    DecisionRequest {
        version: VERSION,
        id: 7,
        opponent: "greedy".into(),
        seed: u32::MAX,
        hint: "de".into(),
        seat_observation: session.seat_observation(seat).into(),
    }
}

/// What a room asks after it.
fn review() -> ReviewRequest {
    ReviewRequest {
        version: VERSION,
        id: 8,
        language: "de+".into(),
        deal: "#/deal/1/paderborn/wasm?dealer=1 HA".into(),
        moves: 1,
    }
}

fn sent(message: &impl Serialize) -> JsValue {
    message.serialize(&Serializer::json_compatible()).unwrap()
}

#[wasm_bindgen_test]
fn a_question_and_every_answer_arrive_as_they_were_sent() {
    let question = question();
    assert!(question.seat_observation.moves.len() >= 5);
    for asked in [Asked::Decision(question.into()), Asked::Review(review())] {
        assert_eq!(decode::asked(&sent(&asked)), Some(asked));
    }
    for answer in [
        Response::Ready { version: VERSION },
        Response::Decision {
            id: 7,
            decided: "HA".into(),
        },
        Response::Hint {
            id: 7,
            advised: "HA".into(),
            title: "Spiel das Herz-Ass".into(),
            reasons: "Der Stich bringt dir 15 Augen.".into(),
        },
        Response::Review {
            id: 7,
            moves: "HA:1300 S9:-20".into(),
            chance: 620,
            clairvoyant: "S9".into(),
            reasons: "Die Karte zählt nichts.".into(),
        },
        Response::Failed {
            id: 7,
            why: "no".into(),
        },
    ] {
        assert_eq!(decode::response(&sent(&answer)), Some(answer));
    }
}

#[wasm_bindgen_test]
fn a_message_that_lacks_a_field_or_has_another_in_its_place_is_refused() {
    let good = sent(&question());
    let seat_observation = Reflect::get(&good, &"seat_observation".into()).unwrap();
    for of in [&good, &seat_observation] {
        refuses_without_its_fields(&good, of);
    }
    let review = sent(&review());
    refuses_without_its_fields(&review, &review);
    for nonsense in [
        JsValue::NULL,
        "Ready".into(),
        7.into(),
        js_sys::Array::new().into(),
    ] {
        assert_eq!(decode::asked(&nonsense), None);
        assert_eq!(decode::response(&nonsense), None);
    }
}

/// Puts something else in the place of each field of a part of a good message, one after the other.
fn refuses_without_its_fields(good: &JsValue, of: &JsValue) {
    for key in Reflect::own_keys(of).unwrap().iter() {
        let kept = Reflect::get(of, &key).unwrap();
        for bad in [JsValue::UNDEFINED, (-1).into(), 0.5.into(), 1e12.into()] {
            Reflect::set(of, &key, &bad).unwrap();
            assert_eq!(decode::asked(good), None, "{key:?}: {bad:?}");
        }
        Reflect::set(of, &key, &kept).unwrap();
    }
    assert!(decode::asked(good).is_some());
}
