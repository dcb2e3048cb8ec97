//! Every deal a player cannot tell from the real one.

use super::{TALON, TwoHanded, TwoHandedView};
use crate::cards::{Card, CardSet};
use crate::deal::View;
use crate::rules::Rob;
use arrayvec::ArrayVec;

impl TwoHandedView {
    /// Every deal this seat cannot tell from the real one; none if there are more than `most`.
    ///
    /// Cards nobody will draw any more lie in one order only.
    #[must_use]
    pub fn worlds(&self, most: usize) -> Vec<TwoHanded> {
        let table = self.table();
        let other = self.seat().other().index();
        let unseen = self.unseen();
        let hidden = usize::from(table.held[other]) - table.known[other].len();
        let mut worlds = Vec::new();
        for dealt in choices(unseen - self.not_with_the_other(), hidden) {
            let mut rest: ArrayVec<Card, TALON> = (unseen - dealt).iter().collect();
            let ordered = if table.talon_open() { rest.len() } else { 0 };
            permute(&mut rest, ordered, &mut |talon| {
                if worlds.len() <= most {
                    worlds.extend(self.with(table.known[other] | dealt, talon));
                }
            });
            if worlds.len() > most {
                return Vec::new();
            }
        }
        worlds
    }

    /// The deals with this hand of the other player and this talon above the turned-up card: two where that
    /// player may have just drawn the card that only its drawer may rob with (2.15).
    fn with(&self, hand: CardSet, talon: &[Card]) -> impl Iterator<Item = TwoHanded> {
        let table = self.table();
        let other = self.seat().other().index();
        let mut world = self.world(hand, talon);
        world.just_drew_lowest_trump[other] = false;
        let hidden = hand - table.known[other];
        let just_drew = table.rules.rob == Rob::WhenDrawn
            && table
                .lowest_trump()
                .is_some_and(|lowest| hidden.contains(lowest))
            && self.other_has_an_unplayed_draw();
        let second = just_drew.then(|| {
            let mut second = world.clone();
            second.just_drew_lowest_trump[other] = true;
            second
        });
        [Some(world), second].into_iter().flatten()
    }
}

/// Every set of so many of these cards.
fn choices(cards: CardSet, count: usize) -> Vec<CardSet> {
    if cards.len() < count {
        return Vec::new();
    }
    let Some(card) = cards.lowest().filter(|_| count > 0) else {
        return vec![CardSet::EMPTY];
    };
    let rest = cards - CardSet::of(card);
    let with = choices(rest, count - 1).into_iter();
    with.map(|chosen| chosen | CardSet::of(card))
        .chain(choices(rest, count))
        .collect()
}

/// Calls `each` with every order of the first `count` cards.
fn permute(cards: &mut [Card], count: usize, each: &mut impl FnMut(&[Card])) {
    let Some(last) = count.checked_sub(1) else {
        return each(cards);
    };
    for place in 0..count {
        cards.swap(place, last);
        permute(cards, last, each);
        cards.swap(place, last);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Action, Deal, FastRng, PerSide, Seat, Setup, shuffle};
    use crate::rules::Preset;

    /// A deal played by chance until so many cards are left in the talon; those of odd number are
    /// never covered.
    fn position(preset: Preset, number: u32, talon: u8) -> Option<TwoHanded> {
        let rules = preset.checked();
        let setup = Setup {
            rules,
            dealer: Seat((number / 2 % 2) as u8),
            pack: shuffle::pack(rules.pack, "worlds", number),
            start: PerSide::new(2),
            trump: None,
        };
        let mut deal = TwoHanded::new(&setup, &mut ());
        let mut rng = FastRng::new(u64::from(number));
        while deal.table().talon > talon && deal.result().is_none() {
            let plain = |action: &Action| match action {
                Action::Out { .. } => false,
                Action::Cover => number.is_multiple_of(2) && deal.table().tricks_played() > 2,
                _ => true,
            };
            let plain: Vec<Action> = deal.legal_actions().into_iter().filter(plain).collect();
            deal.play_unchecked(plain[rng.below(plain.len())], &mut ());
            let covered = deal.table().covered.is_some();
            if covered && deal.hand(Seat(0)).len() < 5 {
                break;
            }
        }
        deal.result().is_none().then_some(deal)
    }

    #[test]
    fn every_world_looks_the_same_to_the_player_and_the_real_one_is_among_them() {
        for preset in [Preset::Paderborn, Preset::Schnapsen, Preset::Strokes] {
            let mut found = 0;
            for number in 0..30 {
                let Some(deal) = position(preset, number, 4) else {
                    continue;
                };
                found += 1;
                let view = deal.view(Seat(0));
                let worlds = view.worlds(5_000);
                assert!(worlds.iter().all(|world| world.view(Seat(0)) == view));
                let alike = |world: &&TwoHanded| {
                    let same_talon =
                        deal.table().covered.is_some() || world.talon() == deal.talon();
                    world.hand(Seat(1)) == deal.hand(Seat(1)) && same_talon
                };
                assert!(worlds.iter().any(|world| alike(&world)));
            }
            assert!(found > 10, "{preset:?}: {found}");
        }
    }

    #[test]
    fn no_two_worlds_are_alike_and_what_is_sampled_is_among_them() {
        let deal = (0..).find_map(|number| position(Preset::Paderborn, number, 4));
        let view = deal.expect("a deal gets so far").view(Seat(0));
        let worlds = view.worlds(5_000);
        let held = |world: &TwoHanded| (world.hand(Seat(1)), world.talon().to_vec());
        let mut all: Vec<_> = worlds.iter().map(held).collect();
        let count = all.len();
        all.sort_by_key(|(hand, talon)| (hand.bits(), talon.clone()));
        all.dedup();
        assert_eq!(all.len(), count);
        let mut rng = FastRng::new(6);
        for _ in 0..50 {
            assert!(all.contains(&held(&view.sample_world(&mut rng))));
        }
        assert!(view.worlds(count - 1).is_empty());
        assert_eq!(view.worlds(count).len(), count);
    }
}
