//! The tree: nodes in one growing block, children as linked lists.

use super::log::ln;
use crate::bots::searchable::Rewards;
use crate::deal::FastRng;
use crate::deal::{Action, ActionList};

/// A node's place in the block.
pub(super) type NodeId = u32;

const NONE: NodeId = u32::MAX;

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
        let visits = self.visits as f32;
        self.total / visits + exploration * (ln(self.available) / visits).sqrt()
    }
}

/// An action and what followed it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub action: Action,
    first_child: NodeId,
    next_sibling: NodeId,
    pub own: Stats,
    imagined: Stats,
}

impl Node {
    const fn new(action: Action) -> Node {
        const UNTRIED: Stats = Stats {
            visits: 0,
            available: 0,
            total: 0.0,
        };
        Node {
            action,
            first_child: NONE,
            next_sibling: NONE,
            own: UNTRIED,
            imagined: UNTRIED,
        }
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
}

impl Tree {
    /// Where the search starts.
    pub const ROOT: NodeId = 0;

    /// A tree that grows to so many nodes.
    pub fn new(most: usize) -> Tree {
        let mut nodes = Vec::with_capacity(most.min(1 << 12));
        nodes.push(Node::new(Action::Pass));
        Tree { nodes, most }
    }

    /// The nodes of the actions tried at a node.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = &Node> {
        let mut next = self.nodes[parent as usize].first_child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(next as usize)?;
            next = node.next_sibling;
            Some(node)
        })
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
        let mut unmet: u64 = (1 << actions.len()) - 1;
        let mut untried: u64 = unmet;
        let mut nodes = [NONE; 48];
        let mut best = (f32::NEG_INFINITY, 0);
        let mut next = self.nodes[parent as usize].first_child;
        while next != NONE && unmet != 0 {
            let id = next;
            let node = &mut self.nodes[id as usize];
            next = node.next_sibling;
            let Some(place) = actions.iter().position(|action| *action == node.action) else {
                continue;
            };
            unmet &= !(1 << place);
            nodes[place] = id;
            let stats = node.stats(kind);
            stats.available += 1;
            if stats.visits > 0 {
                untried &= !(1 << place);
                let bound = stats.bound(exploration);
                if bound > best.0 {
                    best = (bound, place);
                }
            }
        }
        let place = if untried == 0 {
            best.1
        } else {
            nth_bit(untried, rng.below(untried.count_ones() as usize))
        };
        let new = untried >> place & 1 != 0;
        let id = match nodes[place] {
            NONE => self.grow(parent, actions[place], kind),
            known => Some(known),
        };
        Chosen {
            action: actions[place],
            node: id,
            new: new || id.is_none(),
        }
    }

    /// Where the walk goes on after a draw that the searcher alone sees.
    pub fn observed(&mut self, parent: NodeId, card: crate::cards::Card) -> Option<NodeId> {
        let marker = Action::OutWith(card);
        let mut next = self.nodes[parent as usize].first_child;
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.action == marker {
                return Some(next);
            }
            next = node.next_sibling;
        }
        self.grow(parent, marker, Kind::Imagined)
    }

    fn grow(&mut self, parent: NodeId, action: Action, kind: Kind) -> Option<NodeId> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        let mut node = Node::new(action);
        node.stats(kind).available = 1;
        let parent = &mut self.nodes[parent as usize];
        node.next_sibling = parent.first_child;
        parent.first_child = id;
        self.nodes.push(node);
        Some(id)
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
