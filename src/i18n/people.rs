//! The people at the table.

use super::{TextContext, Words};
use sechsundsechzig_bots::Opponent;

/// Who sits somewhere, or who scores together, seen by the one who reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Person {
    /// The reader.
    You,
    /// A computer opponent or partner.
    Computer(Opponent),
    /// Somebody without a name, by the number of his place, from 1: in a replay, say.
    Place(u8),
    /// The reader and his partner.
    We,
    /// The other side of a game for four.
    They,
}

/// How a match has ended for an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchOutcome {
    /// He has won it.
    Won,
    /// He has lost it.
    Lost,
    /// He has lost it, the first against this player.
    LostFirst,
}

impl Words {
    /// What a person is called, at the beginning of a sentence or alone: "Du", "Hermen".
    #[must_use]
    pub fn person(self, person: Person) -> String {
        match person {
            Person::You => self.you().into(),
            Person::Computer(opponent) => opponent.first_name().into(),
            Person::Place(place) => join!(self.place_number(), " ", place.to_string()),
            Person::We => self.we().into(),
            Person::They => self.they().into(),
        }
    }

    /// Somebody by the whole name: "Du", "Hermen Kord".
    #[must_use]
    pub fn full_name(self, person: Person) -> String {
        match person {
            Person::Computer(opponent) => opponent.full_name().into(),
            other => self.person(other),
        }
    }

    /// What stands over a side's Bummerl. They are counted for each game, whichever friend played.
    #[must_use]
    pub fn column(self, context: &TextContext, side: usize) -> String {
        match context.side(side) {
            Person::Computer(_) if context.rules.game.sides() == 2 => self.friends().into(),
            person => self.person(person),
        }
    }

    /// A line of character about an opponent.
    #[must_use]
    pub fn character(self, opponent: Opponent) -> String {
        self.in_terms(say!(self, people::character(opponent)).into())
    }

    /// What an opponent says at the end of a match of so many deals.
    #[must_use]
    pub const fn quotation(
        self,
        opponent: Opponent,
        outcome: MatchOutcome,
        deals: usize,
    ) -> &'static str {
        say!(self, people::quotation(opponent, outcome, deals))
    }

    /// What an opponent says who has lost a deal; `number` picks one of four sentences.
    #[must_use]
    pub const fn deal_quotation(self, opponent: Opponent, number: usize) -> &'static str {
        say!(self, people::deal_quotation(opponent, number))
    }

    /// "Stärke 2 von 4."
    #[must_use]
    pub fn strength(self, opponent: Opponent) -> String {
        say!(self, people::strength(opponent as u8 + 1))
    }
}
