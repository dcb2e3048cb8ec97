//! The cards of a game from the highest to the lowest, with what each is worth.

use sechsundsechzig_engine::cards::{Card, PackSize, Rank, Suit};
use sechsundsechzig_engine::games::penneech::PENNEECH;
use sechsundsechzig_engine::rules::{Game, Rules};

/// A card for each rank, with its card points; in Penneech what it scores, where it scores.
///
/// The cards are those of `suit`, but for the seven of diamonds of Penneech, which is highest.
#[must_use]
pub fn card_values(rules: &Rules, suit: Suit) -> Vec<(Card, String)> {
    use Rank::{Ace, Eight, Jack, King, Nine, Queen, Seven, Ten};
    let with_points = |rank| {
        let points = match (rules.game, rank) {
            (Game::Penneech, Ace) => 5,
            (Game::Penneech, Ten) => 0,
            (_, Ace) => rules.ace_points,
            (_, Ten) => 10,
            (_, King) => 4,
            (_, Queen) => 3,
            (_, Jack) => 2,
            _ => 0,
        };
        (Card::new(suit, rank), points.to_string())
    };
    if rules.game == Game::Penneech {
        let highest = (PENNEECH, "7 · 14".to_owned());
        let ranks = [Ace, King, Queen, Jack, Ten];
        return [highest]
            .into_iter()
            .chain(ranks.map(with_points))
            .collect();
    }
    let ranks: &[Rank] = match rules.pack {
        PackSize::Twenty => &[Ace, Ten, King, Queen, Jack],
        PackSize::TwentyFour => &[Ace, Ten, King, Queen, Jack, Nine],
        PackSize::ThirtyTwo | PackSize::FiftyTwo => {
            &[Ace, Ten, King, Queen, Jack, Nine, Eight, Seven]
        }
    };
    ranks.iter().copied().map(with_points).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::games::penneech::strength;
    use sechsundsechzig_engine::rules::Preset;

    #[test]
    fn the_values_of_every_game_are_its_own_in_its_own_order() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let values = card_values(&rules, Suit::Diamonds);
            let points = values.iter().map(|(_, points)| &**points);
            let points: Vec<_> = points.collect();
            if rules.game == Game::Penneech {
                assert_eq!(points, ["7 · 14", "5", "4", "3", "2", "0"]);
                assert!(
                    values.is_sorted_by(|(high, _), (low, _)| strength(*high) > strength(*low))
                );
            } else {
                let sum: u8 = points.iter().map(|one| one.parse::<u8>().unwrap()).sum();
                assert_eq!(sum, rules.ace_points + 19, "{preset:?}");
                assert_eq!(
                    values.len() * 4,
                    usize::from(rules.pack as u8),
                    "{preset:?}"
                );
                assert!(values.is_sorted_by(|(high, _), (low, _)| high.rank() > low.rank()));
            }
        }
    }
}
