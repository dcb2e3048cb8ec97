//! Counting: the card points a hand is sure of, and the cheapest and dearest of its cards.

use sechsundsechzig_engine::cards::{Card, CardSet, Rank, Suit};
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;

/// The suits of which a hand holds king and queen.
pub(crate) fn marriages(hand: CardSet) -> impl Iterator<Item = Suit> {
    let kings = hand.of_rank(Rank::King).bits();
    let queens = hand.of_rank(Rank::Queen).bits();
    CardSet::from_bits(kings & queens << 1)
        .iter()
        .map(Card::suit)
}

/// Card points the seat to act can count on if it covers and leads: its trumps that nothing unseen
/// beats, and its aces if the other side's trumps can be drawn, each with a small card of the
/// other side on it.
pub(super) fn sure_points(table: &Table, hand: CardSet, unseen: CardSet) -> u16 {
    const SMALL_CARD: u16 = 2;
    let trumps = table
        .trump
        .map_or(CardSet::EMPTY, |suit| hand.of_suit(suit));
    let enemy_trumps = table
        .trump
        .map_or(CardSet::EMPTY, |suit| unseen.of_suit(suit));
    let unbeaten = hand.unbeaten_by(unseen);
    let mut sure = unbeaten & trumps;
    let draws_trumps = !sure.is_empty() && sure.len() >= enemy_trumps.len().min(2);
    if draws_trumps || enemy_trumps.is_empty() {
        sure = unbeaten;
    }
    table.rules.points_in(sure) + SMALL_CARD * sure.len() as u16
}

/// The cheapest card: fewest points, and among those the lowest.
pub(crate) fn cheapest(table: &Table, cards: CardSet) -> Option<Card> {
    cards
        .iter()
        .min_by_key(|card| (table.rules.card_points(*card), card.rank()))
}

/// The dearest card: most points, and among those the highest.
pub(crate) fn dearest(table: &Table, cards: CardSet) -> Option<Card> {
    cards
        .iter()
        .max_by_key(|card| (table.rules.card_points(*card), card.rank()))
}
