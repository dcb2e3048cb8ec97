//! Traversals of the game tree from the decision to be made: one player tries the alternatives and learns, the
//! other plays the strategy learnt so far.

use super::infosets::{InfosetHandle, InfosetTable, Lookup};
use crate::searchable::{Rewards, Searchable};
use arrayvec::ArrayVec;
use sechsundsechzig_engine::deal::{Action, ActionList, FastRng, Seat, Turn, mix};

/// The sum of the regrets with which an information set begins, shared out by the policy prior.
const PRIOR_REGRET: f32 = 0.5;
/// The least probability with which the learner tries an action, however seldom the strategy chooses it.
const MIN_PROBABILITY: f32 = 0.1;
/// By what an action's probability in the strategy is multiplied for the probability that the learner tries it.
const SAMPLING_FACTOR: f32 = 4.0;
/// How quickly the expected value of an action follows the values found.
const LEARNING_RATE: f32 = 0.1;
/// The cost of valuing a position, in moves.
const VALUE_COST: u32 = 8;
/// The path of the decision to be made.
const ROOT: u64 = 0;
/// The most actions that an information set can have.
const MAX_ACTIONS: usize = 48;

/// A number for each action of an information set.
type PerAction = ArrayVec<f32, MAX_ACTIONS>;

/// Sums over the traversals that learnt at the root with the searcher's real hand, later ones weighing more.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct RootStats {
    /// The probability of the action in the strategy of the time: what the average strategy is made of.
    pub strategy_sum: f32,
    /// The value of the action.
    pub value_sum: f32,
}

/// Who learns on a traversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Learner {
    pub seat: Seat,
    /// Whether the searcher has the real hand.
    pub has_real_hand: bool,
}

/// A decision of the learner in one of the worlds of an information set.
struct DecisionPoint<'a, D> {
    world: &'a D,
    path: u64,
    actions: ActionList,
    place: InfosetHandle,
    /// The current strategy: the probability of each action.
    strategy: PerAction,
}

/// The traversals so far, and what was learnt on them.
pub(super) struct Traversals<D: Searchable> {
    pub aid: D::Aid,
    pub rng: FastRng,
    /// Moves made, those in place of positions valued included.
    pub effort: u32,
    /// How much the traversal under way weighs.
    pub weight: f32,
    pub root: Vec<RootStats>,
    infosets: InfosetTable,
}

impl<D: Searchable> Traversals<D> {
    /// None yet, from a root with so many actions; `capacity` is that of the [`InfosetTable`].
    pub fn new(aid: D::Aid, rng: FastRng, actions: usize, capacity: usize) -> Traversals<D> {
        Traversals {
            aid,
            rng,
            effort: 0,
            weight: 0.0,
            root: vec![RootStats::default(); actions],
            infosets: InfosetTable::new(capacity),
        }
    }

    /// Traverses the game tree of this world.
    pub fn traverse(&mut self, world: D, learner: Learner) {
        self.walk(world, ROOT, learner);
    }

    /// What the rest of the world brought the learner.
    fn walk(&mut self, mut world: D, mut path: u64, learner: Learner) -> f32 {
        let side = world.side_of(learner.seat);
        let (seat, actions) = loop {
            let Turn::Seat(seat) = world.turn() else {
                return world.rewards(&self.aid)[side];
            };
            if let Some(rewards) = world.known(&mut self.aid) {
                self.effort += VALUE_COST;
                return rewards[side];
            }
            let actions = world.candidates();
            let [only] = actions[..] else {
                break (seat, actions);
            };
            path = self.play(&mut world, path, only);
        };
        let place = match self
            .infosets
            .find(key(&world, seat, path, &actions), actions.len())
        {
            Lookup::Known(place) => place,
            Lookup::New(place) => {
                let rewards = self.initialize(&world, seat, &actions, place);
                if path != ROOT {
                    return rewards[side];
                }
                place
            }
            Lookup::NoRoom => return self.value(&world)[side],
        };
        let strategy = regret_matching(self.infosets.regrets(place));
        if seat == learner.seat {
            let point = DecisionPoint {
                world: &world,
                path,
                actions,
                place,
                strategy,
            };
            return self.learn(&point, learner);
        }
        let chosen = actions[self.sample(&strategy)];
        path = self.play(&mut world, path, chosen);
        self.walk(world, path, learner)
    }

