//! Information-set Monte Carlo tree search with one observer.
//!
//! Each iteration deals a new world the searcher thinks possible, walks down one tree keyed by
//! the actions everybody sees, adds a node and plays the deal out. An action's exploration counts
//! how often it was *available*, for in most worlds most cards lie elsewhere. Where a game has a
//! policy prior ([`Searchable::priors`]), what suggests itself is looked at first and most.
//!
//! Left at that, the others' nodes would learn to answer the searcher's real hand, which they
//! cannot see. So some iterations are *resampled*: the searcher's hidden cards are dealt anew as
//! another player has to imagine them. What the others do is learnt from both kinds, what the
//! searcher does from the real ones alone.

mod action_index;
mod deterministic_math;
mod stats;
mod tree;

use super::cfr;
use super::search_options::SearchOptions;
use super::searchable::{Rewards, Searchable};
use super::{Bot, Budget, Candidate, Decision, seed_from};
use action_index::ActionIndex;
use sechsundsechzig_engine::deal::{Action, FastRng, Observation, Seat, Turn, View};
use sechsundsechzig_engine::sort;
use std::cmp::Reverse;
use std::marker::PhantomData;
use tree::{ChosenChild, Kind, NodeId, PathStep, Tree, WithPriors};

/// Iterations where the caller asked for proof, which this search cannot give.
const INSTEAD_OF_PROOF: u32 = 50_000;

/// The searching bot; its tree is freed after each decision.
#[derive(Clone, Debug)]
pub struct Ismcts<D> {
    options: SearchOptions,
    seed: u64,
    game: PhantomData<D>,
}

impl<D: Searchable> Ismcts<D> {
    /// With these options and this seed.
    #[must_use]
    pub const fn new(options: SearchOptions, seed: u64) -> Ismcts<D> {
        Ismcts {
            options,
            seed,
            game: PhantomData,
        }
    }
}

impl<D: Searchable> Bot<D> for Ismcts<D> {
    fn decide(&mut self, seen: &Observation<D::View>, budget: Budget) -> Decision {
        self.search(seen, None, budget)
    }
}

impl<D: Searchable> Ismcts<D> {
    /// Decides with every card open: no player, but a measure for one.
    #[must_use]
    pub fn decide_openly(&self, seen: &Observation<D::View>, deal: &D, budget: Budget) -> Decision {
        self.search(seen, Some(deal), budget)
    }

    fn search(&self, seen: &Observation<D::View>, open: Option<&D>, budget: Budget) -> Decision {
        let mut rng = FastRng::new(seed_from(seen, self.seed));
        let options = D::tune(self.options, &seen.view);
        let mut aid = D::aid(seen, &options);
        let world = D::determinize(&seen.view, &aid, &mut rng);
        let candidates = world.candidates();
        if let [only] = candidates[..] {
            return Decision::of(only);
        }
        if let Some(decision) = world.known_choices(&mut aid).and_then(proven) {
            return decision;
        }
        let iterations = match budget {
            Budget::Iterations(iterations) => iterations,
            Budget::Exact => INSTEAD_OF_PROOF,
        };
        let may_use_cfr = D::HAS_CFR && options.may_use_cfr() && open.is_none();
        if may_use_cfr && !candidates.is_empty() && D::is_small_enough_for_cfr(&seen.view, &aid) {
            return cfr::decide::<D>(&seen.view, &candidates, aid, rng, iterations);
        }
        let mut run = Run::<D>::new(&seen.view, &world, aid, options, rng);
        run.open = open;
        for number in 0..iterations {
            run.first = if options.even {
                candidates.get(number as usize % candidates.len()).copied()
            } else {
                None
            };
            run.iterate(number);
        }
        run.decision(&candidates)
    }
}

/// A reward of which only win or loss counts: 1 for more than an even share, 0 for less, else 0.5.
pub fn win_or_loss(reward: f32) -> f32 {
    const EVEN: f32 = 1.0 / 1024.0;
    match reward - 0.5 {
        more if more > EVEN => 1.0,
        less if less < -EVEN => 0.0,
        _ => 0.5,
    }
}

/// The decision where every choice's worth is known.
fn proven(choices: Vec<(Action, f32)>) -> Option<Decision> {
    let &(action, value) = choices.first()?;
    Some(Decision {
        action,
        value: Some(value),
        candidates: choices
            .into_iter()
            .map(|(action, value)| Candidate {
                action,
                visits: 0,
                value,
            })
            .collect(),
    })
}

/// One search.
struct Run<'a, D: Searchable> {
    view: &'a D::View,
    /// The one world there is, where all cards are open.
    open: Option<&'a D>,
    /// The action to begin with, where that is not the search's choice.
    first: Option<Action>,
    searcher: Seat,
    others: Vec<Seat>,
    options: SearchOptions,
    aid: D::Aid,
    tree: Tree,
    path: Vec<PathStep>,
    rng: FastRng,
}

