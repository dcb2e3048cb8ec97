//! The tree: nodes in one growing block, the children of a node side by side in the order of their
//! actions' numbers, so that the children wanted are found by counting bits.

use super::action_index::{ActionIndex, MOST_ACTIONS};
use super::stats::Stats;
use crate::searchable::Rewards;
use arrayvec::ArrayVec;
use sechsundsechzig_engine::deal::{Action, ActionList, FastRng};

/// A node's place in the block.
pub(super) type NodeId = u32;

/// In which role a node was passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The searcher's choice with the real hand, or another's choice.
    Real,
    /// The searcher's choice with a hand dealt anew.
    Redealt,
}

/// An action, and what followed it: all that choosing it and going on behind it need, so that
/// memory is waited for once. Two fill a line of the cache.
#[derive(Clone, Copy, Default, Debug)]
struct Node {
    /// A bit for the number of each action with a child.
    tried: u64,
    /// Where its children stand.
    children: NodeId,
    /// How much the action suggested itself.
    weight: f32,
    real: Stats,
}

/// A node passed on the way down, and whose side chose it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathStep {
    pub node: NodeId,
    pub kind: Kind,
    pub side: usize,
}

/// What was chosen.
pub(super) struct ChosenChild {
    pub action: Action,
    /// Its node; none where the block is full.
    pub node: Option<NodeId>,
    /// Whether the walk ends here.
    pub new: bool,
}

impl ChosenChild {
    /// An action of which nothing will be learnt.
    pub const fn without_a_node(action: Action) -> ChosenChild {
        ChosenChild {
            action,
            node: None,
            new: true,
        }
    }
}

/// What choosing saw of an action.
#[derive(Clone, Copy, Debug)]
struct Seen {
    bit: u64,
    node: NodeId,
    weight: f32,
    stats: Stats,
}

/// How to choose where a policy prior helps.
#[derive(Clone, Copy, Debug)]
pub(super) struct WithPriors {
    /// Weight of the policy prior.
    pub exploration: f32,
    /// How far below the mean of those tried an action stands that was not.
    pub below_mean: f32,
    /// How often an action was tried before the walk goes on behind it.
    pub grows_from: u32,
}

/// The nodes, each in two blocks at the same place.
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// What was learnt with hands dealt anew, where the searcher chose.
    resampled: Vec<Stats>,
    most: usize,
    index: ActionIndex,
}

impl Tree {
    /// Where the search starts.
    pub const ROOT: NodeId = 0;

    /// A tree that grows to so many nodes, with bits given out like this.
    pub fn new(most: usize, index: ActionIndex) -> Tree {
        Tree {
            nodes: vec![Node::default()],
            resampled: vec![Stats::default()],
            most,
            index,
        }
    }

    /// What was learnt of an action of the searcher at the root, if it was tried.
    pub fn learnt(&mut self, action: Action) -> Option<Stats> {
        let bit = self.index.bit(action);
        let child = self.child(Tree::ROOT, bit)?;
        let stats = self.nodes[child as usize].real;
        (stats.visits > 0).then_some(stats)
    }

    /// Picks one of the actions: an untried one by chance, else the one with the best upper bound.
    pub fn choose(
        &mut self,
        parent: NodeId,
        actions: &ActionList,
        kind: Kind,
        exploration: f32,
        rng: &mut FastRng,
    ) -> ChosenChild {
        let mut untried: u64 = 0;
        let mut best = (f32::NEG_INFINITY, 0, None);
        for (place, action) in actions.iter().enumerate() {
            let bit = self.index.bit(*action);
            let child = self.child(parent, bit);
            if let Some(id) = child {
                let stats = self.stats(id, kind);
                stats.available += 1;
                if stats.visits > 0 {
                    let bound = stats.bound(exploration);
                    if bound > best.0 {
                        best = (bound, place, child);
                    }
                    continue;
                }
            }
            untried |= 1 << place;
        }
        if untried == 0 {
            return ChosenChild {
                action: actions[best.1],
                node: best.2,
                new: false,
            };
        }
        let action = actions[nth_bit(untried, rng.below(untried.count_ones() as usize))];
        let bit = self.index.bit(action);
        let known = self.child(parent, bit);
        if known.is_none() && self.grow(parent, bit) {
            let id = self.place(parent, bit);
            self.stats(id, kind).available = 1;
        }
        ChosenChild {
            action,
            node: self.child(parent, bit),
            new: true,
        }
    }

    /// The bits of a list of actions.
    pub fn bits(&mut self, actions: &ActionList) -> u64 {
        self.index.bits(actions)
    }

