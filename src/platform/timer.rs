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

    /// Waits no longer.
    pub fn cancel(&self) {
        if let Some(timer) = self.0.take() {
            timer.clear();
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.cancel();
    }
}
