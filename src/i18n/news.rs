//! What a release brought.

use super::Words;

impl Words {
    /// What is new: a few words, and a sentence or two.
    #[must_use]
    pub const fn news_items(self) -> &'static [(&'static str, &'static str)] {
        say!(self, news::ITEMS)
    }
}
