//! Which puzzles are solved, as it is kept: `paderborn/17;schnapsen/4`.

use sechsundsechzig_engine::rules::Preset;

/// What stands between two puzzles.
const BETWEEN: char = ';';
/// No more is kept, in bytes.
const LONGEST: usize = 100_000;

/// Whether the puzzle of this key is among them.
#[must_use]
pub fn has(kept: &str, key: &str) -> bool {
    kept.split(BETWEEN).any(|other| other == key)
}

/// Whether a text holds puzzles of a game that is known.
#[must_use]
pub fn is_valid(kept: &str) -> bool {
    let is_puzzle = |key: &str| {
        let parts = key.split_once('/');
        parts.is_some_and(|(game, number)| {
            game.parse::<Preset>().is_ok() && number.parse::<u64>().is_ok()
        })
    };
    kept.split(BETWEEN).any(is_puzzle)
}

/// What is kept with one puzzle more.
#[must_use]
pub fn add(kept: &str, key: &str) -> String {
    if has(kept, key) || kept.len() > LONGEST {
        return kept.to_owned();
    }
    let others = kept.split(BETWEEN).filter(|other| !other.is_empty());
    others.chain([key]).collect::<Vec<_>>().join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_solved_once_and_stays_so() {
        let kept = add(&add("", "paderborn/17"), "schnapsen/4");
        assert_eq!(kept, "paderborn/17;schnapsen/4");
        assert_eq!(add(&kept, "paderborn/17"), kept);
        assert!(has(&kept, "schnapsen/4"));
        assert!(!has(&kept, "paderborn/1"));
        assert!(!has("", "paderborn/1"));
    }
}
