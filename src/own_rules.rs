//! The rules that the player has saved under names of his own.

use crate::app_context::AppContext;
use crate::i18n::Words;
use crate::model::rule_sets::{Draft, RuleSet, decode_sets, encode_sets, saved_as};
use crate::platform::tab_lock;
use crate::storage::browser::{self, StorageKey};
use crate::toasts::Toast;
use leptos::prelude::*;
use sechsundsechzig_engine::rules::{Preset, Rules};

/// The rules that the player has saved.
#[derive(Clone, Copy)]
pub struct OwnRules {
    app: AppContext,
    /// The rules with their names.
    pub sets: RwSignal<Vec<RuleSet>>,
}

impl OwnRules {
    /// The rules that are saved now.
    #[must_use]
    pub fn new(app: AppContext) -> OwnRules {
        OwnRules {
            app,
            sets: RwSignal::new(saved_sets(app)),
        }
    }

    /// The player's own rules, from any component of the page.
    #[must_use]
    pub fn use_context() -> OwnRules {
        expect_context()
    }

    /// Reads the player's own rules again, which another program may have changed.
    pub fn read_again(self) {
        let sets = saved_sets(self.app);
        if self.sets.with_untracked(|known| *known != sets) {
            self.sets.set(sets);
        }
    }

    /// Changes the player's own rules, as they are saved by now, and saves them. False where storage
    /// does not take them, or another window plays and nothing may be written here.
    pub fn change_sets(self, change: impl FnOnce(&mut Vec<RuleSet>)) -> bool {
        if tab_lock::is_read_only() {
            self.app.notify(Toast::ReadOnly);
            return false;
        }
        if !browser::is_blocked() {
            self.read_again();
        }
        self.sets.update(change);
        let text = self.sets.with_untracked(|sets| encode_sets(sets));
        self.app.save(StorageKey::Rules, &text)
    }

    /// What the player calls these rules, if he has saved them.
    #[must_use]
    pub fn name(self, draft: &Draft) -> Option<String> {
        self.sets
            .with(|sets| saved_as(sets, draft).map(|set| set.name.clone()))
    }

    /// A game by name, its own or its preset's, and whether some of the preset's rules are changed.
    #[must_use]
    pub fn title(self, words: Words, preset: Preset, rules: Rules) -> (String, bool) {
        let draft = Draft { preset, rules };
        let name = self.name(&draft);
        let title = name.unwrap_or_else(|| words.preset(preset).to_owned());
        let changed = draft.changed().next().is_some();
        (title, changed)
    }
}

fn saved_sets(app: AppContext) -> Vec<RuleSet> {
    decode_sets(&app.load(StorageKey::Rules).unwrap_or_default())
}
