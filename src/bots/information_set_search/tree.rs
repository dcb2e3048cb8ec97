//! The tree: nodes in one growing block, the children of a node side by side.

use super::log::ln;
use super::places::Places;
use crate::bots::searchable::Rewards;
use crate::deal::FastRng;
use crate::deal::{Action, ActionList};
use arrayvec::ArrayVec;

/// A node's place in the block.
pub(super) type NodeId = u32;

/// In which role a node was passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The searcher's choice with the real hand.
    Own,
    /// Another's choice, or the searcher's with a hand dealt anew.
    Imagined,
}

/// What was learnt of an action.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stats {
    pub visits: u32,
    available: u32,
    total: f32,
}

impl Stats {
    /// Mean reward of who chose the action.
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }

    #[inline]
    fn bound(&self, exploration: f32) -> f32 {
        let share = 1.0 / self.visits as f32;
        self.total * share + exploration * (ln(self.available) * share).sqrt()
    }
}

/// An action and what followed it, in half a cache line.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Node {
    /// Where its children stand.
    children: NodeId,
    /// The action's code.
    code: u16,
    /// How many children there are, and how many there is room for.
    count: u8,
    room: u8,
    /// How much the action suggested itself.
    weight: f32,
    pub own: Stats,
    imagined: Stats,
}

impl Node {
    /// Whether it stands for this action.
    pub const fn is_of(&self, action: Action) -> bool {
        self.code == action.code()
    }

    #[inline]
    fn stats(&mut self, kind: Kind) -> &mut Stats {
        match kind {
            Kind::Own => &mut self.own,
            Kind::Imagined => &mut self.imagined,
        }
    }
}

/// A node passed on the way down, and whose side chose it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub node: NodeId,
    pub kind: Kind,
    pub side: usize,
}

/// What was chosen.
pub(super) struct Chosen {
    pub action: Action,
    /// Its node; none where the block is full.
    pub node: Option<NodeId>,
    /// Whether the walk ends here.
    pub new: bool,
}

/// The block of nodes.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
    /// A bit for the code of each action still to be met; none between two choices.
    unmet: [u64; CODES / 64],
}

/// More than any action's code.
const CODES: usize = 2048;

impl Tree {
    /// Where the search starts.
    pub const ROOT: NodeId = 0;

    /// A tree that grows to so many nodes.
    pub fn new(most: usize) -> Tree {
        let mut nodes = Vec::with_capacity(most.min(1 << 12));
        nodes.push(Node::default());
        Tree {
            nodes,
            most,
            unmet: [0; CODES / 64],
        }
    }

    /// The nodes of the actions tried at a node.
    pub fn children(&self, parent: NodeId) -> &[Node] {
        let parent = &self.nodes[parent as usize];
        let first = parent.children as usize;
        &self.nodes[first..first + parent.count as usize]
    }

    /// Picks one of the actions: an untried one by chance, else the one with the best upper bound.
    pub fn choose(
        &mut self,
        parent: NodeId,
        actions: &ActionList,
        kind: Kind,
        exploration: f32,
        rng: &mut FastRng,
    ) -> Chosen {
        let places = Places::of(actions);
        let mut untried: u64 = (1 << actions.len()) - 1;
        let mut untried_nodes = [0; 48];
        let mut best = (f32::NEG_INFINITY, 0, 0);
        let Node {
            children, count, ..
        } = self.nodes[parent as usize];
        for id in children..children + NodeId::from(count) {
            let node = &mut self.nodes[id as usize];
            let Some(place) = places.find(node.code) else {
                continue;
            };
            let stats = node.stats(kind);
            stats.available += 1;
            if stats.visits > 0 {
                untried &= !(1 << place);
                let bound = stats.bound(exploration);
                if bound > best.0 {
                    best = (bound, place, id);
                }
            } else {
                untried_nodes[place] = id;
            }
        }
        if untried == 0 {
            return Chosen {
                action: actions[best.1],
                node: Some(best.2),
                new: false,
            };
        }
        let place = nth_bit(untried, rng.below(untried.count_ones() as usize));
        let action = actions[place];
        let node = match untried_nodes[place] {
            Tree::ROOT => self.grow(parent, action.code(), kind),
            known => Some(known),
        };
        Chosen {
            action,
            node,
            new: true,
        }
    }

