//! The information sets met so far, with the regret and the expected value of each action.

/// Slots to begin with; a power of two.
const SLOTS: usize = 1 << 12;

/// Where an information set stands in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InfosetHandle {
    start: usize,
    actions: usize,
}

/// The result of looking a set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lookup {
    /// It was met before.
    Known(InfosetHandle),
    /// It was not, and has a place now.
    New(InfosetHandle),
    /// It was not, and there is no room for it.
    NoRoom,
}

/// All information sets, in one growing block: for each the regrets of its actions, then their expected values.
pub(super) struct InfosetTable {
    /// A set's key and where it starts, found by the lowest bits of the key; 0 where nothing is.
    slots: Vec<(u64, u32)>,
    used: usize,
    numbers: Vec<f32>,
    capacity: usize,
}

impl InfosetTable {
    /// An empty table for at most so many numbers, two for each action of a set.
    pub fn new(capacity: usize) -> InfosetTable {
        InfosetTable {
            slots: vec![(0, 0); SLOTS],
            used: 0,
            // No set starts at 0.
            numbers: vec![0.0],
            capacity,
        }
    }

    /// The set of this key, which has so many actions.
    #[inline]
    pub fn find(&mut self, key: u64, actions: usize) -> Lookup {
        let slot = self.slot(key);
        match self.slots[slot].1 as usize {
            0 => self.add(key, actions),
            start => Lookup::Known(InfosetHandle { start, actions }),
        }
    }

    /// The regret of each action.
    #[inline]
    pub fn regrets(&mut self, place: InfosetHandle) -> &mut [f32] {
        &mut self.numbers[place.start..][..place.actions]
    }

    /// The expected value of each action.
    #[inline]
    pub fn expected(&mut self, place: InfosetHandle) -> &mut [f32] {
        &mut self.numbers[place.start + place.actions..][..place.actions]
    }

    fn add(&mut self, key: u64, actions: usize) -> Lookup {
        let start = self.numbers.len();
        if start + 2 * actions > self.capacity {
            return Lookup::NoRoom;
        }
        self.numbers.resize(start + 2 * actions, 0.0);
        self.used += 1;
        if 2 * self.used > self.slots.len() {
            self.double();
        }
        let slot = self.slot(key);
        self.slots[slot] = (key, start as u32);
        Lookup::New(InfosetHandle { start, actions })
    }

    /// Where a key stands, or would.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = key as usize & last;
        while self.slots[slot].1 != 0 && self.slots[slot].0 != key {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn double(&mut self) {
        let twice = vec![(0, 0); 2 * self.slots.len()];
        for (key, start) in std::mem::replace(&mut self.slots, twice) {
            if start != 0 {
                let slot = self.slot(key);
                self.slots[slot] = (key, start);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{InfosetTable, Lookup, SLOTS};
    use sechsundsechzig_engine::deal::mix;

    #[test]
    fn every_set_keeps_its_numbers_however_many_there_are() {
        let mut sets = InfosetTable::new(1 << 20);
        let keys = || (0..2 * SLOTS as u64).map(mix);
        for (number, key) in keys().enumerate() {
            let Lookup::New(place) = sets.find(key, 2) else {
                panic!("a set met twice");
            };
            sets.regrets(place).fill(number as f32);
            sets.expected(place).fill(-(number as f32));
        }
        for (number, key) in keys().enumerate() {
            let Lookup::Known(place) = sets.find(key, 2) else {
                panic!("a set lost");
            };
            assert_eq!(sets.regrets(place), [number as f32; 2]);
            assert_eq!(sets.expected(place), [-(number as f32); 2]);
        }
    }

    #[test]
    fn a_full_block_takes_no_new_set_and_still_knows_the_old_ones() {
        let mut sets = InfosetTable::new(10);
        let Lookup::New(place) = sets.find(1, 3) else {
            panic!("room for three actions");
        };
        assert_eq!(sets.find(2, 3), Lookup::NoRoom);
        assert_eq!(sets.find(1, 3), Lookup::Known(place));
    }
}
