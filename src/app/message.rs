//! Messages that pass: what they are called, what they say, which gives way to which.

use super::storage::browser::Trouble;
use crate::words::Words;

/// A message that passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Message {
    /// All is stored for playing without a network.
    OfflineReady,
    /// A newer release waits.
    UpdateWaiting,
    /// It has come.
    Renewed,
    /// Storage had trouble.
    Storage(Trouble),
    /// The opponent's program was started again.
    WorkerDied,
    /// It does not come back.
    WorkerGone,
    /// A link was copied.
    Copied,
    /// Rules were kept under a name.
    RulesSaved,
    /// A file brought everything back.
    Restored,
    /// Help was asked for after the deal.
    DealIsWrittenUp,
    /// Another window plays; this one watches.
    Watching,
}

impl Message {
    /// Those that a room may have to tell, with what they are called on the way to the table.
    const OF_ROOMS: [(&str, Message); 8] = [
        ("watching", Message::Watching),
        ("copied", Message::Copied),
        ("saved", Message::RulesSaved),
        ("blocked", Message::Storage(Trouble::Blocked)),
        ("full", Message::Storage(Trouble::Full)),
        ("aside", Message::Storage(Trouble::SetAside)),
        ("older", Message::Storage(Trouble::OlderCopy)),
        ("newer", Message::Storage(Trouble::Newer)),
    ];

    /// What it is called on the way from a room to the table; nothing if none has it to tell.
    #[must_use]
    pub fn key(self) -> &'static str {
        let known = Message::OF_ROOMS.iter().find(|(_, one)| *one == self);
        known.map_or("", |(key, _)| key)
    }

    /// The message that is called so.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Message> {
        let known = Message::OF_ROOMS.iter().find(|(name, _)| *name == key);
        known.map(|(_, message)| *message)
    }

    /// Whether the player has to know it before he plays on.
    pub(super) const fn is_serious(self) -> bool {
        matches!(
            self,
            Message::Storage(_) | Message::WorkerGone | Message::Watching
        )
    }

    /// Whether it leaves by itself.
    pub(super) const fn passes(self) -> bool {
        matches!(
            self,
            Message::OfflineReady | Message::Copied | Message::Restored | Message::DealIsWrittenUp
        )
    }

    /// Whether another message takes this one's place.
    pub(super) fn gives_way_to(self, other: Message) -> bool {
        let restarted = self == Message::WorkerDied && other == Message::WorkerGone;
        restarted || (self.passes() && other.is_serious())
    }

    /// What it says.
    #[must_use]
    pub fn text(self, words: Words) -> &'static str {
        match self {
            Message::OfflineReady => words.offline_ready(),
            Message::UpdateWaiting => words.update_waiting(),
            Message::Renewed => words.renewed(),
            Message::WorkerDied => words.worker_died(),
            Message::WorkerGone => words.worker_gone(),
            Message::Copied => words.copied(),
            Message::Restored => words.imported(),
            Message::RulesSaved => words.rules_saved(),
            Message::Watching => words.watching(),
            Message::DealIsWrittenUp => words.deal_is_written_up(),
            Message::Storage(Trouble::Blocked) => words.storage_blocked(),
            Message::Storage(Trouble::Full) => words.storage_full(),
            Message::Storage(Trouble::SetAside) => words.storage_corrupt(),
            Message::Storage(Trouble::OlderCopy) => words.storage_older_copy(),
            Message::Storage(Trouble::Newer) => words.storage_newer(),
        }
    }
}
