//! Points that are won beside those of the cards.

use sechsundsechzig_engine::deal::{Event, Mark};
use sechsundsechzig_engine::rules::Game;

/// What a side has won in a deal beside its cards: for its tricks in Penneech (6.6), elsewhere for the last one (2.22).
#[must_use]
pub fn extra_points(events: &[Event], game: Game, side: usize) -> u16 {
    let extra = |event: &Event| match *event {
        Event::Marked(seat, points, Mark::Tricks) => Some((seat, points)),
        Event::TrickTaken {
            seat,
            last_trick_bonus,
            ..
        } => Some((seat, u16::from(last_trick_bonus))),
        _ => None,
    };
    let extra = events.iter().filter_map(extra);
    extra
        .filter(|(seat, _)| game.side_of(*seat) == side)
        .map(|(_, points)| points)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use crate::model::table::scene::Scene;
    use sechsundsechzig_engine::deal::{Deal, DealResult};
    use sechsundsechzig_engine::rules::Preset;

    /// Deals played to their end, with what each side has won beside its cards, and which took the last trick.
    fn played(preset: Preset) -> Vec<(DealResult, Vec<u16>, Option<usize>)> {
        let deal = |seed: u32| {
            let mut played = MatchSession::new(preset, preset.checked(), &seed.to_string());
            while let Some(action) = played.session().deal().legal_actions().first() {
                played.play(*action).expect("legal");
            }
            let scene = Scene::of_session(played.session(), PLAYER);
            let result = scene.result.expect("the deal is over");
            let game = preset.rules().game;
            let sides = 0..result.tricks.as_slice().len();
            let extra = sides.map(|side| extra_points(&scene.events, game, side));
            let mut taken = scene.events.iter().rev();
            let last = taken.find_map(|event| match event {
                Event::TrickTaken { seat, .. } => Some(game.side_of(*seat)),
                _ => None,
            });
            (result, extra.collect(), last)
        };
        (0..40).map(deal).collect()
    }

    #[test]
    fn who_has_four_tricks_in_penneech_marks_one_point_for_them_and_two_more_for_each_further_trick()
     {
        let mut seen = [false; 8];
        for (result, extra, _) in played(Preset::Penneech) {
            for (side, extra) in extra.into_iter().enumerate() {
                let tricks = result.tricks[side];
                let expected = match tricks {
                    4.. => tricks * 2 - 7,
                    _ => 0,
                };
                assert_eq!(extra, expected, "{tricks}");
                seen[usize::from(tricks)] = true;
            }
        }
        assert!(seen[3] && seen[4] && seen[5], "{seen:?}");
    }

    #[test]
    fn without_the_ten_for_the_last_trick_the_cards_of_a_deal_played_out_make_120() {
        let presets = [
            Preset::Paderborn,
            Preset::Three,
            Preset::ThreeRotating,
            Preset::Four,
        ];
        for preset in presets {
            let mut seen = 0;
            for (result, extra, last) in played(preset) {
                for (side, extra) in extra.iter().enumerate() {
                    assert!(*extra <= result.card_points[side], "{}", preset.as_str());
                    assert!(*extra == 0 || last == Some(side), "{}", preset.as_str());
                }
                let points: u16 = result.card_points.as_slice().iter().sum();
                let extra: u16 = extra.iter().sum();
                if points < 120 {
                    continue;
                }
                assert_eq!(points - extra, 120, "{}", preset.as_str());
                seen += u32::from(extra > 0);
            }
            assert!(seen > 0, "{}", preset.as_str());
        }
    }
}
