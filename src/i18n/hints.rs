//! Hints: a move, and its reasons in sentences.

use super::Words;
use super::events::is_thousand;
use sechsundsechzig_bots::hint_reasons::{HintReason, Part};
use sechsundsechzig_engine::cards::Rank;
use sechsundsechzig_engine::deal::Action;
use sechsundsechzig_engine::rules::{Rules, TrumpRight};

impl Words {
    /// The move advised, as a heading: "Spiel das Pik-Ass". What has a button is called as there.
    #[must_use]
    pub fn advised(self, action: Action, rules: &Rules) -> String {
        match action {
            Action::Play { card, meld, trump } => {
                let card = self.the_card(card);
                let played = fill(say!(self, hints::played(meld)), &[card]);
                match trump {
                    Some(suit) => join!(played, ". ", self.advised(Action::NameTrump(suit), rules)),
                    None => self.in_terms(played),
                }
            }
            Action::Announce(suit) | Action::Out { meld: Some(suit) } => {
                let marriage = self.marriage(suit);
                let template = match action {
                    Action::Announce(_) => say!(self, hints::ANNOUNCE),
                    _ => say!(self, hints::OUT_WITH),
                };
                self.in_terms(fill(template, &[marriage]))
            }
            Action::NameTrump(suit) => {
                let suit = self.suit(suit).into();
                self.in_terms(fill(say!(self, hints::NAME_TRUMP), &[suit]))
            }
            Action::Draw => self.draw().into(),
            Action::Rob => self.rob().into(),
            Action::Cover => self.cover().into(),
            Action::Out { meld: None } if is_thousand(rules) => self.claim_thousand().into(),
            Action::Out { meld: None } => self.in_terms(say!(self, hints::OUT).into()),
            Action::OutWith(_) => self.out_with_card().into(),
            Action::Redeal => self.new_cards().into(),
            Action::LookBack => self.look_back().into(),
            Action::DrawTwo => self.lift_two().into(),
            Action::Pass if rules.trump_right == TrumpRight::MayDecline && !rules.opening_melds => {
                self.leave_bottom_card().into()
            }
            Action::Pass => self.pass().into(),
        }
    }

    /// Its reasons, one sentence after the other.
    #[must_use]
    pub fn reasons(self, reasons: &[HintReason]) -> String {
        let mut text = String::new();
        for reason in reasons {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&self.reason(*reason));
        }
        text
    }

    /// A reason of it, as a sentence.
    #[must_use]
    pub fn reason(self, reason: HintReason) -> String {
        let said = say!(self, hints::reason(reason));
        self.filled(
            reason,
            match said {
                "" => say!(self, hints::other_reason(reason)),
                said => said,
            },
        )
    }

    /// A reason for the solution of a puzzle, as a sentence; nothing where the solution says as much already.
    #[must_use]
    pub fn reason_in_puzzle(self, reason: HintReason) -> Option<String> {
        let said = say!(self, hints::reason(reason));
        (!said.is_empty()).then(|| self.filled(reason, said))
    }

    /// Ace, king, queen and jack: some texts name them after their own parts.
    pub(super) fn honours(self) -> [String; 4] {
        [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack].map(|rank| self.rank(rank).into())
    }

    fn filled(self, reason: HintReason, template: &str) -> String {
        let own = reason.parts().into_iter().map(|part| match part {
            Part::Number(number) => number.to_string(),
            Part::Card(card) => self.the_card(card),
            Part::Suit(suit) => self.suit(suit).into(),
        });
        let parts: Vec<String> = own.chain(self.honours()).collect();
        self.in_terms(fill(template, &parts))
    }
}

/// A text with each `#` and the number of a part after it replaced by that part.
pub(super) fn fill(template: &str, parts: &[String]) -> String {
    let mut pieces = template.split('#');
    let mut text = String::from(pieces.next().unwrap_or_default());
    for piece in pieces {
        let number = usize::from(piece.as_bytes().first().map_or(0, |digit| digit - b'0'));
        if let (Some(part), Some(rest)) = (parts.get(number.wrapping_sub(1)), piece.get(1..)) {
            text.push_str(part);
            text.push_str(rest);
        }
    }
    text
}
