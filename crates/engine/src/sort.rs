//! Insertion sort for a few items. The standard library's sort is made for many, and each use of it adds
//! eight kilobytes to the wasm of a page; this module is public because the search and the page sort with it, too.
//! Other programs have no need of it.

/// Sorts a few items by a key. The sort is stable, takes quadratic time, and calls `key` for each comparison. A key
/// that cannot be compared, such as NaN, counts as equal.
///
/// ```
/// let mut words = ["trick", "talon", "ace"];
/// sechsundsechzig_engine::sort::sort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["ace", "trick", "talon"]);
/// ```
pub fn sort_by_key<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}
