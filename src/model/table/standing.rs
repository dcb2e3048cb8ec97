//! What of a match is shown beside the table.

use super::scene::Scene;
use crate::i18n::MatchPoint;
use crate::model::match_session::MatchSession;
use crate::model::score_codec::ScoreSheetsByGame;
use sechsundsechzig_engine::rules::{CheckedRules, Preset};

/// The points of the match and the Bummerl, as shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The preset.
    pub preset: Preset,
    /// The rules in force.
    pub rules: CheckedRules,
    /// Whether this is a single deal, which belongs to no match.
    pub is_single_deal: bool,
    /// Each side's game points; those of the present deal are not among them until it is over.
    pub points: Vec<u16>,
    /// Points each side won with the deal just over.
    pub gained: Vec<u16>,
    /// Pending ties.
    pub pending: u16,
    /// The points each side was credited with each deal of the match.
    pub deals: Vec<Vec<u16>>,
    /// Bummerl of each side in this game.
    pub bummerl: Vec<u32>,
}

impl Standing {
    /// What of this match is shown.
    #[must_use]
    pub fn of(match_session: &MatchSession, score_sheets: &ScoreSheetsByGame) -> Standing {
        let running = match_session.running();
        let gained = match_session
            .scored()
            .map(|scored| scored.credited.as_slice().to_vec());
        let sides = running.points.as_slice().len();
        let mut bummerl = score_sheets
            .get(running.preset.as_str())
            .map(|score_sheet| score_sheet.bummerl.clone())
            .unwrap_or_default();
        bummerl.resize(sides, 0);
        Standing {
            preset: running.preset,
            rules: running.rules,
            is_single_deal: match_session.is_single_deal(),
            points: running.points.as_slice().to_vec(),
            gained: gained.unwrap_or_else(|| vec![0; sides]),
            pending: running.pending_ties,
            deals: match_session
                .finished()
                .iter()
                .map(|finished| finished.scored.credited.as_slice().to_vec())
                .collect(),
            bummerl,
        }
    }

    /// The standing with what the deal on the table has brought so far.
    #[must_use]
    pub fn in_deal(mut self, scene: &Scene) -> Standing {
        scene.read_pegs_into(&mut self.points);
        self
    }

    /// Which of two sides wins the match with its next game point.
    #[must_use]
    pub fn match_point(&self) -> Option<MatchPoint> {
        let last = self.rules.target.checked_sub(1)?;
        let is_over = self.points.iter().any(|points| *points > last);
        if is_over || self.is_single_deal || !self.rules.game.counts_game_points() {
            return None;
        }
        match self.points[..] {
            [first, second] if first == last && second == last => Some(MatchPoint::Both),
            [first, second] => {
                let side = [first, second].iter().position(|points| *points == last);
                side.map(MatchPoint::Side)
            }
            _ => None,
        }
    }

    /// Whether a side has won the deal just over: no other was credited with more. In Penneech both are credited.
    #[must_use]
    pub fn has_won_deal(&self, side: usize) -> bool {
        let own = self.gained.get(side);
        own > Some(&0) && own == self.gained.iter().max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::PLAYER;
    use sechsundsechzig_engine::deal::Deal;

    fn standing(preset: Preset, gained: &[u16]) -> (Standing, Scene) {
        let mut match_session = MatchSession::new(preset, preset.checked(), "table");
        while match_session.scored().is_none() {
            let legal = match_session.session().deal().legal_actions();
            match_session.play(legal[legal.len() / 2]).unwrap();
        }
        let scene = Scene::of_session(match_session.session(), PLAYER);
        let mut standing = Standing::of(&match_session, &ScoreSheetsByGame::default());
        standing.gained = gained.to_vec();
        (standing, scene)
    }

    #[test]
    fn in_penneech_points_are_marked_the_moment_they_are_won() {
        let (standing, scene) = standing(Preset::Penneech, &[]);
        let pegs: Vec<u16> = scene.pegs.iter().map(|pegs| pegs.front).collect();
        assert!(pegs.iter().any(|&points| points > 0));
        let before = Standing {
            points: vec![0, 0],
            ..standing
        };
        assert_eq!(before.in_deal(&scene).points, pegs);
    }

    #[test]
    fn elsewhere_points_are_marked_when_the_deal_is_over() {
        let (standing, scene) = standing(Preset::Paderborn, &[]);
        let before = Standing {
            points: vec![3, 5],
            ..standing
        };
        assert_eq!(before.in_deal(&scene).points, [3, 5]);
    }

    #[test]
    fn a_match_point_is_the_last_game_point_that_one_of_two_sides_needs() {
        let (standing, _) = standing(Preset::Paderborn, &[0, 0]);
        let at = |points: &[u16], is_single_deal| {
            let standing = Standing {
                points: points.to_vec(),
                is_single_deal,
                ..standing.clone()
            };
            standing.match_point()
        };
        assert_eq!(standing.rules.target, 7);
        assert_eq!(at(&[5, 4], false), None);
        assert_eq!(at(&[6, 4], false), Some(MatchPoint::Side(0)));
        assert_eq!(at(&[5, 6], false), Some(MatchPoint::Side(1)));
        assert_eq!(at(&[6, 6], false), Some(MatchPoint::Both));
        assert_eq!(at(&[7, 6], false), None);
        assert_eq!(at(&[6, 6], true), None);
        assert_eq!(at(&[6, 6, 6], false), None);
    }

    #[test]
    fn who_is_credited_with_most_has_won_the_deal() {
        for (gained, winners) in [
            (&[2, 0][..], [true, false]),
            (&[4, 9], [false, true]),
            (&[0, 0], [false, false]),
        ] {
            let (standing, _) = standing(Preset::Paderborn, gained);
            assert_eq!([0, 1].map(|side| standing.has_won_deal(side)), winners);
        }
    }
}
