//! How strong an opponent is.

use super::greedy::Greedy;
use super::ismcts::Ismcts;
use super::random::Random;
use super::search_options::SearchOptions;
use super::{Bot, Budget, Candidate, Decision, Searchable};
use sechsundsechzig_engine::deal::{Observation, View};

/// The computer's players, weakest first: two without search, then the four friends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal and honest.
    Random,
    /// A careful beginner's rules of thumb.
    Greedy,
    /// Thinks least.
    Johannes,
    /// Thinks a little.
    Kord,
    /// Thinks.
    Schilder,
    /// As strong as the computer plays.
    Froehlich,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Greedy,
        Level::Johannes,
        Level::Kord,
        Level::Schilder,
        Level::Froehlich,
    ];

    /// Its name at the terminal and in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Johannes => "johannes",
            Level::Kord => "kord",
            Level::Schilder => "schilder",
            Level::Froehlich => "froehlich",
        }
    }

    /// The level of this name, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Search iterations for one decision in an ordinary deal; 0 where nothing is searched.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Random | Level::Greedy => 0,
            Level::Johannes => 100,
            Level::Kord => 250,
            Level::Schilder => 1_500,
            Level::Froehlich => 24_000,
        }
    }

    /// How many of sixteen small cards of older tricks it forgets.
    const fn forgets(self) -> u32 {
        match self {
            Level::Johannes => 13,
            Level::Kord => 10,
            Level::Schilder => 8,
            Level::Random | Level::Greedy | Level::Froehlich => 0,
        }
    }

    /// Only the strongest remembers everything, and sees at a glance what is worth thinking about.
    fn search_options(self) -> SearchOptions {
        let mut options = SearchOptions::default();
        if self < Level::Froehlich {
            options.glance = 0.0;
            options.forgets = self.forgets();
        }
        options
    }

    /// What a player of this level does.
    #[must_use]
    pub fn decide<V>(self, seen: &Observation<V>, seed: u64) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        let times = match self {
            Level::Froehlich => 1,
            _ => V::Deal::length(&seen.view),
        };
        self.decide_within(seen, seed, Budget::Iterations(times * self.iterations()))
    }

    /// What a player of this level does with another budget than its own.
    #[must_use]
    pub fn decide_within<V>(self, seen: &Observation<V>, seed: u64, budget: Budget) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        match self {
            Level::Random => Bot::<V::Deal>::decide(&mut Random::new(seed), seen, budget),
            Level::Greedy => Bot::<V::Deal>::decide(&mut Greedy::new(seed), seen, budget),
            _ => {
                let mut search = Ismcts::<V::Deal>::new(self.search_options(), seed);
                self.sensible(search.decide(seen, budget), &seen.view)
            }
        }
    }

    /// The best of a weaker player's candidates that is not foolish.
    fn sensible<V>(self, mut decision: Decision, view: &V) -> Decision
    where
        V: View,
        V::Deal: Searchable,
    {
        if self < Level::Froehlich {
            let sensible = |found: &&Candidate| !V::Deal::senseless(view, found.action);
            let best = decision.candidates.iter().find(sensible);
            decision.action = best.map_or(decision.action, |best| best.action);
        }
        decision
    }
}
