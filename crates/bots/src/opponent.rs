//! The four opponents and how strong each of them is.

use super::ismcts::Ismcts;
use super::search_options::SearchOptions;
use super::{Bot, Budget, Candidate, Decision, Searchable};
use sechsundsechzig_engine::ParseError;
use sechsundsechzig_engine::deal::{Observation, View};
use std::fmt;
use std::str::FromStr;

/// One of the four friends of the legend, the computer's players, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Opponent {
    /// Johannes vom Üssenpohl, after whom the Johann is named. Thinks least.
    #[default]
    Johannes,
    /// Hermen Kord vom Pohrdamm. Thinks a little.
    Kord,
    /// Franz Schilder vom Köterhagen. Thinks.
    Schilder,
    /// Ernestus Fröhlich am Eckkamp, the host. As strong as the computer plays.
    Froehlich,
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Opponent {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<Opponent, ParseError> {
        let mut all = Opponent::ALL.into_iter();
        all.find(|one| one.as_str() == name).ok_or(ParseError)
    }
}

impl Opponent {
    /// All of them, weakest first.
    pub const ALL: [Opponent; 4] = [
        Opponent::Johannes,
        Opponent::Kord,
        Opponent::Schilder,
        Opponent::Froehlich,
    ];

    /// The name in storage, in links, in messages and at the terminal.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Opponent::Johannes => "johannes",
            Opponent::Kord => "kord",
            Opponent::Schilder => "schilder",
            Opponent::Froehlich => "froehlich",
        }
    }

    /// The name used at the table.
    #[must_use]
    pub const fn first_name(self) -> &'static str {
        match self {
            Opponent::Johannes => "Johannes",
            Opponent::Kord => "Hermen",
            Opponent::Schilder => "Franz",
            Opponent::Froehlich => "Ernestus",
        }
    }

    /// The name on the scoreboard.
    #[must_use]
    pub const fn full_name(self) -> &'static str {
        match self {
            Opponent::Johannes => "Johannes",
            Opponent::Kord => "Hermen Kord",
            Opponent::Schilder => "Franz Schilder",
            Opponent::Froehlich => "Ernestus Fröhlich",
        }
    }

    /// The place that the name comes from, as the legend has it.
    #[must_use]
    pub const fn home(self) -> &'static str {
        match self {
            Opponent::Johannes => "vom Üssenpohl",
            Opponent::Kord => "vom Pohrdamm",
            Opponent::Schilder => "vom Köterhagen",
            Opponent::Froehlich => "am Eckkamp",
        }
    }

    /// The opponents at a table for so many players, clockwise from the player's left: this one first; the partner in a game
    /// for four is two steps stronger, the other one a step. The weakest follows the strongest.
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

    /// Search iterations for one decision in an ordinary deal.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Opponent::Johannes => 100,
            Opponent::Kord => 250,
            Opponent::Schilder => 1_500,
            Opponent::Froehlich => 24_000,
        }
    }

    /// How many of sixteen small cards of older tricks are forgotten.
    const fn forgets(self) -> u32 {
        match self {
            Opponent::Johannes => 13,
            Opponent::Kord => 10,
            Opponent::Schilder => 8,
            Opponent::Froehlich => 0,
        }
    }

    /// Only the strongest remembers everything, and has a policy prior.
    fn search_options(self) -> SearchOptions {
        let mut options = SearchOptions::default();
        if self < Opponent::Froehlich {
            options.prior = 0.0;
            options.forgets = self.forgets();
        }
        options
    }

    /// Decides with the opponent's own search and budget.
    #[must_use]
    pub fn decide<V>(self, seen: &Observation<V>, seed: u64) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        let times = match self {
            Opponent::Froehlich => 1,
            _ => V::Deal::budget_factor(&seen.view),
        };
        self.decide_within(seen, seed, Budget::Iterations(times * self.iterations()))
    }

    /// Decides with another budget.
    #[must_use]
    pub fn decide_within<V>(self, seen: &Observation<V>, seed: u64, budget: Budget) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        let mut search = Ismcts::<V::Deal>::new(self.search_options(), seed);
        self.sensible(search.decide(seen, budget), &seen.view)
    }

    /// The best of a weaker player's candidates that is not foolish.
    fn sensible<V>(self, mut decision: Decision, view: &V) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        if self < Opponent::Froehlich {
            let sensible = |found: &&Candidate| !V::Deal::is_blunder(view, found.action);
            let best = decision.candidates.iter().find(sensible);
            decision.action = best.map_or(decision.action, |best| best.action);
        }
        decision
    }
}
