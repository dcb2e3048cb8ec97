//! Traversals of the game tree from the decision to be made: one player tries the alternatives and learns, the
//! other plays the strategy learnt so far.

use super::infosets::{Found, SetPlace, Sets};
use crate::searchable::{Rewards, Searchable};
use arrayvec::ArrayVec;
use sechsundsechzig_engine::deal::{Action, ActionList, FastRng, Seat, Turn, mix};

/// How much the policy prior counts at a set, in regrets.
const FIRST_GLANCE: f32 = 0.5;
/// The least probability with which an action is tried, however seldom the strategy chooses it.
const STRAYS: f32 = 0.1;
/// An action chosen at least once in so many times is always tried.
const CERTAIN: f32 = 4.0;
/// How quickly what is expected of an action follows what is found.
const FOLLOWS: f32 = 0.1;
/// How many moves valuing a position takes as long as.
const VALUED: u32 = 8;
/// Where the game begins.
const ROOT: u64 = 0;
/// The most actions there are to choose from.
const CHOICES: usize = 48;

/// A number for each action of a set.
type Each = ArrayVec<f32, CHOICES>;

/// What was learnt of an action at the root with the searcher's real hand, later rounds weighing
/// more.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Learnt {
    /// How much of the choice it had.
    pub share: f32,
    /// What it brought.
    pub total: f32,
}

/// Who learns on a traversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Learner {
    pub seat: Seat,
    /// Whether it plays the searcher's real hand.
    pub real: bool,
}

/// A decision of the learner in one of the worlds of an information set.
struct DecisionPoint<'a, D> {
    world: &'a D,
    path: u64,
    actions: ActionList,
    place: SetPlace,
    /// The current strategy: the probability of each action.
    shares: Each,
}

/// The traversals so far, and what was learnt on them.
pub(super) struct Traversals<D: Searchable> {
    pub aid: D::Aid,
    pub rng: FastRng,
    /// Moves made, those in place of positions valued included.
    pub effort: u32,
    /// How much the traversal under way weighs.
    pub weight: f32,
    pub root: Vec<Learnt>,
    sets: Sets,
}

impl<D: Searchable> Traversals<D> {
    /// None yet, from a root with so many actions and with room for so many numbers.
    pub fn new(aid: D::Aid, rng: FastRng, actions: usize, most: usize) -> Traversals<D> {
        Traversals {
            aid,
            rng,
            effort: 0,
            weight: 0.0,
            root: vec![Learnt::default(); actions],
            sets: Sets::new(most),
        }
    }

    /// Traverses the game tree of this world.
    pub fn traverse(&mut self, world: D, learner: Learner) {
        self.go_on(world, ROOT, learner);
    }

    /// What the rest of the world brought the learner.
    fn go_on(&mut self, mut world: D, mut path: u64, learner: Learner) -> f32 {
        let side = world.side_of(learner.seat);
        let (seat, actions) = loop {
            let Turn::Seat(seat) = world.turn() else {
                return world.rewards(&self.aid)[side];
            };
            if let Some(rewards) = world.known(&mut self.aid) {
                self.effort += VALUED;
                return rewards[side];
            }
            let actions = world.candidates();
            let [only] = actions[..] else {
                break (seat, actions);
            };
            path = self.play(&mut world, path, only);
        };
        let place = match self
            .sets
            .find(key(&world, seat, path, &actions), actions.len())
        {
            Found::Known(place) => place,
            Found::New(place) => {
                let rewards = self.look(&world, seat, &actions, place);
                if path != ROOT {
                    return rewards[side];
                }
                place
            }
            Found::NoRoom => return self.value(&world)[side],
        };
        let shares = shares(self.sets.regrets(place));
        if seat == learner.seat {
            let point = DecisionPoint {
                world: &world,
                path,
                actions,
                place,
                shares,
            };
            return self.learn(&point, learner);
        }
        let chosen = actions[self.pick(&shares)];
        path = self.play(&mut world, path, chosen);
        self.go_on(world, path, learner)
    }