    /// Picks the action with the best upper bound, where what suggests itself is tried first.
    pub fn choose_by_glance(
        &mut self,
        parent: NodeId,
        actions: &ActionList,
        kind: Kind,
        (exploration, below_mean): (f32, f32),
        weigh: impl FnOnce(&mut [f32]),
    ) -> Chosen {
        for action in actions {
            let code = usize::from(action.code());
            self.unmet[code / 64] |= 1 << (code % 64);
        }
        let mut found: ArrayVec<NodeId, 48> = ArrayVec::new();
        let (mut weights, mut total, mut visits) = (0.0, 0.0, 0);
        let Node {
            children, count, ..
        } = self.nodes[parent as usize];
        for id in children..children + NodeId::from(count) {
            let node = &mut self.nodes[id as usize];
            let code = usize::from(node.code);
            let (word, bit) = (&mut self.unmet[code / 64 % (CODES / 64)], 1 << (code % 64));
            if *word & bit == 0 {
                continue;
            }
            *word ^= bit;
            weights += node.weight;
            let stats = node.stats(kind);
            stats.available += 1;
            total += stats.total;
            visits += stats.visits;
            found.push(id);
        }
        if found.len() < actions.len() {
            let mut new = [0.0; 48];
            weigh(&mut new[..actions.len()]);
            let room = self.make_room(parent, (actions.len() - found.len()) as u8);
            let moved = self.nodes[parent as usize].children.wrapping_sub(children);
            for id in &mut found {
                *id = id.wrapping_add(moved);
            }
            for (action, weight) in actions.iter().zip(new) {
                let code = action.code();
                let place = usize::from(code);
                let (word, bit) = (&mut self.unmet[place / 64], 1 << (place % 64));
                if *word & bit == 0 {
                    continue;
                }
                *word ^= bit;
                if room {
                    let id = self.add(parent, code, kind);
                    self.nodes[id as usize].weight = weight;
                    weights += weight;
                    found.push(id);
                }
            }
        }
        let untried = total / visits.max(1) as f32 - below_mean;
        let mut best = (f32::NEG_INFINITY, Tree::ROOT);
        let share = exploration / weights;
        for id in found {
            let node = &mut self.nodes[id as usize];
            let chance = node.weight * share;
            let stats = node.stats(kind);
            let tries = stats.visits as f32;
            let mean = if stats.visits == 0 {
                untried
            } else {
                stats.total / tries
            };
            let bound = mean + chance * (stats.available as f32).sqrt() / (1.0 + tries);
            if bound > best.0 {
                best = (bound, id);
            }
        }
        let (_, id) = best;
        let chosen = &mut self.nodes[id as usize];
        let named = actions.iter().find(|action| chosen.is_of(**action));
        // Without room for any child the root stands in for none.
        let node = (id != Tree::ROOT).then_some(id);
        Chosen {
            action: named.copied().unwrap_or(actions[0]),
            node,
            new: node.is_none() || chosen.stats(kind).visits == 0,
        }
    }

    /// Adds a child, if there is room.
    fn grow(&mut self, parent: NodeId, code: u16, kind: Kind) -> Option<NodeId> {
        self.make_room(parent, 1)
            .then(|| self.add(parent, code, kind))
    }

    /// Sees to it that a node has room for so many more children; they may move for that.
    fn make_room(&mut self, parent: NodeId, more: u8) -> bool {
        let Node {
            children,
            count,
            room,
            ..
        } = self.nodes[parent as usize];
        let wanted = usize::from(count) + usize::from(more);
        if wanted <= usize::from(room) {
            return true;
        }
        let wanted = wanted.next_power_of_two().max(4);
        let Ok(new_room) = u8::try_from(wanted) else {
            return false;
        };
        if self.nodes.len() + wanted > self.most {
            return false;
        }
        let (from, to) = (children as usize, self.nodes.len());
        self.nodes
            .extend_from_within(from..from + usize::from(count));
        self.nodes.resize(to + wanted, Node::default());
        let parent = &mut self.nodes[parent as usize];
        parent.children = to as NodeId;
        parent.room = new_room;
        true
    }

    fn add(&mut self, parent: NodeId, code: u16, kind: Kind) -> NodeId {
        let parent = &mut self.nodes[parent as usize];
        let id = parent.children + NodeId::from(parent.count);
        parent.count += 1;
        let node = &mut self.nodes[id as usize];
        node.code = code;
        node.stats(kind).available = 1;
        id
    }

    /// Books the rewards along a path.
    pub fn learn(&mut self, path: &[Step], rewards: &Rewards) {
        for step in path {
            let stats = self.nodes[step.node as usize].stats(step.kind);
            stats.visits += 1;
            stats.total += rewards[step.side];
        }
    }
}

/// The place of the `n`th set bit, the lowest first.
#[inline]
fn nth_bit(mut bits: u64, n: usize) -> usize {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}
