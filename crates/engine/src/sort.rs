//! Sorting a few things: the standard library's sorting is made for many, and every use of it
//! would weigh eight kilobytes in what a visitor loads.

/// Puts a few items in the order of their keys, equal ones staying as they are. A key that cannot
/// be compared counts as equal.
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
