//! The review of a deal, what each decision was worth, and what all deals add up to.

use super::hints::fill;
use super::{Person, Words, capitalised};
use sechsundsechzig_engine::cards::Card;
use sechsundsechzig_engine::deal::Action;

impl Words {
    /// What was done, in a row of a list: "Herz-Zehn auf Pik-König", "Decken".
    #[must_use]
    pub fn decision(self, action: Action, led: Option<Card>) -> String {
        match action {
            Action::Play { card, meld, .. } => {
                let parts = [
                    self.card(card),
                    led.map_or_else(String::new, |led| self.card(led)),
                ];
                let template = match (meld, led) {
                    (true, _) => say!(self, review::LED_WITH_MARRIAGE),
                    (false, None) => say!(self, review::LED),
                    (false, Some(_)) => say!(self, review::FOLLOWED),
                };
                fill(template, &parts)
            }
            _ => capitalised(&self.advised(action)),
        }
    }

    /// Tenths of a point, as numbers are written: "1,3".
    #[must_use]
    pub fn tenths(self, tenths: u32) -> String {
        let (whole, rest) = ((tenths / 10).to_string(), (tenths % 10).to_string());
        join!(whole, say!(self, review::DECIMAL), rest)
    }

    /// What a decision cost: "kostet 1,3".
    #[must_use]
    pub fn costs(self, tenths: u32) -> String {
        fill(say!(self, review::COSTS), &[self.tenths(tenths)])
    }

    /// By how much the better move was: "Das war 1,3 Punkte mehr wert."
    #[must_use]
    pub fn worth_more(self, tenths: u32) -> String {
        fill(say!(self, review::WORTH_MORE), &[self.tenths(tenths)])
    }

    /// Heads the costliest decision: "Knackpunkt: der 7. Zug".
    #[must_use]
    pub fn knack(self, number: usize) -> String {
        fill(say!(self, review::KNACK), &[number.to_string()])
    }

    /// How far a review is: "3 von 9 Entscheidungen gewogen".
    #[must_use]
    pub fn weighed(self, done: usize, all: usize) -> String {
        fill(
            say!(self, review::WEIGHED),
            &[done.to_string(), all.to_string()],
        )
    }

    /// Against whom: "Gegen Hermen Kord".
    #[must_use]
    pub fn against(self, names: &str) -> String {
        fill(say!(self, review::AGAINST), &[names.to_owned()])
    }

    /// The chart in a sentence: "7 Entscheidungen. Am teuersten war die 4.: Sie kostet 1,3."
    #[must_use]
    pub fn chart(self, decisions: usize, knack: Option<(usize, u32)>) -> String {
        let all = fill(say!(self, review::DECISIONS), &[decisions.to_string()]);
        match knack {
            None => all,
            Some((number, tenths)) => {
                let parts = [number.to_string(), self.tenths(tenths)];
                join!(all, " ", fill(say!(self, review::COSTLIEST), &parts))
            }
        }
    }

    /// Whose knowledge a list shows: "Was sah Hermen?"
    #[must_use]
    pub fn what_saw(self, who: Person) -> String {
        fill(say!(self, review::WHAT_SAW), &[self.person(who)])
    }

    /// How many cards somebody could not see: "11 Karten kannte Hermen nicht."
    #[must_use]
    pub fn not_seen(self, who: Person, cards: usize) -> String {
        fill(
            say!(self, review::NOT_SEEN),
            &[cards.to_string(), self.person(who)],
        )
    }

    /// What somebody would have done who sees all the cards.
    #[must_use]
    pub fn clairvoyant(self, action: Action) -> String {
        fill(say!(self, review::CLAIRVOYANT), &[self.advised(action)])
    }

    /// Points added up: "Die letzten 30 Spiele: +14 Punkte".
    #[must_use]
    pub fn sum_of_deals(self, deals: usize, sum: &str) -> String {
        fill(
            say!(self, review::SUM_OF_DEALS),
            &[deals.to_string(), sum.to_owned()],
        )
    }

    /// A chance: "62 %".
    #[must_use]
    pub fn percent(self, percent: u32) -> String {
        fill(say!(self, review::PERCENT), &[percent.to_string()])
    }
}
