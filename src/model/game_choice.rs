//! The games that can be chosen, by the number of players and how hard they are to learn.

use sechsundsechzig_bots::puzzles::Grade;
use sechsundsechzig_engine::rules::Preset;

/// The games by how hard they are for who has never played them; in each list those that most people know come first.
const fn of_grade(grade: Grade) -> &'static [Preset] {
    match grade {
        Grade::Easy => &[
            Preset::Paderborn,
            Preset::Strokes,
            Preset::Strokes32,
            Preset::Penneech,
            Preset::ThreeRotating,
            Preset::Four,
        ],
        Grade::Medium => &[
            Preset::Schnapsen,
            Preset::Bummerl,
            Preset::Santase,
            Preset::Schnurps,
            Preset::Treatise,
            Preset::Penneech32,
            Preset::Three,
            Preset::FourDrawn,
        ],
        Grade::Hard => &[
            Preset::Thousand,
            Preset::Scharf,
            Preset::FreeTrumps,
            Preset::AceOfHearts,
            Preset::ThreeTreatise,
        ],
    }
}

/// The games for so many players of this grade.
pub fn games(players: u8, grade: Grade) -> impl Iterator<Item = Preset> {
    let fits = move |preset: &Preset| preset.rules().game.players() == players;
    of_grade(grade).iter().copied().filter(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_meets_the_games_that_most_people_know_first() {
        let first = |grade| games(2, grade).next();
        assert_eq!(first(Grade::Easy), Some(Preset::Paderborn));
        assert_eq!(first(Grade::Medium), Some(Preset::Schnapsen));
    }

    #[test]
    fn every_game_is_offered_once_and_an_easy_one_for_any_number_of_players() {
        let mut offered = Vec::new();
        for players in 2..=4 {
            assert!(games(players, Grade::Easy).count() > 0, "{players}");
            for grade in Grade::ALL {
                offered.extend(games(players, grade));
            }
        }
        offered.sort_by_key(|preset| preset.as_str());
        let mut all = Preset::ALL.to_vec();
        all.sort_by_key(|preset| preset.as_str());
        assert_eq!(offered, all);
    }
}