    /// The value of the world to the learner, who is to act; updates the regrets of this information set.
    fn learn(&mut self, point: &DecisionPoint<'_, D>, learner: Learner) -> f32 {
        let all = point.path == ROOT && learner.has_real_hand;
        let mut values = PerAction::new();
        for (at, share) in point.strategy.iter().enumerate() {
            let chance = if all {
                1.0
            } else {
                (share * SAMPLING_FACTOR).clamp(MIN_PROBABILITY, 1.0)
            };
            values.push(self.sampled_value(point, learner, at, chance));
        }
        if all {
            self.update_root(&point.strategy, &values);
        }
        let mean: f32 = values
            .iter()
            .zip(&point.strategy)
            .map(|(value, share)| value * share)
            .sum();
        for (regret, value) in self.infosets.regrets(point.place).iter_mut().zip(&values) {
            // Regret matching+: regrets never fall below zero, so that an action that does well again is soon chosen again.
            *regret = (*regret + value - mean).max(0.0);
        }
        mean
    }

    /// An unbiased sample of the value of an action to the learner, with the expected value as baseline (VR-MCCFR): the
    /// baseline where the action is not tried; where it is, the difference found counts inversely to its chance.
    fn sampled_value(
        &mut self,
        point: &DecisionPoint<'_, D>,
        learner: Learner,
        at: usize,
        chance: f32,
    ) -> f32 {
        let expected = self.infosets.expected(point.place)[at];
        if chance < 1.0 && self.rng.fraction() >= chance {
            return expected;
        }
        let mut next = point.world.clone();
        let path = self.play(&mut next, point.path, point.actions[at]);
        let surprise = self.walk(next, path, learner) - expected;
        self.infosets.expected(point.place)[at] += LEARNING_RATE * surprise;
        expected + surprise / chance
    }

    /// Adds the strategy and the values found at the root to its sums.
    fn update_root(&mut self, strategy: &PerAction, values: &PerAction) {
        for ((stats, share), value) in self.root.iter_mut().zip(strategy).zip(values) {
            stats.strategy_sum += self.weight * share;
            stats.value_sum += self.weight * value;
        }
    }

    /// Gives a new information set its first regrets, by the policy prior, and expected values, by a play-out.
    fn initialize(
        &mut self,
        world: &D,
        seat: Seat,
        actions: &[Action],
        place: InfosetHandle,
    ) -> Rewards {
        let regrets = self.infosets.regrets(place);
        world.priors(actions, regrets);
        let sum: f32 = regrets.iter().sum();
        for regret in regrets {
            *regret *= PRIOR_REGRET / sum;
        }
        let rewards = self.value(world);
        self.infosets
            .expected(place)
            .fill(rewards[world.side_of(seat)]);
        rewards
    }

    /// What playing the world out brings.
    fn value(&mut self, world: &D) -> Rewards {
        self.effort += VALUE_COST;
        world.clone().play_out(&mut self.aid, &mut self.rng)
    }

    /// Where the action leads to.
    #[inline]
    fn play(&mut self, world: &mut D, path: u64, action: Action) -> u64 {
        self.effort += 1;
        world.play_unchecked(action, &mut ());
        mix(path ^ (u64::from(action.code()) << 1 | 1))
    }

    /// The place of an action, drawn from the strategy.
    fn sample(&mut self, strategy: &[f32]) -> usize {
        let mut luck = self.rng.fraction();
        for (at, share) in strategy.iter().enumerate() {
            luck -= share;
            if luck < 0.0 {
                return at;
            }
        }
        // What rounding leaves.
        strategy.iter().rposition(|share| *share > 0.0).unwrap_or(0)
    }
}

/// The strategy: each action as probable as its regret is to the sum of all regrets.
#[inline]
fn regret_matching(regrets: &[f32]) -> PerAction {
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
