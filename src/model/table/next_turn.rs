//! Who goes on once everything that happened has been shown.

use super::turn;
use sechsundsechzig_engine::deal::{Deal, Seat, Turn};
use sechsundsechzig_engine::games::AnyDeal;

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextTurn {
    /// The end of the deal is shown.
    End,
    /// The player decides.
    Player,
    /// The page draws for the player.
    PlayerDraws,
    /// Another seat decides.
    Other,
}

impl NextTurn {
    /// What comes next in this deal for this player.
    #[must_use]
    pub fn of(deal: &AnyDeal, player: Seat, draws_manually: bool) -> NextTurn {
        match deal.turn() {
            Turn::Over => NextTurn::End,
            Turn::Seat(seat) if seat != player => NextTurn::Other,
            Turn::Seat(_) if turn::draws_by_itself(deal, draws_manually) => NextTurn::PlayerDraws,
            Turn::Seat(_) => NextTurn::Player,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use sechsundsechzig_engine::deal::Action;
    use sechsundsechzig_engine::rules::Preset;

    /// What came next in a deal of each game, each time with whether the player could draw.
    fn turns(draws_manually: bool) -> Vec<(NextTurn, bool)> {
        let mut turns = Vec::new();
        for preset in Preset::ALL {
            let mut played = MatchSession::new(*preset, preset.checked(), "next");
            loop {
                let deal = played.session().deal();
                let legal = deal.legal_actions();
                let is_own = deal.turn().seat() == Some(PLAYER);
                let next = NextTurn::of(deal, PLAYER, draws_manually);
                turns.push((next, is_own && legal.contains(&Action::Draw)));
                assert_eq!(next == NextTurn::End, legal.is_empty());
                assert_eq!(next == NextTurn::Other, !is_own && !legal.is_empty());
                if legal.is_empty() {
                    break;
                }
                played.play(legal[turns.len() * 5 % legal.len()]).unwrap();
            }
        }
        turns
    }

    #[test]
    fn whoever_does_not_want_to_draw_himself_has_every_card_drawn_for_him() {
        for (next, could_draw) in turns(false) {
            assert_eq!(next == NextTurn::PlayerDraws, could_draw);
        }
    }

    #[test]
    fn whoever_draws_manually_decides_where_something_could_be_done_before() {
        let turns = turns(true);
        let at_the_talon = |next| turns.contains(&(next, true));
        assert!(at_the_talon(NextTurn::Player) && at_the_talon(NextTurn::PlayerDraws));
        assert!(!turns.contains(&(NextTurn::PlayerDraws, false)));
    }
}
