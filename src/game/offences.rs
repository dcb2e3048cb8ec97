//! What the player can do before a punishing referee, and better would not (2.29, 2.30).

use super::{GameController, TableDialog};
use crate::model::match_session::PLAYER;
use crate::model::table::offences;
use crate::signal_ext::UpdateIfChanged;
use leptos::prelude::*;
use sechsundsechzig_engine::deal::Action;

impl GameController {
    /// Whether nothing keeps the player from this offence or irregularity now.
    fn can(self, action: Action) -> bool {
        let asked = self.moment.with(|moment| moment.asked);
        asked && self.view.with(|view| view.check(action).is_ok())
    }

    /// Whether the player can look through his older tricks.
    #[must_use]
    pub fn may_look_back(self) -> bool {
        self.can(Action::LookBack)
    }

    /// Looks through the player's older tricks, which loses the deal.
    pub fn look_back(self) {
        let tricks = self
            .scene
            .with_untracked(|scene| offences::older_tricks(&scene.events, PLAYER));
        self.dialog
            .set_if_changed(Some(TableDialog::OlderTricks(tricks)));
        self.player_acts(Action::LookBack);
    }

    /// Whether the player can lift two cards at once.
    #[must_use]
    pub fn may_lift_two(self) -> bool {
        self.can(Action::DrawTwo)
    }

    /// Lifts two cards at once.
    pub fn lift_two(self) {
        self.player_acts(Action::DrawTwo);
    }
}
