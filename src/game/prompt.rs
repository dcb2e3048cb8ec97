//! What the player is asked, as the texts know it.

use super::GameController;
use crate::i18n::{ClaimedPoints, Prompt};
use crate::model::match_session::PLAYER;
use crate::model::table::claim;
use crate::model::table::turn::{self, Ask, Call};
use leptos::prelude::*;
use sechsundsechzig_engine::deal::{Action, Illegal};

impl GameController {
    /// What the player is asked, as the words know it.
    #[must_use]
    pub fn prompt(self) -> Option<Prompt> {
        let context = self.text_context();
        let own_trick = self.scene.with(|scene| {
            scene
                .last_trick
                .as_ref()
                .is_some_and(|(_, by)| *by == PLAYER)
        });
        let ask = self.ask();
        if context.show_points && matches!(ask, Ask::Lead(_) | Ask::Draw) {
            let points = self.claimed_points().points;
            let claim = |view: &_| claim::sufficient(points, view);
            if let Some((points, with_marriage)) = self.view.with(claim) {
                return Some(Prompt::Claim {
                    points,
                    with_marriage,
                });
            }
        }
        Some(match ask {
            Ask::Nothing | Ask::Tap => return None,
            Ask::Wait => {
                let turn = self.view.with(|view| view.awaited())?;
                Prompt::Waiting(context.person(turn))
            }
            Ask::Lead(brings) => Prompt::Lead {
                own_trick,
                brings: brings.filter(|_| self.moment.with(|moment| moment.announcing)),
                // What the trick brought is told first.
                barred: (self.view.with(turn::barred_marriage))
                    .filter(|_| !own_trick || !context.show_points),
            },
            Ask::Follow => Prompt::Follow { duty: self.duty() },
            Ask::Draw => {
                let may = |action| self.view.with(|view| view.check(action).is_ok());
                Prompt::Draw {
                    may_cover: may(Action::Cover),
                    may_rob: may(Action::Rob),
                }
            }
            Ask::Confirm(Call::Cover) => Prompt::ConfirmCover {
                marriage: self.view.with(turn::marriage_barred_by_covering),
            },
            Ask::Confirm(_) => Prompt::ConfirmOut {
                counted: context.show_points.then(|| self.claimed_points()),
            },
            Ask::RobAnswer => Prompt::RobAfterCover,
            Ask::NameTrump(may_decline) => Prompt::NameTrump { may_decline },
            Ask::Announce => Prompt::Announce,
            Ask::NewDeal => Prompt::DemandNewDeal,
        })
    }

    /// Reads out what is asked.
    pub(super) fn read_out_prompt(self) {
        if let Some(prompt) = untrack(|| self.prompt()) {
            let rules = self.text_context().rules;
            self.app
                .read_out(self.app.words_untracked().prompt(prompt, &rules));
        }
    }

    pub(super) fn claimed_points(self) -> ClaimedPoints {
        let points = self.scene.with(|scene| scene.own_side().card_points());
        ClaimedPoints {
            points,
            suffice: claim::suffices(points),
        }
    }

    /// Why some cards of the hand cannot be played, if one reason holds for all of them.
    /// Only where following is the rule from the first trick on: elsewhere it is told when tried.
    fn duty(self) -> Option<Illegal> {
        self.scene.with(|scene| {
            let company = scene.seats.len() > 2 || !scene.pegs.is_empty();
            let duty = |view: &_| turn::duty(scene, view);
            company.then(|| self.view.with(duty)).flatten()
        })
    }
}
