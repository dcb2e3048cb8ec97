//! The rules being put together.

use crate::model::route::{PlainPage, Route};
use crate::model::rule_sets::Draft;
use crate::own_rules::OwnRules;
use crate::platform::address;
use leptos::prelude::*;

/// The rules being put together, and those the player has saved.
#[derive(Clone, Copy)]
pub struct RulesEditor {
    /// What is being put together.
    pub draft: RwSignal<Draft>,
    /// The player's own rules.
    pub own: OwnRules,
}

impl RulesEditor {
    /// The editor with these rules.
    #[must_use]
    pub fn new(own: OwnRules, draft: Draft) -> RulesEditor {
        RulesEditor {
            draft: RwSignal::new(draft),
            own,
        }
    }

    /// Whether the rules do not contradict themselves.
    #[must_use]
    pub fn is_playable(self) -> bool {
        self.draft.with(|draft| draft.check().is_ok())
    }

    /// Changes the draft; the address follows, so that a reload or the way back finds it again.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(change);
        let named = self.draft.with_untracked(Draft::to_string);
        address::replace(&Route::Plain(PlainPage::Rules(Some(named))).hash());
    }
}
