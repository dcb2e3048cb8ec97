//! The transposition table: one slot for each hash, always replaced.

use super::position::PositionKey;

/// Slots; a power of two. 64 KiB, which stays in the second cache level beside the tree.
const SLOTS: usize = 1 << 12;

/// The bounds of a position's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub low: i8,
    pub high: i8,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: PositionKey,
    generation: u16,
    bounds: Bounds,
}

/// Bounds of positions met before, found by a hash of the position.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    slots: Box<[Slot; SLOTS]>,
    generation: u16,
}

impl TranspositionTable {
    pub fn new() -> TranspositionTable {
        let empty = Slot {
            key: PositionKey::default(),
            generation: 0,
            bounds: Bounds { low: 0, high: 0 },
        };
        TranspositionTable {
            slots: Box::new([empty; SLOTS]),
            generation: 0,
        }
    }

    /// Forgets everything, as values found with other payoffs do not hold.
    pub fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            *self = TranspositionTable::new();
            self.generation = 1;
        }
    }

    #[inline]
    pub fn get(&self, key: PositionKey) -> Option<Bounds> {
        let slot = &self.slots[place(key)];
        (slot.generation == self.generation && slot.key == key).then_some(slot.bounds)
    }

    #[inline]
    pub fn insert(&mut self, key: PositionKey, bounds: Bounds) {
        self.slots[place(key)] = Slot {
            key,
            generation: self.generation,
            bounds,
        };
    }
}

#[inline]
fn place(key: PositionKey) -> usize {
    let mixed = (key.hands ^ u64::from(key.rest) << 24).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 52) as usize
}
