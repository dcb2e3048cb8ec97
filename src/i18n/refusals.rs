//! Why something cannot be done, in a sentence, and by which clause.

use super::Words;
use sechsundsechzig_engine::deal::{Clause, Illegal};
use sechsundsechzig_engine::rules::{Follow, Game, Rules, StrictPlay};

impl Words {
    /// Why an action is refused: "Herz muss bedient werden."
    #[must_use]
    pub fn refusal(self, why: Illegal, rules: &Rules) -> String {
        say!(self, refusals::refusal(why, rules, self.cards))
    }

    /// The same with its clause: "Herz muss bedient werden (Regel 2.8)."
    #[must_use]
    pub fn refusal_with_clause(self, why: Illegal, rules: &Rules) -> String {
        let reason = self.refusal(why, rules);
        join!(
            reason.trim_end_matches('.'),
            " (",
            self.clause(clause_in_force(why, rules)),
            ")."
        )
    }

    /// "Regel 2.8", without a full stop.
    #[must_use]
    pub fn clause(self, clause: Clause) -> String {
        join!(
            say!(self, refusals::RULE),
            " ",
            clause.0.to_string(),
            ".",
            clause.1.to_string()
        )
    }
}

/// The clause that forbids it under these rules: the duty to follow stands in several.
#[must_use]
pub fn clause_in_force(why: Illegal, rules: &Rules) -> Clause {
    let a_duty = matches!(
        why,
        Illegal::MustFollow(_)
            | Illegal::MustHead(_)
            | Illegal::MustTrump(_)
            | Illegal::MustOvertrump(_)
    );
    match (rules.game, rules.strict_play, rules.follow) {
        _ if !a_duty => why.clause(),
        (Game::Penneech, _, Follow::OrTrump) => Clause(6, 4),
        (Game::Penneech, _, Follow::MustFollow) => Clause(6, 8),
        (Game::Four, ..) => Clause(5, 3),
        (Game::Three, ..) => Clause(4, 3),
        (_, StrictPlay::FollowHeadTrump, _) => Clause(2, 8),
        (_, StrictPlay::FollowTrump, _) => Clause(2, 9),
        (_, StrictPlay::Follow, _) => Clause(2, 10),
    }
}
