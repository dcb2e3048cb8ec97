//! What page and worker say to each other.

use super::sight_text::SightText;
use crate::bots::{self, Level};
use crate::deal::Action;
use crate::games::rules::Game;
use crate::games::sixty_six::TwoHanded;
use crate::record::{Sight, signs};
use serde::{Deserialize, Serialize};

/// The version of these messages; both ends must speak the same.
pub const VERSION: u32 = 1;

/// The page asks for a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The version of the messages.
    pub version: u32,
    /// Which question this is.
    pub id: u32,
    /// How strong to play: a level's name.
    pub level: String,
    /// A seed for the opponent's own chance.
    pub seed: u32,
    /// Everything his seat has seen.
    pub sight: SightText,
}

/// The worker answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// It runs and can be asked.
    Ready {
        /// The version of the messages.
        version: u32,
    },
    /// What it decided.
    Decision {
        /// The question.
        id: u32,
        /// The move, in signs.
        decided: String,
    },
    /// It could not decide.
    Failed {
        /// The question.
        id: u32,
        /// Why, for the console.
        why: String,
    },
}

/// A worker's whole work; how it thinks depends on which games it knows.
#[must_use]
pub fn answer(request: &Request, thinker: Thinker) -> Response {
    match decide(request, thinker) {
        Ok(decided) => Response::Decision {
            id: request.id,
            decided,
        },
        Err(why) => Response::Failed {
            id: request.id,
            why: why.into(),
        },
    }
}

fn decide(request: &Request, thinker: Thinker) -> Result<String, &'static str> {
    if request.version != VERSION {
        return Err("another version is spoken here");
    }
    let level = Level::from_name(&request.level).ok_or("there is no such level")?;
    let sight = request.sight.read().ok_or("what was seen is nonsense")?;
    let action =
        thinker(&sight, level, u64::from(request.seed)).ok_or("no deal fits what was seen")?;
    Ok(signs::write(action))
}

/// Decides from what a seat has seen; `None` if no deal fits it, or it is of a game not known here.
pub type Thinker = fn(&Sight, Level, u64) -> Option<Action>;

/// Thinks about the talon games for two: what most visitors play, and all they need to load.
#[must_use]
pub fn of_two(sight: &Sight, level: Level, seed: u64) -> Option<Action> {
    if !is_for_two(sight.rules.game) {
        return None;
    }
    let seen = sight.rebuild_as::<TwoHanded>().ok()?;
    Some(level.decide(&seen, seed).action)
}

/// Thinks about every game.
#[must_use]
pub fn of_any_game(sight: &Sight, level: Level, seed: u64) -> Option<Action> {
    let seen = sight.rebuild().ok()?;
    Some(bots::decide(level, &seen, seed).action)
}

/// Whether the worker for two knows this game.
#[must_use]
pub const fn is_for_two(game: Game) -> bool {
    matches!(game, Game::TwoHanded | Game::FreeTrumps | Game::AceOfHearts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Deal, Seat};
    use crate::games::rules::Preset;
    use crate::record::{Head, Session};

    fn request(session: &Session, seat: Seat) -> Request {
        Request {
            version: VERSION,
            id: 7,
            level: "greedy".into(),
            seed: 66,
            sight: session.sight(seat).into(),
        }
    }

    #[test]
    fn the_worker_answers_with_a_legal_move_all_through_a_deal() {
        let mut session = Session::new(Head::of_seed(Preset::Paderborn, "worker", 0, Seat(0)));
        while let Some(seat) = session.deal().turn().seat() {
            let sent = serde_json::to_string(&request(&session, seat)).unwrap();
            let heard: Request = serde_json::from_str(&sent).unwrap();
            let Response::Decision { id: 7, decided } = answer(&heard, of_two) else {
                panic!("no decision for {sent}");
            };
            let action = signs::read(&decided).unwrap();
            assert_eq!(session.deal().check(action), Ok(()));
            session.play(action).unwrap();
        }
    }

    #[test]
    fn nonsense_is_answered_with_a_failure() {
        let session = Session::new(Head::of_seed(Preset::Paderborn, "worker", 0, Seat(0)));
        let good = request(&session, Seat(1));
        let mut bad = good.clone();
        bad.version = 0;
        assert!(matches!(
            answer(&bad, of_any_game),
            Response::Failed { id: 7, .. }
        ));
        bad = good.clone();
        bad.level = "cheat".into();
        assert!(matches!(answer(&bad, of_any_game), Response::Failed { .. }));
        bad = good;
        bad.sight.dealt.pop();
        assert!(matches!(answer(&bad, of_any_game), Response::Failed { .. }));
    }

    #[test]
    fn the_worker_for_two_knows_its_games_and_no_other() {
        for preset in Preset::ALL {
            let session = Session::new(Head::of_seed(*preset, "worker", 0, Seat(0)));
            let Some(seat) = session.deal().turn().seat() else {
                continue;
            };
            let sight = session.sight(seat);
            let known = of_two(&sight, Level::Greedy, 1).is_some();
            assert_eq!(known, is_for_two(sight.rules.game), "{}", preset.id());
            assert!(
                of_any_game(&sight, Level::Greedy, 1).is_some(),
                "{}",
                preset.id()
            );
        }
    }
}
