//! Sounds and vibrations for what happens on the table.

use super::scene::SceneStep;
use sechsundsechzig_engine::deal::{Event, Seat};

/// A sound. What it is like, the script that makes it knows (`web/sound.js`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A card falls.
    Card,
    /// A card is drawn or changed for another.
    Draw,
    /// A trick is swept up.
    Trick,
    /// The cards are shuffled.
    Shuffle,
    /// A knuckle on the table.
    Knock,
    /// A marriage is announced.
    Marriage,
    /// The viewer wins the deal.
    Won,
    /// Somebody else does.
    Lost,
}

impl Sound {
    /// What this step sounds like to a viewer, if it has a sound.
    #[must_use]
    pub fn of(step: SceneStep, viewer: Seat) -> Option<Sound> {
        Some(match step {
            SceneStep::Sweep => Sound::Trick,
            SceneStep::PickUp(_) => Sound::Draw,
            SceneStep::Event(event) => match event {
                Event::Played {
                    announced: Some(_), ..
                }
                | Event::Announced(..) => Sound::Marriage,
                Event::Played { .. } | Event::TurnedUp(_) | Event::TalonTurned(..) => Sound::Card,
                Event::Drew { .. } | Event::Robbed { .. } | Event::LiftedTwo(_) => Sound::Draw,
                Event::Covered(_)
                | Event::WentOut { .. }
                | Event::NewDeal(_)
                | Event::Offended(..) => Sound::Knock,
                Event::Ended(result) => {
                    if result.winner? == viewer {
                        Sound::Won
                    } else {
                        Sound::Lost
                    }
                }
                Event::TrickTaken { .. }
                | Event::TrumpNamed(..)
                | Event::Passed(_)
                | Event::Marked(..) => return None,
            },
        })
    }

    /// Its name, to the script.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Sound::Card => "card",
            Sound::Draw => "draw",
            Sound::Trick => "trick",
            Sound::Shuffle => "shuffle",
            Sound::Knock => "knock",
            Sound::Marriage => "marriage",
            Sound::Won => "won",
            Sound::Lost => "lost",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::table::scene::steps;
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::record::{DealHeader, Session};
    use sechsundsechzig_engine::rules::Preset;

    #[test]
    fn every_deal_ends_with_the_sound_of_who_won_it() {
        let me = Seat(0);
        let mut sounds = Vec::new();
        for deal in 1..30 {
            let mut session =
                Session::new(DealHeader::of_seed(Preset::Paderborn, "sounds", deal, me));
            while session.deal().turn().seat().is_some() {
                let legal = session.deal().legal_actions();
                let next = legal[session.moves().len() % legal.len()];
                session.play(next).unwrap();
            }
            let result = session.deal().result().unwrap();
            let steps = steps(&session, session.events(), me);
            let last = steps.last().and_then(|step| Sound::of(*step, me));
            let expected = result.winner.map(|winner| {
                if winner == me {
                    Sound::Won
                } else {
                    Sound::Lost
                }
            });
            assert_eq!(last, expected);
            sounds.extend(last);
        }
        assert!(sounds.contains(&Sound::Won) && sounds.contains(&Sound::Lost));
    }

    #[test]
    fn the_script_can_make_every_sound() {
        let script = include_str!("../../../web/sound.js");
        for sound in [
            Sound::Card,
            Sound::Draw,
            Sound::Trick,
            Sound::Shuffle,
            Sound::Knock,
            Sound::Marriage,
            Sound::Won,
            Sound::Lost,
        ] {
            assert!(script.contains(&[sound.key(), ": (now, top) =>"].concat()));
        }
    }
}
