//! What can be turned on the search.

/// How the search works; the default is what measured best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Weight of exploration against rewards from 0 to 1, where there is no first glance.
    pub exploration: f32,
    /// Weight of the first glance, where a game has one; 0 to explore without it.
    pub glance: f32,
    /// How far below the mean of those tried an action stands that was not.
    pub untried: f32,
    /// How many of sixteen iterations deal the searcher's hand anew, as another has to imagine it.
    pub redealt: u32,
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
    /// Whether last unknowns are solved, where a game knows of any and nothing is forgotten.
    pub solves_last_unknowns: bool,
    /// Whether a covered deal is played out exactly, as if all cards were open, instead of by
    /// chance.
    pub exact_covers: bool,
    /// With how many cards a hand at most a play-out ends exactly where the talon is used up.
    pub exact_cards: u8,
    /// How many of sixteen small cards of older tricks the searcher has forgotten, where a game
    /// knows of forgetting.
    pub forgets: u32,
    /// How often an action was tried before the tree grows behind it, where there is a first glance.
    pub grows_from: u32,
    /// Nodes after which the tree stops growing.
    pub most_nodes: usize,
}

impl SearchOptions {
    /// The search with nothing of what was added to it: what the rest is measured against.
    pub const BARE: SearchOptions = SearchOptions {
        exploration: 0.6,
        glance: 0.0,
        untried: 0.05,
        redealt: 0,
        infers: false,
        plays_for_the_match: false,
        counts_wins: false,
        even: false,
        solves: false,
        solves_last_unknowns: false,
        exact_covers: false,
        exact_cards: 16,
        forgets: 0,
        grows_from: 1,
        most_nodes: 1_000_000,
    };

    /// The same without one part.
    #[must_use]
    pub const fn without(mut self, part: Part) -> SearchOptions {
        match part {
            Part::Glance => {
                self.glance = SearchOptions::BARE.glance;
                self.grows_from = SearchOptions::BARE.grows_from;
            }
            Part::Redealing => self.redealt = SearchOptions::BARE.redealt,
            Part::OpponentModel => self.infers = SearchOptions::BARE.infers,
            Part::Match => self.plays_for_the_match = SearchOptions::BARE.plays_for_the_match,
            Part::Endgames => {
                self.solves = SearchOptions::BARE.solves;
                self.solves_last_unknowns = SearchOptions::BARE.solves_last_unknowns;
            }
            Part::Covers => self.exact_covers = SearchOptions::BARE.exact_covers,
            Part::Unknowns => self.solves_last_unknowns = SearchOptions::BARE.solves_last_unknowns,
        }
        self
    }

    /// Whether last unknowns are to be solved: not by who forgets, nor where moves or chances are
    /// compared and not chosen.
    pub(super) const fn may_settle(&self) -> bool {
        self.solves_last_unknowns && self.forgets == 0 && !self.even && !self.counts_wins
    }
}

/// A part of the search that [`SearchOptions::BARE`] has not, by the name it has at the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What suggests itself is looked at first and most.
    Glance,
    /// The searcher's hand is dealt anew at times.
    Redealing,
    /// Worlds are weighed by what the others did not do.
    OpponentModel,
    /// The chance to win the match is the aim.
    Match,
    /// Endgames are solved, and so are last unknowns.
    Endgames,
    /// Covered deals are played out exactly.
    Covers,
    /// Last unknowns are solved.
    Unknowns,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 7] = [
        Part::Glance,
        Part::Redealing,
        Part::OpponentModel,
        Part::Match,
        Part::Endgames,
        Part::Covers,
        Part::Unknowns,
    ];

    /// Its name at the terminal.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Part::Glance => "glance",
            Part::Redealing => "redealing",
            Part::OpponentModel => "doubts",
            Part::Match => "match",
            Part::Endgames => "endgames",
            Part::Covers => "covers",
            Part::Unknowns => "unknowns",
        }
    }

    /// The part of this name, if there is one.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            glance: 0.6,
            redealt: 4,
            infers: true,
            plays_for_the_match: true,
            solves: true,
            solves_last_unknowns: true,
            exact_covers: true,
            exact_cards: 4,
            grows_from: 3,
            ..SearchOptions::BARE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, SearchOptions};

    #[test]
    fn whatever_part_is_left_out_the_search_is_another_and_without_all_of_them_it_is_bare() {
        let usual = SearchOptions::default();
        for part in Part::ALL {
            assert_ne!(usual.without(part), usual, "{part:?}");
        }
        let without_any = Part::ALL.into_iter().fold(usual, SearchOptions::without);
        // Where no endgame is solved, from how many cards on means nothing.
        let exact_cards = SearchOptions::BARE.exact_cards;
        let bare = SearchOptions {
            exact_cards,
            ..without_any
        };
        assert_eq!(bare, SearchOptions::BARE);
    }

    #[test]
    fn who_forgets_or_compares_does_not_solve_last_unknowns() {
        let usual = SearchOptions::default();
        assert!(usual.may_settle());
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
            assert!(!options.may_settle());
        }
    }
}
