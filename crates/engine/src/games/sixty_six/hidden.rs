//! Dealing hidden cards to where they may lie, every possible way equally likely.

use crate::cards::{Card, CardSet};
use crate::deal::shuffle::{below, below_wide};
use arrayvec::ArrayVec;
use rand_core::Rng;

/// A place hidden cards may lie in: a hand or the talon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HiddenPlace {
    /// How many of them lie there.
    pub room: usize,
    /// Which of them may.
    pub possible: CardSet,
}

/// How many cards that may lie in two places only go to the first of the two.
struct Split {
    first_second: usize,
    first_third: usize,
    second_third: usize,
    rest: [usize; 3],
    ways: u64,
}

/// Deals all `cards` to three places, every possible way equally likely; `None` if there is no
/// way. The rooms must add up to the number of cards.
pub fn distribute(
    cards: CardSet,
    places: [HiddenPlace; 3],
    rng: &mut impl Rng,
) -> Option<[CardSet; 3]> {
    let group = |mask: usize| -> CardSet {
        let mut set = cards;
        for (place, HiddenPlace { possible, .. }) in places.iter().enumerate() {
            set = if mask >> place & 1 == 1 {
                set & *possible
            } else {
                set - *possible
            };
        }
        set
    };
    if !group(0).is_empty() {
        return None;
    }
    let mut dealt = [group(1), group(2), group(4)];
    let [first_second, first_third, second_third, any] = [group(3), group(5), group(6), group(7)];
    let mut room = [0; 3];
    for place in 0..3 {
        room[place] = places[place].room.checked_sub(dealt[place].len())?;
    }
    let pairs = [first_second.len(), first_third.len(), second_third.len()];
    let split = draw_split(room, pairs, any.len(), rng)?;
    let mut hand_out = |set: CardSet, to_first: usize, first: usize, second: usize| {
        let part = some_of(set, to_first, rng);
        dealt[first] |= part;
        dealt[second] |= set - part;
    };
    hand_out(first_second, split.first_second, 0, 1);
    hand_out(first_third, split.first_third, 0, 2);
    hand_out(second_third, split.second_third, 1, 2);
    let first = some_of(any, split.rest[0], rng);
    let second = some_of(any - first, split.rest[1], rng);
    dealt[0] |= first;
    dealt[1] |= second;
    dealt[2] |= any - first - second;
    Some(dealt)
}

/// Chooses the sizes of the groups, each choice as likely as there are ways to carry it out.
fn draw_split(
    room: [usize; 3],
    pairs: [usize; 3],
    any: usize,
    rng: &mut impl Rng,
) -> Option<Split> {
    let total: u64 = splits(room, pairs, any).map(|split| split.ways).sum();
    if total == 0 {
        return None;
    }
    let mut chosen = below_wide(rng, total);
    splits(room, pairs, any).find(|split| match chosen.checked_sub(split.ways) {
        Some(left) => {
            chosen = left;
            false
        }
        None => true,
    })
}

fn splits(room: [usize; 3], pairs: [usize; 3], any: usize) -> impl Iterator<Item = Split> {
    let [fs, ft, st] = pairs;
    (0..=fs).flat_map(move |a| {
        (0..=ft).flat_map(move |b| {
            (0..=st).filter_map(move |c| {
                let rest = [
                    room[0].checked_sub(a + b)?,
                    room[1].checked_sub(fs - a + c)?,
                    room[2].checked_sub(ft - b + st - c)?,
                ];
                (rest.iter().sum::<usize>() == any).then(|| Split {
                    first_second: a,
                    first_third: b,
                    second_third: c,
                    rest,
                    ways: choose(fs, a)
                        * choose(ft, b)
                        * choose(st, c)
                        * choose(any, rest[0])
                        * choose(any - rest[0], rest[1]),
                })
            })
        })
    })
}

/// In how many ways `some` of `all` can be chosen.
fn choose(all: usize, some: usize) -> u64 {
    (0..some).fold(1, |ways, step| {
        ways * (all - step) as u64 / (step as u64 + 1)
    })
}

/// So many cards of a set, every choice equally likely.
pub(super) fn some_of(set: CardSet, count: usize, rng: &mut impl Rng) -> CardSet {
    let mut cards: ArrayVec<Card, 52> = set.iter().collect();
    for place in 0..count {
        let chosen = place + below(rng, (cards.len() - place) as u32) as usize;
        cards.swap(place, chosen);
    }
    cards.into_iter().take(count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{PackSize, Suit};
    use crate::deal::shuffle::{Purpose, stream};

    /// Deals clubs to the rooms a thousand times for each of so many ways; each must come about a
    /// thousand times.
    fn assert_ways(ways: usize, rooms: [usize; 3], possible: [&[usize]; 3]) {
        let clubs: Vec<Card> = PackSize::TwentyFour
            .cards()
            .of_suit(Suit::Clubs)
            .iter()
            .take(rooms.iter().sum())
            .collect();
        let set = |wanted: &[usize]| wanted.iter().map(|&card| clubs[card]).collect();
        let mut places = [HiddenPlace::default(); 3];
        for (place, (room, wanted)) in places.iter_mut().zip(rooms.into_iter().zip(possible)) {
            let possible = set(wanted);
            *place = HiddenPlace { room, possible };
        }
        let mut rng = stream(Purpose::Bot, "equally likely", 0);
        let mut seen = std::collections::HashMap::new();
        let cards = clubs.iter().copied().collect();
        for _ in 0..1_000 * ways {
            let dealt = distribute(cards, places, &mut rng).expect("there are ways");
            *seen.entry(dealt).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), ways);
        let fair = seen.values().all(|times| (850..1150).contains(times));
        assert!(fair, "{seen:?}");
    }

    #[test]
    fn every_possible_way_is_equally_likely() {
        // One club may lie anywhere, another only in the first two places, a third in the outer.
        assert_ways(3, [1, 1, 1], [&[0, 1], &[0, 1, 2], &[0, 2]]);
        // One may lie in the first two places, two others anywhere.
        assert_ways(3, [1, 2, 0], [&[0, 1, 2], &[0, 1, 2], &[1, 2]]);
        // Two may lie in each two of the places: eight ways to part all of them, and two to part none.
        assert_ways(10, [2, 2, 2], [&[0, 1, 2, 3], &[0, 1, 4, 5], &[2, 3, 4, 5]]);
    }

    #[test]
    fn no_way_is_found_where_there_is_none() {
        let cards = PackSize::Twenty.cards().of_suit(Suit::Clubs);
        let place = |room, possible| HiddenPlace { room, possible };
        let places = [
            place(4, CardSet::EMPTY),
            place(1, cards),
            place(0, CardSet::EMPTY),
        ];
        let mut rng = stream(Purpose::Bot, "no way", 0);
        assert_eq!(distribute(cards, places, &mut rng), None);
    }
}
