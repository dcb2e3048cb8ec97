//! The people at the table.

use crate::i18n::Person;
use sechsundsechzig_bots::Opponent;

pub(in crate::i18n) const fn character(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Johannes => "A cheerful tailor, easy to beat.",
        Opponent::Kord => "Thorough, but forgets what has been played.",
        Opponent::Schilder => "Keeps count. Likes to close, sometimes too soon.",
        Opponent::Froehlich => "The innkeeper. Forgets nothing and is hard to beat.",
    }
}

/// What is said at the end of a match of so many deals.
pub(in crate::i18n) const fn quotation(opponent: Opponent, has_won: bool, deals: usize) -> &'static str {
    match (opponent, has_won, deals % 2) {
        (Opponent::Johannes, true, 0) => "“Did I just win? Quick, another one!”",
        (Opponent::Johannes, true, _) => "“Me, the winner? Nobody at home will believe it.”",
        (Opponent::Johannes, false, _) => "“Lost again, but I’m used to it. Another match?”",
        (Opponent::Kord, true, 0) => "“My memory held out today.”",
        (Opponent::Kord, true, _) => "“I forgot only two cards. Another match?”",
        (Opponent::Kord, false, _) => "“And I was sure that ten had been played.”",
        (Opponent::Schilder, true, 0) => "“It all adds up in the end.”",
        (Opponent::Schilder, true, _) => "“Counting pays.”",
        (Opponent::Schilder, false, _) => "“Counted right and lost all the same.”",
        (Opponent::Froehlich, true, 0) => "“The beer is on me all the same.”",
        (Opponent::Froehlich, true, _) => "“A good match to the last card. A rematch?”",
        (Opponent::Froehlich, false, _) => "“Well played. The beer is on me.”",
    }
}

/// What somebody says who has lost so many deals of the match.
pub(in crate::i18n) const fn deal_quotation(opponent: Opponent, number: usize) -> &'static str {
    match (opponent, number % 2) {
        (Opponent::Johannes, 0) => "“Never mind. My luck will turn.”",
        (Opponent::Johannes, _) => "“Fair enough. Next time I’ll watch out.”",
        (Opponent::Kord, 0) => "“That trump had slipped my mind.”",
        (Opponent::Kord, _) => "“What had been played already?”",
        (Opponent::Schilder, 0) => "“I had worked it out differently.”",
        (Opponent::Schilder, _) => "“I miscounted there.”",
        (Opponent::Froehlich, 0) => "“I’d have played it the same way.”",
        (Opponent::Froehlich, _) => "“Nicely played.”",
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
        Person::They => "our opponents".into(),
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
        Person::They => "Our opponents".into(),
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