impl<'a, D: Searchable> Run<'a, D> {
    fn new(
        view: &'a D::View,
        world: &D,
        aid: D::Aid,
        options: SearchOptions,
        rng: FastRng,
    ) -> Run<'a, D> {
        let searcher = view.seat();
        let numbers = match world.candidate_set() {
            Some(_) => ActionIndex::Fixed,
            None => ActionIndex::as_met(),
        };
        Run {
            view,
            open: None,
            first: None,
            searcher,
            others: (0..world.players().min(4))
                .map(Seat)
                .filter(|seat| *seat != searcher)
                .collect(),
            options,
            aid,
            tree: Tree::new(options.most_nodes, numbers),
            path: Vec::with_capacity(64),
            rng,
        }
    }

    /// Kept apart from the loop around it: browsers compile a function of this size better alone, and
    /// change to what they compiled only at the next call. In wasm that makes an eighth to a sixth more
    /// iterations a second.
    #[inline(never)]
    fn iterate(&mut self, number: u32) {
        let mut world = self.likely_world();
        let resampled = number * 7 % 16 < self.options.resampled;
        if resampled {
            let other = self.others[self.rng.below(self.others.len())];
            world = world.view(other).sample_world(&mut self.rng);
        }
        let mut rewards = self.walk(&mut world, resampled);
        if self.options.counts_wins {
            rewards = rewards.map(win_or_loss);
        }
        self.tree.learn(&self.path, &rewards);
    }

    fn likely_world(&mut self) -> D {
        match self.open {
            Some(open) => open.clone(),
            None => D::likely_world(self.view, &self.aid, &mut self.rng),
        }
    }

    /// From the root to a new node and, by playing out, to the end of the deal.
    fn walk(&mut self, world: &mut D, resampled: bool) -> Rewards {
        self.path.clear();
        let mut node = Tree::ROOT;
        // A hand dealt anew may not have what the real one begins with.
        let mut first = self.first.filter(|_| !resampled);
        while let Turn::Seat(seat) = world.turn() {
            // What is known at the root in one world need not be so in the next.
            if node != Tree::ROOT
                && let Some(rewards) = world.known(&mut self.aid)
            {
                return rewards;
            }
            let kind = if seat == self.searcher && resampled {
                Kind::Redealt
            } else {
                Kind::Real
            };
            let Some(chosen) = self.choose(world, node, first.take(), kind) else {
                break;
            };
            if let Some(child) = chosen.node.filter(|_| !chosen.new) {
                self.tree.fetch(child);
            }
            world.play_unchecked(chosen.action, &mut ());
            if let Some(child) = chosen.node {
                self.path.push(PathStep {
                    node: child,
                    kind,
                    side: world.side_of(seat),
                });
                node = child;
            }
            if chosen.new {
                return world.play_out(&mut self.aid, &mut self.rng);
            }
        }
        world.rewards(&self.aid)
    }

    /// An action, or this one; none where there is nothing to choose from.
    #[inline]
    fn choose(
        &mut self,
        world: &D,
        node: NodeId,
        only: Option<Action>,
        kind: Kind,
    ) -> Option<ChosenChild> {
        let listed = || match only {
            Some(only) => std::iter::once(only).collect(),
            None => world.candidates(),
        };
        let options = &self.options;
        if D::HAS_PRIORS && options.prior > 0.0 {
            let how = WithPriors {
                exploration: options.prior,
                below_mean: options.untried,
                grows_from: options.grows_from,
            };
            let priors = |actions: &[Action], weights: &mut [f32]| world.priors(actions, weights);
            let set = match only {
                Some(_) => None,
                None => world.candidate_set(),
            };
            let wanted = match set {
                Some(set) => set.bits(),
                None => {
                    let actions = listed();
                    match self.tree.bits(&actions) {
                        0 => return actions.first().copied().map(ChosenChild::without_a_node),
                        bits => bits,
                    }
                }
            };
            self.tree.choose_by_prior(node, wanted, kind, how, priors)
        } else {
            let actions = listed();
            if actions.is_empty() {
                return None;
            }
            let how = options.exploration;
            Some(self.tree.choose(node, &actions, kind, how, &mut self.rng))
        }
    }

    /// The searcher considers the same actions in every world.
    fn decision(&mut self, actions: &[Action]) -> Decision {
        let mut candidates: Vec<Candidate> = actions
            .iter()
            .filter_map(|action| {
                let learnt = self.tree.learnt(*action)?;
                Some(Candidate {
                    action: *action,
                    visits: learnt.visits,
                    value: learnt.mean(),
                })
            })
            .collect();
        sort::sort_by_key(&mut candidates, |found| {
            (
                Reverse(if self.options.even { 0 } else { found.visits }),
                -found.value,
                found.action,
            )
        });
        match candidates.first() {
            Some(best) => Decision {
                action: best.action,
                value: Some(best.value),
                candidates,
            },
            // A budget of nothing.
            None => {
                let mut rng = self.rng.clone();
                Decision::of(D::greedy(self.view, &mut rng))
            }
        }
    }
}
