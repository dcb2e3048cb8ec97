//! Toasts: short messages at the edge of the page. What they say, which stays until it is dismissed, which gives way to
//! which.

use crate::i18n::Words;
use crate::platform::timer::Timer;
use crate::storage::browser::{Finding, KeySet, StorageKey, Trouble};
use leptos::prelude::*;
use std::borrow::Cow;
use std::cell::RefCell;

thread_local! {
    /// The trouble with storage that was reported, which would else be reported at each load and save.
    static REPORTED_TROUBLE: RefCell<Vec<Trouble>> = const { RefCell::new(Vec::new()) };
}

/// The toasts that wait to be read.
#[derive(Clone, Copy)]
pub struct Toasts {
    /// The present one first.
    waiting: RwSignal<Vec<Toast>>,
    /// Takes away those that pass.
    passing: StoredValue<Timer, LocalStorage>,
}

impl Toasts {
    /// None yet.
    pub(super) fn new() -> Toasts {
        Toasts {
            waiting: RwSignal::new(Vec::new()),
            passing: StoredValue::new_local(Timer::default()),
        }
    }

    /// Those that wait, the present one first.
    #[must_use]
    pub fn get(self) -> Vec<Toast> {
        self.waiting.get()
    }

    /// Adds a toast, a serious one before all others. What of it is new; nothing if it waits already, unless it passes: then its
    /// time begins anew.
    pub(super) fn add(self, toast: Toast) -> Option<Toast> {
        let toast = self.merge(toast)?;
        let waits = |waiting: &Vec<Toast>| waiting.contains(&toast);
        match self.waiting.with_untracked(waits) {
            false => self.waiting.update(|waiting| {
                waiting.retain(|other| !other.gives_way_to(toast));
                let serious = waiting.iter().take_while(|other| other.is_serious());
                let place = if toast.is_serious() {
                    serious.count()
                } else {
                    waiting.len()
                };
                waiting.insert(place, toast);
            }),
            true if toast.passes() => {}
            true => return None,
        }
        Some(toast)
    }

    /// What is left to report of a toast: trouble that is found again at each load and save is reported
    /// once, and what was found in storage joins a toast of the same kind that still waits.
    fn merge(self, toast: Toast) -> Option<Toast> {
        let Toast::Storage(trouble) = toast else {
            return Some(toast);
        };
        let mut trouble = if trouble.persists() {
            unreported(trouble)?
        } else {
            trouble
        };
        self.waiting.maybe_update(|waiting| {
            let before = waiting.len();
            waiting.retain(|other| match other {
                Toast::Storage(other) => match trouble.union(*other) {
                    Some(both) => {
                        trouble = both;
                        false
                    }
                    None => true,
                },
                _ => true,
            });
            waiting.len() != before
        });
        Some(Toast::Storage(trouble))
    }

    /// Eight seconds from now, takes away those that pass.
    pub(super) fn let_pass(self) {
        let take_away = move || self.remove(Toast::passes);
        self.passing.with_value(|timer| timer.set(8000, take_away));
    }

    /// Puts a toast away.
    pub fn dismiss(self, toast: Toast) {
        self.remove(|other| other == toast);
    }

    fn remove(self, goes: impl Fn(Toast) -> bool) {
        self.waiting.maybe_update(|waiting| {
            let before = waiting.len();
            waiting.retain(|toast| !goes(*toast));
            waiting.len() != before
        });
    }
}

/// What of some trouble has not been reported yet; it counts as reported from now on.
fn unreported(trouble: Trouble) -> Option<Trouble> {
    REPORTED_TROUBLE.with_borrow_mut(|reported| {
        let rest = reported
            .iter()
            .try_fold(trouble, |rest, one| rest.without(*one))?;
        reported.push(rest);
        Some(rest)
    })
}

/// A short message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toast {
    /// A newer release waits.
    UpdateWaiting,
    /// This tab runs a newer release since it was loaded anew.
    Updated,
    /// Storage had trouble.
    Storage(Trouble),
    /// The opponent's program was started again.
    WorkerDied,
    /// It did not answer one question, and a simpler player did.
    WorkerGaveUp,
    /// It does not come back.
    WorkerGone,
    /// A link was copied.
    Copied,
    /// Rules were saved under a name.
    RulesSaved,
    /// A file brought everything back.
    Restored,
    /// A file brought everything back, and what a newer release wrote was set aside for it.
    RestoredOverNewer,
    /// Help was asked for after the deal.
    DealIsScored,
    /// Another window plays; this one only shows it.
    ReadOnly,
    /// The browser deletes the data of a page that was not visited for a week.
    DeletesUnvisited,
}

