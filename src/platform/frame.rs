//! Work that waits for the browser's next frame.

use leptos::prelude::{request_animation_frame, set_timeout};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

type Work = Box<dyn FnOnce()>;

/// How long a frame is waited for: a window nobody sees has none.
const NO_FRAME: Duration = Duration::from_millis(100);

/// Does something in a task of its own once a frame has been drawn, or would have been.
pub fn after_frame(work: impl FnOnce() + 'static) {
    let work: Work = Box::new(work);
    let once = Rc::new(Cell::new(Some(work)));
    let other = once.clone();
    let go = |once: &Cell<Option<Work>>| once.take().into_iter().for_each(|work| work());
    request_animation_frame(move || set_timeout(move || go(&once), Duration::ZERO));
    set_timeout(move || go(&other), NO_FRAME);
}
