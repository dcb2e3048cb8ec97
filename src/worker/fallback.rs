//! Who plays where the worker fails for good: no search and no rules of thumb for each game, but always a move.

use super::supervisor::legal_answers;
use sechsundsechzig_engine::deal::{Action, Deal, Turn};
use sechsundsechzig_engine::games::AnyDeal;

/// A legal move for the seat to act, none once the deal is over: a claim that is right, else a marriage, else the cheapest
/// card. It follows from what the seat itself knows.
#[must_use]
pub fn fallback_move(deal: &AnyDeal) -> Option<Action> {
    legal_answers(deal)
        .into_iter()
        .min_by_key(|action| rank(deal, *action))
}

/// The lower, the better.
fn rank(deal: &AnyDeal, action: Action) -> u16 {
    match action {
        Action::Out { .. } if wins(deal, action) => 0,
        Action::Draw | Action::Rob => 1,
        Action::Play { meld: true, .. } | Action::Announce(_) => 2,
        Action::Play { card, .. } => 3 + deal.rules().card_points(card),
        Action::NameTrump(_) | Action::Pass => 20,
        _ => 30,
    }
}

/// Whether the deal is over with this, and won: a player who counts knows that of a claim.
fn wins(deal: &AnyDeal, claim: Action) -> bool {
    let Turn::Seat(seat) = deal.turn() else {
        return false;
    };
    let mut after = deal.clone();
    after.play_unchecked(claim, &mut ());
    let side = deal.rules().game.side_of(seat);
    after
        .result()
        .and_then(|result| result.winner)
        .is_some_and(|winner| deal.rules().game.side_of(winner) == side)
}

#[cfg(test)]
mod tests {
    use super::fallback_move;
    use sechsundsechzig_engine::deal::{Deal, Seat, Turn};
    use sechsundsechzig_engine::games::AnyDeal;
    use sechsundsechzig_engine::record::DealHeader;
    use sechsundsechzig_engine::rules::Preset;

    /// A deal in which some sides play so and all others the first card they may.
    fn points_of(preset: Preset, number: u32, plays: impl Fn(usize) -> bool) -> Vec<u16> {
        let game = preset.checked().game;
        let dealer = Seat((number % u32::from(game.players())) as u8);
        let head = DealHeader::of_seed(preset, "fallback", number, dealer);
        let mut deal = AnyDeal::new(&head.setup, &mut ());
        while let Turn::Seat(seat) = deal.turn() {
            let action = if plays(game.side_of(seat)) {
                fallback_move(&deal).expect("a move")
            } else {
                deal.legal_actions()[0]
            };
            assert_eq!(deal.check(action), Ok(()), "{preset:?}");
            assert_eq!(deal.offence(action), None, "{preset:?}");
            deal.play_unchecked(action, &mut ());
        }
        assert_eq!(fallback_move(&deal), None);
        let result = deal.result().expect("the deal is over");
        result.game_points.as_slice().to_vec()
    }

    #[test]
    fn deals_of_every_preset_are_played_to_their_end() {
        for &preset in Preset::ALL {
            for number in 0..20 {
                points_of(preset, number, |_| true);
            }
        }
    }

    #[test]
    fn the_fallback_wins_more_than_the_first_legal_card_for_two() {
        for preset in [Preset::Paderborn, Preset::Santase, Preset::Schnapsen] {
            let (mut won, mut lost) = (0, 0);
            for number in 0..200 {
                let side = (number / 2 % 2) as usize;
                let points = points_of(preset, number, |one| one == side);
                won += points[side];
                lost += points[1 - side];
            }
            assert!(won > lost, "{preset:?}: {won} against {lost}");
        }
    }
}
