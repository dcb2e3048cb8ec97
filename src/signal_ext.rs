//! Setting signals without a notification where nothing has changed.

use leptos::prelude::*;

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
