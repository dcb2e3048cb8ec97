//! The parameters of the search.

use sechsundsechzig_engine::ParseError;
use std::str::FromStr;

/// How the search works; the default is what measured best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Weight of exploration against rewards from 0 to 1, where there is no policy prior.
    pub exploration: f32,
    /// Weight of the policy prior, where a game has one; 0 to explore without it.
    pub prior: f32,
    /// How far below the mean of those tried an action stands that was not.
    pub untried: f32,
    /// How many of sixteen iterations resample the searcher's own hand, which the opponent does not
    /// know.
    pub resampled: u32,
    /// Whether worlds are weighed by what the others' moves say about their hands.
    pub infers: bool,
    /// Whether a deal is worth the chance to win the match it leaves, instead of its points.
    pub plays_for_the_match: bool,
    /// Whether only winning counts, by however little: a mean is the chance to win the deal then.
    pub counts_wins: bool,
    /// Whether each action at the root gets the same number of iterations, so that what they are
    /// worth can be compared.
    pub even: bool,
    /// Whether endgames are solved, where a game has a solver.
    pub solves: bool,
    /// Whether positions with few hidden cards are solved by CFR, where a game has any and nothing is forgotten.
    pub uses_cfr: bool,
    /// Whether a covered deal is played out exactly, as if all cards were open, instead of by
    /// chance.
    pub exact_covers: bool,
    /// With how many cards a hand at most a play-out ends exactly where the talon is used up.
    pub exact_cards: u8,
    /// How many of sixteen small cards of older tricks the searcher has forgotten, where a game
    /// knows of forgetting.
    pub forgets: u32,
    /// How often an action was tried before the tree grows behind it, where there is a policy prior.
    pub grows_from: u32,
    /// Nodes after which the tree stops growing.
    pub most_nodes: usize,
}

impl SearchOptions {
    /// The search with nothing of what was added to it: what the rest is measured against.
    pub const BARE: SearchOptions = SearchOptions {
        exploration: 0.6,
        prior: 0.0,
        untried: 0.05,
        resampled: 0,
        infers: false,
        plays_for_the_match: false,
        counts_wins: false,
        even: false,
        solves: false,
        uses_cfr: false,
        exact_covers: false,
        exact_cards: 16,
        forgets: 0,
        grows_from: 1,
        most_nodes: 1_000_000,
    };

    /// These options without one part.
    #[must_use]
    pub const fn without(mut self, part: SearchPart) -> SearchOptions {
        match part {
            SearchPart::Prior => {
                self.prior = SearchOptions::BARE.prior;
                self.grows_from = SearchOptions::BARE.grows_from;
            }
            SearchPart::Resampling => self.resampled = SearchOptions::BARE.resampled,
            SearchPart::OpponentModel => self.infers = SearchOptions::BARE.infers,
            SearchPart::Match => self.plays_for_the_match = SearchOptions::BARE.plays_for_the_match,
            SearchPart::Endgames => {
                self.solves = SearchOptions::BARE.solves;
                self.uses_cfr = SearchOptions::BARE.uses_cfr;
            }
            SearchPart::Covers => self.exact_covers = SearchOptions::BARE.exact_covers,
            SearchPart::Cfr => self.uses_cfr = SearchOptions::BARE.uses_cfr,
        }
        self
    }

    /// Whether CFR may be used: not by a player who forgets, nor where moves or chances are compared
    /// and not chosen.
    pub(super) const fn may_use_cfr(&self) -> bool {
        self.uses_cfr && self.forgets == 0 && !self.even && !self.counts_wins
    }
}

/// A part of the search that [`SearchOptions::BARE`] has not, by the name it has at the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchPart {
    /// What suggests itself is looked at first and most.
    Prior,
    /// The searcher's own hand is resampled at times.
    Resampling,
    /// Worlds are weighed by what the others did not do.
    OpponentModel,
    /// The chance to win the match is the aim.
    Match,
    /// Endgames are solved, also those with hidden cards.
    Endgames,
    /// Covered deals are played out exactly.
    Covers,
    /// Positions with few hidden cards are solved by CFR.
    Cfr,
}

impl SearchPart {
    /// All of them.
    pub const ALL: [SearchPart; 7] = [
        SearchPart::Prior,
        SearchPart::Resampling,
        SearchPart::OpponentModel,
        SearchPart::Match,
        SearchPart::Endgames,
        SearchPart::Covers,
        SearchPart::Cfr,
    ];

    /// Its name at the terminal.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            SearchPart::Prior => "prior",
            SearchPart::Resampling => "resampling",
            SearchPart::OpponentModel => "inference",
            SearchPart::Match => "equity",
            SearchPart::Endgames => "endgames",
            SearchPart::Covers => "covers",
            SearchPart::Cfr => "cfr",
        }
    }
}

impl FromStr for SearchPart {
    type Err = ParseError;

    fn from_str(name: &str) -> Result<SearchPart, ParseError> {
        let mut all = SearchPart::ALL.into_iter();
        all.find(|part| part.as_str() == name).ok_or(ParseError)
    }
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            prior: 0.6,
            resampled: 4,
            infers: true,
            plays_for_the_match: true,
            solves: true,
            uses_cfr: true,
            exact_covers: true,
            exact_cards: 4,
            grows_from: 3,
            ..SearchOptions::BARE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SearchOptions, SearchPart};

    #[test]
    fn whatever_part_is_left_out_the_search_is_another_and_without_all_of_them_it_is_bare() {
        let usual = SearchOptions::default();
        for part in SearchPart::ALL {
            assert_ne!(usual.without(part), usual, "{part:?}");
        }
        let without_any = SearchPart::ALL
            .into_iter()
            .fold(usual, SearchOptions::without);
        // Where no endgame is solved, from how many cards on means nothing.
        let exact_cards = SearchOptions::BARE.exact_cards;
        let bare = SearchOptions {
            exact_cards,
            ..without_any
        };
        assert_eq!(bare, SearchOptions::BARE);
    }

    #[test]
    fn a_search_that_forgets_or_compares_does_not_use_cfr() {
        let usual = SearchOptions::default();
        assert!(usual.may_use_cfr());
        for options in [
            SearchOptions {
                forgets: 1,
                ..usual
            },
            SearchOptions {
                even: true,
                ..usual
            },
            SearchOptions {
                counts_wins: true,
                ..usual
            },
            SearchOptions::BARE,
        ] {
            assert!(!options.may_use_cfr());
        }
    }
}
