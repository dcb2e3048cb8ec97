//! What is said beside a part of the table: why something cannot be done, and what a score card shows.

use super::{GameController, TooltipContent, TooltipTarget};
use crate::i18n::Unavailable;
use crate::model::table::turn;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::cards::CardSet;
use sechsundsechzig_engine::deal::Illegal;

impl GameController {
    /// A score card was tapped: says what it shows.
    pub fn explain_score_card(self, side: usize) {
        self.cancel_armed();
        let words = self.app.words_untracked();
        let context = self.text_context();
        let score = self.standing.with_untracked(|standing| {
            let points = standing.points.get(side).copied().unwrap_or(0);
            words.score_card(context.side(side), points, standing.rules.target)
        });
        let text = [&*score, ". ", words.score_card_meaning()].concat();
        self.show_tooltip(TooltipTarget::ScoreCard(side), text);
    }

    /// Says why something cannot be done.
    pub(super) fn show_refusal(self, target: TooltipTarget, why: Unavailable) {
        self.cancel_armed();
        let words = self.app.words_untracked();
        let context = self.text_context();
        let text = match why {
            Unavailable::Refused(why) => {
                let playable = self.view.with_untracked(turn::playable);
                words.refusal(why, &context.rules, playable)
            }
            Unavailable::NotYourTurn if self.is_end_shown.get_untracked() => {
                words.refusal(Illegal::Over, &context.rules, CardSet::EMPTY)
            }
            Unavailable::NotYourTurn => untrack(|| self.prompt())
                .map(|prompt| words.prompt(prompt, &context.rules))
                .unwrap_or_default(),
        };
        if !text.is_empty() {
            self.show_tooltip(target, text);
        }
    }

    /// Shows a tooltip and reads it out.
    pub(super) fn show_tooltip(self, target: TooltipTarget, text: String) {
        self.app.read_out(text.clone());
        self.tooltip.set_if_changed(Some(TooltipContent {
            target,
            text,
            hint: None,
        }));
    }
}
