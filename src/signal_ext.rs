//! Setting signals without a notification where nothing has changed, and letting go of readers that are gone.

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, ReactiveNode, Source};

/// Changes that notify only if the value is another one than before.
pub trait UpdateIfChanged<T> {
    /// Replaces the value.
    fn set_if_changed(&self, value: T);

    /// Changes a copy of the value, so that `change` may read the signal.
    fn update_if_changed(&self, change: impl FnOnce(&mut T))
    where
        T: Clone;
}

impl<T: PartialEq + Send + Sync + 'static> UpdateIfChanged<T> for RwSignal<T> {
    fn set_if_changed(&self, value: T) {
        self.maybe_update(|present| {
            let is_changed = *present != value;
            if is_changed {
                *present = value;
            }
            is_changed
        });
    }

    fn update_if_changed(&self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set_if_changed(value);
    }
}

/// Lets go of the effects and memos that once read these signals and are gone: reactive_graph 0.2 keeps their
/// subscriptions, so that a signal that outlives its readers grows with each of them. Those that are still there are
/// told of a change, run again and subscribe anew.
pub fn shed_readers(signals: &[AnySource]) {
    for signal in signals {
        signal.mark_dirty();
        signal.clear_subscribers();
    }
}
