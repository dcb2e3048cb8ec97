//! How a deal ended.

use super::{Clause, Seat, Side};
use std::ops::{Index, IndexMut};

/// One value for each side at the table, at most four.
///
/// # Panics
/// Indexing it with a side that does not exist is a mistake of the caller: it panics from 4 on, and with debug
/// assertions for every such side. [`as_slice`](PerSide::as_slice) has exactly the sides there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSide<T> {
    values: [T; 4],
    sides: u8,
}

impl<T: Copy + Default> PerSide<T> {
    /// The default value for each of so many sides; more than four are taken for four.
    #[must_use]
    pub fn new(sides: u8) -> PerSide<T> {
        PerSide {
            values: [T::default(); 4],
            sides: sides.min(4),
        }
    }

    /// Exactly these values; `None` for more than four.
    #[must_use]
    pub fn from_slice(values: &[T]) -> Option<PerSide<T>> {
        let mut all = PerSide::new(u8::try_from(values.len()).ok()?);
        all.values.get_mut(..values.len())?.copy_from_slice(values);
        Some(all)
    }

    /// The values, side 0 first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.sides as usize]
    }
}

impl PerSide<u16> {
    /// The value of a side less those of all others.
    #[must_use]
    pub fn balance(&self, side: Side) -> i32 {
        let values = self.as_slice().iter().enumerate();
        let signed = values.map(|(of, value)| i32::from(*value) * if of == side { 1 } else { -1 });
        signed.sum()
    }
}

impl<T> Index<usize> for PerSide<T> {
    type Output = T;
    fn index(&self, side: usize) -> &T {
        debug_assert!(side < usize::from(self.sides), "there is no side {side}");
        &self.values[side]
    }
}

impl<T> IndexMut<usize> for PerSide<T> {
    fn index_mut(&mut self, side: usize) -> &mut T {
        debug_assert!(side < usize::from(self.sides), "there is no side {side}");
        &mut self.values[side]
    }
}

/// Why the deal ended as it did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// Somebody rightly went out (2.20).
    Out,
    /// Somebody wrongly went out (2.26).
    FalseClaim,
    /// The coverer did not reach 66 (2.19, 2.27).
    FailedCover,
    /// Played to the end and decided (2.21).
    PlayedOut,
    /// Played to the end with equal counts (2.23).
    Tie,
    /// Lost by an offence (2.30).
    Offence,
    /// Thrown in; the same dealer deals again (2.29, 6.2).
    Redeal,
    /// 1000 rightly claimed (3.2).
    ThousandRight,
    /// 1000 wrongly claimed (3.2).
    ThousandWrong,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 9] = [
        Reason::Out,
        Reason::FalseClaim,
        Reason::FailedCover,
        Reason::PlayedOut,
        Reason::Tie,
        Reason::Offence,
        Reason::Redeal,
        Reason::ThousandRight,
        Reason::ThousandWrong,
    ];

    /// Its name in the record format.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::Out => "out",
            Reason::FalseClaim => "false_claim",
            Reason::FailedCover => "failed_cover",
            Reason::PlayedOut => "played_out",
            Reason::Tie => "tie",
            Reason::Offence => "offence",
            Reason::Redeal => "redeal",
            Reason::ThousandRight => "thousand_right",
            Reason::ThousandWrong => "thousand_wrong",
        }
    }
}

/// The result of a deal, per side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DealResult {
    /// Who won it: a seat, in the game for four the lowest seat of the side.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: Reason,
    /// The clause that priced it.
    pub clause: Clause,
    /// Game points won, pending ties (2.23) not included.
    pub game_points: PerSide<u16>,
    /// Card points in tricks, any last-trick ten included; in Penneech the points marked.
    pub card_points: PerSide<u16>,
    /// Worth of all marriages announced, whether or not they count in the end.
    pub melds: PerSide<u16>,
    /// Tricks won.
    pub tricks: PerSide<u16>,
}

impl DealResult {
    /// The game points of a side less those of all others.
    #[must_use]
    pub fn balance(&self, side: Side) -> i32 {
        self.game_points.balance(side)
    }
}

#[cfg(test)]
mod tests {
    use super::{Clause, DealResult, PerSide, Reason};

    #[test]
    fn the_balance_of_a_side_is_its_points_less_those_of_all_others() {
        let result = DealResult {
            winner: None,
            reason: Reason::Offence,
            clause: Clause(2, 30),
            game_points: PerSide::from_slice(&[0, 3, 2]).unwrap(),
            card_points: PerSide::new(3),
            melds: PerSide::new(3),
            tricks: PerSide::new(3),
        };
        assert_eq!([0, 1, 2].map(|side| result.balance(side)), [-5, 1, -1]);
    }

    #[test]
    #[should_panic(expected = "there is no side 2")]
    #[cfg(debug_assertions)]
    fn a_side_that_does_not_exist_has_no_value() {
        let points = PerSide::<u16>::new(2);
        let _ = points[2];
    }

    #[test]
    fn there_are_at_most_four_sides() {
        assert_eq!(PerSide::<u16>::new(9).as_slice(), [0; 4]);
        assert_eq!(PerSide::from_slice(&[1, 2, 3, 4, 5]), None);
    }
}
