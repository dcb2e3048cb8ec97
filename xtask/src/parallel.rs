//! Work on many things at once.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// What `work` makes of each item, in their order: as many at a time as the machine has processors.
pub fn map<Item: Send, Made: Send>(
    items: impl IntoIterator<Item = Item>,
    work: impl Fn(Item) -> Made + Sync,
) -> Vec<Made> {
    let items: Vec<Item> = items.into_iter().collect();
    let mut made: Vec<Option<Made>> = items.iter().map(|_| None).collect();
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let waiting = Mutex::new(items.into_iter().zip(&mut made));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let next = || {
                    waiting
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .next()
                };
                while let Some((item, place)) = next() {
                    *place = Some(work(item));
                }
            });
        }
    });
    made.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::map;

    #[test]
    fn everything_is_worked_on_once_and_keeps_its_place() {
        let squares: Vec<u64> = (0..1000).map(|number| number * number).collect();
        assert_eq!(map(0..1000, |number: u64| number * number), squares);
        assert!(map(Vec::<u64>::new(), |number| number).is_empty());
    }
}
