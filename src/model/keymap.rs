//! What a key does at the table.

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Focus the card to the left in the hand.
    Left,
    /// Focus the card to the right in the hand.
    Right,
    /// Focus the first card.
    First,
    /// Focus the last card.
    Last,
    /// Focus card n, counted from 0.
    Card(usize),
    /// Say "Aus".
    Out,
    /// Cover.
    Cover,
    /// Rob.
    Rob,
    /// Announce with the next king or queen, or not.
    Meld,
    /// Draw from the talon, or move on.
    Draw,
    /// The last trick.
    LastTrick,
    /// What the cards are worth.
    Values,
    /// Say trump and talon.
    Trump,
    /// Say the points, if they are shown.
    Points,
    /// Say everything.
    State,
    /// A hint.
    Hint,
    /// Undo.
    Undo,
    /// Help.
    Help,
    /// Give up what is open.
    Escape,
}

/// What this key asks for; `letters` are the keys of one sign, which can be switched off.
#[must_use]
pub fn meaning(key: &str, letters: bool) -> Option<Key> {
    let meaning = match key {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "Home" => Key::First,
        "End" => Key::Last,
        "Escape" => Key::Escape,
        _ if !letters => return None,
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" => {
            Key::Card(usize::from(key.as_bytes()[0] - b'1'))
        }
        "a" | "A" => Key::Out,
        "c" | "C" => Key::Cover,
        "x" | "X" => Key::Rob,
        "m" | "M" => Key::Meld,
        "d" | "D" => Key::Draw,
        "l" | "L" => Key::LastTrick,
        "v" | "V" => Key::Values,
        "t" | "T" => Key::Trump,
        "p" | "P" => Key::Points,
        "s" | "S" => Key::State,
        "h" | "H" => Key::Hint,
        "u" | "U" => Key::Undo,
        "?" => Key::Help,
        _ => return None,
    };
    Some(meaning)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_count_cards_from_one() {
        assert_eq!(meaning("1", true), Some(Key::Card(0)));
        assert_eq!(meaning("9", true), Some(Key::Card(8)));
        assert_eq!(meaning("0", true), None);
    }

    #[test]
    fn keys_of_one_sign_can_be_switched_off_but_arrows_stay() {
        assert_eq!(meaning("a", false), None);
        assert_eq!(meaning("ArrowLeft", false), Some(Key::Left));
        assert_eq!(meaning("Escape", false), Some(Key::Escape));
    }
}
