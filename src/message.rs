//! Messages that pass: what they are called, what they say, which gives way to which.

use crate::i18n::Words;
use crate::storage::browser::{Finding, KeySet, StorageKey, Trouble};
use std::borrow::Cow;

/// A message that passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
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
    /// Rules were kept under a name.
    RulesSaved,
    /// A file brought everything back.
    Restored,
    /// A file brought everything back, and what a newer release wrote was set aside for it.
    RestoredOverNewer,
    /// Help was asked for after the deal.
    DealIsScored,
    /// Another window plays; this one watches.
    Watching,
    /// The browser deletes the data of a page that was not visited for a week.
    DeletesUnvisited,
}

impl Message {
    /// Those that a lazily loaded page may have to tell, with what they are called on the way to the table.
    const OF_PAGES: [(&str, Message); 3] = [
        ("watching", Message::Watching),
        ("copied", Message::Copied),
        ("saved", Message::RulesSaved),
    ];

    /// What it is called on the way from such a page to the table; nothing if none has it to tell.
    #[must_use]
    pub fn encode(self) -> Cow<'static, str> {
        if let Message::Storage(trouble) = self {
            return trouble.to_string().into();
        }
        let known = Message::OF_PAGES.iter().find(|(_, one)| *one == self);
        known.map_or("", |(key, _)| key).into()
    }

    /// The message that is called so.
    #[must_use]
    pub fn decode(key: &str) -> Option<Message> {
        let known = Message::OF_PAGES.iter().find(|(name, _)| *name == key);
        known
            .map(|(_, message)| *message)
            .or_else(|| key.parse().ok().map(Message::Storage))
    }

    /// Whether the player has to know it before he plays on.
    pub(super) const fn is_serious(self) -> bool {
        matches!(
            self,
            Message::Storage(_) | Message::WorkerGone | Message::WorkerGaveUp | Message::Watching
        )
    }

    /// Whether it leaves by itself.
    pub(super) const fn passes(self) -> bool {
        matches!(
            self,
            Message::Copied | Message::Restored | Message::DealIsScored
        )
    }

    /// Whether another message takes this one's place.
    pub(super) fn gives_way_to(self, other: Message) -> bool {
        let outdated = match other {
            Message::WorkerGone => matches!(self, Message::WorkerDied | Message::WorkerGaveUp),
            Message::WorkerGaveUp => self == Message::WorkerDied,
            _ => false,
        };
        outdated || (self.passes() && other.is_serious())
    }

    /// What it says.
    #[must_use]
    pub fn text(self, words: Words) -> Cow<'static, str> {
        let text = match self {
            Message::UpdateWaiting => words.update_waiting(),
            Message::Updated => words.updated(),
            Message::WorkerDied => words.worker_died(),
            Message::WorkerGaveUp => words.worker_gave_up(),
            Message::WorkerGone => words.worker_gone(),
            Message::Copied => words.copied(),
            Message::Restored => words.imported(),
            Message::RestoredOverNewer => words.imported_over_newer(),
            Message::RulesSaved => words.rules_saved(),
            Message::Watching => words.watching(),
            Message::DeletesUnvisited => words.deletes_unvisited(),
            Message::DealIsScored => words.deal_is_scored(),
            Message::Storage(Trouble::Blocked) => words.storage_blocked(),
            Message::Storage(Trouble::Full) => words.storage_full(),
            Message::Storage(Trouble::Found(finding, keys)) => {
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

/// What the player calls what is kept under a key.
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
