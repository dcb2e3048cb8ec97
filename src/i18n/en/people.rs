//! The people at the table.

use crate::i18n::{MatchOutcome, Person};
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
pub(in crate::i18n) const fn quotation(opponent: Opponent, outcome: MatchOutcome, deals: usize) -> &'static str {
    match (opponent, outcome, deals % 2) {
        (Opponent::Johannes, MatchOutcome::Won, 0) => "“Did I just win? Quick, another one!”",
        (Opponent::Johannes, MatchOutcome::Won, _) => "“Me, the winner? Nobody at home will believe it.”",
        (Opponent::Johannes, MatchOutcome::Lost, 0) => "“Lost again, but I’m used to it. Another match?”",
        (Opponent::Johannes, MatchOutcome::Lost, _) => "“Back to my needle and thread, then. Well played!”",
        (Opponent::Johannes, MatchOutcome::LostFirst, _) => "“You have the knack of it already!”",
        (Opponent::Kord, MatchOutcome::Won, 0) => "“My memory held out today.”",
        (Opponent::Kord, MatchOutcome::Won, _) => "“I forgot only two cards. Another match?”",
        (Opponent::Kord, MatchOutcome::Lost, 0) => "“And I was sure that ten had been played.”",
        (Opponent::Kord, MatchOutcome::Lost, _) => "“With open cards I’d have won.”",
        (Opponent::Kord, MatchOutcome::LostFirst, _) => "“I shall remember you.”",
        (Opponent::Schilder, MatchOutcome::Won, 0) => "“It all adds up in the end.”",
        (Opponent::Schilder, MatchOutcome::Won, _) => "“Counting pays.”",
        (Opponent::Schilder, MatchOutcome::Lost, 0) => "“Counted right and lost all the same.”",
        (Opponent::Schilder, MatchOutcome::Lost, _) => "“I’ll check the slate once more. It’s correct.”",
        (Opponent::Schilder, MatchOutcome::LostFirst, _) => "“I hadn’t reckoned with you.”",
        (Opponent::Froehlich, MatchOutcome::Won, 0) => "“The beer is on me all the same.”",
        (Opponent::Froehlich, MatchOutcome::Won, _) => "“A good match to the last card. A rematch?”",
        (Opponent::Froehlich, MatchOutcome::Lost, 0) => "“Well played. The beer is on me.”",
        (Opponent::Froehlich, MatchOutcome::Lost, _) => "“The house rarely loses. Congratulations!”",
        (Opponent::Froehlich, MatchOutcome::LostFirst, _) => "“Nobody has beaten me for a long time. My compliments!”",
    }
}

/// What somebody says who has lost a deal.
pub(in crate::i18n) const fn deal_quotation(opponent: Opponent, number: usize) -> &'static str {
    match (opponent, number % 4) {
        (Opponent::Johannes, 0) => "“Never mind. My luck will turn.”",
        (Opponent::Johannes, 1) => "“Fair enough. Next time I’ll watch out.”",
        (Opponent::Johannes, 2) => "“What cards you get!”",
        (Opponent::Johannes, _) => "“I have lost with better cards.”",
        (Opponent::Kord, 0) => "“That trump had slipped my mind.”",
        (Opponent::Kord, 1) => "“Which cards were already gone?”",
        (Opponent::Kord, 2) => "“Was that the last ten?”",
        (Opponent::Kord, _) => "“I should have looked at the last trick.”",
        (Opponent::Schilder, 0) => "“I had worked it out differently.”",
        (Opponent::Schilder, 1) => "“I miscounted there.”",
        (Opponent::Schilder, 2) => "“The numbers were on your side.”",
        (Opponent::Schilder, _) => "“That I did not see coming.”",
        (Opponent::Froehlich, 0) => "“I’d have played it the same way.”",
        (Opponent::Froehlich, 1) => "“Nicely played.”",
        (Opponent::Froehlich, 2) => "“You saw that coming.”",
        (Opponent::Froehlich, _) => "“Strong. I had no answer to that.”",
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
