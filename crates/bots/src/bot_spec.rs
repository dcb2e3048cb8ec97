//! The bots the terminal program seats: the opponents, and yardsticks that are only measured against.

use super::flat_monte_carlo::FlatMonteCarlo;
use super::greedy::Greedy;
use super::ismcts::Ismcts;
use super::random::Random;
use super::search_options::{SearchOptions, SearchPart};
use super::{Bot, Budget, Decision, Opponent, Searchable, Thinker, think};
use sechsundsechzig_engine::ParseError;
use sechsundsechzig_engine::deal::Observation;
use sechsundsechzig_engine::games::AnyView;
use std::fmt;
use std::str::FromStr;

/// A bot by name, with a budget of its own if one was given: `froehlich`, `plain:2000`,
/// `froehlich-inference:4000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    who: Who,
    iterations: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Anything legal and honest.
    Random,
    /// Rules of thumb, no search.
    Greedy,
    Opponent(Opponent),
    /// Monte Carlo search without a tree.
    Plain,
    /// The tree search with nothing of what was added to it.
    Bare,
    /// The strongest opponent without one part of the search.
    Without(SearchPart),
}

/// What stands before the name of a missing part.
const STRONGEST_WITHOUT: &str = "froehlich-";

/// What a yardstick thinks if nothing else is said.
const ITERATIONS: u32 = 10_000;

impl BotSpec {
    /// Plays anything legal and honest.
    pub const RANDOM: BotSpec = BotSpec {
        who: Who::Random,
        iterations: None,
    };

    /// Plays by rules of thumb, without a search.
    pub const GREEDY: BotSpec = BotSpec {
        who: Who::Greedy,
        iterations: None,
    };

    /// An opponent as on the page.
    #[must_use]
    pub const fn of(opponent: Opponent) -> BotSpec {
        BotSpec {
            who: Who::Opponent(opponent),
            iterations: None,
        }
    }

    /// The same bot with this many search iterations a decision.
    #[must_use]
    pub const fn with_iterations(self, iterations: u32) -> BotSpec {
        BotSpec {
            iterations: Some(iterations),
            ..self
        }
    }

    /// What the bot does. Like [`decide`](crate::decide) it never commits an offence, and the seed may be the same for a
    /// whole match.
    #[must_use]
    pub fn decide(self, seen: &Observation<AnyView>, seed: u64) -> Decision {
        think(seen, &SeededBot { bot: self, seed })
    }
}

/// Writes the name, with `:ITERATIONS` behind it if the budget is the bot's own.
impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = match self.who {
            Who::Random => "random".to_owned(),
            Who::Greedy => "greedy".to_owned(),
            Who::Opponent(opponent) => opponent.to_string(),
            Who::Plain => "plain".to_owned(),
            Who::Bare => "bare".to_owned(),
            Who::Without(part) => [STRONGEST_WITHOUT, part.as_str()].concat(),
        };
        if let Some(iterations) = self.iterations {
            name.push(':');
            name.push_str(&iterations.to_string());
        }
        f.pad(&name)
    }
}

/// The bot of a name with `:ITERATIONS` behind it or not: `random`, `greedy`, an opponent, `plain`, `bare`, or
/// `froehlich-` and the part that is left out of that search.
impl FromStr for BotSpec {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<BotSpec, ParseError> {
        let (name, iterations) = match name.split_once(':') {
            Some((name, iterations)) => (name, Some(iterations.parse().map_err(|_| ParseError)?)),
            None => (name, None),
        };
        let who = match name {
            "random" => Who::Random,
            "greedy" => Who::Greedy,
            "plain" => Who::Plain,
            "bare" => Who::Bare,
            name => match name.strip_prefix(STRONGEST_WITHOUT) {
                Some(part) => Who::Without(part.parse()?),
                None => Who::Opponent(name.parse()?),
            },
        };
        Ok(BotSpec { who, iterations })
    }
}

/// A bot with the seed of its random choices.
struct SeededBot {
    bot: BotSpec,
    seed: u64,
}

impl Thinker for SeededBot {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        let SeededBot { bot, seed } = *self;
        let budget = Budget::Iterations(bot.iterations.unwrap_or(ITERATIONS));
        match bot.who {
            Who::Random => Bot::<D>::decide(&mut Random::new(seed), seen, budget),
            Who::Greedy => Bot::<D>::decide(&mut Greedy::new(seed), seen, budget),
            Who::Opponent(opponent) if bot.iterations.is_none() => opponent.decide(seen, seed),
            Who::Opponent(opponent) => opponent.decide_within(seen, seed, budget),
            Who::Plain => Bot::<D>::decide(&mut FlatMonteCarlo::new(seed), seen, budget),
            Who::Bare => search::<D>(SearchOptions::BARE, seen, seed, budget),
            Who::Without(part) => {
                search::<D>(SearchOptions::default().without(part), seen, seed, budget)
            }
        }
    }
}

fn search<D: Searchable>(
    options: SearchOptions,
    seen: &Observation<D::View>,
    seed: u64,
    budget: Budget,
) -> Decision {
    Ismcts::<D>::new(options, seed).decide(seen, budget)
}

#[cfg(test)]
mod tests {
    use super::{BotSpec, SearchPart, Who};
    use crate::Opponent;

    #[test]
    fn a_bot_is_named_with_or_without_its_budget() {
        for opponent in Opponent::ALL {
            let spec = opponent.as_str().parse();
            assert_eq!(spec, Ok(BotSpec::of(opponent)));
        }
        assert_eq!("random".parse(), Ok(BotSpec::RANDOM));
        assert_eq!("greedy".parse(), Ok(BotSpec::GREEDY));
        for yardstick in ["plain", "bare"] {
            assert!(yardstick.parse::<BotSpec>().is_ok());
        }
        for part in SearchPart::ALL {
            let name = format!("froehlich-{}", part.as_str());
            let without = name.parse::<BotSpec>().expect("a bot");
            assert_eq!(without.who, Who::Without(part));
        }
        let plain = "plain:2000".parse::<BotSpec>().expect("a bot");
        assert_eq!((plain.who, plain.iterations), (Who::Plain, Some(2000)));
        for wrong in [
            "",
            ":",
            "plain:",
            "plain:many",
            "deepblue",
            "kord:-1",
            "kord-inference",
            "froehlich-",
        ] {
            assert_eq!(
                wrong.parse::<BotSpec>(),
                Err(sechsundsechzig_engine::ParseError),
                "{wrong}"
            );
        }
    }
    #[test]
    fn a_bot_is_written_as_it_is_read() {
        let yardsticks = ["random", "greedy", "plain", "bare"].map(str::to_owned);
        let opponents = Opponent::ALL.map(|opponent| opponent.as_str().to_owned());
        let without = SearchPart::ALL.map(|part| format!("froehlich-{}", part.as_str()));
        for name in yardsticks.into_iter().chain(opponents).chain(without) {
            for name in [format!("{name}:0"), format!("{name}:{}", u32::MAX), name] {
                let bot = name.parse::<BotSpec>().expect("a bot");
                assert_eq!(bot.to_string(), name);
            }
        }
        assert_eq!(
            format!("{:>8}|{:<8}|", BotSpec::RANDOM, BotSpec::GREEDY),
            "  random|greedy  |"
        );
    }
}
