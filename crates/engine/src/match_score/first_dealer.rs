//! Drawing for the first deal (2.1, 6.1).

use crate::cards::{Card, Rank};
use crate::deal::Seat;
use crate::deal::shuffle::FirstDealerDraw;
use crate::rules::{CheckedRules, Game};

/// Who deals first, and the cards drawn for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDealer {
    /// Who deals first.
    pub dealer: Seat,
    /// The cards drawn, round after round, seat 0 first; all rounds but the last were equal.
    pub rounds: Vec<Vec<Card>>,
}

/// Each draws a card: in Sixty-six the highest deals (2.1), in Penneech the lowest, king high and
/// ace low (6.1). If the deciding rank was drawn twice, all draw again.
#[must_use]
pub fn draw_for_first_deal(rules: &CheckedRules, seed: &str) -> FirstDealer {
    let mut draw = FirstDealerDraw::new(rules.pack, seed);
    let mut rounds = Vec::new();
    loop {
        let cards = draw.round(rules.game.players());
        let decided = decide(rules.game, &cards);
        rounds.push(cards);
        if let Some(dealer) = decided {
            return FirstDealer { dealer, rounds };
        }
    }
}

fn decide(game: Game, cards: &[Card]) -> Option<Seat> {
    let strength = |card: &Card| match game {
        Game::Penneech => 13 - natural_order(card.rank()),
        _ => card.rank() as u8,
    };
    let best = cards.iter().map(strength).max()?;
    let mut deciding = (0u8..)
        .zip(cards)
        .filter(|(_, card)| strength(card) == best);
    match (deciding.next(), deciding.next()) {
        (Some((seat, _)), None) => Some(Seat(seat)),
        _ => None,
    }
}

/// Ace 1, two 2, and so on to the king, 13.
const fn natural_order(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 1,
        Rank::Ten => 10,
        Rank::Jack => 11,
        Rank::Queen => 12,
        Rank::King => 13,
        low => low as u8 + 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(texts: &[&str]) -> Vec<Card> {
        texts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    #[test]
    fn r2_1_the_highest_card_deals_and_equal_ranks_draw_again() {
        assert_eq!(
            decide(Game::TwoHanded, &cards(&["HK", "ST"])),
            Some(Seat(1))
        );
        assert_eq!(
            decide(Game::TwoHanded, &cards(&["HA", "ST"])),
            Some(Seat(0))
        );
        assert_eq!(decide(Game::TwoHanded, &cards(&["HA", "SA"])), None);
        assert_eq!(
            decide(Game::Four, &cards(&["H9", "SA", "C9", "D9"])),
            Some(Seat(1))
        );
    }

    #[test]
    fn r6_1_in_penneech_the_lower_card_deals_king_high_and_ace_low() {
        assert_eq!(decide(Game::Penneech, &cards(&["HK", "SA"])), Some(Seat(1)));
        assert_eq!(decide(Game::Penneech, &cards(&["H9", "ST"])), Some(Seat(0)));
        assert_eq!(decide(Game::Penneech, &cards(&["D7", "H8"])), Some(Seat(0)));
        assert_eq!(decide(Game::Penneech, &cards(&["HQ", "SQ"])), None);
    }
}
