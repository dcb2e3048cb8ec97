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
    Claim,
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

/// The keys that have one sign, as it stands on the keyboard.
const SIGNS: [(Key, &str); 13] = [
    (Key::Claim, "A"),
    (Key::Cover, "C"),
    (Key::Rob, "X"),
    (Key::Meld, "M"),
    (Key::Draw, "D"),
    (Key::LastTrick, "L"),
    (Key::Values, "V"),
    (Key::Trump, "T"),
    (Key::Points, "P"),
    (Key::State, "S"),
    (Key::Hint, "H"),
    (Key::Undo, "U"),
    (Key::Help, "?"),
];

impl Key {
    /// The sign on the keyboard; empty for keys that have a name there, and for the cards' digits.
    #[must_use]
    pub fn sign(self) -> &'static str {
        let sign = SIGNS.iter().find(|(key, _)| *key == self);
        sign.map_or("", |(_, sign)| sign)
    }

    fn of_sign(typed: &str) -> Option<Key> {
        let mut signs = SIGNS.iter();
        let key = signs.find(|(_, sign)| sign.eq_ignore_ascii_case(typed));
        key.map(|(key, _)| *key)
    }
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
        _ => return Key::of_sign(key),
    };
    Some(meaning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{CardNames, Language, Words};

    #[test]
    fn digits_count_cards_from_one() {
        assert_eq!(meaning("1", true), Some(Key::Card(0)));
        assert_eq!(meaning("9", true), Some(Key::Card(8)));
        assert_eq!(meaning("0", true), None);
    }

    #[test]
    fn help_names_every_key_with_a_sign() {
        let words = Words::new(Language::German, CardNames::French);
        let help = words.key_help().map(|(key, _)| key);
        for (key, sign) in SIGNS {
            assert!(help.contains(&sign), "{key:?}");
            assert_eq!(meaning(sign, true), Some(key));
            assert_eq!(meaning(&sign.to_lowercase(), true), Some(key));
        }
        let letter = |key: &&str| key.len() == 1;
        assert_eq!(help.iter().filter(|key| letter(key)).count(), SIGNS.len());
    }

    #[test]
    fn keys_of_one_sign_can_be_switched_off_but_arrows_stay() {
        assert_eq!(meaning("a", false), None);
        assert_eq!(meaning("ArrowLeft", false), Some(Key::Left));
        assert_eq!(meaning("Escape", false), Some(Key::Escape));
    }
}
