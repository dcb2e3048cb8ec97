//! Imperfect memory of the weaker opponents.
//!
//! Some of the cards of all tricks but the latest are forgotten, the small ones first: they count as unseen, and in the
//! sampled worlds as many other unseen cards lie in the tricks instead. The points of some forgotten cards are
//! forgotten as well, so that the claim of 66 comes late. No hidden card is ever revealed, and no count is
//! ever too high.

use sechsundsechzig_engine::cards::{Card, CardSet};
use sechsundsechzig_engine::deal::{Action, FastRng, Observation, View, mix};
use sechsundsechzig_engine::games::sixty_six::two_handed::Table;
use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};
use sechsundsechzig_engine::rules::Game;

/// How many of the latest tricks are never forgotten.
const FRESH: usize = 2;

/// Whether a deal has more tricks than those with the usual 24 cards.
pub(super) fn is_long(table: &Table) -> bool {
    table.rules.pack.card_count() > 24
}

/// The gaps in a memory of the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forgetting {
    /// Cards no longer known to be played.
    cards: CardSet,
    /// Card points each seat is thought to have less than it has.
    points: [u16; 2],
}

impl Forgetting {
    /// Forgets nothing.
    pub const NONE: Forgetting = Forgetting {
        cards: CardSet::EMPTY,
        points: [0; 2],
    };

    /// What somebody forgets who loses so many of sixteen small cards, half as many in a long deal,
    /// which has twice as much to forget. It depends on the deal alone, so that what is gone stays
    /// gone.
    pub fn of(seen: &Observation<TwoHandedView>, forgets: u32) -> Forgetting {
        let table = seen.view.table();
        if forgets == 0 || !matches!(table.rules.game, Game::TwoHanded | Game::Rotating) {
            return Forgetting::NONE;
        }
        let forgets = if is_long(table) { forgets / 2 } else { forgets };
        let deal = seen
            .dealt
            .iter()
            .fold(0, |hash, card| mix(hash ^ card.index() as u64));
        let played: Vec<Card> = seen
            .moves
            .iter()
            .filter_map(|(_, action)| match action {
                Action::Play { card, .. } => Some(*card),
                _ => None,
            })
            .collect();
        let older = (played.len() / 2).saturating_sub(FRESH) * 2;
        let mut gaps = Forgetting::NONE;
        for card in played.into_iter().take(older) {
            let luck = mix(deal ^ card.index() as u64);
            let striking = table.rules.card_points(card) >= 10 || Some(card.suit()) == table.trump;
            let chance = if striking { forgets / 2 } else { forgets };
            if luck & 15 >= u64::from(chance) {
                continue;
            }
            gaps.cards.insert(card);
            if luck >> 4 & 3 == 0 {
                for seat in 0..2 {
                    if table.won[seat].contains(card) {
                        gaps.points[seat] += table.rules.card_points(card);
                    }
                }
            }
        }
        gaps
    }

    /// Whether nothing is forgotten.
    pub fn are_none(&self) -> bool {
        *self == Forgetting::NONE
    }

    /// A world sampled with these gaps.
    pub fn world(&self, view: &TwoHandedView, rng: &mut FastRng) -> TwoHanded {
        if self.are_none() {
            return view.sample_world(rng);
        }
        let mut left: Vec<Card> = (view.unseen() | self.cards).iter().collect();
        let mut gone = CardSet::EMPTY;
        for _ in 0..self.cards.len() {
            gone.insert(left.swap_remove(rng.below(left.len())));
        }
        view.misremembered(self.cards, gone, self.points)
            .sample_world(rng)
    }
}

#[cfg(test)]
mod tests {
    use super::{FRESH, Forgetting};
    use crate::{FastRng, Searchable};
    use sechsundsechzig_engine::cards::CardSet;
    use sechsundsechzig_engine::deal::{
        Deal, Observation, PerSide, Seat, Setup, Turn, View, shuffle,
    };
    use sechsundsechzig_engine::games::sixty_six::{TwoHanded, TwoHandedView};
    use sechsundsechzig_engine::rules::Preset;

