//! The bots: search, endgame solver, hints, review and puzzles.
//!
//! A bot decides from an [`Observation`], a type that holds no hidden card, and from a seed: equal
//! observations, seeds and budgets give equal decisions on every machine. No decision depends on a
//! clock; only the arena measures how long decisions take.
//!
//! [`decide`] is the entry for the page's worker. The terminal program names its players in a text (`bot_spec`, on the
//! host alone), which leads to the same searches.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(not(target_arch = "wasm32"))]
pub mod arena;
#[cfg(not(target_arch = "wasm32"))]
pub mod bot_spec;
mod cfr;
pub mod endgame;
#[cfg(not(target_arch = "wasm32"))]
mod flat_monte_carlo;
pub mod greedy;
pub mod hint;
pub mod hint_reasons;
pub mod ismcts;
mod no_talon;
mod open_search;
mod opponent;
mod penneech;
pub mod puzzles;
pub mod random;
pub mod rating;
pub mod review;
pub mod search_options;
mod searchable;
#[cfg(not(target_arch = "wasm32"))]
pub mod solve;
#[cfg(not(target_arch = "wasm32"))]
pub mod stability;
mod two_handed;
#[cfg(not(target_arch = "wasm32"))]
pub use two_handed::policy_prior::training;

pub use opponent::Opponent;
pub use searchable::{Rewards, Searchable};
pub use sechsundsechzig_engine::deal::FastRng;

use greedy::Greedy;
use search_options::SearchOptions;
use sechsundsechzig_engine::deal::{Action, Deal, Observation, View, mix};
use sechsundsechzig_engine::games::penneech::Penneech;
use sechsundsechzig_engine::games::sixty_six::{FourHanded, ThreeHanded, TwoHanded};
use sechsundsechzig_engine::games::{AnyDeal, AnyView};

/// How much thinking a decision may take: work, never time, so that a replay does not depend on
/// the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many search iterations.
    Iterations(u32),
    /// Until the answer is proven; bots that cannot prove one use a budget of their own.
    Exact,
}

/// One action a bot thought about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// How often the search tried it; 0 where its worth is proven instead.
    pub visits: u32,
    /// What it is worth to the bot, from 0 to 1; even chances are 0.5.
    pub value: f32,
}

/// What a bot decided, and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What to do.
    pub action: Action,
    /// What the position is worth to the bot, from 0 to 1, if it thought about that.
    pub value: Option<f32>,
    /// Everything it weighed, best first; empty if it did not search.
    pub candidates: Vec<Candidate>,
}

impl Decision {
    /// A decision without thought behind it.
    #[must_use]
    pub const fn of(action: Action) -> Decision {
        Decision {
            action,
            value: None,
            candidates: Vec::new(),
        }
    }

    /// What the bot found this action to be worth, if it weighed it.
    fn value_of(&self, action: Action) -> Option<f32> {
        let mut candidates = self.candidates.iter();
        let found = candidates.find(|found| found.action == action);
        found.map(|found| found.value)
    }
}

/// From the worst reward to the best one, in game points.
const REWARD_RANGE: f32 = 6.0;

/// A player of a game `D`.
pub trait Bot<D: Deal> {
    /// What to do now; the observer must be the seat to act.
    fn decide(&mut self, seen: &Observation<D::View>, budget: Budget) -> Decision;
}

/// What an opponent decides.
///
/// It never commits an offence and never makes a claim it knows to be false. `seed` may be the
/// same for a whole match: what was seen is mixed in.
#[must_use]
pub fn decide(opponent: Opponent, seen: &Observation<AnyView>, seed: u64) -> Decision {
    think(seen, &SeededOpponent { opponent, seed })
}

/// What the greedy bot decides, by each game's rules of thumb and without a search.
///
/// Like [`decide`] it never commits an offence and never makes a claim it knows to be false.
#[must_use]
pub fn decide_greedily(seen: &Observation<AnyView>, seed: u64) -> Decision {
    think(seen, &Greedy::new(seed))
}

/// Decides in whatever game is played.
trait Thinker {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision;
}

/// An opponent with the seed of its search.
struct SeededOpponent {
    opponent: Opponent,
    seed: u64,
}

impl Thinker for SeededOpponent {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        self.opponent.decide(seen, self.seed)
    }
}

impl Thinker for Greedy {
    fn think<D: Searchable>(&self, seen: &Observation<D::View>) -> Decision {
        Bot::<D>::decide(&mut self.clone(), seen, Budget::Exact)
    }
}

/// Dispatches to the game that is being played.
fn think(seen: &Observation<AnyView>, thinker: &impl Thinker) -> Decision {
    match &seen.view {
        AnyView::TwoHanded(view) => thinker.think::<TwoHanded>(&with_view(seen, view.clone())),
        AnyView::Rotating(view) => match view.player() {
            Some(player) => {
                let mut seen = with_view(seen, player.clone());
                // The two who play are seats 0 and 1 of a deal of their own.
                for (seat, _) in &mut seen.moves {
                    *seat = seat.left(2 - view.dealer().0 % 3, 3);
                }
                thinker.think::<TwoHanded>(&seen)
            }
            None => thinker.think::<AnyDeal>(seen),
        },
        AnyView::Three(view) => thinker.think::<ThreeHanded>(&with_view(seen, view.clone())),
        AnyView::Four(view) => thinker.think::<FourHanded>(&with_view(seen, view.clone())),
        AnyView::Penneech(view) => thinker.think::<Penneech>(&with_view(seen, view.clone())),
    }
}

/// The same observation with the view of one game.
fn with_view<V: View>(seen: &Observation<AnyView>, view: V) -> Observation<V> {
    Observation {
        view,
        dealt: seen.dealt.clone(),
        drawn: seen.drawn.clone(),
        moves: seen.moves.clone(),
    }
}

/// For a spectator, who has no game-specific view: the defaults.
impl Searchable for AnyDeal {
    type Aid = ();

    fn within(deal: &AnyDeal) -> Option<&AnyDeal> {
        Some(deal)
    }

    fn aid(_: &Observation<AnyView>, _: &SearchOptions) {}
}

/// A seed from a seed and everything seen, so that no two decisions of a deal share their luck.
#[must_use]
pub fn seed_from<V: View>(seen: &Observation<V>, seed: u64) -> u64 {
    let mut hash = mix(seed);
    let mut take = |word: u64| hash = mix(hash ^ word);
    take(u64::from(seen.view.seat().0));
    for card in seen.dealt.iter().chain(&seen.drawn) {
        take(card.index() as u64);
    }
    for (seat, action) in &seen.moves {
        take(u64::from(seat.0) << 32 | u64::from(action.code()));
    }
    hash
}
