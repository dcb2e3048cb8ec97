//! What crosses to the worker, and the law that it depends on nothing the seat has not seen.

use super::*;
use sechsundsechzig_engine::cards::{CardSet, Pack};
use sechsundsechzig_engine::deal::{FastRng, Turn};
use sechsundsechzig_engine::record::DealHeader;

fn request(session: &Session, seat: Seat) -> DecisionRequest {
    DecisionRequest::new(session, seat, Opponent::Johannes, 7, String::new())
}

/// Another deal from another seed, played by the same moves, with the cards this seat has not
/// seen dealt anew; `None` if the moves are none of that deal, or the seat sees another.
fn another_deal(session: &Session, seat: Seat, rng: &mut FastRng) -> Option<Session> {
    let seat_observation = session.seat_observation(seat);
    let played = session.moves().iter().filter_map(|(_, made)| made.card());
    let seen: CardSet = seat_observation
        .dealt
        .iter()
        .chain(&seat_observation.drawn)
        .chain(&seat_observation.turned_up)
        .chain(&seat_observation.turned)
        .copied()
        .chain(played)
        .collect();
    let mut cards = session.header().setup.pack.cards().to_vec();
    let hidden: Vec<usize> = (0..cards.len())
        .filter(|place| !seen.contains(cards[*place]))
        .collect();
    for last in (1..hidden.len()).rev() {
        cards.swap(hidden[last], hidden[rng.below(last + 1)]);
    }
    let mut head = session.header().clone();
    head.seed = format!("another {}", rng.word());
    head.setup.pack = Pack::new(cards).ok()?;
    let mut other = Session::new(head);
    for (_, made) in session.moves() {
        other.play(*made).ok()?;
    }
    let is_same = other.seat_observation(seat) == seat_observation
        && other.deal().turn() == session.deal().turn();
    is_same.then_some(other)
}

#[test]
fn deals_that_look_the_same_to_a_seat_give_the_same_request() {
    let mut rng = FastRng::new(66);
    for preset in Preset::ALL {
        let mut different = 0;
        for deal in 0..6 {
            let seed = format!("hidden {deal}");
            let mut session = Session::new(DealHeader::of_seed(*preset, &seed, deal, Seat(0)));
            while let Turn::Seat(seat) = session.deal().turn() {
                for hint in ["", "de"] {
                    let bytes = |session: &Session| {
                        let asked = DecisionRequest::new(
                            session,
                            seat,
                            Opponent::Froehlich,
                            7,
                            hint.into(),
                        );
                        serde_json::to_string(&asked).unwrap()
                    };
                    if let Some(other) = another_deal(&session, seat, &mut rng) {
                        assert_eq!(bytes(&other), bytes(&session));
                        let players = session.header().setup.rules.game.players();
                        let hands = |of: &Session| -> Vec<CardSet> {
                            (0..players).map(|at| of.hand(Seat(at))).collect()
                        };
                        different += usize::from(hands(&other) != hands(&session));
                    }
                }
                let legal = session.deal().legal_actions();
                session.play(legal[rng.below(legal.len())]).unwrap();
            }
        }
        assert!(different > 10, "{}: {different} pairs", preset.as_str());
    }
}

#[test]
fn questions_that_differ_in_anything_but_their_number_have_fingerprints_of_their_own() {
    let session = Session::new(DealHeader::of_seed(Preset::Paderborn, "worker", 0, Seat(0)));
    let good = request(&session, Seat(1));
    let of = |request: &DecisionRequest| Asked::Decision(request.clone().into()).fingerprint();
    let changed = |change: fn(&mut DecisionRequest)| {
        let mut request = good.clone();
        change(&mut request);
        of(&request)
    };
    assert_eq!(changed(|request| request.id += 1), of(&good));
    let others = [
        of(&good),
        changed(|request| request.hint.push_str("de")),
        changed(|request| request.opponent.push('x')),
        changed(|request| request.seat_observation.moves.push("0HA".into())),
        changed(|request| request.seat_observation.deal += 1),
        changed(|request| {
            let last = request.seat_observation.dealt.pop();
            request.seat_observation.drawn.extend(last);
        }),
    ];
    for (place, one) in others.iter().enumerate() {
        assert!(!others[..place].contains(one), "number {place}");
    }
}