    /// What is seen at every decision of a few deals played by chance.
    fn observations(preset: Preset) -> Vec<Observation<TwoHandedView>> {
        let rules = preset.checked();
        let mut rng = FastRng::new(1);
        let mut observations = Vec::new();
        for number in 0..20 {
            let setup = Setup {
                rules,
                dealer: Seat(1),
                pack: shuffle::pack(rules.pack, "memory", number),
                start: PerSide::new(2),
                trump: None,
            };
            let mut deal = TwoHanded::new(&setup, &mut ());
            let dealt = [0, 1].map(|seat| deal.hand(Seat(seat)));
            let mut moves = Vec::new();
            while let Turn::Seat(seat) = deal.turn() {
                observations.push(Observation {
                    view: deal.view(seat),
                    dealt: dealt[seat.index()].iter().collect(),
                    drawn: Vec::new(),
                    moves: moves.clone(),
                });
                let candidates = deal.candidates();
                let action = candidates[rng.below(candidates.len())];
                moves.push((seat, action));
                deal.play_unchecked(action, &mut ());
            }
        }
        observations
    }

    #[test]
    fn nobody_forgets_the_latest_tricks_or_counts_himself_too_much() {
        let mut forgot = 0;
        for seen in observations(Preset::Paderborn) {
            let gaps = Forgetting::of(&seen, 14);
            let played = seen.view.table().played();
            assert!(played.is_superset(gaps.cards));
            assert!(gaps.cards.len() <= played.len().saturating_sub(2 * FRESH));
            for seat in 0..2 {
                assert!(gaps.points[seat] <= seen.view.table().points[seat]);
            }
            forgot += gaps.cards.len();
            assert_eq!(Forgetting::of(&seen, 0), Forgetting::NONE);
        }
        assert!(forgot > 100, "{forgot} cards");
    }

    #[test]
    fn of_a_long_deal_about_half_the_share_is_forgotten() {
        let share = |preset: Preset| {
            let (mut forgotten, mut older) = (0, 0);
            for seen in observations(preset) {
                forgotten += Forgetting::of(&seen, 12).cards.len();
                let played = seen.view.table().played().len();
                older += (played / 2).saturating_sub(FRESH) * 2;
            }
            forgotten as f32 / older as f32
        };
        let (long, usual) = (share(Preset::Strokes32), share(Preset::Strokes));
        assert!(
            (0.35..0.7).contains(&(long / usual)),
            "{long} beside {usual}"
        );
    }

    #[test]
    fn an_imagined_world_is_whole_and_keeps_what_lies_in_sight() {
        for preset in [Preset::Paderborn, Preset::Schnapsen, Preset::Strokes32] {
            let mut rng = FastRng::new(2);
            for seen in observations(preset) {
                let view = &seen.view;
                let world = Forgetting::of(&seen, 16).world(view, &mut rng);
                let table = world.table();
                let hands = [Seat(0), Seat(1)].map(|seat| world.hand(seat));
                let talon: CardSet = world.talon().iter().copied().collect();
                let places = [hands[0], hands[1], talon, table.played()];
                let all: usize = places.iter().map(|place| place.len()).sum();
                let [first, second, third, fourth] = places;
                assert_eq!(first | second | third | fourth, table.rules.pack.cards());
                assert_eq!(all, table.rules.pack.card_count());
                assert_eq!(world.hand(view.seat()), view.hand());
                assert_eq!(table.bottom, view.table().bottom);
                let other = view.seat().other();
                assert!(hands[other.index()].is_superset(view.table().known[other.index()]));
                assert_eq!(
                    hands[other.index()].len(),
                    usize::from(table.held[other.index()])
                );
                assert!(!world.candidates().is_empty());
            }
        }
    }
}
