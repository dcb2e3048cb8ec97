//! Texts under names, as a browser stores them.

/// The store refused: it is forbidden, full or broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreError;

/// A store of texts under names, such as the browser's localStorage.
pub trait KeyValueStore {
    /// The text under a name.
    ///
    /// # Errors
    /// When the store cannot be read.
    fn get(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Puts a text under a name; a failure leaves the old one.
    ///
    /// # Errors
    /// When the store is full or cannot be written.
    fn set(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Removes a name and its text.
    ///
    /// # Errors
    /// When the store cannot be written.
    fn remove(&self, name: &str) -> Result<(), StoreError>;
}

#[cfg(test)]
pub mod memory {
    //! A store in memory that fails when it is told to.

    use super::{KeyValueStore, StoreError};
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    /// A store in memory.
    #[derive(Debug, Default)]
    pub struct MemoryStore {
        texts: RefCell<BTreeMap<String, String>>,
        /// Changes that were asked for, refused ones too.
        changes: Cell<usize>,
        /// The numbers of the changes that fail, from 1.
        failing: Cell<Option<(usize, usize)>>,
        /// How many bytes fit, names included.
        quota: Cell<Option<usize>>,
    }

    impl MemoryStore {
        /// Lets the changes with these numbers, counted from 1 from now on, fail.
        pub fn fail(&self, first: usize, last: usize) {
            self.changes.set(0);
            self.failing.set(Some((first, last)));
        }

        /// Lets every change succeed again.
        pub fn heal(&self) {
            self.failing.set(None);
            self.quota.set(None);
        }

        /// Leaves room for so many bytes more.
        pub fn leave_room(&self, bytes: usize) {
            self.quota.set(Some(self.size() + bytes));
        }

        /// How many changes were asked for since [`fail`](Self::fail).
        pub fn changes(&self) -> usize {
            self.changes.get()
        }

        /// Everything in it.
        pub fn snapshot(&self) -> BTreeMap<String, String> {
            self.texts.borrow().clone()
        }

        /// Puts a text there whatever else fails.
        pub fn plant(&self, name: &str, text: &str) {
            self.texts.borrow_mut().insert(name.into(), text.into());
        }

        /// Removes a text whatever else fails.
        pub fn uproot(&self, name: &str) {
            self.texts.borrow_mut().remove(name);
        }

        fn size(&self) -> usize {
            let texts = self.texts.borrow();
            texts
                .iter()
                .map(|(name, text)| name.len() + text.len())
                .sum()
        }

        fn count(&self) -> Result<(), StoreError> {
            self.changes.set(self.changes.get() + 1);
            match self.failing.get() {
                Some((first, last)) if (first..=last).contains(&self.changes.get()) => {
                    Err(StoreError)
                }
                _ => Ok(()),
            }
        }
    }

    impl KeyValueStore for MemoryStore {
        fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
            Ok(self.texts.borrow().get(name).cloned())
        }

        fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
            self.count()?;
            let before = self.texts.borrow().get(name).cloned();
            let old = before.map_or(0, |before| name.len() + before.len());
            let new = name.len() + text.len();
            let too_much = |quota| new > old && self.size() - old + new > quota;
            if self.quota.get().is_some_and(too_much) {
                return Err(StoreError);
            }
            self.plant(name, text);
            Ok(())
        }

        fn remove(&self, name: &str) -> Result<(), StoreError> {
            self.count()?;
            self.uproot(name);
            Ok(())
        }
    }
}