impl Toast {
    /// Those that a lazily loaded page may have to tell, with what they are called on the way to the table.
    const OF_PAGES: [(&str, Toast); 3] = [
        ("watching", Toast::ReadOnly),
        ("copied", Toast::Copied),
        ("saved", Toast::RulesSaved),
    ];

    /// What it is called on the way from such a page to the table; nothing if none has it to tell.
    #[must_use]
    pub fn encode(self) -> Cow<'static, str> {
        if let Toast::Storage(trouble) = self {
            return trouble.to_string().into();
        }
        let known = Toast::OF_PAGES.iter().find(|(_, one)| *one == self);
        known.map_or("", |(key, _)| key).into()
    }

    /// The toast that is called so.
    #[must_use]
    pub fn decode(key: &str) -> Option<Toast> {
        let known = Toast::OF_PAGES.iter().find(|(name, _)| *name == key);
        known
            .map(|(_, toast)| *toast)
            .or_else(|| key.parse().ok().map(Toast::Storage))
    }

    /// Whether the player has to know it before he plays on.
    const fn is_serious(self) -> bool {
        matches!(
            self,
            Toast::Storage(_) | Toast::WorkerGone | Toast::WorkerGaveUp | Toast::ReadOnly
        )
    }

    /// Whether it leaves by itself.
    pub(super) const fn passes(self) -> bool {
        matches!(self, Toast::Copied | Toast::Restored | Toast::DealIsScored)
    }

    /// Whether another toast takes this one's place.
    fn gives_way_to(self, other: Toast) -> bool {
        let outdated = match other {
            Toast::WorkerGone => matches!(self, Toast::WorkerDied | Toast::WorkerGaveUp),
            Toast::WorkerGaveUp => self == Toast::WorkerDied,
            _ => false,
        };
        outdated || (self.passes() && other.is_serious())
    }

    /// What it says.
    #[must_use]
    pub fn text(self, words: Words) -> Cow<'static, str> {
        let text = match self {
            Toast::UpdateWaiting => words.update_waiting(),
            Toast::Updated => words.updated(),
            Toast::WorkerDied => words.worker_died(),
            Toast::WorkerGaveUp => words.worker_gave_up(),
            Toast::WorkerGone => words.worker_gone(),
            Toast::Copied => words.copied(),
            Toast::Restored => words.imported(),
            Toast::RestoredOverNewer => words.imported_over_newer(),
            Toast::RulesSaved => words.rules_saved(),
            Toast::ReadOnly => words.watching(),
            Toast::DeletesUnvisited => words.deletes_unvisited(),
            Toast::DealIsScored => words.deal_is_scored(),
            Toast::Storage(Trouble::Blocked) => words.storage_blocked(),
            Toast::Storage(Trouble::Full) => words.storage_full(),
            Toast::Storage(Trouble::Found(finding, keys)) => {
                return found(words, finding, keys).into();
            }
        };
        text.into()
    }
}

fn found(words: Words, finding: Finding, keys: KeySet) -> String {
    let names: Vec<&str> = keys.iter().map(|key| name(words, key)).collect();
    let names = words.list(&names);
    match finding {
        Finding::Restored => words.storage_restored(&names),
        Finding::Recovered => words.storage_recovered(&names),
        Finding::Lost => words.storage_lost(&names),
        Finding::RestoredUnsaved => words.storage_restored_unsaved(&names),
        Finding::LostUnsaved => words.storage_lost_unsaved(&names),
        Finding::Newer => words.storage_newer(&names),
    }
}

/// What the player calls what is saved under a key.
const fn name(words: Words, key: StorageKey) -> &'static str {
    match key {
        StorageKey::Settings => words.your_settings(),
        StorageKey::Match => words.your_match(),
        StorageKey::ScoreSheets => words.your_bummerl(),
        StorageKey::Rules => words.your_rules(),
        StorageKey::PausedMatches => words.your_paused_matches(),
        StorageKey::Deals => words.your_deals(),
        StorageKey::DealHistory => words.your_statistics(),
        StorageKey::Challenge => words.your_challenge(),
        StorageKey::Counting => words.your_counting(),
        StorageKey::Puzzles => words.your_puzzles(),
        StorageKey::Daily => words.your_days(),
        StorageKey::Evenings => words.your_evenings(),
    }
}