    /// Picks of the actions with these bits the one with the best upper bound, where what suggests
    /// itself is tried first; none of none.
    pub fn choose_by_prior(
        &mut self,
        parent: NodeId,
        wanted: u64,
        kind: Kind,
        how: WithPriors,
        priors: impl FnOnce(&[Action], &mut [f32]),
    ) -> Option<ChosenChild> {
        if wanted & !self.nodes[parent as usize].tried != 0 {
            self.grow_by_prior(parent, wanted, priors);
        }
        let Node {
            tried, children, ..
        } = self.nodes[parent as usize];
        let (mut weights, mut total, mut visits) = (0.0, 0.0, 0);
        let mut seen: ArrayVec<Seen, MOST_ACTIONS> = ArrayVec::new();
        for bit in bits(wanted & tried) {
            let node = place(children, tried, bit);
            let child = &mut self.nodes[node as usize];
            let weight = child.weight;
            let learnt = match kind {
                Kind::Real => &mut child.real,
                Kind::Redealt => &mut self.resampled[node as usize],
            };
            let stats = Stats {
                available: learnt.available + 1,
                ..*learnt
            };
            learnt.available = stats.available;
            weights += weight;
            total += stats.total;
            visits += stats.visits;
            seen.push(Seen {
                bit,
                node,
                weight,
                stats,
            });
        }
        let untried = total / visits.max(1) as f32 - how.below_mean;
        let share = how.exploration / weights;
        let mut best = (f32::NEG_INFINITY, None);
        for seen in &seen {
            let bound = seen.stats.bound_by_prior(untried, seen.weight * share);
            if bound > best.0 {
                best = (bound, Some(seen));
            }
        }
        let Some(seen) = best.1 else {
            // There is no room for any child.
            return self.index.lowest(wanted).map(ChosenChild::without_a_node);
        };
        Some(ChosenChild {
            action: self.index.lowest(seen.bit)?,
            node: Some(seen.node),
            new: seen.stats.visits < how.grows_from,
        })
    }

    /// Adds children for those actions that have none, weighed; as long as there is room.
    #[cold]
    fn grow_by_prior(
        &mut self,
        parent: NodeId,
        wanted: u64,
        priors: impl FnOnce(&[Action], &mut [f32]),
    ) {
        let new = wanted & !self.nodes[parent as usize].tried;
        if !self.grow(parent, new) {
            return;
        }
        let mut untried: ArrayVec<Action, MOST_ACTIONS> = ArrayVec::new();
        for bit in bits(new) {
            untried.extend(self.index.lowest(bit));
        }
        let mut weights = [0.0; MOST_ACTIONS];
        priors(&untried, &mut weights[..untried.len()]);
        for (bit, weight) in bits(new).zip(weights) {
            let id = self.place(parent, bit);
            self.nodes[id as usize].weight = weight;
        }
    }

    /// Reads a little of what choosing behind a node will need, so that memory can bring it while
    /// the action that leads there is carried out.
    #[inline]
    pub fn fetch(&self, node: NodeId) {
        const TWO_A_LINE: usize = 2;
        const LINES: usize = 4;
        let children = &self.nodes[self.nodes[node as usize].children as usize..];
        for child in children.iter().step_by(TWO_A_LINE).take(LINES) {
            std::hint::black_box(child.weight);
        }
    }

    #[inline]
    fn stats(&mut self, id: NodeId, kind: Kind) -> &mut Stats {
        match kind {
            Kind::Real => &mut self.nodes[id as usize].real,
            Kind::Redealt => &mut self.resampled[id as usize],
        }
    }

    #[inline]
    fn child(&self, parent: NodeId, bit: u64) -> Option<NodeId> {
        (self.nodes[parent as usize].tried & bit != 0).then(|| self.place(parent, bit))
    }

    #[inline]
    fn place(&self, parent: NodeId, bit: u64) -> NodeId {
        let Node {
            tried, children, ..
        } = self.nodes[parent as usize];
        place(children, tried, bit)
    }

    /// Adds children for the actions with these bits, which have none yet, if there is room: they
    /// and those before them move apart, or to where there is more of it.
    fn grow(&mut self, parent: NodeId, new: u64) -> bool {
        let Node {
            tried, children, ..
        } = self.nodes[parent as usize];
        let all = tried | new;
        let (had, room) = (room(tried), room(all));
        let mut to = children;
        if room > had {
            let end = self.nodes.len() + room;
            if end > self.most {
                return false;
            }
            to = self.nodes.len() as NodeId;
            self.nodes.resize(end, Node::default());
            self.resampled.resize(end, Stats::default());
        }
        // From the last to the first, so that none is overwritten before it has moved; those before
        // the first new one stay where they are, if there is room.
        let mut left = all;
        if to == children {
            left &= !((new & new.wrapping_neg()) - 1);
        }
        while left != 0 {
            let bit = 1 << (63 - left.leading_zeros());
            left ^= bit;
            let after = place(to, all, bit) as usize;
            if tried & bit == 0 {
                self.nodes[after] = Node::default();
                self.resampled[after] = Stats::default();
            } else {
                let before = place(children, tried, bit) as usize;
                self.nodes[after] = self.nodes[before];
                self.resampled[after] = self.resampled[before];
            }
        }
        let parent = &mut self.nodes[parent as usize];
        parent.children = to;
        parent.tried = all;
        true
    }

    /// Books the rewards along a path.
    pub fn learn(&mut self, path: &[PathStep], rewards: &Rewards) {
        for step in path {
            let stats = self.stats(step.node, step.kind);
            stats.visits += 1;
            stats.total += rewards[step.side];
        }
    }
}

/// Where the child of an action stands.
#[inline]
const fn place(children: NodeId, tried: u64, bit: u64) -> NodeId {
    children + (tried & (bit - 1)).count_ones()
}

/// For how many children there is room where there are these.
const fn room(tried: u64) -> usize {
    match tried.count_ones() as usize {
        0 => 0,
        children => (children + 3) & !3,
    }
}

/// The set bits, the lowest first.
#[inline]
fn bits(mut left: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = left & left.wrapping_neg();
        left ^= bit;
        (bit != 0).then_some(bit)
    })
}

/// The place of the `n`th set bit, the lowest first.
#[inline]
fn nth_bit(mut bits: u64, n: usize) -> usize {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