#[test]
fn the_worker_answers_with_a_legal_move_all_through_a_deal() {
    let mut session = Session::new(DealHeader::of_seed(Preset::Paderborn, "worker", 0, Seat(0)));
    while let Some(seat) = session.deal().turn().seat() {
        let sent = serde_json::to_string(&request(&session, seat)).unwrap();
        let request: DecisionRequest = serde_json::from_str(&sent).unwrap();
        let Response::Decision { id: 7, decided } = of_two(&Asked::Decision(request.into())) else {
            panic!("no decision for {sent}");
        };
        let action = compact_notation::decode(&decided).unwrap();
        assert_eq!(session.deal().check(action), Ok(()));
        session.play(action).unwrap();
    }
}

#[test]
fn a_hint_is_a_legal_move_with_its_reasons_all_through_a_deal_of_every_game() {
    for preset in Preset::ALL {
        let mut session = Session::new(DealHeader::of_seed(*preset, "hint", 0, Seat(0)));
        while let Some(seat) = session.deal().turn().seat() {
            let asked = DecisionRequest {
                hint: "en".into(),
                ..request(&session, seat)
            };
            let Response::Hint {
                id: 7,
                advised,
                title,
                reasons,
            } = of_any_game(&Asked::Decision(asked.into()))
            else {
                panic!("no hint in {}", preset.as_str());
            };
            assert!(!title.is_empty());
            assert!(reasons.ends_with('.'), "{reasons}");
            session
                .play(compact_notation::decode(&advised).unwrap())
                .unwrap();
        }
    }
}

#[test]
fn every_language_arrives_as_it_is_spoken() {
    for language in Language::ALL {
        for cards in [CardNames::French, CardNames::German] {
            for preset in [Preset::Paderborn, Preset::Schnapsen] {
                let words = Words::new(*language, cards).for_preset(preset);
                assert_eq!(decode_language(&encode_language(words)), Some(words));
            }
        }
    }
    assert_eq!(decode_language(""), None);
}

#[test]
fn nonsense_is_answered_with_a_failure() {
    let session = Session::new(DealHeader::of_seed(Preset::Paderborn, "worker", 0, Seat(0)));
    let good = request(&session, Seat(1));
    let mut bad = good.clone();
    bad.version = 0;
    assert!(matches!(
        of_any_game(&Asked::Decision(bad.clone().into())),
        Response::Failed { id: 7, .. }
    ));
    bad = good.clone();
    bad.opponent = "cheat".into();
    assert!(matches!(
        of_any_game(&Asked::Decision(bad.clone().into())),
        Response::Failed { .. }
    ));
    bad = good;
    bad.seat_observation.dealt.pop();
    assert!(matches!(
        of_any_game(&Asked::Decision(bad.clone().into())),
        Response::Failed { .. }
    ));
}

#[test]
fn the_worker_for_two_knows_its_games_and_no_other() {
    for preset in Preset::ALL {
        let session = Session::new(DealHeader::of_seed(*preset, "worker", 0, Seat(0)));
        let Some(seat) = session.deal().turn().seat() else {
            continue;
        };
        let asked = request(&session, seat);
        let decides = |worker: WorkerFn| {
            matches!(
                worker(&Asked::Decision(asked.clone().into())),
                Response::Decision { id: 7, .. }
            )
        };
        let game = session.header().setup.rules.game;
        assert_eq!(decides(of_two), is_for_two(game), "{}", preset.as_str());
        assert!(decides(of_any_game), "{}", preset.as_str());
    }
}

#[test]
fn the_worker_for_two_gives_no_hints() {
    let session = Session::new(DealHeader::of_seed(Preset::Paderborn, "hint", 0, Seat(0)));
    let asked = DecisionRequest {
        hint: "de".into(),
        ..request(&session, Seat(1))
    };
    assert!(matches!(
        of_two(&Asked::Decision(asked.clone().into())),
        Response::Failed { id: 7, .. }
    ));
    assert!(matches!(
        of_any_game(&Asked::Decision(asked.into())),
        Response::Hint { id: 7, .. }
    ));
}
