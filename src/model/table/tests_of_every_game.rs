//! Every game at the table: whatever the rules allow can be done there, and nothing else.

use super::claim;
use super::scene::{Scene, SceneStep, steps};
use super::turn::{self, Call, CallLook, Moment};
use crate::model::match_session::{MatchSession, PLAYER};
use sechsundsechzig_engine::deal::{Action, Deal, Event, View};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::rules::Preset;

/// Everything the player can do by cards, calls, their answers and the talon.
fn within_reach(scene: &Scene, view: &AnyView) -> Vec<Action> {
    let asked = Moment {
        asked: true,
        announcing: true,
        ..Moment::default()
    };
    let mut reach = Vec::new();
    let mut call = |moment: Moment| {
        for offered in turn::offered_calls(view, moment) {
            let live = !matches!(offered.look, CallLook::Off(_));
            reach.extend(turn::action(offered.call, moment).filter(|_| live));
        }
    };
    call(asked);
    for held in turn::hand(scene, view, asked) {
        if held.why.is_none() && turn::asks_for_suit(view, held.card) {
            call(Moment {
                naming: Some(held.card),
                ..asked
            });
        }
    }
    for held in turn::hand(scene, view, asked) {
        if held.why.is_none() {
            reach.push(Action::play(held.card));
            if !turn::asks_for_suit(view, held.card) {
                reach.push(turn::play(view, held.card, true));
            }
        }
    }
    let with = claim::marriages(view).into_iter();
    reach.extend(with.map(|(suit, _)| Action::Out { meld: Some(suit) }));
    if view.check(Action::Draw).is_ok() {
        reach.push(Action::Draw);
    }
    reach
}

fn assert_shows(scene: &Scene, match_session: &MatchSession, what: &str) {
    let session = match_session.session();
    let view = session.view(PLAYER);
    let hand = scene.hand.iter().copied().collect();
    assert_eq!(View::hand(&view), hand, "{what}");
    assert_eq!(View::trump(&view), scene.trump, "{what}");
    for (place, seat) in scene.seats.iter().enumerate() {
        let seat_number = sechsundsechzig_engine::deal::Seat(place as u8);
        assert_eq!(seat.held, view.held(seat_number), "{what}");
    }
}

#[test]
fn in_every_game_the_table_offers_exactly_what_the_rules_allow() {
    for preset in Preset::ALL {
        for number in 0..12 {
            let mut match_session =
                MatchSession::new(*preset, preset.checked(), &format!("reach {number}"));
            let mut scene = Scene::of_session(match_session.session(), PLAYER);
            for turn in 0.. {
                let what = format!("{} {number} {turn}", preset.as_str());
                assert_shows(&scene, &match_session, &what);
                assert_eq!(
                    Scene::of_session(match_session.session(), PLAYER),
                    scene,
                    "{what}"
                );
                let legal = match_session.session().deal().legal_actions();
                if legal.is_empty() {
                    break;
                }
                let view = match_session.session().view(PLAYER);
                if view.turn().seat() == Some(PLAYER) {
                    let reach = within_reach(&scene, &view);
                    for action in &legal {
                        assert!(reach.contains(action), "{what}: {action:?} is out of reach");
                    }
                    for action in &reach {
                        assert!(legal.contains(action), "{what}: {action:?} is not allowed");
                    }
                }
                let action = legal[(turn * 7 + number) % legal.len()];
                let events = match_session.play(action).expect("a legal action");
                for step in steps(match_session.session(), &events, PLAYER) {
                    scene.apply(step);
                }
            }
        }
    }
}

#[test]
fn who_sits_out_can_do_nothing_but_skip() {
    let preset = Preset::ThreeRotating;
    let match_session = (0..)
        .map(|number| MatchSession::new(preset, preset.checked(), &format!("out {number}")))
        .find(|match_session| match_session.session().header().setup.dealer == PLAYER)
        .expect("the player deals some day");
    let view = match_session.session().view(PLAYER);
    let calls = turn::offered_calls(&view, Moment::default());
    assert_eq!(
        calls.iter().map(|offered| offered.call).collect::<Vec<_>>(),
        [Call::Skip]
    );
    let scene = Scene::of_session(match_session.session(), PLAYER);
    assert!(scene.hand.is_empty());
    assert_eq!(
        scene.seats.iter().map(|seat| seat.held).collect::<Vec<_>>(),
        [0, 6, 6]
    );
}

#[test]
fn a_no_that_only_who_was_asked_could_say_is_not_heard_by_the_others() {
    for preset in [Preset::Three, Preset::Four, Preset::Penneech] {
        let mut silent = 0;
        for number in 0..200 {
            let mut match_session =
                MatchSession::new(preset, preset.checked(), &format!("no {number}"));
            while let Some(seat) = match_session.session().deal().turn().seat() {
                let view = match_session.session().view(PLAYER);
                let legal = match_session.session().deal().legal_actions();
                let pass = legal.contains(&Action::Pass);
                let asked = seat != PLAYER && pass;
                let action = if pass { Action::Pass } else { legal[0] };
                if asked {
                    assert_ne!(view.awaited(), None);
                }
                let events = match_session.play(action).expect("a legal action");
                let shown = steps(match_session.session(), &events, PLAYER);
                if asked {
                    silent += 1;
                    let is_pass =
                        |step: &SceneStep| matches!(step, SceneStep::Event(Event::Passed(_)));
                    assert!(!shown.iter().any(is_pass), "{} {number}", preset.as_str());
                }
            }
        }
        assert!(silent > 0, "{}", preset.as_str());
    }
}
