//! The word a player adds to the shuffle.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The longest word, in characters.
pub const LONGEST_WORD: usize = 64;

/// A word of the player's own that goes into every shuffle of a match; empty if there is none.
///
/// It is used as it was typed, in UTF-8 and without any normalisation but for spaces around it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShuffleWord(String);

/// Why a text cannot be a word for the shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordError {
    /// It is longer than [`LONGEST_WORD`].
    TooLong,
    /// It has a character that nobody could see, and so nobody could type again to check it.
    Invisible,
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordError::TooLong => write!(f, "the word is longer than {LONGEST_WORD} characters"),
            WordError::Invisible => f.write_str("the word has a character that nobody can see"),
        }
    }
}

impl Error for WordError {}

/// Reads a word as it was typed.
impl FromStr for ShuffleWord {
    type Err = WordError;

    fn from_str(typed: &str) -> Result<ShuffleWord, WordError> {
        let word = typed.trim();
        if word.chars().take(LONGEST_WORD + 1).count() > LONGEST_WORD {
            return Err(WordError::TooLong);
        }
        if word.chars().any(is_invisible) {
            Err(WordError::Invisible)
        } else {
            Ok(ShuffleWord(word.to_owned()))
        }
    }
}

impl ShuffleWord {
    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Control and format characters. The joiners U+200C and U+200D are part of ordinary writing.
fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}')
        || matches!(sign, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(sign, '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_any_visible_text_without_the_spaces_around_it() {
        for (typed, word) in [
            ("  Gänseblümchen ", "Gänseblümchen"),
            ("two words", "two words"),
            ("👩\u{200d}🌾 <b>'\"\\%", "👩\u{200d}🌾 <b>'\"\\%"),
            ("   ", ""),
        ] {
            assert_eq!(
                typed.parse::<ShuffleWord>().map(|word| word.0),
                Ok(word.into())
            );
        }
        let longest = "ü".repeat(LONGEST_WORD);
        assert!(longest.parse::<ShuffleWord>().is_ok());
    }

    #[test]
    fn what_is_too_long_or_cannot_be_seen_is_refused() {
        let long = "ü".repeat(LONGEST_WORD + 1);
        assert_eq!(long.parse::<ShuffleWord>(), Err(WordError::TooLong));
        for unseen in ["a\u{202e}b", "a\nb", "a\u{0}b", "\u{200b}", "a\u{2066}b"] {
            assert_eq!(unseen.parse::<ShuffleWord>(), Err(WordError::Invisible));
        }
    }
}
