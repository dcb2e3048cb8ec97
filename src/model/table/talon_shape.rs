//! How the talon lies, and what is told of it.

use super::scene::TalonScene;
use crate::i18n::TalonLabel;
use sechsundsechzig_engine::cards::Card;

/// A stack looks the same while it has so many cards and more.
pub const HIGHEST_STACK: u8 = 3;

/// What can be seen of the talon's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TalonShape {
    /// So many backs lie upon each other.
    pub stack: u8,
    /// The card that lies face up.
    pub turned: Option<Card>,
    /// Whether the turned-up card lies upon the others, face down.
    pub closed: bool,
}

impl TalonShape {
    /// How it lies.
    #[must_use]
    pub fn of(talon: TalonScene) -> TalonShape {
        let closed = talon.covered_by.is_some();
        let stack = if closed {
            talon.count.saturating_sub(1)
        } else {
            face_down(talon).unwrap_or(0)
        };
        TalonShape {
            stack: stack.min(HIGHEST_STACK),
            turned: talon.bottom.filter(|_| !closed),
            closed,
        }
    }
}

/// How many of an open talon lie face down; nothing of a closed one.
#[must_use]
pub fn face_down(talon: TalonScene) -> Option<u8> {
    let turned = u8::from(talon.bottom.is_some() && talon.count > 0);
    let number = talon.count - turned;
    (talon.covered_by.is_none() && number > 0).then_some(number)
}

impl From<TalonScene> for TalonLabel {
    fn from(talon: TalonScene) -> TalonLabel {
        match (talon.count, talon.covered_by, talon.bottom) {
            (0, ..) => TalonLabel::Gone,
            (count, Some(_), _) => TalonLabel::Covered(count),
            (count, None, Some(card)) => TalonLabel::Open(count, card),
            (count, None, None) => TalonLabel::Unturned(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sechsundsechzig_engine::deal::Seat;

    const BOTTOM: Option<Card> = Card::from_index(0);

    fn open(count: u8) -> TalonScene {
        TalonScene {
            count,
            bottom: BOTTOM.filter(|_| count > 0),
            covered_by: None,
        }
    }

    #[test]
    fn the_turned_up_card_of_an_open_talon_is_not_counted_among_those_that_lie_face_down() {
        assert_eq!(face_down(open(10)), Some(9));
        assert_eq!(face_down(open(2)), Some(1));
        assert_eq!(face_down(open(1)), None);
        assert_eq!(face_down(open(0)), None);
    }

    #[test]
    fn a_talon_looks_the_same_until_few_cards_are_left() {
        let stack = |count| TalonShape::of(open(count)).stack;
        assert_eq!([10, 5, 4, 3, 2, 1, 0].map(stack), [3, 3, 3, 2, 1, 0, 0]);
        assert_eq!(TalonShape::of(open(1)).turned, BOTTOM);
    }

    #[test]
    fn nothing_of_a_closed_talon_lies_face_up_or_is_counted() {
        let closed = TalonScene {
            covered_by: Some(Seat(1)),
            ..open(3)
        };
        let shape = TalonShape {
            stack: 2,
            turned: None,
            closed: true,
        };
        assert_eq!(TalonShape::of(closed), shape);
        assert_eq!(face_down(closed), None);
        assert_eq!(TalonLabel::from(closed), TalonLabel::Covered(3));
    }
}
