//! The teaching hand: one prepared deal, from the first trick to going out.
//!
//! It is a deal apart with a seed of its own. What has been played so far says where in it the
//! player is, so that it goes on after a reload; who leaves its path is led back to it.

use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::record::{Session, compact_notation};
use sechsundsechzig_engine::share::{DealLink, Replay};

/// The deal with all its moves, the player's and the other's.
const COURSE: &str = "#/deal/1/paderborn/lehrspiel-16530?dealer=1 \
                      SK.H9.r.d.DQ+.DA.d.SJ.SA.c.CA.CK.CT.HJ.ST.SQ.o";

/// The deal before its first move.
#[must_use]
pub fn beginning() -> Option<Replay> {
    Some(COURSE.parse::<Replay>().ok()?.up_to(0))
}

/// The next move of the teaching hand, and how many went before; `None` anywhere else.
#[must_use]
pub fn next(session: &Session) -> Option<(usize, Action)> {
    let (link, moves) = COURSE.split_once(' ')?;
    let done = session.moves().len();
    if DealLink::of_head(session.head()) != link.parse::<DealLink>().ok()? {
        return None;
    }
    let mut course = moves.split('.').map(compact_notation::decode);
    let so_far = session.moves().iter().map(|(_, action)| Some(*action));
    let on_the_path = so_far.eq(course.by_ref().take(done));
    on_the_path
        .then(|| course.next().flatten())
        .flatten()
        .map(|action| (done, action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::match_session::PLAYER;
    use sechsundsechzig_engine::deal::{Deal, Event, Reason};

    #[test]
    fn the_teaching_hand_shows_a_trick_robbing_a_marriage_covering_and_going_out() {
        let replay = COURSE.parse::<Replay>().unwrap();
        let session = replay.after(replay.moves().len()).unwrap();
        let result = session.deal().result().unwrap();
        assert_eq!((result.winner, result.reason), (Some(PLAYER), Reason::Out));
        let by_player = |wanted: fn(&Event) -> bool| session.events().iter().any(wanted);
        assert!(by_player(|event| matches!(
            event,
            Event::TrickTaken { seat: PLAYER, .. }
        )));
        assert!(by_player(|event| matches!(
            event,
            Event::Robbed { seat: PLAYER, .. }
        )));
        assert!(by_player(|event| matches!(
            event,
            Event::Played {
                seat: PLAYER,
                announced: Some(20),
                ..
            }
        )));
        assert!(by_player(|event| matches!(event, Event::Covered(PLAYER))));
    }

    #[test]
    fn its_path_leads_from_the_first_move_to_the_last_and_nowhere_else() {
        let replay = COURSE.parse::<Replay>().unwrap();
        for (done, action) in replay.moves().iter().enumerate() {
            let session = replay.after(done).unwrap();
            assert_eq!(next(&session), Some((done, *action)));
        }
        let mut astray = replay.after(0).unwrap();
        astray
            .play(compact_notation::decode("SA").unwrap())
            .unwrap();
        assert_eq!(next(&astray), None);
        let other = "#/deal/1/paderborn/other?dealer=1"
            .parse::<Replay>()
            .unwrap();
        assert_eq!(next(&other.after(0).unwrap()), None);
        assert_eq!(beginning().unwrap().moves(), []);
    }
}
