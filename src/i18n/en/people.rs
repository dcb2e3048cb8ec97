//! The people at the table.

use crate::i18n::Person;
use sechsundsechzig_bots::Opponent;

pub(in crate::i18n) const fn character(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Johannes => "Cheerful, but nearly always loses: the first Schneider.",
        Opponent::Kord => "Thorough, but forgets what has been played.",
        Opponent::Schilder => "Keeps count. Likes to close, sometimes too soon.",
        Opponent::Froehlich => "The innkeeper. Forgets nothing and is hard to beat.",
    }
}

pub(in crate::i18n) fn strength(strength: u8) -> String {
    join!("Strength ", strength.to_string(), " of 4")
}

/// Inside a sentence.
pub(in crate::i18n) fn inside(person: Person) -> String {
    match person {
        Person::You => "you".into(),
        Person::We => "we".into(),
        Person::They => "your opponents".into(),
        Person::Computer(opponent) => opponent.first_name().into(),
        Person::Place(place) => join!("player ", place.to_string()),
    }
}

/// Whom something happens to.
pub(super) fn to(person: Person) -> String {
    match person {
        Person::We => "us".into(),
        other => inside(other),
    }
}

/// At the beginning of a sentence.
pub(super) fn starts(person: Person) -> String {
    match person {
        Person::You => "You".into(),
        Person::We => "We".into(),
        Person::They => "Your opponents".into(),
        Person::Computer(opponent) => opponent.first_name().into(),
        Person::Place(place) => join!("Player ", place.to_string()),
    }
}

/// The verb that goes with a person: "plays", else "play".
pub(super) const fn verb<'a>(person: Person, he: &'a str, you: &'a str) -> &'a str {
    match person {
        Person::Computer(_) | Person::Place(_) => he,
        Person::You | Person::We | Person::They => you,
    }
}
