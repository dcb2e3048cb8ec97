//! There is a reason for every move that a player can be advised, in every game.

use sechsundsechzig_bots::hint_reasons::reasons;
use sechsundsechzig_engine::deal::{Action, Deal, FastRng, PerSide, Seat, Setup, Turn, shuffle};
use sechsundsechzig_engine::games::AnyDeal;
use sechsundsechzig_engine::rules::Preset;

/// Plays deals by chance and asks for every legal move why it might be advised.
#[test]
fn every_move_that_is_no_claim_has_a_reason() {
    for preset in Preset::ALL {
        for number in 0..12 {
            let rules = preset.rules().check().expect("a preset");
            let setup = Setup {
                rules,
                dealer: Seat((number % 2) as u8),
                pack: shuffle::pack(rules.pack, "advice", number),
                start: PerSide::new(rules.game.sides()),
                trump: None,
            };
            let mut deal = AnyDeal::new(&setup, &mut ());
            let mut rng = FastRng::new(u64::from(number));
            while let Turn::Seat(seat) = deal.turn() {
                let legal = deal.legal_actions();
                let view = deal.view(seat);
                let claims = |action: &&Action| action.is_claim();
                let wins = |claim: &Action| {
                    let mut after = deal.clone();
                    after.play_unchecked(*claim, &mut ());
                    after
                        .result()
                        .is_some_and(|result| result.winner == Some(seat))
                };
                let is_won = legal.iter().filter(claims).any(wins);
                for action in &legal {
                    // A false claim is never advised, and who can claim rightly is advised to.
                    if claims(&action) && !wins(action) || is_won && *action == Action::Draw {
                        continue;
                    }
                    assert!(
                        !reasons(&view, *action).is_empty(),
                        "{preset:?} {number}: no reason for {action:?} in {deal:?}"
                    );
                }
                let honest: Vec<&Action> = legal.iter().filter(|one| !claims(one)).collect();
                deal.play_unchecked(*honest[rng.below(honest.len())], &mut ());
            }
        }
    }
}
