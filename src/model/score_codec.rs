//! The Bummerl of each game as text, for keeping.

use sechsundsechzig_engine::match_score::ScoreSheet;
use std::collections::BTreeMap;

/// The score sheets as text: game, matches, matches won and Bummerl of each side.
#[must_use]
pub fn encode_score_sheets(score_sheets: &BTreeMap<String, ScoreSheet>) -> String {
    let list = |numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        numbers.join(",")
    };
    let score_sheet = |(game, score_sheet): (&String, &ScoreSheet)| {
        let (won, bummerl) = (list(&score_sheet.won), list(&score_sheet.bummerl));
        [
            game,
            "=",
            &score_sheet.matches.to_string(),
            "/",
            &won,
            "/",
            &bummerl,
        ]
        .concat()
    };
    score_sheets
        .iter()
        .map(score_sheet)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The score sheets of such a text; what cannot be read is left out.
#[must_use]
pub fn decode_score_sheets(text: &str) -> BTreeMap<String, ScoreSheet> {
    // Collected, they would be sorted first, by four kilobytes of a sort made for many.
    let mut score_sheets = BTreeMap::new();
    score_sheets.extend(text.split(' ').filter_map(decode_score_sheet));
    score_sheets
}

fn decode_score_sheet(text: &str) -> Option<(String, ScoreSheet)> {
    let list = |text: &str| -> Option<Vec<u32>> {
        text.split(',').map(|number| number.parse().ok()).collect()
    };
    let (game, rest) = text.split_once('=')?;
    let mut parts = rest.split('/');
    let score_sheet = ScoreSheet {
        matches: parts.next()?.parse().ok()?,
        won: list(parts.next()?)?,
        bummerl: list(parts.next()?)?,
    };
    parts
        .next()
        .is_none()
        .then(|| (game.to_owned(), score_sheet))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_sheets_are_read_as_they_were_written() {
        let score_sheet = |matches: u32| ScoreSheet {
            matches,
            won: vec![matches, 0],
            bummerl: vec![0, 2 * matches],
        };
        let score_sheets: BTreeMap<String, ScoreSheet> = [("paderborn", 3), ("strokes-32", 40)]
            .map(|(game, matches)| (game.to_owned(), score_sheet(matches)))
            .into();
        let text = encode_score_sheets(&score_sheets);
        assert_eq!(text, "paderborn=3/3,0/0,6 strokes-32=40/40,0/0,80");
        assert_eq!(decode_score_sheets(&text), score_sheets);
        assert!(decode_score_sheets("").is_empty());
    }

    #[test]
    fn one_unreadable_score_sheet_does_not_take_the_others_with_it() {
        let read = decode_score_sheets("scharf=x/1/1 paderborn=1/1,0/0,1 nonsense");
        assert_eq!(read.len(), 1);
    }
}
