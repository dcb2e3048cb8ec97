//! Something to be done later, which can be put off or called off.

use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// Does one thing after a while. Another one takes its place; nothing is done once the timer is dropped.
#[derive(Default)]
pub struct Timer(Rc<Cell<Option<TimeoutHandle>>>);

impl Timer {
    /// Does this after so many milliseconds, instead of what was waited for.
    pub fn set(&self, millis: u32, work: impl FnOnce() + 'static) {
        self.cancel();
        let running = self.0.clone();
        let work = move || {
            running.take();
            work();
        };
        let timer = set_timeout_with_handle(work, Duration::from_millis(millis.into()));
        self.0.set(timer.ok());
    }

    /// Waits no longer; whether it waited.
    pub fn cancel(&self) -> bool {
        let timer = self.0.take();
        if let Some(timer) = &timer {
            timer.clear();
        }
        timer.is_some()
    }

    #[must_use]
    pub fn is_running(&self) -> bool {
        self.0.get().is_some()
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.cancel();
    }
}
