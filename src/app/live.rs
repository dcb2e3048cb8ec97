//! A value the page watches.
//!
//! It is one of Leptos' triggers beside a plain cell: `RwSignal` and `Memo` are made anew by the
//! compiler for every type they hold, some four kilobytes each time.

use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// A value that lives as long as the page; effects that read it run again when it changes.
pub struct Live<T: 'static>(&'static Watched<T>);

struct Watched<T> {
    value: RwLock<T>,
    changed: ArcTrigger,
}

impl<T> Clone for Live<T> {
    fn clone(&self) -> Live<T> {
        *self
    }
}

impl<T> Copy for Live<T> {}

impl<T> Live<T> {
    /// A new value; it is never given back.
    #[must_use]
    pub fn new(value: T) -> Live<T> {
        Live(Box::leak(Box::new(Watched {
            value: RwLock::new(value),
            changed: ArcTrigger::new(),
        })))
    }

    fn value(self) -> RwLockReadGuard<'static, T> {
        self.0.value.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads it.
    pub fn with<R>(self, read: impl FnOnce(&T) -> R) -> R {
        if Observer::get().is_some() {
            self.0.changed.track();
        }
        read(&self.value())
    }

    /// Reads it without watching it.
    pub fn with_untracked<R>(self, read: impl FnOnce(&T) -> R) -> R {
        read(&self.value())
    }
}

impl<T: PartialEq> Live<T> {
    /// Replaces it. Effects run only if it is another value than before.
    pub fn set(self, value: T) {
        if *self.value() == value {
            return;
        }
        let before = {
            let mut place = self.0.value.write().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *place, value)
        };
        drop(before);
        self.0.changed.notify();
    }
}

impl<T: Clone + PartialEq> Live<T> {
    /// Changes a copy of it and sets that: `write` may read the value, which is still the old one.
    pub fn update(self, write: impl FnOnce(&mut T)) {
        let mut value = self.get_untracked();
        write(&mut value);
        self.set(value);
    }
}

impl<T: Clone> Live<T> {
    /// What it is.
    #[must_use]
    pub fn get(self) -> T {
        self.with(T::clone)
    }

    /// What it is, without watching it.
    #[must_use]
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<Live<T>> for Signal<T> {
    fn from(value: Live<T>) -> Signal<T> {
        Signal::derive(move || value.get())
    }
}
