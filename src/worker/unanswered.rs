//! How many times each question was put to the worker without an answer.
//!
//! Kept in the session's storage, so that a question on which the worker hangs is not put again and
//! again after each reload. It ends with the window's session: a worker that was merely slow, or a
//! newer release, gets another chance.

use super::supervisor::MOST_TIMES_ASKED;

/// So many questions are remembered, the newest.
const MOST_QUESTIONS: usize = 16;

/// Questions by their fingerprints, with how many times they were put; the newest last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Unanswered(Vec<(u64, u8)>);

impl Unanswered {
    /// Reads what [`encode`](Self::encode) wrote; what cannot be read is left out.
    #[must_use]
    pub fn decode(text: &str) -> Unanswered {
        let read = |entry: &str| {
            let (question, times) = entry.split_once(':')?;
            let question = u64::from_str_radix(question, 16).ok()?;
            Some((question, times.parse().ok()?))
        };
        let mut entries: Vec<(u64, u8)> = text.split(' ').filter_map(read).collect();
        let surplus = entries.len().saturating_sub(MOST_QUESTIONS);
        entries.drain(..surplus);
        Unanswered(entries)
    }

    /// As a text: `1f00:2 2e01:1`.
    #[must_use]
    pub fn encode(&self) -> String {
        let entries = self.0.iter();
        let entries: Vec<String> = entries
            .map(|(question, times)| format!("{question:x}:{times}"))
            .collect();
        entries.join(" ")
    }

    /// How many times a question was put.
    #[must_use]
    pub fn times(&self, question: u64) -> u8 {
        let found = self.0.iter().find(|(other, _)| *other == question);
        found.map_or(0, |(_, times)| *times)
    }

    /// A question was put once more.
    pub fn add(&mut self, question: u64) {
        let times = self.times(question).saturating_add(1);
        self.forget(question);
        self.0.push((question, times.min(MOST_TIMES_ASKED)));
        if self.0.len() > MOST_QUESTIONS {
            self.0.remove(0);
        }
    }

    /// A question was answered or cancelled.
    pub fn forget(&mut self, question: u64) {
        self.0.retain(|(other, _)| *other != question);
    }
}

/// The browser's part.
pub mod session {
    use super::Unanswered;
    use web_sys::Storage;

    const KEY: &str = "sechsundsechzig/unanswered";

    fn storage() -> Option<Storage> {
        web_sys::window()?.session_storage().ok()?
    }

    /// How many times a question was put in this session; 0 where nothing can be stored.
    #[must_use]
    pub fn times(question: u64) -> u8 {
        load(storage().as_ref()).times(question)
    }

    /// A question was put once more.
    pub fn add(question: u64) {
        change(|unanswered| unanswered.add(question));
    }

    /// A question was answered or cancelled.
    pub fn forget(question: u64) {
        change(|unanswered| unanswered.forget(question));
    }

    fn load(storage: Option<&Storage>) -> Unanswered {
        let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
        text.map_or_else(Unanswered::default, |text| Unanswered::decode(&text))
    }

    fn change(write: impl FnOnce(&mut Unanswered)) {
        let Some(storage) = storage() else {
            return;
        };
        let before = load(Some(&storage));
        let mut after = before.clone();
        write(&mut after);
        if after != before {
            // Where it cannot be stored the question is put again after a reload, no worse.
            let _ = storage.set_item(KEY, &after.encode());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_read_as_it_was_written() {
        let mut unanswered = Unanswered::default();
        for question in [7, u64::MAX, 7, 0, 7, 7] {
            unanswered.add(question);
        }
        let read = Unanswered::decode(&unanswered.encode());
        assert_eq!(read, unanswered);
        assert_eq!(
            [7, u64::MAX, 0, 1].map(|question| read.times(question)),
            [MOST_TIMES_ASKED, 1, 1, 0]
        );
        unanswered.forget(7);
        assert_eq!(Unanswered::decode(&unanswered.encode()).times(7), 0);
    }

    #[test]
    fn only_the_newest_questions_are_remembered() {
        let mut unanswered = Unanswered::default();
        for question in 0..100 {
            unanswered.add(question);
        }
        let read = Unanswered::decode(&unanswered.encode());
        assert_eq!([0, 83, 84, 99].map(|one| read.times(one)), [0, 0, 1, 1]);
    }

    #[test]
    fn rubbish_counts_nothing() {
        for rubbish in ["", ":", "x:1", "7:", "7:999", "7", "ÄÖ:ü 7:-1"] {
            assert_eq!(Unanswered::decode(rubbish), Unanswered::default());
        }
    }
}
