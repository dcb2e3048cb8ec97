//! Who sits opposite: one of the four friends, with the strength he plays at.

use super::settings::choice;
use crate::bots::Level;
use crate::words::Friend;

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
