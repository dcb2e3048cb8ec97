//! The same cards played by two: what each made of them.

use crate::model::deal_archive::{self, ArchivedDeal};
use crate::model::match_session::PLAYER;
use sechsundsechzig_engine::deal::Deal;
use sechsundsechzig_engine::share::{Replay, ReplayLink};

/// What a deal brought the side in front: its points less those of the best of the others; nothing
/// if it is not over.
#[must_use]
pub fn balance(replay: &Replay) -> Option<i32> {
    let session = replay.after(replay.moves().len())?;
    let result = session.deal().result()?;
    let own = session.header().setup.rules.game.side_of(PLAYER);
    let points = result.game_points.as_slice().iter().enumerate();
    let others = points.filter(|(side, _)| *side != own);
    let best = others.map(|(_, points)| *points).max().unwrap_or(0);
    Some(i32::from(result.game_points[own]) - i32::from(best))
}

/// The last of the saved deals that was played with the cards of this link.
#[must_use]
pub fn answer(saved: &str, sent: &ReplayLink) -> Option<ArchivedDeal> {
    let link = [&*sent.replay.link().to_string(), " "].concat();
    let mut deals: Vec<&str> = deal_archive::all(saved).collect();
    deals.reverse();
    let same = deals.into_iter().find(|deal| deal.contains(&link))?;
    ArchivedDeal::decode(same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Seat;
    use sechsundsechzig_engine::record::{DealHeader, Session};
    use sechsundsechzig_engine::rules::Preset;

    /// A deal in which the seat to act always takes the legal move of this number.
    fn played(seed: &str, number: usize) -> Replay {
        let mut session = Session::new(DealHeader::of_seed(Preset::Paderborn, seed, 0, Seat(1)));
        while session.deal().turn().seat().is_some() {
            let legal = session.deal().legal_actions();
            session.play(legal[number % legal.len()]).unwrap();
        }
        Replay::of(&session)
    }

    fn sent(replay: Replay) -> ReplayLink {
        ReplayLink {
            replay,
            against: String::new(),
        }
    }

    #[test]
    fn the_points_of_a_deal_are_told_from_the_front_and_nothing_before_its_end() {
        let replay = played("oma", 0);
        let session = replay.after(replay.moves().len()).unwrap();
        let result = session.deal().result().unwrap();
        let points = result.game_points.as_slice();
        let balance = balance(&replay);
        assert_eq!(balance, Some(i32::from(points[0]) - i32::from(points[1])));
        assert_ne!(balance, Some(0));
        assert_eq!(super::balance(&replay.up_to(3)), None);
    }

    #[test]
    fn the_last_deal_with_the_same_cards_is_the_answer() {
        let mut saved = String::new();
        for (day, (seed, number)) in [("oma", 0), ("oma", 1), ("opa", 2)].iter().enumerate() {
            let replay = played(seed, *number).to_string();
            saved = deal_archive::add(&saved, &[&*day.to_string(), ",kord,", &replay].concat());
        }
        let answer = answer(&saved, &sent(played("oma", 2))).unwrap();
        assert_eq!((answer.day, answer.replay), (1, played("oma", 1)));
        assert_eq!(super::answer(&saved, &sent(played("tante", 0))), None);
    }
}
