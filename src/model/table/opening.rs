//! Who opens a deal at a table of three or four.

use super::scene::Scene;
use sechsundsechzig_engine::deal::Seat;
use sechsundsechzig_engine::rules::Game;

/// What a seat has to do with how the deal begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Who deals.
    Dealer,
    /// Who leads to the first trick.
    Forehand,
}

impl Role {
    /// A seat's role, until somebody has a trick. Two at a table see it without a word; who sits out has none.
    #[must_use]
    pub fn of(seat: Seat, scene: &Scene, game: Game, sits_out: Option<Seat>) -> Option<Role> {
        if game.players() == 2 || sits_out == Some(seat) || scene.last_trick.is_some() {
            return None;
        }
        let forehand = scene.dealer.forehand(game);
        if seat == scene.dealer {
            Some(Role::Dealer)
        } else {
            (seat == forehand).then_some(Role::Forehand)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::match_session::{MatchSession, PLAYER};
    use sechsundsechzig_engine::deal::Deal;
    use sechsundsechzig_engine::rules::Preset;

    fn dealt(preset: Preset) -> MatchSession {
        MatchSession::new(preset, preset.checked(), "role")
    }

    fn forehand(scene: &Scene, game: Game, sits_out: Option<Seat>) -> Option<Seat> {
        let mut seats = (0..scene.seats.len() as u8).map(Seat);
        seats.find(|seat| Role::of(*seat, scene, game, sits_out) == Some(Role::Forehand))
    }

    #[test]
    fn two_need_not_be_told_who_deals() {
        let scene = Scene::of_session(dealt(Preset::Paderborn).session(), PLAYER);
        let roles = [0, 1].map(|seat| Role::of(Seat(seat), &scene, Game::TwoHanded, None));
        assert_eq!(roles, [None, None]);
    }

    #[test]
    fn forehand_is_who_leads_to_the_first_trick_which_ends_it() {
        for preset in [Preset::Three, Preset::Four] {
            let game = preset.rules().game;
            let mut played = dealt(preset);
            let first = forehand(&Scene::of_session(played.session(), PLAYER), game, None);
            let mut led = None;
            loop {
                let scene = Scene::of_session(played.session(), PLAYER);
                if scene.last_trick.is_some() {
                    assert_eq!(forehand(&scene, game, None), None, "{preset}");
                    break;
                }
                led = led.or(scene.trick.first().map(|laid| laid.seat));
                let action = played.session().deal().legal_actions()[0];
                played.play(action).unwrap();
            }
            assert_eq!(led, first, "{preset}");
        }
    }

    #[test]
    fn who_sits_out_has_no_role_though_he_deals() {
        let scene = Scene::of_session(dealt(Preset::ThreeRotating).session(), PLAYER);
        let dealer = scene.dealer;
        assert_eq!(Role::of(dealer, &scene, Game::Rotating, Some(dealer)), None);
        assert_eq!(
            Role::of(dealer, &scene, Game::Rotating, None),
            Some(Role::Dealer)
        );
        assert_eq!(
            forehand(&scene, Game::Rotating, Some(dealer)),
            Some(dealer.left(1, 3))
        );
    }
}
