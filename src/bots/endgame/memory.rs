//! What the solver remembers of positions: one slot each, overwritten by newcomers.

use crate::cards::CardSet;

/// Slots; a power of two. 96 KiB, which stays in the second cache level beside the tree.
const SLOTS: usize = 1 << 12;

/// Between which values a position lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub low: i8,
    pub high: i8,
}

/// A position without collisions: both hands, and who leads with which points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    hands: u64,
    rest: u32,
}

/// All of a position that its value depends on. The other side's card points follow from what is
/// left in the hands.
pub(super) fn key(
    hands: [CardSet; 2],
    leader: usize,
    points: [u16; 2],
    melds: [u16; 2],
    tricks: [u8; 2],
) -> Key {
    // No pack of these games has more than the eight ranks from the seven up.
    let hands = hands[0].bits() >> 5 | hands[1].bits() << 3;
    let rest = leader as u32
        | u32::from(points[0]) << 1
        | u32::from(melds[0] / 20) << 10
        | u32::from(melds[1] / 20) << 15
        | u32::from(tricks[0] > 0) << 20
        | u32::from(tricks[1] > 0) << 21;
    Key { hands, rest }
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: Key,
    generation: u16,
    bounds: Bounds,
}

/// The slots.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    slots: Vec<Slot>,
    generation: u16,
}

impl Memory {
    pub fn new() -> Memory {
        let empty = Slot {
            key: Key { hands: 0, rest: 0 },
            generation: 0,
            bounds: Bounds { low: 0, high: 0 },
        };
        Memory {
            slots: vec![empty; SLOTS],
            generation: 0,
        }
    }

    /// Starts anew: another deal's points do not mean the same.
    pub fn forget(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            *self = Memory::new();
            self.generation = 1;
        }
    }

    pub fn recall(&self, key: Key) -> Option<Bounds> {
        let slot = &self.slots[place(key)];
        (slot.generation == self.generation && slot.key == key).then_some(slot.bounds)
    }

    pub fn keep(&mut self, key: Key, bounds: Bounds) {
        self.slots[place(key)] = Slot {
            key,
            generation: self.generation,
            bounds,
        };
    }
}

fn place(key: Key) -> usize {
    let mixed = (key.hands ^ u64::from(key.rest) << 24).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 52) as usize
}
