//! The people at the table.

use super::{Scene, Words};
use sechsundsechzig_bots::Level;

/// One of the four friends of the legend, the computer opponents, in rising strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Friend {
    /// Johannes vom Üssenpohl, after whom the Johann is named.
    Johannes,
    /// Hermen Kord vom Pohrdamm.
    Hermen,
    /// Franz Schilder vom Köterhagen.
    Franz,
    /// Ernestus Fröhlich am Eckkamp, the host.
    Ernestus,
}

impl Friend {
    /// All of them, the weakest first.
    pub const ALL: [Friend; 4] = [
        Friend::Johannes,
        Friend::Hermen,
        Friend::Franz,
        Friend::Ernestus,
    ];

    /// How strong he plays.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Friend::Johannes => Level::Johannes,
            Friend::Hermen => Level::Kord,
            Friend::Franz => Level::Schilder,
            Friend::Ernestus => Level::Froehlich,
        }
    }

    /// What he is called at the table.
    #[must_use]
    pub const fn first_name(self) -> &'static str {
        match self {
            Friend::Johannes => "Johannes",
            Friend::Hermen => "Hermen",
            Friend::Franz => "Franz",
            Friend::Ernestus => "Ernestus",
        }
    }

    /// His name as the tally has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Friend::Johannes => "Johannes",
            Friend::Hermen => "Hermen Kord",
            Friend::Franz => "Franz Schilder",
            Friend::Ernestus => "Ernestus Fröhlich",
        }
    }

    /// Where he is from, as the legend has it.
    #[must_use]
    pub const fn home(self) -> &'static str {
        match self {
            Friend::Johannes => "vom Üssenpohl",
            Friend::Hermen => "vom Pohrdamm",
            Friend::Franz => "vom Köterhagen",
            Friend::Ernestus => "am Eckkamp",
        }
    }
}

/// Who sits somewhere, or who scores together, seen by the one who reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Person {
    /// The reader.
    You,
    /// A computer opponent or partner.
    Friend(Friend),
    /// Somebody without a name, by the number of his place, from 1: in a replay, say.
    Place(u8),
    /// The reader and his partner.
    We,
    /// The other side of a game for four.
    They,
}

impl Words {
    /// What a person is called, at the beginning of a sentence or alone: "Du", "Hermen".
    #[must_use]
    pub fn person(self, person: Person) -> String {
        match person {
            Person::You => self.you().into(),
            Person::Friend(friend) => friend.first_name().into(),
            Person::Place(place) => join!(self.place_number(), " ", place.to_string()),
            Person::We => self.we().into(),
            Person::They => self.they().into(),
        }
    }

    /// The same with the whole name: "Du", "Hermen Kord".
    #[must_use]
    pub fn full_name(self, person: Person) -> String {
        match person {
            Person::Friend(friend) => friend.name().into(),
            other => self.person(other),
        }
    }

    /// What stands over a side's column: three have no room for more than their first names.
    #[must_use]
    pub fn column(self, scene: &Scene, side: usize) -> String {
        match scene.rules.game.sides() {
            3 => self.person(scene.side(side)),
            _ => self.full_name(scene.side(side)),
        }
    }

    /// A line of character about an opponent.
    #[must_use]
    pub const fn character(self, friend: Friend) -> &'static str {
        say!(self, people::character(friend))
    }

    /// "Stärke 2 von 4."
    #[must_use]
    pub fn strength(self, friend: Friend) -> String {
        say!(self, people::strength(friend as u8 + 1))
    }
}
