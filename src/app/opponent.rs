//! Who sits opposite: one of the four friends, with the strength he plays at.

use super::setting_enum::choice;
use crate::i18n::Friend;
use sechsundsechzig_bots::Level;

choice! {
    /// An opponent, the weakest first.
    Opponent {
        /// Johannes vom Üssenpohl.
        Johannes = "johannes",
        /// Hermen Kord vom Pohrdamm.
        Kord = "kord",
        /// Franz Schilder vom Köterhagen.
        Schilder = "schilder",
        /// Ernestus Fröhlich am Eckkamp.
        Froehlich = "froehlich",
    }
}

impl Opponent {
    /// Who sits at a table for so many, clockwise from the player: this one on his left, the
    /// partner of four the one two steps stronger, the weakest after the strongest.
    #[must_use]
    pub fn and_friends(self, players: u8) -> Vec<Opponent> {
        let all = Opponent::ALL;
        let step = |by: usize| all[(self as usize + by) % all.len()];
        match players {
            0..=2 => vec![step(0)],
            3 => vec![step(0), step(1)],
            _ => vec![step(0), step(2), step(1)],
        }
    }

    /// Who he is.
    #[must_use]
    pub const fn friend(self) -> Friend {
        match self {
            Opponent::Johannes => Friend::Johannes,
            Opponent::Kord => Friend::Hermen,
            Opponent::Schilder => Friend::Franz,
            Opponent::Froehlich => Friend::Ernestus,
        }
    }

    /// How he plays.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Opponent::Johannes => Level::Johannes,
            Opponent::Kord => Level::Kord,
            Opponent::Schilder => Level::Schilder,
            Opponent::Froehlich => Level::Froehlich,
        }
    }

    /// The symbol of his portrait.
    #[must_use]
    pub const fn portrait(self) -> &'static str {
        match self {
            Opponent::Johannes => "#f-johannes",
            Opponent::Kord => "#f-hermen",
            Opponent::Schilder => "#f-franz",
            Opponent::Froehlich => "#f-ernestus",
        }
    }
}
