//! Why something cannot be done, and what can be done instead.

use super::hints::fill;
use super::{Person, Words};
use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Clause, Illegal};
use sechsundsechzig_engine::rules::Rules;

impl Words {
    /// Why an action is refused, and the next step. Where the cards that may be played are given,
    /// they are named: "Bediene Herz: Spielen darfst du die Neun."
    #[must_use]
    pub fn refusal(self, why: Illegal, rules: &Rules, playable: CardSet) -> String {
        let text = say!(self, refusals::refusal(why, rules, self.cards));
        let mut text = fill(&text, &self.honours());
        let is_duty = matches!(
            why,
            Illegal::MustFollow(_)
                | Illegal::MustFollowOrTrump(_)
                | Illegal::MustHead(_)
                | Illegal::MustTrump(_)
                | Illegal::MustOvertrump(_)
        );
        if is_duty && !playable.is_empty() {
            let cards = say!(self, cards::held(playable, self.cards));
            let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
            text.pop();
            if matches!(why, Illegal::MustTrump(_) | Illegal::MustOvertrump(_)) {
                text += say!(self, refusals::AS_YOU_CANNOT_FOLLOW);
            }
            text = join!(
                text,
                say!(self, refusals::YOU_MAY_PLAY),
                self.list(&cards),
                "."
            );
        }
        self.in_terms(text)
    }

    /// An offence against the rules, told: "Hermen hat Herz nicht bedient."
    #[must_use]
    pub fn offence(self, who: Person, why: Illegal) -> String {
        self.in_terms(say!(self, refusals::offence(who, why, self.cards)))
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

    /// After a refusal: "Du hast noch die Herz-Dame."
    #[must_use]
    pub fn you_still_have(self, card: Card) -> String {
        say!(self, refusals::you_still_have(&self.the_card(card)))
    }
}
