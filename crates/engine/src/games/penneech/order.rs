//! Which card beats which (6.1).

use crate::cards::{Card, Rank, Suit};

/// The seven of diamonds, highest of its suit.
pub const PENNEECH: Card = Card::new(Suit::Diamonds, Rank::Seven);

/// How strong a card is within its suit: A K Q J 10 9 … 2, but the Penneech above all diamonds.
///
/// ```
/// use sechsundsechzig_engine::cards::Card;
/// use sechsundsechzig_engine::games::penneech::strength;
/// let card = |text: &str| text.parse::<Card>().expect("a card");
/// assert!(strength(card("HJ")) > strength(card("HT")));
/// assert!(strength(card("D7")) > strength(card("DA")));
/// assert!(strength(card("H7")) < strength(card("H8")));
/// ```
#[must_use]
pub const fn strength(card: Card) -> u8 {
    match card.rank() {
        Rank::Seven if matches!(card.suit(), Suit::Diamonds) => 13,
        Rank::Ace => 12,
        Rank::King => 11,
        Rank::Queen => 10,
        Rank::Jack => 9,
        Rank::Ten => 8,
        low => low as u8,
    }
}

/// Whether the second card of a trick beats the first (6.4).
#[must_use]
pub fn beats(card: Card, led: Card, trump: Suit) -> bool {
    if card.suit() == led.suit() {
        strength(card) > strength(led)
    } else {
        card.suit() == trump
    }
}
