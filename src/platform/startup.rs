//! The page opens part by part: all at once would hold a phone up for too long.

use crate::platform::frame::after_frame;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;

type Part = Box<dyn FnOnce()>;

thread_local! {
    /// What is still to be done; nothing unless the page opens.
    static PARTS: RefCell<Option<VecDeque<Part>>> = const { RefCell::new(None) };
}

/// How long parts are done without a frame in between, in milliseconds: what they put into the page has to be laid out
/// too.
const TURN: f64 = 4.0;

/// Opens the page with a part that asks for others. `then` runs once all of them are done.
pub fn begin(first: impl FnOnce() + 'static, then: impl FnOnce() + 'static) {
    PARTS.set(Some(VecDeque::new()));
    schedule(first);
    let then = with_present_owner(Box::new(then));
    after_frame(move || go_on(now(), then));
}

/// Does something in its turn, after the parts that were asked for before it and all that belongs to them; at once when
/// the page is open.
pub fn schedule(work: impl FnOnce() + 'static) {
    queue(Box::new(work), VecDeque::push_back);
}

/// Does something like [`schedule`], but before all parts that wait.
pub fn schedule_first(work: impl FnOnce() + 'static) {
    queue(Box::new(work), VecDeque::push_front);
}

/// Runs `work` in the present reactive owner, so that `use_context` works in it.
fn with_present_owner(work: Part) -> Part {
    let owner = Owner::current();
    Box::new(move || match owner {
        Some(owner) => owner.with(work),
        None => work(),
    })
}

fn queue(work: Part, push: fn(&mut VecDeque<Part>, Part)) {
    let work = with_present_owner(work);
    let at_once = PARTS.with_borrow_mut(|parts| match parts {
        Some(parts) => {
            push(parts, work);
            None
        }
        None => Some(work),
    });
    if let Some(work) = at_once {
        work();
    }
}

/// Whether the page is open: what is scheduled from now on is not part of the start.
#[must_use]
pub fn is_over() -> bool {
    PARTS.with_borrow(Option::is_none)
}

/// Does the next part, and goes on with those it has asked for, or runs `then` if none are left.
fn go_on(begun: f64, then: Part) {
    let mut rest = PARTS.replace(Some(VecDeque::new())).unwrap_or_default();
    let Some(part) = rest.pop_front() else {
        PARTS.set(None);
        return then();
    };
    part();
    // What a part has changed is shown in the microtasks before this one, which may ask for more parts.
    queue_microtask(move || {
        PARTS.with_borrow_mut(|parts| parts.iter_mut().for_each(|parts| parts.append(&mut rest)));
        if now() - begun < TURN {
            go_on(begun, then);
        } else {
            after_frame(move || go_on(now(), then));
        }
    });
}

/// Milliseconds on a clock that nobody sets.
fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}
