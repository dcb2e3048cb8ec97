//! An allocator that counts, so that a reader that takes too much memory is found out.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// Bytes held by this thread now, and the most it has held.
    static HELD: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// The system's allocator with a count for each thread. Its user makes it the global one; without
/// it, nothing is counted.
#[derive(Debug)]
pub struct Counting;

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        give_back(layout.size());
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        take(size);
        give_back(layout.size());
        unsafe { System.realloc(place, layout, size) }
    }
}

fn take(bytes: usize) {
    // A thread that ends allocates once more when its own counts are gone.
    let _ = HELD.try_with(|held| {
        let (now, most) = held.get();
        let now = now.saturating_add(bytes);
        held.set((now, most.max(now)));
    });
}

fn give_back(bytes: usize) {
    let _ = HELD.try_with(|held| {
        let (now, most) = held.get();
        held.set((now.saturating_sub(bytes), most));
    });
}

/// The most bytes that were held at once during some work, beyond those held before it.
pub fn most_during(work: impl FnOnce()) -> usize {
    let before = HELD.with(|held| {
        let (now, _) = held.get();
        held.set((now, now));
        now
    });
    work();
    HELD.with(|held| held.get().1) - before
}

/// How many bytes a reader may hold at once for an input of so many bytes: a deal under way, and
/// what is made of each sign of the input.
#[must_use]
pub const fn bound(input: usize) -> usize {
    100_000 + 100 * input
}
