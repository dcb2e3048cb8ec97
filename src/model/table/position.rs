//! The table at one moment of a deal, through one seat's eyes or with all cards open, and the
//! moments at which somebody who looks on can stop.

use super::choices::Choices;
use super::scene::{self, Scene, SceneStep};
use super::turn::Moment;
use crate::i18n::TextContext;
use crate::model::match_session::PLAYER;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::{Event, Seat};
use sechsundsechzig_engine::games::AnyView;
use sechsundsechzig_engine::record::Session;
use sechsundsechzig_engine::rules::Game;
use sechsundsechzig_engine::share::Replay;

/// Whose eyes a deal is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Perspective {
    /// A seat's: its own hand, and what everybody sees.
    Seat(Seat),
    /// Nobody's: all hands are open, the player's seat lies in front.
    Open,
}

impl Perspective {
    /// The seat that lies in front.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Perspective::Seat(seat) => seat,
            Perspective::Open => PLAYER,
        }
    }
}

/// The table at one moment of a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies there; a trick won last still does, unless it was swept.
    pub scene: Scene,
    /// What the seat in front knows.
    pub view: AnyView,
    /// Who sits where.
    pub context: TextContext,
    /// Every seat's hand where all cards are open.
    pub open: Option<[CardSet; 4]>,
}

impl Position {
    /// A deal as it stands. Points are shown if they are told in words.
    #[must_use]
    pub fn of(session: &Session, perspective: Perspective, context: TextContext) -> Position {
        let hand = |seat: usize| {
            let here = seat < usize::from(context.rules.game.players());
            let hand = here.then(|| session.hand(Seat(seat as u8)));
            hand.unwrap_or_default()
        };
        Position {
            scene: Scene::before_last_sweep(session, perspective.seat()).0,
            view: session.view(perspective.seat()),
            context,
            open: (perspective == Perspective::Open).then(|| [0, 1, 2, 3].map(hand)),
        }
    }

    /// A deal as it stands, without a trick won last.
    #[must_use]
    pub fn swept(session: &Session, perspective: Perspective, context: TextContext) -> Position {
        Position {
            scene: Scene::of_session(session, perspective.seat()),
            ..Position::of(session, perspective, context)
        }
    }

    /// Whom the table waits for; nobody once the deal is over.
    #[must_use]
    pub fn awaited(&self) -> Option<Seat> {
        self.view.awaited().filter(|_| self.scene.result.is_none())
    }

    /// The hand and the calls.
    #[must_use]
    pub fn choices(&self, moment: Moment) -> Choices {
        Choices::of(&self.scene, &self.view, moment)
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.context.rules.game
    }
}

/// A moment at which somebody who looks on can stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// How many moves have been made.
    pub moves: usize,
    /// What has happened since the stop before, as far as it can be seen.
    pub events: Vec<Event>,
}

/// The stops of a deal, the first before its first move. A move of which these eyes see nothing
/// has none: that somebody kept a marriage to himself is not for the others.
#[must_use]
pub fn stops(replay: &Replay, perspective: Perspective) -> Vec<Stop> {
    let Some(mut session) = replay.after(0) else {
        return Vec::new();
    };
    let mut stops = vec![Stop {
        moves: 0,
        events: seen(&session, session.events(), perspective),
    }];
    for (done, action) in replay.moves().iter().enumerate() {
        let before = session.events().len();
        if session.play(*action).is_err() {
            break;
        }
        let events = seen(&session, &session.events()[before..], perspective);
        if !events.is_empty() {
            stops.push(Stop {
                moves: done + 1,
                events,
            });
        }
    }
    stops
}

fn seen(session: &Session, events: &[Event], perspective: Perspective) -> Vec<Event> {
    let Perspective::Seat(seat) = perspective else {
        return events.to_vec();
    };
    let event = |step| match step {
        SceneStep::Event(event) => Some(event),
        SceneStep::Sweep | SceneStep::PickUp(_) => None,
    };
    let steps = scene::steps(session, events, seat);
    steps.into_iter().filter_map(event).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_bots::Opponent;
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::record::DealHeader;
    use sechsundsechzig_engine::rules::Preset;

    fn played(preset: Preset) -> Replay {
        let mut session = Session::new(DealHeader::of_seed(preset, "stops", 0, Seat(1)));
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            let next = legal[session.moves().len() * 7 % legal.len()];
            session.play(next).unwrap();
        }
        Replay::of(&session)
    }

    fn perspectives(preset: Preset) -> Vec<Perspective> {
        let seats = (0..preset.rules().game.players()).map(|seat| Perspective::Seat(Seat(seat)));
        seats.chain([Perspective::Open]).collect()
    }

    #[test]
    fn every_game_can_be_watched_from_every_seat_to_its_result() {
        for preset in Preset::ALL {
            let replay = played(*preset);
            let rules = preset.rules();
            let friends = &Opponent::ALL[..usize::from(rules.game.players()) - 1];
            let context = TextContext::new(PLAYER, friends, rules);
            for perspective in perspectives(*preset) {
                let stops = stops(&replay, perspective);
                assert!(stops.is_sorted_by(|one, next| one.moves < next.moves));
                let last = stops.last().unwrap();
                assert_eq!(last.moves, replay.moves().len(), "{}", preset.as_str());
                for stop in &stops {
                    let session = replay.after(stop.moves).unwrap();
                    let position = Position::of(&session, perspective, context);
                    let over = stop.moves == last.moves;
                    assert_eq!(position.scene.result.is_some(), over);
                    assert_eq!(position.awaited().is_none(), over);
                }
            }
        }
    }

    #[test]
    fn a_seats_stops_tell_no_card_another_drew_and_no_question_asked_in_secret() {
        for preset in Preset::ALL {
            let replay = played(*preset);
            for perspective in perspectives(*preset) {
                let Perspective::Seat(viewer) = perspective else {
                    continue;
                };
                let seen = stops(&replay, perspective);
                for event in seen.iter().flat_map(|stop| &stop.events) {
                    assert_eq!(event.seen_by(viewer), *event);
                    let secret = matches!(preset.rules().game, Game::Four | Game::Penneech);
                    if let Event::Passed(seat) = event {
                        assert!(!secret || *seat == viewer, "{}", preset.as_str());
                    }
                }
            }
        }
    }

    #[test]
    fn open_cards_show_every_hand_and_a_seats_eyes_only_its_own() {
        let replay = played(Preset::Four);
        let context = TextContext::new(PLAYER, &Opponent::ALL[..3], Preset::Four.rules());
        let session = replay.after(3).unwrap();
        let open = Position::of(&session, Perspective::Open, context)
            .open
            .unwrap();
        for (seat, hand) in (0..4).zip(open) {
            assert_eq!(hand, session.hand(Seat(seat)));
        }
        let position = Position::of(&session, Perspective::Seat(Seat(2)), context);
        assert_eq!(position.open, None);
        let hand: CardSet = position.scene.hand.iter().copied().collect();
        assert_eq!(hand, session.hand(Seat(2)));
    }
}
