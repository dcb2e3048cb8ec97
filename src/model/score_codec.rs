//! The Bummerl of each game as text for storage.

use sechsundsechzig_engine::match_score::ScoreSheet;

/// The score sheet of each game that has one, by the game's name. They are few: a map would be larger than all of this.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScoreSheetsByGame(Vec<(String, ScoreSheet)>);

impl ScoreSheetsByGame {
    /// The score sheet of this game.
    #[must_use]
    pub fn get(&self, game: &str) -> Option<&ScoreSheet> {
        let mut all = self.0.iter();
        all.find(|(name, _)| name == game)
            .map(|(_, score_sheet)| score_sheet)
    }

    /// The score sheet of this game, to be written on; a blank one where there is none yet.
    pub fn of_game(&mut self, game: &str) -> &mut ScoreSheet {
        let place = self.0.iter().position(|(name, _)| name == game);
        let place = place.unwrap_or_else(|| {
            self.0.push((game.to_owned(), ScoreSheet::default()));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The score sheets as text: game, matches, matches won and Bummerl of each side.
#[must_use]
pub fn encode_score_sheets(score_sheets: &ScoreSheetsByGame) -> String {
    let list = |numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        numbers.join(",")
    };
    let score_sheet = |(game, score_sheet): &(String, ScoreSheet)| {
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
    let all: Vec<String> = score_sheets.0.iter().map(score_sheet).collect();
    all.join(" ")
}

/// The score sheets of such a text; what cannot be read is left out, and of two for one game the later one counts.
#[must_use]
pub fn decode_score_sheets(text: &str) -> ScoreSheetsByGame {
    let mut score_sheets = ScoreSheetsByGame::default();
    for (game, score_sheet) in text.split(' ').filter_map(decode_score_sheet) {
        *score_sheets.of_game(game) = score_sheet;
    }
    score_sheets
}

fn decode_score_sheet(text: &str) -> Option<(&str, ScoreSheet)> {
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
    parts.next().is_none().then_some((game, score_sheet))
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
        let mut score_sheets = ScoreSheetsByGame::default();
        for (game, matches) in [("paderborn", 3), ("strokes-32", 40)] {
            *score_sheets.of_game(game) = score_sheet(matches);
        }
        let text = encode_score_sheets(&score_sheets);
        assert_eq!(text, "paderborn=3/3,0/0,6 strokes-32=40/40,0/0,80");
        assert_eq!(decode_score_sheets(&text), score_sheets);
        assert!(decode_score_sheets("").is_empty());
    }

    #[test]
    fn one_unreadable_score_sheet_does_not_take_the_others_with_it() {
        let read = decode_score_sheets("scharf=x/1/1 paderborn=1/1,0/0,1 nonsense");
        assert_eq!(encode_score_sheets(&read), "paderborn=1/1,0/0,1");
    }

    #[test]
    fn of_two_score_sheets_for_one_game_the_later_one_counts() {
        let read = decode_score_sheets("paderborn=1/1,0/0,1 scharf=1/0,1/1,0 paderborn=2/1,1/1,1");
        assert_eq!(
            encode_score_sheets(&read),
            "paderborn=2/1,1/1,1 scharf=1/0,1/1,0"
        );
    }
}