    /// The value of the world to the learner, who is to act; updates the regrets of this information set.
    fn learn(&mut self, point: &DecisionPoint<'_, D>, learner: Learner) -> f32 {
        let all = point.path == ROOT && learner.real;
        let mut values = Each::new();
        for (at, share) in point.shares.iter().enumerate() {
            let chance = if all {
                1.0
            } else {
                (share * CERTAIN).clamp(STRAYS, 1.0)
            };
            values.push(self.worth(point, learner, at, chance));
        }
        if all {
            self.note(&point.shares, &values);
        }
        let mean: f32 = values
            .iter()
            .zip(&point.shares)
            .map(|(value, share)| value * share)
            .sum();
        for (regret, value) in self.sets.regrets(point.place).iter_mut().zip(&values) {
            // Nothing is owed for long: who was wrong is right again soon.
            *regret = (*regret + value - mean).max(0.0);
        }
        mean
    }

    /// What one of the actions brings the learner: what is expected of it, where it is not looked at,
    /// and so much more of what is found where it is that it is right on average.
    fn worth(
        &mut self,
        point: &DecisionPoint<'_, D>,
        learner: Learner,
        at: usize,
        chance: f32,
    ) -> f32 {
        let expected = self.sets.expected(point.place)[at];
        if chance < 1.0 && self.rng.fraction() >= chance {
            return expected;
        }
        let mut next = point.world.clone();
        let path = self.play(&mut next, point.path, point.actions[at]);
        let surprise = self.go_on(next, path, learner) - expected;
        self.sets.expected(point.place)[at] += FOLLOWS * surprise;
        expected + surprise / chance
    }

    /// Remembers what came of the root's actions.
    fn note(&mut self, shares: &Each, values: &Each) {
        for ((learnt, share), value) in self.root.iter_mut().zip(shares).zip(values) {
            learnt.share += self.weight * share;
            learnt.total += self.weight * value;
        }
    }

    /// A first look at a new set: which actions suggest themselves, and what is to be expected.
    fn look(&mut self, world: &D, seat: Seat, actions: &[Action], place: SetPlace) -> Rewards {
        let regrets = self.sets.regrets(place);
        world.priors(actions, regrets);
        let sum: f32 = regrets.iter().sum();
        for regret in regrets {
            *regret *= FIRST_GLANCE / sum;
        }
        let rewards = self.value(world);
        self.sets.expected(place).fill(rewards[world.side_of(seat)]);
        rewards
    }

    /// What playing the world out brings.
    fn value(&mut self, world: &D) -> Rewards {
        self.effort += VALUED;
        world.clone().play_out(&mut self.aid, &mut self.rng)
    }

    /// Where the action leads to.
    #[inline]
    fn play(&mut self, world: &mut D, path: u64, action: Action) -> u64 {
        self.effort += 1;
        world.play_unchecked(action, &mut ());
        mix(path ^ (u64::from(action.code()) << 1 | 1))
    }

    /// One of the actions, each as often as its share says.
    fn pick(&mut self, shares: &[f32]) -> usize {
        let mut luck = self.rng.fraction();
        for (at, share) in shares.iter().enumerate() {
            luck -= share;
            if luck < 0.0 {
                return at;
            }
        }
        // What rounding leaves.
        shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
    }
}

/// How often each action is chosen: as its regret is to all regrets.
#[inline]
fn shares(regrets: &[f32]) -> Each {
    let sum: f32 = regrets.iter().sum();
    if sum > 0.0 {
        regrets.iter().map(|regret| regret / sum).collect()
    } else {
        regrets.iter().map(|_| 1.0 / regrets.len() as f32).collect()
    }
}

/// The key of the information set: the seat to act, its hand, and what both saw happen. The number of actions is part
/// of it, because the same hand may do more where it has just drawn the card to rob with.
#[inline]
fn key<D: Searchable>(world: &D, seat: Seat, path: u64, actions: &[Action]) -> u64 {
    let private = world.hand(seat).bits() ^ (actions.len() as u64) << 56;
    mix(mix(path ^ private) ^ u64::from(seat.0))
}
