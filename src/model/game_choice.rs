//! The games that can be chosen, by the number of players and how hard they are to learn.

use sechsundsechzig_bots::puzzles::Grade;
use sechsundsechzig_engine::rules::Preset;

/// How hard a game is for who has never played it.
#[must_use]
pub const fn grade(preset: Preset) -> Grade {
    match preset {
        Preset::Paderborn
        | Preset::Strokes
        | Preset::Strokes32
        | Preset::Penneech
        | Preset::ThreeRotating
        | Preset::Four => Grade::Easy,
        Preset::Treatise
        | Preset::Bummerl
        | Preset::Schnurps
        | Preset::Santase
        | Preset::Penneech32
        | Preset::Three
        | Preset::FourDrawn => Grade::Medium,
        Preset::Schnapsen
        | Preset::Scharf
        | Preset::FreeTrumps
        | Preset::Thousand
        | Preset::AceOfHearts
        | Preset::ThreeTreatise => Grade::Hard,
    }
}

/// The games for so many players of this grade.
pub fn games(players: u8, wanted: Grade) -> impl Iterator<Item = Preset> {
    let fits =
        move |preset: &Preset| preset.rules().game.players() == players && grade(*preset) == wanted;
    Preset::ALL.iter().copied().filter(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

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
