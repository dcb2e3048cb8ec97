//! Records: what is written is replayed to the same end, and nothing wrong is accepted.

use proptest::prelude::*;
use rand_core::Rng;
use sechsundsechzig_engine::deal::{Action, Deal, Seat, Turn, View, shuffle};
use sechsundsechzig_engine::record::{DealHeader, MoveText, Record, ReplayError, Session};
use sechsundsechzig_engine::rules::Preset;

/// A deal played at random for so many moves.
fn played(preset: Preset, number: u32, moves: usize) -> Session {
    let players = preset.rules().game.players();
    let dealer = Seat((number % u32::from(players)) as u8);
    let mut session = Session::new(DealHeader::of_seed(preset, "records", number, dealer));
    let mut rng = shuffle::stream(shuffle::Purpose::Bot, preset.as_str(), number);
    for _ in 0..moves {
        let legal = session.deal().legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.next_u32() as usize % legal.len()];
        session.play(action).expect("a legal action is carried out");
    }
    session
}

#[test]
fn a_record_replays_to_the_same_deal_at_every_point() {
    for preset in Preset::ALL {
        for number in 0..10 {
            for moves in [0, 1, 2, 5, 9, 14, 20, 60] {
                let session = played(*preset, number, moves);
                let line = session.record_with_legal_moves().to_json();
                let record = Record::from_json(&line).expect("a record reads what it wrote");
                assert_eq!(record, session.record_with_legal_moves());
                let again = record.replay().expect("a record replays");
                assert_eq!(again, session, "{}", preset.as_str());
            }
        }
    }
}

#[test]
fn an_observation_alone_rebuilds_the_view() {
    for preset in Preset::ALL {
        for number in 0..20 {
            for moves in [0, 1, 3, 6, 8, 12, 17, 23, 31] {
                let session = played(*preset, number, moves);
                let Turn::Seat(seat) = session.deal().turn() else {
                    continue;
                };
                let seen = session.observation_json(seat);
                let text = serde_json::to_string(&seen).expect("an observation is JSON");
                let read: sechsundsechzig_engine::record::ObservationJson =
                    serde_json::from_str(&text).expect("an observation reads what it wrote");
                let rebuilt = read.rebuild();
                assert_eq!(
                    rebuilt,
                    Ok(session.observation(seat)),
                    "{} {number} {moves}",
                    preset.as_str()
                );
            }
        }
    }
}

#[test]
fn an_observation_shows_no_card_the_seat_has_not_seen() {
    for number in 0..50 {
        let session = played(Preset::Paderborn, number, 7);
        let Turn::Seat(seat) = session.deal().turn() else {
            continue;
        };
        let view = session.view(seat);
        let mut rng = shuffle::stream(shuffle::Purpose::Bot, "other world", number);
        let seen = session.observation_json(seat);
        let hidden = session.hand(seat.other());
        let world = view.sample_world(&mut rng);
        assert_eq!(world.view(seat), view);
        let text = serde_json::to_string(&seen).expect("an observation is JSON");
        for card in hidden {
            let shown = seen
                .moves
                .iter()
                .any(|made| made.does.meld.is_some() || &*made.does.does == "rob");
            let turned = seen.turned == Some(card);
            assert!(
                shown || turned || !text.contains(&format!("\"{card}\"")),
                "{card} in {text}"
            );
        }
    }
}

#[test]
fn moves_are_written_in_the_words_of_the_format() {
    let card = |text: &str| text.parse().expect("a card");
    let suit = sechsundsechzig_engine::cards::Suit::Spades;
    let written = [
        (Action::play(card("HK")), r#"{"do":"play","card":"HK"}"#),
        (
            Action::meld(card("HK")),
            r#"{"do":"play","card":"HK","meld":"H"}"#,
        ),
        (
            Action::Play {
                card: card("HK"),
                meld: true,
                trump: Some(suit),
            },
            r#"{"do":"play","card":"HK","meld":"H","trump":"S"}"#,
        ),
        (Action::Draw, r#"{"do":"draw"}"#),
        (Action::Rob, r#"{"do":"rob"}"#),
        (Action::Cover, r#"{"do":"cover"}"#),
        (Action::Out { meld: None }, r#"{"do":"out"}"#),
        (
            Action::Out { meld: Some(suit) },
            r#"{"do":"out","meld":"S"}"#,
        ),
        (Action::OutWith(card("HA")), r#"{"do":"out","with":"HA"}"#),
        (Action::NameTrump(suit), r#"{"do":"trump","suit":"S"}"#),
        (Action::Announce(suit), r#"{"do":"announce","suit":"S"}"#),
        (Action::Redeal, r#"{"do":"redeal"}"#),
        (Action::Pass, r#"{"do":"pass"}"#),
        (Action::LookBack, r#"{"do":"look_back"}"#),
        (Action::DrawTwo, r#"{"do":"draw_two"}"#),
    ];
    for (action, json) in written {
        assert_eq!(MoveText::from(action).to_json(), json);
        let read: MoveText = serde_json::from_str(json).expect("a move reads what it wrote");
        assert_eq!(Action::try_from(&read), Ok(action));
    }
    for wrong in [
        r#"{"do":"play"}"#,
        r#"{"do":"play","card":"HK","meld":"S"}"#,
        r#"{"do":"draw","card":"HK"}"#,
        r#"{"do":"trump"}"#,
        r#"{"do":"fly"}"#,
    ] {
        let read: MoveText = serde_json::from_str(wrong).expect("it has the shape of a move");
        assert!(Action::try_from(&read).is_err(), "{wrong}");
    }
}

#[test]
fn a_record_with_a_wrong_move_turn_or_result_is_refused_where_it_is_wrong() {
    let session = (0..)
        .map(|number| played(Preset::Paderborn, number, 60))
        .find(|session| session.moves().len() > 10)
        .expect("some deal is longer");
    let good = session.record_with_legal_moves();

    let mut turn = good.clone();
    turn.moves[0].seat = turn.moves[0].seat.other();
    assert!(matches!(turn.replay(), Err(ReplayError::Turn(0, _))));

    let mut illegal = good.clone();
    illegal.moves[1].does = illegal.moves[0].does.clone();
    assert!(matches!(illegal.replay(), Err(ReplayError::Illegal(1, _))));

    let mut legal = good.clone();
    legal.moves[0].legal.as_mut().expect("listed").pop();
    assert!(matches!(legal.replay(), Err(ReplayError::Legal(0, _))));

    let mut after = good.clone();
    after.moves.push(after.moves[0].clone());
    assert!(matches!(after.replay(), Err(ReplayError::AfterTheEnd(_))));

    let mut result = good;
    result.moves.truncate(3);
    assert!(matches!(result.replay(), Err(ReplayError::Result(_))));
}

proptest! {
    #[test]
    fn any_damage_to_a_record_is_an_error_or_another_record(place in 0usize..2000, letter in "[ -~]") {
        let mut line = played(Preset::Bummerl, 3, 60).record().to_json();
        let place = place % line.len();
        line.replace_range(place..=place, &letter);
        if let Ok(record) = Record::from_json(&line) {
            let _ = record.replay();
        }
    }
}
