//! Blunders that even the weakest opponent does not make.

use super::count::marriages;
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Action, View};
use sechsundsechzig_engine::games::sixty_six::TwoHandedView;
use sechsundsechzig_engine::games::sixty_six::strict_play::beats;

/// Whether this gives a ten or an ace to a trick it does not take, though the hand holds something
/// cheaper for that which is neither a trump nor one of a pair.
pub(super) fn throws_away(view: &TwoHandedView, action: Action) -> bool {
    let table = view.table();
    let (Some(led), Some(thrown)) = (table.led, action.card()) else {
        return false;
    };
    let fat = |card: Card| table.rules.card_points(card) >= 10;
    if !fat(thrown) || beats(thrown, led, table.trump) {
        return false;
    }
    let mut pairs = CardSet::EMPTY;
    for suit in marriages(view.hand()) {
        pairs |= CardSet::marriage(suit);
    }
    view.legal_actions()
        .iter()
        .filter_map(|action| action.card())
        .any(|card| {
            !fat(card)
                && !pairs.contains(card)
                && Some(card.suit()) != table.trump
                && !beats(card, led, table.trump)
        })
}

#[cfg(test)]
mod tests {
    use crate::{FastRng, Opponent, Searchable};
    use sechsundsechzig_engine::deal::{
        Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle,
    };
    use sechsundsechzig_engine::games::sixty_six::TwoHanded;
    use sechsundsechzig_engine::rules::Preset;

    #[test]
    fn even_johannes_gives_no_ten_away_that_he_can_keep() {
        let rules = Preset::Paderborn.checked();
        let mut met = 0;
        for number in 0..60 {
            let setup = Setup {
                rules,
                dealer: Seat(0),
                pack: shuffle::pack(rules.pack, "sense", number),
                start: PerSide::new(2),
                trump: None,
            };
            let mut rng = FastRng::new(u64::from(number));
            let mut deal = TwoHanded::new(&setup, &mut ());
            while let Turn::Seat(seat) = deal.turn() {
                let candidates = deal.candidates();
                let view = deal.view(seat);
                if candidates.iter().any(|a| TwoHanded::is_blunder(&view, *a)) {
                    met += 1;
                    let seen = Observation {
                        dealt: view.hand().iter().collect(),
                        view: view.clone(),
                        drawn: Vec::new(),
                        moves: Vec::new(),
                    };
                    let action = Opponent::Johannes.decide(&seen, 1).action;
                    assert!(!TwoHanded::is_blunder(&view, action), "{action:?}");
                }
                deal.play_unchecked(candidates[rng.below(candidates.len())], &mut ());
            }
        }
        assert!(met > 60, "{met} occasions");
    }
}
