//! Which puzzles are solved, as it is saved: `paderborn/17;schnapsen/4`.

use sechsundsechzig_engine::rules::Preset;

/// What stands between two puzzles.
const BETWEEN: char = ';';
/// No more is saved, in bytes.
const LONGEST: usize = 100_000;

/// Whether the puzzle of this key is among them.
#[must_use]
pub fn has(saved: &str, key: &str) -> bool {
    saved.split(BETWEEN).any(|other| other == key)
}

/// Whether a text holds puzzles of a game that is known.
#[must_use]
pub fn is_valid(saved: &str) -> bool {
    let is_puzzle = |key: &str| {
        let parts = key.split_once('/');
        parts.is_some_and(|(game, number)| {
            game.parse::<Preset>().is_ok() && number.parse::<u64>().is_ok()
        })
    };
    saved.split(BETWEEN).any(is_puzzle)
}

/// What is saved with one puzzle more.
#[must_use]
pub fn add(saved: &str, key: &str) -> String {
    if has(saved, key) || saved.len() > LONGEST {
        return saved.to_owned();
    }
    let others = saved.split(BETWEEN).filter(|other| !other.is_empty());
    others.chain([key]).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_solved_once_and_stays_so() {
        let saved = add(&add("", "paderborn/17"), "schnapsen/4");
        assert_eq!(saved, "paderborn/17;schnapsen/4");
        assert_eq!(add(&saved, "paderborn/17"), saved);
        assert!(has(&saved, "schnapsen/4"));
        assert!(!has(&saved, "paderborn/1"));
        assert!(!has("", "paderborn/1"));
    }
}
